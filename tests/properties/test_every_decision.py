"""At every decision of whole races: copies, snapshots, records, and refusals that change nothing.

A few races in the normal run; `SLIPSTREAM_LONG=1 pytest tests/properties` visits 200.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from slipstream.core import actions
from slipstream.core.errors import IllegalAction, NotYourTurn, Refused, StaleDecision
from slipstream.core.race import Race
from slipstream.notation import read_action, write_action
from slipstream.record import Record, Recorded
from slipstream.snapshot import SnapshotError, decode_game, encode_game, encode_race
from tests.properties.support import (
    NUMBERS,
    begin,
    candidates,
    decisions,
    games,
    numbered,
    on_the_grid,
    policy,
    race_of,
    same,
    step,
)

AHEAD = 5  # answers played on in a copy
RECORD_EVERY = 97  # decisions between two replays from the start


@pytest.mark.parametrize("number", NUMBERS)
def test_a_copy_is_equal_and_independent(number: int) -> None:
    setup, seed = numbered(number)
    race, luck, other_luck = on_the_grid(setup, seed), policy(seed), policy(seed + 1)
    while not race.over:
        before = encode_race(race)
        copy, twin = race.copy(), race.copy()
        assert encode_race(copy) == before
        for _ in range(AHEAD):
            if not copy.over:
                step(copy, other_luck)
        assert encode_race(race) == before, "playing on in a copy changed the race"
        assert encode_race(copy) != before
        seat, action = step(race, luck)
        assert encode_race(twin) == before, "playing on in the race changed a copy"
        twin.apply(seat, action)
        assert same(race, twin), "the same answer led elsewhere in the copy"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_copy_played_to_the_end_gives_the_same_race(number: int) -> None:
    setup, seed = numbered(number)
    for moment, race in enumerate(decisions(setup, seed)):
        if moment % 150 == 0:
            before = encode_race(race)
            one, other = race.copy(), race.copy()
            one.play_random(policy(1))
            other.play_random(policy(1))
            assert same(one, other)
            assert encode_race(race) == before


@pytest.mark.parametrize("number", NUMBERS)
def test_a_snapshot_gives_the_same_race(number: int) -> None:
    setup, seed = numbered(number)
    for game in games(setup, seed):
        data, race = encode_game(game), race_of(game)
        decoded = decode_game(data, setup)
        assert encode_game(decoded) == data
        again = race_of(decoded)
        assert encode_race(again) == encode_race(race)
        assert [(d.id, d.seat, d.step) for d in again.pending()] == [
            (d.id, d.seat, d.step) for d in race.pending()
        ]
        one, other, luck = race.copy(), again, policy(3)
        for _ in range(AHEAD):
            if not one.over:
                seat, action = int(one.next_seat()), one.random_action(luck)
                assert one.apply(seat, action) == other.apply(seat, action)
        assert same(one, other), "luck or a number is missing from the snapshot"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_replays_to_every_moment(number: int) -> None:
    setup, seed = numbered(number)
    game = Recorded(setup, seed, ["random"] * setup.cars)
    luck = policy(seed)
    moments: list[bytes] = []
    while not game.race.over:
        moments.append(encode_race(game.race))
        game.apply(int(game.race.next_seat()), game.race.random_action(luck))
    moments.append(encode_race(game.race))
    text = game.record.dumps()
    record = Record.loads(text)
    assert record.actions == game.record.actions
    assert record.dumps() == text
    assert encode_race(record.replay()) == moments[-1]
    for moment in range(0, len(moments), RECORD_EVERY):
        assert encode_race(record.replay(until=moment)) == moments[moment]
        assert encode_race(Record.loads(record.rewind(moment).dumps()).replay()) == moments[moment]
    seen: list[bytes] = []
    replayed = record.start()
    for seat, line in record.actions:
        seen.append(encode_race(replayed))
        replayed.apply(seat, read_action(line))
    assert [*seen, encode_race(replayed)] == moments


def try_everything_wrong(race: Race) -> None:
    """Stale ids, other seats, answers of another step, cards that are not there."""
    decision = race.pending()[0]
    good = decision.options[0]
    for id in (decision.id - 1, decision.id + len(race.state.cars), -1, 0):
        with pytest.raises(StaleDecision):
            race.apply(decision.seat, good, id)
    waiting = [pending.seat for pending in race.pending()]
    for seat in (-1, len(race.state.cars), *(car.seat for car in race.state.cars)):
        if seat not in waiting:
            with pytest.raises(NotYourTurn):
                race.apply(int(seat), good)
            with pytest.raises(StaleDecision):
                race.apply(int(seat), good, decision.id)
    wrong = [act for act in candidates(race, decision.seat) if act not in decision.options]
    for action in wrong[:: max(1, len(wrong) // 12)]:
        with pytest.raises(Refused):
            race.apply(decision.seat, action)
    with pytest.raises((NotYourTurn, IllegalAction)):
        race.apply(decision.seat, actions.take_back())


@pytest.mark.parametrize("number", NUMBERS)
def test_refused_answers_change_nothing(number: int) -> None:
    for race in decisions(*numbered(number)):
        before = encode_race(race)
        try_everything_wrong(race)
        assert encode_race(race) == before


def test_an_answer_given_twice_is_stale() -> None:
    for race in decisions(*numbered(8)):
        decision = race.pending()[0]
        copy = race.copy()
        answer = decision.options[-1]
        copy.apply(decision.seat, answer, decision.id)
        after = encode_race(copy)
        with pytest.raises(StaleDecision):
            copy.apply(decision.seat, answer, decision.id)
        assert encode_race(copy) == after


def test_a_race_that_is_over_takes_no_answer() -> None:
    setup, seed = numbered(0)
    race = on_the_grid(setup, seed)
    race.play_random(policy(seed))
    before = encode_race(race)
    for action in (actions.plan(1), actions.end_react(), actions.discard(0), actions.take_back()):
        for seat in range(-1, setup.cars + 1):
            with pytest.raises(NotYourTurn):
                race.apply(seat, action)
            with pytest.raises(StaleDecision):
                race.apply(seat, action, 1)
    assert race.pending() == []
    assert encode_race(race) == before


def damaged(data: bytes) -> Iterator[bytes]:
    """The bytes with one of them changed, or with a huge number in the place of a small one."""
    for at in range(len(data)):
        for change in (1, 2, 127, 128):
            yield data[:at] + bytes([data[at] ^ change]) + data[at + 1 :]
        if at >= 4 and data[at] < 128 and data[at - 1] < 128:
            yield data[:at] + b"\xff" * 10 + b"\x01" + data[at + 1 :]


def test_damaged_snapshots_are_refused_with_one_kind_of_error() -> None:
    """Cut short, lengthened or changed: a race or a SnapshotError, nothing else."""
    others = set()
    for number in (0, 9):  # number 0 has secure chance
        setup, seed = numbered(number)
        game = begin(setup, seed)
        race_of(game).play_random(policy(seed), 3)
        data = encode_game(game)
        for size in range(len(data)):
            with pytest.raises(SnapshotError):
                decode_game(data[:size], setup)
        with pytest.raises(SnapshotError):
            decode_game(data + b"\0", setup)
        for wrong in damaged(data):
            try:
                decode_game(wrong, setup)
            except SnapshotError:
                pass
            except Exception as error:
                others.add(repr(error))
    assert not others


def test_actions_survive_their_notation() -> None:
    for race in decisions(*numbered(1)):
        for decision in race.pending():
            for option in decision.options:
                assert read_action(write_action(option)) == option
