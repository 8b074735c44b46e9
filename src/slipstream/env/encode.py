"""A view as numbers. Nothing but the view goes in, so nothing hidden can come out."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slipstream.core.cards import FIRST_UPGRADE, MOST, SHIFT, UNIT, Face, number_of
from slipstream.core.rules import MAX_CARS, STRESS_IN_BOX
from slipstream.core.steps.check_corner import corner_of, heat_due, lines_crossed, next_line
from slipstream.core.steps.cooldown import sector_cooled
from slipstream.core.steps.shift_gears import GEARS
from slipstream.core.steps.symbols import total
from slipstream.core.symbols import SYM_LIMIT, SYMBOLS
from slipstream.core.views import CarView, View
from slipstream.env.codes import KINDS_OF_A_CAR, SLOTS
from slipstream.env.layout import (
    BOUND,
    CORNER,
    CORNERS,
    LAYOUT,
    OPEN,
    RIVALS,
    SECTORS,
    SIZE,
    STEPS,
    TURN,
)
from slipstream.games.draft import DraftView, drafting
from slipstream.modules.garage import upgrade_numbers

Vector = NDArray[np.float32]

CARDS: Final = 5  # scales: what a 1 stands for
SPACES: Final = 30
SPEED: Final = 20
HEAT: Final = 10
HAND: Final = 10
LIMIT: Final = 10
PILE: Final = 20
ROUNDS: Final = 100
FAR: Final = 100

_SHIFT: Final = np.array(SHIFT[:KINDS_OF_A_CAR], np.int64)  # counters of a zone, many zones at once
_MOST: Final = np.array(MOST[:KINDS_OF_A_CAR], np.int64)
_SLOTS: Final = range(FIRST_UPGRADE, FIRST_UPGRADE + SLOTS)
_OWN_CARDS: Final = slice(LAYOUT["hand"].start, LAYOUT["play"].stop)
_AFTER: Final = _OWN_CARDS.stop
_OWN_SIZE: Final = _AFTER - _OWN_CARDS.start
_RIVALS_CARDS: Final = slice(LAYOUT["rivals_play"].start, LAYOUT["rivals_top"].stop)


def encode(view: View | DraftView) -> Vector:
    """The observation of the seat that has this view."""
    if drafting(view):
        return encode_draft(view)
    own, seat = view.own, view.seat
    if own is None or seat is None:
        raise ValueError("a spectator drives no car: observations need the view of a seat")
    car = view.cars[seat]
    rivals = [view.cars[other] for other in view.standing if other != seat]
    step = own_step(view)
    before: list[float] = [step == name for name in STEPS]
    before += about_race(view, car, car.place - 1)
    before += [car.gear == gear for gear in range(1, GEARS + 1)]
    before += [car.engine / HEAT, car.spot, car.adrenaline, car.spin_outs / CARDS]
    top = car.draw_top[0] if car.draw_top else 0
    after: list[float] = [UNIT[kind] == top for kind in _SLOTS]
    for face in own.faces[:SLOTS]:
        after += about_card(face)
    after += about_turn(view, car)
    after += about_track(view, car)
    for other in rivals:
        after += about_rival(view, car, other)
    none = [0] * (RIVALS - len(rivals))
    zones = [own.hand, own.plan, own.draw, own.discard, car.play]
    zones += [other.play for other in rivals] + none + [other.discard_top for other in rivals] + none
    vector = np.zeros(SIZE, np.float32)
    vector[: len(before)] = before
    vector[_AFTER : _AFTER + len(after)] = after
    numbers = cards(zones)
    vector[_OWN_CARDS], vector[_RIVALS_CARDS] = numbers[:_OWN_SIZE], numbers[_OWN_SIZE:]
    return vector.clip(-BOUND, BOUND, vector)


def own_step(view: View) -> str:
    """What is asked of this seat now, "" if nothing is."""
    return view.step if view.asked else ""


def cards(zones: list[int]) -> Vector:
    """How many cards of each kind are in each zone, one zone after the other."""
    numbers = np.array(zones, np.int64)[:, None] >> _SHIFT & _MOST
    return (numbers / CARDS).astype(np.float32).ravel()


def about_race(view: View, car: CarView, place: int) -> list[float]:
    """See RACE."""
    rules = view.rules
    to_go, whole = int(rules.finish) - car.progress, int(rules.finish + view.track.length)
    return [
        to_go / whole, to_go / FAR, view.round / ROUNDS,
        (place + 1) / MAX_CARS, len(view.cars) / MAX_CARS, float(rules.tournament),
        view.stress_supply / STRESS_IN_BOX, rules.hand_limit / HAND, rules.slipstream_spaces / CARDS,
        rules.adrenaline_cars / MAX_CARS,
    ]  # fmt: skip


@cache
def about_card(face: Face) -> tuple[float, ...]:
    """See CARD. There are few faces, and they never change."""
    symbols = zip(SYMBOLS, face.numbers, strict=True)
    return (
        min(face.values) / CARDS, max(face.values) / CARDS, len(face.values) / CARDS, face.plus / CARDS,
        *[number / (CARDS if symbol.counts else 1) for symbol, number in symbols],
    )  # fmt: skip


def about_turn(view: View, car: CarView) -> list[float]:
    """See TURN and OPEN; all zero while it is not the own turn."""
    if view.active != view.seat:
        return [0.0] * (len(TURN) + len(OPEN) * SLOTS)
    turn = view.turn
    numbers: list[float] = [
        1.0, turn.speed / SPEED, (car.progress - turn.start) / SPEED, turn.plus_used / CARDS, turn.boosted,
        turn.gear_cooled, turn.adrenaline_cooled, turn.adrenaline_moved,
        sector_cooled(turn, view.track, car.space), turn.cluttered,
    ]  # fmt: skip
    numbers += about_corners_crossed(view, car)
    for symbols in (turn.to_choose, *turn.open):
        numbers += [number_of(symbols, kind) / CARDS for kind in _SLOTS]
    return numbers


def about_corners_crossed(view: View, car: CarView) -> list[float]:
    """The end of TURN: corners crossed in this turn, and the Heat they ask for as it stands."""
    corners = [
        corner_of(view.track, line)
        for line in lines_crossed(view.track, view.rules, view.turn.start, car.progress)
    ]
    if not corners:
        return [0.0, 0.0, 0.0]
    adjust = total(car.faces, car.play, SYM_LIMIT)
    due = sum(heat_due(view.rules, corner, view.turn.speed, adjust) for corner in corners)
    lowest = min(view.rules.speed_limit[corner] for corner in corners) + adjust
    return [len(corners) / CARDS, lowest / LIMIT, due / HEAT]


def about_track(view: View, car: CarView) -> list[float]:
    """See CORNER and SECTOR: the corners ahead, the sector of the car and the next ones."""
    track, rules = view.track, view.rules
    numbers: list[float] = []
    spaces = [car.space]
    line = car.progress
    for _ in range(CORNERS):
        line = int(next_line(track, line))
        corner = corner_of(track, line)
        numbers += [
            (line - car.progress) / SPACES, rules.speed_limit[corner] / LIMIT, rules.corner_surcharge[corner],
            float(line < rules.finish),
        ]  # fmt: skip
        spaces.append(int(track.space(line)))
    assert len(numbers) == CORNERS * len(CORNER)
    for space in spaces[:SECTORS]:
        numbers += [
            rules.no_cooldown[space], rules.cooldown_bonus[space], rules.no_slipstream[space],
            rules.weather_slipstream[space] / CARDS, rules.road_slipstream[space] / CARDS,
            rules.free_boost[space],
        ]  # fmt: skip
    return numbers


def about_rival(view: View, car: CarView, other: CarView) -> list[float]:
    """See RIVAL."""
    top_speed = diamond = 0
    if other.legend and view.legend_card is not None:
        top_speed = view.rules.legend_top_speed[view.legend_card][other.seat]
        diamond = view.rules.legend_diamond[view.legend_card][other.seat]
    order, active = view.order, view.active
    turn = order.index(other.seat) if other.seat in order else len(order)
    moved = active is not None and active in order and turn < order.index(active)
    return [
        1.0, other.legend, (other.progress - car.progress) / SPACES, other.spot, other.gear / GEARS,
        other.engine / HEAT, other.hand_size / HAND, other.face_down / GEARS, other.draw_size / PILE,
        other.discard_size / PILE, other.adrenaline, other.planned, float(moved),
        float(other.status != "racing"), top_speed / SPEED, diamond / SPEED,
    ]  # fmt: skip


def encode_draft(view: DraftView) -> Vector:
    """The market, the own Upgrades, the field; the rest is zero until the race begins."""
    vector = np.zeros(SIZE, np.float32)
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator drives no car: observations need the view of a seat")
    if view.active == seat:
        vector[STEPS.index("draft")] = 1.0
    race = LAYOUT["race"].start
    vector[race + 3] = (view.grid.index(seat) + 1) / MAX_CARS
    vector[race + 4] = len(view.grid) / MAX_CARS
    for part, faces in (("market", view.market), ("garage", view.upgrades[seat])):
        for face in faces:
            vector[LAYOUT[part].start + upgrade_numbers().index(face)] += 0.5
    return vector
