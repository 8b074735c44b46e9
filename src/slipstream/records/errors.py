"""What can be wrong with a record."""

from __future__ import annotations

from slipstream.words.language import ToldError


class RecordError(ToldError):
    """This is not a record, or not one that can be replayed here."""

    prefix = "record"
