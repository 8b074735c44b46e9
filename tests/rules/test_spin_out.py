"""Step 7: spinning out (SPIN). The test circuit has A (line 10, limit 5), B (18, 3) and C (22, 2)."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import Scene
from tests.rules.scenes_support import Table, circuit, events_of


def spun(me: str, cards: str, *others: str, gear: int = 0, **more: Any) -> Scene:
    """I stand at `me`, play these cards with an empty engine, and the corners are checked."""
    cars = {"me": me} | {f"car{number}": position for number, position in enumerate(others)}
    hand = more.pop("hand", "") + " " + cards
    shift_to = len(cards.split())
    stacked: dict[str, Any] = {"engine": 0, "gear": gear or shift_to, "hand": hand} | more
    scene = Scene(cars, **stacked)
    return scene.shift(shift_to).play(cards).reveal().corner_check()


@pytest.mark.clause("SPIN-1")
def test_a_car_that_cannot_pay_pays_all_it_has_and_spins_out() -> None:
    scene = spun("1:15R", "B4 B4", engine=4)  # Speed 8 over B (limit 3): one short
    assert (scene.spun_out, scene.paid, scene.engine) == (True, [("B", 4)], 0)
    assert scene.discard_pile == ["H", "H", "H", "H"]


@pytest.mark.clause("SPIN-1")
def test_a_car_with_just_enough_heat_does_not_spin_out() -> None:
    scene = spun("1:13R", "B4 B4", engine=5)
    assert (scene.spun_out, scene.paid, scene.engine, scene.gear) == (False, [("B", 5)], 0, 2)


@pytest.mark.clause("SPIN-1", "SPIN-2")
def test_an_empty_engine_spins_out_with_nothing_to_pay() -> None:
    scene = spun("1:14R", "B4")
    assert (scene.spun_out, scene.paid, scene.at()) == (True, [("B", 0)], "1:17R")


@pytest.mark.clause("SPIN-2")
@pytest.mark.parametrize(
    ("others", "back"),
    [
        ([], "1:17R"),
        (["1:17O"], "1:17R"),
        (["1:17R"], "1:17O"),
        (["1:17R", "1:17O"], "1:16R"),
        (["1:17R", "1:17O", "1:16R"], "1:16O"),
        (["1:17R", "2:17O", "0:16R", "1:16O"], "1:15R"),  # whatever lap the others are on
    ],
)
def test_the_car_goes_to_the_nearest_free_spot_before_the_line(others: list[str], back: str) -> None:
    assert spun("1:14R", "B4", *others).at() == back


@pytest.mark.clause("SPIN-2")
def test_the_spot_the_car_came_from_is_free() -> None:
    assert spun("1:17R", "B4", "1:17O").at() == "1:17R"
    assert spun("1:17O", "B4", "1:17R").at() == "1:17O"


@pytest.mark.clause("SPIN-2")
def test_the_race_line_comes_first_even_for_a_car_that_came_from_the_outer_spot() -> None:
    assert spun("1:17O", "B4").at() == "1:17R"


@pytest.mark.clause("SPIN-2")
def test_a_spin_out_may_end_ahead_of_where_the_turn_began() -> None:
    assert spun("1:11R", "B4 B4").at() == "1:17R"


@pytest.mark.clause("SPIN-2")
def test_a_spin_out_never_ends_behind_where_the_turn_began() -> None:
    assert spun("1:16O", "B4", "1:16R", "1:17R", "1:17O", "1:15R").at() == "1:16O"  # its own spot was kept


@pytest.mark.clause("SPIN-3", "SPIN-4")
@pytest.mark.parametrize(
    ("cards", "stress"), [("B4", 1), ("B3 B1", 1), ("B2 B1 B1", 2), ("B1 B1 B1 U0", 2), ("B1 B1 B1 B2", 2)]
)
def test_stress_comes_from_the_supply_by_the_gear_and_the_gear_drops_to_1(cards: str, stress: int) -> None:
    track = circuit((10, 2), length=40)
    scene = spun("1:9R", cards, track=track, stress_supply=10)
    assert (scene.spun_out, scene.gear) == (True, 1)
    assert (scene.hand, scene.stress_supply) == (["S"] * stress, 10 - stress)


@pytest.mark.clause("SPIN-3")
def test_the_gear_of_this_turn_decides_not_the_one_before() -> None:
    assert spun("1:17R", "B3 B1", gear=3).hand == ["S"]  # shifted down from 3
    assert spun("1:17R", "B2 B1 B1", gear=2).hand == ["S", "S"]  # shifted up from 2


@pytest.mark.clause("SPIN-3")
def test_no_spin_out_no_stress() -> None:
    scene = spun("1:17R", "B4", engine=6, stress_supply=10)
    assert (scene.hand, scene.stress_supply, scene.gear) == ([], 10, 1)
    assert spun("1:17R", "B3 B1", engine=6).gear == 2


@pytest.mark.clause("SPIN-4")
def test_the_next_shift_is_counted_from_gear_1() -> None:
    table = Table(
        {"red": "1:15R", "blue": "1:0R"},
        hands={"red": "B1 B2 B2 B3", "blue": "B1"},
        gears={"red": 4},
        engines={"red": 0},
        decks={"red": "B3 B3 B4 B4 B4", "blue": "B2"},
    )
    table.round(red="B1 B2 B2 B3", blue="B1")
    assert (table.at("red"), table.car("red").gear) == ("1:17R", 1)
    sizes = {len(table.scene.table.names(option.cards)) for option in table.race.pending()[0].options}
    assert sizes == {1, 2}  # from gear 1 with an empty engine


@pytest.mark.clause("SPIN-5")
def test_after_a_spin_out_the_corners_beyond_are_not_checked() -> None:
    scene = spun("1:17R", "B3 B3", engine=2)  # B asks for 3, C would ask for 4
    assert (scene.paid, scene.at()) == ([("B", 2)], "1:17R")
    assert [event.key for event in scene.events].count("spun-out") == 1
    assert scene.hand == ["S"]


@pytest.mark.clause("SPIN-6")
def test_heat_paid_for_an_earlier_corner_stays_paid() -> None:
    scene = spun("1:17R", "B3 B3", engine=5)  # 3 for B, then 2 of 4 for C
    assert (scene.paid, scene.engine, scene.at()) == ([("B", 3), ("C", 2)], 0, "1:21R")
    assert scene.discard_pile == ["H"] * 5


@pytest.mark.clause("SPIN-7")
def test_after_a_spin_out_the_player_discards_and_draws() -> None:
    table = Table(
        {"red": "1:14R", "blue": "1:0R"},
        hands={"red": "B4 B1 B2", "blue": "B1"},
        engines={"red": 0},
        decks={"red": "B3 B3 B3 B4 B4 U5", "blue": "B2"},
    )
    table.plan(red="B4", blue="B1").decline()
    assert (table.car("red").spin_outs, table.asked) == (1, ("red", "discard"))
    table.decline()
    assert table.asked[0] == "blue"
    assert table.hand("red") == ["B1", "B2", "B3", "B3", "B3", "B4", "S"]
    assert table.car("red").play == 0


@pytest.mark.clause("SPIN-7", "SPIN-8")
def test_steps_8_and_9_of_the_scene() -> None:
    scene = spun("1:14R", "B4", hand="B1 B2", deck="B3 B3 B3 B4 B4 U5", engine=0)
    scene.discard("B1").replenish()
    assert scene.hand == ["B2", "B3", "B3", "B3", "B4", "B4", "S"]
    assert (scene.discard_pile, scene.play_area, scene.draw_pile) == (["B1", "B4"], [], ["U5"])


@pytest.mark.clause("SPIN-8")
def test_the_stress_of_a_spin_out_takes_places_in_the_hand() -> None:
    scene = spun("1:15R", "B1 B2 B3", hand="B1 B1 B2 B2", deck="B4 B4 B4")
    assert scene.hand_size == 6  # 7 - 3 + 2
    assert scene.discard("").replenish().hand == ["B1", "B1", "B2", "B2", "B4", "S", "S"]


@pytest.mark.clause("SPIN-9")
@pytest.mark.parametrize(("supply", "taken"), [(2, 2), (1, 1), (0, 0)])
def test_a_short_supply_gives_what_is_there(supply: int, taken: int) -> None:
    scene = spun("1:15R", "B1 B2 B3", stress_supply=supply)
    assert (scene.spun_out, scene.gear) == (True, 1)
    assert (scene.hand, scene.stress_supply) == (["S"] * taken, supply - taken)
    assert [event.b for event in events_of(scene, "spun-out")] == [taken]


@pytest.mark.clause("SPIN-10")
def test_a_lap_gained_in_the_turn_is_undone() -> None:
    scene = Scene({"me": "1:21R"}, hand="B4 B4 U5", gear=3, engine=3).shift(3).play("B4 B4 U5").reveal()
    assert scene.at() == "2:4R"
    assert scene.corner_check().at() == "1:21R"
    assert scene.me.progress == 21


@pytest.mark.clause("SPIN-10")
def test_a_lap_undone_is_not_announced() -> None:
    table = Table(
        {"red": "1:21R", "blue": "1:0R"},
        hands={"red": "B4 B4 U5", "blue": "B1"},
        gears={"red": 3},
        engines={"red": 3},
        decks={"red": "B1", "blue": "B1"},
    )
    table.round(red="B4 B4 U5", blue="B1")
    assert (table.at("red"), table.happened("red").count("lap-started")) == ("1:21R", 0)


@pytest.mark.clause("SPIN-10")
def test_a_finish_gained_in_the_turn_is_undone() -> None:
    scene = spun("2:21R", "B4 B4 U5", engine=3)
    assert (scene.at(), scene.me.progress, scene.finished) == ("2:21R", 51, False)


@pytest.mark.clause("SPIN-11")
def test_a_spin_out_may_go_back_over_an_earlier_corner_line() -> None:
    # One space between A and B, and it is full. A is paid, B is not.
    track = circuit((10, 5), (11, 2))
    scene = spun("1:8R", "B3 B3", "1:10R", "1:10O", track=track, engine=3)
    assert (scene.paid, scene.at()) == ([("A", 1), ("B", 2)], "1:9R")
    assert (scene.engine, scene.discard_pile) == (
        0,
        ["H", "H", "H"],
    )  # A gives nothing back, asks nothing more
    assert scene.hand == ["S"]  # of one spin-out


@pytest.mark.clause("SPIN-11")
def test_a_line_passed_backwards_is_crossed_again_in_the_next_turn() -> None:
    table = Table(
        {"blue": "1:10R", "green": "1:10O", "red": "1:8R"},
        hands={"blue": "U0", "green": "U0", "red": "B3 B3"},
        decks={"blue": "U5", "green": "U5", "red": "B4"},
        gears={"red": 2},
        engines={"red": 3},
        track=circuit((10, 3), (11, 2)),
    )
    table.round(blue="U0", green="U0", red="B3 B3")
    assert (table.at("red"), table.car("red").spin_outs) == ("1:9R", 1)
    assert table.happened("red").count("corner-passed") == 2
    table.race.state.cars[table.seat("red")].engine = 9
    table.give(blue="U5", green="U5", red="B4").round(blue="U5", green="U5", red="B4")
    assert table.car("red").engine == 9 - 1 - 2  # both lines once more


@pytest.mark.clause("SPIN-11")
@pytest.mark.parametrize(
    ("me", "others", "back", "progress"),
    [
        ("1:28R", ["2:1R", "1:1O", "2:0R", "1:0O", "1:28O"], "1:29R", 29),
        ("1:28R", ["2:1R", "1:1O", "2:0R", "1:0O", "0:29R"], "1:29O", 29),
        ("0:28R", ["1:1R", "1:1O", "1:0R", "1:0O", "0:28O"], "0:29R", -1),
        ("0:28O", ["1:1R", "1:1O", "1:0R", "1:0O", "0:29R", "0:29O", "0:28R"], "0:28O", -2),
    ],
)
def test_a_spin_out_may_go_back_over_the_start_line(
    me: str, others: list[str], back: str, progress: int
) -> None:
    scene = spun(me, "B4 B3", *others, track=circuit((2, 1), (15, 9)))
    assert (scene.at(), scene.me.progress) == (back, progress)


@pytest.mark.clause("SPIN-11", "SPIN-10")
def test_a_car_back_on_the_grid_still_has_the_whole_race_to_drive() -> None:
    table = Table(
        {"red": "1:0R", "blue": "1:0O", "green": "0:29R"},
        hands={"red": "U0", "blue": "U0", "green": "B4"},
        decks={"red": "B1 B2", "blue": "B1 B2", "green": "B1 B2 B3"},
        engines={"green": 0},
        track=circuit((1, 1), (15, 9)),
    )
    table.round(red="U0", blue="U0", green="B4")
    assert (table.at("green"), table.car("green").progress) == ("0:29R", -1)
    assert table.asked[1] == "plan"
    table.give(red="U0", blue="U0", green="B1").plan(red="U0", blue="U0", green="B1").pass_to("green")
    assert table.at("green") == "0:29R"  # blocked by the full first space
