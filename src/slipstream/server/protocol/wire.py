"""From the engine's values to the messages of the protocol. Every secret is left out before this: a view
and redacted events are all that is translated."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from slipstream.circuits.loader import load_circuit
from slipstream.core.actions import ACTIONS, PLAN, Action, planned_gear
from slipstream.core.cards import count, heat_in, write_cards
from slipstream.core.decisions import Decision
from slipstream.core.events import EVENT_CARDS, Event
from slipstream.core.rules import NEVER
from slipstream.core.setup import BASIC_CARDS
from slipstream.core.steps.check_corner import next_line_of_race
from slipstream.core.symbols import OPENING, SYMBOL_KEYS
from slipstream.core.views import CarView, OwnView, View
from slipstream.games.draft import DraftView
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import Season
from slipstream.modules.conditions import tiles
from slipstream.modules.event_cards import EventCard
from slipstream.modules.garage import build_car
from slipstream.server.protocol.circuits import circuit_info
from slipstream.server.protocol.faces import faces_of, upgrade_face
from slipstream.server.protocol.messages import (
    CardFace,
    DraftState,
    EventInfo,
    EventRow,
    GameInfo,
    Option,
    RaceState,
    SeasonRace,
    SeasonRow,
    SeasonState,
    Standing,
    Weather,
)

if TYPE_CHECKING:
    from slipstream.circuits.circuit import Circuit

#: the fields of a message in their order; those of every update are written without a model
Fields = dict[str, Any]
encoded: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


@lru_cache(maxsize=1 << 14)
def cards(zone: int) -> str:
    """The cards of a zone as letters, "" for none."""
    return write_cards(zone) if zone else ""


# The game


def game_info(game: GrandPrix) -> GameInfo:
    """What does not change while the race is on."""
    setup, race = game.setup, game.race
    rules = game.rules() if race is None else race.state.rules
    faces: list[dict[str, CardFace]] = [{} for _ in range(setup.cars)]
    if race is not None:
        for car in race.state.cars:
            if not car.legend:
                given = game.upgrades
                faces[car.seat] = faces_of(car.faces, None if given is None else given[car.seat])
    conditions = game.conditions
    return GameInfo(
        circuit=circuit_info(setup.course),
        laps=int(rules.laps),
        finish=int(rules.finish),
        cars=setup.cars,
        tournament=setup.tournament,
        colours=cast("Any", list(setup.colours)),
        limits=[int(limit) for limit in rules.speed_limit],
        surcharges=[int(number) for number in rules.corner_surcharge],
        press=[bool(press) for press in rules.press_corner],
        weather=None if conditions is None else weather(conditions.weather),
        roads=None if conditions is None else list(conditions.roads),
        event=None if game.event is None else event_info(game.event, setup.course),
        heat=int(rules.heat),
        hand_limit=int(rules.hand_limit),
        cooldown_by_gear=[int(number) for number in rules.cooldown_by_gear],
        stress_by_gear=[int(number) for number in rules.stress_by_gear],
        adrenaline_cars=int(rules.adrenaline_cars),
        legend_top_speed=[[int(number) for number in row] for row in rules.legend_top_speed],
        legend_diamond=[[int(number) for number in row] for row in rules.legend_diamond],
        faces=faces,
    )


def event_info(event: EventCard, circuit: Circuit) -> EventInfo:
    """An Event card on the circuit where it is driven."""
    return EventInfo(
        number=event.number,
        label=event.label,
        sponsor_cards=event.sponsor_cards,
        press=event.press_corners(circuit),
    )


def season_state(season: Season, interval: bool) -> SeasonState:
    """A championship as everybody sees it."""
    races = []
    for at, fixture in enumerate(season.shown_fixtures(interval)):
        circuit = load_circuit(fixture.circuit)
        done = season.results[at].classification if at < len(season.results) else ()
        races.append(
            SeasonRace(
                season=fixture.season,
                race=fixture.race,
                circuit=fixture.circuit,
                place=circuit.place or circuit.name,
                event=event_info(fixture.event, circuit),
                rows=[
                    SeasonRow.model_validate({key: row[key] for key in SeasonRow.model_fields})
                    for row in done
                ],
            )
        )
    points, results = season.points(), season.results
    return SeasonState(
        year=season.setup.year,
        races=races,
        total=len(season.fixtures),
        standings=[
            Standing(seat=seat, points=points[seat], by_race=[result.points[seat] for result in results])
            for seat in season.standings()
        ],
        grid=season.next_grid(),
        interval=interval,
        over=season.over,
        champion=season.champion,
    )


def weather(tile: str) -> Weather:
    """A weather tile and what it does."""
    row = tiles()[tile]
    setup, sector = row["setup"], row["sector"]
    return Weather(
        tile=tile,
        preparation=setup["kind"],
        amount=setup["amount"],
        sector=sector["kind"],
        sector_amount=sector.get("amount", 1),
    )


def car_fields(view: View, car: CarView) -> Fields:
    """What everybody sees of a car: a `CarState`."""
    return {
        "seat": car.seat,
        "legend": car.legend,
        "grid": car.grid,
        "progress": car.progress,
        "space": car.space,
        "spot": car.spot,
        "lap": car.lap,
        "place": car.place,
        "corner": car.corner,
        "countdown": car.countdown,
        "corner_left": next_line_of_race(view.track, view.rules, car.progress) != NEVER,
        "status": car.status,
        "gear": car.gear,
        "engine": car.engine,
        "planned": car.planned,
        "face_down": car.face_down,
        "hand": car.hand_size,
        "draw": car.draw_size,
        "draw_top": "".join(cards(card) for card in car.draw_top),
        "discard": car.discard_size,
        "discard_top": cards(car.discard_top),
        "play": cards(car.play),
        "adrenaline": car.adrenaline,
        "finish_round": car.finish_round,
        "spin_outs": car.spin_outs,
        "heat_paid": car.heat_paid,
    }


def own_fields(own: OwnView) -> Fields:
    """What only the owner knows: an `OwnState`."""
    return {
        "hand": cards(own.hand),
        "plan": cards(own.plan),
        "gear": int(planned_gear(own.plan)),
        "draw": cards(own.draw),
        "discard": cards(own.discard),
    }


def turn_fields(view: View) -> Fields:
    """What the active car has done: a `TurnState`."""
    return {
        "start": int(view.turn.start),
        "speed": int(view.turn.speed),
        "plus_used": int(view.turn.plus_used),
        "boosted": view.turn.boosted,
        "open": {key: cards(zone) for key, zone in zip(SYMBOL_KEYS[:OPENING], view.turn.open, strict=True)},
        "to_choose": cards(view.turn.to_choose),
    }


def table_fields(view: View) -> Fields:
    """What lies on the table: a `RaceState` up to its cars."""
    return {
        "type": "race",
        "round": view.round,
        "step": view.step,
        "active": view.active,
        "order": view.order,
        "results": view.results,
        "stress_supply": view.stress_supply,
        "legend_card": view.legend_card,
        "sponsors_left": view.sponsors_left,
        "cars": [car_fields(view, car) for car in view.cars],
    }


def race_state(view: View) -> RaceState:
    """A race as one seat sees it."""
    own = view.own
    if own is not None and view.cars[view.seat or 0].legend:
        own = None
    fields = {**table_fields(view), "own": None if own is None else own_fields(own)}
    return RaceState.model_validate({**fields, "turn": turn_fields(view)})


def deck_size(upgrades: Sequence[int], sponsors: int) -> int:
    """The cards of a car with these Upgrades and Sponsor cards, Heat and Stress apart (CHAMP-16)."""
    deck = BASIC_CARDS + build_car(upgrades, sponsors)[1]
    return int(count(deck) - heat_in(deck))


def keep_state(view: DraftView) -> DraftState:
    """Between two seasons of a GOAT every player keeps one Upgrade (CHAMP-23)."""
    return DraftState(
        step=view.step,
        round=1,
        rounds=1,
        market=[],
        upgrades=[[upgrade_face(face) for face in owned] for owned in view.upgrades],
        decks=[deck_size(owned, 0) if owned else 0 for owned in view.upgrades],
        decks_with=[],
        grid=[],
        order=[],
        active=None,
    )


def draft_state(game: GrandPrix, view: DraftView) -> DraftState:
    """The draft before a race."""
    draft = game.draft
    assert draft is not None
    at = min(draft.round, len(draft.orders) - 1)
    owned, picks = view.upgrades, view.active
    return DraftState(
        step=view.step,
        round=at + 1,
        rounds=len(draft.orders),
        market=[upgrade_face(face) for face in view.market],
        upgrades=[[upgrade_face(face) for face in faces] for faces in owned],
        decks=[
            0 if game.setup.is_legend(seat) else deck_size(faces, game.sponsors[seat])
            for seat, faces in enumerate(owned)
        ],
        decks_with=[
            deck_size((*owned[picks], face), game.sponsors[picks])
            for face in view.market
            if picks is not None and view.step == "draft"
        ],
        grid=list(view.grid),
        order=list(draft.orders[at]),
        active=view.active,
    )


def option_fields(action: Action) -> Fields:
    """A legal answer: an `Option`."""
    names = ACTIONS[action.kind]
    number = planned_gear(action.cards) if action.kind == PLAN else action.number
    return {
        "key": action.key,
        "cards": cards(action.cards),
        "number": int(number),
        "card": cards(action.source) if "source" in names else "",
        "given": int(action.source) if "given" in names else 0,
    }


def option(action: Action) -> Option:
    """A legal answer."""
    return Option.model_validate(option_fields(action))


def choice_fields(decision: Decision) -> Fields:
    """An open decision with every legal answer: a `Choice`."""
    return {
        "decision": int(decision.id),
        "step": decision.step,
        "options": [option_fields(action) for action in decision.options],
        "idle": decision.idle,
    }


def event_row(event: Event) -> EventRow:
    """An event as its kind, seat and numbers; cards as letters."""
    kind = int(event.kind)
    numbers = (int(event.a), int(event.b), int(event.c), int(event.d))
    row: EventRow = [kind, int(event.seat)]
    for number, is_cards in zip(numbers, EVENT_CARDS[kind], strict=False):
        row.append(cards(number) if is_cards else number)
    return row
