"""Previews in words, and the two looks of the screen: plain lines, and colours with columns."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from slipstream.core.actions import plan
from slipstream.core.views import View
from slipstream.records.notation import read_cards as zone
from slipstream.terminal.describe import (
    gears_sentence,
    gears_within,
    heat,
    option_sentences,
    percent,
    plan_row,
    plan_sentences,
)
from slipstream.terminal.plain import corner_words, distance_words
from slipstream.terminal.preview import option_preview, plan_preview, spread
from tests.terminal.support import Desk, seen, usa
from tests.terminal.test_asking import at_react

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def before_the_first_corner(engine: int, left: int = 0) -> View:
    """So many spaces before the line of Eagle Crest, limit 7."""
    view = seen(usa())
    me = view.cars[0]
    me.progress = me.space = int(view.track.corners[0].line) - 1 - left
    me.engine = engine
    return view


def test_what_a_plan_costs() -> None:
    found = plan_preview(before_the_first_corner(engine=6), zone("444"))
    assert (found.shift, found.gear, found.planned, found.plus) == (1, 3, 3, 0)
    preview = found.preview
    assert preview is not None
    assert preview.speed == (12, 12)
    assert [(one.corner, one.due, one.sure) for one in preview.corners] == [(0, (5, 5), True)]
    assert preview.engine == 5
    assert preview.spin == 0


@pytest.mark.parametrize(("engine", "spin"), [(6, 0), (5, 1), (1, 1)])
def test_a_spin_out_comes_when_heat_for_gear_and_corner_is_missing(engine: int, spin: int) -> None:
    preview = plan_preview(before_the_first_corner(engine), zone("444")).preview
    assert preview is not None
    assert preview.spin == spin
    assert preview.spin_corner == (0 if spin else -1)


@pytest.mark.clause("SPIN-3", "SPIN-9")
@pytest.mark.parametrize(("supply", "stress"), [(19, "2 Stress"), (1, "1 Stress")])
def test_a_warning_names_the_stress_there_is(supply: int, stress: str) -> None:
    view = before_the_first_corner(engine=1)
    view.stress_supply = supply
    warnings = plan_sentences(view, 0, plan(zone("444")))[1]
    assert any(stress in warning for warning in warnings)


def test_luck_is_a_range_and_a_chance() -> None:
    view = before_the_first_corner(engine=3)
    found = plan_preview(view, zone("34S"))  # 7 and a card of the draw pile: 1, 1, 2, 2, 2 or 3
    assert found.plus == 1
    assert found.preview is not None
    assert found.preview.speed == (8, 10)
    assert found.preview.corners[0].due == (1, 3)
    assert found.preview.spin == Fraction(1, 6)  # two Heat are left: only the three is too much
    sentences, warnings = plan_sentences(view, 0, plan(zone("34S")))
    assert "Speed 8 to 10 (1 card from the draw pile), shifting costs 1 Heat" in sentences[0]
    assert any("spin-out 17%" in warning for warning in warnings)


@pytest.mark.parametrize(
    ("cards", "left", "words"),
    [
        ("4", 0, "Crosses Eagle Crest, limit 7: no Heat due."),
        ("44", 0, "Crosses Eagle Crest, limit 7: 1 Heat due."),
        ("4", 4, "Stops right before the line of Eagle Crest (limit 7)."),
        ("4", 6, "Stops 2 spaces before Eagle Crest (limit 7)."),
        ("34S", 9, "May cross Eagle Crest, limit 7: 3 Heat due."),
    ],
)
def test_a_corner_is_crossed_or_not(cards: str, left: int, words: str) -> None:
    sentences, _ = plan_sentences(before_the_first_corner(6, left), 0, plan(zone(cards)))
    assert words in sentences


def test_a_row_of_the_list_is_the_same_in_short() -> None:
    view = before_the_first_corner(engine=1)
    assert plan_row(view, 0, plan(zone("4"))) == ["gear 1: 4", "4", "Eagle Crest no Heat", ""]
    assert plan_row(view, 0, plan(zone("444"))) == [
        "gear 3: 4, 4, 4", "12", "shift 1 Heat, Eagle Crest 5 Heat", "SPIN-OUT",
    ]  # fmt: skip


def test_the_finish_is_told() -> None:
    view = seen(usa())
    me = view.cars[0]
    me.progress = int(view.rules.finish) - 8
    me.space = me.progress % int(view.track.length)
    for cards, finish in (("44", 1), ("34", 0), ("34S", 1)):
        preview = plan_preview(view, zone(cards)).preview
        assert preview is not None
        assert preview.finish == finish
    sentences, _ = plan_sentences(view, 0, plan(zone("44")))
    assert any("finish" in sentence for sentence in sentences)


def test_gears_with_their_price() -> None:
    game = usa()
    options = game.game.pending()[0].options
    view = seen(game)
    assert gears_within(options) == [1, 2, 3]
    assert gears_sentence(view, 0, options) == "Gears: 1, 2, 3 (for 1 Heat)."
    view.cars[0].engine = 0
    assert gears_sentence(view, 0, options) == "Gears: 1, 2, 3 (no Heat: will be corrected)."


def test_answers_in_the_turn_with_what_they_lead_to() -> None:
    desk = at_react()
    view, decision = desk.table.race_view, desk.decision
    told = {option.key: " ".join(option_sentences(view, decision, option)[0]) for option in decision.options}
    speeds = {option.key: option_preview(view, decision, option).speed for option in decision.options}
    assert speeds["end-react"] == (8, 8)
    assert speeds["adrenaline-move"] == (9, 9)
    assert "Speed 9." in told["adrenaline-move"]
    low, high = speeds["boost"]
    assert 9 <= low < high <= 12
    assert f"Speed {low} to {high}." in told["boost"]
    assert "Speed" not in told["end-react"]


def test_numbers_in_words() -> None:
    assert [heat(0, 0), heat(2, 2), heat(0, 3)] == ["no Heat", "2 Heat", "0 to 3 Heat"]
    assert [percent(Fraction(1, 1000)), percent(Fraction(1, 6)), percent(Fraction(999, 1000))] == [
        "1%",
        "17%",
        "99%",
    ]
    assert spread([3, 1, 2]) == (1, 3)
    assert [distance_words(number) for number in (0, 3, -2)] == ["beside you", "3 ahead", "2 behind"]
    assert corner_words([], 5) != corner_words([], 0)


# The two looks


def screens(view: View, width: int = 80) -> tuple[str, str]:
    """The whole race, plain and coloured."""
    looks = []
    for is_plain in (True, False):
        desk = Desk(usa(), is_plain=is_plain, width=width)
        desk.table.screen.race(view, "USA")
        looks.append(desk.shown)
    return looks[0], looks[1]


def test_plain_lines_are_read_in_order_without_colours_or_boxes() -> None:
    plain, _ = screens(seen(usa()))
    assert plain.splitlines() == [
        "",
        "USA, 1 lap. Round 1, place 2 of 2",
        "1. Blue: beside you, space 68 on the grid, gear 1, 6 Heat, 7 cards.",
        "2. Your car: you, space 68 on the grid, outer, gear 1, 6 Heat, 7 cards, Adrenaline.",
        "12 spaces before the line of Eagle Crest, limit 7; 21 more to Windmill, limit 3.",
        "Gear 1, engine 6 Heat.",
        "You have Adrenaline in this round.",
        "Draw pile (11): 1 1 2 2 2 3 Heat Stress Stress 0 5.",
        "Discard pile: empty.",
        "Hand: 1, 3, 3, 4, 4, 4, Stress (S).",
    ]


def test_the_coloured_screen_says_the_same_in_columns() -> None:
    _, coloured = screens(seen(usa()))
    assert "\x1b[" in coloured
    bare = ANSI.sub("", coloured)
    assert "\x1b" not in bare
    assert all(len(line) <= 80 for line in bare.splitlines())
    race_line, outer = (line for line in bare.splitlines() if line.startswith(("race ", "outer ")))
    assert race_line.index("Bl") == outer.index(">>")
    assert "Hand  [1] [3] [3] [4] [4] [4] [Stress (S)]" in bare
    assert "\x1b[35mStress (S)" in coloured  # Stress in its colour
    assert "\x1b[31m######" in coloured  # the engine as well


@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_strip_shows_what_fits(width: int) -> None:
    _, coloured = screens(seen(usa()), width)
    rows = [line for line in ANSI.sub("", coloured).splitlines() if line.startswith(("ahead", "race "))]
    assert len({len(row) for row in rows}) == 1
    assert width - 6 < len(rows[0]) < width


@pytest.mark.parametrize("is_plain", [True, False])
def test_a_warning_stands_out_only_in_colours(is_plain: bool) -> None:
    desk = Desk(usa(), is_plain=is_plain)
    view = before_the_first_corner(engine=1)
    desk.table.screen.preview(view, plan(zone("444")))
    desk.table.screen.plans(view, [plan(zone("444")), plan(zone("4"))])
    desk.table.screen.complain("no")
    assert "WARNING: SPIN-OUT at Eagle Crest" in ANSI.sub("", desk.shown)
    assert ("\x1b[1;31mWARNING" in desk.shown) is not is_plain
    assert ("\x1b" in desk.shown) is not is_plain
