"""Automated drivers at a table: those who answer at once, and those who think."""

from __future__ import annotations

import time
from collections.abc import Mapping

from slipstream.core.actions import Action
from slipstream.core.chance import stream
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.drivers import Driver, choose, make_driver
from slipstream.games.draft import DraftView
from slipstream.games.setup import new_seed
from slipstream.server.tables.lesson import RIVALS, rival
from slipstream.server.tables.levels import quick, slow_steps
from slipstream.server.tables.table import Table


def at_rest(table: Table) -> bool:
    """Is nobody asked who answers at once?"""
    return _asked(table) is None


def drive_some(table: Table, seconds: float, most: int) -> int:
    """Let the automated drivers answer until a person is asked, or one who thinks: there the game rests.

    They stop after so many seconds or answers. Gives how many there were.
    """
    until = time.perf_counter() + seconds
    for number in range(most):
        if (asked := _asked(table)) is None:
            return number
        decision, driver = asked
        table.apply(decision.seat, choose(driver, table.game, decision), decision.id)
        if time.perf_counter() >= until:
            return number + 1
    return most


def _asked(table: Table) -> tuple[Decision, Driver] | None:
    """An open decision and who answers it at once; nobody drives where nobody could come back."""
    if table.row.phase != "running" or table.deserted:
        return None
    for decision in table.pending():
        driver = _driver(table, decision)
        if driver is not None and not _takes_time(table, decision):
            return decision, driver
    return None


def _driver(table: Table, decision: Decision) -> Driver | None:
    """Who answers this decision at once, None if a person does."""
    seat = decision.seat
    if table.is_lesson and seat in RIVALS:
        return rival()
    level = table.seat(seat).driver
    if level is None:
        return None
    if seat not in table.drivers:
        table.drivers[seat] = _new_driver(quick(level), seat)
    return table.drivers[seat]


def _new_driver(level: str, seat: int) -> Driver:
    return make_driver(level, stream("fast", new_seed(), 0, "driver", seat))


def quick_answer(table: Table, view: View | DraftView, decision: Decision) -> Action:
    """What a driver answers who needs no time."""
    level = table.seat(decision.seat).driver if is_watched(table, decision) else None
    driver = _new_driver(quick(level or table.wanted.absent), decision.seat)
    return decision.options[0] if len(decision.options) == 1 else driver.decide(view, decision)


def decide_for(table: Table, late: Mapping[int, int | None]) -> None:
    """Time has run out for these decisions: what is selected is the answer, else a driver decides."""
    for decision in table.pending():
        if decision.id not in late:
            continue
        option = late[decision.id]
        if option is not None and option < len(decision.options):
            action, driver = decision.options[option], None
        else:
            action, driver = (
                quick_answer(table, table.game.view(decision.seat), decision),
                table.wanted.absent,
            )
        table.apply(decision.seat, action, decision.id)
        table.note("time-up", decision.seat, driver=driver)


# Those who think


def _takes_time(table: Table, decision: Decision) -> bool:
    """Does the driver who is asked take time? However many answers there are: that may be a secret."""
    return decision.step in slow_steps(table.seat(decision.seat).driver) or is_watched(table, decision)


def is_watched(table: Table, decision: Decision) -> bool:
    """Is this the plan of somebody who has handed the car over and watches, and does nobody else drive?

    Then the race goes on round by round, and not to its end at once: one may take the wheel back at any time.
    """
    people = [seat for seat in table.row.seats if seat.kind == "human" and not seat.gone]
    return (
        decision.step == "plan" and table.seat(decision.seat) in people and all(one.driver for one in people)
    )


def thinking(table: Table) -> list[tuple[Decision, str]]:
    """The open decisions that automated drivers think about, and who it is."""
    if table.row.phase != "running":
        return []
    return [(one, table.seat(one.seat).driver or "") for one in table.pending() if _takes_time(table, one)]


def thought_out(table: Table, seat: int, decision: int, action: Action) -> None:
    """The answer of a driver who has thought; if the decision is gone by now, never mind."""
    for open_now, _ in thinking(table):
        if open_now.seat == seat and open_now.id == decision and action in open_now.options:
            table.apply(seat, action, decision)
            return
