"""Rookie's rules of thumb ask the core about the turn as it stands."""

from __future__ import annotations

import pytest

from slipstream.core.cards import FIRST_UPGRADE, UNIT
from slipstream.core.race import Race
from slipstream.core.setup import read_faces
from slipstream.core.state import STEP_VALUE
from slipstream.field.rookie import best_value
from slipstream.games.setup import RaceSetup
from slipstream.modules.garage import upgrade, upgrade_numbers

SEVERAL = next(number for number in upgrade_numbers() if len(upgrade(number).values) == 2)


def before_a_corner(spaces: int, limit: int) -> Race:
    """A car with an empty engine this far before a corner, the value of a card still to be chosen."""
    race = RaceSetup("usa", cars=2, garage="quick").start_race(1)
    state, car = race.state, race.state.cars[0]
    car.faces[0] = upgrade(SEVERAL)
    read_faces(car)
    car.engine = 0
    car.progress = car.space = int(state.track.corners[0].line) - 1 - spaces
    state.rules.speed_limit[0] = limit
    state.turn.begin(car, 0)
    state.step, state.active = STEP_VALUE, 0
    return race


@pytest.mark.clause("GARAGE-15")
def test_of_two_equal_cards_the_other_one_is_not_counted_yet() -> None:
    low, high = sorted(upgrade(SEVERAL).values)
    race = before_a_corner(2 * high, low)  # not even both high values cross the line
    state, car = race.state, race.state.cars[0]
    car.play = state.turn.to_choose = 2 * UNIT[FIRST_UPGRADE]
    assert best_value(state, car, UNIT[FIRST_UPGRADE]) == high
    state.turn.to_choose = UNIT[FIRST_UPGRADE]  # the first one is chosen
    state.turn.gathered = high
    assert best_value(state, car, UNIT[FIRST_UPGRADE]) == high
    race = before_a_corner(2 * high - 1, low)  # now they would
    state, car = race.state, race.state.cars[0]
    car.play, state.turn.to_choose, state.turn.gathered = 2 * UNIT[FIRST_UPGRADE], UNIT[FIRST_UPGRADE], high
    assert best_value(state, car, UNIT[FIRST_UPGRADE]) == low


@pytest.mark.clause("SYM-DIRECT-2")
def test_a_card_played_directly_moves_by_its_own_value() -> None:
    low, high = sorted(upgrade(SEVERAL).values)
    race = before_a_corner(high, low)
    state, car = race.state, race.state.cars[0]
    state.turn.start = car.progress - 6  # six spaces were driven by a plan
    state.turn.speed = 6
    car.play, state.turn.to_choose = UNIT[2] * 2 + UNIT[FIRST_UPGRADE], UNIT[FIRST_UPGRADE]
    assert best_value(state, car, UNIT[FIRST_UPGRADE]) == high, "it ends before the line"
