"""The custom season (CHAMP-4): circuits and events in random order."""

from __future__ import annotations

import pytest

from slipstream.circuits.loader import load_circuit
from slipstream.games.calendar import calendar
from slipstream.games.season import SeasonSetup
from slipstream.modules.event_cards import event_cards
from tests.games.test_championship import drive_until, game_of, start_race, to_race

CUSTOM = SeasonSetup("custom", 2)


@pytest.mark.clause("CHAMP-4")
def test_four_races_on_the_four_circuits_in_random_order() -> None:
    orders = set()
    for seed in range(60):
        races = calendar("custom", CUSTOM.chance, seed)
        circuits = [race.circuit for race in races]
        assert sorted(circuits) == ["france", "gb", "italia", "usa"]
        assert [race.race for race in races] == [1, 2, 3, 4]
        orders.add(tuple(circuits))
    assert len(orders) > 15


@pytest.mark.clause("CHAMP-4")
def test_no_event_is_used_twice_and_any_may_come_on_any_circuit() -> None:
    pairs = set()
    for seed in range(120):
        races = calendar("custom", CUSTOM.chance, seed)
        assert len({race.event.number for race in races}) == 4
        pairs |= {(race.event.number, race.circuit) for race in races}
    assert len(pairs) == 10 * 4


@pytest.mark.clause("CHAMP-4")
def test_the_event_takes_place_on_the_circuit_of_that_race() -> None:
    foreign = 0
    for seed in range(3):
        season = CUSTOM.start(seed)
        while not season.over:
            race = start_race(season)
            fixture = season.fixture
            event, circuit = fixture.event, load_circuit(fixture.circuit)
            rules = race.view(None).rules
            assert race.view(None).track.id == fixture.circuit
            assert len(rules.press_corner) == len(circuit.track.corners)
            named = {circuit.press[letter] for letter in event.press_letters}
            assert {corner for corner, flag in enumerate(rules.press_corner) if flag} == named
            assert rules.laps == circuit.track.laps + {3: -1, 5: 1}.get(event.number, 0)
            assert rules.hand_limit == {5: 8, 9: 6}.get(event.number, 7)
            assert rules.spin_out_eliminates == (event.number == 10)
            assert rules.sponsors_at_start == event.sponsor_cards
            foreign += event.circuit != fixture.circuit
            races = len(season.results)
            drive_until(season, lambda it, races=races: len(it.results) > races)  # type: ignore[misc]
    assert foreign > 5


@pytest.mark.clause("CHAMP-4")
def test_everything_else_is_as_usual() -> None:
    season = SeasonSetup("custom", 2, legends=1).start(3)
    first_grid = season.grid()
    assert sorted(first_grid) == [0, 1, 2]
    to_race(season, 2)
    points, places = season.points(), season.results[0].places
    assert season.grid() == sorted(range(3), key=lambda seat: (-points[seat], places[seat]))
    to_race(season, 4)
    drive_until(season, lambda it: it.race is not None)
    upgrades = game_of(season).upgrades
    assert upgrades is not None
    assert [len(cards) for cards in upgrades] == [4, 4, 0]
    assert drive_until(season).over
    assert {result.season for result in season.results} == {"custom"}


@pytest.mark.clause("CHAMP-4")
def test_the_events_to_come_are_not_shown() -> None:
    season = CUSTOM.start(3)
    shown = season.view(0)
    assert getattr(shown, "event", None) is event_cards()[season.fixtures[0].event.number]
    assert not hasattr(shown, "fixtures")
