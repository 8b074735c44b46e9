"""A mind: somebody who answers the open question of a seat in numbers, and a race that minds drive."""

from __future__ import annotations

from slipstream.core.actions import Action
from slipstream.core.decisions import options_of
from slipstream.core.random_play import Draw
from slipstream.core.state import STEP_OVER, STEP_PLAN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.chance import Stream
    from slipstream.core.race import Race
    from slipstream.core.state import RaceState


class Mind:
    """Answers by the own cards and what lies open on the table, never by what is hidden."""

    def choose(self, state: RaceState, seat: i64, into: Draw) -> None:
        """Write a legal answer of this seat to its open question down."""
        raise NotImplementedError


class AnyAnswer(Mind):
    """Any legal answer, all equally likely; where there is only one, no luck is used."""

    def __init__(self, luck: Stream) -> None:
        self.luck = luck

    def choose(self, state: RaceState, seat: i64, into: Draw) -> None:
        options = options_of(state, seat)
        option = options[0] if len(options) == 1 else options[self.luck.below(len(options))]
        into.kind = option.kind
        into.cards = option.cards
        into.number = option.number
        into.source = option.source


def drive_race(race: Race, minds: list[Mind], told: list[tuple[int, Action]] | None = None) -> None:
    """Drive a race to its end, one mind for each seat; `told` takes every answer down.

    The order of answers is that of `Race.pending`: plans by seat, then turn by turn.
    """
    state = race.state
    into = Draw()
    while state.step != STEP_OVER:
        seat = next_by_number(race)
        minds[seat].choose(state, seat, into)
        if told is not None:
            told.append((int(seat), Action(into.kind, into.cards, into.number, into.source)))
        race.push(seat, into.kind, into.cards, into.number, into.source)


def next_by_number(race: Race) -> i64:
    """The seat that is asked next; of several that plan, the one with the lowest number."""
    state = race.state
    if state.step != STEP_PLAN:
        return state.active
    seat: i64 = 0
    while not state.asks(seat):
        seat += 1
    return seat
