"""The rules for players: a text for every clause in every language, and what is found in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from slipstream.checks.clauses import clauses_of
from slipstream.words.language import LANGUAGES, speaking
from slipstream.words.look_up import MOST, looked_up
from slipstream.words.rulebook import rulebook
from tests.cli.support import run

RULES: Final = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
OTHERS: Final = [language for language in LANGUAGES if language != "en"]
#: corner, slipstream, sponsor, tournament, spin-out, Legend, weather; other forms; no accents
WANTED: Final = ["CORNER", "SLIP", "SPONSOR", "TOURNAMENT", "SPIN", "LEGEND", "WEATHER", "CORNER", "SPONSOR"]
LOOKED_FOR: Final = {
    "en": "corner slipstream sponsor tournament spin-out legend weather CORNERS sponsors",
    "fr": "virage aspiration sponsor tournoi tete-a-queue Légende météo VIRAGES sponsors",
    "it": "curva scia sponsor torneo sbandata Leggenda clima CURVE sponsor",
    "da": "sving slipstrøm sponsor turnering udskridning legende vejr SVINGENE sponsorkort",
    "el": "στροφη slipstream χορηγός τουρνουά σπινάρισμα Θρύλος καιρός ΣΤΡΟΦΩΝ χορηγου",
}

#: words as they stand in somebody's head: inflected, conjugated, without accents
FORMS: Final = {
    "en": "cornering tournaments spinning spun slipstreaming rainy cooling discarding overtaking winner",
    "fr": "tournois virages sponsors deraper legendes pluvieux refroidir aspirations depasser vainqueur",
    "it": "curve tornei sbando sbandate leggende raffreddare accelerazione scie sorpassare vincitore",
    "da": "svingene turneringer sponsorer udskridninger legenderne regnvejr slipstrømmen overhale vinder",
    "el": "στροφές ΣΤΡΟΦΩΝ σπιναρίσματος χορηγούς τουρνουά χιονιού ταχυτήτων θρύλους ψύξη προσπερνάω νικητής",
}


def texts(language: str) -> dict[str, str]:
    return {rule.id: rule.text for chapter in rulebook(language).chapters for rule in chapter.rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_to_players(language: str) -> None:
    told = texts(language)
    assert list(told) == clauses_of(RULES)
    for id, text in told.items():
        assert re.search(r"[.)]$", text), f"{language}: {id} is no sentence"
        assert len(text) < 420, f"{language}: {id} is too long to be read at once"
        assert not re.search(r"[*`]|\bQ-\d|\bD-\d|\ball4\b", text), f"{language}: {id} is not for players"
        for other in re.findall(r"\b[A-Z]+(?:-[A-Z]+)?-\d+\b", text):
            assert other in told, f"{language}: {id} names {other}"


@pytest.mark.parametrize("language", OTHERS)
def test_the_numbers_are_the_same_in_every_language(language: str) -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", re.sub(r"4(?=-wheel| Ruote)", "", text)))  # a name of Upgrades

    english = texts("en")
    for id, text in texts(language).items():
        assert numbers(text) == numbers(english[id]), f"{language}: {id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_find_what_the_game_is_about(language: str) -> None:
    book = rulebook(language)
    for query, wanted in zip(LOOKED_FOR[language].split(), WANTED, strict=True):
        found = [rule.group for rule in book.search(query)]
        assert wanted in found, f"{language}: {query} finds {found[:5]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_found_in_the_forms_they_are_typed_in(language: str) -> None:
    book = rulebook(language)
    assert [word for word in FORMS[language].split() if not book.search(word)] == []


def test_no_sentence_of_one_language_is_left_in_another() -> None:
    for language in OTHERS:
        same = [id for id, text in texts(language).items() if text == texts("en")[id]]
        assert not same, f"{language}: {same}"


def test_rules_are_looked_up_in_the_language_spoken() -> None:
    assert looked_up("CORNER-5") == looked_up("corner 5")
    with speaking("fr"):
        assert looked_up("CORNER-5")[0].startswith("CORNER-5  Pour chaque point")
        assert looked_up("corner")[0] == "11. Étape 7\u00a0: Franchissement de virage"
        assert looked_up("zeppelin\x1b") == ["Rien pour «\u202fzeppelin?\u202f». Essayez un mot plus court."]
    assert looked_up("heat")[0] == "14. Paying Heat"
    assert len(looked_up("engine")) == MOST + 1
    assert len(looked_up("")) == len(rulebook("en").chapters) + 2


def test_the_command_line_has_them() -> None:
    assert run("rules", "spin", "3").out.startswith("SPIN-3  You take Stress")
    assert "CORNER-5" in run("--language", "el", "rules", "μονάδα").out
