"""The rules document is well formed, and whatever it or the worked examples cite exists."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
VECTOR_FILES = sorted((ROOT / "tests" / "vectors").glob("*.yaml"))

CLAUSE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\* (.+)$", re.MULTILINE)
TAGS = re.compile(r"\[[^\[\]]+\]$")
ROW = re.compile(r"^\| ([DQR]-\d+)(?: ★)? \|(.+)\|$", re.MULTILINE)
RULING = re.compile(r"(?<![\w-])[DQR]-\d+\b")

# A group of two letters or more, a number, and what may follow it: "SLIP-9, 11", "COOL-1 to 3",
# "CHAMP-11…13", "GEAR-2 to GEAR-5", "CLUTTER-2/3". RX and EX number the worked examples.
CITATION = re.compile(
    r"(?<![\w-])(?!RX-|EX-)(?P<group>[A-Z]{2,}(?:-[A-Z]+)?)-(?P<first>\d+)"
    r"(?P<rest>(?:(?:…|\.\.| to |, | and |/)(?:(?P=group)-)?\d+\b(?!-))*)"
)
FOLLOWING = re.compile(r"(…|\.\.| to |, | and |/)(?:[A-Z-]+-)?(\d+)")


def cited_clauses(text: str) -> set[str]:
    """Every clause id in a text, lists and ranges written out."""
    cited: set[str] = set()
    for match in CITATION.finditer(text):
        last = int(match["first"])
        numbers = {last}
        for link, number in FOLLOWING.findall(match["rest"]):
            is_range = link in ("…", "..", " to ")
            numbers.update(range(last, int(number) + 1) if is_range else [int(number)])
            last = int(number)
        cited.update(f"{match['group']}-{number}" for number in numbers)
    return cited


CLAUSES = CLAUSE.findall(RULES)
CLAUSE_IDS = {clause for clause, _ in CLAUSES}
ROWS = ROW.findall(RULES)
ROW_IDS = {row for row, _ in ROWS}
CITED_BY_CLAUSES = {ruling for _, text in CLAUSES for ruling in RULING.findall(text)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see DRAW-4.", {"DRAW-4"}),
        ("SYM-HEAT-4..7", {"SYM-HEAT-4", "SYM-HEAT-5", "SYM-HEAT-6", "SYM-HEAT-7"}),
        ("PLUS-1 to 3, 8, 9", {"PLUS-1", "PLUS-2", "PLUS-3", "PLUS-8", "PLUS-9"}),
        ("GEAR-2 to GEAR-4", {"GEAR-2", "GEAR-3", "GEAR-4"}),
        ("CHAMP-11…13, SLIP-2", {"CHAMP-11", "CHAMP-12", "CHAMP-13", "SLIP-2"}),
        ("CLUTTER-2/3", {"CLUTTER-2", "CLUTTER-3"}),
        ("D-3, Q-4, R-1, EX-5, RX-6a, 1963-2", set()),
    ],
)
def test_citations_are_written_out(text: str, expected: set[str]) -> None:
    assert cited_clauses(text) == expected


def test_every_clause_has_its_own_id() -> None:
    ids = [clause for clause, _ in CLAUSES]
    assert ids, "no clauses found"
    assert sorted(ids) == sorted(set(ids))


def test_numbering_within_each_group_has_no_gaps() -> None:
    numbers: dict[str, list[int]] = defaultdict(list)
    for clause, _ in CLAUSES:
        group, number = clause.rsplit("-", 1)
        numbers[group].append(int(number))
    for group, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), group


def test_every_clause_ends_with_its_source() -> None:
    assert [clause for clause, text in CLAUSES if not TAGS.search(text)] == []


def test_sections_are_in_order() -> None:
    sections = re.findall(r"^## (\d+)\. ", RULES, re.MULTILINE)
    assert [int(section) for section in sections] == list(range(1, 24))


def test_rulings_are_numbered_without_gaps() -> None:
    for kind in "DQR":
        found = [int(row[2:]) for row, _ in ROWS if row.startswith(kind)]
        assert found
        assert found == list(range(1, len(found) + 1)), kind


def test_every_cited_ruling_exists() -> None:
    assert set(RULING.findall(RULES)) - ROW_IDS == set()


def test_every_divergence_and_question_that_names_clauses_is_cited_by_one() -> None:
    settling = {row for row, text in ROWS if row[0] in "DQ" and cited_clauses(text)}
    assert settling - CITED_BY_CLAUSES == set()


def test_every_cited_clause_exists() -> None:
    cited = cited_clauses(RULES)
    assert len(cited) > len(CLAUSE_IDS) // 2
    assert cited - CLAUSE_IDS == set()


def test_worked_examples_have_their_own_ids() -> None:
    examples = "\n".join(file.read_text(encoding="utf-8") for file in VECTOR_FILES)
    ids = re.findall(r"^- id: (\S+)", examples, re.MULTILINE)
    assert ids, "no worked examples found"
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("file", VECTOR_FILES, ids=lambda file: file.name)
def test_every_clause_of_a_worked_example_exists(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lists = re.findall(r"^  clauses: \[(.+)\]$", text, re.MULTILINE)
    assert len(lists) == len(re.findall(r"^- id: ", text, re.MULTILINE))
    assert {clause for names in lists for clause in names.split(", ")} - CLAUSE_IDS == set()
