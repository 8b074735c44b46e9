"""Why an answer is good: a key with facts, where the numbers of the options differ. Pages make words of it.

An answer is compared with the others that were looked at. Each possible reason has a weight, about the spaces
it is worth; the heaviest is told. Where none is heavy it is compared with its rival alone, the best of the
others: space for Heat, or cards kept. Only where the two are equal in all of that, and within what chance can
tell, they are called even.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from slipstream.coach.prospects import Prospect
from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.rules import NEVER
from slipstream.core.steps.check_corner import corner_of, next_line_of_race
from slipstream.core.steps.react import ADRENALINE_SPACES, boost_cost
from slipstream.core.views import View
from slipstream.records.notation import write_cards

HEAT_WORTH: Final = 1.3
STRESS_WORTH: Final = 1.2
SPIN_OUT_WORTH: Final = 15.0


@dataclass(frozen=True, slots=True)
class Reason:
    """A key and its facts: percent, Heat, spaces; corners by index, cards as letters."""

    key: str
    facts: Mapping[str, int | str]


Weighed = tuple[float, Reason]


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


@dataclass(frozen=True, slots=True)
class Rival:
    """The answer that another one is compared with: the first of a hint, or for that one the second."""

    prospect: Prospect | None
    even: bool  # chance cannot tell the two apart
    value: float  # chance to win, or the place to expect


def reason(
    view: View,
    decision: Decision,
    action: Action,
    own: Prospect | None,
    others: Sequence[Prospect],
    value: float,
    by_place: bool = False,
    rival: Rival | None = None,
) -> Reason:
    """The heaviest reason for this answer; `others` are the prospects of the other answers.

    `value` is its chance to win, or the place to expect if winning is out of reach.
    """
    found: list[Weighed] = []
    if own is not None and others:
        found += _by_numbers(view, decision, own, others)
    found += _by_kind(view, decision, action)
    if found:
        return max(found, key=lambda weighed: weighed[0])[1]
    if rival is None:
        return Reason("only-answer", {})
    return _against(view, action, own, rival) or _by_value(value, by_place, rival)


def trade(own: Prospect, other: Prospect) -> Reason | None:
    """What the first of two answers has that the other has not: space for Heat, or Heat for space."""
    spaces = round(own.progress - other.progress)
    heat = round(own.engine - other.engine)
    if spaces >= 1:
        return (
            Reason("farther-for-heat", {"spaces": spaces, "heat": -heat})
            if heat <= -1
            else Reason("farther", {"spaces": spaces})
        )
    if heat >= 1:
        return (
            Reason("keeps-heat", {"heat": heat, "spaces": -spaces})
            if spaces <= -1
            else Reason("keeps-heat-as-far", {"heat": heat})
        )
    if own.stress > other.stress:
        return Reason("plays-stress", {"stress": own.stress - other.stress})
    return Reason("holds-back", {"spaces": -spaces}) if spaces <= -1 else None


def _against(view: View, action: Action, own: Prospect | None, rival: Rival) -> Reason | None:
    """By what it differs from its rival: the turn, or the cards that stay in hand."""
    if own is not None and rival.prospect is not None and (traded := trade(own, rival.prospect)):
        return traded
    if action.kind == actions.PLAN and view.own is not None:
        kept = view.own.hand - action.cards
        return Reason("keeps-cards", {"cards": write_cards(kept)}) if kept else None
    return None


def _by_value(value: float, by_place: bool, rival: Rival) -> Reason:
    """Nothing but what the races say."""
    mine: int | str = f"{value:.1f}" if by_place else percent(value)
    other: int | str = f"{rival.value:.1f}" if by_place else percent(rival.value)
    key = "even" if rival.even else "wins"
    return Reason(f"{key}-by-place" if by_place else key, {"own": mine, "other": other})


def _by_numbers(
    view: View, decision: Decision, own: Prospect, others: Sequence[Prospect]
) -> Iterator[Weighed]:
    """Reasons that show in the odds of the turn."""

    def mean(number: Callable[[Prospect], float]) -> float:
        return sum(number(other) for other in others) / len(others)

    if own.finish - mean(lambda other: other.finish) > 0.2:
        yield 100.0, Reason("finishes", {"chance": percent(own.finish)})
    risk = mean(lambda other: other.spin_out)
    if own.spin_out < 0.1 and risk - own.spin_out > 0.1:
        riskiest = max(others, key=lambda other: other.spin_out)
        facts = {"spin_out": percent(own.spin_out), "others": percent(risk), "corner": riskiest.spin_corner}
        yield SPIN_OUT_WORTH * (risk - own.spin_out), Reason("avoids-spin-out", facts)
    cooled = own.cooled - mean(lambda other: other.cooled)
    if decision.step == "plan" and own.cooled >= 1 and cooled > 0.3:
        yield HEAT_WORTH * cooled, Reason("cools", {"heat": round(own.cooled)})
    stress = own.stress - mean(lambda other: other.stress)
    if own.stress and stress > 0.3:
        yield STRESS_WORTH * stress, Reason("sheds-stress", {"stress": own.stress})
    heat = mean(lambda other: other.heat) - own.heat
    if own.free and heat > 0.3:
        limit = int(view.rules.speed_limit[own.corners[0]])
        yield HEAT_WORTH * heat, Reason("clears-corner-free", {"corner": own.corners[0], "limit": limit})
    elif heat > 0.5:
        kept = {"heat": round(own.engine), "others": round(mean(lambda other: other.engine))}
        corner = next_corner(view, own.progress)
        if kept["heat"] > kept["others"] and corner is not None:
            yield HEAT_WORTH * heat, Reason("keeps-heat-for-corner", {"corner": corner, **kept})
    if not own.corners and own.heat < 1:
        usual = mean(lambda other: other.speed)
        if own.speed - usual >= 1:
            facts = {"speed": round(own.speed), "others": round(usual)}
            yield own.speed - usual, Reason("uses-straight", facts)
        corner = next_corner(view, own.progress)
        if corner is not None and any(other.corners for other in others):
            spaces = spaces_to(view, own.progress)
            if spaces <= view.rules.speed_limit[corner]:
                yield 0.8, Reason("sets-up-corner", {"corner": corner, "spaces": spaces})


def _by_kind(view: View, decision: Decision, action: Action) -> Iterator[Weighed]:
    """Reasons that lie in the answer itself."""
    kinds = {option.kind for option in decision.options}
    kind, number = action.kind, int(action.number)
    if actions.is_cooldown(kind) and number:
        yield HEAT_WORTH * number, Reason("cools", {"heat": number})
    elif kind == actions.REDUCE_STRESS and number:
        yield STRESS_WORTH * number, Reason("sheds-stress", {"stress": number})
    elif kind == actions.BOOST:
        cost = int(boost_cost(view.rules, view.cars[decision.seat].space))
        yield 0.5, Reason("boosts", {"heat": cost})
    elif kind == actions.ADRENALINE_MOVE:
        yield 0.5, Reason("gains-spaces", {"spaces": ADRENALINE_SPACES})
    elif kind == actions.END_REACT and actions.BOOST in kinds:
        if cost := int(boost_cost(view.rules, view.cars[decision.seat].space)):
            yield 0.5, Reason("saves-heat", {"heat": cost})
    elif kind == actions.SLIPSTREAM and number:
        yield 0.5, Reason("gains-spaces", {"spaces": number})
    elif kind == actions.SLIPSTREAM:
        corner = next_corner(view, view.cars[decision.seat].progress)
        if corner is not None:
            yield 0.5, Reason("stays-back", {"corner": corner})
    elif kind == actions.DISCARD and action.cards:
        yield 0.5, Reason("draws-new-cards", {"cards": write_cards(action.cards)})
    elif kind == actions.DISCARD or (kind == actions.REFRESH and action.source):
        own = view.own
        kept = action.source or (0 if own is None else own.hand)
        if kept:
            yield 0.5, Reason("keeps-cards", {"cards": write_cards(kept)})


def next_corner(view: View, progress: float) -> int | None:
    """The corner that comes next from there; None if the finish comes before."""
    line = next_line_of_race(view.track, view.rules, int(progress))
    return None if line == NEVER else int(corner_of(view.track, line))


def spaces_to(view: View, progress: float) -> int:
    """Spaces left before its line."""
    return int(view.track.countdown[view.track.space(int(progress))])
