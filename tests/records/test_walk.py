"""Through a record again: every action with its race, what was known before it and what followed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from slipstream.drivers import drive_recorded, driver_luck, make_driver
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.notation import read_action
from slipstream.records.record import Record, Recorded
from slipstream.records.results import race_results
from slipstream.records.snapshot import encode

OLD: Final = Path(__file__).parent / "old"
SETUPS: Final[dict[str, RaceSetup | SeasonSetup]] = {
    "race": RaceSetup("usa", 2, 1),
    "draft": RaceSetup("gb", 3, 1, legends=1, garage="all", weather=True),
    "season": SeasonSetup("1961", 2, 1),
}
KINDS: Final = [*SETUPS, *sorted(path.stem for path in OLD.glob("*.json") if "known" not in path.name)]


@cache
def record_of(kind: str) -> Record:
    """A whole game, or one of an earlier version: unfinished, or from the middle on."""
    if kind not in SETUPS:
        return Record.load(OLD / f"{kind}.json")
    setup = SETUPS[kind]
    recorded = Recorded(setup, 3, ["rookie"] * setup.players)
    drive_recorded(recorded, [make_driver("rookie", driver_luck(3, seat)) for seat in range(setup.players)])
    return recorded.record


@pytest.mark.parametrize("kind", KINDS)
def test_every_action_is_met_as_its_seat_met_it(kind: str) -> None:
    record = record_of(kind)
    game = record.start()
    opening, *moments = record.walk()
    assert (opening.at, opening.seat, opening.action, opening.race) == (-1, None, None, None)
    assert opening.play() == game.take_events()
    assert opening.begun is not None or game.race is None
    walk = iter(record.walk())
    next(walk)
    for at, (moment, later) in enumerate(zip(walk, moments, strict=True)):
        seat, action = record.actions[at][0], read_action(record.actions[at][1])
        assert (moment.at, moment.seat, moment.action) == (at, seat, action)
        assert moment.number == len(game.results)
        assert moment.game.view(seat) == game.view(seat)
        assert [one.id for one in moment.game.pending()] == [one.id for one in game.pending()]
        events = game.apply(seat, action)
        assert moment.play() == moment.play() == later.play() == events
    assert encode(record.replay()) == encode(game)


@pytest.mark.parametrize("kind", KINDS)
def test_races_begin_once_and_end_once(kind: str) -> None:
    record, walk = record_of(kind), record_of(kind).walk()
    first = begun = ended = 0
    for moment in walk:
        assert moment.index == max(0, moment.at - first)
        assert walk.first == first
        moment.play()
        begun += moment.begun is not None
        ended += moment.ended is not None
        assert 0 <= begun - ended <= 1
        if moment.begun is not None or moment.ended is not None:
            assert moment.begun is not moment.ended
            first = moment.at + 1
    earlier = len(record.start().results)
    assert ended == (len(walk.game.results) - earlier if walk.game.season is not None else walk.game.over)
    assert begun == ended + (walk.game.race is not None and not walk.game.over)


def test_who_only_looks_sees_the_same() -> None:
    record = record_of("draft")
    walk = record.walk()
    assert [moment.seat for moment in walk] == [None, *(seat for seat, _ in record.actions)]
    assert encode(walk.game) == encode(record.replay())


def test_who_leaves_early_plays_no_further() -> None:
    record = record_of("race")
    walk = record.walk()
    for moment in walk:
        if moment.at == 10:
            break
    assert encode(walk.game) == encode(record.replay(until=10))


def test_a_record_that_begins_after_the_flag() -> None:
    recorded = Recorded.resume(record_of("race"))
    recorded.restart_from_here()
    (opening,) = recorded.record.walk()
    assert opening.ended is not None
    assert opening.begun is opening.ended
    rows, before = race_results(recorded.record)["rows"], race_results(record_of("race"))["rows"]
    assert [(row["seat"], row["rounds"]) for row in rows] == [(row["seat"], row["rounds"]) for row in before]


def test_a_race_before_the_record_begins_has_no_results() -> None:
    record = record_of("season_from_the_middle")
    assert len(record.start().results) > 0
    with pytest.raises(ValueError, match="was before the record begins"):
        race_results(record, 0)
