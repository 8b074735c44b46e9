"""The screen as lines to be read in order, by ear or by eye: no colours, no columns, no boxes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from slipstream.core.actions import Action
from slipstream.core.cards import count
from slipstream.core.track import OUTER
from slipstream.core.views import CarView, View
from slipstream.terminal.describe import plan_row
from slipstream.terminal.situation import (
    CornerAhead,
    corners_ahead,
    distance,
    faces_for,
    hand_names,
    names_for,
    own_cards,
    pile_names,
    race_order,
    sector_words,
    strip,
)
from slipstream.terminal.words import say, spaces
from slipstream.words.cards import card_names
from slipstream.words.language import series
from slipstream.words.text import place_text

NEAR: Final = (-3, 20)  # the stretch of road that is told


def title(view: View, seat: int, circuit: str) -> str:
    """Where the race stands, in a line."""
    laps = say("laps", laps=int(view.rules.laps))
    facts = {"circuit": circuit, "laps": laps, "round": view.round, "cars": len(view.cars)}
    return say("title", place=view.cars[seat].place, **facts)


def corner_words(ahead: Sequence[CornerAhead], to_finish: int) -> str:
    """The next corners and the finish, in a line."""
    if to_finish <= 0:
        return say("beyond-finish")
    if not ahead:
        return say("no-corner-ahead", distance=spaces(to_finish))
    first = ahead[0]
    facts = {"corner": first.name, "limit": first.limit, "marks": first.marks}
    key = "corner-ahead" if first.before else "corner-here"
    parts = [say(key, ahead=spaces(first.before), **facts)]
    for earlier, corner in pairwise(ahead):
        further = corner.before - earlier.before
        facts = {"corner": corner.name, "limit": corner.limit, "marks": corner.marks}
        parts.append(say("corner-after", further=further, **facts))
    return series(parts) + "."


def distance_words(number: int) -> str:
    """How far another car is."""
    if number == 0:
        return say("car-beside")
    return say("car-ahead", number=number) if number > 0 else say("car-behind", number=-number)


def corners(view: View, seat: int) -> str:
    """The corners to come."""
    me = view.cars[seat]
    words = corner_words(corners_ahead(view, me.progress), view.rules.finish - me.progress)
    return f"{words} {sector_words(view, seat)}".rstrip()


def road(view: View, seat: int, colours: Sequence[str]) -> str:
    """The cars near this one."""
    names = names_for(seat, colours)
    near = []
    for cell in reversed(strip(view, seat, *NEAR)):
        for spot, other in sorted(cell.seats.items()):
            if other != seat:
                side = say("outer") if spot == OUTER else say("race-line")
                near.append(f"{names[other]} {distance_words(cell.ahead)} ({side})")
    return say("road", cars=", ".join(near)) if near else say("road-empty")


def car_line(view: View, seat: int, car: CarView, name: str) -> str:
    """One car of the race in a line."""
    place = car.place
    if car.status != "racing":
        status = say("eliminated" if car.status == "eliminated" else "finished")
        return say("car-line-out", place=place, car=name, status=status)
    far = say("you") if car.seat == seat else distance_words(distance(view, seat, car))
    where = place_text(view.track, car.progress) + (f", {say('outer')}" if car.spot == OUTER else "")
    if car.legend:
        return say("car-line-legend", place=place, car=name, distance=far, where=where)
    facts = {"car": name, "distance": far, "where": where, "gear": car.gear}
    extra = ", " + say("adrenaline") if car.adrenaline else ""
    if car.draw_top:
        extra += ", " + say("top", cards=", ".join(card_names(sum(car.draw_top), car.faces)))
    return say("car-line", place=place, engine=car.engine, hand=car.hand_size, extra=extra, **facts)


def cars(view: View, seat: int, colours: Sequence[str]) -> list[str]:
    """All cars, the leader first."""
    names = names_for(seat, colours)
    return [car_line(view, seat, car, names[car.seat]) for car in race_order(view)]


def mat(view: View, seat: int) -> list[str]:
    """The own dashboard and piles."""
    own, car = view.own, view.cars[seat]
    assert own is not None
    faces = faces_for(view, seat)
    first = [say("mat", gear=car.gear, engine=car.engine)]
    if car.adrenaline:
        first.append(say("own-adrenaline"))
    if own.draw:
        first.append(say("draw", number=int(count(own.draw)), cards=pile_names(own.draw, faces)))
    else:
        first.append(say("hand-reshuffle"))
    if own.discard:
        top = card_names(car.discard_top, faces)[0] if car.discard_top else "-"
        first.append(say("discard", number=int(count(own.discard)), top=top))
    else:
        first.append(say("discard-empty"))
    return first


def hand(view: View, seat: int) -> str:
    """The own hand."""
    assert view.own is not None
    names = say("hand", cards=", ".join(hand_names(view.own.hand, faces_for(view, seat))))
    said = own_cards(view, view.own.hand)
    return f"{names} {series(said)}." if said else names


def plans(view: View, seat: int, options: Sequence[Action]) -> list[str]:
    """Every legal plan, one per line."""
    rows = [plan_row(view, seat, option) for option in options]
    return [
        series([name, say("speed", speed=speed), *filter(None, notes)]) + "." for name, speed, *notes in rows
    ]
