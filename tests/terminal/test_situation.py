"""Where everybody stands, as facts."""

from __future__ import annotations

import pytest

from slipstream.core.setup import STARTING_FACES
from slipstream.games.setup import COLOURS
from slipstream.records.notation import read_cards as zone
from slipstream.terminal.situation import (
    CODES,
    card_key,
    corners_ahead,
    distance,
    example,
    faces_for,
    hand_names,
    names_for,
    own_cards,
    own_zone_texts,
    pile_names,
    race_order,
    sector_words,
    strip,
)
from tests.terminal.support import answer_all, seen, usa


def test_cards_by_what_to_type_for_them() -> None:
    assert [card_key(zone(letter), STARTING_FACES) for letter in "14SHab"] == ["1", "4", "S", "H", "0", "5"]
    assert hand_names(zone("44SH"), STARTING_FACES) == ["4", "4", "Heat (H)", "Stress (S)"]
    assert sorted(pile_names(zone("4SH"), STARTING_FACES).split()) == ["4", "Heat", "Stress"]
    assert pile_names(0, STARTING_FACES) == "-"
    assert example(zone("44S"), STARTING_FACES) == "4 4 S"
    assert example(0, STARTING_FACES) == ""


def test_names_of_cars_and_their_codes() -> None:
    names = names_for(1, COLOURS[:3])
    assert names[1].lower() == "your car"
    assert len(set(names)) == 3
    assert len(set(CODES)) == len(CODES) == 6


def test_the_order_of_a_race() -> None:
    game = usa(cars=3)
    cars = game.race.state.cars
    cars[2].progress = 9
    cars[0].progress = cars[1].progress = 4
    cars[0].spot, cars[1].spot = 1, 0
    view = seen(game)
    assert [(car.seat, car.place) for car in race_order(view)] == [(2, 1), (1, 2), (0, 3)]
    assert (distance(view, 0, view.cars[2]), distance(view, 2, view.cars[0])) == (5, -5)


def test_the_strip_holds_cars_corner_lines_the_lap_and_the_finish() -> None:
    view = seen(usa())
    me, other = view.cars
    length = int(view.track.length)
    me.progress = me.space = 10
    other.progress = other.space = 12
    me.spot = other.spot = 0
    cells = strip(view, 0, -2, 3)
    assert [cell.ahead for cell in cells] == [-2, -1, 0, 1, 2, 3]
    assert {cell.ahead: cell.seats for cell in cells if cell.seats} == {0: {0: 0}, 2: {0: 1}}
    other.status = "eliminated"
    assert not strip(view, 0, 2, 2)[0].seats
    whole = strip(view, 0, 1 - me.progress, length)
    lines = [(int(cell.ahead + me.progress), cell.limit) for cell in whole if cell.limit is not None]
    assert lines == [(int(corner.line), corner.limit) for corner in view.track.corners]
    assert [cell.line for cell in whole if cell.line] == ["finish"]  # the race is one lap long
    view.rules.finish = 2 * length
    assert [cell.line for cell in strip(view, 0, 0, length) if cell.line] == ["lap"]


def test_the_corners_ahead_are_those_of_the_race() -> None:
    view = seen(usa())
    first, second, *_, last = view.track.corners
    ahead = corners_ahead(view, 0)
    assert [(one.name, one.limit) for one in ahead] == [(one.name, one.limit) for one in (first, second)]
    assert ahead[0].before == first.line - 1  # Speed `before + 1` crosses the line
    assert corners_ahead(view, int(first.line) - 1)[0].before == 0
    assert corners_ahead(view, int(first.line))[0].name == second.name
    assert len(corners_ahead(view, 0, most=99)) == len(view.track.corners)
    assert corners_ahead(view, int(last.line)) == []  # none of the next lap


def test_what_is_special_about_a_corner_is_said() -> None:
    view = seen(usa())
    view.rules.speed_limit[0] -= 1
    view.rules.corner_surcharge[0] = 1
    view.rules.press_corner[0] = True
    found = corners_ahead(view, 0)[0]
    assert found.limit == view.track.corners[0].limit - 1
    for word in ("-1", "+1"):
        assert word in found.marks
    assert found.marks.lower().count("press") == 1
    assert corners_ahead(view, 0)[1].marks == ""


def test_sectors_are_silent_without_weather_and_told_with_it() -> None:
    assert sector_words(seen(usa()), 0) == ""
    told = [sector_words(seen(usa(seed, weather=True)), 0) for seed in range(6)]
    assert any(told)


@pytest.mark.parametrize("garage", [None, "quick"])
def test_upgrades_are_explained_once_each(garage: str | None) -> None:
    view = seen(usa(garage=garage))
    assert view.own is not None
    zone_of_all = view.own.hand + view.own.draw + view.own.discard
    short, full = own_cards(view, zone_of_all), own_zone_texts(view, 0)
    if garage is None:
        assert short == full == []
    else:
        assert len(full) == 3
        assert len(short) == len({line.partition(" = ")[0] for line in short})
    assert faces_for(view, 0) == view.cars[0].faces
    assert faces_for(view, -1) is STARTING_FACES


def test_a_view_in_the_middle_of_a_round() -> None:
    game = usa()
    answer_all(game, ["44"])
    view = seen(game)
    assert view.own is not None
    assert view.own.plan == zone("44")
