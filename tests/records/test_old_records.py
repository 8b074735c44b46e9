"""Games saved by an earlier version open as they are.

`old/NAME.json` is a record, `NAME.known.json` what that version knew of it: the report, the results of the
races that were over, who was asked, and the snapshot.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from slipstream.records.record import Record, Recorded
from slipstream.records.results import race_results
from slipstream.records.snapshot import decode, encode
from slipstream.records.storyteller import tell
from slipstream.records.summary import race_report, season_report

OLD: Final = Path(__file__).parent / "old"
NAMES: Final = sorted(path.name.partition(".")[0] for path in OLD.glob("*.known.json"))


def opened(name: str) -> tuple[Record, dict[str, Any]]:
    return Record.load(OLD / f"{name}.json"), json.loads((OLD / f"{name}.known.json").read_text())


def told_of(known: Any, now: Any) -> Any:
    """What is told now of all that was known then: a later version may tell more, never less or other."""
    if isinstance(known, dict):
        return {name: told_of(value, now[name]) for name, value in known.items()}
    if isinstance(known, list) and len(known) == len(now):
        return [told_of(value, one) for value, one in zip(known, now, strict=True)]
    return now


def test_there_are_games_of_all_kinds() -> None:
    records = [opened(name)[0] for name in NAMES]
    assert {record.origin is None for record in records} == {True, False}
    assert {record.replay().over for record in records} == {True, False}
    assert {len(record.replay().pending()) > 0 for record in records} == {True, False}


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_written_as_it_was(name: str) -> None:
    record, _ = opened(name)
    assert record.dumps() == (OLD / f"{name}.json").read_text()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_the_same_game(name: str) -> None:
    record, known = opened(name)
    game = record.replay()
    assert encode(game).hex() == known["state"]
    assert [[decision.seat, decision.step] for decision in game.pending()] == known["waiting"]
    if game.season is not None:
        report = season_report(record, game.season)
    else:
        assert game.grand_prix is not None
        report = race_report(record, game.grand_prix)
    assert json.loads(json.dumps(report)) == known["report"] | (
        {} if "year" in report else {"build": report["build"]}
    )
    for number, result in enumerate(known["results"]):
        assert told_of(result, json.loads(json.dumps(race_results(record, number)))) == result


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_opens_and_the_game_goes_on(name: str) -> None:
    record, known = opened(name)
    game, same = decode(bytes.fromhex(known["state"]), record.setup), record.replay()
    assert encode(game).hex() == known["state"]
    for _ in range(40):
        decisions = game.pending()
        assert [decision.seat for decision in decisions] == [decision.seat for decision in same.pending()]
        for decision in decisions:
            action = decision.options[-1]
            assert game.view(decision.seat) == same.view(decision.seat)
            game.apply(decision.seat, action)
            same.apply(decision.seat, action)
    assert encode(game) == encode(same)


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_game_is_resumed(name: str) -> None:
    record, known = opened(name)
    recorded = Recorded.resume(record)
    assert encode(recorded.game).hex() == known["state"]
    for decision in recorded.game.pending():
        recorded.apply(decision.seat, decision.options[0], decision.id)
    assert recorded.record.replay().secrets == recorded.game.secrets


@pytest.mark.parametrize("name", NAMES)
def test_a_record_has_a_story(name: str) -> None:
    lines: list[str] = []
    tell(lines.append, opened(name)[0])
    assert lines
