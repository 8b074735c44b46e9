"""What a turn leads to, without `slipstream.odds`: a real race, driven once for every order of its cards.

The race runs through `Race.apply` and is read from its events. Its luck is replaced by written numbers; where
they run out, each card that could be drawn there is written down in turn, one kind after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.car import Car
from slipstream.core.cards import FIRST_UPGRADE, Face, count, kind_of, kinds_in, number_of
from slipstream.core.chance import FastStream, ScriptedStream
from slipstream.core.events import PRESS_CORNER, Event
from slipstream.core.race import Race
from slipstream.core.state import STEP_PLAN
from slipstream.odds import Outlook

Bills = tuple[tuple[int, int, int], ...]
#: Speed, progress, spot, bills, Heat left, corner of the spin-out, finished, Sponsors of Press Corners, tows
Found = tuple[int, int, int, Bills, int, int, bool, int, tuple[int, ...]]
Told = dict[int, list[int]]  # values by card
COOLING = (actions.COOL_GEAR, actions.COOL_ADRENALINE, actions.COOL_SECTOR, actions.COOL_CARD)
HEAT_SYMBOLS = (actions.PAY_HEAT, actions.UNPAYABLE)


class TooManyError(Exception):
    """More orders than a test has time for."""


def all_ways(
    race: Race, seat: int, drive: Callable[[Race], Found], most: int = 1000
) -> dict[Found, Fraction]:
    """Every result of `drive` with its chance, over all orders of the cards of this seat."""
    found: dict[Found, Fraction] = {}
    left = [(Fraction(1), list[int]())]
    runs = 0
    while left:
        chance, numbers = left.pop()
        runs += 1
        if runs > most:
            raise TooManyError
        trial = race.copy()
        car = trial.state.cars[seat]
        car.luck = ScriptedStream(numbers[:])
        picks_a_card = not numbers and correction(trial, seat)
        try:
            result = drive(trial)
        except IndexError:
            pile = car.play if picks_a_card else car.draw
            place = 0
            for kind in kinds_in(pile):
                number = int(number_of(pile, kind))
                left.append((chance * Fraction(number, int(count(pile))), [*numbers, place]))
                place += number
        else:
            found[result] = found.get(result, Fraction(0)) + chance
    return found


def correction(race: Race, seat: int) -> bool:
    """Will a played card be taken away at random? (TOURNAMENT-4)"""
    car = race.state.cars[seat]
    return bool(race.state.rules.tournament and car.engine == 0 and count(car.plan) - car.gear == 2)


def alone(race: Race, seat: int, cards: int) -> Race:
    """The race as if nobody else moved in this round, this seat's plan being the last to come in."""
    trial = race.copy()
    state = trial.state
    state.order, state.at, state.waiting, state.step, state.log = [seat], 0, 1, STEP_PLAN, []
    for car in state.cars:
        car.plan = 0
    state.cars[seat].plan = cards  # `drive_plan` commits it; here it tells `correction`
    return trial


def told(cards: list[int], faces: list[Face], values: tuple[int, ...]) -> Told:
    """The values of an outlook by card: those cards that have several come in order."""
    several = [card for card in cards if is_special(card) and face(card, faces).asks_value]
    by_card: Told = {}
    for card, value in zip(several, values, strict=True):
        by_card.setdefault(card, []).append(value)
    return by_card


def is_special(card: int) -> bool:
    return int(kind_of(card)) >= FIRST_UPGRADE


def face(card: int, faces: list[Face]) -> Face:
    return faces[int(kind_of(card)) - FIRST_UPGRADE]


def let_luck_be(car: Car) -> None:
    """From here on luck decides nothing that counts: no more numbers have to be written for it."""
    if isinstance(car.luck, ScriptedStream):
        car.luck = FastStream(5)


def drive_on(
    race: Race,
    seat: int,
    values: Told,
    reaction: Action | None,
    last: list[Event] | None = None,
) -> Found:
    """To the corner check: these values, this reaction as soon as it is offered, every Cooldown, then Heat
    symbols, Scrap last.

    `last` takes the events of the last answer: the next car may have begun its turn in it.
    """
    car, made = race.state.cars[seat], reaction is None
    while True:
        decision = race.pending()[0]
        assert decision.seat == seat
        options = decision.options
        if decision.step == "value":
            card = int(options[0].source)
            answer = next(option for option in options if option.number == values[card][0])
            del values[card][0]
            race.apply(seat, answer)
            continue
        assert decision.step == "react"
        heat = [option for option in options if option.kind in HEAT_SYMBOLS]
        scrap = [option for option in options if option.kind == actions.SCRAP]
        cooling = [option for option in options if option.kind in COOLING]
        if not made and reaction in options:
            made = True
            assert reaction is not None
            race.apply(seat, reaction)
        elif cooling:
            race.apply(seat, max(cooling, key=lambda option: option.number))
        elif heat:
            race.apply(seat, heat[0])
        elif scrap:
            let_luck_be(car)
            race.apply(seat, scrap[0])
        else:
            return settle(race, seat, last)


def settle(race: Race, seat: int, last: list[Event] | None = None) -> Found:
    """End React, decline Slipstream, read what the corners did."""
    car, turn = race.state.cars[seat], race.state.turn
    let_luck_be(car)
    place = int(turn.speed), int(car.progress), int(car.spot)
    events = race.apply(seat, actions.end_react())
    tows: tuple[int, ...] = ()
    if race.state.active == seat and not race.over and race.pending()[0].step == "slipstream":
        tows = tuple(int(option.number) for option in race.pending()[0].options if option.number)
        events = race.apply(seat, actions.slipstream(0))
    if last is not None:
        last += events
    return (*place, *at_corners(race, seat, events), tows)


def settle_slipstream(race: Race, seat: int, option: Action) -> Found:
    """Slipstream and the corners after it: the landing is read from the movement."""
    car, speed = race.state.cars[seat], int(race.state.turn.speed)
    let_luck_be(car)
    place = int(car.progress), int(car.spot)
    events = race.apply(seat, option)
    for event in events:
        if event.key == "moved" and event.seat == seat and option.number:
            place = event.b, event.c
            break
    return (speed, *place, *at_corners(race, seat, events), ())


def at_corners(race: Race, seat: int, events: list[Event]) -> tuple[Bills, int, int, bool, int]:
    """Bills, Heat left, corner of a spin-out, finished or not, Sponsor cards of Press Corners."""
    own = [event for event in events if event.seat == seat]
    bills = tuple((event.a, event.c, event.d) for event in own if event.key == "corner-passed")
    spins = next((event.a for event in own if event.key == "spun-out"), -1)
    finished = any(event.key == "finished" for event in own)
    press = [event for event in own if event.key == "sponsor-gained" and event.a == PRESS_CORNER]
    return bills, int(race.state.cars[seat].engine), spins, finished, len(press)


def drive_plan(race: Race, seat: int, values: Told, reaction: Action | None) -> Found:
    """The whole turn of a plan that `alone` has laid down."""
    car = race.state.cars[seat]
    cards, car.plan = car.plan, 0
    race.apply(seat, actions.plan(cards))
    return drive_on(race, seat, values, reaction)


def drive_option(race: Race, seat: int, option: Action, values: Told) -> Found:
    """An answer in the turn, then nothing optional but Cooldown."""
    if option.kind == actions.END_REACT:
        return settle(race, seat)
    if option.kind == actions.SLIPSTREAM:
        return settle_slipstream(race, seat, option)
    race.apply(seat, option)
    return drive_on(race, seat, values, None)


def flat(outlook: Outlook) -> dict[Found, Fraction]:
    """An outlook in the same shape."""
    found: dict[Found, Fraction] = {}
    for outcome in outlook.outcomes:
        bills = tuple((bill.corner, bill.limit, bill.due) for bill in outcome.bills)
        place = outcome.speed, outcome.progress, outcome.spot
        end = outcome.engine, outcome.spins, outcome.finishes, outcome.press
        key = (*place, bills, *end, outcome.tows)
        found[key] = found.get(key, Fraction(0)) + outcome.chance
        assert outcome.heat == sum(bill.due for bill in outcome.bills)
    return found
