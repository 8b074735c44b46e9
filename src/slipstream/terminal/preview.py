"""What an answer would cost, before it is given: the odds of `slipstream.odds`, summed up for a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from slipstream.core.actions import Action, planned_gear
from slipstream.core.cards import Face
from slipstream.core.decisions import Decision
from slipstream.core.steps.symbols import total
from slipstream.core.symbols import SYM_HEAT
from slipstream.core.views import View
from slipstream.odds import Outcome, Outlook, option_odds, plan_odds
from slipstream.terminal.symbols import special_faces


@dataclass(frozen=True)
class Passing:
    """A corner line that is crossed, surely or perhaps, and the Heat it asks for."""

    corner: int
    due: tuple[int, int]
    sure: bool


@dataclass(frozen=True)
class Preview:
    """What comes of an answer as the cars stand now. Pairs are the lowest and the highest value."""

    speed: tuple[int, int]
    end: tuple[int, int]  # progress
    corners: list[Passing]
    engine: int  # Heat left to pay the corners with, if nothing is cooled
    coolable: int  # Heat that React could still add to it
    must_cool: bool  # some luck is survived only if it does
    cool_for_symbols: bool  # a Heat symbol can be paid only if it does
    unpayable: bool  # not even then
    spin: Fraction  # chance of a spin-out, values chosen and Heat cooled for the best
    spin_corner: int  # where, -1 for nowhere
    finish: Fraction  # chance to reach the finish line
    adjust: tuple[int, int]  # what Adjust symbols add to the limits
    sponsors: int  # Sponsor cards that Press Corners may bring


@dataclass(frozen=True)
class PlanPreview:
    """What comes of a plan; nothing if the hand is cluttered."""

    preview: Preview | None
    shift: int  # Heat paid for the gear
    gear: int  # after a correction, if there is one (TOURNAMENT)
    planned: int  # the number of cards named
    plus: int  # cards to be turned over
    symbols: int  # Heat that Heat symbols ask for
    choices: tuple[Face, ...]  # cards whose value is chosen later


def plan_preview(view: View, cards: int) -> PlanPreview:
    """What a plan would do."""
    assert view.own is not None
    odds = plan_odds(view, cards, reactions=False)
    faces = [face for _, face in special_faces(view.own.faces, cards)]
    return PlanPreview(
        preview=None if odds.cluttered else summed_up(view, odds.outlooks),
        shift=odds.shift,
        gear=odds.gear,
        planned=int(planned_gear(cards)),
        plus=odds.plus,
        symbols=int(total(view.own.faces, cards, SYM_HEAT)),
        choices=tuple(face for face in faces if face.asks_value),
    )


def option_preview(view: View, decision: Decision, option: Action) -> Preview:
    """What an answer in step 3, React or Slipstream would do to the corners of this turn."""
    return summed_up(view, option_odds(view, decision, option))


def summed_up(view: View, outlooks: Sequence[Outlook]) -> Preview:
    """All that luck can do, over all values that can be chosen."""
    limits = view.rules.speed_limit
    every = [outcome for outlook in outlooks for outcome in outlook.outcomes]
    idle = min(outcome.uncooled for outcome in every)
    best = min(outlooks, key=lambda outlook: outlook.spin_chance)
    bills = [bill for outcome in every for bill in outcome.bills]
    return Preview(
        speed=spread(outcome.speed for outcome in every),
        end=spread(outcome.progress for outcome in every),
        corners=passings(every),
        engine=max(0, idle),
        coolable=max(outcome.cooled for outcome in every),
        must_cool=any(outcome.needs_cooling for outcome in best.outcomes),
        cool_for_symbols=idle < 0,
        unpayable=any(outcome.replaced for outcome in every),
        spin=best.spin_chance,
        spin_corner=next((outcome.spins for outcome in best.outcomes if outcome.spins >= 0), -1),
        finish=max(outlook.finish_chance for outlook in outlooks),
        adjust=spread([bill.limit - limits[bill.corner] for bill in bills] or [0]),
        sponsors=max(outcome.press for outcome in every),
    )


def passings(outcomes: Sequence[Outcome]) -> list[Passing]:
    """Each corner line that is crossed on some of these ways, in driving order."""
    found = []
    for number in range(max(len(outcome.bills) for outcome in outcomes)):
        bills = [outcome.bills[number] for outcome in outcomes if number < len(outcome.bills)]
        due = spread(bill.due for bill in bills)
        found.append(Passing(bills[0].corner, due, len(bills) == len(outcomes)))
    return found


def spread(numbers: Iterable[int]) -> tuple[int, int]:
    """The lowest and the highest."""
    found = list(numbers)
    return min(found), max(found)
