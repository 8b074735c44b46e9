"""Moments of a race in facts: what was done, what others did there, what it led to, what was there instead.

Each sentence is a key with facts, as a `Reason` is; pages and terminal make words of it. A moment has two to
four of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from math import sqrt
from typing import Final

from slipstream.coach.books import Highlight, Moment, Turn
from slipstream.coach.causes import cause_of
from slipstream.coach.judging import Judged
from slipstream.coach.prospects import Prospect, prospect
from slipstream.coach.reasons import Reason, next_corner, percent, spaces_to, trade
from slipstream.coach.walking import Choice, Course
from slipstream.core import actions
from slipstream.core import events as happened
from slipstream.core.actions import Action
from slipstream.core.cards import write_cards as letters
from slipstream.core.events import Event
from slipstream.records.notation import write_cards

CI95: Final = 1.96
MISTAKE: Final = 0.05  # of the chance to win
BLUNDER: Final = 0.15
PLACES_OF_A_MISTAKE: Final = 0.5
PLACES_OF_A_BLUNDER: Final = 1.5
#: a third of a small chance is a mistake as well
PART_OF_A_CHANCE: Final = 1 / 3
LEAST_PART: Final = 0.02
LUCK: Final = 0.12  # a step of this size between two choices is told
LUCK_PLACES: Final = 1.2
ERRORS_OF_LUCK: Final = 2.0
MOST_SENTENCES: Final = 4


def mark_of(judged: Judged) -> str:
    """?? for a blunder, ? for a mistake, nothing for a small loss."""
    if judged.by_place:
        lost = judged.places
        return "??" if lost >= PLACES_OF_A_BLUNDER else "?" if lost >= PLACES_OF_A_MISTAKE else ""
    loss = judged.loss
    if loss >= BLUNDER:
        return "??"
    large = loss >= MISTAKE or (loss >= LEAST_PART and loss >= PART_OF_A_CHANCE * judged.best)
    return "?" if large else ""


def corner_ahead(choice: Choice) -> int | None:
    """The corner that a moment is named by: the one that comes next."""
    return next_corner(choice.view, choice.view.cars[choice.decision.seat].progress)


def turn_of(own: Prospect | None) -> Turn | None:
    """What an answer could be expected to lead to."""
    if own is None:
        return None
    return Turn(own.speed, own.heat, own.engine, own.spin_out, own.progress, own.low, own.high)


def around(mean: float, error: float, least: float, most: float) -> tuple[float, float]:
    """The 95 % interval, within what is possible."""
    return max(least, mean - CI95 * error), min(most, mean + CI95 * error)


def moment_of(course: Course, choice: Choice, judged: Judged) -> Moment | None:
    """The moment to show, None if the choice cost nothing for certain."""
    played, better = choice.played, judged.better
    if better is None or played is None:
        return None
    view, decision = choice.view, choice.decision
    mine, other = prospect(view, decision, played), prospect(view, decision, better)
    return Moment(
        race=choice.race,
        index=choice.index,
        round=choice.round,
        step=decision.step,
        cause=cause_of(view, decision, played, better),
        mark=mark_of(judged),
        corner=corner_ahead(choice),
        played=played,
        better=better,
        win=judged.played.win,
        loss=judged.loss,
        loss_ci95=around(judged.loss, judged.loss_error, -1.0 if judged.by_place else 0.0, 1.0),
        place=judged.played.place,
        places=judged.places,
        places_ci95=around(judged.places, judged.places_error, -5.0, 5.0),
        by_place=judged.by_place,
        played_turn=turn_of(mine),
        better_turn=turn_of(other),
        told=[
            *what_was_done(course, choice, played),
            *what_it_led_to(course, choice),
            *what_was_there(judged, mine, other),
        ][:MOST_SENTENCES],
        track=view.track,
        faces=view.cars[decision.seat].faces,
    )


# What was done


def turn_events(course: Course, choice: Choice) -> list[Event]:
    """What happened to this car from its answer to the end of the round."""
    seat = choice.decision.seat
    found: list[Event] = []
    for event in chain.from_iterable(course.told[choice.index :]):
        if event.kind == happened.ROUND_STARTED:
            break
        if event.seat == seat:
            found.append(event)
    return found


def what_was_done(course: Course, choice: Choice, played: Action) -> Iterator[Reason]:
    """What the own answer came to, and what others did at the same place."""
    if choice.decision.step == "plan":
        yield from _drove(course, choice)
    elif actions.is_cooldown(played.kind):
        yield Reason("cooled", {"heat": int(played.number)})
    elif played.kind == actions.BOOST:
        yield Reason("boosted", {})
    elif played.kind == actions.SLIPSTREAM:
        yield Reason("towed" if played.number else "not-towed", {"spaces": int(played.number)})
    elif played.kind == actions.DISCARD:
        key = "discarded" if played.cards else "kept-all"
        yield Reason(key, {"cards": write_cards(played.cards)} if played.cards else {})
    elif played.kind == actions.END_REACT:
        yield Reason("ended-react", {})


def _drove(course: Course, choice: Choice) -> Iterator[Reason]:
    """How the turn of a plan went: the dearest corner of it, or where it ended."""
    turn = turn_events(course, choice)
    passed = [event for event in turn if event.kind == happened.CORNER_PASSED]
    spun = next((event for event in turn if event.kind == happened.SPUN_OUT), None)
    if passed:
        dearest = max(passed, key=lambda event: event.d) if spun is None else passed[-1]
        corner, speed, limit, heat = int(dearest.a), int(dearest.b), int(dearest.c), int(dearest.d)
        facts: dict[str, int | str] = {"corner": corner, "speed": speed, "limit": limit}
        if spun is not None:
            yield Reason("spun-out", facts)
        elif heat:
            yield Reason("paid", {**facts, "heat": heat})
        else:
            yield Reason("within", facts)
        yield from _others(course, choice, corner)
        return
    moved = [event for event in turn if event.kind == happened.MOVED]
    speed = next((int(event.a) for event in turn if event.kind == happened.SPEED_SET), 0)
    end = int(moved[-1].b) if moved else int(choice.view.cars[choice.decision.seat].progress)
    ahead = next_corner(choice.view, end)
    if ahead is None:
        yield Reason("drove", {"speed": speed})
    else:
        yield Reason("stopped", {"speed": speed, "corner": ahead, "spaces": int(spaces_to(choice.view, end))})


def _others(course: Course, choice: Choice, corner: int) -> Iterator[Reason]:
    """How fast others went through the same corner, in this round and those beside it."""
    seat, round = choice.decision.seat, 0
    passes: list[Event] = []
    for event in chain.from_iterable(course.told):
        if event.kind == happened.ROUND_STARTED:
            round = int(event.a)
        elif event.kind == happened.CORNER_PASSED and event.a == corner and abs(round - choice.round) <= 1:
            passes.append(event)
    passes = [event for event in passes if event.seat != seat]
    if passes:
        speeds = [int(event.b) for event in passes]
        heats = [int(event.d) for event in passes]
        cars, low, least = len({int(event.seat) for event in passes}), min(speeds), min(heats)
        facts: dict[str, int | str] = {"cars": cars, "low": low, "least": least}
        if (low, least) == (max(speeds), max(heats)):
            yield Reason("others-there-at", facts)
        else:
            yield Reason("others-there", {**facts, "high": max(speeds), "most": max(heats)})


def what_it_led_to(course: Course, choice: Choice) -> Iterator[Reason]:
    """Where the car stood one round later."""
    seat = choice.decision.seat
    for later in course.choices:
        if later.round > choice.round and later.decision.step == "plan":
            car = later.view.cars[seat]
            facts: dict[str, int | str] = {"place": int(car.place), "heat": int(car.engine)}
            ahead = next_corner(later.view, car.progress)
            if ahead is None:
                yield Reason("later", facts)
            else:
                facts |= {"corner": ahead, "spaces": int(car.countdown)}
                yield Reason("later-before", facts)
            return


def what_was_there(judged: Judged, mine: Prospect | None, other: Prospect | None) -> Iterator[Reason]:
    """What the better answer had that this one had not."""
    if mine is not None and other is not None:
        if mine.spin_out - other.spin_out >= 0.1:
            yield Reason("safer", {"spin_out": percent(other.spin_out), "others": percent(mine.spin_out)})
        elif (traded := trade(other, mine)) is not None:
            yield Reason(f"there-{traded.key}", traded.facts)
    if judged.by_place:
        facts: dict[str, int | str] = {
            "place": tenths(judged.played.place),
            "better": tenths(judged.best_place),
        }
        yield Reason("places", facts)
    else:
        yield Reason("chances", {"win": percent(judged.played.win), "better": percent(judged.best)})


def tenths(place: float) -> str:
    """A place to expect, as it is written: with one decimal."""
    return f"{place:.1f}"


# Moments that were no mistakes


def highlights_of(course: Course, judged: Sequence[Judged]) -> list[Highlight]:
    """The only good answers, and the steps of luck, of one race."""
    found = [
        good_of(course, choice, one)
        for choice, one in zip(course.choices, judged, strict=True)
        if one.margin and choice.played is not None
    ]
    pairs = list(pairwise(zip(course.choices, judged, strict=True)))
    for (choice, one), (then, other) in pairs:
        luck = luck_between(course, choice, one, then.index, other)
        if luck is not None:
            found.append(luck)
    if judged and course.place is not None:
        last = luck_at_the_end(course, course.choices[-1], judged[-1])
        if last is not None:
            found.append(last)
    return found


def good_of(course: Course, choice: Choice, judged: Judged) -> Highlight:
    """An answer that was certainly better than all others."""
    margin = judged.margin
    done = [] if choice.played is None else list(what_was_done(course, choice, choice.played))
    if judged.by_place:
        told = [Reason("only-good-place", {"place": tenths(judged.played.place), "places": tenths(margin)})]
    else:
        told = [Reason("only-good", {"win": percent(judged.played.win), "less": percent(margin)})]
    return Highlight(
        race=choice.race,
        index=choice.index,
        round=choice.round,
        kind="good",
        corner=corner_ahead(choice),
        played=choice.played,
        change=0.0 if judged.by_place else margin,
        error=judged.played.win_error,
        places=margin if judged.by_place else 0.0,
        by_place=judged.by_place,
        told=[*done, *told],
        track=choice.view.track,
        faces=choice.view.cars[choice.decision.seat].faces,
    )


def luck_between(
    course: Course, choice: Choice, judged: Judged, until: int, then: Judged
) -> Highlight | None:
    """A great step from one choice to the next, which nobody chose."""
    by_place = judged.by_place and then.by_place
    change, places = then.best - judged.played.win, judged.played.place - then.best_place
    error = sqrt(judged.played.win_error**2 + then.played.win_error**2 + then.loss_error**2)
    off = sqrt(judged.played.place_error**2 + then.played.place_error**2 + then.places_error**2)
    size, least, doubt = (abs(places), LUCK_PLACES, off) if by_place else (abs(change), LUCK, error)
    if size < least or size <= ERRORS_OF_LUCK * doubt:
        return None
    events = list(chain.from_iterable(course.told[choice.index : until]))
    return luck_of_events(choice, events, judged, change, error, places, by_place, then.best, then.best_place)


def luck_at_the_end(course: Course, choice: Choice, judged: Judged) -> Highlight | None:
    """What came after the last choice."""
    assert course.place is not None
    outcome, by_place = float(course.place == 1), judged.by_place
    change, places = outcome - judged.played.win, judged.played.place - course.place
    if (abs(places) < LUCK_PLACES) if by_place else (abs(change) < LUCK):
        return None
    events = list(chain.from_iterable(course.told[choice.index :]))
    error = judged.played.win_error
    return luck_of_events(
        choice, events, judged, change, error, places, by_place, outcome, float(course.place)
    )


def luck_of_events(
    choice: Choice,
    events: Sequence[Event],
    judged: Judged,
    change: float,
    error: float,
    places: float,
    by_place: bool,
    win: float,
    place: float,
) -> Highlight:
    """Luck by what it was: a flip of one's own, a spin-out, the others, or the cards drawn."""
    seat = choice.decision.seat
    told: list[Reason] = []
    flipped = [
        int(event.a) for event in events if event.kind == happened.FLIPPED and event.seat == seat and event.b
    ]
    spun = next((event for event in events if event.kind == happened.SPUN_OUT and event.seat == seat), None)
    rivals = {int(event.seat) for event in events if event.kind == happened.SPUN_OUT and event.seat != seat}
    others = any(
        event.kind in (happened.MOVED, happened.LEGEND_MOVED) and event.seat != seat for event in events
    )
    if spun is not None:
        kind = "spin-out"
        told.append(Reason("luck-spin-out", {"corner": int(spun.a)}))
    elif flipped:
        kind = "flip"
        told.append(Reason("luck-flip", {"cards": "".join(letters(card) for card in flipped)}))
    elif others:
        kind = "rivals"
    else:
        kind = "cards"
    if rivals:
        told.append(Reason("luck-rivals-spun", {"cars": len(rivals)}))
    elif others:
        told.append(Reason("luck-rivals", {}))
    elif kind == "cards":
        told.append(Reason("luck-cards", {}))
    if by_place:
        told.append(Reason("places-became", {"before": tenths(judged.played.place), "after": tenths(place)}))
    else:
        told.append(Reason("became", {"before": percent(judged.played.win), "after": percent(win)}))
    return Highlight(
        race=choice.race,
        index=choice.index,
        round=choice.round,
        kind=kind,
        corner=corner_ahead(choice),
        played=None,
        change=change,
        error=error,
        places=places,
        by_place=by_place,
        told=told,
        track=choice.view.track,
        faces=choice.view.cars[choice.decision.seat].faces,
    )
