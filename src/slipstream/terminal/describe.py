"""Previews and options in words: the same for both kinds of screen."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from slipstream.core.actions import (
    ACCELERATE,
    KEEPS_TURN,
    MAY_DECLINE,
    Action,
    planned_gear,
)
from slipstream.core.decisions import Decision
from slipstream.core.steps.card_symbols import acceleration
from slipstream.core.steps.check_corner import stress_taken
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.steps.tournament import gear_out_of_reach
from slipstream.core.symbols import SYM_HEAT, USED_BY
from slipstream.core.views import View
from slipstream.terminal.preview import PlanPreview, Preview, option_preview, plan_preview
from slipstream.terminal.situation import corner_marks, corners_ahead, faces_for
from slipstream.terminal.symbols import face_text, special_faces
from slipstream.terminal.words import say, signed, spaces_span, span
from slipstream.words import language
from slipstream.words.cards import card_title
from slipstream.words.language import capital, either, series
from slipstream.words.text import action_text, join_cards

#: answers that use a symbol of a card: their sentence says what it does
SYMBOLS_OF_CARDS = (*(key for key in USED_BY if key != "cool-card"), "unpayable")


def heat(low: int, high: int) -> str:
    """An amount of Heat in words."""
    return say("no-heat") if high == 0 else say("heat", heat=span(low, high))


def percent(chance: Fraction) -> str:
    """A chance that is neither 0 nor 1 never looks like it."""
    return language.say("percent", number=min(max(round(chance * 100), 1), 99))


def limit_marks(view: View, preview: Preview, corner: int) -> tuple[int, str]:
    """The limit that counts for this car, and why it is not the printed one."""
    low, high = preview.adjust
    change = signed(low) if low == high else language.say("span", low=signed(low), high=signed(high))
    marks = " " + say("mark-adjust", change=change) if low or high else ""
    return view.rules.speed_limit[corner] + low, corner_marks(view, corner) + marks


def corner_sentences(view: View, preview: Preview) -> list[str]:
    """The corners that are crossed, or how far it is to the next one."""
    lines = []
    for passing in preview.corners:
        key = "crosses" if passing.sure else "may-cross"
        limit, marks = limit_marks(view, preview, passing.corner)
        facts = {"corner": view.track.corners[passing.corner].name, "due": heat(*passing.due)}
        lines.append(say(key, limit=limit, marks=marks, **facts))
    if preview.sponsors:
        fixed = preview.speed[0] == preview.speed[1]
        lines.append(say("sponsor") if fixed else say("sponsor-maybe"))
    if not preview.corners:
        ahead = corners_ahead(view, preview.end[1], most=1)
        if ahead and preview.end[1] < view.rules.finish:
            nearest, furthest = ahead[0].before, ahead[0].before + preview.end[1] - preview.end[0]
            left = spaces_span(nearest, furthest)
            key = "stops-at" if furthest == 0 else "stops-before"
            lines.append(say(key, left=left, corner=ahead[0].name, limit=ahead[0].limit))
    return lines


def warnings(view: View, preview: Preview, gear: int) -> list[str]:
    """What may go wrong."""
    lines = []
    if preview.cool_for_symbols:
        lines.append(say("cool-for-symbols"))
    elif preview.must_cool:
        lines.append(say("must-cool"))
    if preview.spin > 0:
        after = "stress-out" if view.rules.spin_out_eliminates else "stress"
        stress = say(after, stress=int(stress_taken(view.rules, view.stress_supply, gear)))
        facts = {"corner": view.track.corners[preview.spin_corner].name, "stress": stress}
        if preview.spin == 1:
            lines.append(say("spin-sure", **facts))
        else:
            lines.append(say("spin-risk", percent=percent(preview.spin), **facts))
    if preview.unpayable:
        lines.append(say("unpayable-ahead"))
    return lines


def correction(plan: PlanPreview) -> list[str]:
    """What the gear is corrected to, if it is."""
    if plan.gear == plan.planned:
        return []
    return [say("corrected-up" if plan.gear < plan.planned else "corrected-down", gear=plan.gear)]


def speed_text(plan: PlanPreview, speed: tuple[int, int]) -> str:
    """The Speed, and how much of it is luck or choice."""
    notes = []
    if plan.plus:
        notes.append(say("from-pile", number=plan.plus))
    for face in plan.choices:
        notes.append(say("speed-choice", values=either(face.values), card=card_title(face)))
    text = say("speed", speed=span(*speed))
    return f"{text} ({series(notes)})" if notes else text


def plan_sentences(view: View, seat: int, plan: Action) -> tuple[list[str], list[str]]:
    """What a plan does, and what may go wrong."""
    found = plan_preview(view, plan.cards)
    preview = found.preview
    title = action_text(plan, faces_for(view, seat))
    late = "shift-later" if view.rules.tournament else "shift-cost"
    cost = [say(late, heat=found.shift)] if found.shift else []
    if preview is None:
        return [", ".join([capital(title), *cost]) + "."], [say("no-move")]
    if found.symbols:
        cost.append(say("symbols-cost", heat=found.symbols))
    engine = say("engine-then", engine=say("heat", heat=preview.engine))
    parts = [speed_text(found, preview.speed), *cost, engine]
    lines = [f"{capital(title)}. {', '.join(parts)}."]
    lines += corner_sentences(view, preview)
    if preview.finish == 1:
        lines.append(say("reaches-finish"))
    elif preview.finish > 0:
        lines.append(say("may-finish", percent=percent(preview.finish)))
    if preview.coolable:
        lines.append(say("can-cool", heat=preview.coolable))
    return lines, correction(found) + warnings(view, preview, found.gear)


def plan_row(view: View, seat: int, plan: Action) -> list[str]:
    """A plan in short for the list: cards, Speed, what it costs, what may go wrong."""
    found = plan_preview(view, plan.cards)
    preview = found.preview
    title = action_text(plan, faces_for(view, seat))
    if preview is None:
        return [title, "-", "", ""]
    notes = [say("list-shift", heat=found.shift)] if found.shift else []
    if found.gear != found.planned:
        notes.append(say("list-corrected", gear=found.gear))
    if found.symbols:
        notes.append(say("list-symbols", heat=found.symbols))
    for passing in preview.corners:
        name = view.track.corners[passing.corner].name
        notes.append(say("list-corner", corner=name, due=heat(*passing.due)))
    if preview.sponsors:
        notes.append(say("list-sponsor"))
    if preview.finish > 0:
        notes.append(say("list-finish"))
    cool = preview.must_cool or preview.cool_for_symbols
    risk = say("list-unpayable") if preview.unpayable else say("list-cool") if cool else ""
    if preview.spin == 1:
        risk = say("list-spin-sure")
    elif preview.spin > 0:
        risk = say("list-spin-risk", percent=percent(preview.spin))
    return [title, span(*preview.speed), ", ".join(notes), risk]


def option_title(view: View, seat: int, option: Action) -> str:
    """An answer in the turn; the symbols of cards with what they do."""
    faces = faces_for(view, seat)
    if option.key not in SYMBOLS_OF_CARDS or not option.source:
        return action_text(option, faces)
    card, face = special_faces(faces, option.source)[0]
    number = option.number or (face.number(USED_BY[option.key]) if option.key in USED_BY else 0)
    if option.kind == ACCELERATE:
        number = acceleration(option.source, view.turn.plus_used)
    facts = {
        "card": join_cards(card, faces),
        "said": face_text(face, full=False),
        "heat": int(face.number(SYM_HEAT)),
    }
    return say(f"use-{option.key}", number=int(number), **facts)


def option_sentences(view: View, decision: Decision, option: Action) -> tuple[list[str], list[str]]:
    """An answer in the turn and what it leads to, and what may go wrong."""
    title = option_title(view, decision.seat, option)
    title = f"{capital(title)}."
    if option.kind in KEEPS_TURN:
        return [title], []
    preview = option_preview(view, decision, option)
    parts = [title]
    if preview.speed != (view.turn.speed, view.turn.speed):
        parts.append(say("speed", speed=span(*preview.speed)) + ".")
    elif option.kind not in MAY_DECLINE:
        parts.append(say("engine-then", engine=preview.engine) + ".")
    if preview.corners or option.number or preview.speed[0] < preview.speed[1]:
        parts += corner_sentences(view, preview)
    if 0 < preview.finish < 1:
        parts.append(say("may-finish", percent=percent(preview.finish)))
    return parts, warnings(view, preview, view.cars[decision.seat].gear)


def gears_within(options: Sequence[Action]) -> list[int]:
    """The gears of the legal plans."""
    return sorted({int(planned_gear(option.cards)) for option in options})


def gears_sentence(view: View, seat: int, options: Sequence[Action]) -> str:
    """Which gears can be chosen, and at what price."""
    words, car = [], view.cars[seat]
    for gear in gears_within(options):
        cost = int(shift_cost(car.gear, gear))
        late = gear_out_of_reach(car.gear, car.engine, gear)
        key = "gear-free" if not cost else "gear-corrected" if late else "gear-heat"
        words.append(say(key, gear=gear, heat=cost))
    return say("gears", gears=", ".join(words))
