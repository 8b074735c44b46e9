"""Rookie: rules of thumb, no luck of its own, no memory.

It goes through corners within the limit plus the Heat it can spare, lines up so that the next corner
stays drivable, cools whenever it holds Heat, and plays Stress where a surprise cannot hurt. Symbols on
cards are used when they help at once, and in a draft it takes the card with the better marks.
"""

from __future__ import annotations

from typing import Final

from slipstream.core import actions
from slipstream.core.actions import Action, plan
from slipstream.core.cards import (
    FIRST_UPGRADE,
    SPECIALS_FROM,
    Face,
    basic_sum,
    cards_in,
    count,
    discardable,
    heat_in,
    kind_of,
    stress_in,
)
from slipstream.core.decisions import Decision
from slipstream.core.steps.check_corner import corner_of, heat_due, lines_crossed, next_line
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.views import CarView, OwnView, View
from slipstream.drivers.guard import safer
from slipstream.modules.garage import is_heat, upgrade
from slipstream.season.draft import DraftView

FLIP: Final = 2.5  # what a + symbol finds on average
SPIN_OUT: Final = 30.0  # spaces a spin-out is worth avoiding
HEAT_PRICE: Final = 1.3  # spaces a Heat card in the engine is worth
COOL_GAIN: Final = 0.9
STRESS_GAIN: Final = 1.2  # for getting rid of a Stress card
SCRAP_PRICE: Final = 0.1
RESERVE: Final = 2  # Heat it likes to keep for the next corner


class Rookie:
    """Answers each question by a small score."""

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        options = decision.options
        if isinstance(view, DraftView):
            return max(options, key=draft_score)
        own, car = view.own, view.cars[decision.seat]
        assert own is not None
        if decision.step == "plan":
            ranked = sorted(options, key=lambda option: -self.plan_score(view, car, own, option.cards))
            plans = [option.cards for option in ranked]
            return plan(safer(view, plans[0], plans))
        if decision.step == "value":
            return max(options, key=lambda option: self.value_score(view, car, option.number))
        if decision.step == "react":
            return self.reaction(view, car, own, options)
        if decision.step == "slipstream":
            return max(options, key=lambda option: self.slipstream_score(view, car, option.number))
        if decision.step == "refresh":
            return options[-1]
        return self.discards(view, car, own, options)

    # Plans

    def plan_score(self, view: View, car: CarView, own: OwnView, cards: int) -> float:
        """Spaces gained, less what the corners on the way and the next one will cost."""
        if heat_in(cards):
            return -SPIN_OUT - int(count(cards))  # a cluttered hand: the lowest gear will do
        gear, stress = int(count(cards)), int(stress_in(cards))
        faces = faces_in(own, cards)
        plus = stress + sum(face.plus for face in faces)
        adjust = sum(face.limit for face in faces)
        speed = printed(own, cards) + FLIP * plus
        left = car.engine - int(shift_cost(car.gear, gear)) - sum(face.heat for face in faces)
        start, end = car.progress, car.progress + int(speed)
        score = speed + STRESS_GAIN * stress - HEAT_PRICE * (car.engine - left)
        score -= SCRAP_PRICE * sum(face.scrap for face in faces)
        if left < 0:
            score -= SPIN_OUT * 0.3
        for line in lines_crossed(view.track, view.rules, start, end):
            due = due_at(view, line, int(speed + 0.5), adjust)
            worst = due_at(view, line, int(speed + 1.5 * plus), adjust)
            if worst > left:
                score -= SPIN_OUT * (0.4 if due <= left else 1.0)
            score -= HEAT_PRICE * due + (0.7 * due if left - due < RESERVE else 0.0)
            left -= due
        cooling = view.rules.cooldown_by_gear[gear] + sum(face.cooldown for face in faces)
        score += COOL_GAIN * min(int(heat_in(own.hand)), cooling)
        score += STRESS_GAIN * min(int(stress_in(own.hand - cards)), sum(face.stress for face in faces))
        if end < view.rules.finish:
            score -= self.next_corner_cost(view, own, own.hand - cards, gear, max(left, 0), end)
        return score

    def next_corner_cost(self, view: View, own: OwnView, hand: int, gear: int, engine: int, at: int) -> float:
        """What the next turn will cost if the corner comes too soon for this gear."""
        line = int(next_line(view.track, at))
        if line >= view.rules.finish:
            return 0.0
        slowest = max(1, gear - (2 if engine else 1))
        values = sorted(speeds(own, hand))
        values += [FLIP] * (slowest - len(values))
        speed = sum(values[:slowest])
        if line > at + speed:
            return 0.0
        due = due_at(view, line, int(speed), 0)
        return HEAT_PRICE * due + (SPIN_OUT * 0.6 if due > engine else 0.0)

    # The rest of the turn

    def cost_so_far(self, view: View, car: CarView, speed: int, end: int) -> float:
        """What the corners crossed in this turn will cost at this Speed."""
        assert view.own is not None
        left, cost = car.engine, 0.0
        adjust = sum(face.limit for face in faces_in(view.own, car.play))
        for line in lines_crossed(view.track, view.rules, view.turn_start, end):
            due = due_at(view, line, speed, adjust)
            cost += SPIN_OUT if due > left else HEAT_PRICE * due
            left -= due
        return cost

    def value_score(self, view: View, car: CarView, value: int) -> float:
        """As fast as the corners on the way allow."""
        assert view.own is not None
        speed = view.speed + printed(view.own, car.play & ~view.to_choose) + value
        return value - self.cost_so_far(view, car, speed, car.progress + speed)

    def reaction(self, view: View, car: CarView, own: OwnView, options: list[Action]) -> Action:
        """Cool and shed Stress; pay what must be paid; free spaces; Boost on a long straight."""
        by_kind = {option.kind: option for option in options}  # the largest number comes last
        for kind in (
            actions.COOL_GEAR, actions.COOL_ADRENALINE, actions.COOL_SECTOR, actions.COOL_CARD,
            actions.REDUCE_STRESS, actions.PAY_HEAT, actions.UNPAYABLE, actions.SCRAP,
        ):  # fmt: skip
            if kind in by_kind:
                return by_kind[kind]
        salvage = self.best_salvage(own, options)
        if salvage is not None:
            return salvage
        now = self.cost_so_far(view, car, view.speed, car.progress)
        for option in options:
            gain = self.spaces_gained(view, own, option)
            if gain > 0:
                more = self.cost_so_far(view, car, view.speed + gain, car.progress + gain)
                if more - now < gain * 0.8:
                    return option
        if actions.BOOST in by_kind:
            finish = view.rules.finish
            if car.progress < finish <= car.progress + 2 and now < SPIN_OUT:
                return by_kind[actions.BOOST]
            straight = next_line(view.track, car.progress) - car.progress
            crossed = bool(lines_crossed(view.track, view.rules, view.turn_start, car.progress))
            if not crossed and straight > 12 and car.engine > RESERVE + 1:
                return by_kind[actions.BOOST]
        return by_kind[actions.END_REACT]

    def spaces_gained(self, view: View, own: OwnView, option: Action) -> int:
        """What a symbol with a movement brings, 0 for all others."""
        if option.kind == actions.ADRENALINE_MOVE:
            return 1
        if option.kind == actions.ACCELERATE:
            return view.plus_used
        if option.kind == actions.DIRECT_PLAY:
            return printed(own, option.source)
        return 0

    def best_salvage(self, own: OwnView, options: list[Action]) -> Action | None:
        """Bring fast cards back, never Stress or Heat."""
        found = [option for option in options if option.kind == actions.SALVAGE]
        good = [option for option in found if discardable(option.cards) == option.cards]
        return max(good, key=lambda option: printed(own, option.cards), default=None)

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
            value = printed(own, card)
            if (ahead > 12 and value <= 1) or (ahead <= 5 and limit <= 3 and value >= 4):
                wanted += card
        return next((option for option in options if option.cards == wanted), options[0])


def draft_score(option: Action) -> float:
    """How much a rookie likes a card; a swap is judged by what it gains, keeping by what is kept."""
    if option.kind == actions.SWAP_UPGRADE:
        return 0.0 if option.number == 0 else face_score(option.number) - face_score(option.source)
    return face_score(option.number)


def face_score(face: int) -> float:
    """Marks for an Upgrade."""
    if is_heat(face):
        return 3.0
    card = upgrade(face)
    value = sum(card.values) / len(card.values) + FLIP * card.plus + 0.8 * (len(card.values) - 1)
    symbols = 0.9 * card.cooldown + 0.7 * card.stress + 0.5 * card.slipstream + 0.5 * card.salvage
    return (
        value + symbols + card.limit + card.refresh + card.direct + card.accelerate
        - 1.3 * card.heat - SCRAP_PRICE * card.scrap
    )  # fmt: skip


def due_at(view: View, line: int, speed: int, adjust: int) -> int:
    """The Heat the corner of this line asks for."""
    return heat_due(view.rules, corner_of(view.track, line), speed, adjust)


def faces_in(own: OwnView, cards: int) -> list[Face]:
    """The faces of the Upgrades and Sponsors among these cards."""
    if cards >> SPECIALS_FROM == 0:
        return []
    specials = cards >> SPECIALS_FROM << SPECIALS_FROM
    return [own.faces[int(kind_of(card)) - FIRST_UPGRADE] for card in cards_in(specials)]


def printed(own: OwnView, cards: int) -> int:
    """The sum of the printed values, a middle one where there are several."""
    return int(basic_sum(cards)) + sum(face.values[len(face.values) // 2] for face in faces_in(own, cards))


def speeds(own: OwnView, cards: int) -> list[float]:
    """The value of every card that can be played; a + symbol counts its average."""
    values = []
    for card in cards_in(cards):
        if not heat_in(card):
            plus = int(stress_in(card)) + sum(face.plus for face in faces_in(own, card))
            values.append(printed(own, card) + FLIP * plus)
    return values
