"""Random: any legal answer, all equally likely. The floor every other driver is measured from."""

from __future__ import annotations

from slipstream.core.actions import Action
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.track import Track
from slipstream.drivers.minded import Minded
from slipstream.field.mind import AnyAnswer, Mind


class RandomDriver(Minded):
    """Picks one of the options."""

    def __init__(self, luck: Stream) -> None:
        super().__init__()
        self.luck = luck
        self.mind = AnyAnswer(luck)

    def mind_for(self, track: Track) -> Mind:
        return self.mind

    def pick(self, decision: Decision) -> Action:
        options = decision.options
        return options[self.luck.below(len(options))]
