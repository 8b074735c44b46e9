"""Rookie: rules of thumb, no luck of its own, no memory.

It goes through corners within the limit plus the Heat it can spare, lines up so that the next corner
stays drivable, cools whenever it holds Heat, and plays Stress where a surprise cannot hurt.
"""

from __future__ import annotations

from typing import Final

from slipstream.core.actions import ADRENALINE_MOVE, BOOST, COOL_ADRENALINE, COOL_GEAR, END_REACT, Action
from slipstream.core.cards import (
    BASIC_SUM,
    BASICS,
    cards_in,
    count,
    discardable,
    heat_in,
    number_of,
    stress_in,
)
from slipstream.core.decisions import Decision
from slipstream.core.steps.check_corner import corner_of, heat_due, lines_crossed, next_line
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.views import CarView, OwnView, View

FLIP: Final = 2.5  # what a + symbol finds on average
SPIN_OUT: Final = 30.0  # spaces a spin-out is worth avoiding
HEAT_PRICE: Final = 1.3  # spaces a Heat card in the engine is worth
COOL_GAIN: Final = 0.9
STRESS_GAIN: Final = 1.2  # for getting rid of a Stress card
RESERVE: Final = 2  # Heat it likes to keep for the next corner


class Rookie:
    """Answers each question by a small score."""

    def decide(self, view: View, decision: Decision) -> Action:
        own, car = view.own, view.cars[decision.seat]
        assert own is not None
        if decision.step == "plan":
            return max(decision.options, key=lambda plan: self.plan_score(view, car, own, plan.cards))
        if decision.step == "react":
            return self.reaction(view, car, decision.options)
        if decision.step == "slipstream":
            return max(decision.options, key=lambda option: self.slipstream_score(view, car, option.number))
        return self.discards(view, car, own, decision.options)

    # Plans

    def plan_score(self, view: View, car: CarView, own: OwnView, cards: int) -> float:
        """Spaces gained, less what the corners on the way and the next one will cost."""
        if heat_in(cards):
            return -SPIN_OUT - int(count(cards))  # a cluttered hand: the lowest gear will do
        gear, stress = int(count(cards)), int(stress_in(cards))
        speed = printed(view, cards) + FLIP * stress
        left = car.engine - int(shift_cost(car.gear, gear))
        start, end = car.progress, car.progress + int(speed)
        score = speed + STRESS_GAIN * stress - HEAT_PRICE * (car.engine - left)
        for line in lines_crossed(view.track, view.rules, start, end):
            due = due_at(view, line, int(speed + 0.5))
            worst = due_at(view, line, int(speed + 1.5 * stress))
            if worst > left:
                score -= SPIN_OUT * (0.4 if due <= left else 1.0)
            score -= HEAT_PRICE * due + (0.7 * due if left - due < RESERVE else 0.0)
            left -= due
        score += COOL_GAIN * min(int(heat_in(own.hand)), view.rules.cooldown_by_gear[gear])
        if end < view.rules.finish:
            score -= self.next_corner_cost(view, own.hand - cards, gear, max(left, 0), end)
        return score

    def next_corner_cost(self, view: View, hand: int, gear: int, engine: int, at: int) -> float:
        """What the next turn will cost if the corner comes too soon for this gear."""
        line = int(next_line(view.track, at))
        if line >= view.rules.finish:
            return 0.0
        slowest = max(1, gear - (2 if engine else 1))
        values = sorted(value for value in speeds(view, hand))
        values += [FLIP] * (slowest - len(values))
        speed = sum(values[:slowest])
        if line > at + speed:
            return 0.0
        due = due_at(view, line, int(speed))
        return HEAT_PRICE * due + (SPIN_OUT * 0.6 if due > engine else 0.0)

    # The rest of the turn

    def cost_so_far(self, view: View, car: CarView, speed: int, end: int) -> float:
        """What the corners crossed in this turn will cost at this Speed."""
        left, cost = car.engine, 0.0
        for line in lines_crossed(view.track, view.rules, view.turn_start, end):
            due = due_at(view, line, speed)
            cost += SPIN_OUT if due > left else HEAT_PRICE * due
            left -= due
        return cost

    def reaction(self, view: View, car: CarView, options: list[Action]) -> Action:
        """Cool all it can; take the free space; Boost on a long straight or for the finish."""
        by_kind = {option.kind: option for option in options}  # the largest Cooldown comes last
        for kind in (COOL_GEAR, COOL_ADRENALINE):
            if kind in by_kind:
                return by_kind[kind]
        now = self.cost_so_far(view, car, view.speed, car.progress)
        if ADRENALINE_MOVE in by_kind:
            more = self.cost_so_far(view, car, view.speed + 1, car.progress + 1)
            if more - now < 1.0:
                return by_kind[ADRENALINE_MOVE]
        if BOOST in by_kind:
            finish = view.rules.finish
            if car.progress < finish <= car.progress + 2 and now < SPIN_OUT:
                return by_kind[BOOST]
            straight = next_line(view.track, car.progress) - car.progress
            crossed = bool(lines_crossed(view.track, view.rules, view.turn_start, car.progress))
            if not crossed and straight > 12 and car.engine > RESERVE + 1:
                return by_kind[BOOST]
        return by_kind[END_REACT]

    def slipstream_score(self, view: View, car: CarView, spaces: int) -> float:
        """Free spaces, unless they lead over a line that costs more."""
        return spaces - self.cost_so_far(view, car, view.speed, car.progress + spaces)

    def discards(self, view: View, car: CarView, own: OwnView, options: list[Action]) -> Action:
        """Throw low cards away on a straight, high ones before a slow corner."""
        line = int(next_line(view.track, car.progress))
        ahead = line - car.progress
        limit = view.rules.speed_limit[corner_of(view.track, line)]
        wanted = 0
        for card in cards_in(discardable(own.hand)):
            value = printed(view, card)
            if (ahead > 12 and value <= 1) or (ahead <= 5 and limit <= 3 and value >= 4):
                wanted += card
        return next((option for option in options if option.cards == wanted), options[0])


def due_at(view: View, line: int, speed: int) -> int:
    """The Heat the corner of this line asks for."""
    return heat_due(view.rules, corner_of(view.track, line), speed)


def printed(view: View, cards: int) -> int:
    """The sum of the printed values."""
    assert view.own is not None
    total = BASIC_SUM[cards & BASICS]
    for kind, face in enumerate(view.own.faces, 6):
        total += int(number_of(cards, kind)) * face.values[0]
    return total


def speeds(view: View, cards: int) -> list[float]:
    """The value of every card that can be played; a + symbol counts its average."""
    playable = [card for card in cards_in(cards) if not heat_in(card)]
    return [FLIP if stress_in(card) else float(printed(view, card)) for card in playable]
