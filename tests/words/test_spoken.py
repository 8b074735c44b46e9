"""The language that is chosen, and what is then said: at the command line, in a race, in errors."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import httpx2
import pytest
from rich.console import Console

from slipstream.circuits.problems import CircuitError, Problem
from slipstream.cli import COMMANDS
from slipstream.cli.lab import COMMANDS as LAB_COMMANDS
from slipstream.cli.play import fresh, seated
from slipstream.core.chance import SECURE, FastStream
from slipstream.core.errors import IllegalAction
from slipstream.drivers import UnknownDriverError
from slipstream.drivers.chance_driver import RandomDriver
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup, SetupError
from slipstream.records.errors import RecordError
from slipstream.records.record import Record, Recorded
from slipstream.terminal.reading import read_cards
from slipstream.terminal.screen import Screen
from slipstream.terminal.table import Outcome, Table
from slipstream.words.language import (
    LANGUAGES,
    bundle,
    either,
    has,
    known,
    part,
    said,
    say,
    speaking,
    spoken,
    wanted,
)
from slipstream.words.text import error_text
from tests.cli.support import assert_refused, run
from tests.cli.test_play import Person
from tests.server.support import Server
from tests.words.support import english_sentences

OTHERS: Final = [language for language in LANGUAGES if language != "en"]
LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
#: one language in every run, all of them in the long one
RACED: Final = OTHERS if LONG else ["el"]
COMMANDS_TYPED: Final = [
    "help",
    "list",
    "log",
    "show",
    "cards",
    "undo",
    "save",
    "99",
    "@",
    "5 5 5 5 5",
    "9: 1",
]


# Which language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "da_DK", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ([], {"LANG": "da_DK", "LC_MESSAGES": "it_IT.UTF-8", "LC_ALL": "el_GR"}, "el"),
        ([], {"LANG": "da_DK", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "da_DK", "LC_ALL": ""}, "da"),
        ([], {"LANG": "da_DK", "SLIPSTREAM_LANGUAGE": "el"}, "el"),
        ([], {"LANG": "da_DK", "SLIPSTREAM_LANGUAGE": "xx"}, "da"),
        (["--language", "fr", "race"], {"SLIPSTREAM_LANGUAGE": "el"}, "fr"),
        (["--language=FR-ca", "race"], {"SLIPSTREAM_LANGUAGE": "el"}, "fr"),
        (["play", "--language", "it"], {"SLIPSTREAM_LANGUAGE": "el"}, "it"),
        (["race", "--language"], {"SLIPSTREAM_LANGUAGE": "el"}, "el"),
        (["circuit", "--", "--language", "it"], {}, "en"),
    ],
)
def test_the_language_is_chosen(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert wanted(arguments, environment) == language


def test_names_of_languages() -> None:
    assert known("el") == known("EL_GR.UTF-8") == known(" el-GR ") == "el"
    assert known("elk") is None
    assert known("") is None


def test_a_language_is_spoken_for_a_while() -> None:
    assert spoken() == "en"
    with speaking("it"):
        assert spoken() == "it"
        with pytest.raises(LookupError), speaking("da"):
            say("no-such-key")
        assert spoken() == "it"
    assert spoken() == "en"


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    poor = FluentBundle(["fr"], use_isolating=False)
    poor.add_resource(FluentResource("terminal-undone = Repris.\nterminal-on = { $missing }\n"))
    monkeypatch.setattr(
        "slipstream.words.language.bundle", lambda language: poor if language == "fr" else bundle("en")
    )
    said.cache_clear()
    with speaking("fr"):
        assert say("terminal-undone") == "Repris."
        assert say("terminal-left") == "You leave the race."
        assert say("terminal-on") == "Drive on."
    said.cache_clear()
    assert not has("no-such-key")
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(LookupError):
        say("terminal-speed")


def test_nothing_of_fluent_is_loaded_before_a_sentence_is_said() -> None:
    script = (
        "import sys, slipstream.cli, slipstream.games.setup\n"
        "import slipstream.records.record, slipstream.words.text\n"
        "assert not any(name.startswith(('fluent', 'babel')) for name in sys.modules), sys.modules.keys()\n"
        "from slipstream.cli import main\n"
        "try:\n    main(['race', '--cars', '2', '--laps', '1', '--seed', '1', '--json'])\n"
        "except SystemExit: pass\n"
        "assert not any(name.startswith(('fluent', 'babel')) for name in sys.modules)\n"
        "str(slipstream.games.setup.SetupError('pro-without-legends'))\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_sentence_may_hold_a_long_text() -> None:
    for length in (1000, 2400, 2600, 100_000):
        assert say("record-not-json", reason="x" * length) == "this is not a record: " + "x" * length


def test_large_numbers_are_not_grouped() -> None:
    for language in LANGUAGES:
        with speaking(language):
            assert str(2**127) in say("terminal-seed-season", seed=2**127)
            assert "123456" in say("terminal-seed-season", seed=123456)


# Errors


def test_errors_are_english_to_programs_and_told_to_people() -> None:
    error = SetupError("cars-out-of-range", least=2, most=6, cars=9)
    with speaking("da"):
        assert str(error) == "a race has 2 to 6 cars, not 9"
        assert error.told() == error_text(error) == "et løb har 2 til 6 racerbiler, ikke 9"
        assert error_text(UnknownDriverError("x")).startswith("der er ingen racerfører 'x'")
        assert error_text(OSError("odd")) == "odd"
    assert (error.key, error.arguments) == ("cars-out-of-range", {"least": 2, "most": 6, "cars": 9})


def test_an_error_inside_an_error_is_told_in_the_same_language() -> None:
    recorded = Recorded(RaceSetup("usa", cars=2), 7)
    text = recorded.record.dumps().replace('"actions": [\n\n', '"actions": [\n  "0 boost"\n')
    with pytest.raises(RecordError) as refused:
        Record.loads(text).replay()
    with speaking("fr"):
        english, told = str(refused.value), refused.value.told()
    assert "boost is not possible now: the race waits for plan. Legal: gear 1" in english
    assert (
        "impossible maintenant (Boost)\u00a0: la course attend rapport et cartes. Possible\u00a0: rapport 1"
        in told
    )
    broken = SetupError("broken-setup", reason=part("broken-handicaps"))
    with speaking("it"):
        assert broken.told().endswith("gli handicap vanno per numero di posto")
        assert str(broken).endswith("handicaps are by seat number")


def test_circuit_problems_are_told_with_their_place() -> None:
    error = CircuitError("my.toml", [Problem("missing_key", {"where": "corner C2", "name": "limit"})])
    assert str(error) == 'my.toml: corner C2: key "limit" is missing'
    with speaking("el"):
        assert error.told() == 'my.toml: στροφή C2: λείπει το κλειδί "limit"'
        assert str(error) == 'my.toml: corner C2: key "limit" is missing'


def test_refusals_are_told_in_the_language_spoken() -> None:
    facts: dict[str, int | str] = {"gear": 3, "from": 1}
    refused = IllegalAction("gear-needs-heat", facts, 0, [])
    with speaking("it"):
        assert error_text(refused) == "passare dalla marcia 1 alla 3 costa 1 Heat e il Motore è vuoto."
    assert error_text(refused) == "gear 1 to 3 costs 1 Heat and the engine is empty."


def test_cards_may_be_named_in_english_too() -> None:
    faces = RaceSetup("usa", cars=2).start(1).race.state.cars[0].faces  # type: ignore[union-attr]
    with speaking("el"):
        assert read_cards("4 stress", 0, faces, "") == read_cards("4 στρες", 0, faces, "")


def test_lists_of_choices() -> None:
    assert either([1, 2, 3]) == "1 or 2 or 3"
    with speaking("fr"):
        assert either([1, 2]) == "1 ou 2"


def test_the_database_says_the_same_at_the_command_line() -> None:
    from slipstream.server.store.database import DATABASE_SENTENCES

    facts = {"url": "x", "found": "a", "known": "b", "reason": "c"}
    for key, sentence in DATABASE_SENTENCES.items():
        shown = {**facts, "url": repr("x")}
        assert say(f"serve-database-{key}", **shown) == sentence.format(**facts)


# The command line

WRONG: Final = [
    ["race", "--cars", "9"],
    ["race", "--drivers", "nobody"],
    ["race", "--circuit", "nowhere"],
    ["race", "--carz", "9"],
    ["race", "--cars", "many"],
    ["race", "--seed", "many"],
    ["race", "--handicap", "many"],
    ["race", "--cars", "2", "--drivers", "rookie,rookie,rookie"],
    ["race", "--garage", "none"],
    ["replay", "not-there.json"],
    ["replay"],
    ["nothing"],
    ["circuit", "--svg", "x.svg"],
    ["play", "--players", "2"],
    ["play", "--season", "1961", "--laps", "2"],
    ["season", "--races", "0"],
    ["fuzz", "--races", "0"],
    ["serve", "--database", "nonsense://x"],
    ["vectors", "not-there.yaml"],
]


@pytest.mark.parametrize("language", OTHERS)
def test_errors_at_the_command_line(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in WRONG:
        english = run("--language", "en", *arguments)
        ran = run("--language", language, *arguments)
        assert_refused(english)
        assert_refused(ran)
        assert ran.err != english.err, arguments
        assert_no_english(ran.err)
    assert_refused(
        run("--language", "xx", "race"), f"'xx' is not a language: languages are {', '.join(LANGUAGES)}"
    )


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_told_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for command in ["", *COMMANDS, *(f"lab {name}" for name in LAB_COMMANDS)]:
        ran = run("--language", language, *command.split(), "--help")
        assert ran.code == 0, ran
        assert_no_english(ran.out)
    assert run("--help").out.startswith(
        "Usage: slipstream [OPTIONS] COMMAND [ARGS]...\n\n  Slipstream: the racing"
    )


def test_a_command_takes_the_language_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Guidare di persona" in run("play", "--language", "it", "--help").out
    monkeypatch.setenv("SLIPSTREAM_LANGUAGE", "da")
    assert "Kør selv et løb" in run("play", "--help").out
    assert "Drive a race" in run("play", "--language", "en", "--help").out


@pytest.mark.parametrize("language", OTHERS)
def test_what_commands_print(language: str, tmp_path: Path) -> None:
    record = tmp_path / "race.json"
    speak = ("--language", language)
    modules = ("--legends", "2", "--garage", "all", "--weather", "--laps", "1", "--seed", "7")
    for arguments in (
        ("race", *modules, "--story", "--record", record),
        ("replay", record),
        ("season", "--seed", "3", "--races", "1"),
        ("circuit",),
        ("circuit", "gb"),
    ):
        ran = run(*speak, *arguments)
        assert ran.code == 0, ran
        assert_no_english(ran.out)


def test_json_is_never_translated(tmp_path: Path) -> None:
    race = ("race", "--seed", "7", "--laps", "1", "--weather", "--json")
    season = ("season", "--seed", "7", "--races", "1", "--json")
    for arguments in (race, season):
        english = run(*arguments)
        for language in OTHERS:
            ran = run("--language", language, *arguments)
            assert json.loads(ran.out) == json.loads(english.out)
            assert ran.out == english.out


def test_records_know_no_language(tmp_path: Path) -> None:
    race = ("race", "--seed", "7", "--laps", "1", "--weather", "--record")
    season = ("season", "--seed", "7", "--races", "1", "--save")
    for number, arguments in enumerate((race, season)):
        kept = set()
        for language in LANGUAGES:
            file = tmp_path / f"{language}{number}.json"
            run("--language", language, *arguments, str(file))
            kept.add(file.read_bytes())
        assert len(kept) == 1


def test_logs_know_no_language(tmp_path: Path) -> None:
    """What the server writes, and what it answers: for programs, whoever started it."""
    written = []
    for language in ("en", "el"):
        server = Server(tmp_path / f"{language}.db")
        server.arguments = ["--language", language, *server.arguments]
        with (
            server,
            httpx2.Client(base_url=server.address, trust_env=False, verify=False) as client,
        ):
            tables = [{"name": "Ann", "setup": {"laps": laps}} for laps in (1, 99)]
            opened, refused = (client.post("/api/tables", json=table) for table in tables)
            assert (opened.is_success, refused.is_success) == (True, False)
            lines = [json.loads(line) for line in server.log.splitlines()]
            assert lines
        written.append(
            (sorted(opened.json()), refused.json(), [(line.get("event"), sorted(line)) for line in lines])
        )
    assert written[0] == written[1]


# Whole races


def assert_no_english(shown: str) -> None:
    """No run of three words of the English sentences is left, and nothing that Fluent did not fill in."""
    plain = re.sub(r"\s+", " ", re.sub(r"https?://\S+|postgresql://\S+", "", shown))
    assert "{" not in plain
    for sentence in english_sentences():
        assert sentence not in plain, sentence


class Speaker(Person):
    """Answers in any language, and types every command now and then."""

    def __init__(self, seed: int, stop_after: int = 100_000) -> None:
        super().__init__(driver=RandomDriver(FastStream(seed)), stop_after=stop_after)
        self.commands = list(COMMANDS_TYPED)
        self.questions = 0

    def __call__(self, prompt: str) -> str:
        self.asked += f"{prompt}\n"
        self.questions += 1
        if self.questions > self.stop_after:
            raise EOFError
        if self.questions % 5 == 0 and not prompt.startswith(self.ends()):
            return self.commands[self.questions // 5 % len(self.commands)]
        return self.answer(prompt)

    @staticmethod
    def ends() -> tuple[str, ...]:
        """How the questions begin that are no decision of the race."""
        keep = say("terminal-keep")
        following = say("terminal-next-race", circuit="", event="").split()[0]
        return keep, following

    def answer(self, prompt: str) -> str:
        if prompt.startswith((say("terminal-ask-commit"), *self.ends())):
            return ""
        salvage = say("terminal-ask-salvage", number=2).split(".")[0]
        return self.salvaged if prompt.startswith(f"{salvage}. ") else super().answer("")


def driven(setup: RaceSetup | SeasonSetup, seed: int, is_plain: bool) -> str:
    """A whole race or season of somebody who types everything there is, as it was shown."""
    game, seat = fresh(setup, seed, "random", 0)
    written = io.StringIO()
    console = Console(file=written, force_terminal=not is_plain, width=100, highlight=False, markup=False)
    person = Speaker(seed)
    table = Table(game, seat, seated(game.record, seat), Screen(console, seat, is_plain=is_plain), person)
    person.table = table
    assert table.drive() is Outcome.FINISHED
    return re.sub(r"\x1b\[[0-9;]*m", "", written.getvalue()) + person.asked


@pytest.mark.parametrize("language", RACED)
@pytest.mark.parametrize("is_plain", [True, False], ids=["plain", "coloured"])
def test_a_whole_race_in_another_language(language: str, is_plain: bool) -> None:
    shown = ""
    with speaking(language):
        for seed in (1, 2) if LONG else (1,) if is_plain else (2,):
            modules = {"garage": "all", "weather": True, "tournament": seed == 1, "legends": 1}
            shown += driven(RaceSetup("usa", 4, 1, chance=SECURE, **modules), seed, is_plain)  # type: ignore[arg-type]
        if LONG or not is_plain:
            shown += driven(RaceSetup("italia", 4, 1, chance=SECURE), 3, is_plain)
        if is_plain:
            shown += driven(SeasonSetup("1961", 2, 1, 0, "all", False, {}, SECURE), 4, is_plain)
    assert_no_english(shown)


@pytest.mark.parametrize("language", OTHERS)
def test_the_coloured_screen_fits_into_80_columns(language: str) -> None:
    with speaking(language):
        game, seat = fresh(RaceSetup("usa", 6, 1, chance=SECURE), 7, "rookie", 0)
        written = io.StringIO()
        console = Console(file=written, force_terminal=True, width=80, highlight=False, markup=False)
        person = Speaker(7, stop_after=20)
        table = Table(game, seat, seated(game.record, seat), Screen(console, seat, is_plain=False), person)
        person.table = table
        table.drive()
    lines = re.sub(r"\x1b\[[0-9;]*m", "", written.getvalue()).splitlines()
    assert max(map(len, lines)) <= 80
    assert "…" not in written.getvalue(), "a column is cut off"
