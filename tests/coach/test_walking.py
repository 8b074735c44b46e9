"""Through a record again: what was asked, and what was known then."""

from __future__ import annotations

import pytest

from slipstream.coach.walking import courses
from slipstream.games.season import Season
from slipstream.records.notation import read_action, write_action
from slipstream.records.record import Recorded
from slipstream.server.tables.replays import race_replay
from tests.coach.support import SETUPS, driven


@pytest.mark.parametrize("name", list(SETUPS))
def test_every_choice_is_found_with_what_was_known(name: str) -> None:
    record = driven(name)
    for seat in range(record.setup.players):
        found = {course.first + one.index: one for course in courses(record, seat) for one in course.choices}
        game, asked = record.start(), 0
        for at, (who, text) in enumerate(record.actions):
            mine = [one for one in game.pending() if one.seat == seat == who and len(one.options) > 1]
            if mine and game.race is not None:
                choice, asked = found[at], asked + 1
                assert choice.view == game.race.view(seat)
                assert choice.decision.options == mine[0].options
                assert choice.played is not None
                assert write_action(choice.played) == text
                assert choice.round == game.race.state.round
            game.apply(who, read_action(text))
        assert asked == len(found) > 10


@pytest.mark.parametrize("name", list(SETUPS))
def test_moments_are_those_of_the_replay(name: str) -> None:
    record = driven(name)
    for course in courses(record, 0):
        replay = race_replay(record, course.race)
        assert replay["first"] == course.first
        for choice in course.choices:
            moment = replay["moments"][choice.index]
            assert moment["seat"] == 0
            assert choice.played is not None
            assert moment["option"]["key"] == choice.played.key


def test_who_won() -> None:
    record = driven("season")
    game = record.replay()
    assert isinstance(game, Season)
    for seat in range(record.setup.players):
        won = [result.classification[0]["seat"] == seat for result in game.results]
        assert [course.won for course in courses(record, seat)] == won


def test_what_comes_later_changes_nothing() -> None:
    """The choices of the first half are the same in a record that knows no more than that."""
    record = driven("modules")
    half = record.rewind(len(record.actions) // 2)
    whole, part = courses(record, 0)[0], courses(half, 0)[0]
    assert part.won is None
    played = [choice for choice in part.choices if choice.played is not None]
    assert len(played) > 5
    for choice, same in zip(played, whole.choices, strict=False):
        assert (choice.view, choice.played, choice.index) == (same.view, same.played, same.index)


def test_an_open_choice_comes_last() -> None:
    record = driven("plain")
    for at in range(len(record.actions)):
        open_now = [one for one in record.replay(at).pending() if one.seat == 0 and len(one.options) > 1]
        last = courses(record.rewind(at), 0)[-1].choices[-1:]
        assert bool(open_now) == bool(last and last[0].played is None)


def test_a_record_that_begins_in_the_middle() -> None:
    record = driven("plain")
    half = Recorded.resume(record.rewind(len(record.actions) // 2))
    half.restart_from_here()
    for seat, text in record.actions[len(record.actions) // 2 :]:
        half.record.actions.append((seat, text))
    whole, rest = courses(record, 1)[0], courses(half.record, 1)[0]
    assert rest.won == whole.won
    assert [one.view for one in rest.choices] == [one.view for one in whole.choices[-len(rest.choices) :]]
