"""Drivers whose answers come from a mind of `slipstream.field`: alone from a view, or whole races at once."""

from __future__ import annotations

from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.random_play import Draw
from slipstream.core.seen import seen_race
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.drivers.drafts import draft_score
from slipstream.field.mind import Mind
from slipstream.games.draft import DraftView, drafting


class Minded:
    """Shows its mind the race as its view has it; in a draft it takes the card with the better marks."""

    def __init__(self) -> None:
        self.into = Draw()

    def mind_for(self, track: Track) -> Mind:
        """Who answers on this circuit."""
        raise NotImplementedError

    def pick(self, decision: Decision) -> Action:
        """The answer in a draft."""
        return max(decision.options, key=draft_score)

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        """One of `decision.options`."""
        if drafting(view):
            return self.pick(decision)
        into = self.into
        self.mind_for(view.track).choose(seen_race(view), decision.seat, into)
        return Action(into.kind, into.cards, into.number, into.source)
