"""Outlooks and options in words: the same for both kinds of screen."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.core.actions import REDUCE_STRESS, REFRESH, SALVAGE, SCRAP, Action
from slipstream.core.cards import count
from slipstream.core.decisions import Decision
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.views import View
from slipstream.terminal.preview import Outlook, option_outlook, plan_outlook
from slipstream.terminal.situation import corner_marks, corners_ahead, faces_for
from slipstream.terminal.symbols import face_text
from slipstream.terminal.trial import special_faces
from slipstream.terminal.words import SYMBOL_WORDS, say, spaces, span
from slipstream.text import action_text, join_cards

IDLE = ("end-react", "slipstream", "discard", "refresh", "swap-upgrade")  # Enter does nothing with these
UNFORESEEN = (SCRAP, REDUCE_STRESS, SALVAGE, REFRESH)  # these change no Speed and no Heat of the turn


def heat(low: int, high: int) -> str:
    """An amount of Heat in words."""
    return say("no-heat") if high == 0 else say("heat", heat=span(low, high))


def percent(share: float) -> int:
    """A share that is neither 0 nor 1 never looks like it."""
    return min(max(round(share * 100), 1), 99)


def limit_marks(view: View, outlook: Outlook, corner: int) -> tuple[int, str]:
    """The limit that counts for this car, and why it is not the printed one."""
    low, high = outlook.adjust
    change = f"{low:+d}" if low == high else f"{low:+d} to {high:+d}"
    marks = say("mark-adjust", change=change) if low or high else ""
    return view.rules.speed_limit[corner] + low, corner_marks(view, corner) + marks


def corner_sentences(view: View, outlook: Outlook) -> list[str]:
    """The corners that are crossed, or how far it is to the next one."""
    lines = []
    for passing in outlook.corners:
        key = "crosses" if passing.sure else "may-cross"
        limit, marks = limit_marks(view, outlook, passing.corner)
        facts = {"corner": view.track.corners[passing.corner].name, "due": heat(*passing.due)}
        lines.append(say(key, limit=limit, marks=marks, **facts))
    if outlook.sponsors:
        fixed = outlook.speed[0] == outlook.speed[1]
        lines.append(say("sponsor") if fixed else say("sponsor-maybe"))
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
    if outlook.gear < outlook.planned:
        lines.append(say("corrected-up", gear=outlook.gear))
    elif outlook.gear > outlook.planned:
        lines.append(say("corrected-down", gear=outlook.gear))
    if outlook.must_cool:
        lines.append(say("cool-for-symbols" if outlook.engine < 0 else "must-cool"))
    if outlook.spin > 0:
        stress = say("stress", stress=view.rules.stress_by_gear[gear])
        if view.rules.spin_out_eliminates:
            stress = f"{stress}, {say('spin-out-race')}"
        facts = {"corner": view.track.corners[outlook.spin_corner].name, "stress": stress}
        if outlook.spin == 1:
            lines.append(say("spin-sure", **facts))
        else:
            lines.append(say("spin-risk", percent=percent(outlook.spin), **facts))
    if outlook.unpayable:
        lines.append(say("unpayable-ahead"))
    elif not outlook.exact:
        lines.append(say("inexact"))
    return lines


def speed_text(outlook: Outlook) -> str:
    """The Speed, and how much of it is luck or choice."""
    notes = []
    if outlook.plus:
        cards = say("plus-1") if outlook.plus == 1 else say("plus", number=outlook.plus)
        notes.append(say("from-pile", plus=cards))
    for face in outlook.choices:
        notes.append(say("speed-choice", values=" or ".join(map(str, face.values)), card=face.name))
    speed = say("speed", speed=span(*outlook.speed))
    return f"{speed} ({'; '.join(notes)})" if notes else speed


def plan_sentences(view: View, seat: int, plan: Action) -> tuple[list[str], list[str]]:
    """What a plan does, and what may go wrong."""
    outlook = plan_outlook(view, seat, plan.cards)
    title = action_text(plan, faces_for(view, seat))
    late = "shift-later" if view.rules.tournament else "shift-cost"
    cost = [say(late, heat=outlook.shift)] if outlook.shift else []
    if not outlook.moves:
        return [", ".join([f"{title[0].upper()}{title[1:]}", *cost]) + "."], [say("no-move")]
    if outlook.symbols:
        cost.append(say("symbol-cost", heat=outlook.symbols))
    engine = say("engine-then", engine=say("heat", heat=max(outlook.engine, 0)))
    parts = [speed_text(outlook), *cost, engine]
    lines = [f"{title[0].upper()}{title[1:]}. {', '.join(parts)}."]
    lines += corner_sentences(view, outlook)
    if outlook.finish == 1:
        lines.append(say("reaches-finish"))
    elif outlook.finish > 0:
        lines.append(say("may-finish", percent=percent(outlook.finish)))
    if outlook.coolable:
        lines.append(say("can-cool", heat=outlook.coolable))
    return lines, warnings(view, outlook, outlook.gear)


def plan_row(view: View, seat: int, plan: Action) -> list[str]:
    """A plan in short for the list: cards, Speed, what it costs, what may go wrong."""
    outlook = plan_outlook(view, seat, plan.cards)
    title = action_text(plan, faces_for(view, seat))
    if not outlook.moves:
        return [title, "-", "", ""]
    notes = [say("list-shift", heat=outlook.shift)] if outlook.shift else []
    if outlook.gear != outlook.planned:
        notes.append(say("list-corrected", gear=outlook.gear))
    if outlook.symbols:
        notes.append(say("list-symbols", heat=outlook.symbols))
    for passing in outlook.corners:
        name = view.track.corners[passing.corner].name
        notes.append(say("list-corner", corner=name, due=heat(*passing.due)))
    if outlook.sponsors:
        notes.append(say("list-sponsor"))
    if outlook.finish > 0:
        notes.append(say("list-finish"))
    risk = say("list-unpayable") if outlook.unpayable else say("list-cool") if outlook.must_cool else ""
    if outlook.spin == 1:
        risk = say("list-spin-sure")
    elif outlook.spin > 0:
        risk = say("list-spin-risk", percent=percent(outlook.spin))
    return [title, span(*outlook.speed), ", ".join(notes), risk]


def option_title(view: View, seat: int, option: Action) -> str:
    """An answer in the turn; the symbols of cards with what they do."""
    faces = faces_for(view, seat)
    if option.key not in SYMBOL_WORDS or not option.source:
        return action_text(option, faces)
    card, face = special_faces(faces, option.source)[0]
    numbers = {"scrap": face.scrap, "salvage": face.salvage, "accelerate": view.plus_used}
    number = numbers.get(option.key, option.number)
    facts = {"card": join_cards(card, faces), "said": face_text(face, full=False), "heat": face.heat}
    return SYMBOL_WORDS[option.key].format(number=int(number), **facts)


def option_sentences(view: View, decision: Decision, option: Action) -> tuple[list[str], list[str]]:
    """An answer in the turn and what it leads to, and what may go wrong."""
    title = option_title(view, decision.seat, option)
    title = f"{title[0].upper()}{title[1:]}."
    if option.kind in UNFORESEEN:
        return [title], []
    outlook = option_outlook(view, decision, option)
    parts = [title]
    if outlook.speed != (view.speed, view.speed):
        parts.append(say("speed", speed=span(*outlook.speed)) + ".")
    elif option.key not in IDLE:
        parts.append(say("engine-then", engine=max(outlook.engine, 0)) + ".")
    if outlook.corners or option.number or outlook.plus:
        parts += corner_sentences(view, outlook)
    if 0 < outlook.finish < 1:
        parts.append(say("may-finish", percent=percent(outlook.finish)))
    return parts, warnings(view, outlook, view.cars[decision.seat].gear)


def gears_within(options: Sequence[Action]) -> list[int]:
    """The gears of the legal plans."""
    return sorted({int(count(option.cards)) for option in options})


def gears_sentence(view: View, seat: int, options: Sequence[Action]) -> str:
    """Which gears can be chosen, and at what price."""
    words, car = [], view.cars[seat]
    for gear in gears_within(options):
        cost = int(shift_cost(car.gear, gear))
        key = "gear-free" if not cost else "gear-heat" if cost <= car.engine else "gear-corrected"
        words.append(say(key, gear=gear, heat=cost))
    return say("gears", gears=", ".join(words))


def idle_option(options: Sequence[Action]) -> int | None:
    """The answer that Enter stands for: leave it be."""
    for index, option in enumerate(options):
        if option.key in IDLE and option.number == option.cards == option.source == 0:
            return index
    return None
