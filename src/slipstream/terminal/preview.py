"""What an answer would cost, before it is given: the odds of `slipstream.odds`, summed up for a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from slipstream.core.actions import Action
from slipstream.core.cards import Face, count
from slipstream.core.decisions import Decision
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
    plain = plan_odds(view, cards, reactions=False)
    cooled = plan_odds(view, cards, reactions=False, cool=True)
    faces = [face for _, face in special_faces(view.own.faces, cards)]
    return PlanPreview(
        preview=None if plain.cluttered else summed_up(view, plain.outlooks, cooled.outlooks),
        shift=plain.shift,
        gear=plain.gear,
        planned=int(count(cards)),
        plus=plain.plus,
        symbols=sum(int(face.heat) for face in faces),
        choices=tuple(face for face in faces if len(face.values) > 1),
    )


def option_preview(view: View, decision: Decision, option: Action) -> Preview:
    """What an answer in step 3, React or Slipstream would do to the corners of this turn."""
    plain, cooled = (option_odds(view, decision, option, cool) for cool in (False, True))
    return summed_up(view, plain, cooled)


def summed_up(view: View, plain: Sequence[Outlook], cooled: Sequence[Outlook]) -> Preview:
    """Both cases, nothing cooled and everything, over all values that can be chosen."""
    limits = view.rules.speed_limit
    before = [outcome for outlook in plain for outcome in outlook.outcomes]
    after = [outcome for outlook in cooled for outcome in outlook.outcomes]
    short, unpayable = (any(outcome.replaced for outcome in every) for every in (before, after))
    best = min([*cooled, *plain], key=lambda outlook: outlook.spin_chance)
    bills = [bill for outcome in after for bill in outcome.bills]
    return Preview(
        speed=spread(outcome.speed for outcome in after),
        end=spread(outcome.progress for outcome in after),
        corners=passings(after),
        engine=0 if short and not unpayable else min(outcome.engine + outcome.paid for outcome in before),
        coolable=max(outcome.coolable for outcome in before),
        must_cool=min(outlook.spin_chance for outlook in plain) > best.spin_chance,
        cool_for_symbols=short and not unpayable,
        unpayable=unpayable,
        spin=best.spin_chance,
        spin_corner=next((outcome.spins for outcome in best.outcomes if outcome.spins >= 0), -1),
        finish=max(outlook.finish_chance for outlook in cooled),
        adjust=spread([bill.limit - limits[bill.corner] for bill in bills] or [0]),
        sponsors=max(outcome.press for outcome in after),
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
