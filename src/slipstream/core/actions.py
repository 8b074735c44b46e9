"""The vocabulary of choices: what a seat can answer. Values without behaviour.

An action is a kind and up to three numbers: cards (a zone), a number, and the card whose symbol is used.
`ACTIONS` says which kind names what; `write_action` writes them, `slipstream.records.notation` reads them.
"""

from __future__ import annotations

from slipstream.core.cards import count, write_cards
from slipstream.core.symbols import SYM_HEAT, SYMBOLS, USED_BY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

PLAN: Final = 0
TAKE_BACK: Final = 1
CHOOSE_VALUE: Final = 2
COOL_GEAR: Final = 3
COOL_ADRENALINE: Final = 4
COOL_SECTOR: Final = 5
COOL_CARD: Final = 6
PAY_HEAT: Final = 7
UNPAYABLE: Final = 8
SCRAP: Final = 9
REDUCE_STRESS: Final = 10
SALVAGE: Final = 11
DIRECT_PLAY: Final = 12
ACCELERATE: Final = 13
ADRENALINE_MOVE: Final = 14
BOOST: Final = 15
END_REACT: Final = 16
SLIPSTREAM: Final = 17
DISCARD: Final = 18
REFRESH: Final = 19
TAKE_UPGRADE: Final = 20
SWAP_UPGRADE: Final = 21
KEEP_UPGRADE: Final = 22

#: key, then what the action names besides its kind
ACTIONS: Final = [
    ("plan", "cards"),
    ("take-back",),
    ("choose-value", "source", "number"),
    ("cool-gear", "number"),
    ("cool-adrenaline", "number"),
    ("cool-sector", "number"),
    ("cool-card", "source", "number"),
    ("pay-heat", "source"),
    ("unpayable", "source", "number"),
    ("scrap", "source"),
    ("reduce-stress", "source", "number"),
    ("salvage", "source", "cards"),
    ("direct-play", "source"),
    ("accelerate", "source"),
    ("adrenaline-move",),
    ("boost",),
    ("end-react",),
    ("slipstream", "number"),
    ("discard", "cards"),
    ("refresh", "source"),
    ("take-upgrade", "number"),
    ("swap-upgrade", "number", "given"),
    ("keep-upgrade", "number"),
]
NUMBER_MAY_LACK: Final = UNPAYABLE  # a number only where equal cards differ in value
ACTION_KEYS: Final = [row[0] for row in ACTIONS]

#: the symbol of a card that an action uses
USES: Final = {ACTION_KEYS.index(key): symbol for key, symbol in USED_BY.items()} | {UNPAYABLE: SYM_HEAT}
#: by kind: does it settle a symbol that is not left to the player? (SYM-1, REACT-5)
MANDATORY: Final = [kind in USES and SYMBOLS[USES[kind]].mandatory for kind in range(len(ACTIONS))]
#: kinds that change neither the Speed nor the Heat of the turn: nothing has to be foreseen for them
KEEPS_TURN: Final = [SCRAP, REDUCE_STRESS, SALVAGE, REFRESH]
#: kinds that may name nothing at all: that answer leaves everything as it is
MAY_DECLINE: Final = [END_REACT, SLIPSTREAM, DISCARD, REFRESH, SWAP_UPGRADE]


class Action:
    """One choice. Equal choices are equal values."""

    def __init__(self, kind: i64, cards: i64 = 0, number: i64 = 0, source: i64 = 0) -> None:
        self.kind = kind
        self.cards = cards  # a zone: the cards of a plan, a discard, a salvage
        self.number = number  # Heat cooled, spaces slipstreamed, value chosen or lost, face of an Upgrade
        self.source = source  # the card whose symbol is used; in a swap the face that is given away

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
            and self.source == other.source
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.cards, self.number, self.source))

    def __repr__(self) -> str:
        if well_formed(self):
            return f"Action({write_action(self)})"
        cards, source = write_cards(self.cards), write_cards(self.source)
        return f"Action({self.key}, cards {cards}, number {self.number}, source {source})"


_NAMES_CARDS: Final = ["cards" in row for row in ACTIONS]
_NAMES_NUMBER: Final = ["number" in row for row in ACTIONS]
_NAMES_SOURCE: Final = ["source" in row or "given" in row for row in ACTIONS]


def well_formed(action: Action) -> bool:
    """Is it an action at all, and does it carry nothing that its kind does not name?"""
    kind = action.kind
    if kind < 0 or kind >= len(ACTIONS):
        return False
    return (
        (action.cards == 0 or _NAMES_CARDS[kind])
        and (action.number == 0 or _NAMES_NUMBER[kind])
        and (action.source == 0 or _NAMES_SOURCE[kind])
    )


def declines(action: Action) -> bool:
    """Does this answer leave everything be? (REACT-5, SLIP-1, DISCARD-1, SYM-REFRESH-1, CHAMP-12)"""
    return action.kind in MAY_DECLINE and action.cards == 0 and action.number == 0 and action.source == 0


def idle_option(options: list[Action]) -> int | None:
    """Which of these answers does nothing; None if something must be done."""
    for at, option in enumerate(options):
        if declines(option):
            return at
    return None


def planned_gear(cards: i64) -> i64:
    """The gear that a plan names: the number of its cards (GEAR-8, PLAY-1); 0 for no plan."""
    return count(cards)


def write_action(action: Action) -> str:
    """The action as text: its key, then what it names."""
    words = [action.key]
    for name in ACTIONS[action.kind][1:]:
        if name == "cards":
            words.append(write_cards(action.cards))
        elif name == "source":
            words.append(write_cards(action.source))
        elif name == "given":
            words.append(str(action.source))
        elif action.number != 0 or action.kind != NUMBER_MAY_LACK:
            words.append(str(action.number))
    return " ".join(words)


def is_cooldown(kind: i64) -> bool:
    """Is it a Cooldown, whatever its source? (COOL-6)"""
    return COOL_GEAR <= kind <= COOL_CARD


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
