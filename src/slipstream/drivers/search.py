"""Search over worlds that fit a view: for the champion, for hints and for reviews."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from slipstream.core.actions import Action, discard, plan
from slipstream.core.cards import discardable
from slipstream.core.chance import Stream, stream
from slipstream.core.decisions import Decision
from slipstream.core.seen import Seen, seen_race
from slipstream.core.views import View
from slipstream.drivers.weights import model_for
from slipstream.pace.ahead import promising
from slipstream.pace.model import PaceModel
from slipstream.pace.rollouts import Rollouts

PACE_TRIALS: Final = 4  # turns driven to rank answers before they are tried out


@dataclass
class Appraisal:
    """One legal answer, judged by driving on from worlds that fit the view."""

    action: Action
    outcomes: list[int] = field(default_factory=list)  # by world: 1 if this seat won
    places: list[int] = field(default_factory=list)  # by world, from 1
    pace: float = 0.0  # rounds to go that the pace model expects after this choice

    @property
    def win(self) -> float:
        """The share of worlds that were won."""
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else 0.0


@lru_cache(maxsize=8)
def rollouts_for(model: PaceModel) -> Rollouts:
    """What plays races on with this model."""
    return Rollouts(model)


def plans_to_try(view: View, seat: int, most: int, margin: float) -> list[Action]:
    """The plans that the pace model likes best, and those that it expects to cost little more."""
    policy = rollouts_for(model_for(view.track)).policy
    base = seen_race(view)
    best = policy.rank_plans(base, base.cars[seat])
    limit = policy.rounds[best] + margin
    ranked = sorted(zip(policy.rounds, policy.plans, strict=True))
    return [plan(cards) for rounds, cards in ranked if rounds <= limit][:most]


def discards_to_try(view: View, seat: int, most: int) -> list[Action]:
    """The discards that the pace model likes best."""
    policy = rollouts_for(model_for(view.track)).policy
    base = seen_race(view)
    car = base.cars[seat]
    cards = discardable(car.hand)
    return [discard(cards - kept) for kept in promising(policy, base, car, cards, most)]


def halving(
    view: View, seat: int, answers: Sequence[Action], budget: int, horizon: int, luck: Stream
) -> Action:
    """The answer that does best: in each stage all that are left meet the same worlds, then half go."""
    rollouts = rollouts_for(model_for(view.track))
    seen = Seen(view)
    left = list(answers)
    totals = dict.fromkeys(left, 0.0)
    stages = (len(left) - 1).bit_length()
    for _ in range(stages):
        for _ in range(max(1, budget // (stages * len(left)))):
            world = rollouts.deal(seen, seat, luck)
            legends = rollouts.legend_times(world)
            for one in left:
                totals[one] += rollouts.worth(
                    world, seat, horizon, legends, one.kind, one.cards, one.number, one.source
                )
        left.sort(key=lambda one: -totals[one])
        del left[(len(left) + 1) // 2 :]
    return left[0]


def pace_after(player: Rollouts, seen: Seen, seat: int, option: Action) -> float:
    """Rounds to go that the pace model expects when the turn is driven on by the policy after this answer."""
    luck = stream("fast", 0, 0, "pace", seat)
    total = 0.0
    for _ in range(PACE_TRIALS):
        world = player.deal(seen, seat, luck)
        total += player.time_after(world, seat, option.kind, option.cards, option.number, option.source)
    return total / PACE_TRIALS - int(seen.state.round)


def appraise(
    view: View,
    decision: Decision,
    *,
    rollouts: int,
    seed: int,
    most: int = 8,
    include: Sequence[Action] = (),
) -> list[Appraisal]:
    """The most promising answers and those to `include`, each tried in the same worlds, the best first."""
    model = model_for(view.track)
    player = rollouts_for(model)
    seen = Seen(view)
    seat = decision.seat
    ranked = sorted(
        (
            Appraisal(option, pace=pace_after(player, seen, seat, option))
            for option in (decision.options if most else include)
        ),
        key=lambda appraisal: appraisal.pace,
    )
    chosen = ranked[:most] + [appraisal for appraisal in ranked[most:] if appraisal.action in include]
    luck = stream("fast", seed, 0, "appraisal", seat)
    for _ in range(rollouts):
        world = player.deal(seen, seat, luck)
        for appraisal in chosen:
            action = appraisal.action
            place = int(player.place(world, seat, action.kind, action.cards, action.number, action.source))
            appraisal.places.append(place)
            appraisal.outcomes.append(int(place == 1))
    return sorted(chosen, key=lambda appraisal: (-appraisal.win, appraisal.pace))
