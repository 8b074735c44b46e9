"""The sentence files: complete, with the same arguments in every language, and every one of them used."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import pytest
from babel import Locale

from slipstream.cli.told import WORDS, click_word
from slipstream.core.actions import ACTION_KEYS
from slipstream.core.events import EVENTS as EVENT_KEYS
from slipstream.core.state import STEP_KEYS
from slipstream.games.setup import COLOURS
from slipstream.modules.conditions import tiles, tokens
from slipstream.modules.event_cards import event_cards
from slipstream.modules.garage import is_heat, sponsor_faces, upgrade, upgrade_numbers
from slipstream.words.cards import card_title
from slipstream.words.language import LANGUAGES, say, speaking
from slipstream.words.text import DECLINING
from tests.words.support import FILES, LOCALES, ROOT, SOURCE, patterns, samples, selects, texts, variables

OTHERS: Final = [language for language in LANGUAGES if language != "en"]

#: prefixes that a module puts before the keys it says
PREFIXES: Final = {"terminal": "terminal-"}
#: classes of errors -> the prefix of their keys
ERRORS: Final = {
    "SetupError": "setup",
    "RecordError": "record",
    "_BrokenError": "broken",
    "NotationError": "notation",
    "SnapshotError": "snapshot",
    "ServeError": "serve",
    "ClausesError": "clauses",
    "VectorError": "vectors",
    "ReviewError": "review",
    "LabError": "lab",
}
#: arguments that a language may leave out: click says "integer", a person says number
MAY_BE_LEFT_OUT: Final = {"click-not-valid": {"number_type"}}
#: messages whose English has no cases because the code's own names are its words
ONLY_NAMES: Final = ("category", "name-of-", "cli-road")


def every(language: str = "en") -> list[str]:
    return sorted(patterns(language))


# The files


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        files = {*(f"{name}.ftl" for name in FILES), "rules.toml"}
        assert {path.name for path in (LOCALES / language).iterdir()} == files, language
    assert {path.name for path in LOCALES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_key_and_no_other(language: str) -> None:
    assert set(patterns(language)) == set(patterns("en"))
    for name in FILES:
        ours, english = (
            re.findall(
                r"^([a-z][\w-]*) =", (LOCALES / tongue / f"{name}.ftl").read_text("utf-8"), re.MULTILINE
            )
            for tongue in (language, "en")
        )
        assert ours == english, f"{language}/{name}.ftl: in another order than English"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_names_the_same_arguments(language: str) -> None:
    for key, pattern in patterns("en").items():
        ours, english = variables(patterns(language)[key]), variables(pattern)
        if key.startswith(ONLY_NAMES):
            assert ours >= english - {"name"}, (language, key)
        else:
            assert ours | MAY_BE_LEFT_OUT.get(key, set()) == english, (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    with speaking(language):
        for key in every():
            facts = {name: f"<{name}>" for name in variables(patterns("en")[key])}
            for sample in samples(language, key):
                text = say(key, **{**facts, **sample})
                assert text == text.strip(), (language, key)
                assert text, (language, key)
                if "path_step" not in key:
                    assert "{" not in text, (language, key)
                for name, value in sample.items():
                    if f"<{name}>" == value and not any(name == selector for selector, _ in
                                                        selects(patterns(language)[key])):  # fmt: skip
                        shown = f"<{name}>" in text or len(list(selects(patterns(language)[key]))) > 0
                        assert shown or name in MAY_BE_LEFT_OUT.get(key, set()), (language, key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(language: str) -> None:
    """Those of Unicode; what a language calls many may fall under other."""
    forms = Locale(language).plural_form.tags
    counted = 0
    for key, pattern in patterns(language).items():
        for name, cases in selects(pattern):
            if "one" in cases:
                counted += 1
                assert set(cases) <= {"0", "1", "other", *forms}, (language, key, name)
                assert set(cases) >= forms - {"many"}, (language, key, name)
                assert cases[-1] == "other", (language, key, name)
    assert counted > 8


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 spaces", "1 space", "2 spaces", "21 spaces"]),
        ("fr", ["0 case", "1 case", "2 cases", "21 cases"]),
        ("it", ["0 caselle", "1 casella", "2 caselle", "21 caselle"]),
        ("da", ["0 felter", "1 felt", "2 felter", "21 felter"]),
        ("el", ["0 Θέσεις", "1 Θέση", "2 Θέσεις", "21 Θέσεις"]),
    ],
)
def test_numbers_choose_their_form(language: str, said: list[str]) -> None:
    with speaking(language):
        assert [say("terminal-spaces", number=number) for number in (0, 1, 2, 21)] == said


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A text of several words that is the same as in English was forgotten."""
    for key, pattern in patterns("en").items():
        ours = patterns(language)[key]
        words = [word for text in texts(pattern) for word in re.findall(r"[A-Za-z]{2,}", text)]
        if len(words) > 2:
            assert texts(ours) != texts(pattern), (language, key)


def test_greek_is_written_in_greek_with_accents() -> None:
    letters = "".join(text for pattern in patterns("el").values() for text in texts(pattern))
    greek = [word for word in re.findall(r"[α-ωά-ώΐΰϊϋ]+", letters.lower()) if len(word) > 3]
    accented = [word for word in greek if re.search("[άέήίόύώΐΰ]", word)]
    assert len(accented) / len(greek) > 0.9


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_about_a_car_begin_with_it(language: str) -> None:
    """The terminal joins what a car did behind its name."""
    with speaking(language):
        for key, *_ in EVENT_KEYS:
            message = f"event-{key}"
            if "car" in variables(patterns("en")[message]):
                for sample in samples(language, message):
                    text = say(message, **{**sample, "car": "CAR"})
                    assert text.startswith("CAR "), (language, message, text)


# What the code says


def said_in(path: str, tree: ast.AST) -> Iterator[str]:
    """Every key in a file, as a pattern: a part that is computed is `.+`."""
    prefix = next((before for name, before in PREFIXES.items() if f"/{name}/" in path), "")
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = node.args[0]
        if name in ("say", "part"):
            ours = isinstance(node.func, ast.Name) and name == "say"
            for key in keys_in(given):
                yield (prefix if ours else "") + key
        elif name == "help_text":
            yield "help-.+"
        elif name in ERRORS:
            yield from (f"{ERRORS[name]}-{key}" for key in keys_in(given))
        elif name in ("note", "Problem"):
            yield from (f"circuit-{key}" for key in keys_in(given))


def keys_in(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
        )
    elif isinstance(node, ast.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from (f"{left}{right}" for left in keys_in(node.left) for right in keys_in(node.right))


def keys_said() -> dict[str, set[str]]:
    """Every key pattern of the source -> the files that say it."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        if path.name == "language.py" or ("server" in parts and not {"posters", "posters.py"} & {*parts}):
            continue
        where = str(path.relative_to(ROOT))
        for key in said_in(where, ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(key, set()).add(where)
    return found


def test_every_key_that_is_said_exists() -> None:
    keys = every()
    for said, files in keys_said().items():
        assert any(re.fullmatch(said, key) for key in keys), f"{said} of {files} is in no sentence file"


#: keys that are chosen by a variable: the code says them, the test above sees only the variable
CHOSEN: Final = {
    "terminal-crosses", "terminal-may-cross", "terminal-stops-at", "terminal-stops-before", "terminal-stress",
    "terminal-stress-out", "terminal-shift-cost", "terminal-shift-later", "terminal-gear-free",
    "terminal-gear-heat", "terminal-gear-corrected", "terminal-corner-ahead", "terminal-corner-here",
    "terminal-quit-recorded", "terminal-quit-unrecorded", "terminal-refused", "terminal-refused-plan",
    "terminal-champion", "terminal-legend-champion", "cli-only-for-races", "cli-only-for-seasons",
    "either", "both", "span", "series", "circuit-line_outside", "circuit-legend_outside",
    "circuit-stretch_outside",
    "driver-unknown-driver", "driver-unknown-manner", "weights-broken-weights",
}  # fmt: skip


def test_every_sentence_is_said_somewhere() -> None:
    said = [key for key in keys_said() if key not in (".+", "terminal-.+", "cli-.+")]
    for key in every():
        if key.startswith("cli-option."):  # by the name of the option: see below
            continue
        assert key in CHOSEN or any(re.fullmatch(pattern, key) for pattern in said), f"nobody says {key}"
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    for key in CHOSEN:
        assert key in every()
        assert re.sub("^(terminal|circuit|driver|weights)-", "", key) in source, key


def test_every_computed_key_exists() -> None:
    """The keys that are put together from the names of events, answers, symbols, tiles and options."""
    from slipstream.cli import COMMANDS, EXAMPLES, cli
    from slipstream.cli.lab import command as lab
    from slipstream.core.symbols import SYMBOL_KEYS
    from slipstream.terminal.asking import ASKING
    from slipstream.terminal.coloured import LABELS
    from slipstream.terminal.describe import SYMBOLS_OF_CARDS
    from slipstream.terminal.symbols import SECTORS, TOKENS, UNCOUNTED

    keys = {f"event-{row[0]}" for row in EVENT_KEYS}
    keys |= {f"action-{key}" for key in (*ACTION_KEYS, *DECLINING.values())}
    keys |= {f"terminal-step-{step}" for step in ASKING} | {f"help-{step}" for step in ASKING}
    keys |= {f"terminal-column-{name}" for name in LABELS} | {
        f"terminal-use-{key}" for key in SYMBOLS_OF_CARDS
    }
    keys |= {f"terminal-symbol-{name}" for name in SYMBOL_KEYS}
    keys |= {f"terminal-symbol-{name}.does" for name in SYMBOL_KEYS}
    keys |= {f"terminal-sector-{name}" for name in SECTORS} | {f"terminal-token-{name}" for name in TOKENS}
    effects = {name for card in event_cards().values() for name in card.effect} - set(UNCOUNTED)
    keys |= {f"terminal-event-{name}" for name in effects | {"sponsors", "press", "points"}}
    keys |= {f"terminal-tile-{tile['setup']['kind']}" for tile in tiles().values()}
    keys |= {f"cli-help-slipstream.{name}" for name in EXAMPLES} | {f"click-{key}" for key in WORDS.values()}
    keys |= {f"cli-help-{command}.short" for command in COMMANDS}
    context = click.Context(cli)
    shared = set()
    commands = {name: cli.get_command(context, name) for name in COMMANDS}
    commands |= {f"lab-{name}": lab.get_command(context, name) for name in lab.list_commands(context)}
    for name, command in commands.items():
        assert command is not None
        options = {param.name for param in command.params if isinstance(param, click.Option)}
        own = {key.partition(".")[2] for key in every() if key.startswith(f"cli-help-{name}.")} - {"short"}
        assert own <= options, f"{name} has no option {own - options}"
        shared |= {f"cli-option.{option}" for option in options - own}
    keys |= shared
    assert keys <= set(every()), keys - set(every())
    named = {key for key in every() if key.startswith("cli-option.")}
    assert named == shared | {"cli-option.help"}
    computed = (
        "event-",
        "action-",
        *(f"terminal-{name}-" for name in ("event", "step", "symbol", "sector", "use", "tile")),
    )
    assert {key for key in every() if key.startswith(computed)} <= keys


@pytest.mark.parametrize("language", OTHERS)
def test_every_name_of_the_game_is_translated(language: str) -> None:
    """Colours, cards, weather, roads, events, steps and answers: no case is missing."""

    def cases(key: str) -> set[str]:
        return {case for _, found in selects(patterns(language)[key]) for case in found}

    assert set(ACTION_KEYS) <= cases("name-of-action")
    assert {*STEP_KEYS, "draft", "swap", "keep"} <= cases("name-of-step")
    assert {str(number) for number in event_cards()} <= cases("name-of-event")
    assert set(tiles()) <= cases("name-of-weather")
    assert set(tokens()) <= cases("cli-road")
    for key in ("colour", "the-car"):
        assert set(COLOURS) == cases(key)
    faces = [upgrade(number) for number in upgrade_numbers() if not is_heat(number)] + sponsor_faces()
    with speaking(language):
        for face in faces:
            assert face.category not in card_title(face) or face.category in ("R.P.M.", "Suspension"), (
                face.name
            )


def test_english_says_what_click_says() -> None:
    """The English file of click's words is click's own text: a new version of it is noticed here."""
    source = "".join(path.read_text("utf-8") for path in Path(click.__file__).parent.glob("*.py"))
    for text, key in WORDS.items():
        fields = {field: "{" + field + "}" for field in re.findall(r"\{(\w+)", text)}
        assert say(f"click-{key}", **fields) == text.replace("!r", ""), key
        assert text in source, f"click no longer says {text!r}"
        assert click_word(text) == text
        with speaking("fr"):
            assert click_word(text) != text or key == "options"
            assert {*re.findall(r"\{(\w+)", click_word(text))} >= {*fields} - {"number_type"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_explains_in_the_same_words(language: str) -> None:
    """Apostrophes and minus signs apart, which a terminal may not have."""
    page = (ROOT / "web" / "locales" / language / "rules.ftl").read_text("utf-8")
    ours = (LOCALES / language / "why.ftl").read_text("utf-8")

    def sentences(text: str) -> list[str]:
        return [part.rstrip() for part in re.split(r"\n(?=[a-z#])", text) if part.startswith("why-")]

    assert sentences(page.replace("’", "'").replace("−", "-")) == sentences(ours.replace("’", "'"))


# The terms of the glossary

GLOSSARY: Final = ROOT / "docs" / "glossary.md"


def glossary() -> dict[str, dict[str, str]]:
    """Code -> language -> term, without marks; the columns are headed by the names of languages."""
    by_name = {str(Locale(one).get_language_name(one)).capitalize(): one for one in LANGUAGES}
    terms, languages = {}, []
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip().replace(" (ours)", "") for cell in line.strip("|").split("|")]
        if cells[0] == "Code":
            languages = [by_name[cell] for cell in cells[1:] if cell in by_name]
            assert languages[0] == "en"
        elif cells[0].startswith("`"):
            terms[cells[0].strip("`")] = dict(zip(languages, cells[1:], strict=False))
    return terms


#: where a term of the glossary stands in the sentences: code -> keys, one of which has to hold it
TERMS: Final = {
    "gear": ["action-plan"],
    "boost": ["action-boost"],
    "adrenaline": ["terminal-adrenaline"],
    "cooldown": ["terminal-symbol-cooldown"],
    "engine": ["terminal-mat"],
    "race_line": ["terminal-race-line"],
    "round": ["event-round-started"],
    "lap": ["event-lap-started"],
    "speed": ["terminal-speed"],
    "speed_limit": ["terminal-symbol-limit", "terminal-token-limit", "cli-road"],
    "spin_out": ["terminal-list-spin-sure", "event-spun-out"],
    "press_corner": ["terminal-mark-press"],
    "sponsor_card": ["terminal-list-sponsor"],
    "finish_line": ["terminal-reaches-finish", "terminal-no-corner-ahead", "terminal-beyond-finish"],
    "discard_pile": ["terminal-discard", "refusal-cards-not-in-discard-pile"],
    "draw_pile": ["terminal-draw"],
    "hand": ["terminal-hand"],
    "hand_limit": ["terminal-event-hand_limit"],
    "cluttered_hand": ["terminal-no-move"],
    "sym_scrap": ["terminal-symbol-scrap"],
    "sym_salvage": ["terminal-symbol-salvage"],
    "sym_refresh": ["terminal-symbol-refresh"],
    "sym_direct_play": ["terminal-symbol-direct"],
    "sym_accelerate": ["terminal-symbol-accelerate"],
    "sym_single_use": ["terminal-symbol-once"],
    "sym_reduce_stress": ["terminal-symbol-stress"],
    "road_overheat": ["terminal-token-extra_heat"],
    "legend": ["terminal-legend"],
    "legend_line": ["cli-column-legend"],
    "standings": ["terminal-standings"],
    "season": ["terminal-draft-season"],
    "market": ["refusal-not-in-the-market"],
    "corner_line": ["help-corners"],
    "step_react": ["terminal-step-react"],
    "step_discard": ["terminal-step-discard"],
    "step_slipstream": ["terminal-step-slipstream"],
    "weather": ["terminal-weather"],
    "tournament": ["cli-option.tournament"],
    "championship": ["cli-help-play.season"],
    "heat": ["card-heat"],
    "stress": ["card-stress"],
    **{f"weather_{name}": ["name-of-weather"] for name in ("clouds", "fog", "storm", "snow", "rain", "sun")},
    **{colour: ["colour"] for colour in COLOURS},
    "cat_brakes": ["category"],
    "cat_body": ["category"],
    "cat_wings": ["category"],
    "cat_turbo_charger": ["category"],
    "circuit_usa": ["name-of-circuit"],
    "circuit_gb": ["name-of-circuit"],
}


@pytest.mark.parametrize("language", [one for one in glossary()["heat"] if one != "en"])
def test_the_terms_are_those_of_the_glossary(language: str) -> None:
    terms = glossary()
    for code, keys in TERMS.items():
        term = terms[code][language]
        said = " ".join(text for key in keys for text in texts(patterns(language)[key]))
        for word in term.split():  # inflected, as the sentence needs it
            stem = bare(word)[: max(4, len(word) - 2)]
            assert stem in bare(said), f"{language}: {term!r} ({code}) is not in {said!r}"


def bare(text: str) -> str:
    """Without case and accents: SPINS OUT is the term too."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
