"""The history of a table: what stands, how its events are numbered, and what is still to be told."""

from __future__ import annotations

import pytest

from slipstream.core import events as happened
from slipstream.core.events import Event
from slipstream.server.store.store import UNDO, Entry
from slipstream.server.tables.history import TAKEN_BACK, Chapter, History, standing


def told(count: int, seat: int = 0) -> list[Event]:
    """So many events, all different from each other."""
    return [Event(happened.MOVED, seat, number) for number in range(count)]


def keys(events: list[Event]) -> list[tuple[int, int]]:
    return [(int(event.seat), int(event.a)) for event in events]


def opened(*chapters: tuple[int, str, int]) -> History:
    """An opening of two events, then these: seat, action, number of events. All of it was told."""
    history = History()
    history.open(told(2, seat=5))
    for seat, action, count in chapters:
        history.write(seat, action, told(count, seat), secrets=0)
    history.stored()
    return history


def test_nothing_has_happened_in_the_lobby() -> None:
    history = History()
    assert (history.end, history.race_from, history.changed_from, history.undone) == (0, 0, 0, False)
    assert history.actions == []
    assert history.since(0) == []


def test_events_are_numbered_through_all_chapters() -> None:
    history = opened((0, "plan 1", 1), (1, "plan 2", 0), (0, "end-react", 3))
    assert [chapter.first for chapter in history.chapters] == [0, 2, 3, 3]
    assert history.end == 6
    assert history.actions == [(0, "plan 1"), (1, "plan 2"), (0, "end-react")]


@pytest.mark.parametrize("number", range(8))
def test_since_any_number(number: int) -> None:
    """Chapters without events do not end the search, whereever they stand."""
    chapters = [(0, "plan 1", 0), (1, "plan 2", 3), (0, "end-react", 0), (1, "end-react", 2), (0, "boost", 0)]
    history = opened(*chapters)
    every = [event for chapter in history.chapters for event in chapter.events]
    assert len(every) == 7
    assert history.since(number) == every[number:]


def test_what_is_new_is_told_from_its_first_event_until_it_was_stored() -> None:
    history = opened((0, "plan 1", 1))
    assert history.changed_from == history.end == 3
    history.write(1, "plan 2", told(2, 1), secrets=0)
    history.write(0, "end-react", told(1), secrets=0)
    assert history.changed_from == 3
    assert keys(history.since(history.changed_from)) == [(1, 0), (1, 1), (0, 0)]
    history.accepted.append(Entry(1, 0, "end-react", 0.0))
    history.stored()
    assert (history.changed_from, history.accepted) == (6, [])


def test_undo_removes_the_last_chapter() -> None:
    history = opened((0, "plan 1", 1), (0, "boost", 2), (0, "end-react", 3))
    history.undo()
    assert history.undone
    assert history.actions == [(0, "plan 1"), (0, "boost")]
    assert (history.end, history.changed_from) == (5, 5)
    assert history.since(5) == []
    history.undo()
    assert (history.end, history.changed_from) == (3, 3), "clients cut from the first event that is gone"
    history.stored()
    assert not history.undone


def test_an_answer_after_an_undoing_takes_its_numbers() -> None:
    history = opened((0, "plan 1", 1), (0, "boost", 2))
    history.undo()
    history.write(0, "end-react", told(4), secrets=0)
    assert (history.changed_from, history.end) == (3, 7)
    assert keys(history.since(3)) == [(0, 0), (0, 1), (0, 2), (0, 3)]


def test_a_plan_taken_back_leaves_no_trace_and_what_came_later_moves_up() -> None:
    history = opened((0, "plan 1", 2), (1, "plan 2", 1), (2, "plan 3", 1))
    history.write(0, TAKEN_BACK, told(9), secrets=0)
    assert history.actions == [(1, "plan 2"), (2, "plan 3")]
    assert [chapter.first for chapter in history.chapters] == [0, 2, 3]
    assert (history.changed_from, history.end) == (2, 4)
    assert keys(history.since(2)) == [(1, 0), (2, 0)]
    assert not history.undone, "numbers of decisions do not come again"


def test_only_the_last_chapter_of_the_seat_is_taken_back() -> None:
    history = opened(
        (0, "plan 1", 1), (1, "plan 2", 1), (0, "end-react", 1), (0, "plan 4", 1), (1, "plan 3", 1)
    )
    history.write(0, TAKEN_BACK, [], secrets=0)
    assert history.actions == [(0, "plan 1"), (1, "plan 2"), (0, "end-react"), (1, "plan 3")]


def test_a_plan_that_lies_in_the_stored_state_is_taken_back_by_a_chapter() -> None:
    """After a change of rules the history begins in the middle: there is no chapter to remove."""
    history = opened((1, "plan 2", 1))
    history.write(0, TAKEN_BACK, told(1), secrets=0)
    assert history.actions == [(1, "plan 2"), (0, TAKEN_BACK)]
    assert history.end == 4


def scored(seat: int) -> Event:
    return Event(happened.POINTS_SCORED, seat, 9, 9)


def test_the_second_race_begins_after_the_points_of_the_first() -> None:
    history = opened((0, "plan 1", 3))
    assert history.race_from == 0
    history.write(0, "discard -", [*told(2), scored(0), scored(1), *told(1)], secrets=0)
    assert history.race_from == 9
    history.write(0, "plan 2", told(2), secrets=0)
    assert history.race_from == 9
    assert keys(history.since(history.race_from)) == [(0, 0), (0, 0), (0, 1)]


def test_undoing_the_end_of_a_race_leads_back_into_it() -> None:
    history = opened((0, "plan 1", 3))
    history.write(0, "discard -", [scored(0), scored(1)], secrets=0)
    history.stored()
    history.undo()
    assert (history.race_from, history.changed_from) == (0, 5)


def test_a_plan_of_the_second_race_is_taken_back_without_the_first() -> None:
    history = opened((0, "discard -", 1))
    history.write(1, "discard -", [scored(0)], secrets=0)
    history.write(0, "plan 1", told(2), secrets=0)
    history.write(1, "plan 2", told(1, 1), secrets=0)
    history.stored()
    history.write(0, TAKEN_BACK, [], secrets=0)
    assert (history.race_from, history.changed_from, history.end) == (4, 4, 5)


@pytest.mark.parametrize(
    ("seat", "action", "secrets", "can"),
    [
        (0, "end-react", 3, True),
        (1, "end-react", 3, False),  # somebody else's
        (0, "end-react", 4, False),  # something hidden was revealed by it
        (0, "plan 1", 3, False),  # a plan is taken back
    ],
)
def test_what_can_be_undone(seat: int, action: str, secrets: int, can: bool) -> None:
    history = opened((1, "plan 1", 1))
    history.write(0, action, told(1), secrets=3)
    assert history.can_undo(seat, secrets) == can


def test_the_opening_is_undone_by_nobody() -> None:
    history = opened()
    assert not any(history.can_undo(seat, 0) for seat in range(6))


def entries(*lines: tuple[int, str]) -> list[Entry]:
    return [Entry(number, seat, action, 0.0) for number, (seat, action) in enumerate(lines, 1)]


def test_entries_lead_to_what_the_history_tells() -> None:
    """Read from the database or lived through: the same actions stand."""
    lines = [
        (0, "plan 1"), (1, "plan 2"), (0, TAKEN_BACK), (0, "plan 3"), (0, "boost"), (0, UNDO),
        (0, "end-react"), (1, "end-react"), (1, "plan 4"), (0, "plan 1"), (1, TAKEN_BACK),
    ]  # fmt: skip
    history = opened()
    for seat, action in lines:
        if action == UNDO:
            history.undo()
        else:
            history.write(seat, action, told(1, seat), secrets=0)
    assert standing(entries(*lines)) == history.actions
    assert history.actions == [
        (1, "plan 2"),
        (0, "plan 3"),
        (0, "end-react"),
        (1, "end-react"),
        (0, "plan 1"),
    ]
    numbered = [chapter.first for chapter in history.chapters]
    assert numbered == [0, 2, 3, 4, 5, 6]


def test_a_chapter_ends_after_its_last_event() -> None:
    assert Chapter(0, "boost", told(3), 0, 4, 0).end == 7
    assert Chapter(0, "boost", [], 0, 4, 0).end == 4
