"""Legends: automated cars driven by one deck of cards. They ask nobody (LEGEND)."""

from __future__ import annotations

from slipstream.core.events import LEGEND_CARD_REVEALED, LEGEND_MOVED
from slipstream.core.movement import move
from slipstream.core.state import NO_CARD, NO_SEAT
from slipstream.core.steps.check_corner import next_line
from slipstream.core.turn_data import BY_REVEAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState

_BIT: Final = [1 << card for card in range(62)]

MOVE_A: Final = 0
MOVE_B: Final = 1
LEGEND_MOVES: Final = ["A", "B"]


def reveal_legend_card(state: RaceState) -> None:
    """Turn over the card of this round; a used-up deck is shuffled anew (LEGEND-4..6)."""
    cards = len(state.rules.legend_diamond)
    if state.legend_deck == 0:
        state.legend_deck = _BIT[cards] - 1
    left: i64 = 0
    card: i64 = 0
    while card < cards:
        if state.legend_deck & _BIT[card] != 0:
            left += 1
        card += 1
    index = state.legend_luck.below(left)
    card = 0
    while state.legend_deck & _BIT[card] == 0 or index > 0:
        if state.legend_deck & _BIT[card] != 0:
            index -= 1
        card += 1
    state.secrets += 1
    state.legend_deck -= _BIT[card]
    state.legend_card = card
    state.emit(LEGEND_CARD_REVEALED, NO_SEAT, card)


def drive_legend(state: RaceState, car: Car) -> None:
    """The whole turn of a Legend: one movement (ROUND-9)."""
    if state.legend_card == NO_CARD:
        reveal_legend_card(state)
    rules = state.rules
    top_speed: i64 = rules.legend_top_speed[state.legend_card][car.seat]
    diamond: i64 = rules.legend_diamond[state.legend_card][car.seat]
    move_legend(state, car, top_speed, diamond)


def move_legend(state: RaceState, car: Car, top_speed: i64, diamond: i64) -> i64:
    """Move A through the next corner or move B up to it; gives which (LEGEND-8..14, 19)."""
    track = state.track
    finish = state.rules.finish
    line = next_line(track, car.progress)
    kind: i64 = MOVE_B
    distance = top_speed
    if line < finish:  # lines beyond the final finish line do not exist (LEGEND-19)
        if track.past_legend_line(car.space):
            kind = MOVE_A
            distance = state.rules.speed_limit[track.next_corner[car.space]] + diamond
            second = next_line(track, line)
            if second < finish and car.progress + distance >= second:
                distance = second - 1 - car.progress  # never two lines at once (LEGEND-11)
        elif car.progress + top_speed >= line:
            distance = line - 1 - diamond - car.progress  # LEGEND-13
            if distance < 0:  # it stands closer than that, and never moves backwards (LEGEND-14)
                distance = 0
    state.emit(LEGEND_MOVED, car.seat, kind, distance)
    move(state, car, distance, BY_REVEAL)
    return kind
