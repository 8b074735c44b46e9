"""The ten Event cards (EVENT), each played: no weather here, so that every number is the card's own."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import SPOTS
from slipstream.circuits.loader import load_circuit
from slipstream.core import actions
from slipstream.core.cards import HEAT, UNIT, count, stress_in
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.modules.event_cards import EFFECTS, event_cards
from slipstream.modules.garage import sponsor_cards
from slipstream.odds import plan_odds
from tests.games.test_championship import drive_until, owned, sponsors_of, to_race

CARDS = {"1": UNIT[0], "2": UNIT[1], "3": UNIT[2], "4": UNIT[3], "H": HEAT, "T": UNIT[14]}
DECLINE = {
    "value": None,
    "react": actions.end_react(),
    "slipstream": actions.slipstream(0),
    "discard": actions.discard(0),
}


def race_of(event: int, cars: int = 3, circuit: str | None = None, **agreed: Any) -> Race:
    """A race of this event on its circuit, at the first plans, Upgrades dealt."""
    card = event_cards()[event]
    setup = RaceSetup(circuit or card.circuit, cars, garage="quick", **agreed)
    race = GrandPrix(setup, 7, event=card, sponsor_pile=sponsor_cards()).race
    assert race is not None
    return race


def stand(race: Race, *places: str, gear: int = 1, engine: int = 6) -> Race:
    """Put seat 0, 1, ... on these places, and begin round 1 again from there."""
    for car, place in zip(race.state.cars, places, strict=True):
        lap, rest = place.split(":")
        car.space, car.spot = int(rest[:-1]), SPOTS.index(rest[-1])
        car.progress = (int(lap) - 1) * race.state.track.length + car.space
        if not car.legend:
            car.gear, car.engine = gear, engine
    race.state.round = 0
    race.start()
    race.take_events()
    return race


def play(race: Race, *plans: str, slip: int = -1) -> list[Event]:
    """One round: seats play these cards (T: a Turbo Charger); seat `slip` takes two spaces of Slipstream."""
    events: list[Event] = []
    players = [car.seat for car in race.state.cars if car.seat in race.state.order and not car.legend]
    for seat, cards in zip(players, plans, strict=True):
        race.state.cars[seat].hand = sum(CARDS[card] for card in cards)
        events += race.apply(seat, actions.plan(sum(CARDS[card] for card in cards)))
    while not race.over and race.view(None).step != "plan":
        decision = race.pending()[0]
        answer = DECLINE[decision.step]
        if decision.step == "slipstream" and decision.seat == slip:
            answer = actions.slipstream(2)
        assert answer is not None
        events += race.apply(decision.seat, answer)
    return events


def gained(events: list[Event]) -> list[tuple[int, str]]:
    """Who gained Sponsor cards in play, and why."""
    reasons = ["press-corner", "top-speed", "overtaking", "first-lap", "start"]
    return [(event.seat, reasons[event.a]) for event in events if event.key == "sponsor-gained"]


def prepared(race: Race, seat: int = 0) -> dict[str, int]:
    """What a player starts with."""
    car = race.view(None).cars[seat]
    state = race.state.cars[seat]
    return {
        "laps": int(race.view(None).rules.laps),
        "engine": car.engine,
        "stress": int(stress_in(owned(race, seat))),
        "hand": car.hand_size,
        "sponsors": int(count(sponsors_of(state.hand))),
        "draw": car.draw_size,
    }


def usual(**changed: int) -> dict[str, int]:
    """Two laps, 6 Heat, 3 Stress, 7 cards in hand; 12 Basic, 3 Upgrades and Stress make the pile."""
    numbers = {"laps": 2, "engine": 6, "stress": 3, "hand": 7, "sponsors": 1, **changed}
    pile = 12 + 3 + numbers["stress"] - (numbers["hand"] - numbers["sponsors"])
    return {**numbers, "draw": pile}


# The cards


@pytest.mark.clause("EVENT-1", "EVENT-13")
@pytest.mark.parametrize(
    ("event", "season", "race", "circuit", "sponsors", "corners"),
    [
        (1, 1961, 1, "gb", 2, [1]),
        (2, 1961, 2, "usa", 1, [2]),
        (3, 1961, 3, "italia", 1, [3]),
        (4, 1962, 1, "italia", 2, [2]),
        (5, 1962, 2, "gb", 1, [3, 5]),
        (6, 1962, 3, "france", 1, [3]),
        (7, 1963, 1, "usa", 3, [1]),
        (8, 1963, 2, "gb", 1, [2, 4]),
        (9, 1963, 3, "france", 1, [4]),
        (10, 1963, 4, "italia", 0, [1]),
    ],
)
def test_what_an_event_card_shows(
    event: int, season: int, race: int, circuit: str, sponsors: int, corners: list[int]
) -> None:
    card = event_cards()[event]
    assert (card.season, card.race, card.circuit) == (season, race, circuit)
    assert [corner + 1 for corner in card.press_corners(load_circuit(circuit))] == corners
    now = race_of(event)
    assert prepared(now)["sponsors"] == sponsors
    assert [corner for corner, press in enumerate(now.view(None).rules.press_corner, 1) if press] == corners


@pytest.mark.clause("EVENT-1")
def test_there_are_ten_and_each_has_one_special_event_that_is_played() -> None:
    assert list(event_cards()) == list(range(1, 11))
    assert {card.effect["kind"] for card in event_cards().values()} == set(EFFECTS)


@pytest.mark.clause("EVENT-1")
def test_the_event_is_announced_before_the_race() -> None:
    season = SeasonSetup("1963", 2).start(7)
    for number in (7, 8, 9, 10):
        event = getattr(season.view(None), "event", None)
        assert event is event_cards()[number]
        to_race(season, len(season.results) + 2)


@pytest.mark.clause("EVENT-2")
def test_the_event_overrides_the_general_rules_where_it_says_so() -> None:
    rules = race_of(9).view(None).rules
    assert (rules.hand_limit, rules.heat, rules.stress) == (6, 4, 2)
    assert (rules.laps, rules.slipstream_spaces, rules.adrenaline_cars) == (2, 2, 1)  # the rest is as usual
    agreed = RaceSetup("france", 3, garage="quick").plain_rules
    assert (agreed.hand_limit, agreed.heat, agreed.stress) == (7, 6, 3)


# 1961


@pytest.mark.clause("EVENT-3")
def test_1961_1_the_first_three_to_complete_lap_1_gain_a_sponsor_card() -> None:
    race = race_of(1, cars=5)
    assert prepared(race) == usual(sponsors=2)
    stand(race, "1:62R", "1:62O", "1:61R", "1:61O", "1:59R")
    events = play(race, "1", "2", "3", "3", "1")
    assert gained(events) == [(0, "first-lap"), (1, "first-lap"), (2, "first-lap")]
    assert race.view(None).cars[3].progress >= 63
    events = play(race, "1", "2", "2", "1", "4")
    assert gained(events) == []  # nobody twice, and the last comes too late


@pytest.mark.clause("EVENT-3")
def test_1961_1_opening_lap_1_is_not_completing_it() -> None:
    race = stand(race_of(1), "0:62R", "0:62O", "0:61R")
    assert gained(play(race, "3", "4", "4")) == []


@pytest.mark.clause("EVENT-3")
def test_1961_1_a_legend_among_them_uses_up_a_place() -> None:
    race = stand(race_of(1, cars=4, legends=1), "1:61R", "1:61O", "1:60R", "1:62R")
    events = play(race, "2", "3", "4")
    assert race.view(None).cars[3].progress >= 63
    assert gained(events) == [(0, "first-lap"), (1, "first-lap")]


@pytest.mark.clause("EVENT-3", "SPONSOR-5")
def test_1961_1_a_spin_out_in_that_turn_gains_nothing_then_or_later() -> None:
    race = stand(race_of(1, cars=2), "1:62R", "1:50R", gear=4, engine=0)
    events = play(race, "4444", "111")
    assert [event.seat for event in events if event.key == "spun-out"] == [0]
    assert race.view(None).cars[0].progress == 63 + 14  # back before the line of corner 1, lap 1 is done
    assert gained(events) == []
    assert gained(play(race, "1", "112")) == []


@pytest.mark.clause("EVENT-4")
@pytest.mark.parametrize(("cards", "speed", "expected"), [("4443", 15, 1), ("4444", 16, 1), ("4442", 14, 0)])
def test_1961_2_a_turn_of_speed_15_gains_a_sponsor_card(cards: str, speed: int, expected: int) -> None:
    race = race_of(2, cars=2)
    assert prepared(race) == usual()
    stand(race, "1:33R", "1:20R", gear=4, engine=16)
    events = play(race, cards, "111")
    assert [event.a for event in events if event.key == "speed-set"] == [speed, 3]
    assert gained(events) == [(0, "top-speed")] * expected


@pytest.mark.clause("EVENT-4")
def test_1961_2_every_such_turn_counts_and_the_press_corner_besides() -> None:
    race = stand(race_of(2, cars=2), "1:33R", "1:5R", gear=4, engine=15)
    assert gained(play(race, "4443", "111")) == [(0, "top-speed")]
    race = stand(race, "1:20R", "1:5R", gear=4, engine=15)
    assert gained(play(race, "4443", "111")) == [(0, "press-corner"), (0, "top-speed")]


@pytest.mark.clause("EVENT-4", "SPONSOR-5")
def test_1961_2_not_with_a_spin_out() -> None:
    race = stand(race_of(2, cars=2), "1:20R", "1:5R", gear=4, engine=11)
    events = play(race, "4443", "111")
    assert [event.seat for event in events if event.key == "spun-out"] == [0]
    assert gained(events) == []


@pytest.mark.clause("EVENT-5")
def test_1961_3_one_lap_less_and_two_points_more_for_the_winner() -> None:
    race = race_of(3)
    assert prepared(race) == usual(laps=2)  # Italy is printed with 3
    race = stand(race, "2:53R", "2:40R", "2:39R")
    events = play(race, "1", "1", "1")
    assert [event.seat for event in events if event.key == "finished"] == [0]
    season = drive_until(SeasonSetup("1961", 3, legends=1).start(7))
    last = season.results[2]
    assert (last.circuit, last.laps) == ("italia", 2)
    assert [row["points"] for row in last.classification] == [11, 6, 4, 3]
    assert min(row["progress"] for row in last.classification) >= 108


@pytest.mark.clause("EVENT-5", "CHAMP-4")
def test_one_lap_less_on_a_circuit_of_two_is_a_single_lap() -> None:
    assert prepared(race_of(3, circuit="usa"))["laps"] == 1


# 1962


@pytest.mark.clause("EVENT-6")
def test_1962_1_one_more_heat_in_every_engine() -> None:
    race = race_of(4)
    for seat in range(3):
        assert prepared(race, seat) == usual(laps=3, engine=7, sponsors=2)


@pytest.mark.clause("EVENT-6")
def test_the_box_holds_heat_for_six_cars_with_one_more_each_and_weather() -> None:
    assert [prepared(race_of(4, cars=6), seat)["engine"] for seat in range(6)] == [7] * 6


@pytest.mark.clause("EVENT-7")
def test_1962_2_one_lap_more_and_a_hand_of_8() -> None:
    race = race_of(5)
    assert prepared(race) == usual(laps=3, hand=8)
    race = stand(race, "2:62R", "1:50R", "1:49R")
    events = play(race, "2", "1", "1")
    assert [event.key for event in events if event.key == "finished"] == []  # that was only lap 2
    assert [car.hand_size for car in race.view(None).cars] == [8, 8, 8]  # replenished to 8, too
    race = stand(race, "3:62R", "1:50R", "1:49R")
    assert [event.seat for event in play(race, "2", "1", "1") if event.key == "finished"] == [0]


@pytest.mark.clause("EVENT-8")
def test_1962_3_one_point_more_for_each_of_the_first_three() -> None:
    assert prepared(race_of(6)) == usual()
    season = drive_until(SeasonSetup("1962", 3, legends=2).start(7))
    assert [row["points"] for row in season.results[2].classification] == [10, 7, 5, 3, 2]
    assert [row["points"] for row in season.results[1].classification] == [9, 6, 4, 3, 2]


# 1963


@pytest.mark.clause("EVENT-9")
def test_1963_1_three_sponsor_cards_and_nothing_else() -> None:
    race = race_of(7)
    assert prepared(race) == usual(sponsors=3)
    assert count(race.state.sponsor_pile) == 35 - 9
    stand(race, "1:62R", "1:33R", "1:10R", gear=4, engine=0)
    assert gained(play(race, "1111", "4443", "111")) == []
    season = drive_until(SeasonSetup("1963", 3).start(7), lambda it: len(it.results) == 1)
    assert [row["points"] for row in season.results[0].classification] == [9, 6, 4]


@pytest.mark.clause("EVENT-10")
@pytest.mark.parametrize(
    ("others", "expected"),
    [
        (("1:3R", "1:4R", "1:5R"), 1),
        (("1:3R", "1:4R", "1:30R"), 0),  # only two are passed
        (("1:3R", "1:4R", "0:60R"), 0),  # one was behind already
        (("1:3R", "1:4R", "1:13O"), 0),  # one is still ahead
    ],
)
def test_1963_2_overtaking_three_cars_in_one_round(others: tuple[str, str, str], expected: int) -> None:
    race = race_of(8, cars=4)
    assert prepared(race) == usual()
    stand(race, "1:0R", *others, gear=3)
    for seat in (1, 2, 3):
        race.state.cars[seat].gear = 1
    events = play(race, "444", "1", "1", "1")
    assert race.view(None).cars[0].space == 12
    assert gained(events) == [(0, "overtaking")] * expected


@pytest.mark.clause("EVENT-10", "TRACK-7")
@pytest.mark.parametrize(("third", "mine", "expected"), [("1:12O", 0, 1), ("1:12R", 1, 0)])
def test_1963_2_the_race_line_decides_about_cars_side_by_side(third: str, mine: int, expected: int) -> None:
    race = stand(race_of(8, cars=4), "1:0R", "1:3R", "1:4R", third, gear=3, engine=0)
    for seat in (1, 2, 3):
        race.state.cars[seat].gear = 1
    events = play(race, "444", "1", "1", "H")  # the third has a cluttered hand and stays where it is
    assert race.view(None).cars[0].progress == race.view(None).cars[3].progress == 12
    assert race.view(None).cars[0].spot == mine
    assert gained(events) == [(0, "overtaking")] * expected


@pytest.mark.clause("EVENT-10")
def test_1963_2_cars_that_pass_me_back_later_in_the_round_change_nothing() -> None:
    race = stand(race_of(8, cars=4), "1:5R", "1:6R", "1:7R", "1:8R", gear=3)
    events = play(race, "444", "111", "111", "111")
    assert gained(events) == [(0, "overtaking")]
    race = stand(race_of(8, cars=4), "1:2R", "1:3R", "1:4R", "1:1R", gear=3)
    assert gained(play(race, "444", "111", "111", "444")) == []  # two each


@pytest.mark.clause("EVENT-10", "SPONSOR-5")
def test_1963_2_not_with_a_spin_out() -> None:
    race = stand(race_of(8, cars=4), "1:22R", "1:23R", "1:24R", "1:25R", gear=3, engine=0)
    for seat in (1, 2, 3):
        race.state.cars[seat].gear = 1
    events = play(race, "444", "1", "1", "1")
    assert [event.seat for event in events if event.key == "spun-out"] == [0]
    assert race.view(None).cars[0].space == 29  # all three are behind
    assert gained(events) == []


@pytest.mark.clause("EVENT-11")
def test_1963_3_less_heat_and_stress_and_a_hand_of_6() -> None:
    race = race_of(9)
    assert prepared(race) == usual(engine=4, stress=2, hand=6)
    race = stand(race, "1:0R", "0:58R", "0:57R")
    play(race, "1", "1", "1")
    assert [car.hand_size for car in race.view(None).cars] == [6, 6, 6]


@pytest.mark.clause("EVENT-11", "SETUP-12")
def test_1963_3_with_a_handicap() -> None:
    race = race_of(9, handicaps={1: 2})
    assert [prepared(race, seat)["engine"] for seat in range(3)] == [4, 2, 4]


@pytest.mark.clause("EVENT-12")
def test_1963_4_one_more_stress_and_a_spin_out_eliminates() -> None:
    race = race_of(10)
    assert prepared(race) == usual(laps=3, stress=4, sponsors=0)
    stand(race, "1:5R", "1:2R", "1:1R", gear=2, engine=2)
    events = play(race, "44", "1", "1")
    assert [event.seat for event in events if event.key == "eliminated"] == [0]
    assert [car.status for car in race.view(None).cars] == ["eliminated", "racing", "racing"]
    assert [decision.seat for decision in race.pending()] == [1, 2]


@pytest.mark.clause("EVENT-12")
def test_elsewhere_a_spin_out_does_not_eliminate() -> None:
    race = stand(race_of(3), "1:5R", "1:2R", "1:1R", gear=2, engine=2)
    events = play(race, "44", "1", "1")
    assert [event.key for event in events if event.key in ("spun-out", "eliminated")] == ["spun-out"]
    assert race.view(None).cars[0].status == "racing"


# Eliminated cars


@pytest.mark.clause("EVENT-14")
def test_an_eliminated_car_is_removed_at_once_and_blocks_nobody() -> None:
    race = stand(race_of(10), "1:9R", "1:9O", "1:7R", gear=2, engine=0)
    events = play(race, "44", "44", "1")  # both would go back to space 9 and block it
    assert [event.seat for event in events if event.key == "eliminated"] == [0, 1]
    assert race.view(None).cars[2].progress == 8
    play(race, "1")
    assert (race.view(None).cars[2].progress, race.view(None).cars[2].spot) == (9, 0)


@pytest.mark.clause("EVENT-14")
def test_eliminated_cars_rank_behind_all_finishers_the_later_the_better() -> None:
    race = stand(race_of(10, cars=4), "1:6R", "1:5R", "3:50R", "3:40R", gear=2, engine=0)
    play(race, "44", "1", "11", "11")  # seat 0 leaves in round 1
    play(race, "44", "11", "11")  # seat 1 in round 2
    assert race.view(None).standing == [2, 3, 1, 0]  # as the race stands, too
    while not race.over:
        play(race, *["44"] * len(race.pending()))
    assert race.view(None).results == race.view(None).standing == [2, 3, 1, 0]
    rows = [(car.status, car.finish_round) for car in race.view(None).cars]
    assert rows[:2] == [("eliminated", 1), ("eliminated", 2)]


@pytest.mark.clause("EVENT-14")
def test_of_two_eliminated_in_one_round_the_one_that_left_later_is_ahead() -> None:
    race = stand(race_of(10), "1:5R", "1:6R", "3:50R", gear=2, engine=0)
    play(race, "44", "44", "11")  # seat 1 drives, and leaves, first
    while not race.over:
        play(race, "44")
    assert race.view(None).results == [2, 0, 1]


@pytest.mark.clause("EVENT-14", "ADR-2")
def test_adrenaline_goes_to_the_last_cars_still_racing() -> None:
    race = stand(race_of(10, cars=6), "1:20R", "1:19R", "1:10R", "1:6R", "1:5R", "1:4R", gear=2, engine=0)
    assert [car.seat for car in race.view(None).cars if car.adrenaline] == [4, 5]
    for seat in (0, 1, 2, 3):
        race.state.cars[seat].gear = 1
    events = play(race, "1", "1", "1", "1", "44", "44")
    assert [event.seat for event in events if event.key == "eliminated"] == [4, 5]
    assert race.view(None).order == [0, 1, 2, 3]
    assert [car.seat for car in race.view(None).cars if car.adrenaline] == [2, 3]  # two: six cars started


@pytest.mark.clause("EVENT-14")
def test_all_cars_eliminated_end_the_race() -> None:
    race = stand(race_of(10), "1:8R", "1:7R", "1:6R", gear=2, engine=0)
    events = play(race, "44", "44", "44")
    assert race.over
    assert race.pending() == []
    assert race.view(None).results == [2, 1, 0]
    assert [event.seat for event in events if event.key == "ranked"] == [2, 1, 0]


@pytest.mark.clause("EVENT-14", "CHAMP-26")
def test_when_all_players_are_out_the_legends_drive_home() -> None:
    race = stand(race_of(10, cars=3, legends=1), "1:8R", "1:7R", "1:6R", gear=2, engine=0)
    play(race, "44", "44")
    assert race.over
    assert race.view(None).results == [2, 1, 0]
    assert race.view(None).cars[2].status == "classified"


@pytest.mark.clause("EVENT-12", "EVENT-14")
def test_a_season_goes_on_when_everybody_was_eliminated_in_its_last_race() -> None:
    season = _all_eliminated(7)
    last = season.results[-1]
    assert season.over
    assert {row["status"] for row in last.classification} == {"eliminated"}
    assert [row["points"] for row in last.classification] == [0, 0, 0]
    assert [row["place"] for row in last.classification] == [1, 2, 3]
    before = [sum(race.points[seat] for race in season.results[:3]) for seat in range(3)]
    assert season.points() == before
    assert season.points()[season.standings()[0]] == max(before)


def _all_eliminated(seed: int) -> Season:
    """A season of 1963 whose last race nobody survives."""
    season = to_race(SeasonSetup("1963", 3).start(seed), 4)
    drive_until(season, lambda it: it.race is not None)
    race = season.race
    assert race is not None
    stand(race, "1:8R", "1:7R", "1:6R", gear=2, engine=0)
    for seat in range(3):
        race.state.cars[seat].hand = 2 * CARDS["4"]
    while not season.over:
        decision = season.pending()[0]
        answer = DECLINE.get(decision.step) or actions.plan(2 * CARDS["4"])
        season.apply(decision.seat, answer)
    return season


@pytest.mark.clause("EVENT-12", "CHAMP-20")
def test_an_eliminated_car_keeps_its_unused_sponsor_cards() -> None:
    race = stand(race_of(10), "1:5R", "1:2R", "1:1R", gear=2, engine=0)
    sponsor = UNIT[11]
    for seat, cards in enumerate(("44", "1", "1")):
        race.state.cars[seat].hand = sum(CARDS[card] for card in cards) + (sponsor if seat == 0 else 0)
        race.apply(seat, actions.plan(sum(CARDS[card] for card in cards)))
    while race.view(None).step != "plan":
        decision = race.pending()[0]
        answer = DECLINE[decision.step]
        assert answer is not None
        race.apply(decision.seat, answer)
    assert race.view(None).cars[0].status == "eliminated"
    assert sponsors_of(owned(race, 0)) == sponsor


@pytest.mark.clause("EVENT-12", "SPONSOR-2", "SPONSOR-4")
def test_the_sponsor_card_of_the_turn_that_eliminates_is_used_and_can_be_gained_again() -> None:
    """R-10: the pile is empty, and the car behind earns a card in the same round."""
    race = stand(race_of(10), "1:7R", "1:5R", "1:1R", gear=2)
    turbo = UNIT[14]
    race.state.sponsor_pile = 0
    race.state.cars[0].engine = 0
    events = play(race, "1T", "34", "11")  # 7 each over a Press Corner with a limit of 5
    assert [event.seat for event in events if event.key == "eliminated"] == [0]
    assert [(event.seat, event.a) for event in events if event.key == "used-up"] == [(0, turbo)]
    assert [(event.seat, event.c) for event in events if event.key == "sponsor-gained"] == [(1, turbo)]
    assert [sponsors_of(owned(race, seat)) for seat in range(3)] == [0, turbo, 0]


@pytest.mark.clause("SPONSOR-4", "PRESS-2")
@pytest.mark.parametrize(("left", "used", "press"), [(0, 0, 0), (0, 1, 1), (1, 0, 1)])
def test_the_odds_promise_only_sponsor_cards_that_there_are(left: int, used: int, press: int) -> None:
    race = stand(race_of(10), "1:5R", "1:2R", "1:1R", gear=2)
    race.state.sponsor_pile, race.state.sponsors_used = left * UNIT[11], used * UNIT[12]
    race.state.cars[0].hand = 2 * CARDS["4"]
    (outlook,) = plan_odds(race.view(0), 2 * CARDS["4"], reactions=False).outlooks
    (outcome,) = outlook.outcomes
    assert outcome.press == press
    assert race.view(0).sponsors_used == used * UNIT[12]


# Press Corners on the circuits of the game


@pytest.mark.clause("PRESS-2", "PRESS-3", "PRESS-6", "EVENT-13")
def test_a_press_corner_of_a_real_race_by_slipstream_and_by_speed() -> None:
    race = stand(race_of(1), "1:11R", "1:13R", "0:60R")
    events = play(race, "2", "1", "1", slip=0)
    assert race.view(None).cars[0].progress == 15  # 13 + 2, over the line of corner 1
    assert gained(events) == [(0, "press-corner")]
    race = stand(race_of(1), "1:10R", "1:2R", "0:60R", gear=3)
    assert gained(play(race, "444", "11", "11")) == [(0, "press-corner")]  # 12 with a limit of 10
    race = stand(race_of(1), "1:10R", "1:2R", "0:60R", gear=3)
    assert gained(play(race, "443", "11", "11")) == []
