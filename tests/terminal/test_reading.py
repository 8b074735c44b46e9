"""What was typed: cards by name, plans, numbers and commands; and what is said to everything else."""

from __future__ import annotations

import pytest

from slipstream.core.cards import FIRST_UPGRADE, NO_FACE
from slipstream.core.setup import STARTING_FACES
from slipstream.modules.garage import upgrade
from slipstream.records.notation import read_cards as zone
from slipstream.terminal.reading import (
    LONGEST_ECHO,
    Cards,
    Command,
    InputError,
    is_used,
    quoted,
    read_cards,
    read_command,
    read_number,
    read_plan,
    vocabulary,
)
from slipstream.words.language import speaking

HAND = zone("133444S")
EXAMPLE = "3 4"


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("4", "4"),
        ("4 4 S", "44S"),
        ("44s", "44S"),
        ("s44", "44S"),
        ("4,4,stress", "44S"),
        ("4+4+S", "44S"),
        ("  4   4  ", "44"),
        ("Stress Heat", "SH"),
        ("STRESS", "S"),
        ("h", "H"),
        ("0 5", "ab"),  # what is printed on them, or their letters
        ("05", "ab"),
        ("a b", "ab"),
        ("2 2", "22"),  # whether they are in hand is for the race to say
        ("", "-"),
        (" , + ", "-"),
    ],
)
def test_cards_by_name_in_any_order(line: str, cards: str) -> None:
    assert read_cards(line, HAND, STARTING_FACES, EXAMPLE) == zone(cards)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("9", '"9": "9" is no card. Your hand: 1, 3, 3, 4, 4, 4, Stress (S). Type e.g. 3 4.'),
        ("4 elephant", '"4 elephant": "e" is no card.'),
        ("4-4", '"-" is no card'),
        ("٤", '"٤" is no card'),
        ("\x07", '"?" is no card'),
    ],
)
def test_what_is_no_card_is_named_with_the_hand_and_an_example(line: str, message: str) -> None:
    with pytest.raises(InputError) as problem:
        read_cards(line, HAND, STARTING_FACES, EXAMPLE)
    assert message in str(problem.value)


def test_more_cards_than_a_zone_holds_are_refused_and_do_not_run_over() -> None:
    for line in ("4" * 8, "S" * 64, "a" * 4, "4" * 5000):
        with pytest.raises(InputError, match="nobody has that many"):
            read_cards(line, HAND, STARTING_FACES, EXAMPLE)


def test_upgrades_are_typed_by_letter_or_name_and_only_if_the_car_has_them() -> None:
    faces = [*STARTING_FACES[:2], upgrade(1), *[NO_FACE] * (len(STARTING_FACES) - 3)]
    kind = FIRST_UPGRADE + 2
    assert [is_used(one, faces) for one in (0, kind, kind + 1)] == [True, True, False]
    words = [word for word, found in vocabulary(faces).items() if found == kind]
    assert len(words) == 2, words
    assert "c" in words
    assert read_cards("C 4", 0, faces, EXAMPLE) == zone("c4")
    with pytest.raises(InputError):
        read_cards("d", 0, faces, EXAMPLE)


def test_cards_may_be_named_in_english_and_in_the_language_spoken() -> None:
    with speaking("el"):
        words = vocabulary(STARTING_FACES)
        greek = {word for word in words if not word.isascii()}
        assert {words[word] for word in greek} <= {words["heat"], words["stress"]}
        for word in greek:
            assert read_cards(word, 0, STARTING_FACES, EXAMPLE) in (zone("H"), zone("S"))
    assert words["stress"] == words["s"]
    assert words["heat"] == words["h"]


@pytest.mark.parametrize(
    ("line", "cards", "now"),
    [
        ("4 4", "44", False),
        ("4 4!", "44", True),
        ("44!!", "44", True),
        ("2: 4 4", "44", False),
        ("gear 2: 4 4", "44", False),
        ("g2: 44!", "44", True),
        ("G 2 : 4,4", "44", False),
    ],
)
def test_a_plan_with_or_without_its_gear(line: str, cards: str, now: bool) -> None:
    assert read_plan(line, HAND, STARTING_FACES, EXAMPLE, [1, 2]) == Cards(zone(cards), now)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "no cards are named. Type the gear and cards, e.g. 3 4."),
        ("!", "no cards are named"),
        ("2:", "no cards are named"),
        (": 4", "no cards are named"),  # a colon promises a gear
        ("3: 4", "gear 3 needs 3 cards, not 1. Gears within reach: 1, 2"),
        ("1: 4 4", "gear 1 needs 1 card, not 2"),
        ("99999: 4", "gear 999 needs"),
        ("high: 4", "no cards are named"),
        ("x", '"x" is no card'),
    ],
)
def test_a_plan_that_cannot_be_read(line: str, message: str) -> None:
    with pytest.raises(InputError) as problem:
        read_plan(line, HAND, STARTING_FACES, EXAMPLE, [1, 2])
    assert message in str(problem.value)


@pytest.mark.parametrize(("line", "number"), [("1", 1), (" 3 ", 3), ("2.", 2), ("2)", 2), ("03", 3)])
def test_a_number_within_the_range(line: str, number: int) -> None:
    assert read_number(line, 3, "") == number


@pytest.mark.parametrize("line", ["0", "4", "-1", "1 2", "one", "²", "٣", "1" * 50, "1.5", ""])
def test_a_number_outside_it(line: str) -> None:
    with pytest.raises(InputError, match=r"is not one of the answers\. Type 1 to 3\.$"):
        read_number(line, 3, "")
    with pytest.raises(InputError, match=r"Type 1 to 3, or Enter for: stay\.$"):
        read_number(line, 3, "stay")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("help", Command("help")),
        ("?", Command("help")),
        (" QUIT ", Command("quit")),
        ("q", Command("quit")),
        ("exit", Command("quit")),
        ("ls", Command("list")),
        ("list 3", Command("list", "3")),
        ("save my race.json ", Command("save", "my race.json")),
        ("hint", Command("hint")),
        ("why", Command("why")),
        ("4 4", None),
        ("", None),
        ("helpme", None),
    ],
)
def test_commands_and_what_stands_behind_them(line: str, command: Command | None) -> None:
    assert read_command(line) == command


def test_what_is_repeated_is_short_and_safe_to_print() -> None:
    assert quoted("4 4") == '"4 4"'
    assert quoted("\x1b[2J\n") == '"?[2J?"'
    assert quoted("x" * 100) == '"' + "x" * LONGEST_ECHO + '..."'
