"""What keeps the languages as their speakers write them: spaces, signs, nouns, terms, lengths."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from slipstream.words.language import LANGUAGES, typeset
from slipstream.words.rulebook import rulebook
from tests.words.support import LOCALES, ROOT

PAGE: Final = ROOT / "web" / "locales"
#: what must not stand right before the name of a corner: it needs its noun and article
BARE: Final = {
    "fr": r"(?:\bà|\bde|\bdu|\bavant|\bjusqu’à|\bpasse|\bfranchit|\bpour)",
    "it": r"(?:\ba|\bdi|\bda|\bper|\bprima di|\bfino a|\bsupera|\bpassa)",
    "da": r"(?:\bi|\bved|\bfør|\btil|\btager|\bgennem)",
    "el": r"(?:\bσε|\bτη|\bστη|\bτης|\bπριν από|\bπερνά|\bγραμμή|\bγια)",
}
#: words that a term of the glossary has driven out, and the ones to say
DRIVEN_OUT: Final = {
    "en": {r"\bSpeed cards?\b": "Basic card", r"\bturns? over\b": "flip", r"\bwin chance": "chance to win"},
    "fr": {
        r"\bcartes? de vitesse": "carte de base",
        r"(?<![$.\[-])\bgarage\b(?! [}=])": "Atelier",
        r"\bimpayable": "Heat insuffisants",
        r"\b[Cc]ondui(?:s|t|re|sez)\b": "piloter",
        r"\b(?:la|une|les|des) clauses?\b": "règle",
        r"\bun tête-à-queue à\b": "partir en tête-à-queue au virage",
    },
    "it": {
        r"\bcart[ae] Velocità": "carta Base",
        r"\bclausol[ae]\b": "regola",
        r"\bvostr[oaie]\b|\b\w+atene\b": "tu",
        r"\bin ogni ordine": "in qualsiasi ordine",
        r"\bImpegna\b": "Conferma",
        r"\bnon pagabil[ei]\b": "Heat insufficienti",
        r"\bamator[ei]\b": "dilettante",
    },
    "da": {
        r"\bmållinje": "målstreg",
        r"\blangside": "lige strækning",
        r"(?<![$.\[-])\bgaragen?\b(?! [}=])": "værksted",
        r"\bklausul": "regel",
        r"\bruder-tal": "rudetal",
        r"\bhints\b": "tips",
        r"\bkørere\b|\b(?:en|denne) kører\b|\bklubkører": "racerfører",
        r"\bfrø\b": "startværdi (seed)",
        r"\bubetalelig": "kan ikke betales",
        r"\bmed en bane\b": "vognbane",
    },
    "el": {
        r"\bρήτρα": "κανόνας",
        r"\bκάθισμα|\bκαθίσμα": "αυτοκίνητο, οδηγός",
        r"(?i)\w+(?:είτε|ήστε|άτε|εύετε|ίζετε)\b|\bσας\b": "one person: εσύ",
        r"\bυποδείξεις": "συμβουλές",
        r"\bτελική ταχύτητα|\bμέγιστη ταχύτητα": "μέγιστη Κίνηση",
        r"\bβαθμο(?:ί|ύς)\b": "πόντοι",
        r"\bακόμα\b": "ακόμη",
    },
}
NOT_DRIVEN_OUT: Final = {"lab-garage", "click-not-valid"}
#: letters that fit where a button or label stands in a box of fixed width
LONGEST: Final = {
    "forecast-now": 28, "pile-draw": 12, "pile-discard": 12, "lobby-ready": 12, "lobby-not-ready": 14,
    "option-end-react": 16, "commit-react": 16, "commit-stay": 18, "step-gear": 14, "step-cards": 14,
    "step-move": 14, "step-react": 14, "step-slipstream": 14, "step-corner": 14, "step-discard": 16,
    "lobby-host": 10, "lobby-colour": 10,
    "step-draw": 14, "garage-car": 16, "spins": 14, "settings": 16,
}  # fmt: skip


@cache
def messages(language: str) -> dict[str, str]:
    """Every text of a language, page and terminal, as it is written: file and key -> text."""
    found = {}
    for folder in (PAGE / language, LOCALES / language):
        for path in sorted(folder.glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    text = typeset(language, FluentSerializer().serialize_entry(entry)).partition(" =")[2]
                    found[f"{folder.parent.parent.name}/{path.name}: {entry.id.name}"] = text.strip()
    for chapter in rulebook(language).chapters:
        for rule in chapter.rules:
            found[f"rules.toml: {rule.id}"] = rule.text
    return found


def breaking(language: str, pattern: str, *, but: Collection[str] = ()) -> list[str]:
    """Where a text has what it must not have."""
    return [
        f"{language} {where}: …{match[0]}…"
        for where, text in messages(language).items()
        if where.rpartition(" ")[2] not in but
        for match in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) & set(BARE)))
def test_a_corner_has_its_noun_and_article(language: str) -> None:
    assert not breaking(language, BARE[language] + r" \{ \$corner \}")


def test_greek_asks_no_question_between_the_parts_of_a_list() -> None:
    asking = [
        found
        for found in breaking("el", r"[^\n]*;[^\n]*")
        if not re.search(r"[;][»]?(?:\s|\{|\)|…|$)", found.removesuffix("…")) or re.search(r"\d; ", found)
    ]
    assert not asking


def test_french_signs_have_their_spaces() -> None:
    words = r"[A-Za-zÀ-ÿ0-9})»’]"
    assert not breaking(
        "fr", rf"{words} [;!?%»]|{words}[;!?](?=\s|$)|« |{words} :(?= |$)", but={"percent-low", "help-plan"}
    )


@pytest.mark.parametrize("language", ["en", "it", "el"])
def test_per_cent_follows_its_number(language: str) -> None:
    assert not breaking(language, r"(?:\d|\}) %")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_driven_out_stay_out(language: str) -> None:
    for pattern, better in DRIVEN_OUT.get(language, {}).items():
        assert not breaking(language, pattern, but=NOT_DRIVEN_OUT), better


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_their_boxes(language: str) -> None:
    texts = {
        where.rpartition(" ")[2]: text
        for where, text in messages(language).items()
        if where.startswith("web")
    }
    for key, most in LONGEST.items():
        text = texts[key]
        assert len(text) <= most, f"{language}: {key} has {len(text)} letters, {most} fit: {text}"
    row = texts["spin-out"] + texts["needs-heat"].replace("{ $heat }", "10")  # of the forecast
    assert len(row) <= 15, f"{language}: {row} is cut off in the forecast"


#: nouns with another form for one of them
COUNTED: Final = {
    "en": "spaces|cards|laps|rounds|races|cars|points|seconds|places|corners|choices|times|drivers|topics"
    "|moments|spin-outs|players",
    "fr": "cases|cartes|tours|manches|courses|voitures|points|secondes|places|virages|pilotes|joueurs"
    "|actions",
    "it": "caselle|carte|giri|gare|automobili|auto|punti|secondi|posti|curve|scelte|volte|piloti|azioni"
    "|sbandate",
    "da": "felter|omgange|runder|biler|racerbiler|sekunder|pladser|gange|racerførere|handlinger|spillere",
    "el": "Θέσεις|κάρτες|γύρο[ιυ]ς?|περίοδο[ιυ]ς?|κούρσες|αυτοκίνητα|πόντο[ιυ]ς?|δευτερόλεπτα|θέσεις|στροφές"
    "|επιλογές|φορές|οδηγοί|ενέργειες|σπιναρίσματα",
}
#: facts that are never one: what a circuit, a race, a lesson has, limits, means
NEVER_ONE: Final = {
    "action-slipstream", "board-label", "chart-heat-words", "circuit-drawing_long", "circuit-not_closed",
    "circuit-not_list", "circuit-segments_total", "circuit-size", "cli-circuit", "cli-race-length",
    "cli-season-stops", "cli-too-many-drivers", "coach-judged", "coach-told-only-good-place", "garage-deck",
    "help-slipstream", "intro-cooldown-discard", "intro-cooldown-end-react", "intro-done-text",
    "intro-done-title", "intro-free-slipstream", "intro-gears-discard", "intro-gears-end-react",
    "intro-gears-plan-1", "intro-gears-plan-3", "intro-skip-text", "intro-slipstream-slipstream", "lab-llr",
    "lab-too-many-drivers", "lab-verdict-accepted", "lab-verdict-rejected", "lab-verdict-undecided",
    "mine-lobby", "notation-too-many", "poster-how", "preview-lobby-about", "preview-over", "record-too-far",
    "results-about", "results-line", "review-band", "review-by", "review-too-few", "road-length",
    "road-sector-long", "road-strands", "says-seconds", "setup-cars-out-of-range", "setup-laps-out-of-range",
    "setup-legends-out-of-range", "setup-not-enough-heat", "setup-players-out-of-range",
    "snapshot-other-cars",
    "strength-share", "terminal-event-cars_passed_at_least", "terminal-event-first_cars", "terminal-seed",
    "terminal-welcome-season", "told-only-good-place", "why-adrenaline",
    "studio-canvas", "studio-copy-of", "studio-corner-figures", "studio-mine-about", "studio-races",
    "studio-slider", "study-early", "study-long", "study-short", "study-spins",
}  # fmt: skip


@pytest.mark.parametrize("language", sorted(COUNTED))
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    found = []
    for where, text in messages(language).items():
        key = where.rpartition(" ")[2]
        chosen = set(re.findall(r"\{ \$([\w-]+) ->", text))
        for match in re.finditer(rf"\{{ \$([\w-]+) \}} (?:{COUNTED[language]})\b", text):
            if match[1] not in chosen and key not in NEVER_ONE and not where.startswith("rules.toml"):
                found.append(f"{language} {where}: {match[0]}")
    assert not found


#: a name of anything may follow a colon or its noun, never these alone: it has an article that nobody knows
NAMES: Final = "name|place|where|circuit|driver|rival|car"
ALONE: Final = {
    "fr": rf"\b(?:de|du|au|après|avant) \{{ \$(?:{NAMES}) \}}",
    "el": rf"\b(?:σε|στο|στη|στην|του|της|τον|την|από|μετά|με) \{{ \$(?:{NAMES}) \}}(?!η)",
}
#: where what follows is known to need no article
NAMED: Final = {
    "event-moved", "event-unpayable", "event-spun-out", "terminal-now", "lab-trained", "terminal-welcome",
    "results-line", "poster-how", "told-places", "coach-told-places",
}  # fmt: skip


@pytest.mark.parametrize("language", sorted(ALONE))
def test_a_name_is_not_glued_to_a_preposition(language: str) -> None:
    assert not breaking(language, ALONE[language], but=NAMED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_breaks_where_it_must_not(language: str) -> None:
    """Before a sign of its number, and inside quotes, a space does not break; apostrophes are typographic."""
    if language in ("fr", "da"):
        assert not breaking(language, r"(?:\d|\}) %")
    apostrophe = r"(?<=[^\W\d_])'(?=[^\W\d_])" if language in ("fr", "it", "el") else r"(?!)"
    assert not breaking(language, apostrophe)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_identifier_is_said(language: str) -> None:
    """Names of files, tables and messages are for programs: people are told what they are called."""
    for where, text in messages(language).items():
        said = re.sub(r"\{[^{}]*->|\[[\w-]+\]|\{[^{}]*\}|^\s*\.\w+ =", " ", text, flags=re.MULTILINE)
        if where.startswith("web"):
            found = re.search(r"\b[a-z]+_[a-z]+\b|\b(?:gb|italia|legend\+\d)\b", said)
            assert not found, f"{language} {where}: {found}"


SOURCES: Final = [ROOT / "src" / "slipstream" / part for part in ("terminal", "cli", "words", "lab")]


def test_no_separator_and_no_number_is_formatted_by_hand() -> None:
    """`series` joins, `slipstream.words.numbers` writes numbers."""
    found = []
    for path in (path for folder in SOURCES for path in sorted(folder.rglob("*.py"))):
        if path.name in (
            "plots.py",
            "vectors.py",
            "clauses.py",
            "fuzz.py",
        ):  # drawings, and lines for programs
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if (
                re.search(r"""["']; ["']\.join|:[+,]?\.\d[f%]\}|:,\.0f\}| %["']""", line)
                and "--share" not in line
            ):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert not found


def test_every_language_is_one_folder_on_either_side() -> None:
    for language in LANGUAGES:
        assert {path.name for path in (PAGE / language).iterdir()} == {
            path.name for path in (PAGE / "en").iterdir()
        }
        assert {path.name for path in Path(str(LOCALES), language).iterdir()} == {
            path.name for path in Path(str(LOCALES), "en").iterdir()
        }
