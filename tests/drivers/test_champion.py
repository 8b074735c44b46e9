"""The champion's search finds good plans, and better ones with more rollouts.

What a plan is worth is judged by driving many races on to the flag, which the search itself does not do: it
drives some rounds and asks the model. The quality of a choice is 1 for the best plan, 0 for one taken at
random, and less for a worse one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from statistics import mean
from typing import Any

import pytest

from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.drivers import choose, driver_luck, make_driver, search
from slipstream.drivers.champion import CHAMPION, HORIZON, MARGIN
from slipstream.drivers.search import appraise, halving, plans_to_try
from slipstream.games.setup import RaceSetup

LONG = os.environ.get("SLIPSTREAM_LONG") == "1"
SEEDS = {"usa": (1, 2, 3), "gb": (1, 2)} if LONG else {"usa": (1, 2), "gb": (1,)}
WORLDS = 100 if LONG else 40  # in which every plan is judged
TRIES = 3  # of every choice, with other luck
CLEAR = 0.08  # by which the best plan is better than one at random
Position = tuple[View, dict[Action, float]]


def novice_plans(circuit: str, seed: int) -> Iterator[tuple[View, Decision]]:
    """What the first of three novices sees when it plans, from the third round on."""
    game = RaceSetup(circuit, 4, laps=1, legends=1).start(seed)
    drivers = [make_driver("novice", driver_luck(seed, seat)) for seat in range(3)]
    while not game.over:
        for decision in game.pending():
            view = game.view(decision.seat)
            if decision.step == "plan" and decision.seat == 0 and isinstance(view, View) and view.round > 2:
                yield view, decision
            game.apply(decision.seat, choose(drivers[decision.seat], game, decision))


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Moments at which some plans are clearly better than others; the model's favourite comes last."""
    found = []
    for circuit, seeds in SEEDS.items():
        for seed in seeds:
            for view, decision in novice_plans(circuit, seed):
                answers = list(plans_to_try(view, 0, CHAMPION.plans, MARGIN))[::-1]
                judged = appraise(view, decision, rollouts=WORLDS, seed=1, most=0, include=answers)
                by_plan = {one.action: one.win - mean(one.places) / 40 for one in judged}
                worth = {answer: by_plan[answer] for answer in answers}
                if max(worth.values()) - mean(worth.values()) > CLEAR:
                    found.append((view, worth))
    assert len(found) >= 10
    return found


def quality(positions: list[Position], chosen: Callable[[View, list[Action], int], Action]) -> float:
    """How good the choices are on average: 1 the best, 0 any."""
    found = []
    for view, worth in positions:
        usual, best = mean(worth.values()), max(worth.values())
        for luck in range(TRIES):
            found.append((worth[chosen(view, list(worth), luck)] - usual) / (best - usual))
    return mean(found)


def searched(budget: int) -> Callable[[View, list[Action], int], Action]:
    def chosen(view: View, answers: list[Action], luck: int) -> Action:
        blind = dict.fromkeys(answers, 0.0)  # what the model thinks of them is left out
        return halving(view, 0, blind, budget, HORIZON, driver_luck(luck, 0))[0][0]

    return chosen


def test_a_search_is_better_than_chance_and_more_rollouts_help(positions: list[Position]) -> None:
    little, more, much = (quality(positions, searched(budget)) for budget in (8, 64, 256))
    print(f"quality with 8, 64, 256 rollouts: {little:.2f}, {more:.2f}, {much:.2f}")
    assert little > 0.1
    assert more > little + 0.1
    assert much > more - 0.05
    assert much > 0.6


def anything(view: View, answers: list[Action], luck: int) -> Action:
    """No search at all."""
    return answers[driver_luck(luck, 0, int(view.round)).below(len(answers))]


class Astray:
    """Rollouts that take good for bad."""

    def __init__(self, rollouts: Any) -> None:
        self.rollouts = rollouts
        self.deal, self.legend_times = rollouts.deal, rollouts.legend_times

    def worth(self, *arguments: Any) -> float:
        return -float(self.rollouts.worth(*arguments))


def test_a_search_that_takes_good_for_bad_is_found_out(
    positions: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above could not fail otherwise."""
    right = search.rollouts_for
    monkeypatch.setattr(search, "rollouts_for", lambda model: Astray(right(model)))
    assert quality(positions, searched(64)) < -0.2
    monkeypatch.undo()
    assert abs(quality(positions, anything)) < 0.35
