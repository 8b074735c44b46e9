"""Numbers of actions: every legal answer has one, and the mask is exactly what the engine allows."""

from __future__ import annotations

import hashlib
from collections import Counter

import numpy as np
import pytest

from slipstream.checks.fuzzing import fuzz_setup
from slipstream.core.actions import Action, plan
from slipstream.core.cards import UNIT
from slipstream.env.codes import (
    ACTION_VERSION,
    ACTIONS,
    BLOCKS,
    MEANING,
    NUMBER,
    PASS,
    PLANS,
    block_of,
    number_of_action,
)
from slipstream.env.table import Table
from tests.env.support import SETTINGS, walk
from tests.properties.support import equal_brakes, policy


@pytest.mark.parametrize("name", SETTINGS)
def test_the_mask_is_what_the_engine_allows(name: str) -> None:
    table = Table(**SETTINGS[name])
    asked: Counter[str] = Counter()
    for moment, (seat, seen) in enumerate(walk(table, 5)):
        if moment % 3:
            continue
        decision = next(one for one in table.on.pending() if one.seat == seat)
        numbers = np.flatnonzero(seen["action_mask"]).tolist()
        assert numbers == sorted(map(number_of_action, decision.options))
        assert len(numbers) == len(decision.options) == len(set(decision.options))  # none shares a number
        assert [table.choices(seat)[number] for number in map(number_of_action, decision.options)] == (
            decision.options
        )
        asked[decision.step] += 1
    assert table.on.over
    assert asked["plan"] > 10
    assert asked["react"] > 10


def test_every_answer_of_every_kind_of_race_has_a_number() -> None:
    """The fuzz matrix: all circuits, sizes, garages and modules in turn."""
    kinds: Counter[str] = Counter()
    for number in range(120):
        game, luck = fuzz_setup(number).start(number, log=False), policy(number)
        while not game.over:
            race = game.race
            decision = game.pending()[0]
            if race is None or race.state.answered % 2 == 0:
                for option in decision.options:
                    code = number_of_action(option)
                    assert MEANING[code] == option or block_of(code) == "cluttered"
                    kinds[block_of(code)] += 1
            if race is None:
                game.apply(decision.seat, decision.options[luck.below(len(decision.options))])
            else:
                game.apply(int(race.next_seat()), race.random_action(luck))
    assert set(kinds) == set(BLOCKS) - {"pass", "unpayable-value"}


def test_which_of_equal_cards_goes_has_a_number() -> None:
    found = set()
    for race in (race for seed in range(6) for race in equal_brakes(seed)):
        options = race.pending()[0].options
        numbers = [number_of_action(option) for option in options]
        assert len(set(numbers)) == len(options)
        found |= {block_of(number) for number, option in zip(numbers, options, strict=True) if option.number}
    assert "unpayable-value" in found


def test_numbers_and_meanings_are_one_to_one() -> None:
    assert len(MEANING) == ACTIONS == max(NUMBER.values()) + 1
    assert len(NUMBER) == ACTIONS - 5  # passing, and four gears of a cluttered hand
    assert all(MEANING[number] == action for action, number in NUMBER.items())
    assert all(number_of_action(action) == number for action, number in NUMBER.items())
    ends = [(block.start, block.stop) for block in BLOCKS.values()]
    assert [start for start, _ in ends] == [0, *(stop for _, stop in ends[:-1])]
    assert ends[-1][1] == ACTIONS
    assert (BLOCKS["pass"].start, BLOCKS["cluttered"].stop) == (PASS, PLANS)


def test_an_answer_without_a_number_says_so() -> None:
    with pytest.raises(KeyError, match="has no number"):
        number_of_action(plan(UNIT[15]))  # a Sponsor: there are none outside a championship


def test_another_list_is_another_version() -> None:
    """If this fails on purpose, raise ACTION_VERSION and the id of the environments.

    Unless numbers were only added at the end, as those of `unpayable-value` were, before any release.
    """
    rows = [
        (action.kind, action.cards, action.number, action.source) if isinstance(action, Action) else None
        for action in MEANING
    ]
    digests = [hashlib.sha256(repr(part).encode()).hexdigest()[:16] for part in (rows[:2743], rows)]
    assert (ACTION_VERSION, digests) == (2, ["7aaa6555607eb266", "cdc16c4961467ea7"])
