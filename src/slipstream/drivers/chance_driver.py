"""Random: any legal answer, all equally likely. The floor every other driver is measured from."""

from __future__ import annotations

from slipstream.core.actions import Action
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.season.draft import DraftView


class RandomDriver:
    """Picks one of the options."""

    def __init__(self, luck: Stream) -> None:
        self.luck = luck

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        options = decision.options
        return options[self.luck.below(len(options))]
