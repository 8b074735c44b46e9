"""The vocabulary of choices: what a seat can answer. Values without behaviour.

An action is a kind, the cards it names (a zone) and a number. Build them with the functions below;
`slipstream.notation` writes and reads them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

PLAN: Final = 0
TAKE_BACK: Final = 1
COOL_GEAR: Final = 2
COOL_ADRENALINE: Final = 3
ADRENALINE_MOVE: Final = 4
BOOST: Final = 5
END_REACT: Final = 6
SLIPSTREAM: Final = 7
DISCARD: Final = 8

ACTION_KEYS: Final = [
    "plan", "take-back", "cool-gear", "cool-adrenaline", "adrenaline-move", "boost", "end-react",
    "slipstream", "discard",
]  # fmt: skip


class Action:
    """One choice. Equal choices are equal values."""

    def __init__(self, kind: i64, cards: i64 = 0, number: i64 = 0) -> None:
        self.kind = kind
        self.cards = cards  # a zone: the cards of a plan or a discard
        self.number = number  # Heat cooled, spaces slipstreamed

    @property
    def key(self) -> str:
        """The name of the kind, e.g. "slipstream"."""
        return ACTION_KEYS[self.kind] if 0 <= self.kind < len(ACTION_KEYS) else f"unknown-{self.kind}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.cards == other.cards
            and self.number == other.number
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.cards, self.number))

    def __repr__(self) -> str:
        return f"Action({self.key}, cards={self.cards}, number={self.number})"


def plan(cards: i64) -> Action:
    """Commit these cards; their number is the gear (GEAR-8, PLAY-1)."""
    return Action(PLAN, cards)


def take_back() -> Action:
    """Take the own plan back while others are still open (GEAR-8)."""
    return Action(TAKE_BACK)


def cool_gear(heat: i64) -> Action:
    """Cool this much Heat with the gear (COOL-1, COOL-2)."""
    return Action(COOL_GEAR, 0, heat)


def cool_adrenaline() -> Action:
    """Cool 1 Heat with Adrenaline (ADR-5)."""
    return Action(COOL_ADRENALINE, 0, 1)


def boost() -> Action:
    """Pay 1 Heat for a + symbol (BOOST-1)."""
    return Action(BOOST)


def adrenaline_move() -> Action:
    """Speed +1 and one space (ADR-5)."""
    return Action(ADRENALINE_MOVE)


def end_react() -> Action:
    """Leave the remaining optional symbols unused (REACT-5)."""
    return Action(END_REACT)


def slipstream(spaces: i64) -> Action:
    """Move by Slipstream, 0 to decline (SLIP-1)."""
    return Action(SLIPSTREAM, 0, spaces)


def discard(cards: i64) -> Action:
    """Put these cards from hand on the discard pile (DISCARD-1)."""
    return Action(DISCARD, cards)
