"""What a place is worth. Rewards come once, when the place is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from slipstream.games.scoring import printed_points


def by_place(place: int, cars: int) -> float:
    """From 1 for the winner to -1 for the last; all cars together get 0.

    >>> [by_place(place, 3) for place in (1, 2, 3)]
    [1.0, 0.0, -1.0]
    """
    return (cars + 1 - 2 * place) / (cars - 1)


def by_win(place: int, cars: int) -> float:
    """1 for the winner, nothing for the others."""
    return 1.0 if place == 1 else 0.0


def by_points(place: int, cars: int) -> float:
    """The points of a championship (CHAMP-19)."""
    return float(printed_points(place))


REWARDS: Final[dict[str, Callable[[int, int], float]]] = {
    "place": by_place,
    "win": by_win,
    "points": by_points,
}
