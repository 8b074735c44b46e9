"""One answer to one question: drivers, hints and reviews foresee what the odds say, with every module on.

`SLIPSTREAM_LONG=1` compares 3,000 moments; a sample of them otherwise.
"""

from __future__ import annotations

import os
from collections import defaultdict
from typing import Final

import pytest

from slipstream.coach.prospects import prospect
from slipstream.core.actions import plan
from slipstream.core.seen import seen_race
from slipstream.core.views import View
from slipstream.drivers.weights import model_for
from slipstream.odds import PlanOdds, all_plan_odds
from slipstream.pace.policy import Policy
from tests.odds.moments import MODULES, moments

MOMENTS: Final = 500 if os.environ.get("SLIPSTREAM_LONG") == "1" else 20  # of each kind
PLANS: Final = 12  # of a hand

#: Speed, progress, Heat left, spin-out
Foreseen = dict[tuple[int, int, int, bool], float]


def by_odds(odds: PlanOdds) -> dict[int, list[Foreseen]]:
    """What the odds say of a plan, by the sum of the values chosen."""
    found: dict[int, list[Foreseen]] = defaultdict(list)
    for outlook in odds.outlooks:
        chances: Foreseen = defaultdict(float)
        for outcome in outlook.outcomes:
            key = outcome.speed, outcome.progress, outcome.engine, outcome.spins >= 0
            chances[key] += float(outcome.chance)
        found[sum(outlook.values)].append(chances)
    return found


def by_policy(policy: Policy, view: View, cards: int) -> dict[int, Foreseen]:
    """What the policy of club, champion and all rollouts foresees of it."""
    assert view.seat is not None
    state = seen_race(view)
    car = state.cars[view.seat]
    policy.boosting = False
    policy.noted = []
    road = policy.road_of(state)
    policy.look_at(state, car)
    policy.plan_rounds(road, car, cards)
    found: dict[int, Foreseen] = defaultdict(lambda: defaultdict(float))
    for chosen, chance, speed, progress, left, spun in policy.noted:
        found[chosen][speed, progress, left, spun] += chance
    policy.noted, policy.boosting = None, True
    return found


def with_rest(foreseen: dict[int, Foreseen], chosen: int, said: dict[int, list[Foreseen]]) -> Foreseen:
    """The ends after a choice of values, and those where there was nothing to choose."""
    found: Foreseen = defaultdict(float, foreseen[chosen])
    for nothing in foreseen.keys() - said.keys():
        for key, chance in foreseen[nothing].items():
            found[key] += chance
    return found


def rounded(foreseen: Foreseen) -> dict[tuple[int, int, int, bool], float]:
    return {key: round(chance, 9) for key, chance in foreseen.items()}


@pytest.mark.parametrize("modules", MODULES)
def test_the_policy_foresees_what_the_odds_say(modules: str) -> None:
    compared = risky = 0
    for race, seat in moments(modules, MOMENTS):
        view = race.view(seat)
        policy = Policy(model_for(view.track))
        decision = next(one for one in race.pending() if one.seat == seat)
        plans = [option.cards for option in decision.options]
        plans = plans[:: 1 + len(plans) // PLANS]
        for cards, odds in zip(plans, all_plan_odds(view, plans, reactions=False), strict=True):
            if odds.cluttered:
                continue
            said, foreseen = by_odds(odds), by_policy(policy, view, cards)
            if foreseen.keys() != said.keys():
                # a corrected gear takes a card away, perhaps the one whose value would be chosen: the odds
                # tell of that under every value, the policy knows that there is nothing to choose
                assert view.rules.tournament
                if max(len(outlook.values) for outlook in odds.outlooks) > 1:
                    continue  # by the sum alone it cannot be told which values were chosen
                foreseen = {chosen: with_rest(foreseen, chosen, said) for chosen in said}
            for chosen, outlooks in said.items():
                assert any(rounded(foreseen[chosen]) == rounded(one) for one in outlooks), (
                    modules,
                    view.round,
                )
                risky += any(0 < sum(chance for key, chance in one.items() if key[3]) < 1 for one in outlooks)
            compared += 1
    assert compared >= 5 * MOMENTS
    assert risky > 0


@pytest.mark.parametrize("modules", MODULES)
def test_hint_and_review_tell_what_the_odds_say(modules: str) -> None:
    for race, seat in moments(modules, MOMENTS, seed=5000):
        view = race.view(seat)
        decision = next(one for one in race.pending() if one.seat == seat)
        for option in decision.options[:: 1 + len(decision.options) // PLANS]:
            (odds,) = all_plan_odds(view, [option.cards], reactions=False)
            told = prospect(view, decision, plan(option.cards))
            assert told is not None
            if odds.cluttered:
                assert (told.speed, told.spin_out) == (0.0, 0.0)
                continue
            assert told.spin_out == float(min(outlook.spin_chance for outlook in odds.outlooks))
            safest = [
                one for one in odds.outlooks if one.spin_chance == min(o.spin_chance for o in odds.outlooks)
            ]
            speeds = [sum(float(end.chance) * end.speed for end in one.outcomes) for one in safest]
            assert told.speed == pytest.approx(max(speeds))
            heats = [odds.shift + sum(float(end.chance) * end.paid for end in one.outcomes) for one in safest]
            assert any(told.heat == pytest.approx(heat) for heat in heats)
