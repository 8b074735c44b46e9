"""slipstream play: whole races at the terminal, with a person who answers by simple rules."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from slipstream.cli import cli, main
from slipstream.cli.play import colours_with, fresh, resumed, seated
from slipstream.core.actions import SALVAGE, plan
from slipstream.core.cards import cards_in, count
from slipstream.core.chance import SECURE
from slipstream.core.events import DISCARDED, DREW, PLANNED, Event
from slipstream.core.setup import STARTING_FACES
from slipstream.core.views import View
from slipstream.drivers import Driver
from slipstream.drivers.rookie import Rookie
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import COLOURS, RaceSetup
from slipstream.records.notation import read_cards as zone
from slipstream.records.record import Record, Recorded
from slipstream.terminal.asking import menu_of
from slipstream.terminal.describe import plan_sentences
from slipstream.terminal.preview import plan_preview
from slipstream.terminal.reading import InputError, read_cards, read_command, read_number, read_plan
from slipstream.terminal.screen import Screen
from slipstream.terminal.situation import CODES, corners_ahead, example, faces_for, strip
from slipstream.terminal.table import Outcome, Table
from slipstream.terminal.telling import Teller
from slipstream.words.language import speaking

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Person:
    """Answers as a driver would, in the words of a person; `first` is typed before all else."""

    def __init__(
        self, first: list[str] | None = None, stop_after: int = 100_000, driver: Driver | None = None
    ) -> None:
        self.driver = driver or Rookie()
        self.salvaged = ""  # the cards that will be typed next
        self.first = list(first or [])
        self.stop_after = stop_after
        self.typed: list[str] = []
        self.asked = ""  # every prompt
        self.table: Table | None = None

    def __call__(self, prompt: str) -> str:
        if len(self.typed) >= self.stop_after:
            raise EOFError
        self.asked += f"{prompt}\n"
        line = self.first.pop(0) if self.first else self.answer(prompt)
        self.typed.append(line)
        return line

    def answer(self, prompt: str) -> str:
        assert self.table is not None
        if prompt.startswith(("Enter drives", "Keep the record?", "Next:")):
            return ""
        if prompt.startswith("Salvage."):
            return self.salvaged
        game = self.table.game.game
        decision = game.pending()[0]
        view = game.view(decision.seat)
        action, faces = self.driver.decide(view, decision), faces_for(view, decision.seat)
        if decision.step in ("plan", "discard"):
            return example(action.cards, faces)
        menu = menu_of(decision)
        if action.kind == SALVAGE:
            self.salvaged = example(action.cards, faces) or "-"
            symbols = [option.source if option.kind == SALVAGE else 0 for option in menu]
            return str(symbols.index(action.source) + 1)
        return str(menu.index(action) + 1)


def seat_at_table(
    game: Recorded,
    seat: int,
    read: Callable[[str], str],
    *,
    is_plain: bool = True,
    record_file: Path | None = None,
    width: int = 80,
) -> tuple[Table, io.StringIO]:
    written = io.StringIO()
    console = Console(file=written, force_terminal=not is_plain, width=width, highlight=False, markup=False)
    drivers = seated(game.record, seat)
    screen = Screen(console, seat, is_plain=is_plain, colours=game.record.setup.colours)
    table = Table(game, seat, drivers, screen, read, record_file)
    if isinstance(read, Person):
        read.table = table
    return table, written


def new_game(circuit: str = "usa", cars: int = 6, seed: int = 7, seat: int = 0) -> Recorded:
    return fresh(RaceSetup(circuit, cars, 1, chance=SECURE), seed, "novice", seat)[0]


# Whole races


@pytest.mark.parametrize(
    ("circuit", "cars", "seed", "is_plain"),
    [("usa", 6, 7, True), ("italia", 3, 8, False), ("france", 6, 9, False), ("gb", 2, 10, True)],
)
def test_a_person_drives_a_whole_race(circuit: str, cars: int, seed: int, is_plain: bool) -> None:
    game = new_game(circuit, cars, seed)
    table, written = seat_at_table(game, 0, Person(), is_plain=is_plain)
    assert table.drive() is Outcome.FINISHED
    shown = written.getvalue()
    assert re.search(rf"You finish \d of {cars}\.", shown)
    assert f"Seed {seed}." in shown[shown.index("You finish") :]
    assert f"Seed {seed}" not in shown[: shown.index("You finish")]
    assert not is_plain or (shown.isascii() or circuit == "france")
    assert table.game.record.replay().over
    assert table.game.record.setup.chance == SECURE


def test_the_coloured_screen_fits_into_80_by_24() -> None:
    game = new_game("france", seed=9)
    screens: list[str] = []
    person = Person()

    def read(prompt: str) -> str:
        screens.append(ANSI.sub("", written.getvalue()[sum(map(len, taken)) :]))
        taken.append(written.getvalue()[sum(map(len, taken)) :])
        return person(prompt)

    taken: list[str] = []
    table, written = seat_at_table(game, 0, read, is_plain=False)
    person.table = table
    table.drive()
    for screen in screens:
        assert max(map(len, screen.splitlines()), default=0) <= 80
        if "Hand " in screen and "Gears:" in screen:
            picture = screen[screen.index("Round ") :]
            assert len(picture.splitlines()) <= 20


def test_typed_answers_may_be_piped(tmp_path: Path) -> None:
    person = Person()
    table, _ = seat_at_table(new_game(seed=11), 0, person)
    table.drive()
    file = tmp_path / "race.json"
    arguments = ["play", "--drivers", "novice", "--laps", "1", "--seed", "11", "--record", str(file)]
    result = CliRunner().invoke(cli, arguments, input="\n".join(person.typed) + "\n")
    assert result.exit_code == 0, result.output
    assert "You finish" in result.output
    assert f"slipstream replay {file} --story" in result.output
    assert Record.load(file).actions == table.game.record.actions
    again = CliRunner().invoke(cli, ["play", "--resume", str(file)], input="")
    assert again.exit_code == 0
    assert "over" in again.output


# Leaving and coming back


def test_a_race_is_saved_and_resumed_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    person = Person(stop_after=9)
    table, written = seat_at_table(new_game("italia", seat=2), 2, person, record_file=file)
    assert table.drive() is Outcome.LEFT
    assert f"slipstream play --resume {file}" in written.getvalue()
    kept = Record.load(file)
    assert kept.actions == table.game.record.actions
    assert kept.drivers[2] == "you"
    result = CliRunner().invoke(cli, ["play", "--resume", str(file)], input="log\n")
    assert "The race goes on in round" in result.output
    assert "You drive the green car" in result.output
    assert "Your car" in result.output
    assert Record.load(file).actions == kept.actions  # nothing was answered
    uninterrupted, _ = seat_at_table(new_game("italia", seat=2), 2, Person())
    uninterrupted.drive()
    game, seat = resumed(kept, None)
    again, _ = seat_at_table(game, seat, Person(), record_file=file)
    assert again.drive() is Outcome.FINISHED
    assert Record.load(file).actions == uninterrupted.game.record.actions


def test_quit_asks_first(tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    result = CliRunner().invoke(cli, ["play", "--record", str(file)], input="quit\nno\nq\ny\n")
    assert result.exit_code == 0
    assert "Drive on." in result.output
    assert "You leave the race." in result.output
    assert Record.load(file).actions  # the drivers' first plans
    unsaved = CliRunner().invoke(cli, ["play"], input="quit\ny\n")
    assert "NOT saved" in unsaved.output


@pytest.mark.clause("SETUP-2")
@pytest.mark.parametrize(
    ("arguments", "laps"),
    [(["usa"], 2), (["italia"], 3), (["usa", "--laps", "1"], 1), (["gb", "--laps", "5"], 5)],
)
def test_a_race_goes_over_the_printed_laps_unless_told_otherwise(
    arguments: list[str], laps: int, tmp_path: Path
) -> None:
    file = tmp_path / "race.json"
    CliRunner().invoke(cli, ["play", "--record", str(file), "--circuit", *arguments], input="")
    setup = Record.load(file).setup
    assert isinstance(setup, RaceSetup)
    assert setup.lap_count == laps


def test_a_race_that_is_not_over_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    CliRunner().invoke(cli, ["play", "--record", str(file)], input="")
    before = file.read_text()
    result = CliRunner().invoke(cli, ["play", "--record", str(file)], input="")
    assert result.exit_code == 2
    assert "--resume" in result.output
    assert file.read_text() == before


def test_ctrl_c_saves_and_stops(tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "race.json"
    table, written = seat_at_table(new_game(), 0, interrupt, record_file=file)
    assert table.drive() is Outcome.INTERRUPTED
    assert "Stopped." in written.getvalue()
    assert Record.load(file).actions


def test_odd_bytes_and_a_closed_input_are_no_accident(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from slipstream.cli import main; main()", "play", "--seed", "7"]
    odd = subprocess.run(program, input=b"\xff\xfe\n4 4\n", capture_output=True, check=True)
    assert b"is no card" in odd.stdout
    assert b"Speed 8" in odd.stdout
    closed = subprocess.run(["sh", "-c", 'exec "$@" <&-', "sh", *program], capture_output=True, check=True)
    assert b"You leave the race." in closed.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "6"], "no seat 6"),
        (["--cars", "1"], "2 to 6 cars"),
        (["--circuit", "moon"], "moon"),
        (["--drivers", "ace"], "there is no driver 'ace'"),
        (["--resume", "/nowhere/race.json"], "cannot be read"),
        (["--record", "/nowhere/race.json"], "cannot be written"),
    ],
)
def test_bad_usage_is_one_clear_message(
    arguments: list[str], message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["play", *arguments])
    assert leaving.value.code == 2
    errors = capfd.readouterr().err
    assert message in errors
    assert "Traceback" not in errors


# Answers


def shown_after(lines: list[str], game: Recorded | None = None, seat: int = 0) -> str:
    """The screen after typing these lines at the first question."""
    table, written = seat_at_table(game or new_game(), seat, Person(lines, stop_after=len(lines)))
    table.drive()
    return written.getvalue()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 2 3 4 4", "there is no gear 5"),
        ("3: 4", "gear 3 needs 3 cards, not 1. Gears within reach: 1, 2, 3"),
        ("gear: 4", "no cards are named"),
        ("4 4 4 4", "gear 1 to 4 is more than two steps"),
        ("2 2 2", "are not in hand"),
        ("4 4 4 4 4 4 4 4", "nobody has that many"),
        ("H", "are not in hand"),
        ("1 3 4 S", "gear 1 to 4 is more than two steps"),
        ("elephant", "is no card"),
        ("4 x", "Your hand: 1, 3, 3, 4, 4, 4, Stress (S)"),
        (":", "no cards are named"),
        ("!", "no cards are named"),
        ("list 4", "gears are 1, 2, 3"),
        ("\x1b[2J\x07", "is no card"),
        ("9" * 5000, "is no card"),
        ("", "Type gear and cards first"),
        ("undo", "Nothing can be taken back"),
        ("save", "save needs a file name"),
        ("save /nowhere/x/race.json", "Not saved"),
        ("save bad\0name", "Not saved"),
    ],
)
def test_wrong_answers_are_explained_and_asked_again(line: str, message: str) -> None:
    shown = shown_after([line, "4 4"])
    assert message in shown
    assert "Gear 2: 4, 4. Speed 8" in shown
    assert "\x1b" not in shown


def test_an_illegal_plan_is_not_driven_by_enter() -> None:
    shown = shown_after(["4 4", "9", ""])
    assert "Type gear and cards first" in shown
    assert "Your car" not in shown.partition("Gear and cards >")[2]


def test_commands_at_every_step() -> None:
    game = new_game("italia", seed=5)
    person = Person()
    asked: set[str] = set()

    def read(prompt: str) -> str:
        steps = {decision.step for decision in table.game.race.pending()}
        if not steps <= asked:
            asked.update(steps)
            person.first += ["help", "?", "list", "log", "show", "nonsense"]
        return person(prompt)

    table, written = seat_at_table(game, 0, read)
    person.table = table
    assert table.drive() is Outcome.FINISHED
    assert {"plan", "react", "discard"} <= asked
    shown = written.getvalue()
    for word in ("GEAR AND CARDS.", "REACT.", "DISCARD.", "CARDS.", "COMMANDS."):
        assert word in shown
    assert "gear 1 up to 3, gear 2 up to 1" in shown


def test_undo_takes_answers_back_until_something_hidden_was_revealed() -> None:
    game = new_game("usa", cars=2, seed=7)
    table, written = seat_at_table(game, 0, Person(["4 4!", "3", "undo", "1", "undo", "undo", "2", "undo"]))
    assert table.drive() is Outcome.FINISHED
    shown = written.getvalue()
    assert shown.count("Taken back.") == 2
    assert shown.count("Nothing can be taken back") == 2


def test_a_plan_with_an_exclamation_mark_is_driven_at_once() -> None:
    assert "Your car" in shown_after(["4 4!", "log"])


def test_save_keeps_the_race_where_the_person_says(tmp_path: Path) -> None:
    file = tmp_path / "my race.json"
    shown = shown_after(["4 4!", f"save {file}"])
    assert f"Saved in {file}." in shown
    assert f"--resume '{file}'" in shown
    assert (0, "plan 44") in Record.load(file).actions


# Secrets


def test_nothing_hidden_is_told_of_other_cars() -> None:
    game = new_game()
    view = game.race.view(0)
    events = [
        Event(PLANNED, 3, zone("1234")),
        Event(DREW, 3, 3, zone("44S")),
        Event(DISCARDED, 3, 2, zone("1"), zone("12")),
    ]
    assert Teller(0).tell(events, view) == ["Red discards 2 (1 on top)."]
    assert Teller(3).tell(events, game.race.view(3)) == ["Your car draws 3: 4, 4, Stress, discards 2 (1, 2)."]


def test_the_screen_depends_on_nothing_the_seat_may_not_know() -> None:
    """Two races that differ in the other hands only look the same to the person, until cards are shown."""
    screens, hands = [], set[int]()
    for swap in (False, True):
        game = new_game(seed=7)
        if swap:
            other = game.race.state.cars[1]
            other.hand, other.draw = (
                other.hand - cards_in(other.hand)[0],
                other.draw + cards_in(other.hand)[0],
            )
            other.hand, other.draw = (
                other.hand + cards_in(other.draw)[-1],
                other.draw - cards_in(other.draw)[-1],
            )
        hands.add(int(game.race.state.cars[1].hand))
        table, written = seat_at_table(game, 0, Person(["list", "show", "log"], stop_after=3))
        table.drive()
        screens.append(written.getvalue())
    assert len(hands) == 2
    assert screens[0] == screens[1]


# Previews


def first_view() -> View:
    return new_game().race.view(0)


def test_a_preview_agrees_with_what_then_happens() -> None:
    """Play on with the engine: Speed and Heat lie in the range that was shown."""
    checked = 0
    for seed in range(40):
        game = new_game("usa", cars=2, seed=seed)
        race = game.race
        while race.view(None).round < 6 and (decisions := race.pending()):
            for decision in decisions:
                view = race.view(decision.seat)
                action = Rookie().decide(view, decision)
                found = plan_preview(view, action.cards).preview if decision.step == "plan" else None
                events = race.apply(decision.seat, action)
                if found is None:
                    continue
                speeds = [
                    event.a for event in events if event.key == "speed-set" and event.seat == decision.seat
                ]
                for speed in speeds:
                    assert found.speed[0] <= speed <= found.speed[1]
                    checked += 1
    assert checked > 50


def test_flips_come_from_the_draw_pile_then_from_the_discards() -> None:
    view = first_view()
    own = view.own
    assert own is not None

    def speeds(stress: str) -> tuple[int, int]:
        own.hand = zone(stress)
        found = plan_preview(view, zone(stress)).preview
        assert found is not None
        return found.speed

    own.draw, own.discard = zone("14HS"), zone("23b")
    assert speeds("S") == (1, 4)
    assert speeds("SS") == (5, 5)
    assert speeds("SSS") == (7, 8)
    own.draw, own.discard = zone("H"), zone("S")
    assert speeds("SS") == (0, 0)


def test_a_plan_shows_corners_heat_and_spin_out() -> None:
    view = first_view()
    me = view.cars[0]
    me.progress, me.space, me.engine, me.gear = 10, 10, 2, 3  # two spaces before the line of limit 7
    lines, warnings = plan_sentences(view, 0, plan(zone("344")))
    assert "Crosses Eagle Crest, limit 7: 4 Heat due." in lines
    assert warnings[0].startswith("WARNING: SPIN-OUT at Eagle Crest")
    assert "2 Stress" in warnings[0]
    lines, warnings = plan_sentences(view, 0, plan(zone("344S")))
    assert "Crosses Eagle Crest, limit 7: 5 to 7 Heat due." in lines
    lines, warnings = plan_sentences(view, 0, plan(zone("34S")))
    assert warnings == ["WARNING: spin-out 17% at Eagle Crest: 2 Stress, first gear, engine empty."]
    lines, warnings = plan_sentences(view, 0, plan(zone("1")))
    assert lines == [
        "Gear 1: 1. Speed 1, shifting costs 1 Heat, engine 1 Heat.",
        "Stops right before the line of Eagle Crest (limit 7).",
    ]
    assert not warnings


def test_heat_that_can_be_cooled_first_prevents_a_sure_spin_out() -> None:
    view = first_view()
    me, own = view.cars[0], view.own
    assert own is not None
    me.progress, me.space, me.engine, me.gear = 31, 31, 1, 2  # Windmill, limit 3
    own.hand = zone("1134HHS")
    _, warnings = plan_sentences(view, 0, plan(zone("14")))
    assert warnings == ["Only if you cool Heat in React first: otherwise a spin-out."]
    _, warnings = plan_sentences(view, 0, plan(zone("34")))
    assert warnings[0].startswith("WARNING: SPIN-OUT at Windmill")


def test_a_cluttered_hand_is_named() -> None:
    view = first_view()
    lines, warnings = plan_sentences(view, 0, plan(zone("HH")))
    assert lines == ["Gear 2: Heat, Heat."]
    assert "Cluttered" in warnings[0]


# Parts


def test_cards_may_be_named_in_several_ways() -> None:
    hand = zone("1344SHab")
    for line in ("4 4 S", "44s", "4,4,stress", " 4  4 Stress "):
        assert read_cards(line, hand, STARTING_FACES, "4") == zone("44S")
    assert read_cards("0 5 heat", hand, STARTING_FACES, "4") == zone("abH")
    assert read_plan("gear 3: 4 4 S", hand, STARTING_FACES, "4", [1]).cards == zone("44S")
    assert int(count(read_plan("5 0!", hand, STARTING_FACES, "4", [1]).cards)) == 2


def test_no_cards_may_be_said_in_words() -> None:
    for words in ("-", " - ", "nothing", "Nothing"):
        assert read_cards(words, zone("44"), STARTING_FACES, "4") == 0
    with speaking("fr"):
        assert {read_cards(words, zone("44"), STARTING_FACES, "4") for words in ("-", "rien", "nothing")} == {
            0
        }
    with pytest.raises(InputError):
        read_cards("rien", zone("44"), STARTING_FACES, "4")
    with pytest.raises(InputError):
        read_plan("-", zone("44"), STARTING_FACES, "4 4", [1, 2])


def test_numbers_and_commands_are_read() -> None:
    assert read_number(" 2) ", 3, "") == 2
    for line in ("0", "4", "-1", "٣", "1 2", "x"):
        with pytest.raises(InputError, match="1 to 3"):
            read_number(line, 3, "")
    assert read_command("SAVE my file.json") is not None
    assert read_command("4 4 S") is None


def test_the_strip_shows_corner_lines_the_lap_and_the_finish() -> None:
    view = first_view()
    cells = strip(view, 0, -2, 80)
    limits = {cell.ahead: cell.limit for cell in cells if cell.limit is not None}
    assert limits == {13: 7, 34: 3, 50: 3, 58: 2}
    assert {cell.ahead: cell.line for cell in cells if cell.line} == {1: "lap", 70: "finish"}
    assert sum(len(cell.seats) for cell in cells if cell.ahead <= 0) == 6
    assert [(corner.name, corner.before) for corner in corners_ahead(view, -1)] == [
        ("Eagle Crest", 12),
        ("Windmill", 33),
    ]
    assert len(set(CODES)) == 6


# Colours


@pytest.mark.clause("CARD-1")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("seat", [0, 2])
def test_every_colour_can_be_driven(colour: str, seat: int, tmp_path: Path) -> None:
    """In a race of four, a Legend among them; nobody else has it."""
    file = tmp_path / "race.json"
    chosen = ["--colour", colour, "--seat", str(seat)]
    field = ["--cars", "4", "--legends", "1", "--seed", "7", "--record", str(file)]
    shown = CliRunner().invoke(cli, ["play", *field, *chosen], input="").output
    setup = Record.load(file).setup
    assert setup.colours[seat] == colour
    assert sorted(setup.colours) == sorted(COLOURS)
    assert [other for other in setup.colours if other != colour] == [c for c in COLOURS if c != colour]
    assert f"You drive the {colour} car ({CODES[colour]})" in shown
    others = [name.capitalize() for at, name in enumerate(setup.colours[:4]) if at != seat]
    standing = shown[: shown.index("Gears:")]
    assert all(f" {name}" in standing for name in others)
    assert not re.search(rf"\b{colour.capitalize()}\b", standing)
    again = CliRunner().invoke(cli, ["play", "--resume", str(file)], input="").output
    assert f"You drive the {colour} car" in again


def test_a_season_in_yellow_to_its_end() -> None:
    setup = SeasonSetup("1961", 2, 1, 0, "all", False, {}, SECURE, colours_with("yellow", 0))
    game, seat = fresh(setup, 4, "rookie", 0)
    table, written = seat_at_table(game, seat, Person())
    assert table.drive() is Outcome.FINISHED
    shown = written.getvalue()
    assert "You drive the yellow car (Ye)" in shown
    assert set(re.findall(r"\b(Black|Blue|Green|Red|Gray|Yellow)\b", shown)) == {"Black", "Blue"}


@pytest.mark.parametrize("is_plain", [True, False])
def test_the_strip_and_the_list_of_cars_show_the_chosen_colours(is_plain: bool) -> None:
    setup = RaceSetup("usa", 3, 1, chance=SECURE, colours=colours_with("red", 1))
    table, written = seat_at_table(
        fresh(setup, 7, "rookie", 1)[0], 1, Person(["quit", "y"]), is_plain=is_plain
    )
    table.drive()
    shown = ANSI.sub("", written.getvalue())
    assert "the red car (Rd)" in shown
    for name, code in (("black", "Bk"), ("blue", "Bl")):
        assert (name.capitalize() if is_plain else f"{code} {name}") in shown
    assert "green" not in shown.lower()


# A real terminal


@pytest.mark.parametrize("plain", [False, True])
def test_at_a_terminal(plain: bool, tmp_path: Path) -> None:
    """Colours at a terminal, none with NO_COLOR; Ctrl-C stops with 130 and keeps the record."""
    file = tmp_path / "race.json"
    control, terminal = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    environment |= {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | ({"NO_COLOR": "1"} if plain else {})
    program = [sys.executable, "-c", "from slipstream.cli import main; main()", "play"]
    process = subprocess.Popen(
        [*program, "--seed", "7", "--record", str(file)],
        stdin=terminal, stdout=terminal, stderr=terminal, env=environment, start_new_session=True,
        preexec_fn=take_terminal,
    )  # fmt: skip
    os.close(terminal)
    try:
        shown = expect(control, "Gear and cards >")
        assert ("\x1b[1m" in shown) is not plain
        assert ("─" in shown) is not plain
        os.write(control, b"4 4\n")
        shown = expect(control, "or type another one >")
        assert "Speed 8" in ANSI.sub("", shown)
        os.write(control, b"\n")
        expect(control, "finish reacting. >")
        interrupt(control)
        expect(control, "Continue with:")
        assert process.wait(timeout=180) == 130
    finally:
        process.kill()
        process.wait()
        os.close(control)
    assert (0, "plan 44") in Record.load(file).actions


def take_terminal() -> None:
    """Make the pseudo terminal the controlling one, so that Ctrl-C arrives."""
    import fcntl
    import signal
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who runs the tests in the background ignores it
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def interrupt(control: int) -> None:
    """Ctrl-C, once more if it came while Python's line editor was still getting ready and lost it."""
    for _ in range(10):
        while select.select([control], [], [], 0.1)[0]:
            os.read(control, 65536)  # the rest of the prompt
        os.write(control, b"\x03")
        if select.select([control], [], [], 5.0)[0]:
            return


def expect(control: int, words: str, seconds: float = 60) -> str:
    """What the program writes up to these words."""
    shown = ""
    end = time.monotonic() + seconds
    while words not in ANSI.sub("", shown):
        ready, _, _ = select.select([control], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"waited for {words!r}, got {shown!r}"
        shown += os.read(control, 65536).decode("utf-8", "replace")
    return shown
