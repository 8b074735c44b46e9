"""Manners: how somebody drives where several answers are worth nearly the same.

What an answer is worth is said by the pace model. Among plans within `MARGIN` rounds of the chosen one, a
taste decides: for what lies open on the table and in the own hand, nothing else. Slipstream and Boost are
decided in the same way, by those whose manner it is.
"""

from __future__ import annotations

from slipstream.core.actions import BOOST, END_REACT, planned_gear
from slipstream.core.cards import heat_in
from slipstream.core.movement import FULL, nearest_place, spots_taken
from slipstream.core.rules import NEVER
from slipstream.core.steps.check_corner import corner_of, heat_due, next_line, next_line_of_race
from slipstream.core.steps.play_cards import stands_still
from slipstream.core.steps.react import can_boost
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.steps.symbols import plus_in
from slipstream.core.symbols import SYM_COOLDOWN, SYM_HEAT, SYM_LIMIT
from slipstream.field.rookie import FLIP, borne, printed, smaller
from slipstream.pace.kept import pile_index
from slipstream.pace.plans import tows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.random_play import Draw
    from slipstream.core.state import RaceState
    from slipstream.pace.policy import Policy

#: by number; 0 is nobody's
MANNERS: Final = ("keeps", "dares", "follows", "blocks", "gambles", "boosts")
PLAIN: Final = 0
KEEPS: Final = 1  # Heat in the engine
DARES: Final = 2  # corners over the limit
FOLLOWS: Final = 3  # in the tow of others
BLOCKS: Final = 4  # leaves no room to pass
GAMBLES: Final = 5  # on what a + symbol finds
BOOSTS: Final = 6  # and drives in a high gear

MARGIN: Final = 0.05  # rounds: answers so close to each other are nearly equal
_BEHIND: Final = 12  # spaces: who is closer behind may be kept there
_NEXT_TO: Final = 2.0  # marks for the place that is sought, and what a space off it costs
_A_SPACE_OFF: Final = 0.1
_TYPICAL: Final = [0, 2, 6, 9, 12]  # spaces that a car drives in a gear
_LEGEND: Final = 9


def by_taste(policy: Policy, state: RaceState, car: Car, chosen: i64, manner: i64, margin: float) -> i64:
    """Of the plans just ranked: the chosen one, or one worth nearly the same that is more to the taste."""
    plans = policy.plans
    rounds = policy.rounds
    worth = rounds[plans.index(chosen)]
    best: i64 = chosen
    most = taste(state, car, chosen, manner)
    at: i64 = 0
    while at < len(plans):
        off = rounds[at] - worth
        if -margin <= off <= margin:
            liked = taste(state, car, plans[at], manner)
            if liked > most:
                most = liked
                best = plans[at]
        at += 1
    return best


def taste(state: RaceState, car: Car, cards: i64, manner: i64) -> float:
    """How much somebody of this manner likes a plan."""
    if stands_still(cards):
        return 0.0
    plus = plus_in(car.faces, cards)
    if manner == GAMBLES:
        return float(int(plus))
    if manner == BOOSTS:
        return float(int(planned_gear(cards)))
    speed: i64 = int(float(int(printed(car, cards))) + FLIP * float(int(plus)))
    if manner == KEEPS:
        return -heat_spent(state, car, cards, speed)
    end = car.progress + speed
    if manner == DARES:
        return float(int(over_limits(state, car, cards, speed, end)))
    if manner == BLOCKS and not somebody_behind(state, car):
        return 0.0
    return closeness(state, car, end, 1 if manner == FOLLOWS else 0)


def heat_spent(state: RaceState, car: Car, cards: i64, speed: i64) -> float:
    """The Heat that a plan is likely to cost, less what it cools."""
    gear = planned_gear(cards)
    rules = state.rules
    spent = shift_cost(car.gear, gear) + borne(car, cards, SYM_HEAT)
    spent += over_limits(state, car, cards, speed, car.progress + speed)
    cooled = rules.cooldown_by_gear[gear] + borne(car, cards, SYM_COOLDOWN)
    return float(int(spent - smaller(heat_in(car.hand), cooled)))


def over_limits(state: RaceState, car: Car, cards: i64, speed: i64, end: i64) -> i64:
    """The Heat that corners on the way ask for at this Speed."""
    adjust = borne(car, cards, SYM_LIMIT)
    due: i64 = 0
    line = next_line_of_race(state.track, state.rules, car.progress)
    while line <= end:
        due += heat_due(state.rules, corner_of(state.track, line), speed, adjust)
        line = next_line_of_race(state.track, state.rules, line)
    return due


def closeness(state: RaceState, car: Car, end: i64, behind: i64) -> float:
    """How near this is to a place beside somebody ahead, or so many spaces behind, as far as is foreseen."""
    closest = -_NEXT_TO
    for other in state.cars:
        if other.on_track() and other.seat != car.seat and other.progress > car.progress:
            off = foreseen(state, other) - behind - end
            near = _NEXT_TO if off == 0 else -_A_SPACE_OFF * float(int(off if off > 0 else -off))
            if near > closest:
                closest = near
    return closest


def foreseen(state: RaceState, car: Car) -> i64:
    """Where a car will probably be after this round: as fast as its gear and the next corner let it be."""
    spaces: i64 = _LEGEND if car.legend else _TYPICAL[car.gear]
    line = next_line_of_race(state.track, state.rules, car.progress)
    if line == NEVER:
        return car.progress + spaces
    limit = state.rules.speed_limit[corner_of(state.track, line)]
    straight = next_line(state.track, car.progress) - car.progress - 1
    return car.progress + smaller(spaces, limit if limit > straight else straight)


def somebody_behind(state: RaceState, car: Car) -> bool:
    """Could somebody pass soon?"""
    for other in state.cars:
        if other.on_track() and other.seat != car.seat and 0 <= car.progress - other.progress <= _BEHIND:
            return True
    return False


# After the reveal


def choose_tow(policy: Policy, state: RaceState, car: Car, manner: i64, margin: float, into: Draw) -> None:
    """Slipstream: the longest that is worth nearly as much as the best, or the one that fills a space."""
    road = policy.road_of(state)
    policy.settle_on(road, state, car)
    policy.pile = pile_index(car.draw)
    speed = state.turn.speed
    here = car.progress * 2 + car.spot
    distances = [0, *tows(state, car)]
    places: list[int] = []
    rounds: list[float] = []
    for spaces in distances:
        there = here if spaces == 0 else nearest_place(state, car, car.progress + spaces, car.progress)
        places.append(there)
        rounds.append(policy.outcome(road, state, car, there, speed, car.engine))
    least = min(rounds)
    most = -1.0
    at: i64 = 0
    while at < len(distances):
        if rounds[at] <= least + margin:
            liked = float(distances[at])
            if manner == BLOCKS:
                place: i64 = places[at]
                liked = least - rounds[at]
                if leaves_no_room(state, car, place):
                    liked = _NEXT_TO
            if at == 0 or liked > most:
                most = liked
                into.number = distances[at]
        at += 1


def leaves_no_room(state: RaceState, car: Car, place: i64) -> bool:
    """Would the car fill its space there, with somebody behind who might pass (MOVE-5)?"""
    space = (place >> 1) % state.track.length
    taken = spots_taken(state, car, space)
    return taken | (1 + (place & 1)) == FULL and somebody_behind(state, car)


def choose_boost(policy: Policy, state: RaceState, car: Car, manner: i64, margin: float, into: Draw) -> None:
    """Boost where it is worth nearly as much as the end of React, or end where Boost is worth hardly more."""
    road = policy.road_of(state)
    if manner == KEEPS:
        if into.kind == BOOST:
            best = policy.judge(road, state, car, True)
            policy.boosting = False
            without = policy.judge(road, state, car, True)
            policy.boosting = True
            if without <= best + margin:
                into.kind = policy.choice
    elif into.kind == END_REACT and can_boost(state, car):
        best = policy.judge(road, state, car, True)
        place = car.progress * 2 + car.spot
        if policy.choice == END_REACT and policy.boosted(road, state, car, place, True) <= best + margin:
            into.kind = BOOST
