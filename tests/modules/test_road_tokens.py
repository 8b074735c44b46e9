"""One scenario for each kind of road token, on the Italian circuit. Expected numbers are written out.

Corner lines lie behind 9 (limit 5), 18 (limit 2) and 25 (limit 3). The token lies at the second corner:
a sector token affects 19..25.
"""

from __future__ import annotations

import pytest

from slipstream.circuits.loader import load_circuit
from slipstream.core.actions import Action, boost, end_react, slipstream
from slipstream.core.cards import UNIT
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.modules.conditions import Conditions, apply_conditions

B1, B2, B3, B4 = UNIT[:4]
ANY = "limit_up"  # at the other two corners, out of the way


def on_road(token: str, *, space: int, played: int, gear: int, engine: int = 6, other: int = 50) -> Race:
    """A car on this space has played these cards and may react; the other car is ahead, under a tile of rain.

    The next card of the draw pile is a 3.
    """
    track = load_circuit("italia").track
    rules = RaceRules(track, 2, 2)
    apply_conditions(rules, track, Conditions("rain", (ANY, token, "overheat")))
    race = set_up(track, rules, [Entry(), Entry()], [0, 1], 4, "fast")
    me, ahead = race.state.cars
    me.progress = me.space = space
    ahead.progress = ahead.space = other
    me.spot = ahead.spot = 0
    me.gear, me.engine, me.hand = gear, engine, played + 3 * B1 + UNIT[4]
    me.draw, me.top = 3 * B3, [B3, B3, B3]
    ahead.hand = B1
    race.state.round = 0
    race.start()
    race.apply(0, Action(0, played))
    race.apply(1, Action(0, B1))
    while race.next_seat() != 0:
        options = race.pending()[0].options
        race.apply(1, next(option for option in options if option.key in ("end-react", "discard")))
    return race


def offered(race: Race) -> set[str]:
    return {option.key for option in race.pending()[0].options}


def corner(race: Race) -> list[tuple[int, int, int]]:
    """Limit and Heat due at each corner of this turn, and the engine after it."""
    events: list[Event] = race.apply(0, end_react())
    if race.view(None).step == "slipstream":
        events += race.apply(0, slipstream(0))
    passed = [event for event in events if event.key == "corner-passed"]
    return [(event.c, event.d, race.view(None).cars[0].engine) for event in passed]


@pytest.mark.clause("ROAD-4")
def test_limit_plus_1() -> None:
    assert corner(on_road("limit_up", space=16, played=B2 + B1, gear=2)) == [(3, 0, 6)]
    assert corner(on_road("limit_up", space=16, played=B4 + B1, gear=2)) == [(3, 2, 4)]


@pytest.mark.clause("ROAD-5")
def test_limit_minus_1() -> None:
    assert corner(on_road("limit_down", space=18, played=B1, gear=1)) == [(1, 0, 6)]
    assert corner(on_road("limit_down", space=16, played=B2 + B1, gear=2)) == [(1, 2, 4)]


@pytest.mark.clause("ROAD-6", "ROAD-12")
def test_overheat() -> None:
    assert corner(on_road("overheat", space=17, played=B2, gear=1)) == [(2, 0, 6)]
    assert corner(on_road("overheat", space=16, played=B2 + B1, gear=2)) == [(2, 2, 4)]
    short = on_road("overheat", space=16, played=B2 + B1, gear=2, engine=1)
    assert corner(short) == [(2, 2, 0)]
    spun = short.view(None).cars[0]
    assert (spun.spin_outs, spun.space, spun.gear) == (1, 18, 1)


@pytest.mark.clause("ROAD-7")
def test_slipstream_plus_1() -> None:
    race = on_road("slipstream", space=20, played=B1, gear=1, other=21)  # 21, behind the other car on 22
    race.apply(0, end_react())
    assert [option.number for option in race.pending()[0].options] == [0, 2, 3]
    race.apply(0, slipstream(3))
    assert race.view(None).cars[0].space == 24
    before = on_road("slipstream", space=17, played=B1, gear=1, other=18)  # 18: in front of the line
    before.apply(0, end_react())
    assert [option.number for option in before.pending()[0].options] == [0, 2]


@pytest.mark.clause("ROAD-8")
def test_heat_control() -> None:
    race = on_road("free_boost", space=20, played=B1, gear=1, engine=0)
    assert "boost" in offered(race)
    race.apply(0, boost())
    car = race.view(None).cars[0]
    assert (car.space, car.engine, race.view(None).turn.speed) == (24, 0, 4)
    assert "boost" not in offered(race)
    assert "boost" not in offered(on_road("free_boost", space=17, played=B1, gear=1, engine=0))
    paid = on_road("free_boost", space=17, played=B1, gear=1, engine=2)
    paid.apply(0, boost())
    assert paid.view(None).cars[0].engine == 1


@pytest.mark.clause("ROAD-9")
def test_weather() -> None:
    race = on_road("weather", space=20, played=B1 + B2 + B1, gear=3)  # on 24, in a sector of rain
    assert "cool-sector" in offered(race)
    assert "cool-sector" not in offered(on_road("weather", space=22, played=B1 + B2 + B1, gear=3))  # on 26
    assert "cool-sector" not in offered(on_road("overheat", space=20, played=B1 + B2 + B1, gear=3))
