"""Rookie: rules of thumb, no luck of its own, no memory. See `slipstream.field.rookie`."""

from __future__ import annotations

from slipstream.core.track import Track
from slipstream.drivers.minded import Minded
from slipstream.field.mind import Mind
from slipstream.field.rookie import RookieMind


class Rookie(Minded):
    """Answers each question by a small score."""

    def __init__(self) -> None:
        super().__init__()
        self.mind = RookieMind()

    def mind_for(self, track: Track) -> Mind:
        return self.mind
