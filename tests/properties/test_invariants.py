"""What must hold in every state, and that the watch over it would notice (CARD-12, TRACK-2, ROUND-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import settings as examples

from slipstream.checks.fuzzing import fuzz_game, fuzz_race, fuzz_season_setup
from slipstream.checks.invariants import (
    MOST_ROUNDS,
    BrokenInvariantError,
    Watch,
    check_options,
    zones,
)
from slipstream.core.cards import (
    BASIC_1,
    BASIC_2,
    BASICS,
    GUARDS,
    HEAT,
    STRESS,
    UNIT,
    cards_in,
    specials_in,
    sponsors_in,
)
from slipstream.core.race import Race
from slipstream.games.setup import RaceSetup
from tests.properties.support import (
    LONG,
    VARIED,
    advance,
    after_rounds,
    decisions,
    numbered,
    on_the_grid,
    policy,
    race_of,
    seeds,
    setups,
    step,
    varied,
    varied_setups,
)

FUZZED: Final = 400 if LONG else 40


def test_random_races_keep_every_invariant() -> None:
    for number in range(FUZZED):
        result = fuzz_race(number, seed=11)
        assert not result.failure, f"race {number}: {result.failure}\n{result.record}"


def test_random_seasons_keep_every_invariant() -> None:
    for number in range(40 if LONG else 6):
        result = fuzz_game(number, seed=12, seasons=True)
        assert not result.failure, f"season {number}: {result.failure}\n{result.record}"


@examples(max_examples=300 if LONG else 25)
@given(setup=setups | varied_setups, seed=seeds)
def test_any_seed_keeps_every_invariant(setup: RaceSetup, seed: int) -> None:
    race = on_the_grid(setup, seed)
    watch, luck = Watch(race), policy(seed)
    while not race.over:
        step(race, luck)
        watch.check(race)
    assert sorted(race.state.results) == list(range(setup.cars))


def test_no_state_is_without_a_legal_option() -> None:
    for setup, seed in [numbered(number) for number in (1, 6, 11)] + [varied(number) for number in VARIED]:
        for race in decisions(setup, seed, every=1 if LONG else 3):
            assert race.pending()
            check_options(race)


# The watch notices: each corruption below breaks one thing, and only that is reported.


def one_basic(zone: int) -> int:
    return next(card for card in cards_in(zone) if card & BASICS)


def lose_a_card(race: Race) -> None:
    car = race.state.cars[0]
    zone = "hand" if car.hand & BASICS else "draw"
    setattr(car, zone, getattr(car, zone) - one_basic(getattr(car, zone)))


def swap_cards_between_cars(race: Race) -> None:
    """The number of cards stays right, the cards do not."""
    one, other = race.state.cars[:2]
    card, unlike = BASIC_1, BASIC_2
    for car, gone, come in ((one, card, unlike), (other, unlike, card)):
        zone = next(name for name in ("draw", "hand", "discard") if gone in cards_in(getattr(car, name)))
        setattr(car, zone, getattr(car, zone) - gone)
        car.draw += come


def make_heat(race: Race) -> None:
    race.state.cars[0].engine += 1


def lose_heat(race: Race) -> None:
    car = race.state.cars[0]
    zone = next(name for name in ("draw", "hand", "discard") if HEAT in cards_in(getattr(car, name)))
    setattr(car, zone, getattr(car, zone) - HEAT)


def overdraw_the_engine(race: Race) -> None:
    car = race.state.cars[0]
    car.draw += (car.engine + 1) * HEAT
    car.engine = -1


def break_a_zone(race: Race) -> None:
    race.state.cars[0].discard |= GUARDS & -GUARDS


def plan_cards_of_nobody(race: Race) -> None:
    car = race.state.cars[0]
    car.plan = car.hand + HEAT


def show_another_top(race: Race) -> None:
    car = race.state.cars[0]
    absent = next(unit for unit in UNIT if unit not in cards_in(car.discard))
    car.discard_top = absent


def hide_the_top(race: Race) -> None:
    race.state.cars[0].discard_top = 0


def know_a_top_that_is_not_there(race: Race) -> None:
    race.state.cars[0].top = [BASIC_1] * 4


def add_stress(race: Race) -> None:
    race.state.stress_supply += 1


def leave_the_space(race: Race) -> None:
    race.state.cars[0].space += 1


def share_a_spot(race: Race) -> None:
    one, other = race.state.cars[:2]
    ahead, behind = (one, other) if one.progress > other.progress else (other, one)
    behind.progress, behind.space, behind.spot = ahead.progress, ahead.space, ahead.spot


def fall_back(race: Race) -> None:
    last = race.state.cars[race.state.order[-1]]
    last.progress -= 2
    last.space = last.progress % race.state.track.length


def change_the_order(race: Race) -> None:
    race.state.order = race.state.order[::-1]


def race_for_ever(race: Race) -> None:
    race.state.round = MOST_ROUNDS + 1


def ask_nobody(race: Race) -> None:
    for car in race.state.cars:
        car.plan = int(cards_in(car.hand)[0])


CORRUPTIONS: Final[list[tuple[Callable[[Race], None], str]]] = [
    (lose_a_card, "cards are not conserved"),
    (swap_cards_between_cars, "cards are not conserved"),
    (make_heat, "Heat is not conserved"),
    (lose_heat, "Heat is not conserved"),
    (overdraw_the_engine, "the engine holds -1"),
    (break_a_zone, "is not a zone"),
    (plan_cards_of_nobody, "the plan is not in hand"),
    (show_another_top, "the top is not in the discard pile"),
    (hide_the_top, "a discard pile shows its top"),
    (know_a_top_that_is_not_there, "the known top is not in the draw pile"),
    (add_stress, "there are 38 Stress cards"),
    (leave_the_space, "space and progress differ"),
    (share_a_spot, "two cars on"),
    (fall_back, "fell back without spinning"),
    (change_the_order, "the order changed during the round"),
    (race_for_ever, "longer than"),
    (ask_nobody, "asks nobody"),
]


@pytest.mark.parametrize(("corrupt", "says"), CORRUPTIONS, ids=lambda value: getattr(value, "__name__", ""))
def test_the_watch_notices(corrupt: Callable[[Race], None], says: str) -> None:
    race = after_rounds(RaceSetup("usa", 3), seed=5, rounds=4)
    watch = Watch(race)
    watch.check(race)
    corrupt(race)
    with pytest.raises(BrokenInvariantError, match=says):
        watch.check(race)


# With modules: Upgrades, Sponsor cards, Legends.


def season_race(sponsors: int = 3) -> Race:
    """A race of a season with a Legend, in which so many Sponsor cards have been gained."""
    season, luck = fuzz_season_setup(2).start(77), policy(77)
    while (
        season.race is None
        or in_hands(race_of(season)) < sponsors
        or race_of(season).view(None).step != "plan"
    ):
        advance(season, luck)
    return race_of(season)


def in_hands(race: Race) -> int:
    return sum(len(cards_in(sponsors_in(int(zones(car))))) for car in race.state.cars)


def a_zone(race: Race, mask: Callable[[int], int]) -> tuple[int, str, int]:
    """Seat, zone and card: the first card of this sort that a car holds."""
    for car in race.state.cars:
        for name in ("draw", "hand", "discard"):
            if cards := cards_in(mask(int(getattr(car, name) - (car.plan if name == "hand" else 0)))):
                return int(car.seat), name, int(cards[0])
    raise AssertionError("there is none")


def upgrades_in(zone: int) -> int:
    return specials_in(zone - sponsors_in(zone))


def lose_an_upgrade(race: Race) -> None:
    seat, zone, card = a_zone(race, upgrades_in)
    car = race.state.cars[seat]
    setattr(car, zone, getattr(car, zone) - card)
    car.discard_top = cards_in(car.discard)[-1] if car.discard else 0


def change_an_upgrade(race: Race) -> None:
    """One of another kind in its place."""
    seat, zone, card = a_zone(race, upgrades_in)
    car = race.state.cars[seat]
    other = next(unit for unit in UNIT[6:11] if unit != card)
    setattr(car, zone, getattr(car, zone) - card)
    car.draw += other


def copy_an_upgrade(race: Race) -> None:
    seat, _, card = a_zone(race, upgrades_in)
    race.state.cars[seat].draw += card


def lose_a_sponsor(race: Race) -> None:
    seat, zone, card = a_zone(race, sponsors_in)
    car = race.state.cars[seat]
    setattr(car, zone, getattr(car, zone) - card)


def change_a_sponsor(race: Race) -> None:
    seat, zone, card = a_zone(race, sponsors_in)
    car = race.state.cars[seat]
    other = next(unit for unit in UNIT[11:] if unit != card)
    setattr(car, zone, getattr(car, zone) - card + other)


def print_a_sponsor(race: Race) -> None:
    race.state.sponsor_pile += UNIT[12]


def use_a_sponsor_twice(race: Race) -> None:
    race.state.sponsors_used += UNIT[11]


def deal_to_a_legend(race: Race) -> None:
    """Taken from the supply, so that only the owner is wrong."""
    race.state.stress_supply -= 1
    legend = next(car for car in race.state.cars if car.legend)
    legend.hand += STRESS


MODULE_CORRUPTIONS: Final[list[tuple[Callable[[Race], None], str]]] = [
    (lose_an_upgrade, "cards are not conserved"),
    (change_an_upgrade, "cards are not conserved"),
    (copy_an_upgrade, "cards are not conserved"),
    (lose_a_sponsor, "Sponsor cards are not conserved"),
    (change_a_sponsor, "Sponsor cards are not conserved"),
    (print_a_sponsor, "Sponsor cards are not conserved"),
    (use_a_sponsor_twice, "Sponsor cards are not conserved"),
    (deal_to_a_legend, "a Legend owns cards"),
]


@pytest.mark.parametrize(
    ("corrupt", "says"), MODULE_CORRUPTIONS, ids=lambda value: getattr(value, "__name__", "")
)
def test_the_watch_notices_with_modules(corrupt: Callable[[Race], None], says: str) -> None:
    race = season_race()
    watch = Watch(race)
    watch.check(race)
    corrupt(race)
    with pytest.raises(BrokenInvariantError, match=says):
        watch.check(race)


def test_sponsor_cards_may_change_hands_only_by_the_rules() -> None:
    """The watch counts them over all cars: what goes from the pile to a hand is no loss."""
    race = season_race()
    watch, luck = Watch(race), policy(5)
    before = in_hands(race)
    seen = {before}
    while not race.over:
        step(race, luck)
        watch.check(race)
        seen.add(in_hands(race))
    assert len(seen) > 1


def test_the_watch_notices_a_round_in_a_wrong_order() -> None:
    race = after_rounds(RaceSetup("usa", 3), seed=5, rounds=4)
    watch, luck = Watch(race), policy(1)
    while race.state.round == 4:
        step(race, luck)
    race.state.order = race.state.order[1:] + race.state.order[:1]
    with pytest.raises(BrokenInvariantError, match="not that of the start of the round"):
        watch.check(race)


def test_the_watch_notices_cars_that_move_out_of_order() -> None:
    race = after_rounds(RaceSetup("usa", 3), seed=5, rounds=4)
    watch, luck = Watch(race), policy(1)
    while race.view(None).step == "plan":
        step(race, luck)
    first, last = race.state.order[0], race.state.order[-1]
    race.state.active = last
    watch.check(race)
    race.state.active = first
    while race.state.round == 4:
        watch.check(race)
        step(race, luck)
    with pytest.raises(BrokenInvariantError, match="out of order"):
        watch.check(race)


def test_the_watch_notices_a_car_that_is_not_ranked() -> None:
    race = RaceSetup("usa", 2, laps=1).start_race(3)
    watch = Watch(race)
    race.play_random(policy(3))
    watch.check(race)
    race.state.results = race.state.results[:1]
    with pytest.raises(BrokenInvariantError, match="not every car is ranked once"):
        watch.check(race)


def test_the_check_of_options_notices_one_that_is_refused() -> None:
    race = RaceSetup("usa", 2).start_race(3)
    check_options(race)
    race.state.cars[1].hand = 0
    with pytest.raises(BrokenInvariantError, match="which is refused: cards-not-in-hand"):
        check_options(race)
