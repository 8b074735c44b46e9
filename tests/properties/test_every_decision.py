"""At every decision of whole races: copies, snapshots, records, and refusals that change nothing.

A few races in the normal run; `SLIPSTREAM_LONG=1 pytest tests/properties` visits 200.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from zlib import crc32

import pytest

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import BASIC_1
from slipstream.core.errors import IllegalAction, NotYourTurn, Refused, StaleDecision
from slipstream.core.setup import STARTING_FACES
from slipstream.core.views import View
from slipstream.games.draft import DraftView
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.notation import read_action, write_action
from slipstream.records.record import Record, Recorded
from slipstream.records.snapshot import MAGIC, SEASON_MAGIC, SnapshotError, decode, encode
from slipstream.words.text import refusal_text
from tests.properties.support import (
    LONG,
    AnyGame,
    Case,
    Setup,
    advance,
    candidates,
    choice,
    every_game,
    every_race,
    policy,
    race_of,
    sampled,
    walk,
)

AHEAD = 5  # answers played on in a copy


@every_game
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    other_luck, apply_luck = policy(case.seed + 1), policy(case.seed + 2)
    for game in walk(case):
        before = encode(game)
        copy, twin = game.copy(), game.copy()
        assert encode(copy) == before
        for _ in range(AHEAD):
            if not copy.over:
                advance(copy, other_luck)
        assert encode(game) == before, "playing on in a copy changed the game"
        assert encode(copy) != before
        seat, action = choice(game, apply_luck)
        again = game.copy()
        again.apply(seat, action)
        assert encode(game) == before
        twin.apply(seat, action)
        assert encode(again) == encode(twin), "the same answer led elsewhere in the copy"
        again.take_events()
        assert twin.take_events() == [], "events were told twice"


@every_game
def test_playing_on_in_the_game_leaves_its_copies_alone(case: Case) -> None:
    copies: list[tuple[AnyGame, bytes]] = []
    for game in walk(case):
        for copy, before in copies:
            assert encode(copy) == before
        copies = [*copies[-2:], (game.copy(), encode(game))]


@every_race
def test_a_copy_played_to_the_end_gives_the_same_race(case: Case) -> None:
    for game in walk(case, 151):
        if game.race is not None:
            before = encode(game)
            one, other = game.copy(), game.copy()
            race_of(one).play_random(policy(1))
            race_of(other).play_random(policy(1))
            assert encode(one) == encode(other)
            assert encode(game) == before


def known(view: View | DraftView) -> object:
    """All of a view but the circuit, which another set-up loads for itself."""
    return view.known() if isinstance(view, View) else {**vars(view), "track": None}


def asked(game: AnyGame) -> list[tuple[int, int, str, list[Action]]]:
    return [(d.id, d.seat, d.step, d.options) for d in game.pending()]


@every_game
def test_a_snapshot_gives_the_same_game(case: Case) -> None:
    for game in walk(case):
        data = encode(game)
        again = decode(data, case.setup)
        assert encode(again) == data
        assert type(again) is type(game)
        assert asked(again) == asked(game)
        for seat in (None, 0):
            assert known(again.view(seat)) == known(game.view(seat))
        one, luck = game.copy(), policy(3)
        one.take_events()
        for _ in range(AHEAD):
            if not one.over:
                seat, action = choice(one, luck)
                assert one.apply(seat, action) == again.apply(seat, action)
        assert encode(one) == encode(again), "luck or a number is missing from the snapshot"


@every_game
def test_a_snapshot_at_the_end_is_still_the_end(case: Case) -> None:
    game, luck = case.setup.start(case.seed, False), policy(case.seed)
    while not game.over:
        advance(game, luck)
    again = decode(encode(game), case.setup)
    assert again.over
    assert again.pending() == []
    assert encode(again) == encode(game)
    if isinstance(game, Season) and isinstance(again, Season):
        assert again.standings() == game.standings()
        assert again.champion == game.champion
        assert again.results == game.results


@every_game
def test_a_record_replays_to_every_moment(case: Case) -> None:
    setup = case.setup
    game = Recorded(setup, case.seed, ["random"] * setup.players)
    luck = policy(case.seed)
    moments: list[bytes] = []
    while not game.game.over:
        moments.append(encode(game.game) if len(moments) % sampled(case) == 0 else b"")
        game.apply(*choice(game.game, luck))
    moments.append(encode(game.game))
    text = game.record.dumps()
    record = Record.loads(text)
    assert record.setup == setup
    assert record.actions == game.record.actions
    assert record.dumps() == text
    assert encode(record.replay()) == moments[-1]
    every = 20 * sampled(case)
    for moment in range(0, len(moments), every):
        assert encode(record.replay(until=moment)) == moments[moment]
        assert encode(Record.loads(record.rewind(moment).dumps()).replay()) == moments[moment]
    replayed = record.start()
    for moment, (seat, line) in enumerate(record.actions):
        if moment % sampled(case) == 0:
            assert encode(replayed) == moments[moment]
        replayed.apply(seat, read_action(line))
    assert encode(replayed) == moments[-1]


@every_game
def test_a_record_can_begin_anywhere(case: Case) -> None:
    """In a draft, in a race, between seasons: the stored state goes on as the game does."""
    recorded = Recorded(case.setup, case.seed)
    luck, number, every = policy(case.seed), 0, 10 * sampled(case) + 1
    while not recorded.game.over:
        if number % every == 0 or (number < 20 and recorded.game.race is None):
            before = encode(recorded.game)
            recorded.restart_from_here()
            record = Record.loads(recorded.record.dumps())
            assert encode(record.replay()) == before
            assert encode(Recorded.resume(record).game) == before
        recorded.apply(*choice(recorded.game, luck))
        number += 1
    assert encode(Record.loads(recorded.record.dumps()).replay()) == encode(recorded.game)


def try_everything_wrong(game: AnyGame, cars: int) -> None:
    """Stale ids, other seats, answers of another step, cards that are not there."""
    decision = game.pending()[0]
    good = decision.options[0]
    for id in (decision.id - 1, decision.id + cars, -1, 0):
        with pytest.raises(StaleDecision):
            game.apply(decision.seat, good, id)
    waiting = [pending.seat for pending in game.pending()]
    for seat in range(-1, cars + 1):
        if seat not in waiting:
            with pytest.raises(NotYourTurn) as foreign:
                game.apply(seat, good)
            assert refusal_text(foreign.value)
            with pytest.raises(StaleDecision):
                game.apply(seat, good, decision.id)
    race = game.race
    wrong = [Action(kind, 0, face) for kind in range(-1, len(actions.ACTIONS) + 1) for face in (-1, 0, 999)]
    if race is not None:
        wrong += candidates(race, decision.seat)
    wrong = [act for act in wrong if act not in decision.options]
    for action in wrong[:: max(1, len(wrong) // 12)]:
        with pytest.raises(Refused) as refused:
            game.apply(decision.seat, action)
        assert refusal_text(refused.value, STARTING_FACES if race is None else race.view(0).cars[0].faces)
    with pytest.raises((NotYourTurn, IllegalAction)):
        game.apply(decision.seat, actions.take_back())


@every_game
def test_refused_answers_change_nothing(case: Case) -> None:
    for game in walk(case, sampled(case) if LONG else 3 * sampled(case)):
        before = encode(game)
        try_everything_wrong(game, case.setup.cars)
        assert encode(game) == before


@every_game
def test_nobody_is_asked_without_options_and_legends_never(case: Case) -> None:
    setup, last = case.setup, 1
    for game in walk(case, 1 if LONG else 3):
        open_now = game.pending()
        assert open_now
        assert len({decision.id for decision in open_now}) == len(open_now)
        assert len({decision.seat for decision in open_now}) == len(open_now)
        for decision in open_now:
            assert decision.options
            assert 0 <= decision.seat < setup.players
        first = min(decision.id for decision in open_now)
        assert first >= last, "ids go on counting, from the draft through all races"
        last = first
    assert last > 50


def test_an_answer_given_twice_is_stale() -> None:
    for case in (Case("base", 8), Case("modules", 5), Case("season", 0)):
        for game in walk(case):
            decision = game.pending()[0]
            copy = game.copy()
            answer = decision.options[-1]
            copy.apply(decision.seat, answer, decision.id)
            after = encode(copy)
            with pytest.raises(StaleDecision):
                copy.apply(decision.seat, answer, decision.id)
            assert encode(copy) == after


@pytest.mark.parametrize("case", [Case("base", 0), Case("modules", 3), Case("season", 0)], ids=str)
def test_a_game_that_is_over_takes_no_answer(case: Case) -> None:
    game, luck = case.setup.start(case.seed), policy(case.seed)
    while not game.over:
        advance(game, luck)
    before = encode(game)
    for action in (actions.plan(BASIC_1), actions.end_react(), actions.discard(0), actions.take_back(),
                   Action(actions.TAKE_UPGRADE, 0, 1), Action(actions.KEEP_UPGRADE, 0, 1)):  # fmt: skip
        for seat in range(-1, case.setup.cars + 1):
            with pytest.raises(NotYourTurn):
                game.apply(seat, action)
            with pytest.raises(StaleDecision):
                game.apply(seat, action, 1)
    assert game.pending() == []
    assert encode(game) == before


def damaged(data: bytes) -> Iterator[bytes]:
    """The bytes with one of them changed, or with a huge number in the place of a small one."""
    for at in range(len(data)):
        for change in (1, 2, 127, 128):
            yield data[:at] + bytes([data[at] ^ change]) + data[at + 1 :]
        if at >= 4 and data[at] < 128 and data[at - 1] < 128:
            yield data[:at] + b"\xff" * 10 + b"\x01" + data[at + 1 :]


def refused_or_read(wrong: bytes, setup: Setup) -> str:
    """Nothing, or the error that should not be."""
    try:
        decode(wrong, setup)
    except SnapshotError:
        return ""
    except Exception as error:
        return repr(error)
    return ""


#: secure chance; in the middle of a draft; with an open turn and many modules
STORED = [(Case("base", 0), 60), (Case("modules", 5), 4), (Case("modules", 53), 120)]


@pytest.mark.parametrize(("case", "answers"), STORED, ids=str)
def test_damaged_snapshots_are_refused_with_one_kind_of_error(case: Case, answers: int) -> None:
    """Cut short, lengthened or changed: a game or a SnapshotError, nothing else."""
    game, luck = case.setup.start(case.seed), policy(case.seed)
    for _ in range(answers):
        advance(game, luck)
    data, setup = encode(game), case.setup
    for size in range(0, len(data), 1 if LONG else 3):
        with pytest.raises(SnapshotError):
            decode(data[:size], setup)
    with pytest.raises(SnapshotError):
        decode(data + b"\0", setup)
    others = set()
    head = len(MAGIC) + 4
    for number, wrong in enumerate(damaged(data)):
        others.add(refused_or_read(wrong, setup))
        if LONG or number % 3 == 0:  # the checksum put right again: somebody meant it
            body = wrong[head:]
            others.add(refused_or_read(MAGIC + crc32(body).to_bytes(4, "little") + body, setup))
    assert others <= {""}


def sealed(body: bytes) -> bytes:
    """The books of a season with the checksum they should have."""
    return SEASON_MAGIC + crc32(body).to_bytes(4, "little") + body


def test_damaged_seasons_are_refused_with_one_kind_of_error() -> None:
    case = Case("season", 5)
    game, luck = case.setup.start(case.seed), policy(case.seed)
    for _ in range(700):
        advance(game, luck)
    assert isinstance(game, Season)
    assert game.results
    data, setup = encode(game), case.setup
    others = {refused_or_read(data[:size], setup) for size in range(0, len(data), 7)}
    others |= {refused_or_read(wrong, setup) for wrong in list(damaged(data))[:: 1 if LONG else 11]}
    odd: list[object] = [None, -1, 2**200, "x", [], {}, [[]], [-1], [{}], 1.5, True]
    books = json.loads(data[len(SEASON_MAGIC) + 4 :])
    for key in books:
        for value in odd:
            others.add(refused_or_read(sealed(json.dumps({**books, key: value}).encode()), setup))
    others |= {
        refused_or_read(sealed(text), setup) for text in (b"[" * 100_000, b"5", b"null", b"[]", b"\xff", b"{")
    }
    assert others <= {""}


@pytest.mark.parametrize("data", [b"", b"SLS1", b"SLS1S", b"SLS2", b"SLS1S{}", b"\0" * 50])
def test_other_bytes_are_no_game(data: bytes) -> None:
    for setup in (RaceSetup("usa", 2), SeasonSetup("1961", 2, 1)):
        with pytest.raises(SnapshotError):
            decode(data, setup)


def test_actions_survive_their_notation() -> None:
    for case in (Case("base", 1), Case("modules", 9), Case("modules", 44), Case("season", 4)):
        for game in walk(case):
            for decision in game.pending():
                for option in decision.options:
                    assert read_action(write_action(option)) == option
