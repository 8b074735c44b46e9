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
    from slipstream.core.rules import RaceRules
    from slipstream.core.state import RaceState
    from slipstream.core.track import Track

_BIT: Final = [1 << card for card in range(62)]

MOVE_A: Final = 0
MOVE_B: Final = 1
LEGEND_MOVES: Final = ["A", "B"]

# ways to make them; those of move A come first
THROUGH: Final = 0  # limit and diamond number together (LEGEND-9)
ONE_LINE_ONLY: Final = 1  # as far as the second line lets it: never two at once (LEGEND-11)
TOP_SPEED: Final = 2  # no line is in reach (LEGEND-12)
NO_LINE_LEFT: Final = 3  # top speed: lines beyond the final finish line do not exist (LEGEND-19)
UP_TO_THE_LINE: Final = 4  # to the diamond number (LEGEND-13)
STAYS: Final = 5  # it stands closer than that, and never moves backwards (LEGEND-14)


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


def legend_way(track: Track, rules: RaceRules, progress: i64, top_speed: i64, diamond: i64) -> i64:
    """Which of the ways above a Legend goes from here (LEGEND-8, 11..14, 19)."""
    space = progress % track.length
    line = next_line(track, progress)
    if line >= rules.finish:
        return NO_LINE_LEFT
    if track.past_legend_line(space):
        second = next_line(track, line)
        through = progress + rules.speed_limit[track.next_corner[space]] + diamond
        return ONE_LINE_ONLY if through >= second and second < rules.finish else THROUGH
    if progress + top_speed < line:
        return TOP_SPEED
    return STAYS if line - 1 - diamond < progress else UP_TO_THE_LINE


def legend_distance(
    track: Track, rules: RaceRules, progress: i64, top_speed: i64, diamond: i64, way: i64
) -> i64:
    """The spaces of this way (LEGEND-9, 11..14)."""
    line = next_line(track, progress)
    if way == THROUGH:
        return rules.speed_limit[track.next_corner[progress % track.length]] + diamond
    if way == ONE_LINE_ONLY:
        return next_line(track, line) - 1 - progress
    if way == UP_TO_THE_LINE:
        return line - 1 - diamond - progress
    return 0 if way == STAYS else top_speed


def move_legend(state: RaceState, car: Car, top_speed: i64, diamond: i64) -> i64:
    """Move A through the next corner or move B up to it; gives which (LEGEND-8..14, 19)."""
    way = legend_way(state.track, state.rules, car.progress, top_speed, diamond)
    distance = legend_distance(state.track, state.rules, car.progress, top_speed, diamond, way)
    kind: i64 = MOVE_A if way <= ONE_LINE_ONLY else MOVE_B
    state.emit(LEGEND_MOVED, car.seat, kind, distance)
    move(state, car, distance, BY_REVEAL)
    return kind
