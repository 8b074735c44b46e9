"""Club: one turn ahead, exactly, and the pace model for what comes after. See `slipstream.field.club`."""

from __future__ import annotations

from functools import lru_cache

from slipstream.core.chance import Stream
from slipstream.core.seen import seen_race
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.drivers.minded import Minded
from slipstream.drivers.weights import model_for
from slipstream.field.club import ClubMind, guarded
from slipstream.pace.model import PaceModel
from slipstream.pace.policy import Policy


@lru_cache(maxsize=8)
def policy_for(model: PaceModel) -> Policy:
    """The policy of this model that all clubs of a process share: between two answers it keeps nothing but
    what it has worked out of the road."""
    return Policy(model)


class Club(Minded):
    """Answers by the policy of the pace model, with a closer look at discards."""

    def __init__(self, luck: Stream, temperature: float = 0.0) -> None:
        super().__init__()
        self.luck = luck
        self.temperature = temperature  # rounds
        self.mind: ClubMind | None = None

    def mind_for(self, track: Track) -> ClubMind:
        policy = policy_for(model_for(track))
        if self.mind is None or self.mind.policy is not policy:
            self.mind = ClubMind(policy, self.luck, self.temperature)
        return self.mind

    def guarded(self, view: View, cards: int) -> int:
        """The plan that somebody else has chosen, or a safer one."""
        assert view.seat is not None
        state = seen_race(view)
        return guarded(self.mind_for(view.track).policy, state, state.cars[view.seat], cards)
