"""From the engine's values to the messages of the protocol. Every secret is left out before this: a view
and redacted events are all that is translated."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from slipstream.core.actions import ACTIONS, Action
from slipstream.core.cards import FIRST_SPONSOR, FIRST_UPGRADE, NO_FACE, Face
from slipstream.core.decisions import Decision
from slipstream.core.events import EVENTS, SCRAPPED, Event
from slipstream.core.views import CarView, OwnView, View
from slipstream.data.drawing import Bend, Mark, Straight
from slipstream.data.loader import load_circuit
from slipstream.data.outline import outline
from slipstream.grand_prix import GrandPrix
from slipstream.modules.conditions import tiles
from slipstream.modules.event_cards import EventCard
from slipstream.modules.garage import is_advanced, is_heat, upgrade
from slipstream.notation import LETTERS, write_cards
from slipstream.season.draft import DraftView
from slipstream.season.season import Season
from slipstream.server.messages import (
    BillRow,
    CardFace,
    Choice,
    CircuitInfo,
    Corner,
    DraftState,
    EventInfo,
    EventRow,
    GameInfo,
    Go,
    MarkAt,
    Option,
    OptionOdds,
    OutcomeRow,
    OutlookRow,
    RaceState,
    ReactionRow,
    SeasonRace,
    SeasonRow,
    SeasonState,
    Standing,
    Turn,
    Weather,
)

if TYPE_CHECKING:
    from slipstream.data.circuit import Circuit
    from slipstream.odds import Outlook, PlanOdds

#: the fields of a message in their order; those of every update are written without a model
Fields = dict[str, Any]
#: arguments of events that are cards
CARD_ARGUMENTS: Final = frozenset({"card", "cards", "top"})
#: for each kind of event: which of its numbers are cards
EVENT_CARDS: Final = [
    [name in CARD_ARGUMENTS and row[0] != "legend-card-revealed" for name in row[1:]] for row in EVENTS
]
EVENT_CARDS[SCRAPPED][1] = True  # the card whose symbol scrapped


@lru_cache(maxsize=1 << 14)
def cards(zone: int) -> str:
    """The cards of a zone as letters, "" for none."""
    return write_cards(zone) if zone else ""


# Circuits and cards


def circuit_info(circuit: Circuit) -> CircuitInfo:
    """A circuit as it is raced and drawn."""
    drawn = outline(circuit, 1000, 1000)
    track, drawing = circuit.track, circuit.drawing
    path: list[Go | Turn | MarkAt] = []
    for step in drawing.path:
        if isinstance(step, Straight):
            path.append(Go(go=step.length))
        elif isinstance(step, Bend):
            path.append(Turn(turn=step.degrees, r=step.radius))
        else:
            assert isinstance(step, Mark)
            badge = cast("Any", step.badge)
            path.append(MarkAt(corner=step.corner, badge=badge, out=step.out))
    length = int(track.length)
    return CircuitInfo(
        id=circuit.id,
        name=circuit.name,
        place=circuit.place or circuit.name,
        country=circuit.country,
        length=length,
        laps=int(track.laps),
        heat=int(track.heat),
        stress=int(track.stress),
        corners=[
            Corner(
                name=corner.name,
                line=int(corner.line),
                limit=int(corner.limit),
                legend_line=int(corner.line - corner.legend_zone) % length,
            )
            for corner in track.corners
        ],
        grid=[(int(space), int(spot)) for space, spot in track.grid],
        sides=[space.side for space in drawn.spaces],
        heading=drawing.heading,
        lane=drawing.lane,
        sections=list(drawing.sections),
        path=path,
    )


def card_face(face: Face, number: int, *, advanced: bool = False, heat_card: bool = False) -> CardFace:
    """What is printed on a card."""
    return CardFace(
        face=number,
        name=face.name,
        category=face.category,
        values=[int(value) for value in face.values],
        number_printed=bool(face.name[-1:].isdigit()),
        plus=int(face.plus),
        heat=int(face.heat),
        scrap=int(face.scrap),
        limit=int(face.limit),
        cooldown=int(face.cooldown),
        slipstream=int(face.slipstream),
        stress=int(face.stress),
        salvage=int(face.salvage),
        refresh=bool(face.refresh),
        direct=bool(face.direct),
        accelerate=bool(face.accelerate),
        once=bool(face.once),
        advanced=advanced,
        starting=number == 0,
        heat_card=heat_card,
    )


@cache
def upgrade_face(number: int) -> CardFace:
    """The Upgrade with this number."""
    return card_face(upgrade(number), number, advanced=is_advanced(number), heat_card=is_heat(number))


def faces_of(faces: Sequence[Face], upgrades: Sequence[int] | None) -> dict[str, CardFace]:
    """The faces of a car by letter. `upgrades` are those of the garage, None for the Starting Upgrades."""
    numbers = sorted({face for face in upgrades if not is_heat(face)}) if upgrades is not None else []
    found = {}
    for at, face in enumerate(faces):
        if face is NO_FACE:
            continue
        letter = LETTERS[FIRST_UPGRADE + at]
        if FIRST_UPGRADE + at >= FIRST_SPONSOR:
            found[letter] = card_face(face, FIRST_UPGRADE + at - FIRST_SPONSOR + 1)
        elif upgrades is None:
            found[letter] = card_face(face, 0)
        else:
            found[letter] = upgrade_face(numbers[at])
    return found


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
        cars=setup.cars,
        tournament=setup.tournament,
        colours=cast("Any", list(setup.colours)),
        limits=[int(limit) for limit in rules.speed_limit],
        surcharges=[int(number) for number in rules.corner_surcharge],
        press=[bool(press) for press in rules.press_corner],
        weather=None if conditions is None else weather(conditions.weather),
        roads=None if conditions is None else list(conditions.roads),
        event=None if game.event is None else event_info(game.event, setup.course),
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
    """A championship as everybody sees it; a custom one draws its races one by one (CHAMP-4)."""
    shown = season.fixtures
    if season.setup.year == "custom":
        shown = shown[: len(season.results) + (0 if interval or season.over else 1)]
    races = []
    for at, fixture in enumerate(shown):
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
    same_season = not season.over and (not results or results[-1].season == season.fixture.season)
    return SeasonState(
        year=season.setup.year,
        races=races,
        total=len(season.fixtures),
        standings=[
            Standing(seat=seat, points=points[seat], by_race=[result.points[seat] for result in results])
            for seat in season.standings()
        ],
        grid=season.grid() if same_season else [],  # a new season draws its grid later
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


def car_fields(car: CarView) -> Fields:
    """What everybody sees of a car: a `CarState`."""
    return {
        "seat": car.seat,
        "legend": car.legend,
        "grid": car.grid,
        "progress": car.progress,
        "space": car.space,
        "spot": car.spot,
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
        "draw": cards(own.draw),
        "discard": cards(own.discard),
    }


def turn_fields(view: View) -> Fields:
    """What the active car has done: a `TurnState`."""
    return {
        "start": view.turn_start,
        "speed": view.speed,
        "plus_used": view.plus_used,
        "boosted": view.boosted,
        "open_heat": cards(view.open_heat),
        "open_scrap": cards(view.open_scrap),
        "to_choose": cards(view.to_choose),
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
        "cars": [car_fields(car) for car in view.cars],
    }


def race_state(view: View) -> RaceState:
    """A race as one seat sees it."""
    own = view.own
    if own is not None and view.cars[view.seat or 0].legend:
        own = None
    fields = {**table_fields(view), "own": None if own is None else own_fields(own)}
    return RaceState.model_validate({**fields, "turn": turn_fields(view)})


def keep_state(view: DraftView) -> DraftState:
    """Between two seasons of a GOAT every player keeps one Upgrade (CHAMP-23)."""
    return DraftState(
        step=view.step,
        round=1,
        rounds=1,
        market=[],
        upgrades=[[upgrade_face(face) for face in owned] for owned in view.upgrades],
        grid=[],
        order=[],
        active=None,
    )


def draft_state(game: GrandPrix, view: DraftView) -> DraftState:
    """The draft before a race."""
    draft = game.draft
    assert draft is not None
    at = min(draft.round, len(draft.orders) - 1)
    return DraftState(
        step=view.step,
        round=at + 1,
        rounds=len(draft.orders),
        market=[upgrade_face(face) for face in view.market],
        upgrades=[[upgrade_face(face) for face in owned] for owned in view.upgrades],
        grid=list(view.grid),
        order=list(draft.orders[at]),
        active=view.active,
    )


def option_fields(action: Action) -> Fields:
    """A legal answer: an `Option`."""
    names = ACTIONS[action.kind]
    return {
        "key": action.key,
        "cards": cards(action.cards),
        "number": int(action.number),
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
    }


def choice(decision: Decision) -> Choice:
    """An open decision with every legal answer."""
    return Choice.model_validate(choice_fields(decision))


def event_row(event: Event) -> EventRow:
    """An event as its kind, seat and numbers; cards as letters."""
    kind = int(event.kind)
    numbers = (int(event.a), int(event.b), int(event.c), int(event.d))
    row: EventRow = [kind, int(event.seat)]
    for number, is_cards in zip(numbers, EVENT_CARDS[kind], strict=False):
        row.append(cards(number) if is_cards else number)
    return row


# Odds


def outlook_row(outlook: Outlook) -> OutlookRow:
    """One outlook of `slipstream.odds`."""
    return OutlookRow(
        values=[int(value) for value in outlook.values],
        outcomes=[
            OutcomeRow(
                chance=float(outcome.chance),
                speed=outcome.speed,
                progress=outcome.progress,
                spot=outcome.spot,
                bills=[BillRow(corner=bill.corner, limit=bill.limit, due=bill.due) for bill in outcome.bills],
                heat=outcome.heat,
                engine=outcome.engine,
                spins=outcome.spins,
                finishes=outcome.finishes,
                tows=list(outcome.tows),
            )
            for outcome in outlook.outcomes
        ],
    )


def plan_odds_row(odds: PlanOdds) -> OptionOdds:
    """What comes of a plan."""
    return OptionOdds(
        gear=odds.gear,
        shift=odds.shift,
        plus=odds.plus,
        cluttered=odds.cluttered,
        outlooks=[outlook_row(outlook) for outlook in odds.outlooks],
        reactions=[
            ReactionRow(
                option=option(reaction.action),
                outlooks=[outlook_row(outlook) for outlook in reaction.outlooks],
            )
            for reaction in odds.reactions
        ],
    )
