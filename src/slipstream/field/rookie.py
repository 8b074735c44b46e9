"""Rookie: rules of thumb, no luck of its own, no memory.

It goes through corners within the limit plus the Heat it can spare, lines up so that the next corner
stays drivable, cools whenever it holds Heat, and plays Stress where a surprise cannot hurt. Symbols on
cards are used when they help at once.
"""

from __future__ import annotations

from slipstream.core.actions import (
    ACCELERATE,
    ADRENALINE_MOVE,
    BOOST,
    CHOOSE_VALUE,
    COOL_ADRENALINE,
    COOL_CARD,
    COOL_GEAR,
    COOL_SECTOR,
    DIRECT_PLAY,
    DISCARD,
    END_REACT,
    MANDATORY,
    PLAN,
    REDUCE_STRESS,
    REFRESH,
    SALVAGE,
    SLIPSTREAM,
    planned_gear,
)
from slipstream.core.cards import (
    FIRST_UPGRADE,
    KINDS,
    basic_sum,
    cards_in,
    discardable,
    heat_in,
    next_special,
    number_of,
    stress_in,
    without_heat,
)
from slipstream.core.rules import NEVER
from slipstream.core.state import STEP_DISCARD, STEP_PLAN, STEP_REACT, STEP_SLIPSTREAM, STEP_VALUE
from slipstream.core.steps.card_symbols import acceleration
from slipstream.core.steps.check_corner import (
    adjustment,
    corner_of,
    heat_due,
    lines_crossed,
    next_line,
    next_line_of_race,
)
from slipstream.core.steps.play_cards import plans, stands_still
from slipstream.core.steps.react import ADRENALINE_SPACES, react_options
from slipstream.core.steps.reveal_and_move import next_to_choose
from slipstream.core.steps.shift_gears import lowest_from, shift_cost
from slipstream.core.steps.slipstream import slipstream_distances
from slipstream.core.steps.symbols import face_of, plus_in, total
from slipstream.core.symbols import SYM_COOLDOWN, SYM_HEAT, SYM_LIMIT, SYM_SCRAP, SYM_STRESS
from slipstream.field.guard import is_lost, safer
from slipstream.field.mind import Mind
from slipstream.pace.policy import wanted_again

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.actions import Action
    from slipstream.core.car import Car
    from slipstream.core.random_play import Draw
    from slipstream.core.state import RaceState

FLIP: Final = 2.5  # what a + symbol finds on average
SPIN_OUT: Final = 30.0  # spaces a spin-out is worth avoiding
HEAT_PRICE: Final = 1.3  # spaces a Heat card in the engine is worth
COOL_GAIN: Final = 0.9
STRESS_GAIN: Final = 1.2  # for getting rid of a Stress card
SCRAP_PRICE: Final = 0.1
RESERVE: Final = 2  # Heat it likes to keep for the next corner
#: what is used in React without a thought, in this order: what helps at once, then what must be used
_AT_ONCE: Final = [
    COOL_GEAR, COOL_ADRENALINE, COOL_SECTOR, COOL_CARD, REDUCE_STRESS,
    *[kind for kind in range(len(MANDATORY)) if MANDATORY[kind]],
]  # fmt: skip


class RookieMind(Mind):
    """Answers each question by a small score."""

    def choose(self, state: RaceState, seat: i64, into: Draw) -> None:
        car = state.cars[seat]
        into.cards = 0
        into.number = 0
        into.source = 0
        step = state.step
        if step == STEP_PLAN:
            into.kind = PLAN
            into.cards = best_plan(state, car)
        elif step == STEP_VALUE:
            into.kind = CHOOSE_VALUE
            into.source = next_to_choose(state)
            into.number = best_value(state, car, into.source)
        elif step == STEP_REACT:
            option = reaction(state, car)
            into.kind = option.kind
            into.cards = option.cards
            into.number = option.number
            into.source = option.source
        elif step == STEP_SLIPSTREAM:
            into.kind = SLIPSTREAM
            into.number = best_slipstream(state, car)
        elif step == STEP_DISCARD:
            into.kind = DISCARD
            into.cards = discards(state, car)
        else:
            into.kind = REFRESH
            into.source = wanted_again(state, car)


# Plans


def best_plan(state: RaceState, car: Car) -> i64:
    """The plan with the best score, or a safer one."""
    options = plans(state.rules, car)
    scores: list[float] = []
    best: i64 = 0
    at: i64 = 0
    while at < len(options):
        scores.append(plan_score(state, car, options[at]))
        if scores[at] > scores[best]:
            best = at
        at += 1
    chosen: i64 = options[best]
    if is_lost(state, car, chosen):
        return safer(state, car, chosen, _ranked(options, scores))
    return chosen


def _ranked(options: list[int], scores: list[float]) -> list[int]:
    """The plans, the best first."""
    order = sorted(range(len(options)), key=lambda at: -scores[at])
    return [options[at] for at in order]


def plan_score(state: RaceState, car: Car, cards: i64) -> float:
    """Spaces gained, less what the corners on the way and the next one will cost."""
    gear = planned_gear(cards)
    if stands_still(cards):
        return -SPIN_OUT - float(int(gear))  # a cluttered hand: the lowest gear will do
    rules = state.rules
    stress = stress_in(cards)
    plus = plus_in(car.faces, cards)
    speed = float(int(printed(car, cards))) + FLIP * float(int(plus))
    left = car.engine - shift_cost(car.gear, gear) - borne(car, cards, SYM_HEAT)
    start = car.progress
    end: i64 = car.progress + int(speed)
    score = speed + STRESS_GAIN * float(int(stress)) - HEAT_PRICE * float(int(car.engine - left))
    score -= SCRAP_PRICE * float(int(borne(car, cards, SYM_SCRAP)))
    if left < 0:
        score -= SPIN_OUT * 0.3
    line = next_line_of_race(state.track, rules, start)
    if line <= end:
        adjust = borne(car, cards, SYM_LIMIT)
        while line <= end:
            corner = corner_of(state.track, line)
            due = heat_due(rules, corner, int(speed + 0.5), adjust)
            worst = heat_due(rules, corner, int(speed + 1.5 * float(int(plus))), adjust)
            if worst > left:
                score -= SPIN_OUT * (0.4 if due <= left else 1.0)
            score -= HEAT_PRICE * float(int(due)) + (0.7 * float(int(due)) if left - due < RESERVE else 0.0)
            left -= due
            line = next_line_of_race(state.track, rules, line)
    cooling = rules.cooldown_by_gear[gear] + borne(car, cards, SYM_COOLDOWN)
    score += COOL_GAIN * float(int(smaller(heat_in(car.hand), cooling)))
    score += STRESS_GAIN * float(int(smaller(stress_in(car.hand - cards), borne(car, cards, SYM_STRESS))))
    if end < rules.finish:
        score -= next_corner_cost(state, car, car.hand - cards, gear, left if left > 0 else 0, end)
    return score


def next_corner_cost(state: RaceState, car: Car, hand: i64, gear: i64, engine: i64, at: i64) -> float:
    """What the next turn will cost if the corner comes too soon for this gear."""
    line = next_line_of_race(state.track, state.rules, at)
    if line == NEVER:
        return 0.0
    slowest = lowest_from(gear, engine)
    values = speeds(car, hand)
    speed = 0.0
    number: i64 = 0
    while number < slowest:
        speed += values[number] if number < len(values) else FLIP
        number += 1
    if float(int(line)) > float(int(at)) + speed:
        return 0.0
    due = heat_due(state.rules, corner_of(state.track, line), int(speed), 0)
    return HEAT_PRICE * float(int(due)) + (SPIN_OUT * 0.6 if due > engine else 0.0)


# The rest of the turn


def cost_so_far(state: RaceState, car: Car, speed: i64, end: i64) -> float:
    """What the corners crossed in this turn will cost at this Speed."""
    left = car.engine
    cost = 0.0
    lines = lines_crossed(state.track, state.rules, state.turn.start, end)
    if lines:
        adjust = adjustment(car)
        for line in lines:
            due = heat_due(state.rules, corner_of(state.track, line), speed, adjust)
            cost += SPIN_OUT if due > left else HEAT_PRICE * float(int(due))
            left -= due
    return cost


def best_value(state: RaceState, car: Car, card: i64) -> i64:
    """As fast as the corners on the way allow."""
    sure = state.turn.gathered
    best: i64 = 0
    best_score = 0.0
    first = True
    for value in face_of(car, card).values:
        spaces = sure + value
        score = float(value) - cost_so_far(state, car, state.turn.speed + spaces, car.progress + spaces)
        if first or score > best_score:
            best = value
            best_score = score
            first = False
    return best


def reaction(state: RaceState, car: Car) -> Action:
    """Cool and shed Stress; pay what must be paid; free spaces; Boost on a long straight."""
    options = react_options(state, car)
    for kind in _AT_ONCE:
        found: Action | None = None
        for option in options:
            if option.kind == kind:
                found = option  # the largest number comes last
        if found is not None:
            return found
    salvage = best_salvage(car, options)
    if salvage is not None:
        return salvage
    turn = state.turn
    now = cost_so_far(state, car, turn.speed, car.progress)
    boost: Action | None = None
    for option in options:
        gain = spaces_gained(state, car, option)
        if gain > 0:
            more = cost_so_far(state, car, turn.speed + gain, car.progress + gain)
            if more - now < float(int(gain)) * 0.8:
                return option
        if option.kind == BOOST:
            boost = option
    if boost is not None:
        finish = state.rules.finish
        if car.progress < finish <= car.progress + 2 and now < SPIN_OUT:
            return boost
        straight = next_line(state.track, car.progress) - car.progress
        crossed = len(lines_crossed(state.track, state.rules, turn.start, car.progress)) > 0
        if not crossed and straight > 12 and car.engine > RESERVE + 1:
            return boost
    last = options[len(options) - 1]
    assert last.kind == END_REACT  # whatever must be used was answered above
    return last


def spaces_gained(state: RaceState, car: Car, option: Action) -> i64:
    """What a symbol with a movement brings, 0 for all others."""
    if option.kind == ADRENALINE_MOVE:
        return ADRENALINE_SPACES
    if option.kind == ACCELERATE:
        return acceleration(option.source, state.turn.plus_used)
    if option.kind == DIRECT_PLAY:
        return printed(car, option.source)
    return 0


def best_salvage(car: Car, options: list[Action]) -> Action | None:
    """Bring fast cards back, never Stress or Heat."""
    best: Action | None = None
    most: i64 = -1
    for option in options:
        if option.kind == SALVAGE and discardable(option.cards) == option.cards:
            value = printed(car, option.cards)
            if value > most:
                most = value
                best = option
    return best


def best_slipstream(state: RaceState, car: Car) -> i64:
    """Free spaces, unless they lead over a line that costs more."""
    speed = state.turn.speed
    best: i64 = 0
    best_score = 0.0 - cost_so_far(state, car, speed, car.progress)
    for spaces in slipstream_distances(state, car):
        score = float(spaces) - cost_so_far(state, car, speed, car.progress + spaces)
        if score > best_score:
            best = spaces
            best_score = score
    return best


def discards(state: RaceState, car: Car) -> i64:
    """Throw low cards away on a straight, high ones before a slow corner."""
    line = next_line(state.track, car.progress)
    ahead = line - car.progress
    limit = state.rules.speed_limit[corner_of(state.track, line)]
    wanted: i64 = 0
    for card in cards_in(discardable(car.hand)):
        value = printed(car, card)
        if (ahead > 12 and value <= 1) or (ahead <= 5 and limit <= 3 and value >= 4):
            wanted += card
    return wanted


# Cards


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def borne(car: Car, cards: i64, symbol: i64) -> i64:
    """The sum of the numbers in this symbol on all these cards."""
    return total(car.faces, cards, symbol) if car.symbols else 0


def printed(car: Car, cards: i64) -> i64:
    """The sum of the printed values, a middle one where there are several."""
    value = basic_sum(cards)
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        values = car.faces[kind - FIRST_UPGRADE].values
        value += number_of(cards, kind) * values[len(values) // 2]
        kind = next_special(cards, kind + 1)
    return value


def speeds(car: Car, cards: i64) -> list[float]:
    """The value of every card that can be played, the slowest first; a + symbol counts its average."""
    values: list[float] = []
    for card in cards_in(cards):
        if without_heat(card) != 0:
            values.append(float(int(printed(car, card))) + FLIP * float(int(plus_in(car.faces, card))))
    values.sort()
    return values
