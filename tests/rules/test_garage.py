"""The Garage module: draft, cars built of Upgrades, cards with several values (GARAGE, SETUP-13)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from slipstream.checks.invariants import check_options
from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene, t30
from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import (
    BASIC_1,
    BASIC_2,
    BASIC_3,
    BASIC_4,
    FIRST_UPGRADE,
    SPECIALS_FROM,
    UNIT,
    cards_in,
    contains,
    count,
    heat_in,
    stress_in,
)
from slipstream.core.chance import stream
from slipstream.core.errors import NotYourTurn
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.core.symbols import SYM_HEAT, SYM_REFRESH, SYM_SCRAP
from slipstream.data.tables import load_table
from slipstream.games.draft import Draft, DraftView
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.setup import RaceSetup
from slipstream.modules.garage import build_car, upgrade, upgrade_numbers, upgrade_pile
from tests.rules.scenes_support import refused
from tests.rules.support import decline

BASIC_CARDS: Final = 3 * (BASIC_1 + BASIC_2 + BASIC_3 + BASIC_4)
REGULAR: Final = range(1, 18)
ADVANCED: Final = range(18, 49)


def table(grand_prix: GrandPrix) -> DraftView:
    """The open market."""
    view = grand_prix.view(None)
    assert isinstance(view, DraftView)
    return view


def draft_all(grand_prix: GrandPrix) -> list[tuple[int, tuple[int, ...], int]]:
    """Everybody takes the first card of the market: seat, market before, card taken."""
    picks = []
    while grand_prix.race is None:
        decision = grand_prix.pending()[0]
        taken = decision.options[0]
        picks.append((decision.seat, table(grand_prix).market, taken.number))
        grand_prix.apply(decision.seat, taken)
    return picks


def piles(race: Race, seat: int) -> int:
    """All cards of a car outside the engine."""
    car = race.state.cars[seat]
    return car.draw + car.hand + car.play + car.discard


# Building the car


@pytest.mark.clause("GARAGE-1", "GARAGE-9")
@pytest.mark.parametrize("garage", ["regular", "advanced", "all", "quick"])
def test_each_car_is_built_from_3_upgrades_instead_of_the_starting_upgrades(garage: str) -> None:
    grand_prix = RaceSetup("usa", cars=4, garage=garage).start(11)
    picks = draft_all(grand_prix)
    race = grand_prix.race
    assert race is not None
    assert grand_prix.upgrades is not None
    for seat in range(4):
        chosen = sorted(face for who, _, face in picks if who == seat) or grand_prix.upgrades[seat]
        assert len(chosen) == 3
        zone = piles(race, seat)
        assert count(zone) == 12 + 3 + 3  # Basic, Upgrades, Stress
        assert contains(zone, BASIC_CARDS)
        assert stress_in(zone) == 3
        printed = [race.state.cars[seat].faces[UNIT.index(card) - FIRST_UPGRADE] for card in specials(zone)]
        assert sorted(face.name for face in printed) == sorted(
            upgrade(face).name for face in chosen if face not in (17, 48)
        )
        assert not {"0", "5"} & {face.name for face in race.state.cars[seat].faces}


def specials(zone: int) -> list[int]:
    """The Upgrades and Sponsors of a zone."""
    return [card for card in cards_in(zone) if card >> SPECIALS_FROM]


@pytest.mark.clause("GARAGE-1")
def test_without_the_module_the_starting_upgrades_are_used() -> None:
    race = RaceSetup("usa", cars=2).start_race(1)
    names = [face.name for face in race.state.cars[0].faces]
    assert names[:2] == ["0", "5"]


@pytest.mark.clause("GARAGE-2")
def test_there_are_34_regular_and_62_advanced_cards() -> None:
    assert Counter(upgrade_pile("regular")) == dict.fromkeys(REGULAR, 2)
    assert Counter(upgrade_pile("advanced")) == dict.fromkeys(ADVANCED, 2)
    assert Counter(upgrade_pile("all")) == dict.fromkeys([*REGULAR, *ADVANCED], 2)
    assert [len(upgrade_pile(pool)) for pool in ("regular", "advanced", "all")] == [34, 62, 96]


@pytest.mark.clause("GARAGE-2")
@pytest.mark.parametrize(("garage", "pool"), [("regular", REGULAR), ("advanced", ADVANCED)])
def test_the_markets_show_cards_of_the_agreed_pool_only(garage: str, pool: range) -> None:
    for seed in range(5):
        markets = [market for _, market, _ in draft_all(RaceSetup("usa", cars=6, garage=garage).start(seed))]
        assert {face for market in markets for face in market} <= set(pool)


@pytest.mark.clause("GARAGE-3", "SETUP-13")
def test_the_draft_comes_after_the_grid_and_before_any_hand_is_drawn() -> None:
    grand_prix = RaceSetup("usa", cars=4, garage="regular").start(5)
    view = table(grand_prix)
    assert (view.step, sorted(view.grid), grand_prix.race) == ("draft", [0, 1, 2, 3], None)
    draft_all(grand_prix)
    race = grand_prix.race
    assert race is not None
    assert [car.grid for car in race.view(None).cars] == [view.grid.index(seat) + 1 for seat in range(4)]
    assert [car.hand_size for car in race.view(None).cars] == [7, 7, 7, 7]


@pytest.mark.clause("SETUP-13")
def test_in_a_single_race_weather_and_roads_are_known_before_the_draft() -> None:
    grand_prix = RaceSetup("usa", cars=3, garage="all", weather=True).start(5)
    conditions = table(grand_prix).conditions
    assert conditions is not None
    draft_all(grand_prix)
    assert grand_prix.conditions == conditions  # and they are the ones that are raced with
    plain = RaceSetup("usa", cars=3, weather=True).start(5)
    assert plain.conditions == conditions
    assert plain.grid == grand_prix.grid


# The draft


@pytest.mark.clause("GARAGE-4")
@pytest.mark.parametrize(("cars", "legends"), [(2, 0), (4, 0), (6, 0), (6, 3), (5, 4)])
def test_the_market_has_as_many_cards_as_players_and_3_more(cars: int, legends: int) -> None:
    grand_prix = RaceSetup("usa", cars=cars, legends=legends, garage="all").start(3)
    players = cars - legends
    picks = draft_all(grand_prix)
    assert [len(market) for _, market, _ in picks] == [players + 3 - at for at in range(players)] * 3
    assert {seat for seat, _, _ in picks} == set(range(players))  # Legends do not draft


@pytest.mark.clause("GARAGE-5")
def test_in_each_of_three_rounds_every_player_takes_exactly_one_card() -> None:
    grand_prix = RaceSetup("usa", cars=5, garage="all").start(3)
    picks = draft_all(grand_prix)
    seats = [seat for seat, _, _ in picks]
    assert len(seats) == 15
    for round in range(3):
        assert sorted(seats[5 * round : 5 * round + 5]) == [0, 1, 2, 3, 4]


@pytest.mark.clause("GARAGE-5")
def test_a_card_that_is_not_in_the_market_or_out_of_turn_is_refused() -> None:
    grand_prix = RaceSetup("usa", cars=3, garage="regular").start(3)
    seat = grand_prix.pending()[0].seat
    missing = next(face for face in REGULAR if face not in table(grand_prix).market)
    foreign = Action(actions.TAKE_UPGRADE, 0, missing)
    assert refused(lambda: grand_prix.apply(seat, foreign)) == "not-in-the-market"
    assert refused(lambda: grand_prix.apply(seat, actions.boost())) == "not-in-the-market"
    with pytest.raises(NotYourTurn):
        grand_prix.apply((seat + 1) % 3, grand_prix.pending()[0].options[0])


@pytest.mark.clause("GARAGE-6", "GARAGE-7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rounds_1_and_3_go_from_the_back_and_round_2_from_the_front(seed: int) -> None:
    grand_prix = RaceSetup("usa", cars=6, legends=2, garage="all").start(seed)
    players = [seat for seat in table(grand_prix).grid if seat < 4]
    seats = [seat for seat, _, _ in draft_all(grand_prix)]
    assert seats == [*players[::-1], *players, *players[::-1]]


@pytest.mark.clause("GARAGE-8")
def test_after_each_round_a_completely_new_market_is_dealt() -> None:
    """With every card of a face of its own, none left over or taken comes back."""
    draft = Draft.for_garage([0, 1], list(range(1, 41)), stream("fast", 1, 0, "market"), 2)
    seen: list[int] = []
    for _ in range(3):
        assert not set(seen) & set(draft.market)
        assert len(draft.market) == 5
        seen += draft.market
        for _ in range(2):
            draft.apply(draft.options()[0])
    assert draft.seat is None
    assert len(set(seen)) == 15


@pytest.mark.clause("GARAGE-8")
def test_within_a_round_the_market_is_not_filled_up() -> None:
    draft = Draft.for_garage([0, 1, 2], list(range(1, 41)), stream("fast", 1, 0, "market"), 3)
    market = draft.market[:]
    taken = draft.options()[-1].number
    draft.apply(Action(actions.TAKE_UPGRADE, 0, taken))
    assert draft.market == [face for face in market if face != taken]


@pytest.mark.clause("GARAGE-13")
def test_a_pile_too_small_for_a_market_gets_the_cards_set_aside_back_first() -> None:
    pile = list(range(1, 10))  # 9 cards for markets of 5: the second one needs those set aside
    draft = Draft.for_garage([0, 1], pile, stream("fast", 4, 0, "market"), 2)
    first = draft.market[:]
    left = set(range(1, 10)) - set(first)
    taken = [draft.options()[0].number, draft.options()[1].number]
    for face in taken:
        draft.apply(Action(actions.TAKE_UPGRADE, 0, face))
    assert len(draft.market) == 5
    assert set(draft.market) <= (set(first) - set(taken)) | left
    while draft.seat is not None:
        draft.apply(draft.options()[0])
    assert [len(cards) for cards in draft.upgrades] == [3, 3]
    assert sorted([*draft.upgrades[0], *draft.upgrades[1], *draft.pile]) == list(
        range(1, 10)
    )  # no card is lost or doubled


@pytest.mark.clause("GARAGE-13")
def test_cards_set_aside_stay_out_while_the_pile_suffices() -> None:
    draft = Draft.for_garage([0, 1], list(range(1, 16)), stream("fast", 4, 0, "market"), 2)
    markets = []
    while draft.seat is not None:
        if draft.at == 0:
            markets += draft.market
        draft.apply(draft.options()[0])
    assert sorted(markets) == list(range(1, 16))


@pytest.mark.clause("GARAGE-9", "GARAGE-10")
def test_upgrades_are_shuffled_into_the_draw_pile() -> None:
    """Over many races every one of them is sometimes in the opening hand and sometimes not."""
    in_hand: Counter[int] = Counter()
    for seed in range(60):
        track = t30()
        faces, cards = build_car([1, 4, 34], 0)
        entries = [Entry(False, faces, cards), Entry(False, faces, cards)]
        car = set_up(track, RaceRules(track, 2, 2), entries, [0, 1], seed, "fast").state.cars[0]
        assert count(car.hand) == 7
        assert count(car.draw) == 11
        assert (car.discard, car.play) == (0, 0)
        in_hand.update(specials(car.hand))
    assert len(in_hand) == 3
    assert all(8 < number < 45 for number in in_hand.values())  # 7 of 18 cards: about 23 times


@pytest.mark.clause("GARAGE-10", "CARD-5")
@pytest.mark.parametrize("face", [17, 48])
def test_additional_heat_starts_in_the_draw_pile_and_not_in_the_engine(face: int) -> None:
    track = t30()
    faces, cards = build_car([face, face, 8], 0)
    entries = [Entry(False, faces, cards), Entry()]
    race = set_up(track, RaceRules(track, 2, 2), entries, [0, 1], 3, "fast")
    assert race.state.cars[0].engine == 6
    assert (heat_in(piles(race, 0)), count(piles(race, 0))) == (2, 18)


@pytest.mark.clause("GARAGE-11")
def test_a_car_may_combine_any_categories_and_several_cards_of_one() -> None:
    for upgrades in ([8, 9, 10], [24, 24, 25], [36, 42, 46], [17, 17, 48]):
        _, cards = build_car(upgrades, 0)
        assert count(cards) == 3
    faces, cards = build_car([34, 34, 1], 0)
    assert sorted(faces[UNIT.index(card) - FIRST_UPGRADE].name for card in specials(cards)) == [
        "4 Wheel Drive 4",
        "Suspension 4",
        "Suspension 4",
    ]
    draft = Draft.for_garage([0], [24, 24, 25, 26] * 6, stream("fast", 2, 0, "market"), 1)
    for _ in range(3):
        assert Action(actions.TAKE_UPGRADE, 0, 24) in draft.options()
        draft.apply(Action(actions.TAKE_UPGRADE, 0, 24))
    assert draft.upgrades == [[24, 24, 24]]


@pytest.mark.clause("GARAGE-12")
def test_quick_start_deals_3_regular_upgrades_to_each_player_without_a_draft() -> None:
    dealt: Counter[int] = Counter()
    for seed in range(40):
        grand_prix = RaceSetup("usa", cars=6, legends=1, garage="quick").start(seed)
        assert grand_prix.race is not None
        assert grand_prix.pending()[0].step == "plan"
        assert grand_prix.upgrades is not None
        assert [len(cards) for cards in grand_prix.upgrades] == [3, 3, 3, 3, 3, 0]
        one_race = Counter(face for cards in grand_prix.upgrades for face in cards)
        assert max(one_race.values()) <= 2  # there are two of each
        dealt += one_race
    assert set(dealt) == set(REGULAR)


# Values


@pytest.mark.clause("GARAGE-14")
@pytest.mark.parametrize("value", [0, 1, 3, 8])
def test_a_fixed_value_simply_adds_to_speed(value: int) -> None:
    card: dict[str, Any] = {"v": value, "refresh": True}
    scene = Scene({"me": "1:0R"}, hand=[card, "B2"], gear=2).shift(2).play([card, "B2"]).reveal()
    assert (scene.speed, scene.at()) == (value + 2, f"1:{value + 2}R")


@pytest.mark.clause("GARAGE-15")
def test_the_value_is_chosen_in_step_3_after_the_plus_symbols_and_is_fixed() -> None:
    track = t30()
    faces, cards = build_car([10, 8, 17], 0)  # Brakes 1/3 and 1/5
    race = set_up(track, RaceRules(track, 2, 2), [Entry(False, faces, cards), Entry()], [0, 1], 3, "fast")
    car = race.state.cars[0]
    third, fifth, stress = UNIT[FIRST_UPGRADE], UNIT[FIRST_UPGRADE + 1], 1 << 22
    car.hand, car.draw, car.top = third + fifth + stress + BASIC_1, 4 * BASIC_4, None
    car.gear = 3
    race.apply(0, actions.plan(third + fifth + stress))
    race.apply(1, race.pending()[0].options[0])
    view = race.view(None)
    assert (view.step, view.active, view.turn.to_choose) == ("value", 0, third + fifth)
    assert (view.cars[0].play & BASIC_4, view.cars[0].progress) == (BASIC_4, -1)  # found, not yet moved
    assert [option.number for option in race.pending()[0].options] == [1, 3]
    assert refused(lambda: race.apply(0, Action(actions.CHOOSE_VALUE, 0, 2, third))) == "value-not-printed"
    assert refused(lambda: race.apply(0, Action(actions.CHOOSE_VALUE, 0, 5, fifth))) == "no-value-to-choose"
    race.apply(0, Action(actions.CHOOSE_VALUE, 0, 3, third))
    assert [option.number for option in race.pending()[0].options] == [1, 5]
    race.apply(0, Action(actions.CHOOSE_VALUE, 0, 1, fifth))
    assert (race.view(None).step, race.view(None).turn.speed) == ("react", 8)
    assert refused(lambda: race.apply(0, Action(actions.CHOOSE_VALUE, 0, 5, fifth))) == "not-in-this-step"


@pytest.mark.clause("GARAGE-15")
def test_two_equal_cards_may_have_different_values() -> None:
    card: dict[str, Any] = {"v": [1, 5]}
    scene = Scene({"me": "1:0R"}, hand=[card, card], gear=2).shift(2).play([card, card]).reveal([1, 5])
    assert (scene.speed, scene.at()) == (6, "1:6R")


@pytest.mark.clause("GARAGE-16")
def test_an_upgrade_turned_over_for_a_plus_symbol_is_discarded_without_effect() -> None:
    card: dict[str, Any] = {"v": 4, "plus": 1, "heat": 1, "scrap": 3, "cool": 2, "direct": True}
    brakes: dict[str, Any] = {"v": [1, 2, 3, 4]}
    scene = Scene({"me": "1:0R"}, hand=["S"], deck=[card, brakes, "B2", "B4"]).shift(1).play(["S"]).reveal()
    assert (scene.speed, scene.plus_used, scene.play_area) == (2, 1, ["B2", "S"])
    assert scene.discard_pile == sorted([canonical(card), canonical(brakes)])
    scene.end_react()


@pytest.mark.clause("GARAGE-17")
def test_the_categories_of_the_upgrades() -> None:
    faces: Counter[str] = Counter(upgrade(face).category for face in upgrade_numbers())
    assert faces == {
        "Heat": 2, "4 Wheel Drive": 4, "Brakes": 4, "Cooling System": 4, "Body": 6, "R.P.M.": 6,
        "Tires": 6, "Wings": 3, "Turbo Charger": 2, "Fuel": 2, "Gas Pedal": 5, "Suspension": 4,
    }  # fmt: skip
    assert sum(faces.values()) == 48
    assert len(load_table("sponsors")["faces"]) == 5


@pytest.mark.clause("GARAGE-17")
def test_a_category_has_no_rules_of_its_own() -> None:
    """Equal numbers under another name: the two turns are the same."""
    ends = []
    for face in (15, 20):  # R.P.M. and Body, both value 2
        track = t30()
        faces, cards = build_car([face, 17, 17], 0)
        race = set_up(track, RaceRules(track, 2, 2), [Entry(False, faces, cards), Entry()], [0, 1], 3, "fast")
        race.state.cars[0].hand = UNIT[FIRST_UPGRADE] + BASIC_1
        race.apply(0, actions.plan(UNIT[FIRST_UPGRADE]))
        race.apply(1, race.pending()[0].options[0])
        decline(race)
        ends.append(
            (race.view(None).cars[0].progress, race.view(None).cars[0].spot, race.view(None).turn.speed)
        )
    assert ends[0] == ends[1]


# Whole races


@pytest.mark.clause("GARAGE-1", "GARAGE-9", "SYM-1")
@pytest.mark.parametrize("seed", range(6))
def test_upgrades_circulate_through_whole_races_and_the_view_shows_them(seed: int) -> None:
    """Draft and race at random: cards are conserved, options are legal, the view is the table."""
    grand_prix = RaceSetup("usa", cars=4, laps=1, garage="all", weather=seed % 2 == 0).start(seed)
    luck = stream("fast", seed, 0, "driver")
    while grand_prix.race is None:
        decision = grand_prix.pending()[0]
        options = decision.options
        grand_prix.apply(decision.seat, options[luck.below(len(options))])
    race = grand_prix.race
    built = [piles(race, seat) + car.engine * (1 << 16) for seat, car in enumerate(race.state.cars)]
    played: set[str] = set()
    returned = 0
    before = [0] * 4
    while not race.over:
        seat = int(race.next_seat())
        action = race.random_action(luck)
        check_options(race)
        assert race.refusal(seat, action) == ""
        race.apply(seat, action)
        view = race.view(None)
        for car, shown in zip(race.state.cars, view.cars, strict=True):
            now = piles(race, int(car.seat)) + car.engine * (1 << 16)
            assert specials(now) == specials(built[car.seat])
            assert heat_in(now) == heat_in(built[car.seat])
            assert (shown.play, shown.discard_size, shown.draw_size) == (
                car.play, count(car.discard), count(car.draw),
            )  # fmt: skip
            assert shown.discard_top == 0 or contains(car.discard, shown.discard_top)
            assert (shown.discard_top == 0) == (car.discard == 0)
            for card in shown.draw_top:
                assert shown.faces[UNIT.index(card) - FIRST_UPGRADE].number(SYM_REFRESH)
            played |= {car.faces[UNIT.index(card) - FIRST_UPGRADE].name for card in specials(car.play)}
            in_piles = len(specials(car.draw + car.discard))
            returned += in_piles != before[car.seat]
            before[car.seat] = in_piles
        if view.step == "react":
            mandatory = view.turn.open[SYM_HEAT] + view.turn.open[SYM_SCRAP]
            ends = actions.end_react() in race.pending()[0].options
            assert ends == (mandatory == 0)
    assert len(played) >= 4
    assert returned > 10
