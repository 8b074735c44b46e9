"""Answers ahead: what a player has chosen for questions that may come while others still act.

"If it is offered": React is a list of wishes in order, each used as often as it is offered, and then done;
Slipstream is at most so many spaces; a discard is those of these cards that may go. What they do not settle
is asked as always. They stand beside the game, never in it: the race is the one with the same answers given
in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from slipstream.core.actions import Action
from slipstream.core.cards import discardable
from slipstream.core.decisions import Decision
from slipstream.core.views import OwnView
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import Ahead, AheadState, Wish
from slipstream.server.tables.table import Table


@dataclass(frozen=True)
class Chosen:
    """What a seat has chosen ahead, and the question that was open then: that one it answers itself."""

    wanted: Ahead
    but: int | None


class AnswersAhead:
    """The answers ahead of a table, by seat. They end with the turn they are for."""

    def __init__(self) -> None:
        self._chosen: dict[int, Chosen] = {}

    def choose(self, table: Table, seat: int, wanted: Ahead) -> None:
        """From now on, instead of what was chosen before."""
        decision = table.decision_of(seat)
        self._chosen[seat] = Chosen(wanted, None if decision is None else int(decision.id))
        self._end(table)

    def forget(self, seat: int | None = None) -> None:
        """Nothing is chosen ahead any more."""
        if seat is None:
            self._chosen.clear()
        else:
            self._chosen.pop(seat, None)

    def use(self, table: Table) -> bool:
        """Answer one question that has come; was there any? What follows from it comes first then."""
        if not self._chosen:
            return False
        if table.history.undone:
            self._note_undo(table)
            return False
        self._end(table)
        if table.row.phase != "running":
            return False
        for decision in table.pending():
            chosen = self._chosen.get(decision.seat)
            if chosen is None or chosen.but == decision.id or table.seat(decision.seat).driver is not None:
                continue
            if (action := answer_ahead(chosen.wanted, decision)) is not None:
                table.apply(decision.seat, action, decision.id)
                return True
        return False

    def _note_undo(self, table: Table) -> None:
        """Who takes an answer back wants to be asked; and the numbers of decisions come again."""
        if table.history.accepted:
            self.forget(table.history.accepted[-1].seat)
        for seat, chosen in self._chosen.items():
            decision = table.decision_of(seat)
            self._chosen[seat] = Chosen(chosen.wanted, None if decision is None else int(decision.id))

    def __bool__(self) -> bool:
        return bool(self._chosen)

    def _end(self, table: Table) -> None:
        """A new round is planned: what was chosen was for the turn that is over."""
        if not table.started or table.game.race is None:
            self.forget()
            return
        for decision in table.pending():
            if decision.step == "plan":
                self.forget(decision.seat)

    def state(self, table: Table, seat: int | None) -> AheadState | None:
        """What a seat may choose ahead now, and has chosen; None while its turn is not to come."""
        if seat is None or not table.started or table.row.phase != "running" or table.interval:
            return None
        race = table.game.race
        if race is None or seat >= len(table.row.seats):
            return None
        car = race.state.cars[seat]
        if car.plan == 0:
            return None
        own = OwnView(car)
        chosen = self._chosen.get(seat)
        return AheadState(
            cards=wire.cards(discardable(own.hand - own.plan)),
            react=None if chosen is None else chosen.wanted.react,
            slipstream=None if chosen is None else chosen.wanted.slipstream,
            discard=None if chosen is None else chosen.wanted.discard,
        )


def answer_ahead(wanted: Ahead, decision: Decision) -> Action | None:
    """The answer to a question by what was chosen ahead; None if it has to be asked."""
    if decision.step == "react" and wanted.react is not None:
        return _react(wanted.react, decision)
    if decision.step == "slipstream" and wanted.slipstream is not None:
        fits = [one for one in decision.options if one.number <= (wanted.slipstream or 0)]
        return max(fits, key=lambda one: int(one.number), default=_idle(decision))
    if decision.step == "discard" and wanted.discard is not None:
        most = Counter(wanted.discard)
        fits = [one for one in decision.options if not Counter(wire.cards(one.cards)) - most]
        return max(fits, key=lambda one: len(wire.cards(one.cards)), default=_idle(decision))
    return None


def _react(wishes: Sequence[Wish], decision: Decision) -> Action | None:
    options = decision.options
    for wish in wishes:
        if fits := [one for one in options if _fits(wish, one)]:
            return max(fits, key=lambda one: int(one.number))
    return options[0] if len(options) == 1 else _idle(decision)


def _fits(wish: Wish, action: Action) -> bool:
    return action.key == wish.key and (wish.card is None or wire.option_fields(action)["card"] == wish.card)


def _idle(decision: Decision) -> Action | None:
    return None if decision.idle is None else decision.options[decision.idle]
