"""Club: one turn ahead, exactly, and the pace model for what comes after. See `slipstream.field.club`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from slipstream.core.chance import Stream
from slipstream.core.seen import seen_race
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.drivers.minded import Minded
from slipstream.drivers.names import MANNERS
from slipstream.drivers.weights import model_for
from slipstream.field.club import ClubMind, guarded
from slipstream.field.manners import PLAIN
from slipstream.pace.model import PaceModel
from slipstream.pace.policy import Policy


@lru_cache(maxsize=8)
def policy_for(model: PaceModel) -> Policy:
    """The policy of this model that all clubs of a process share: between two answers it keeps nothing but
    what it has worked out of the road."""
    return Policy(model)


#: rounds: what a manner may cost in a choice, so that the level stays what it is
USUAL: Final = 0.03
DEARER: Final = {"dares": 0.015}  # the model thinks a little too well of Heat that is spent in corners


def manner_number(manner: str | None) -> int:
    """What the compiled core calls it."""
    return PLAIN if manner is None else 1 + MANNERS.index(manner)


class Club(Minded):
    """Answers by the policy of the pace model, with a closer look at discards."""

    def __init__(
        self,
        luck: Stream,
        temperature: float = 0.0,
        *,
        closer: bool = True,
        manner: str | None = None,
        margin: float | None = None,
    ) -> None:
        super().__init__()
        self.luck = luck
        self.temperature = temperature  # rounds
        self.closer = closer  # at discards
        self.manner = manner_number(manner)
        self.margin = DEARER.get(manner or "", USUAL) if margin is None else margin
        self.mind: ClubMind | None = None

    def mind_for(self, track: Track) -> ClubMind:
        policy = policy_for(model_for(track))
        if self.mind is None or self.mind.policy is not policy:
            self.mind = ClubMind(policy, self.luck, self.temperature, self.closer, self.manner, self.margin)
        return self.mind

    def guarded(self, view: View, cards: int) -> int:
        """The plan that somebody else has chosen, or a safer one."""
        assert view.seat is not None
        state = seen_race(view)
        return guarded(self.mind_for(view.track).policy, state, state.cars[view.seat], cards)
