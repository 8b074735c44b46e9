"""The worked examples of tests/vectors/tables.yaml that concern seasons, drafts and set-up."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import t30
from slipstream.circuits.loader import load_circuit
from slipstream.core.cards import count
from slipstream.core.chance import FAST, stream
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.games.calendar import calendar
from slipstream.games.draft import Draft
from slipstream.games.season import SeasonSetup
from slipstream.modules.conditions import PREPARATIONS, tiles
from slipstream.modules.event_cards import event_cards
from slipstream.modules.garage import upgrade_pile
from tests.games.test_scoring import result

PLACES = {9: 1, 6: 2, 4: 3, 3: 4}


def grid_after(points: list[list[int]]) -> tuple[list[int], list[int]]:
    """Totals, and the grid of the next race, after races with these points by player."""
    season = SeasonSetup("1961", len(points)).start(7)
    for race in range(len(points[0])):
        scored = [own[race] for own in points]
        order = sorted(range(len(points)), key=lambda seat: -scored[seat])
        season.results.append(result(order, [scored[seat] for seat in order], race=race + 1))
    return season.points(), season.grid()


@pytest.mark.clause("CHAMP-9", "CHAMP-19")
def test_rx_10_the_score_sheet_after_two_races_of_1961() -> None:
    assert grid_after([[6, 4], [3, 3], [4, 9], [9, 6]]) == ([10, 6, 13, 15], [3, 2, 0, 1])


@pytest.mark.clause("GARAGE-4", "GARAGE-5", "GARAGE-6", "GARAGE-7")
def test_rx_11_the_garage_draft_of_four_players() -> None:
    draft = Draft.for_garage([0, 1, 2, 3], upgrade_pile("all"), stream("fast", 7, 0, "market"), 4)
    markets, order = [], []
    while draft.seat is not None:
        if draft.at == 0:
            markets.append(len(draft.market))
        order.append(draft.seat)
        draft.apply(draft.options()[0])
    assert markets == [7, 7, 7]
    assert [order[:4], order[4:8], order[8:]] == [[3, 2, 1, 0], [0, 1, 2, 3], [3, 2, 1, 0]]


@pytest.mark.clause("CHAMP-2")
def test_rx_13_the_number_of_races_of_each_season() -> None:
    races = {year: len(calendar(year, FAST, 7)) for year in ("1961", "1962", "1963")}
    assert races == {"1961": 3, "1962": 3, "1963": 4}


@pytest.mark.clause("CHAMP-9")
def test_ex_69_a_tie_on_points_goes_to_the_better_place_in_the_previous_race() -> None:
    assert grid_after([[9, 3], [3, 9], [6, 6]]) == ([12, 12, 12], [1, 2, 0])


@pytest.mark.clause("CHAMP-11", "CHAMP-12", "CHAMP-13", "GARAGE-4")
def test_ex_70_the_championship_draft_with_legends() -> None:
    """The grid is p1, a Legend, p2, p3, a Legend."""
    season = SeasonSetup("1961", 3, legends=2).start(7)
    season.results.append(result([0, 3, 1, 2, 4], [9, 6, 4, 3, 2]))
    season.upgrades = [[1], [2], [3], [], []]
    for face in (1, 2, 3):
        season.pile.remove(face)
    season._start_race()
    game = season.grand_prix
    assert game is not None
    assert game.grid == [0, 3, 1, 2, 4]
    assert game.draft is not None
    assert len(game.draft.market) == 6
    order = []
    while season.pending()[0].step == "draft":
        order.append(season.pending()[0].seat)
        season.apply(order[-1], season.pending()[0].options[0])
    assert order == [2, 1, 0]
    (swap,) = season.pending()
    assert (swap.step, swap.seat) == ("swap", 2)
    assert len(game.draft.market) == 3


@pytest.mark.clause("WEATHER-7", "SETUP-4")
def test_ex_71_rain_three_heat_in_the_draw_pile() -> None:
    (rain,) = [row["setup"] for row in tiles().values() if row["setup"]["kind"] == "heat_to_deck"]
    track = t30()
    rules = RaceRules(track, 2, 2)
    PREPARATIONS[rain["kind"]](rules, rain["amount"])
    race = set_up(track, rules, [Entry(), Entry()], [0, 1], 7, "fast")
    car = race.view(None).cars[0]
    assert car.engine == 3
    assert car.hand_size + car.draw_size == 21
    assert car.discard_size == 0
    assert count(race.state.cars[0].hand) == 7


@pytest.mark.clause("CHAMP-4", "PRESS-1")
def test_ex_73_the_event_of_1963_2_drawn_for_italy() -> None:
    italia, event = load_circuit("italia"), event_cards()[8]
    assert event.press_letters == ("B", "D")
    ids = [corner.id for corner in italia.track.corners]
    assert {letter: ids[corner] for letter, corner in italia.press.items()} == {
        "A": "C1", "B": "C2", "C": "C3", "D": "C1", "E": "C2",
    }  # fmt: skip
    assert [ids[corner] for corner in event.press_corners(italia)] == ["C1", "C2"]
