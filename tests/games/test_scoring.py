"""Points, standings and the champion (CHAMP-9, CHAMP-19, CHAMP-22, CHAMP-26)."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.core.cards import count
from slipstream.core.events import Event
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.games.scoring import RaceResult, points_for, standings, totals
from slipstream.games.season import Season, SeasonSetup
from slipstream.modules.event_cards import event_cards
from tests.games.test_championship import drive_until, game_of, owned, start_race

PLAIN = 7  # 1963-1 USA: no special rule


def result(order: list[int], points: list[int], season: str = "1961", race: int = 1) -> RaceResult:
    """A race in which the seats came in in this order, with these points by place."""
    rows: list[dict[str, Any]] = [
        {"place": place, "seat": seat, "points": scored}
        for place, (seat, scored) in enumerate(zip(order, points, strict=True), 1)
    ]
    return RaceResult(season, race, PLAIN, "usa", 2, "sun", (), tuple(order), 9, tuple(rows))


def over_with(results: list[RaceResult], players: int, legends: int = 0) -> Season:
    """A season that ended like this."""
    season = SeasonSetup("1961", players, legends).start(7)
    season.results = results
    season.grand_prix = None
    return season


@pytest.mark.clause("CHAMP-19")
def test_points_by_finishing_place() -> None:
    event = event_cards()[PLAIN]
    assert [points_for(place, False, event) for place in range(1, 9)] == [9, 6, 4, 3, 2, 1, 0, 0]


@pytest.mark.clause("CHAMP-19")
def test_points_are_written_down_after_each_race() -> None:
    season = SeasonSetup("1963", 6).start(7)
    start_race(season)
    last: list[Event] = []

    def watch(events: list[Event]) -> None:
        last[:] = events

    drive_until(season, lambda it: len(it.results) == 1, watch=watch)
    rows = season.results[0].classification
    assert [row["points"] for row in rows] == [9, 6, 4, 3, 2, 1]
    told = [(event.seat, event.a, event.b) for event in last if event.key == "points-scored"]
    assert told == [(row["seat"], row["points"], row["points"]) for row in rows]
    assert sorted(season.points()) == [1, 2, 3, 4, 6, 9]


@pytest.mark.clause("CHAMP-19")
@pytest.mark.parametrize("seed", range(3))
def test_the_total_is_the_sum_over_the_races(seed: int) -> None:
    season = drive_until(SeasonSetup("1962", 3, legends=1).start(seed), driver="random")
    for seat in range(4):
        by_race = [race.points[seat] for race in season.results]
        assert season.points()[seat] == sum(by_race)
    assert [sum(race.points.values()) for race in season.results] == [22, 22, 25]


@pytest.mark.clause("CHAMP-22")
def test_most_points_win_the_season() -> None:
    races = [result([0, 1, 2], [9, 6, 4]), result([1, 0, 2], [9, 6, 4]), result([1, 2, 0], [9, 6, 4])]
    season = over_with(races, 3)
    assert season.points() == [19, 24, 14]
    assert (season.standings(), season.champion) == ([1, 0, 2], 1)


@pytest.mark.clause("CHAMP-22")
def test_a_tie_goes_to_the_better_place_in_the_last_race() -> None:
    races = [result([0, 1, 2], [9, 6, 4]), result([2, 0, 1], [9, 6, 4]), result([1, 2, 0], [9, 6, 4])]
    season = over_with(races, 3)
    assert season.points() == [19, 19, 19]
    assert (season.standings(), season.champion) == ([1, 2, 0], 1)


@pytest.mark.clause("CHAMP-9", "CHAMP-22")
def test_a_tie_for_the_last_places_is_broken_in_the_same_way() -> None:
    assert standings([9, 0, 0, 0], {0: 1, 1: 4, 2: 2, 3: 3}) == [0, 2, 3, 1]
    assert standings([0, 0, 0, 0], {0: 4, 1: 3, 2: 2, 3: 1}) == [3, 2, 1, 0]
    season = SeasonSetup("1961", 4).start(7)
    season.results = [result([3, 2, 1, 0], [9, 6, 4, 3]), result([0, 1, 3, 2], [6, 4, 0, 0])]
    assert season.points() == [9, 8, 6, 9]
    assert season.grid() == [0, 3, 1, 2]


@pytest.mark.clause("CHAMP-22")
def test_nobody_is_champion_before_the_last_race_is_over() -> None:
    season = SeasonSetup("1961", 2).start(7)
    for races in (0, 1, 2):
        drive_until(season, lambda it, races=races: len(it.results) == races)  # type: ignore[misc]
        assert season.champion is None
        assert not season.over
    drive_until(season)
    assert season.champion == season.standings()[0]
    assert season.pending() == []


@pytest.mark.clause("CHAMP-26")
def test_legends_take_places_points_and_grid_positions() -> None:
    season = drive_until(SeasonSetup("1963", 2, legends=4, pro=3).start(7))
    for race in season.results[:2]:
        assert sorted(row["seat"] for row in race.classification) == [0, 1, 2, 3, 4, 5]
        assert [row["points"] for row in race.classification] == [9, 6, 4, 3, 2, 1]
    assert sum(season.points()[2:]) > 0
    assert list(season.results[1].grid) == [row["seat"] for row in season.results[0].classification]


@pytest.mark.clause("CHAMP-26")
def test_legends_draft_nothing_and_gain_no_sponsor_cards() -> None:
    season = SeasonSetup("1963", 2, legends=3).start(7)
    asked = set()
    gained = set()
    drivers = [make_driver("random", driver_luck(1, seat)) for seat in range(2)]
    while decisions := season.pending():
        asked |= {decision.seat for decision in decisions}
        decision = decisions[0]
        choice = choose(drivers[decision.seat], season, decision)
        gained |= {
            event.seat for event in season.apply(decision.seat, choice) if event.key == "sponsor-gained"
        }
        if season.race is not None:
            assert [count(owned(season.race, seat)) for seat in (2, 3, 4)] == [0, 0, 0]
    assert asked == gained == {0, 1}
    assert season.upgrades[2:] == [[], [], []]
    assert season.sponsors[2:] == [0, 0, 0]


@pytest.mark.clause("CHAMP-26")
def test_a_legend_on_top_means_that_no_player_has_won() -> None:
    races = [result([2, 0, 1], [9, 6, 4]), result([2, 1, 0], [9, 6, 4]), result([2, 0, 1], [9, 6, 4])]
    season = over_with(races, 2, legends=1)
    assert season.over
    assert (season.standings()[0], season.champion) == (2, None)
    behind = [result([0, 2, 1], [9, 6, 4])] * 3
    assert over_with(behind, 2, legends=1).champion == 0


@pytest.mark.clause("EVENT-12", "CHAMP-19")
def test_an_eliminated_car_scores_nothing_whatever_its_place() -> None:
    for place in range(1, 7):
        assert points_for(place, True, event_cards()[10]) == 0
        assert points_for(place, True, event_cards()[3]) == 0  # nor the bonus of another event


def test_totals_of_no_races() -> None:
    assert totals([], 3) == [0, 0, 0]
    season = SeasonSetup("1961", 2).start(7)
    assert season.points() == [0, 0]
    assert game_of(season).event is event_cards()[1]
