"""One scenario for each weather tile, on the USA circuit: how the cars are prepared, and one turn in the
sector that carries a Weather token. Expected numbers are written out."""

from __future__ import annotations

import pytest

from slipstream.circuits.loader import load_circuit
from slipstream.core.actions import Action
from slipstream.core.car import CLASSIFIED
from slipstream.core.cards import HEAT, UNIT, heat_in, stress_in
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.modules.conditions import Conditions, apply_conditions

# Corner lines of USA lie behind 11, 32, 48 and 56; the Weather token lies at the second corner: 33..48.
ROADS = ("limit_up", "weather", "limit_down", "overheat")
B1, B2, B3, B4 = UNIT[:4]


def tile(name: str, **places: int) -> Race:
    """Two cars under this tile on their way in lap 1: `me` plays a 2 in first gear, `other` waits ahead.

    Both have three Heat and three more cards in hand.
    """
    track = load_circuit("usa").track
    rules = RaceRules(track, 2, 2)
    apply_conditions(rules, track, Conditions(name, ROADS))
    race = set_up(track, rules, [Entry(), Entry()], [0, 1], 4, "fast")
    for seat, key in enumerate(("me", "other")):
        car = race.state.cars[seat]
        car.progress = car.space = places[key]
        car.hand = 2 * B2 + B1 + B3 + 3 * HEAT
        car.spot = 0
    race.state.round = 0
    race.start()
    race.apply(0, Action(0, B2))
    race.apply(1, Action(0, B1))
    while race.next_seat() != 0:  # the other car is ahead: it drives first and does nothing
        options = race.pending()[0].options
        race.apply(1, next(o for o in options if o.key in ("end-react", "discard", "slipstream")))
    return race


def prepared(name: str) -> tuple[int, int, int, int]:
    """Heat in the engine, Heat dealt to draw pile and hand, Stress dealt, Heat in the discard pile."""
    track = load_circuit("usa").track
    rules = RaceRules(track, 2, 2)
    apply_conditions(rules, track, Conditions(name, ROADS))
    race = set_up(track, rules, [Entry(), Entry()], [0, 1], 4, "fast")
    car = race.state.cars[1]
    dealt = car.draw + car.hand
    return int(car.engine), int(heat_in(dealt)), int(stress_in(dealt)), int(heat_in(car.discard))


def offered(race: Race) -> set[str]:
    """What the first car may do now: symbols of React by key and number, Slipstream by distance."""
    return {
        f"{option.key} {option.number}" if option.number else option.key
        for option in race.pending()[0].options
    }


def distances(race: Race) -> list[int]:
    """The Slipstream distances on offer after React; none if nobody asks."""
    race.apply(0, next(option for option in race.pending()[0].options if option.key == "end-react"))
    if race.view(None).step != "slipstream":
        return []
    return [option.number for option in race.pending()[0].options if option.number]


# Far from each other in the sector, or nose to tail: 38 + 2 = 40, with the other car on 41.
ALONE = {"me": 38, "other": 60}
BEHIND = {"me": 38, "other": 40}
OUTSIDE = {"me": 22, "other": 24}

GEAR_1 = {"cool-gear 1", "cool-gear 2", "cool-gear 3"}
LAST = {"adrenaline-move", "cool-adrenaline 1"}  # the first car is the last of two
ALWAYS = {"boost", "end-react", "adrenaline-move"}


@pytest.mark.clause("WEATHER-4", "WEATHER-13", "WEATHER-14")
def test_clouds_one_stress_fewer_and_no_cooldown() -> None:
    assert prepared("clouds") == (6, 1, 2, 0)
    assert offered(tile("clouds", **ALONE)) == ALWAYS
    assert offered(tile("clouds", **OUTSIDE)) == ALWAYS | GEAR_1 | LAST
    assert distances(tile("clouds", **BEHIND)) == [2]


@pytest.mark.clause("WEATHER-5", "WEATHER-11", "WEATHER-14")
def test_fog_one_heat_more_and_no_slipstream() -> None:
    assert prepared("fog") == (7, 1, 3, 0)
    assert offered(tile("fog", **ALONE)) == ALWAYS | GEAR_1 | LAST
    assert distances(tile("fog", **BEHIND)) == []
    assert distances(tile("fog", **OUTSIDE)) == [2]


@pytest.mark.clause("WEATHER-3", "WEATHER-10", "WEATHER-14")
def test_storm_one_stress_more_and_slipstream_plus_2() -> None:
    assert prepared("storm") == (6, 1, 4, 0)
    assert offered(tile("storm", **ALONE)) == ALWAYS | GEAR_1 | LAST
    assert distances(tile("storm", **BEHIND)) == [2, 4]
    assert distances(tile("storm", **OUTSIDE)) == [2]


@pytest.mark.clause("WEATHER-6", "WEATHER-12", "WEATHER-14")
def test_snow_one_heat_fewer_and_cooldown_plus_1() -> None:
    assert prepared("snow") == (5, 1, 3, 0)
    assert offered(tile("snow", **ALONE)) == ALWAYS | GEAR_1 | LAST | {"cool-sector 1"}
    assert offered(tile("snow", **OUTSIDE)) == ALWAYS | GEAR_1 | LAST
    assert distances(tile("snow", **BEHIND)) == [2]


@pytest.mark.clause("WEATHER-7", "WEATHER-12", "WEATHER-14")
def test_rain_three_heat_into_the_draw_pile_and_cooldown_plus_1() -> None:
    assert prepared("rain") == (3, 4, 3, 0)
    assert offered(tile("rain", **ALONE)) == ALWAYS | GEAR_1 | LAST | {"cool-sector 1"}
    assert offered(tile("rain", **OUTSIDE)) == ALWAYS | GEAR_1 | LAST
    assert distances(tile("rain", **BEHIND)) == [2]


@pytest.mark.clause("WEATHER-8", "WEATHER-10", "WEATHER-14")
def test_sun_three_heat_into_the_discard_pile_and_slipstream_plus_2() -> None:
    assert prepared("sun") == (3, 1, 3, 3)
    assert offered(tile("sun", **ALONE)) == ALWAYS | GEAR_1 | LAST
    assert distances(tile("sun", **BEHIND)) == [2, 4]
    assert distances(tile("sun", **OUTSIDE)) == [2]


@pytest.mark.clause("WEATHER-9")
@pytest.mark.parametrize("space", [32, 33, 48, 49])
def test_the_sector_begins_behind_its_corner_line_and_ends_at_the_next(space: int) -> None:
    race = tile("snow", me=space - 2, other=60)
    assert race.view(None).cars[0].space == space
    assert race.state.cars[0].status < CLASSIFIED
    assert ("cool-sector 1" in offered(race)) == (33 <= space <= 48)
