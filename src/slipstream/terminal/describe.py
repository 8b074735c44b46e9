"""Outlooks and options in words: the same for both kinds of screen."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.core.actions import Action
from slipstream.core.cards import count
from slipstream.core.decisions import Decision
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.views import View
from slipstream.terminal.preview import Outlook, option_outlook, plan_outlook
from slipstream.terminal.situation import corners_ahead, faces_for
from slipstream.terminal.words import say, spaces, span
from slipstream.text import action_text

IDLE = ("end-react", "slipstream", "discard")  # Enter does nothing with these


def heat(low: int, high: int) -> str:
    """An amount of Heat in words."""
    return say("no-heat") if high == 0 else say("heat", heat=span(low, high))


def percent(share: float) -> int:
    """A share that is neither 0 nor 1 never looks like it."""
    return min(max(round(share * 100), 1), 99)


def corner_sentences(view: View, outlook: Outlook) -> list[str]:
    """The corners that are crossed, or how far it is to the next one."""
    lines = []
    for passing in outlook.corners:
        key = "crosses" if passing.sure else "may-cross"
        facts = {"corner": view.track.corners[passing.corner].name, "due": heat(*passing.due)}
        lines.append(say(key, limit=view.rules.speed_limit[passing.corner], **facts))
    if not outlook.corners:
        ahead = corners_ahead(view, outlook.end[1], most=1)
        if ahead and outlook.end[1] < view.rules.finish:
            nearest, furthest = ahead[0].before, ahead[0].before + outlook.end[1] - outlook.end[0]
            left = spaces(nearest) if nearest == furthest else f"{nearest} to {spaces(furthest)}"
            key = "stops-at" if furthest == 0 else "stops-before"
            lines.append(say(key, left=left, corner=ahead[0].name, limit=ahead[0].limit))
    return lines


def warnings(view: View, outlook: Outlook, gear: int) -> list[str]:
    """What may go wrong."""
    lines = []
    if outlook.must_cool:
        lines.append(say("must-cool"))
    if outlook.spin > 0:
        stress = say("stress", stress=view.rules.stress_by_gear[gear])
        facts = {"corner": view.track.corners[outlook.spin_corner].name, "stress": stress}
        if outlook.spin == 1:
            lines.append(say("spin-sure", **facts))
        else:
            lines.append(say("spin-risk", percent=percent(outlook.spin), **facts))
    return lines


def speed_text(outlook: Outlook) -> str:
    """The Speed, and how much of it is luck."""
    if not outlook.plus:
        return say("speed", speed=span(*outlook.speed))
    cards = say("plus-1") if outlook.plus == 1 else say("plus", number=outlook.plus)
    return say("speed-plus", speed=span(*outlook.speed), plus=cards)


def plan_sentences(view: View, seat: int, plan: Action) -> tuple[list[str], list[str]]:
    """What a plan does, and what may go wrong."""
    outlook = plan_outlook(view, seat, plan.cards)
    title = action_text(plan, faces_for(view, seat))
    cost = [say("shift-cost", heat=outlook.shift)] if outlook.shift else []
    if not outlook.moves:
        return [", ".join([f"{title[0].upper()}{title[1:]}", *cost]) + "."], [say("no-move")]
    parts = [speed_text(outlook), *cost, say("engine-then", engine=say("heat", heat=outlook.engine))]
    lines = [f"{title[0].upper()}{title[1:]}. {', '.join(parts)}."]
    lines += corner_sentences(view, outlook)
    if outlook.finish == 1:
        lines.append(say("reaches-finish"))
    elif outlook.finish > 0:
        lines.append(say("may-finish", percent=percent(outlook.finish)))
    if outlook.coolable:
        lines.append(say("can-cool", heat=outlook.coolable))
    return lines, warnings(view, outlook, int(count(plan.cards)))


def plan_row(view: View, seat: int, plan: Action) -> list[str]:
    """A plan in short for the list: cards, Speed, what it costs, what may go wrong."""
    outlook = plan_outlook(view, seat, plan.cards)
    title = action_text(plan, faces_for(view, seat))
    if not outlook.moves:
        return [title, "-", "", ""]
    notes = [say("list-shift", heat=outlook.shift)] if outlook.shift else []
    for passing in outlook.corners:
        name = view.track.corners[passing.corner].name
        notes.append(say("list-corner", corner=name, due=heat(*passing.due)))
    if outlook.finish > 0:
        notes.append(say("list-finish"))
    risk = say("list-cool") if outlook.must_cool else ""
    if outlook.spin == 1:
        risk = say("list-spin-sure")
    elif outlook.spin > 0:
        risk = say("list-spin-risk", percent=percent(outlook.spin))
    return [title, span(*outlook.speed), ", ".join(notes), risk]


def option_sentences(view: View, decision: Decision, option: Action) -> tuple[list[str], list[str]]:
    """An answer in React or Slipstream and what it leads to, and what may go wrong."""
    outlook = option_outlook(view, decision, option)
    parts = [action_text(option, faces_for(view, decision.seat))]
    if outlook.speed != (view.speed, view.speed):
        parts.append(say("speed", speed=span(*outlook.speed)) + ".")
    elif option.key not in IDLE:
        parts.append(say("engine-then", engine=outlook.engine) + ".")
    if outlook.corners or option.number or outlook.plus:
        parts += corner_sentences(view, outlook)
    if 0 < outlook.finish < 1:
        parts.append(say("may-finish", percent=percent(outlook.finish)))
    parts[0] = f"{parts[0][0].upper()}{parts[0][1:]}."
    return parts, warnings(view, outlook, view.cars[decision.seat].gear)


def gears_within(options: Sequence[Action]) -> list[int]:
    """The gears of the legal plans."""
    return sorted({int(count(option.cards)) for option in options})


def gears_sentence(view: View, seat: int, options: Sequence[Action]) -> str:
    """Which gears can be chosen, and at what price."""
    words = []
    for gear in gears_within(options):
        cost = int(shift_cost(view.cars[seat].gear, gear))
        words.append(say("gear-heat", gear=gear, heat=cost) if cost else say("gear-free", gear=gear))
    return say("gears", gears=", ".join(words))


def idle_option(options: Sequence[Action]) -> int | None:
    """The answer that Enter stands for: leave it be."""
    for index, option in enumerate(options):
        if option.key in IDLE and option.number == 0 and option.cards == 0:
            return index
    return None
