"""The Upgrade draft: three rounds for a single race, one card and a swap in a championship (GARAGE, CHAMP).

The market lies open; only what comes next from the pile is hidden, and the pile is a bag.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from slipstream.core.actions import SWAP_UPGRADE, TAKE_UPGRADE, Action
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.errors import IllegalAction
from slipstream.core.events import UPGRADE_SWAPPED, UPGRADE_TAKEN, Event
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.modules.conditions import Conditions
from slipstream.modules.event_cards import EventCard
from slipstream.modules.garage import MARKET_EXTRA, UPGRADES_PER_CAR

if TYPE_CHECKING:
    from typing_extensions import TypeIs

NO_SWAP: Final = -1


@dataclass(frozen=True)
class DraftView:
    """What everybody knows while Upgrades are chosen. There is nothing private in it."""

    seat: int | None
    step: str
    track: Track = field(compare=False)
    market: tuple[int, ...]
    upgrades: tuple[tuple[int, ...], ...]  # faces by seat
    grid: tuple[int, ...]  # seats, pole first
    active: int | None
    conditions: Conditions | None  # in a championship they are drawn after the draft (CHAMP-10)
    event: EventCard | None


def drafting(view: View | DraftView) -> TypeIs[DraftView]:
    """Are Upgrades being chosen? Otherwise a race is on: the two look different."""
    return isinstance(view, DraftView)


class Draft:
    """Players take cards from a market in turn. `upgrades` by seat are what each owns."""

    def __init__(
        self,
        orders: list[list[int]],
        upgrades: list[list[int]],
        pile: list[int],
        luck: Stream,
        swapper: int = NO_SWAP,
    ) -> None:
        self.orders = orders  # the seats of each draft round in picking order
        self.upgrades = upgrades
        self.pile = pile
        self.luck = luck
        self.swapper = swapper  # who may exchange a card at the end (CHAMP-12)
        self.aside: list[int] = []  # cards left in earlier markets (GARAGE-8)
        self.market: list[int] = []
        self.round = 0
        self.at = 0
        self.swapping = False
        self._deal()

    @staticmethod
    def for_garage(grid: list[int], pile: list[int], luck: Stream, cars: int) -> Draft:
        """Three rounds: from the back, from the front, from the back again (GARAGE-5..7)."""
        back_first = grid[::-1]
        orders = [back_first, grid[:], back_first][:UPGRADES_PER_CAR]
        return Draft(orders, [[] for _ in range(cars)], pile, luck)

    @staticmethod
    def for_championship(grid: list[int], upgrades: list[list[int]], pile: list[int], luck: Stream) -> Draft:
        """One card each from the back, then a swap for the last on the grid (CHAMP-11, CHAMP-12)."""
        return Draft([grid[::-1]], upgrades, pile, luck, swapper=grid[-1])

    def copy(self) -> Draft:
        """An independent draft in the same state."""
        other = Draft.__new__(Draft)
        other.orders = [order[:] for order in self.orders]
        other.upgrades = [cards[:] for cards in self.upgrades]
        other.pile = self.pile[:]
        other.luck = self.luck.copy()
        other.swapper = self.swapper
        other.aside = self.aside[:]
        other.market = self.market[:]
        other.round = self.round
        other.at = self.at
        other.swapping = self.swapping
        return other

    @property
    def players(self) -> int:
        """How many take part; Legends do not (GARAGE-4)."""
        return len(self.orders[0])

    def _deal(self) -> None:
        """Lay out a new market (GARAGE-4, GARAGE-13)."""
        size = self.players + MARKET_EXTRA
        if len(self.pile) < size:
            self.pile += self.aside
            self.aside = []
        self.pile.sort()  # a bag: how cards came back into it never changes what is dealt
        self.market = sorted(
            self.pile.pop(self.luck.below(len(self.pile))) for _ in range(min(size, len(self.pile)))
        )

    @property
    def seat(self) -> int | None:
        """Whose turn it is, None when the draft is over."""
        if self.round < len(self.orders):
            return self.orders[self.round][self.at]
        return self.swapper if self.swapping else None

    @property
    def step(self) -> str:
        """What is asked: draft or swap."""
        return "swap" if self.swapping else "draft"

    def options(self) -> list[Action]:
        """Every legal answer; a swap of nothing declines."""
        market = sorted(set(self.market))
        if not self.swapping:
            return [Action(TAKE_UPGRADE, 0, face) for face in market]
        owned = sorted(set(self.upgrades[self.swapper]))
        pairs = [Action(SWAP_UPGRADE, 0, face, given) for given in owned for face in market]
        return [Action(SWAP_UPGRADE), *pairs]

    def decision(self, id: int) -> Decision | None:
        """The open question."""
        seat = self.seat
        return None if seat is None else Decision(id, seat, self.step, None, self.options())

    def apply(self, action: Action) -> list[Event]:
        """The active player's answer."""
        seat = self.seat
        assert seat is not None
        options = self.options()
        if action not in options:
            facts: dict[str, int | str] = {"action": action.key, "step": self.step, "number": action.number}
            raise IllegalAction("not-in-the-market", facts, seat, options)
        if self.swapping:
            self.swapping = False
            return self._swap(seat, action.number, action.source)
        self.market.remove(action.number)
        self.upgrades[seat].append(action.number)
        self._next()
        return [Event(UPGRADE_TAKEN, seat, action.number)]

    def _swap(self, seat: int, taken: int, given: int) -> list[Event]:
        if taken:
            self.market.remove(taken)
            self.market.append(given)
            self.upgrades[seat].remove(given)
            self.upgrades[seat].append(taken)
        self._clear()
        return [Event(UPGRADE_SWAPPED, seat, taken, given)] if taken else []

    def _next(self) -> None:
        self.at += 1
        if self.at < len(self.orders[self.round]):
            return
        self.at = 0
        self.round += 1
        if self.round < len(self.orders):
            self.aside += self.market
            self._deal()
        elif self.swapper != NO_SWAP and self.market:
            self.swapping = True
        else:
            self._clear()

    def _clear(self) -> None:
        """What is left goes back; a championship shuffles it into the pile (CHAMP-13)."""
        self.pile = sorted(self.pile + self.market + self.aside)
        self.market = []
        self.aside = []

    def view(
        self,
        seat: int | None,
        track: Track,
        grid: list[int],
        conditions: Conditions | None,
        event: EventCard | None,
    ) -> DraftView:
        """The table as everybody sees it."""
        upgrades = tuple(tuple(cards) for cards in self.upgrades)
        market = tuple(self.market)
        return DraftView(seat, self.step, track, market, upgrades, tuple(grid), self.seat, conditions, event)
