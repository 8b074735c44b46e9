"""Asking the person: what is typed at each kind of question, and what comes of it."""

from __future__ import annotations

import pytest

from slipstream.core.actions import plan
from slipstream.games.setup import RaceSetup
from slipstream.records.notation import read_cards as zone
from slipstream.records.notes import Line
from slipstream.records.record import Recorded
from slipstream.records.why import told_so_far
from slipstream.terminal.asking import ASKING, ask_discard, ask_option, ask_plan, menu_of, number_hint
from slipstream.terminal.commands import Leave, obey
from slipstream.terminal.explaining import line_text
from slipstream.terminal.reading import Command
from slipstream.words.language import LANGUAGES, speaking
from slipstream.words.text import action_text
from tests.properties.support import choice, policy
from tests.terminal.support import Desk, answer_all, usa


def test_every_step_that_asks_has_a_question() -> None:
    from slipstream.core.state import STEP_KEYS

    asked = {step for step in STEP_KEYS if step not in ("running", "over")}
    assert asked <= ASKING.keys()
    assert {"draft", "swap", "keep"} <= ASKING.keys()


def test_a_plan_is_shown_and_driven_on_enter() -> None:
    desk = Desk(usa())
    desk.type("4 4", "")
    assert ask_plan(desk.table, desk.decision) == plan(zone("44"))
    assert "Gear 2: 4, 4. Speed 8" in desk.shown
    assert desk.prompts == ["Gear and cards > ", "Enter drives this plan; or type another one > "]


def test_another_plan_takes_its_place() -> None:
    desk = Desk(usa())
    desk.type("4 4", "3", "")
    assert ask_plan(desk.table, desk.decision) == plan(zone("3"))


def test_an_exclamation_mark_drives_at_once() -> None:
    desk = Desk(usa())
    desk.type("4!")
    assert ask_plan(desk.table, desk.decision) == plan(zone("4"))
    assert len(desk.prompts) == 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("", "Type gear and cards first"),
        ("elephant", "is no card"),
        ("2 2", "are not in hand"),
        ("4 4 4 3", "more than two steps"),
        ("3: 4", "gear 3 needs 3 cards"),
    ],
)
def test_a_wrong_plan_is_explained_and_forgets_the_one_before(wrong: str, message: str) -> None:
    """Enter after a wrong plan must not drive the plan before it."""
    desk = Desk(usa())
    desk.type(*(["4 4"] if wrong else []), wrong, "", "4!")
    assert ask_plan(desk.table, desk.decision) == plan(zone("4"))
    assert message in desk.shown
    assert "Type gear and cards first" in desk.shown


def at_react() -> Desk:
    """Seat 0 has played two fours and reacts."""
    game = usa(cars=2)
    other = game.game.pending()[1].options[0]
    answer_all(game, ["44"])
    game.apply(1, other)
    desk = Desk(game)
    while desk.table.game.game.pending()[0].seat != 0:
        decision = desk.table.game.game.pending()[0]
        game.apply(decision.seat, decision.options[-1])
    assert desk.decision.step == "react"
    return desk


def test_numbered_answers_and_enter_for_none() -> None:
    desk = at_react()
    menu = menu_of(desk.decision)
    desk.type("1")
    assert ask_option(desk.table, desk.decision) == menu[0]
    desk.type("")
    chosen = ask_option(desk.table, desk.decision)
    assert chosen is not None
    assert chosen.key == "end-react"
    for number in range(1, len(menu) + 1):
        assert f"{number}) " in desk.shown
    assert f"{len(menu) + 1}) " not in desk.shown


@pytest.mark.parametrize("wrong", ["0", "99", "boost", "-1"])
def test_a_wrong_number_is_explained_and_asked_again(wrong: str) -> None:
    desk = at_react()
    desk.type(wrong, "1")
    assert ask_option(desk.table, desk.decision) == menu_of(desk.decision)[0]
    assert f'"{wrong}" is not one of the answers' in desk.shown
    assert len(desk.prompts) == 2


def test_the_hint_names_what_enter_does() -> None:
    desk = at_react()
    menu = menu_of(desk.decision)
    idle = next(option for option in menu if option.key == "end-react")
    assert action_text(idle) in number_hint(desk.decision, menu)
    assert "Enter" not in number_hint(desk.decision, [option for option in menu if option is not idle])


def at_discard() -> Desk:
    desk = at_react()
    while desk.decision.step != "discard":
        desk.table.game.apply(0, menu_of(desk.decision)[-1])
    return desk


def test_a_discard_by_cards_or_enter_for_none() -> None:
    desk = at_discard()
    for line, cards in (("", "-"), ("3", "3"), ("3 3 1", "133")):
        desk.type(line)
        chosen = ask_discard(desk.table, desk.decision)
        assert chosen is not None
        assert chosen.cards == zone(cards)


@pytest.mark.parametrize(("wrong", "message"), [("S", "Stress"), ("x", "is no card"), ("2 2", "not in hand")])
def test_what_cannot_be_discarded(wrong: str, message: str) -> None:
    desk = at_discard()
    desk.type(wrong, "")
    chosen = ask_discard(desk.table, desk.decision)
    assert chosen is not None
    assert chosen.cards == 0
    assert message in desk.shown


# Commands


def told(desk: Desk, name: str, rest: str = "", *, pause: bool = False) -> str:
    """What a command writes."""
    before = len(desk.shown)
    assert obey(desk.table, Command(name, rest), None if pause else desk.decision) is False
    return desk.shown[before:]


def test_commands_answer_without_changing_the_race() -> None:
    desk = Desk(usa())
    record = desk.table.game.record.dumps()
    assert told(desk, "log") == "Nothing has happened yet.\n"
    assert told(desk, "cards") == "You have no Upgrades with symbols.\n"
    assert "GEAR AND CARDS." in told(desk, "help")
    assert "USA" in told(desk, "show") or "Great" in desk.shown
    assert "Nothing can be taken back" in told(desk, "undo")
    assert told(desk, "save") == "save needs a file name: save race.json\n"
    assert desk.table.game.record.dumps() == record


def test_why_tells_what_the_last_turn_came_to() -> None:
    """In every language what the notes of the engine say, and nothing before there was a turn."""
    desk = Desk(Recorded(RaceSetup("usa", cars=3, legends=1, laps=2), seed=5))
    assert told(desk, "why") == "Nothing in your last turn happened by itself.\n"
    game, luck, said = desk.table.game, policy(5), set[str]()
    while not game.game.over:
        if (asked := game.game.pending()) and asked[0].seat == 0 and asked[0].step == "plan":
            notes = told_so_far(game.record)
            assert notes is not None
            keys = [line.key for note in notes.last_turn(0) for line in (note.title, *note.lines)]
            for language in LANGUAGES:
                with speaking(language):
                    lines = told(desk, "why").splitlines()
                assert len(lines) == max(1, len(keys) + len(notes.last_turn(0)))
            said.update(keys)
        seat, action = choice(game.game, luck)
        game.apply(seat, action)
    assert {"corner-title", "corner-due", "spin-title", "spin-stress", "limit-printed"} <= said


def test_why_in_words() -> None:
    desk = Desk(Recorded(RaceSetup("usa", cars=2), seed=5))
    race = desk.table.game.race
    line = Line(
        "speed", {"speed": 7}, sum=[Line("part-value", {"value": 5}), Line("part-flip", {"value": 2})]
    )
    names = ["Red", "Blue"]
    assert line_text(line, race.view(None), names) == "Speed 7: 5 + flip 2."
    line = Line("limit-both", {"limit": 7, "printed": 7, "road": -1, "own": 1})
    assert line_text(line, race.view(None), names) == "Limit 7: printed 7, road -1, own cards +1."
    line = Line("corner-title", {"corner": 0, "due": 2})
    assert line_text(line, race.view(None), names) == f"{race.state.track.corners[0].name}: 2 Heat"
    line = Line("unpayable", {"seat": 1, "card": "b", "heat": 2})
    assert line_text(line, race.view(None), names).startswith("5 asks for 2 Heat")
    assert (
        line_text(Line("order-adrenaline", seats=[1, 0]), race.view(None), names) == "Adrenaline: Blue, Red."
    )


def test_list_shows_every_plan_or_those_of_one_gear() -> None:
    desk = Desk(usa())
    everything = told(desk, "list").splitlines()
    assert len(everything) == len(desk.decision.options)
    ones = told(desk, "list", "1").splitlines()
    assert [line.partition(";")[0] for line in ones] == [
        "gear 1: 1",
        "gear 1: 3",
        "gear 1: 4",
        "gear 1: Stress",
    ]
    assert told(desk, "list", "4") == 'no plan in gear "4"; gears are 1, 2, 3\n'
    assert "gears are 1, 2, 3" in told(desk, "list", "x\x1b")
    assert "\x1b" not in desk.shown


def test_a_pause_knows_fewer_commands() -> None:
    desk = Desk(usa())
    for name in ("list", "help", "hint", "why", "show"):
        assert (
            told(desk, name, pause=True) == "Enter goes on; log, cards, save FILE and quit work here too.\n"
        )
    assert told(desk, "log", pause=True) == "Nothing has happened yet.\n"


@pytest.mark.parametrize("yes", ["y", "YES", " y "])
def test_quit_leaves_if_it_is_meant(yes: str) -> None:
    desk = Desk(usa())
    desk.type(yes)
    with pytest.raises(Leave):
        obey(desk.table, Command("quit"), desk.decision)


@pytest.mark.parametrize("no", ["", "n", "quit", "yesterday"])
def test_quit_drives_on_if_it_is_not(no: str) -> None:
    desk = Desk(usa())
    desk.type(no)
    assert told(desk, "quit").endswith("Drive on.\n")


def test_undo_asks_the_question_afresh() -> None:
    desk = at_react()
    option = next(option for option in menu_of(desk.decision) if option.key == "adrenaline-move")
    desk.table.game.apply(0, option)
    assert option not in desk.decision.options
    desk.type("undo")
    assert ask_option(desk.table, desk.decision) is None
    assert desk.table.afresh
    assert option in desk.decision.options
    assert "Taken back." in desk.shown
