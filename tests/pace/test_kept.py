"""Cards as the pace model sees them: every hand and pile has an index within the tables."""

from __future__ import annotations

import itertools

import pytest

from slipstream.core.car import Car
from slipstream.core.cards import FIRST_UPGRADE, NO_FACE, UNIT, Face, cards_in, contains, count
from slipstream.core.chance import FastStream
from slipstream.core.setup import STARTING_FACES
from slipstream.pace.kept import balance_index, best_part, card_class, class_cards, kept_index, pile_index
from slipstream.pace.model import (
    BALANCE,
    DRAW,
    DRAW_HEAT,
    HIGH,
    KEPT,
    LOW,
    SLOW,
    THREES,
    TWOS,
    PaceModel,
    slow_and_high,
)
from slipstream.records.notation import read_cards as zone


def car_with(*faces: Face) -> Car:
    """A car with these Upgrades as kinds a, b, c and so on."""
    return Car(0, False, [*faces, *[NO_FACE] * (10 - len(faces))], FastStream(1))


PLAIN = Car(0, False, STARTING_FACES, FastStream(1))  # a is the 0, b the 5


def parts(index: int) -> tuple[int, int, int, int]:
    """Low cards, twos, threes and high cards of an index."""
    rest, high = divmod(index, HIGH)
    rest, threes = divmod(rest, THREES)
    low, twos = divmod(rest, TWOS)
    return low, twos, threes, high


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("-", (0, 0, 0, 0)),
        ("1", (1, 0, 0, 0)),
        ("2", (0, 1, 0, 0)),
        ("3", (0, 0, 1, 0)),
        ("4", (0, 0, 0, 1)),
        ("11223344", (2, 2, 2, 2)),
        ("a", (1, 0, 0, 0)),  # the 0 is low
        ("b", (0, 0, 0, 1)),  # the 5 is high
        ("1a", (2, 0, 0, 0)),
        ("44b", (0, 0, 0, 3)),
        ("SHHSS", (0, 0, 0, 0)),  # Heat and Stress are counted elsewhere
        ("4SH", (0, 0, 0, 1)),
    ],
)
def test_kept_cards_by_class(cards: str, expected: tuple[int, int, int, int]) -> None:
    assert parts(kept_index(PLAIN, zone(cards))) == expected


def test_more_cards_than_the_table_tells_apart_count_as_its_last() -> None:
    assert parts(kept_index(PLAIN, zone("111a"))) == (LOW - 1, 0, 0, 0)
    assert parts(kept_index(PLAIN, zone("222"))) == (0, TWOS - 1, 0, 0)
    assert parts(kept_index(PLAIN, zone("333"))) == (0, 0, THREES - 1, 0)
    assert parts(kept_index(PLAIN, zone("444b"))) == (0, 0, 0, HIGH - 1)
    assert kept_index(PLAIN, zone("1111111222222233333334444444b")) == KEPT - 1


def test_every_small_hand_has_an_index_of_its_own() -> None:
    assert LOW * TWOS * THREES * HIGH == KEPT
    numbers = itertools.product(range(LOW), range(TWOS), range(THREES), range(HIGH))
    hands = [sum(number * UNIT[kind] for kind, number in enumerate(hand)) for hand in numbers]
    assert sorted(kept_index(PLAIN, hand) for hand in hands) == list(range(KEPT))


@pytest.mark.parametrize(
    ("face", "level"),
    [
        (Face("0", [0]), 0),
        (Face("1", [1]), 0),
        (Face("2", [2]), 1),
        (Face("3", [3]), 2),
        (Face("4", [4]), 3),
        (Face("5", [5]), 3),
        (Face("+", [0], plus=1), 1),  # a flip is worth two and a half
        (Face("1+", [1], plus=1), 2),
        (Face("++", [0], plus=2), 3),
        (Face("1|3|5", [1, 3, 5]), 2),  # the middle one
        (Face("1|4", [1, 4]), 3),
    ],
)
def test_special_cards_count_like_basic_ones(face: Face, level: int) -> None:
    assert card_class(face) == level
    car = car_with(face)
    expected = [0, 0, 0, 0]
    expected[level] = 1
    assert parts(kept_index(car, UNIT[FIRST_UPGRADE])) == tuple(expected)
    assert class_cards(car, UNIT[FIRST_UPGRADE], level) == [UNIT[FIRST_UPGRADE]]


def test_every_special_kind_is_counted_by_its_own_face() -> None:
    """Upgrades have three bits each, Sponsors four."""
    faces = [Face(f"{value}", [value]) for value in (1, 2, 3, 4, 5, 1, 2, 3, 4, 5)]
    car = car_with(*faces)
    for at, face in enumerate(faces):
        expected = [0, 0, 0, 0]
        expected[card_class(face)] = 2
        assert parts(kept_index(car, 2 * UNIT[FIRST_UPGRADE + at])) == tuple(expected), at


def test_the_best_part_of_a_hand_is_that_of_the_lowest_value() -> None:
    model = PaceModel(1, 30, 8.0)
    luck = FastStream(7)
    for cards in ("-", "1134b", "1122334", "ab22444", "1123344"):
        for _ in range(20):
            model.kept = [luck.below(1000) / 1000 for _ in model.kept]
            model.gear_kept = [luck.below(1000) / 1000 for _ in model.gear_kept]
            best = best_part(model, 0, 2, PLAIN, zone(cards))
            assert contains(zone(cards), best)
            values = [
                model.keep_value(0, 2, kept_index(PLAIN, sum(part)))
                for size in range(count(zone(cards)) + 1)
                for part in itertools.combinations(cards_in(zone(cards)), size)
            ]
            assert model.keep_value(0, 2, kept_index(PLAIN, best)) == min(values)


def test_special_cards_are_kept_first() -> None:
    model = PaceModel(1, 30, 8.0)
    model.kept[kept_index(PLAIN, zone("4"))] = -1.0
    assert best_part(model, 0, 0, PLAIN, zone("1134b")) == zone("b"), "the 5 is kept before the 4"
    assert class_cards(PLAIN, zone("44b"), 3) == [zone("b"), zone("4"), zone("4")]


def test_a_draw_pile_by_its_size_and_heat() -> None:
    assert pile_index(0) == 0
    assert pile_index(zone("4")) == DRAW_HEAT
    assert pile_index(zone("4H")) == 2 * DRAW_HEAT + 1
    assert pile_index(zone("HHHH")) == 4 * DRAW_HEAT + 4
    assert pile_index(zone("HHHHHH")) == 6 * DRAW_HEAT + DRAW_HEAT - 1, "more Heat than the table knows"
    large = zone("111222333444" + "S" * 10 + "HHHHHHH")
    assert count(large) > DRAW
    assert pile_index(large) == DRAW * DRAW_HEAT - 1


def test_a_draw_pile_by_its_balance() -> None:
    middle, starting = BALANCE // 2, Car(0, False, STARTING_FACES, FastStream(1))
    assert balance_index(starting, 0) == middle
    assert balance_index(starting, zone("1")) == BALANCE + middle - 1
    assert balance_index(starting, zone("4")) == BALANCE + middle + 1
    assert balance_index(starting, zone("14")) == 2 * BALANCE + middle
    assert balance_index(starting, zone("ab")) == 2 * BALANCE + middle  # the 0 and the 5
    assert balance_index(starting, zone("23")) == 2 * BALANCE + middle
    assert balance_index(starting, zone("111a")) == 4 * BALANCE, "as low as it goes"
    assert balance_index(starting, zone("444b")) == 4 * BALANCE + BALANCE - 1, "as high as it goes"
    assert balance_index(starting, zone("4444444" + "S" * 30)) == DRAW * BALANCE - 1


def test_slow_cards_together_and_high_ones() -> None:
    for index in range(KEPT):
        low, twos, _, high = parts(index)
        assert slow_and_high(index) == min(low + twos, SLOW - 1) * HIGH + high


def test_cards_of_a_part_are_single_cards() -> None:
    hand = zone("1223344ab")
    sorted_out = [card for level in range(4) for card in class_cards(PLAIN, hand, level)]
    assert sorted(sorted_out) == sorted(cards_in(hand))
