"""Every printed Upgrade and Sponsor, played in a race: what it says is what it does.

The texts below are what is printed, written down by hand: value, + symbols, symbols with their numbers.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from slipstream.checks.scenes import t30
from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import FIRST_SPONSOR, FIRST_UPGRADE, HEAT, STRESS, UNIT, cards_in, contains, count
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.core.symbols import SYM_ONCE
from slipstream.modules.garage import build_car, face_from, sponsor_faces, upgrade_numbers
from slipstream.records.notation import read_cards, write_cards

UPGRADES: Final = {
    1: "4 +",
    2: "0 +++",
    3: "0 + cool3",
    4: "3 stress2",
    5: "5 stress1",
    6: "1 stress3",
    7: "1/2/3/4 heat1",
    8: "1/3",
    9: "2/4",
    10: "1/5",
    11: "6 heat1 cool1",
    12: "1 cool2",
    13: "3 cool1",
    14: "1 slip2",
    15: "2 slip2",
    16: "3 slip2",
    18: "6 stress3 heat1",
    19: "2 stress1 cool1 scrap2",
    20: "2 stress1 slip1",
    21: "4 scrap2 cool1",
    22: "2 salvage2",
    23: "0 + salvage2 cool1",
    24: "1 direct scrap1",
    25: "2 direct scrap2",
    26: "3 direct scrap3",
    27: "4 direct heat1 cool1",
    28: "1 direct accelerate scrap5",
    29: "0 + slip3",
    30: "1 heat1 slip3",
    31: "1/2 slip1",
    32: "2 refresh stress1",
    33: "2 refresh cool1",
    34: "4 refresh",
    35: "1 refresh slip1",
    36: "2 limit-1 cool3",
    37: "1 scrap2 limit1",
    38: "2 scrap2 limit1",
    39: "3 limit-1 cool2",
    40: "0 + limit1 slip1 cool1",
    41: "0 ++ limit2",
    42: "7 heat2 cool3",
    43: "8 heat1 scrap6",
    44: "4 heat1 scrap2 limit2",
    45: "3 heat1 scrap2 limit2",
    46: "6 heat2 limit3",
    47: "0 + accelerate",
}
ADDITIONAL_HEAT: Final = (17, 48)
SPONSORS: Final = {1: "1/2/3/4", 2: "4 cool2", 3: "1 slip2", 4: "6", 5: "3 limit1"}

DECK: Final = "231HS41234"  # top first
FOUND: Final = (0, 2, 5, 6)  # what 0, 1, 2, 3 + symbols find in it


class Printed:
    """A text of the tables in numbers."""

    def __init__(self, text: str) -> None:
        value, *symbols = text.split()
        self.values = [int(number) for number in value.split("/")]
        self.plus = 0
        self.numbers: dict[str, int] = {}
        for symbol in symbols:
            if set(symbol) == {"+"}:
                self.plus = len(symbol)
            else:
                match = re.fullmatch(r"([a-z]+)(-?\d*)", symbol)
                assert match is not None
                self.numbers[match[1]] = int(match[2] or 1)

    def of(self, symbol: str) -> int:
        return self.numbers.get(symbol, 0)


class Drive:
    """Seat 0 stands before corner A (limit 5) with the card, 4 Heat and 4 Stress; seat 1 stands aside."""

    def __init__(self, face: int, card: int, sponsors: int = 0) -> None:
        track = t30()
        faces, cards = build_car([face, 17, 17] if face else [17, 17, 17], sponsors)
        entries = [Entry(False, faces, cards), Entry()]
        self.race: Race = set_up(track, RaceRules(track, 2, 2), entries, [0, 1], 5, "fast")
        self.card = card
        self.me, self.rival = self.race.state.cars
        self.stand(9)
        self.me.hand = card + 4 * HEAT + 4 * STRESS + read_cards("1")
        self.me.draw = read_cards(DECK)
        self.me.top = [read_cards(letter) for letter in reversed(DECK)]
        self.me.discard, self.me.discard_top = read_cards("134"), read_cards("4")
        self.me.engine = 5
        self.rival.hand = UNIT[FIRST_UPGRADE]  # its Starting Upgrade 0: it does not move
        self.events: list[Event] = []

    def stand(self, space: int) -> None:
        self.me.progress = self.me.space = space
        self.me.spot = 0

    def do(self, action: Action, seat: int = 0) -> None:
        self.events += self.race.apply(seat, action)

    def plan(self, cards: int) -> None:
        self.do(actions.plan(cards))
        self.do(actions.plan(self.rival.hand), seat=1)

    def choose(self, printed: Printed, value: int) -> None:
        """Choose the value of a card with several; all printed ones are on offer and no others."""
        if len(printed.values) > 1:
            assert self.step == "value"
            assert [option.number for option in self.race.pending()[0].options] == printed.values
            self.do(Action(actions.CHOOSE_VALUE, 0, value, self.card))
        assert self.step == "react"

    @property
    def step(self) -> str:
        return self.race.pending()[0].step

    @property
    def speed(self) -> int:
        return self.race.view(0).turn.speed

    def offers(self, key: str) -> list[Action]:
        """The options of one kind that this card brings."""
        options = self.race.pending()[0].options
        return [option for option in options if option.key == key and option.source == self.card]

    def happened(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key and event.seat == 0]


def use_all(drive: Drive, printed: Printed) -> None:
    """Use every React symbol the text names; check that there are no others."""
    card, me = drive.card, drive.me
    cool, stress, salvage = printed.of("cool"), printed.of("stress"), printed.of("salvage")
    heat, scrap = printed.of("heat"), printed.of("scrap")
    assert [option.number for option in drive.offers("cool-card")] == list(range(1, cool + 1))
    assert [option.number for option in drive.offers("reduce-stress")] == list(range(1, stress + 1))
    sizes = {count(option.cards) for option in drive.offers("salvage")}
    assert sizes == (set(range(salvage + 1)) if salvage else set())
    assert len(drive.offers("pay-heat")) == (heat > 0)
    assert len(drive.offers("scrap")) == (scrap > 0)
    can_accelerate = printed.of("accelerate") and drive.race.view(0).turn.plus_used
    assert len(drive.offers("accelerate")) == (1 if can_accelerate else 0)
    assert (actions.end_react() in drive.race.pending()[0].options) == (heat == 0 and scrap == 0)

    if can_accelerate:
        before, used = drive.speed, drive.race.view(0).turn.plus_used
        place = me.progress
        drive.do(Action(actions.ACCELERATE, 0, 0, card))
        assert (drive.speed, me.progress) == (before + used, place + used)
    if heat:
        engine = me.engine
        drive.do(Action(actions.PAY_HEAT, 0, 0, card))
        assert (engine - me.engine, drive.happened("heat-paid")[-1].a) == (heat, heat)
    if cool:
        engine = me.engine
        drive.do(Action(actions.COOL_CARD, 0, cool, card))
        assert (me.engine - engine, cards_in(me.hand).count(HEAT)) == (cool, 4 - cool)
    if stress:
        held = cards_in(me.hand).count(STRESS)
        drive.do(Action(actions.REDUCE_STRESS, 0, stress, card))
        assert held - cards_in(me.hand).count(STRESS) == stress
        assert contains(me.discard, stress * STRESS)
    if scrap:
        draw, discard = count(me.draw), count(me.discard)
        drive.do(Action(actions.SCRAP, 0, 0, card))
        assert (draw - count(me.draw), count(me.discard) - discard) == (scrap, scrap)
        assert len(drive.happened("scrapped")) == scrap
    if salvage:
        draw, discard = count(me.draw), count(me.discard)
        drive.do(Action(actions.SALVAGE, read_cards("34"), 0, card))
        assert (count(me.draw) - draw, discard - count(me.discard)) == (salvage, 2)
    for key in ("cool-card", "reduce-stress", "salvage", "pay-heat", "unpayable", "scrap", "accelerate"):
        assert drive.offers(key) == []


def end_turn(drive: Drive, printed: Printed) -> None:
    """Slipstream distances, the corner, and what becomes of the card."""
    me, rival = drive.me, drive.rival
    rival.progress, rival.space, rival.spot = me.progress + 1, me.space + 1, 0
    drive.do(actions.end_react())
    slip = printed.of("slip")
    assert drive.step == "slipstream"
    distances = [0, 2, 2 + slip] if slip else [0, 2]
    assert [option.number for option in drive.race.pending()[0].options] == distances
    engine, speed = me.engine, drive.speed
    drive.do(actions.slipstream(2 + slip))
    limit = 5 + printed.of("limit")
    passed = drive.happened("corner-passed")[0]
    due = max(0, speed - limit)
    assert (passed.a, passed.b, passed.c, passed.d) == (0, speed, limit, due)
    if len(drive.happened("corner-passed")) == 1:
        assert engine - me.engine == due
    if not me.status and drive.step == "discard":
        drive.do(actions.discard(0))


def check_fate(drive: Drive, printed: Printed, once: bool) -> None:
    """Refreshed on top, removed after use, or in the discard pile."""
    card, me = drive.card, drive.me
    if printed.of("refresh"):
        assert drive.step == "refresh"
        assert [option.source for option in drive.race.pending()[0].options] == [0, card]
        drive.do(Action(actions.REFRESH, 0, 0, card))
        assert drive.race.view(None).cars[0].draw_top == [card]  # the hand is full: it stays there
        assert not contains(me.discard, card)
    elif once:
        assert not any(contains(zone, card) for zone in (me.draw, me.hand, me.play, me.discard))
        assert [event.a for event in drive.happened("used-up")] == [card]
    else:
        assert contains(me.discard, card)
        assert not drive.happened("used-up")
    assert me.play == 0


def play_face(drive: Drive, printed: Printed, value: int, once: bool = False) -> None:
    """The card alone in first gear, with all it can do."""
    drive.plan(drive.card)
    drive.choose(printed, value)
    assert drive.speed == value + FOUND[printed.plus]
    assert drive.race.view(0).turn.plus_used == printed.plus
    assert write_cards(drive.me.play - drive.card) == ("-", "2", "23", "123")[printed.plus]
    assert drive.me.progress == 9 + drive.speed
    assert drive.offers("direct-play") == []  # played already
    use_all(drive, printed)
    end_turn(drive, printed)
    check_fate(drive, printed, once)


UPGRADE_CASES: Final = [(face, value) for face, text in UPGRADES.items() for value in Printed(text).values]
SPONSOR_CASES: Final = [(face, value) for face, text in SPONSORS.items() for value in Printed(text).values]


def test_the_tables_name_every_face() -> None:
    assert sorted([*UPGRADES, *ADDITIONAL_HEAT]) == sorted(upgrade_numbers()) == list(range(1, 49))
    assert len(sponsor_faces()) == len(SPONSORS) == 5


@pytest.mark.clause("GARAGE-14", "GARAGE-15", "GARAGE-17")
@pytest.mark.parametrize(("face", "value"), UPGRADE_CASES)
def test_an_upgrade_does_what_is_printed_on_it(face: int, value: int) -> None:
    play_face(Drive(face, UNIT[FIRST_UPGRADE]), Printed(UPGRADES[face]), value)


@pytest.mark.clause("CARD-11", "SYM-ONCE-1", "SPONSOR-2")
@pytest.mark.parametrize(("face", "value"), SPONSOR_CASES)
def test_a_sponsor_does_what_is_printed_on_it_and_is_gone(face: int, value: int) -> None:
    card = UNIT[FIRST_SPONSOR + face - 1]
    play_face(Drive(0, card, sponsors=card), Printed(SPONSORS[face]), value, once=True)


@pytest.mark.clause("CARD-5", "GARAGE-10")
@pytest.mark.parametrize("face", ADDITIONAL_HEAT)
def test_additional_heat_is_a_heat_card_like_any_other(face: int) -> None:
    _, cards = build_car([face], 0)
    assert cards == HEAT
    drive = Drive(face, 0)
    drive.me.hand = cards + read_cards("1")
    assert {write_cards(option.cards) for option in drive.race.pending()[0].options} == {"1"}  # not playable
    drive.plan(read_cards("1"))
    drive.do(actions.cool_gear(1))
    assert (drive.me.engine, drive.me.hand) == (6, 0)


@pytest.mark.clause("SYM-DIRECT-1", "SYM-DIRECT-2")
@pytest.mark.parametrize("face", [24, 25, 26, 27, 28])
def test_a_gas_pedal_is_played_directly_from_hand(face: int) -> None:
    printed = Printed(UPGRADES[face])
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.plan(STRESS)  # its + symbol finds the 2
    assert (drive.speed, len(drive.offers("direct-play"))) == (2, 1)
    for key in ("cool-card", "pay-heat", "scrap", "accelerate"):
        assert drive.offers(key) == []
    drive.do(Action(actions.DIRECT_PLAY, 0, 0, drive.card))
    assert (drive.speed, drive.me.progress) == (2 + printed.values[0], 11 + printed.values[0])
    use_all(drive, printed)
    assert drive.speed == 2 + printed.values[0] + (1 if face == 28 else 0)
    end_turn(drive, printed)
    check_fate(drive, printed, once=False)


@pytest.mark.clause("SYM-DIRECT-1", "SYM-1")
@pytest.mark.parametrize("face", [face for face in UPGRADES if face not in (24, 25, 26, 27, 28)])
def test_no_other_upgrade_can_be_played_directly(face: int) -> None:
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.plan(read_cards("1"))
    assert drive.offers("direct-play") == []


@pytest.mark.clause("SYM-HEAT-4", "SYM-HEAT-6")
@pytest.mark.parametrize("face", [face for face, text in UPGRADES.items() if "heat" in text])
def test_an_upgrade_with_heat_that_cannot_be_paid_is_replaced(face: int) -> None:
    """Unpayable with an empty engine: a 2 is found instead, every symbol of the card is void."""
    printed = Printed(UPGRADES[face])
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.me.engine = 0
    drive.plan(drive.card)
    drive.choose(printed, printed.values[-1])
    assert (len(drive.offers("pay-heat")), len(drive.offers("unpayable"))) == (0, 1)
    drive.do(Action(actions.UNPAYABLE, 0, 0, drive.card))
    assert (drive.speed, drive.me.progress, write_cards(drive.me.play)) == (2, 11, "2")
    for key in ("cool-card", "reduce-stress", "scrap", "salvage", "accelerate", "unpayable"):
        assert drive.offers(key) == []
    assert actions.end_react() in drive.race.pending()[0].options
    drive.rival.progress, drive.rival.space = 12, 12
    drive.do(actions.end_react())
    assert [option.number for option in drive.race.pending()[0].options] == [0, 2]
    drive.do(actions.slipstream(0))
    assert [event.c for event in drive.happened("corner-passed")] == [5]
    assert contains(drive.me.discard, drive.card)


@pytest.mark.clause("SYM-HEAT-3", "SYM-COOL-1")
@pytest.mark.parametrize(("face", "heat", "cool"), [(11, 1, 1), (27, 1, 1), (42, 2, 3)])
def test_an_upgrade_with_heat_and_cooldown_pays_for_itself(face: int, heat: int, cool: int) -> None:
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.me.engine = 0
    drive.plan(drive.card)
    drive.do(Action(actions.COOL_CARD, 0, cool, drive.card))
    assert drive.offers("unpayable") == []
    drive.do(Action(actions.PAY_HEAT, 0, 0, drive.card))
    assert drive.me.engine == cool - heat


@pytest.mark.clause("SYM-DIRECT-3")
def test_two_gas_pedals_of_the_same_face_in_one_turn() -> None:
    drive = Drive(25, UNIT[FIRST_UPGRADE])
    drive.me.hand += drive.card
    drive.plan(read_cards("1"))
    for _ in range(2):
        drive.do(Action(actions.DIRECT_PLAY, 0, 0, drive.card))
    assert (drive.speed, drive.me.progress, drive.offers("direct-play")) == (5, 14, [])
    for left in (1, 0):
        drive.do(Action(actions.SCRAP, 0, 0, drive.card))
        assert len(drive.offers("scrap")) == left
    assert len(drive.happened("scrapped")) == 4


@pytest.mark.clause("SYM-ACCEL-1", "SYM-ACCEL-4")
def test_the_five_scrap_pedal_accelerates_by_the_plus_symbols_of_the_turn() -> None:
    drive = Drive(28, UNIT[FIRST_UPGRADE])
    drive.me.gear = 3
    drive.plan(3 * STRESS)  # finds 2, 3 and 1
    assert drive.offers("accelerate") == []
    drive.do(Action(actions.DIRECT_PLAY, 0, 0, drive.card))
    drive.do(Action(actions.ACCELERATE, 0, 0, drive.card))
    assert (drive.speed, drive.me.progress) == (6 + 1 + 3, 19)


@pytest.mark.clause("SYM-LIMIT-1")
@pytest.mark.parametrize(("face", "plus", "limit"), [(40, 1, 6), (41, 2, 7)])
def test_tires_with_a_plus_symbol_have_speed_and_a_higher_limit(face: int, plus: int, limit: int) -> None:
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.me.engine = 0
    drive.plan(drive.card)
    assert (drive.speed, drive.race.view(0).turn.plus_used) == (FOUND[plus], plus)
    drive.do(actions.end_react())
    assert [(event.c, event.d) for event in drive.happened("corner-passed")] == [(limit, 0)]


@pytest.mark.clause("SYM-REFRESH-2")
@pytest.mark.parametrize("face", [32, 33, 34, 35])
def test_suspension_after_refresh_is_drawn_first_into_a_hand_with_room(face: int) -> None:
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.me.hand = drive.card + 6 * STRESS
    drive.plan(drive.card)
    drive.do(actions.end_react())
    while drive.step != "refresh":
        drive.do(actions.slipstream(0) if drive.step == "slipstream" else actions.discard(0))
    drive.do(Action(actions.REFRESH, 0, 0, drive.card))
    assert drive.me.hand == drive.card + 6 * STRESS
    assert drive.race.view(None).cars[0].draw_top == []


@pytest.mark.clause("SYM-SALVAGE-3")
@pytest.mark.parametrize("face", [22, 23])
def test_salvage_of_no_card_leaves_the_draw_pile_in_its_order(face: int) -> None:
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.plan(drive.card)
    order = list(drive.me.top or [])
    assert order
    drive.do(Action(actions.SALVAGE, 0, 0, drive.card))
    assert drive.me.top == order
    assert drive.offers("salvage") == []


@pytest.mark.clause("MOVE-11", "PLUS-9")
@pytest.mark.parametrize("face", [2, 3, 23, 29, 40, 41, 47])
def test_speed_0_when_the_plus_symbols_find_nothing(face: int) -> None:
    drive = Drive(face, UNIT[FIRST_UPGRADE])
    drive.me.draw, drive.me.top = read_cards("HS"), None
    drive.me.discard, drive.me.discard_top = 0, 0
    drive.me.spot = 1
    drive.plan(drive.card)
    assert (drive.speed, drive.me.progress, drive.me.spot, drive.step) == (0, 9, 1, "react")
    plus = Printed(UPGRADES[face]).plus
    assert drive.race.view(0).turn.plus_used == plus
    drive.do(actions.end_react())
    assert drive.happened("corner-passed") == []


@pytest.mark.clause("SYM-ONCE-1")
def test_an_upgrade_may_be_for_single_use() -> None:
    row = {"category": "Gas Pedal", "speeds": [3], "symbols": {"single_use": 1}}
    assert face_from(row).number(SYM_ONCE) == 1
    assert face_from({**row, "symbols": {}}).number(SYM_ONCE) == 0
