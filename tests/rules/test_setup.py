"""Section 3: setting up a race (SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from slipstream.circuits.loader import circuit_from_data, circuit_names, load_circuit
from slipstream.core.cards import count, heat_in, stress_in
from slipstream.games.setup import RaceSetup, SetupError, new_race
from tests.rules.support import OPENING_PILE, named, random_race, several


@pytest.mark.clause("SETUP-1")
@pytest.mark.parametrize("cars", [2, 3, 4, 5, 6])
def test_up_to_six_players_take_part_each_with_a_car(cars: int) -> None:
    race = new_race("usa", cars=cars, seed=3)
    assert [car.seat for car in race.view(None).cars] == list(range(cars))
    assert [decision.seat for decision in race.pending()] == list(range(cars))


@pytest.mark.clause("SETUP-1")
@pytest.mark.parametrize("cars", [-1, 0, 7, 12])
def test_no_players_or_more_than_six_are_refused(cars: int) -> None:
    with pytest.raises(SetupError):
        new_race("usa", cars=cars)


@pytest.mark.clause("SETUP-2")
@pytest.mark.parametrize(("name", "laps"), [("usa", 2), ("gb", 2), ("france", 2), ("italia", 3)])
def test_the_circuit_fixes_laps_heat_and_stress(name: str, laps: int) -> None:
    race = new_race(name, cars=3, seed=3)
    view = race.view(0)
    assert view.rules.laps == laps
    assert view.rules.finish == laps * view.track.length
    assert [car.engine for car in view.cars] == [6, 6, 6]
    assert view.own is not None
    assert stress_in(view.own.draw + view.own.hand) == 3


@pytest.mark.clause("SETUP-2")
def test_a_circuit_with_other_numbers_hands_out_other_numbers() -> None:
    odd = circuit_from_data(load_circuit("usa").source | {"heat": 4, "stress": 5, "laps": 3})
    view = new_race(odd, cars=3, seed=3).view(0)
    assert view.rules.laps == 3
    assert [car.engine for car in view.cars] == [4, 4, 4]
    assert view.own is not None
    assert stress_in(view.own.draw + view.own.hand) == 5
    assert count(view.own.draw + view.own.hand) == 20


@pytest.mark.clause("SETUP-3")
def test_the_learning_race_is_one_lap_of_usa_and_nothing_else_changes() -> None:
    learning, printed = RaceSetup("usa", cars=4, laps=1).start_race(5), RaceSetup("usa", cars=4).start_race(5)
    assert learning.view(None).rules.finish == 69
    assert printed.view(None).rules.finish == 138
    for seat in range(4):
        assert learning.view(seat) == printed.view(seat)
    finished = [
        event.b
        for _, events in random_race("usa", 4, seed=5, laps=1)
        for event in events
        if event.key == "finished"
    ]
    assert len(finished) == 4
    assert all(69 <= progress < 138 for progress in finished)


@pytest.mark.clause("SETUP-4")
@pytest.mark.parametrize("name", circuit_names())
def test_the_draw_pile_is_12_basic_3_starting_upgrades_and_3_stress(name: str) -> None:
    race = new_race(name, cars=6, seed=9)
    for seat in range(6):
        own = race.view(seat).own
        assert own is not None
        assert named(own.draw + own.hand) == several(OPENING_PILE)
        assert count(own.draw + own.hand) == 18


@pytest.mark.clause("SETUP-4")
def test_the_draw_pile_is_shuffled() -> None:
    setup = RaceSetup("usa", cars=6)
    dealt: Counter[str] = Counter()
    hands = set()
    for seed in range(300):
        race = setup.start_race(seed)
        for seat in range(6):
            own = race.view(seat).own
            assert own is not None
            dealt.update(named(own.hand))
            hands.add(own.hand)
    number = 300 * 6
    for card, copies in Counter(several(OPENING_PILE)).items():
        assert dealt[card] / number == pytest.approx(copies * 7 / 18, abs=0.06), card
    assert len(hands) > 500


@pytest.mark.clause("SETUP-5")
def test_the_heat_lies_in_the_engine_and_only_the_starting_upgrade_in_the_pile() -> None:
    race = new_race("usa", cars=4, seed=2)
    for seat in range(4):
        view = race.view(seat)
        assert view.own is not None
        assert view.cars[seat].engine == 6
        assert heat_in(view.own.draw + view.own.hand) == 1


@pytest.mark.clause("SETUP-6")
def test_every_car_starts_in_first_gear() -> None:
    race = new_race("gb", cars=6, seed=2)
    assert [car.gear for car in race.view(None).cars] == [1] * 6
    gears = {count(option.cards) for decision in race.pending() for option in decision.options}
    assert gears == {1, 2, 3}


@pytest.mark.clause("SETUP-7")
@pytest.mark.parametrize(("cars", "left"), [(2, 31), (3, 28), (6, 19)])
def test_stress_that_is_not_handed_out_is_the_supply(cars: int, left: int) -> None:
    assert new_race("usa", cars=cars, seed=2).view(None).stress_supply == left


@pytest.mark.clause("SETUP-8")
@pytest.mark.parametrize("cars", [2, 3, 4, 5, 6])
def test_n_cars_fill_grid_positions_1_to_n(cars: int) -> None:
    setup = RaceSetup("france", cars=cars)
    for seed in range(20):
        grid = [car.grid for car in setup.start_race(seed).view(None).cars]
        assert sorted(grid) == list(range(1, cars + 1))


@pytest.mark.clause("SETUP-8")
def test_every_grid_is_equally_likely() -> None:
    setup = RaceSetup("france", cars=3)
    grids = Counter(tuple(car.grid for car in setup.start_race(seed).view(None).cars) for seed in range(1200))
    assert len(grids) == 6
    assert all(140 <= number <= 260 for number in grids.values())  # 200 each, give or take


@pytest.mark.clause("SETUP-9")
@pytest.mark.parametrize("name", circuit_names())
def test_the_grid_runs_backwards_from_the_line_race_line_first(name: str) -> None:
    view = new_race(name, cars=6, seed=4).view(None)
    last = view.track.length - 1
    places = [(car.space, "RO"[car.spot]) for car in sorted(view.cars, key=lambda car: car.grid)]
    assert places == [
        (last, "R"), (last, "O"), (last - 1, "R"), (last - 1, "O"), (last - 2, "R"), (last - 2, "O"),
    ]  # fmt: skip
    pole = min(view.cars, key=lambda car: car.grid)
    assert all(pole.progress >= car.progress for car in view.cars)
    assert pole.progress == -1


@pytest.mark.clause("SETUP-10", "ROUND-5")
@pytest.mark.parametrize("seed", range(8))
def test_the_grid_decides_the_turn_order_of_the_first_round(seed: int) -> None:
    view = new_race("usa", cars=6, seed=seed).view(None)
    assert view.round == 1
    assert view.order == [car.seat for car in sorted(view.cars, key=lambda car: car.grid)]


@pytest.mark.clause("SETUP-11")
def test_each_player_draws_seven_cards() -> None:
    race = new_race("italia", cars=5, seed=4)
    for seat in range(5):
        view = race.view(seat)
        assert view.own is not None
        assert count(view.own.hand) == view.cars[seat].hand_size == 7
        assert view.cars[seat].draw_size == 11
        assert (view.own.discard, view.cars[seat].play) == (0, 0)


@pytest.mark.clause("SETUP-12")
@pytest.mark.parametrize("less", [1, 2])
def test_a_handicap_takes_1_or_2_heat_out_of_the_engine(less: int) -> None:
    race = new_race("usa", cars=3, seed=4, handicaps={1: less})
    even = new_race("usa", cars=3, seed=4)
    assert [car.engine for car in race.view(None).cars] == [6, 6 - less, 6]
    own, same = race.view(1).own, even.view(1).own
    assert own is not None
    assert same is not None
    assert own.known() == same.known()


@pytest.mark.clause("SETUP-12")
@pytest.mark.parametrize("less", [-1, 0, 3, 6])
def test_no_other_handicap_is_provided_for(less: int) -> None:
    with pytest.raises(SetupError):
        new_race("usa", cars=3, handicaps={1: less})


@pytest.mark.clause("SETUP-14")
def test_one_car_alone_is_no_race() -> None:
    with pytest.raises(SetupError):
        new_race("usa", cars=1)
