"""One played scenario for each of the ten Event cards (EVENT)."""

from __future__ import annotations

import pytest

from slipstream.core.cards import BASIC_1, BASIC_4, SPONSORS_FROM, UNIT, count, stress_in
from slipstream.core.errors import NotYourTurn
from slipstream.core.race import Race
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.grand_prix import GrandPrix
from slipstream.modules.event_cards import event_cards
from slipstream.modules.garage import sponsor_cards
from slipstream.season.draft import Draft
from slipstream.season.scoring import points_for
from slipstream.season.season import Season, SeasonSetup
from slipstream.setup import RaceSetup


def race_under(event: int, circuit: str | None = None, cars: int = 3, legends: int = 0) -> Race:
    """A race with this Event card, without weather, nobody owning an Upgrade."""
    card = event_cards()[event]
    setup = RaceSetup(circuit or card.circuit, cars, legends=legends, garage="all")
    game = GrandPrix(setup, 5, event=card, grid=list(range(cars)), sponsor_pile=sponsor_cards(), draft=None)
    while game.race is None:
        decision = game.pending()[0]
        game.apply(decision.seat, decision.options[0])
    return game.race


def sponsors(cards: int) -> int:
    """How many Sponsor cards a zone holds."""
    return int(count(cards >> SPONSORS_FROM << SPONSORS_FROM))


def rest(race: Race) -> None:
    """Everybody answers with the first option until the next plans are asked for."""
    while race.pending() and race.pending()[0].step != "plan":
        decision = race.pending()[0]
        option = decision.options[-1] if decision.step == "react" else decision.options[0]
        race.apply(decision.seat, option)


def put(race: Race, seat: int, progress: int, spot: int = 0) -> None:
    """Stand a car somewhere."""
    car = race.state.cars[seat]
    car.progress, car.space, car.spot = progress, progress % race.state.track.length, spot


def begin_again(race: Race) -> None:
    """The round starts from where the cars stand now."""
    race.state.round -= 1
    for car in race.state.cars:
        car.plan = 0
    race.start()


@pytest.mark.clause("EVENT-1", "EVENT-2", "EVENT-13", "CHAMP-15", "CHAMP-17")
@pytest.mark.parametrize(
    ("event", "circuit", "number", "press", "laps", "limit", "heat", "stress"),
    [
        (1, "gb", 2, [0], 2, 7, 6, 3),
        (2, "usa", 1, [1], 2, 7, 6, 3),
        (3, "italia", 1, [2], 2, 7, 6, 3),
        (4, "italia", 2, [1], 3, 7, 7, 3),
        (5, "gb", 1, [2, 4], 3, 8, 6, 3),
        (6, "france", 1, [2], 2, 7, 6, 3),
        (7, "usa", 3, [0], 2, 7, 6, 3),
        (8, "gb", 1, [1, 3], 2, 7, 6, 3),
        (9, "france", 1, [3], 2, 6, 4, 2),
        (10, "italia", 0, [0], 3, 7, 6, 4),
    ],
)
def test_every_card_in_numbers(
    event: int, circuit: str, number: int, press: list[int], laps: int, limit: int, heat: int, stress: int
) -> None:
    card = event_cards()[event]
    assert card.circuit == circuit
    race = race_under(event)
    rules = race.state.rules
    weathered = heat, stress  # no weather in these races
    assert (rules.laps, rules.finish) == (laps, laps * race.state.track.length)
    assert (rules.heat, rules.stress) == weathered
    assert [corner for corner, is_press in enumerate(rules.press_corner) if is_press] == press
    for car in race.state.cars:
        assert sponsors(car.hand) == number
        assert count(car.hand) == max(limit, number)
        assert stress_in(car.hand + car.draw) == stress
        assert car.engine == heat


@pytest.mark.clause("EVENT-3")
def test_1961_1_the_first_three_cars_to_complete_lap_1_gain_a_card_and_a_legend_uses_a_place() -> None:
    race = race_under(1, cars=6, legends=1)
    length = int(race.state.track.length)
    start = [sponsors(car.hand + car.draw + car.discard) for car in race.state.cars]
    for seat in range(6):  # the Legend, seat 5, is second in the order
        place = {0: 5, 5: 4, 1: 3, 2: 2, 3: 1, 4: 0}[seat]
        put(race, seat, length - 6 + place)
    begin_again(race)
    for seat in range(5):
        car = race.state.cars[seat]
        car.hand, car.engine = 2 * BASIC_4 + 2 * BASIC_1 + 3 * UNIT[1], 6
        car.gear = 1
        race.apply(seat, race.pending()[0].options[-1])
    rest(race)
    gained = [
        sponsors(car.hand + car.draw + car.discard) - (0 if car.seat < 5 else start[5])
        for car in race.state.cars
    ]
    crossed = [car.seat for car in race.state.cars if car.progress >= length]
    assert len(crossed) >= 4
    assert gained[0] == 1
    assert sum(gained) == 2, "the Legend has used up one of the three places"


@pytest.mark.clause("EVENT-4")
@pytest.mark.parametrize(("cards", "gained"), [(3 * BASIC_4 + UNIT[2], 1), (3 * BASIC_4 + UNIT[1], 0)])
def test_1961_2_a_turn_of_speed_15_gains_a_card(cards: int, gained: int) -> None:
    race = race_under(2, cars=2)
    for seat in range(2):
        car = race.state.cars[seat]
        car.gear, car.hand = 4, cards + 3 * UNIT[5]
    put(race, 0, 13)
    put(race, 1, 14)
    begin_again(race)
    plan = next(option for option in race.pending()[0].options if option.cards == cards)
    race.apply(0, plan)
    race.apply(1, race.pending()[0].options[0])
    rest(race)
    assert sponsors(race.state.cars[0].hand + race.state.cars[0].discard) == gained


@pytest.mark.clause("EVENT-5", "EVENT-8")
def test_1961_3_and_1962_3_have_more_points_at_the_front() -> None:
    assert [points_for(place, False, event_cards()[3]) for place in range(1, 6)] == [11, 6, 4, 3, 2]
    assert [points_for(place, False, event_cards()[6]) for place in range(1, 6)] == [10, 7, 5, 3, 2]


@pytest.mark.clause("EVENT-6")
def test_1962_1_has_one_more_heat_in_every_engine() -> None:
    assert [car.engine for car in race_under(4).state.cars] == [7, 7, 7]


@pytest.mark.clause("EVENT-7", "EVENT-11", "DRAW-3")
@pytest.mark.parametrize(("event", "limit"), [(5, 8), (9, 6)])
def test_the_hand_limit_holds_for_the_whole_race(event: int, limit: int) -> None:
    race = race_under(event)
    drivers = [make_driver("random", driver_luck(2, seat)) for seat in range(3)]
    seen = set()
    for _ in range(200):
        if not race.pending():
            break
        decision = race.pending()[0]
        race.apply(decision.seat, choose(drivers[decision.seat], race, decision))
        if race.state.step == 1 and race.state.waiting == 3:
            seen |= {int(count(car.hand)) for car in race.state.cars}
    assert min(seen) == limit


@pytest.mark.clause("EVENT-9")
def test_1963_1_has_no_rule_of_its_own() -> None:
    rules = race_under(7).state.rules
    plain = RaceSetup("usa", 3).agreed_rules()
    for name in ("laps", "heat", "stress", "hand_limit", "sponsor_speed", "sponsor_overtakes"):
        assert getattr(rules, name) == getattr(plain, name), name
    assert not rules.spin_out_eliminates


@pytest.mark.clause("EVENT-10")
@pytest.mark.parametrize(("ahead", "gained"), [(2, 0), (3, 1), (4, 1)])
def test_1963_2_overtaking_three_cars_in_a_turn_gains_one_card(ahead: int, gained: int) -> None:
    race = race_under(8, cars=6)
    for seat in range(6):
        car = race.state.cars[seat]
        car.gear, car.hand = 2, 2 * BASIC_4 + 2 * BASIC_1 + 3 * UNIT[5]
    put(race, 0, 50)
    for seat in range(1, 6):
        put(race, seat, 51 + (seat - 1) // 2 if seat <= ahead else 5 + seat, (seat - 1) % 2)
    begin_again(race)
    for decision in list(race.pending()):
        slow = decision.options[0]
        fast = next(option for option in decision.options if option.cards == 2 * BASIC_4)
        stay = fast if decision.seat == 0 else slow
        race.apply(decision.seat, stay)
    before = sponsors(race.state.cars[0].hand)
    while race.pending() and race.pending()[0].step != "plan":
        decision = race.pending()[0]
        end = decision.options[-1] if decision.step == "react" else decision.options[0]
        race.apply(decision.seat, end)
    car = race.state.cars[0]
    passed = sum(other.progress < car.progress for other in race.state.cars if 1 <= other.seat <= ahead)
    assert passed == ahead
    assert sponsors(car.hand + car.discard) - before == gained


def _crash(race: Race, seat: int) -> None:
    """Send a car through a slow corner far too fast with an empty engine."""
    corner = race.state.track.corners[1]
    put(race, seat, int(corner.line) - 1)
    car = race.state.cars[seat]
    car.gear, car.engine, car.hand = 4, 0, 3 * BASIC_4 + UNIT[2] + 3 * UNIT[5]


@pytest.mark.clause("EVENT-12", "EVENT-14")
def test_1963_4_a_car_that_spins_out_is_eliminated_and_scores_nothing() -> None:
    race = race_under(10, cars=5)
    for seat in range(5):
        put(race, seat, 30 + 2 * seat)
    _crash(race, 0)
    begin_again(race)
    for decision in list(race.pending()):
        options = decision.options
        fast = max(options, key=lambda option: count(option.cards))
        race.apply(decision.seat, fast if decision.seat == 0 else options[0])
    rest(race)
    car = race.state.cars[0]
    assert race.view(None).cars[0].status == "eliminated"
    assert car.spin_outs == 1
    assert not car.on_track()
    assert 0 not in race.state.order
    assert [seat for seat in race.state.order if race.state.cars[seat].adrenaline] == race.state.order[-2:]
    with pytest.raises(NotYourTurn):
        race.apply(0, race.pending()[0].options[0])
    drivers = [make_driver("rookie", driver_luck(3, seat)) for seat in range(5)]
    while race.pending():
        decision = race.pending()[0]
        race.apply(decision.seat, choose(drivers[decision.seat], race, decision))
    out = [seat for seat in race.state.results if race.view(None).cars[seat].status == "eliminated"]
    assert race.state.results[-len(out) :] == out
    assert out[-1] == 0, "the first to leave is last"
    assert out == race.state.eliminated[::-1]
    assert points_for(1, True, event_cards()[10]) == 0


@pytest.mark.clause("EVENT-14", "EVENT-12")
def test_a_race_in_which_every_car_is_eliminated_ends_and_ranks_them_all() -> None:
    race = race_under(10, cars=2)
    for seat in range(2):
        _crash(race, seat)
    put(race, 1, int(race.state.track.corners[1].line) - 1, 1)
    begin_again(race)
    for decision in list(race.pending()):
        race.apply(decision.seat, max(decision.options, key=lambda option: count(option.cards)))
    rest(race)
    assert race.over
    assert race.state.eliminated == [0, 1]
    assert race.state.results == [1, 0]


@pytest.mark.clause("EVENT-12")
def test_eliminated_cars_score_nothing_in_a_season() -> None:
    for seed in range(30):
        season = SeasonSetup("1963", 4).start(seed)
        drivers = [make_driver("random", driver_luck(seed, seat)) for seat in range(4)]
        while decisions := season.pending():
            decision = decisions[0]
            season.apply(decision.seat, choose(drivers[decision.seat], season, decision))
        rows = season.results[-1].classification
        out = [row for row in rows if row["status"] == "eliminated"]
        if out:
            assert all(row["points"] == 0 for row in out)
            assert isinstance(season, Season)
            return
    pytest.fail("nobody ever spun out on Italia")


@pytest.mark.clause("EVENT-1")
def test_a_draft_in_a_championship_announces_its_event() -> None:
    season = SeasonSetup("1961", 2).start(1)
    view = season.view(0)
    assert getattr(view, "event") == event_cards()[1]  # noqa: B009
    assert season.grand_prix is not None
    assert isinstance(season.grand_prix.draft, Draft)
    assert season.grand_prix.conditions is None  # weather comes after the draft (CHAMP-10)
