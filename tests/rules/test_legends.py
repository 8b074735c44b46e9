"""Section 18: Legends (LEGEND), and what other sections say about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from slipstream.checks.invariants import Watch
from slipstream.checks.scenes import Scene, t30
from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.core.car import CLASSIFIED
from slipstream.core.chance import stream
from slipstream.core.errors import NotYourTurn
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.data.tables import load_table
from slipstream.drivers import drive
from slipstream.drivers.chance_driver import RandomDriver
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import COLOURS, RaceSetup, SetupError
from slipstream.modules.conditions import Conditions, apply_conditions
from tests.rules.scenes_support import Table, circuit, refused
from tests.rules.support import happened, plan, rest_of_round

HAND = "B1 B1 B1 B2 B2 B3 B4"

# Top Speeds by card (rows 1..10) and colour, as printed on the helmets.
PRINTED = {
    "black": [16, 18, 17, 14, 13, 19, 15, 11, 12, 10],
    "blue": [18, 16, 14, 12, 17, 10, 13, 19, 11, 15],
    "green": [15, 12, 10, 18, 16, 13, 19, 14, 17, 11],
    "red": [13, 17, 11, 15, 10, 14, 18, 12, 19, 16],
    "gray": [14, 19, 13, 16, 12, 18, 11, 10, 15, 17],
    "yellow": [11, 13, 15, 17, 19, 12, 14, 16, 10, 18],
}
# The column of the helmet follows from its number.
DIAMOND = {10: 0, 11: 0, 12: 1, 13: 1, 14: 1, 15: 2, 16: 2, 17: 2, 18: 3, 19: 3}


def company(
    cars: Mapping[str, str],
    *cards: tuple[int, int],
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    laps: int = 2,
) -> Table:
    """Players and Legends (names with "legend") on T30, asked for plans.

    Every Legend card shows the same (Top Speed, diamond) for all colours; (12, 0) if none is told.
    """
    given = {name: "" if name.startswith("legend") else (hands or {}).get(name, HAND) for name in cars}
    table = Table(cars, hands=given, decks=decks or dict.fromkeys(cars, "B1 B1 B1 B1 B1 B1"), laps=laps)
    rules = table.race.state.rules
    rules.legend_top_speed = [[top_speed] * 6 for top_speed, _ in cards or [(12, 0)]]
    rules.legend_diamond = [[diamond] * 6 for _, diamond in cards or [(12, 0)]]
    return table


def lone_legend(at: str, diamond: int, top_speed: int, **more: str) -> Scene:
    """A Legend on T30 that has made one movement; other cars stand as told."""
    others = {name: place for name, place in more.items() if name != "me"}
    cars = {"me": more.get("me", "1:0O"), "legend": at} | others
    return Scene(cars).legend("legend", diamond, top_speed)


def with_adrenaline(table: Table) -> list[str]:
    return [name for name in table.names if table.car(name).adrenaline]


def random_drivers(cars: int, seed: int) -> list[RandomDriver]:
    return [RandomDriver(stream("fast", seed, 0, "driver", seat)) for seat in range(cars)]


def driven(setup: RaceSetup, seed: int) -> tuple[Race, list[Event]]:
    """A whole race of random drivers, watched, and all that happened."""
    race = setup.start_race(seed)
    events, drivers, watch = race.take_events(), random_drivers(setup.cars, seed), Watch(race)
    while decisions := race.pending():
        for decision in decisions:
            choice = drivers[decision.seat].decide(race.view(decision.seat), decision)
            events += race.apply(decision.seat, choice, decision.id)
            watch.check(race)
    return race, events


# Who they are


@pytest.mark.clause("LEGEND-1")
@pytest.mark.parametrize(("cars", "legends"), [(2, 1), (6, 5), (4, 2), (6, 1)])
def test_legends_race_against_one_player_or_several(cars: int, legends: int) -> None:
    race = RaceSetup("usa", cars=cars, legends=legends).start_race(3)
    assert [car.legend for car in race.view(None).cars] == [False] * (cars - legends) + [True] * legends
    assert [decision.seat for decision in race.pending()] == list(range(cars - legends))


@pytest.mark.clause("LEGEND-1")
def test_one_deck_of_ten_cards_drives_all_of_them() -> None:
    race = RaceSetup("usa", cars=6, legends=5).start_race(3)
    assert len(race.view(None).rules.legend_top_speed) == 10
    assert len(race.view(None).rules.legend_diamond) == 10


@pytest.mark.clause("LEGEND-1")
def test_at_least_one_car_has_a_driver() -> None:
    for cars, legends in ((2, 2), (6, 6), (3, 4), (3, -1)):
        with pytest.raises(SetupError) as refusal:
            RaceSetup("usa", cars=cars, legends=legends)
        assert refusal.value.key == "legends-out-of-range"


@pytest.mark.clause("LEGEND-2")
@pytest.mark.parametrize(("cars", "legends"), [(2, 1), (6, 1), (5, 1), (6, 2)])
def test_the_advice_on_how_many_legends_to_use_is_not_enforced(cars: int, legends: int) -> None:
    race, _ = driven(RaceSetup("italia", cars=cars, legends=legends, laps=1), 1)
    assert sorted(race.view(None).results) == list(range(cars))


@pytest.mark.clause("SETUP-14")
@pytest.mark.parametrize("cars", [0, 1])
def test_nobody_races_alone(cars: int) -> None:
    with pytest.raises(SetupError) as refusal:
        RaceSetup("usa", cars=cars)
    assert refusal.value.key == "cars-out-of-range"
    with pytest.raises(SetupError):
        RaceSetup("usa", cars=1, legends=1)


@pytest.mark.clause("SETUP-14")
def test_a_solo_race_has_at_least_one_legend_as_opponent() -> None:
    race = RaceSetup("usa", cars=2, legends=1).start_race(3)
    assert [decision.seat for decision in race.pending()] == [0]
    with pytest.raises(SetupError) as refusal:
        RaceSetup("usa", cars=1, legends=0)
    assert refusal.value.key == "cars-out-of-range"
    with pytest.raises(SetupError):
        SeasonSetup("1961", 1, 0)


@pytest.mark.clause("LEGEND-3", "SETUP-8")
def test_legends_stand_anywhere_on_the_random_grid() -> None:
    setup = RaceSetup("usa", cars=4, legends=2)
    positions: Counter[tuple[int, int]] = Counter()
    for seed in range(160):
        cars = setup.start_race(seed, log=False).view(None).cars
        assert sorted(car.grid for car in cars) == [1, 2, 3, 4]
        positions.update((car.seat, car.grid) for car in cars)
    assert len(positions) == 16
    assert all(20 <= times <= 62 for times in positions.values()), positions


@pytest.mark.clause("LEGEND-3", "SETUP-9")
def test_a_legend_on_the_grid_stands_where_any_car_of_its_position_would() -> None:
    race = RaceSetup("usa", cars=6, legends=3).start_race(5)
    for car in race.view(None).cars:
        space, spot = race.view(None).track.grid[car.grid - 1]
        assert (car.space, car.spot, car.progress) == (space, spot, space - 69)


# The cards


@pytest.mark.clause("LEGEND-7")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_card_shows_a_top_speed_and_a_diamond_for_each_colour(colour: str) -> None:
    cards = load_table("legends")["cards"]
    assert [card[colour][0] for card in cards] == PRINTED[colour]
    assert [card[colour][1] for card in cards] == [DIAMOND[top_speed] for top_speed in PRINTED[colour]]


@pytest.mark.clause("LEGEND-7")
def test_the_legend_in_a_seat_drives_by_the_column_of_its_own_colour() -> None:
    rules = RaceSetup("usa", cars=6, legends=5).plain_rules
    for seat, colour in enumerate(("black", "blue", "green", "red", "gray", "yellow")):
        assert [card[seat] for card in rules.legend_top_speed] == PRINTED[colour]
        assert [card[seat] for card in rules.legend_diamond] == [DIAMOND[top] for top in PRINTED[colour]]


@pytest.mark.clause("LEGEND-4")
def test_the_card_is_revealed_when_the_first_legend_is_due_not_earlier() -> None:
    table = company({"red": "1:25R", "legend1": "1:24R", "blue": "1:23R", "legend2": "1:22R"})
    assert table.race.view(None).legend_card is None
    table.plan(red="B1", blue="B1")
    assert table.asked == ("red", "react")
    assert table.race.view(None).legend_card is None
    assert happened(table.events, "legend-card-revealed") == []
    table.pass_to("blue")
    assert table.race.view(None).legend_card == 0
    assert table.at("legend1") == "2:6R"
    assert table.at("legend2") == "1:22R"
    table.end_round()
    assert table.at("legend2") == "2:4R"
    assert len(happened(table.events, "legend-card-revealed")) == 1
    assert table.race.view(None).legend_card is None  # a new round, a new card


@pytest.mark.clause("LEGEND-4")
def test_all_legends_use_the_card_of_the_round() -> None:
    cars = {"me": "1:0R", "legend1": "1:27R", "legend2": "1:25R", "legend3": "1:23R"}
    places = {8: ["2:5R", "2:3R", "2:1R"], 11: ["2:8R", "2:6R", "2:4R"]}
    seen = set()
    for tries in range(20):
        table = company(cars, (8, 0), (11, 0))
        table.race.state.legend_luck = stream("fast", tries, 0, "legends")
        table.round(me="B1")
        card = happened(table.events, "legend-card-revealed")
        assert len(card) == 1
        top_speed = (8, 11)[card[0].a]
        assert [table.at(f"legend{number}") for number in (1, 2, 3)] == places[top_speed]
        seen.add(top_speed)
    assert seen == {8, 11}


@pytest.mark.clause("LEGEND-4")
@pytest.mark.parametrize("seed", range(3))
def test_one_card_a_round_in_whole_races_as_long_as_a_legend_races(seed: int) -> None:
    _, events = driven(RaceSetup("italia", cars=4, legends=2, laps=2), seed)
    assert len(happened(events, "legend-card-revealed")) > 3
    rounds: list[list[Event]] = []
    for event in events:
        if event.key == "round-started":
            rounds.append([])
        elif rounds:
            rounds[-1].append(event)
    for told in rounds:
        keys = [event.key for event in told]
        assert keys.count("legend-card-revealed") == (1 if "legend-moved" in keys else 0)
        if "legend-moved" in keys:
            assert keys.index("legend-card-revealed") == keys.index("legend-moved") - 1


@pytest.mark.clause("LEGEND-5")
def test_when_no_legend_is_racing_any_more_no_card_is_revealed() -> None:
    table = company({"me": "1:0R", "legend": "2:29R"})
    table.round(me="B1")
    assert table.hall_of_fame == ["legend"]
    assert len(happened(table.events, "legend-card-revealed")) == 1
    table.give(me=HAND).round(me="B1")
    assert table.race.view(None).round == 3
    assert len(happened(table.events, "legend-card-revealed")) == 1


@pytest.mark.clause("LEGEND-5")
def test_a_race_without_legends_has_no_legend_cards() -> None:
    race, events = driven(RaceSetup("usa", cars=3, laps=1), 4)
    assert happened(events, "legend-card-revealed") == []
    assert race.view(None).legend_card is None


@pytest.mark.clause("LEGEND-6")
@pytest.mark.parametrize("seed", range(4))
def test_ten_different_cards_then_all_of_them_are_shuffled_again(seed: int) -> None:
    race = RaceSetup("italia", cars=2, legends=1, laps=20).start_race(seed)
    luck = stream("fast", seed, 0, "driver")
    shown: list[int] = []
    while len(shown) < 40:
        events = race.apply(race.next_seat(), race.random_action(luck))
        shown += [event.a for event in happened(events, "legend-card-revealed")]
    decks = [shown[start : start + 10] for start in (0, 10, 20, 30)]
    assert [sorted(deck) for deck in decks] == [list(range(10))] * 4
    assert len({tuple(deck) for deck in decks}) > 1


@pytest.mark.clause("LEGEND-6")
def test_every_card_is_as_likely_as_any_other_to_come_first() -> None:
    setup, first = RaceSetup("usa", cars=2, legends=1), Counter[int]()
    for seed in range(300):
        race = setup.start_race(seed)
        events = race.apply(0, race.pending()[0].options[0])
        while not happened(events, "legend-card-revealed"):
            events += race.apply(0, race.pending()[0].options[0])
        first[happened(events, "legend-card-revealed")[0].a] += 1
    assert sorted(first) == list(range(10))
    assert all(13 <= times <= 55 for times in first.values()), first


# Move A and move B


@pytest.mark.clause("TRACK-11", "LEGEND-8")
def test_past_the_legend_line_means_between_it_and_the_corner_line() -> None:
    track = t30()  # Legend lines 4|5, 12|13, 17|18; corner lines 9|10, 17|18, 21|22
    assert [space for space in range(30) if track.past_legend_line(space)] == [
        5, 6, 7, 8, 9, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ]  # fmt: skip


@pytest.mark.clause("TRACK-11")
@pytest.mark.parametrize(
    ("name", "zones"),
    [
        ("usa", [(2, 11), (27, 32), (43, 48), (52, 56)]),
        ("gb", [(2, 14), (21, 47)]),
        ("france", [(4, 11), (15, 26), (33, 38), (40, 46)]),
        ("italia", [(2, 9), (14, 18), (20, 25)]),
    ],
)
def test_the_spaces_past_a_legend_line_on_the_printed_circuits(
    name: str, zones: list[tuple[int, int]]
) -> None:
    track = load_circuit(name).track
    expected = [space for first, last in zones for space in range(first, last + 1)]
    assert [space for space in range(track.length) if track.past_legend_line(space)] == expected


@pytest.mark.clause("LEGEND-8", "TRACK-11")
@pytest.mark.parametrize(("place", "move"), [("1:4R", "B"), ("1:5R", "A"), ("1:9R", "A"), ("1:10R", "B")])
def test_move_a_past_the_legend_line_of_the_next_corner_otherwise_move_b(place: str, move: str) -> None:
    assert lone_legend(place, 1, 12).last_legend_move == move


@pytest.mark.clause("LEGEND-8")
def test_on_the_last_space_before_the_legend_line_a_legend_still_goes_up_to_the_corner() -> None:
    before, past = lone_legend("1:12R", 0, 16), lone_legend("1:13R", 0, 16)
    assert (before.at("legend"), before.last_legend_move) == ("1:17R", "B")
    assert (past.at("legend"), past.last_legend_move) == ("1:16R", "A")


@pytest.mark.clause("LEGEND-9")
@pytest.mark.parametrize(("diamond", "end"), [(0, "1:12R"), (1, "1:13R"), (2, "1:14R"), (3, "1:15R")])
def test_move_a_is_the_speed_limit_plus_the_diamond(diamond: int, end: str) -> None:
    for top_speed in (10, 19):  # the Top Speed has no part in it
        assert lone_legend("1:7R", diamond, top_speed).at("legend") == end


@pytest.mark.clause("LEGEND-10")
def test_move_a_may_end_before_the_corner_line() -> None:
    scene = lone_legend("1:13R", 1, 19)  # limit 3 and diamond 1, five spaces to the line
    assert (scene.at("legend"), scene.last_legend_move) == ("1:17R", "A")
    assert lone_legend("1:5R", 0, 19).at("legend") == "1:10R"
    assert lone_legend("1:13R", 0, 19).at("legend") == "1:16R"


@pytest.mark.clause("LEGEND-11")
def test_a_legend_stops_before_the_second_line() -> None:
    assert lone_legend("1:17R", 3, 18).at("legend") == "1:21R"  # 3 + 3 would be 23
    assert lone_legend("1:17R", 2, 18).at("legend") == "1:21R"  # 22 is beyond the line as well
    assert lone_legend("1:17R", 1, 18).at("legend") == "1:21R"  # exactly up to it


@pytest.mark.clause("LEGEND-11", "LEGEND-14")
def test_where_the_space_before_the_second_line_is_full_it_stops_behind_it() -> None:
    outer = lone_legend("1:17R", 3, 18, a="1:21R")
    assert outer.at("legend") == "1:21O"
    full = lone_legend("1:17R", 3, 18, a="1:21R", b="1:21O")
    assert full.at("legend") == "1:20R"
    wall = lone_legend("1:17R", 3, 18, a="1:21R", b="1:21O", c="1:20O", d="1:20R", e="1:19R")
    assert wall.at("legend") == "1:19O"


@pytest.mark.clause("LEGEND-12")
def test_move_b_is_the_top_speed_where_it_does_not_reach_beyond_the_line() -> None:
    assert lone_legend("1:22R", 1, 13).at("legend") == "2:5R"
    assert lone_legend("1:28R", 3, 11).at("legend") == "2:9R"  # exactly up to the line, whatever the diamond


@pytest.mark.clause("LEGEND-13")
@pytest.mark.parametrize(("diamond", "end"), [(0, "2:9R"), (1, "2:8R"), (2, "2:7R"), (3, "2:6R")])
def test_otherwise_to_the_space_whose_countdown_is_the_diamond(diamond: int, end: str) -> None:
    for top_speed in (12, 19):
        scene = lone_legend("1:28R", diamond, top_speed)
        assert (scene.at("legend"), scene.last_legend_move) == (end, "B")
        assert scene.countdown("legend") == diamond


@pytest.mark.clause("LEGEND-12", "LEGEND-13")
def test_a_line_reached_exactly_is_past_the_line() -> None:
    assert lone_legend("1:28R", 3, 11).at("legend") == "2:9R"  # 28 + 11 = 39: the space before the line
    assert lone_legend("1:28R", 3, 12).at("legend") == "2:6R"  # 28 + 12 = 40: the space beyond it


@pytest.mark.clause("LEGEND-14", "MOVE-3")
def test_a_legend_takes_the_race_line_if_it_is_free() -> None:
    assert lone_legend("1:22O", 1, 13, a="1:6R").at("legend") == "2:5R"
    assert lone_legend("1:22O", 1, 13, a="1:5O").at("legend") == "2:5R"
    assert lone_legend("1:22R", 1, 13, a="1:5R").at("legend") == "2:5O"


@pytest.mark.clause("LEGEND-14", "MOVE-4", "MOVE-5")
def test_a_legend_drives_through_full_spaces_and_is_blocked_by_a_full_target() -> None:
    assert lone_legend("1:22R", 1, 13, a="1:4R", b="1:4O").at("legend") == "2:5R"
    assert lone_legend("1:22R", 1, 13, a="1:5R", b="1:5O").at("legend") == "2:4R"
    assert lone_legend("1:28R", 1, 14, a="1:8R", b="1:8O", c="1:7R").at("legend") == "2:7O"


@pytest.mark.clause("LEGEND-14", "MOVE-6", "MOVE-7")
def test_a_legend_blocked_all_the_way_stays_on_its_very_spot() -> None:
    cars = {"me": "1:19R", "legend": "1:18O", "a": "1:19O", "b": "1:20R", "c": "1:20O"}
    scene = Scene(cars).legend("legend", 0, 12)  # limit 2: 20 and 19 are full
    assert (scene.at("legend"), scene.last_legend_move) == ("1:18O", "A")


@pytest.mark.clause("LEGEND-14", "LEGEND-13")
@pytest.mark.parametrize("diamond", [1, 2, 3])
def test_a_legend_closer_to_the_line_than_its_diamond_never_moves_backwards(diamond: int) -> None:
    track = circuit((10, 5), (20, 4))  # the Legend line is one space before the corner line
    scene = Scene({"me": "1:0R", "legend": "1:8O"}, track=track).legend("legend", diamond, 12)
    assert (scene.at("legend"), scene.last_legend_move) == ("1:8O", "B")


@pytest.mark.clause("LEGEND-14", "LEGEND-9")
def test_a_limit_below_zero_does_not_drive_a_legend_backwards() -> None:
    track = circuit((10, 0), (20, 4))
    cars = {"me": "1:0R", "legend": "1:9O"}
    scene = Scene(cars, track=track, road={"corner_A": "-1"}).legend("legend", 0, 12)
    assert (scene.at("legend"), scene.last_legend_move) == ("1:9O", "A")


# What they have not


@pytest.mark.clause("LEGEND-15", "ROUND-9", "SLIP-13")
@pytest.mark.parametrize("seed", range(4))
def test_all_that_ever_happens_to_a_legend_is_its_movement(seed: int) -> None:
    setup = RaceSetup("usa", cars=6, legends=4, pro=2, weather=True)
    race, events = driven(setup, seed)
    keys = {event.key for event in events if event.seat >= 2}
    assert keys <= {"legend-moved", "moved", "lap-started", "finished", "ranked"}
    moves = Counter((event.seat, event.key) for event in events)
    for seat in range(2, 6):
        assert 0 < moves[seat, "moved"] <= moves[seat, "legend-moved"]
        car = race.view(None).cars[seat]
        assert (car.hand_size, car.draw_size, car.discard_size, car.play, car.engine) == (0, 0, 0, 0, 0)
        assert (car.gear, car.face_down, car.spin_outs, car.heat_paid) == (1, 0, 0, 0)


@pytest.mark.clause("LEGEND-15")
def test_a_legend_rushes_through_a_corner_without_check_or_spin_out() -> None:
    table = company({"me": "1:0R", "legend": "1:9R"}, (19, 3)).round(me="B1")
    assert table.at("legend") == "1:17R"  # Speed 8 at a limit of 5, without a single Heat card
    assert table.happened("legend") == ["legend-moved", "moved"]


@pytest.mark.clause("LEGEND-15", "SETUP-7")
def test_no_stress_and_no_heat_is_handed_out_to_legends() -> None:
    view = RaceSetup("usa", cars=6, legends=4).start_race(2).view(None)
    assert view.stress_supply == 37 - 2 * 3
    assert [car.engine for car in view.cars] == [6, 6, 0, 0, 0, 0]


@pytest.mark.clause("ROUND-9")
def test_a_legend_is_never_asked_and_cannot_answer() -> None:
    table = company({"red": "1:5R", "legend": "1:4R", "blue": "1:0R"})
    assert [decision.seat for decision in table.race.pending()] == [0, 2]
    with pytest.raises(NotYourTurn):
        table.race.apply(1, plan("B1"))
    table.plan(red="B1", blue="B1")
    while table.asked[1] != "plan":
        assert table.asked[0] != "legend"
        table.decline()


@pytest.mark.clause("ROUND-9", "ROUND-5")
def test_a_legend_moves_when_its_place_in_the_order_comes() -> None:
    table = company({"red": "1:4R", "legend": "1:4O", "blue": "1:3R"}, (12, 0))
    assert table.race.view(None).order == [0, 1, 2]
    table.plan(red="B1", blue="B2")
    assert (table.asked[0], table.at("legend")) == ("red", "1:4O")
    table.pass_to("blue")
    assert table.at("legend") == "1:9R"


@pytest.mark.clause("SLIP-13")
@pytest.mark.parametrize(("front", "spot"), [("1:7R", "R"), ("1:6R", "O")])
def test_a_legend_behind_a_car_or_next_to_it_does_not_slipstream(front: str, spot: str) -> None:
    table = company({"me": front, "legend": "1:24R"}, (12, 0), hands={"me": "U0"}).round(me="U0")
    assert table.at("legend") == f"2:6{spot}"
    assert table.happened("legend") == ["legend-moved", "moved", "lap-started"]


# Adrenaline


@pytest.mark.clause("LEGEND-16", "ADR-4")
def test_a_legend_in_last_place_uses_up_the_adrenaline_of_the_round() -> None:
    assert with_adrenaline(company({"red": "1:9R", "blue": "1:5R", "legend": "1:3R"})) == []
    assert with_adrenaline(company({"red": "1:9R", "legend": "1:5R", "blue": "1:3R"})) == ["blue"]


@pytest.mark.clause("LEGEND-16", "ADR-4", "ADR-1")
@pytest.mark.parametrize(
    ("last", "expected"),
    [
        (("red", "blue"), ["red", "blue"]),
        (("red", "legend3"), ["red"]),
        (("legend3", "red"), ["red"]),
        (("legend2", "legend3"), []),
    ],
)
def test_of_five_cars_the_last_two_count_legends_without_benefit(
    last: tuple[str, str], expected: list[str]
) -> None:
    names = ["red", "blue", "legend1", "legend2", "legend3"]
    ahead = [name for name in names if name not in last]
    standing = dict(zip([*ahead, *last], ["1:9R", "1:8R", "1:7R", "1:5R", "1:3R"], strict=True))
    table = company({name: standing[name] for name in names})
    assert with_adrenaline(table) == expected


@pytest.mark.clause("LEGEND-16", "ADR-1")
def test_legends_are_counted_among_the_cars_that_started() -> None:
    four = RaceSetup("usa", cars=4, legends=3).plain_rules
    five = RaceSetup("usa", cars=5, legends=4).plain_rules
    assert (four.adrenaline_cars, five.adrenaline_cars) == (1, 2)


@pytest.mark.clause("ADR-2", "ADR-3", "ADR-4", "LEGEND-16", "ROUND-8")
def test_adrenaline_with_finished_cars_and_legends_among_the_last() -> None:
    cars = {"red": "2:29R", "legend1": "2:29O", "blue": "1:9R", "legend2": "1:3R", "green": "1:0R"}
    table = company(cars, (10, 0))
    assert with_adrenaline(table) == ["green"]  # two places: legend2 wastes one
    table.round(red="B1", blue="B1", green="B4")
    assert table.hall_of_fame == ["legend1", "red"]
    # 1:10 blue, 1:9 legend2, 1:4 green: still two places of the cars left, counted from the last.
    assert [table.at(name) for name in ("blue", "legend2", "green")] == ["1:10R", "1:9R", "1:4R"]
    assert with_adrenaline(table) == ["green"]
    table.give(blue=HAND, green="B4 B4 B4 B4 B1 B1 B1").round(blue="B1", green="B4 B4")
    # legend2 has gone to 14, green to 12, blue to 11.
    assert [table.at(name) for name in ("legend2", "green", "blue")] == ["1:14R", "1:12R", "1:11R"]
    assert with_adrenaline(table) == ["blue", "green"]


@pytest.mark.clause("ADR-4", "ADR-8")
def test_a_finished_car_has_no_adrenaline_and_does_not_hold_a_place() -> None:
    table = company({"red": "2:29R", "blue": "1:9R", "legend": "2:28R"}, (10, 0))
    assert with_adrenaline(table) == ["blue"]
    table.round(red="B1", blue="B1")
    assert table.hall_of_fame == ["legend", "red"]
    assert with_adrenaline(table) == ["blue"]
    assert table.race.view(None).order == [1]


# Roads, Pro


@pytest.mark.clause("LEGEND-17", "ROAD-4", "ROAD-5")
@pytest.mark.parametrize(("token", "end"), [("+1", "1:14R"), ("-1", "1:12R")])
def test_a_token_on_the_limit_changes_move_a(token: str, end: str) -> None:
    scene = Scene({"me": "1:0R", "legend": "1:7R"}, road={"corner_A": token}).legend("legend", 1, 12)
    assert (scene.at("legend"), scene.last_legend_move) == (end, "A")


@pytest.mark.clause("LEGEND-17")
@pytest.mark.parametrize(
    "road",
    [
        {"corner_A": "overheat"},
        {"sector_A": "slip+1", "sector_C": "slip+1"},
        {"sector_A": "free_boost", "sector_C": "free_boost"},
        {"sector_A": "weather", "sector_C": "weather"},
        {"corner_B": "+1", "corner_C": "-1"},
    ],
)
def test_nothing_else_on_the_road_affects_a_legend(road: dict[str, str]) -> None:
    for weather in ("no_cooldown", "no_slipstream", "slip+2", "cooldown_bonus"):
        scene = Scene({"me": "1:0R", "legend": "1:7R"}, road=road, weather=weather).legend("legend", 1, 12)
        assert scene.at("legend") == "1:13R"
        straight = Scene({"me": "1:0R", "legend": "1:28R"}, road=road, weather=weather)
        assert straight.legend("legend", 1, 12).at("legend") == "2:8R"


@pytest.mark.clause("LEGEND-18")
@pytest.mark.parametrize("pro", [1, 2, 5])
def test_the_pro_level_is_added_to_every_top_speed_and_to_no_diamond(pro: int) -> None:
    plain = RaceSetup("usa", cars=6, legends=5).plain_rules
    rules = RaceSetup("usa", cars=6, legends=5, pro=pro).plain_rules
    for card in range(10):
        assert rules.legend_top_speed[card] == [top_speed + pro for top_speed in plain.legend_top_speed[card]]
        assert rules.legend_diamond[card] == plain.legend_diamond[card]


@pytest.mark.clause("LEGEND-18")
def test_pro_legends_are_faster_on_the_straight_and_as_fast_in_a_corner() -> None:
    straight = Scene({"me": "1:0R", "legend": "1:22R"}).legend("legend", 1, 13, pro=2)
    assert straight.at("legend") == "2:7R"
    up_to_the_line = Scene({"me": "1:0R", "legend": "1:28R"}).legend("legend", 2, 17, pro=2)
    assert up_to_the_line.at("legend") == "2:7R"  # not by the diamond of a 19
    corner = Scene({"me": "1:0R", "legend": "1:7R"}).legend("legend", 1, 13, pro=2)
    assert corner.at("legend") == "1:13R"


@pytest.mark.clause("LEGEND-18")
def test_a_pro_level_needs_legends_and_is_not_negative() -> None:
    with pytest.raises(SetupError):
        RaceSetup("usa", cars=4, pro=2)
    with pytest.raises(SetupError):
        RaceSetup("usa", cars=4, legends=2, pro=-1)


# The last lap


@pytest.mark.clause("LEGEND-19")
@pytest.mark.parametrize("diamond", [0, 3])
def test_on_the_finishing_straight_a_legend_drives_its_full_top_speed(diamond: int) -> None:
    scene = lone_legend("2:27R", diamond, 19)  # corner A lies beyond the finish
    assert (scene.at("legend"), scene.last_legend_move) == ("3:16R", "B")
    assert lone_legend("1:27R", diamond, 19).at("legend") == f"2:{9 - diamond}R"  # a lap earlier it does not


@pytest.mark.clause("LEGEND-19")
def test_past_a_legend_line_whose_corner_lies_beyond_the_finish_it_is_still_move_b() -> None:
    track = circuit((3, 5), (20, 4))
    track.corners[0].legend_zone = 6  # spaces 27, 28, 29, 0, 1, 2
    for lap, (end, move) in {1: ("2:4R", "A"), 2: ("3:10R", "B")}.items():
        scene = Scene({"me": "1:15R", "legend": f"{lap}:28R"}, track=track).legend("legend", 1, 12)
        assert (scene.at("legend"), scene.last_legend_move) == (end, move)


@pytest.mark.clause("LEGEND-19")
def test_a_second_line_beyond_the_finish_does_not_limit_move_a() -> None:
    track = circuit((3, 5), (29, 4))  # the last line is one space before the finish
    for lap, end in {1: "2:2R", 2: "3:5R"}.items():
        scene = Scene({"me": "1:15R", "legend": f"{lap}:28R"}, track=track).legend("legend", 3, 12)
        assert (scene.at("legend"), scene.last_legend_move) == (end, "A")


@pytest.mark.clause("LEGEND-19")
def test_lines_before_the_finish_hold_a_legend_in_the_final_lap_too() -> None:
    assert lone_legend("2:10R", 1, 19).at("legend") == "2:16R"
    assert lone_legend("2:17R", 3, 19).at("legend") == "2:21R"


@pytest.mark.clause("LEGEND-19", "TRACK-5", "TRACK-6")
def test_a_legend_across_the_lap_boundary_opens_a_lap_and_meets_the_corners_behind_it() -> None:
    table = company({"me": "1:0R", "legend": "0:27R"}, (14, 2), laps=3)
    assert table.at("legend") == "0:27R"
    for place in ("1:7R", "1:14R", "1:19R", "1:23R", "2:7R"):
        table.give(me=HAND).round(me="B1")
        assert table.at("legend") == place
    laps = [event.a for event in happened(table.events, "lap-started") if event.seat == 1]
    assert laps == [1, 2]


# Finishing, blocking, being followed


@pytest.mark.clause("LEGEND-20", "FINISH-2", "FINISH-3")
def test_a_legend_finishes_and_ranks_like_any_car() -> None:
    cars = {"red": "2:29R", "blue": "2:28R", "legend": "2:20R"}
    table = company(cars, (19, 3)).round(red="B1", blue="B4")
    # The Legend leaves corner C: limit 2 and diamond 3 take it to 2:25 only. It comes in a round later.
    assert table.hall_of_fame == ["blue", "red", "legend"]
    assert [(event.seat, event.a, event.b) for event in happened(table.events, "finished")] == [
        (0, 1, 60), (1, 1, 62), (2, 2, 74),
    ]  # fmt: skip
    table = company({"red": "2:29R", "blue": "2:28R", "legend": "2:25R"}, (10, 0)).round(red="B4", blue="B4")
    assert table.hall_of_fame == ["legend", "red", "blue"]  # 3:5, 3:3, 3:2
    table = company({"red": "2:29R", "legend": "2:24R"}, (10, 0)).round(red="B4")
    assert table.hall_of_fame == ["legend", "red"]


@pytest.mark.clause("LEGEND-20", "FINISH-3")
def test_in_the_same_space_beyond_the_line_the_race_line_ranks_first() -> None:
    table = company({"red": "2:29R", "legend": "2:22R"}, (10, 0)).round(red="B3")
    assert table.hall_of_fame == ["red", "legend"]
    assert [event.b for event in happened(table.events, "finished")] == [62, 62]


@pytest.mark.clause("LEGEND-20", "MOVE-5", "MOVE-12")
def test_legends_block_players() -> None:
    table = company({"me": "1:4R", "legend1": "1:28R", "legend2": "1:28O"}, (9, 0))
    table.round(me="B3")  # the Legends came first: both stand on 2:7, the space me was to reach
    assert [table.at(name) for name in ("legend1", "legend2", "me")] == ["2:7R", "2:7O", "1:6R"]
    finishing = company({"me": "2:28R", "legend1": "2:29R", "legend2": "2:29O"}, (2, 0))
    finishing.round(me="B3")
    assert finishing.hall_of_fame == ["legend1", "legend2", "me"]
    assert [event.b for event in happened(finishing.events, "finished")] == [61, 61, 60]


@pytest.mark.clause("LEGEND-20", "SLIP-8")
def test_legends_can_be_slipstreamed() -> None:
    table = company({"me": "1:24R", "legend": "1:28R"}, (2, 0), hands={"me": "B2 B4"}).plan(me="B2 B4")
    assert (table.at("legend"), table.at("me")) == ("2:0R", "2:0O")
    table.decline()
    assert table.asked == ("me", "slipstream")
    assert table.options == ["slipstream"]
    next_to_it = Scene({"me": "1:1R", "legend": "1:4R"}, hand="B2 B1").shift(1).play("B2").reveal()
    assert next_to_it.slipstream(2).at() == "1:5R"
    assert refused(lambda: next_to_it.slipstream(2)) == "not-in-this-step"


# Rounds of Legends alone


@pytest.mark.clause("LEGEND-20", "ROUND-7", "ROUND-8", "FINISH-11")
def test_when_the_players_are_in_the_legends_race_on_by_themselves_to_the_end() -> None:
    table = company({"me": "2:29R", "legend1": "1:0R", "legend2": "0:28R"}, (10, 0))
    table.plan(me="B1")
    assert table.asked == ("me", "react")
    table.decline()  # nothing is asked any more: no discard, no plan
    assert table.race.over
    assert table.race.pending() == []
    assert table.hall_of_fame == ["me", "legend1", "legend2"]
    assert table.race.view(None).round > 5
    assert table.race.view(None).active is None or table.race.view(None).step == "over"


@pytest.mark.clause("FINISH-8", "ROUND-8", "LEGEND-20")
def test_a_finished_car_is_offered_nothing_while_legends_and_players_race_on() -> None:
    table = company({"red": "2:29R", "legend": "1:5R", "blue": "1:0R"}, (10, 0))
    table.plan(red="B1", blue="B1").decline()
    assert table.asked == ("blue", "react")
    assert table.car("red").status == "finished"
    table.end_round()
    for _ in range(3):
        assert [decision.seat for decision in table.race.pending()] == [2]
        assert not table.race.state.asks(0)
        with pytest.raises(NotYourTurn):
            table.race.apply(0, plan("B1"))
        table.give(blue=HAND).round(blue="B1")
    assert table.car("red").status == "classified"


@pytest.mark.clause("ROUND-8", "LEGEND-20")
@pytest.mark.parametrize("seed", range(6))
def test_no_action_is_ever_offered_to_a_finished_car_in_a_whole_race(seed: int) -> None:
    setup = RaceSetup("italia", cars=5, legends=3, laps=1)
    race, luck = setup.start_race(seed), stream("fast", seed, 0, "driver")
    while not race.over:
        for decision in race.pending():
            assert race.view(None).cars[decision.seat].status == "racing"
            assert not race.view(None).cars[decision.seat].legend
        race.apply(race.next_seat(), race.random_action(luck))


@pytest.mark.clause("LEGEND-5", "LEGEND-4")
def test_in_rounds_of_legends_alone_a_card_is_still_revealed_each_round() -> None:
    table = company({"me": "2:29R", "legend1": "1:0R", "legend2": "0:28R"}, (10, 0), (14, 1), (19, 3))
    table.plan(me="B1").decline()
    assert table.race.over
    cards = len(happened(table.events, "legend-card-revealed"))
    assert cards == table.race.view(None).round == len(happened(table.events, "round-started")) + 1


# No drafts, no Sponsors


@pytest.mark.clause("LEGEND-21")
@pytest.mark.parametrize("garage", ["regular", "advanced", "all"])
def test_legends_take_no_part_in_the_draft(garage: str) -> None:
    game = RaceSetup("usa", cars=5, legends=3, garage=garage).start(4)
    asked: Counter[int] = Counter()
    while game.race is None:
        decision = game.pending()[0]
        assert len(game.draft.market if game.draft else []) <= 2 + 3
        asked[decision.seat] += 1
        game.apply(decision.seat, decision.options[0])
    assert asked == {0: 3, 1: 3}
    assert game.upgrades is not None
    assert [len(cards) for cards in game.upgrades] == [3, 3, 0, 0, 0]


@pytest.mark.clause("LEGEND-21")
def test_quick_upgrades_are_dealt_to_players_only() -> None:
    game = RaceSetup("usa", cars=5, legends=3, garage="quick").start(4)
    assert game.upgrades is not None
    assert [len(cards) for cards in game.upgrades] == [3, 3, 0, 0, 0]


@pytest.mark.clause("LEGEND-21")
def test_a_legend_in_a_press_corner_gains_no_sponsor_card() -> None:
    table = company({"me": "1:0R", "legend": "1:9R"}, (19, 3))
    scene = Scene({"me": "1:0R"}, press=["A"], sponsor_deck=[{"v": 6, "once": True}])
    state = table.race.state
    state.rules.press_corner = scene.state.rules.press_corner
    state.rules.sponsors_in_play = True
    state.rules.sponsor_speed = 5
    state.rules.sponsor_overtakes = 0
    state.rules.sponsors_for_first_lap = 3
    state.sponsor_pile = scene.state.sponsor_pile
    table.plan(me="B1")
    assert table.at("legend") == "1:17R"
    assert happened(table.events, "sponsor-gained") == []
    assert table.race.view(None).sponsors_left == 1


@pytest.mark.clause("LEGEND-21")
def test_in_a_season_sponsor_cards_go_to_players_only() -> None:
    season = Season(SeasonSetup("1961", 2, 3), 5)
    drivers, events = random_drivers(5, 5), season.take_events()
    while decisions := season.pending():
        for decision in decisions:
            assert decision.seat < 2
            choice = drivers[decision.seat].decide(season.view(decision.seat), decision)
            events += season.apply(decision.seat, choice, decision.id)
    gained = happened(events, "sponsor-gained")
    assert gained
    assert {event.seat for event in gained} <= {0, 1}


# Whole races


@pytest.mark.clause("LEGEND-1", "LEGEND-20", "FINISH-11", "FINISH-2")
@pytest.mark.parametrize("pro", [0, 2])
@pytest.mark.parametrize("name", circuit_names())
def test_one_player_and_five_legends_all_come_in_with_a_strict_ranking(name: str, pro: int) -> None:
    race, events = driven(RaceSetup(name, cars=6, legends=5, pro=pro), 11 + pro)
    assert sorted(race.view(None).results) == list(range(6))
    ended = {event.seat: (event.a, -event.b, event.c) for event in happened(events, "finished")}
    ranking = [ended[seat] for seat in race.view(None).results]
    assert all(ahead < behind for ahead, behind in pairwise(ranking)), ranking
    assert [event.a for event in happened(events, "ranked")] == [1, 2, 3, 4, 5, 6]
    assert all(car.status == "classified" for car in race.view(None).cars)


@pytest.mark.clause("LEGEND-11", "LEGEND-14")
@pytest.mark.parametrize("name", circuit_names())
def test_in_whole_races_no_legend_crosses_two_lines_at_once_or_moves_backwards(name: str) -> None:
    race, events = driven(RaceSetup(name, cars=6, legends=4, pro=3, laps=3), 2)
    track, finish = race.view(None).track, race.view(None).rules.finish
    lines = [lap * track.length + corner.line for lap in range(-1, 4) for corner in track.corners]
    for event in happened(events, "moved"):
        if event.seat >= 2:
            assert event.a < event.b or event.d > 0
            assert sum(event.a < line <= event.b and line < finish for line in lines) <= 1


@pytest.mark.clause("LEGEND-17")
def test_a_whole_race_of_legends_under_weather_goes_by_the_limits_of_the_tokens() -> None:
    setup = RaceSetup("usa", cars=3, legends=2)
    rules = setup.agreed_rules()
    apply_conditions(
        rules, setup.course.track, Conditions("sun", ("limit_up", "limit_down", "overheat", "weather"))
    )
    race = setup.start_race(3)
    race.state.rules = rules
    legend = race.state.cars[1]
    legend.progress = legend.space = 10
    race.state.cars[2].status = CLASSIFIED
    rules.legend_top_speed, rules.legend_diamond = [[12] * 3], [[1] * 3]
    race.state.cars[0].gear = 1
    race.apply(0, race.pending()[0].options[0])
    rest_of_round(race)
    assert legend.progress == 10 + 7 + 1 + 1


def test_drive_brings_a_company_of_legends_home() -> None:
    race = RaceSetup("gb", cars=6, legends=5).start_race(8)
    drive(race, random_drivers(6, 8))
    assert race.over
