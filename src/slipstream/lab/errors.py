"""What the laboratory refuses."""

from __future__ import annotations

from slipstream.words.language import ToldError


class LabError(ToldError):
    """A job that cannot be run as asked."""

    prefix = "lab"
