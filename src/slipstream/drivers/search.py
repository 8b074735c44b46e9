"""Search over worlds that fit a view: for the champion, for hints and for reviews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from slipstream.core.actions import Action, discard, plan
from slipstream.core.cards import discardable
from slipstream.core.chance import Stream, stream
from slipstream.core.decisions import Decision
from slipstream.core.rules import NEVER
from slipstream.core.seen import Seen, seen_race
from slipstream.core.views import View
from slipstream.drivers.weights import model_for
from slipstream.pace.ahead import promising
from slipstream.pace.arrivals import Arrival, arrive
from slipstream.pace.model import PaceModel
from slipstream.pace.rollouts import Rollouts

#: what a round is worth, times the number of worlds that it counts like: a round is about 0.4 of a race
_BELIEF: Final = 20 * 0.4
PACE_TRIALS: Final = 4  # turns driven to rank answers before they are tried out


@dataclass
class Appraisal:
    """One legal answer, judged by driving on from worlds that fit the view."""

    action: Action
    outcomes: list[float] = field(default_factory=list)  # by world: the chance to win, 1 if it was won
    places: list[float] = field(default_factory=list)  # by world, from 1
    pace: float = 0.0  # rounds to go that the pace model expects after this choice

    @property
    def win(self) -> float:
        """The share of worlds that were won."""
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else 0.0

    @property
    def place(self) -> float:
        """The place to expect."""
        return sum(self.places) / len(self.places) if self.places else 0.0


@lru_cache(maxsize=8)
def rollouts_for(model: PaceModel) -> Rollouts:
    """What plays races on with this model."""
    return Rollouts(model)


def plans_to_try(view: View, seat: int, most: int, margin: float) -> dict[Action, float]:
    """The plans that the pace model likes best, and those that it expects to cost few rounds more."""
    policy = rollouts_for(model_for(view.track)).policy
    base = seen_race(view)
    best = policy.rank_plans(base, base.cars[seat])
    least = policy.rounds[best]
    ranked = sorted(zip(policy.rounds, policy.plans, strict=True))
    return {plan(cards): rounds - least for rounds, cards in ranked[:most] if rounds <= least + margin}


def discards_to_try(view: View, seat: int, most: int) -> list[Action]:
    """The discards that the pace model likes best."""
    policy = rollouts_for(model_for(view.track)).policy
    base = seen_race(view)
    car = base.cars[seat]
    cards = discardable(car.hand)
    return [discard(cards - kept) for _, kept in promising(policy, base, car, cards, most)]


def halving(
    view: View, seat: int, answers: Mapping[Action, float], budget: int, horizon: int, luck: Stream
) -> list[tuple[Action, float]]:
    """The answers that met every world and their worth, the best first.

    In each stage all that are left meet the same worlds, then half go. How many rounds an answer is behind by
    the pace model counts as if some worlds had shown it.
    """
    rollouts = rollouts_for(model_for(view.track))
    seen = Seen(view)
    left = list(answers)
    totals = {one: -_BELIEF * behind for one, behind in answers.items()}
    stages = (len(left) - 1).bit_length()
    worlds, last = 0, left
    for _ in range(stages):
        last = left
        for _ in range(max(1, budget // (stages * len(left)))):
            world = rollouts.deal(seen, seat, luck)
            worlds += 1
            legends = rollouts.legend_times(world)
            for one in left:
                totals[one] += rollouts.worth(
                    world, seat, horizon, legends, one.kind, one.cards, one.number, one.source
                )
        left = sorted(left, key=lambda one: -totals[one])[: (len(left) + 1) // 2]
    return [(one, totals[one] / max(1, worlds)) for one in sorted(last, key=lambda one: -totals[one])]


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
    horizon: int = NEVER,
) -> list[Appraisal]:
    """The most promising answers and those to `include`, each tried in the same worlds, the best first.

    After `horizon` rounds the pace model says how the race will end; without one it is driven to its end.
    """
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
    end = Arrival()
    for _ in range(rollouts):
        world = player.deal(seen, seat, luck)
        legends = player.legend_times(world) if horizon < NEVER else []
        for appraisal in chosen:
            one = appraisal.action
            arrive(player, world, seat, horizon, legends, one.kind, one.cards, one.number, one.source, end)
            appraisal.places.append(end.place)
            appraisal.outcomes.append(end.win)
    return sorted(chosen, key=lambda appraisal: (-appraisal.win, appraisal.pace))
