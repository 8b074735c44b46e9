"""A table: the lobby, then the game that grew out of it. No database and no network here.

`Table` changes itself and says what must be stored (`accepted`); the hub stores it before anybody sees
it, and reads the table again if that fails.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
import unicodedata
from dataclasses import replace
from typing import Any, Final, cast

from slipstream.core.actions import TAKE_BACK, Action
from slipstream.core.chance import stream
from slipstream.core.decisions import Decision
from slipstream.core.errors import Refused
from slipstream.core.events import POINTS_SCORED, Event
from slipstream.core.rules import RULES_VERSION
from slipstream.core.views import View, redacted
from slipstream.data.circuit import Circuit
from slipstream.data.loader import circuit_from_text, load_circuit
from slipstream.data.problems import CircuitError
from slipstream.drivers import Driver, choose, make_driver
from slipstream.grand_prix import GrandPrix
from slipstream.modules.garage import POOLS
from slipstream.notation import read_action, write_action
from slipstream.record import Record, Recorded
from slipstream.season.draft import DraftView
from slipstream.season.season import Season, SeasonSetup
from slipstream.server import wire
from slipstream.server.lesson import SEED, lesson_setup, lesson_wanted
from slipstream.server.messages import (
    MAX_NAME,
    DraftState,
    EventRow,
    GameInfo,
    GameState,
    RaceState,
    SeasonState,
    Seat,
    SeatChange,
    TableSetup,
    TableState,
)
from slipstream.server.problems import RequestError
from slipstream.server.store import UNDO, Entry, SeatRow, TableRow
from slipstream.setup import COLOURS, RaceSetup, SetupError, new_seed
from slipstream.snapshot import encode
from slipstream.text import refusal_text

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH: Final = 12  # 59 bits: not to be guessed
LEVELS: Final = ("rookie", "club", "champion")  # automated drivers to choose from
QUICK: Final = "club"  # who decides at once where a champion would need time
#: What a driver thinks about beside the server. Everybody sees that these are decided. Discards are left to
#: the quick one: a pause, or none, would show whether there is anything to discard.
SLOW_STEPS: Final = {"champion": ("plan", "react", "slipstream")}
DRIVER_NAMES: Final = ("Ada", "Bruno", "Carla", "Dan", "Ella", "Fritz")
LEGEND_NAMES: Final = {
    "black": "Rosa", "blue": "Borea", "green": "Verde", "red": "Rosso", "gray": "Vega", "yellow": "Sol",
}  # fmt: skip
ANSWERS_AT_ONCE: Final = 100_000  # of automated drivers, before something is wrong


def new_id() -> str:
    """An address that nobody guesses."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be an address? What could not is not even looked up."""
    return len(text) == ID_LENGTH and set(text) <= set(ID_LETTERS)


def new_token() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without odd spaces and invisible characters."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(text) <= MAX_NAME or any(unicodedata.category(letter)[0] == "C" for letter in text):
        raise RequestError("bad-name", most=MAX_NAME)
    return text


def new_table(wanted: TableSetup, name: str, colour: str | None) -> tuple[Table, str]:
    """A lobby with its host, and the host's secret."""
    now = time.time()
    row = TableRow(new_id(), "lobby", wanted.model_dump_json(), RULES_VERSION, created=now, updated=now)
    table = Table(row)
    table.change_setup(wanted)
    _, token = table.join(name, colour)
    return table, token


def new_lesson(name: str) -> tuple[Table, str]:
    """The first race, on the grid, and the secret of its only player."""
    table, token = new_table(lesson_wanted(), name, lesson_setup().colours[0])
    table.start(lesson_setup(), SEED)
    return table, token


class Table:
    """One table. Methods raise RequestError and then have changed nothing."""

    def __init__(self, row: TableRow, entries: list[Entry] | None = None) -> None:
        self.row = row
        self.recorded: Recorded | None = None
        self.story: list[list[Event]] = []  # what happened: the opening, then by standing action
        self.changed_from = 0  # the first event that clients do not have
        self._told = 0  # events in the story
        self._first = 0  # the first event of the race that is on
        self.undone = False
        self.new_stage = False  # a draft or a race began: clients get the whole state
        self.accepted: list[Entry] = []  # not stored yet
        self.seats_changed = False
        self.resumed_under_new_rules = False
        self.thought = 0.0  # seconds that automated drivers needed since it was stored
        self._drivers: dict[int, Driver] = {}
        self._info: GameInfo | None = None
        self._wanted: tuple[str, TableSetup] | None = None  # as text, and read
        if row.agreed is not None:
            self._load(entries or [])

    # Reading

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def wanted(self) -> TableSetup:
        text = self.row.wanted
        if self._wanted is None or self._wanted[0] != text:
            self._wanted = text, TableSetup.model_validate_json(text)
        return self._wanted[1]

    @property
    def game(self) -> GrandPrix | Season:
        """The game; RequestError in the lobby."""
        if self.recorded is None:
            raise RequestError("not-started")
        return self.recorded.game

    @property
    def grand_prix(self) -> GrandPrix | None:
        """The race that is on with its draft; None between the seasons of a GOAT and at the end."""
        game = self.game
        return game if isinstance(game, GrandPrix) else game.grand_prix

    @property
    def interval(self) -> bool:
        """Is a race of the season over, and the table still looking at its result?"""
        game = None if self.recorded is None else self.recorded.game
        return isinstance(game, Season) and len(game.results) > self.row.raced

    def pending(self) -> list[Decision]:
        """The open decisions; between two races there are none."""
        return [] if self.interval else self.game.pending()

    def seat(self, number: int) -> SeatRow:
        """A seat that somebody drives."""
        for seat in self.row.seats:
            if seat.seat == number:
                return seat
        raise RequestError("no-such-seat")

    def seat_of(self, token: str | None) -> int | None:
        """The seat that this secret opens."""
        if not token:
            return None
        wanted = hashed(token)
        for seat in self.row.seats:
            if seat.token is not None and not seat.gone and hmac.compare_digest(seat.token, wanted):
                return seat.seat
        return None

    def is_host(self, seat: int | None) -> bool:
        return seat is not None and any(row.host and row.seat == seat for row in self.row.seats)

    @property
    def is_lesson(self) -> bool:
        """Is this the first race? By its luck: nobody else can have that."""
        return self.row.seed == f"{SEED:032x}"

    def closed_to(self, seat: int | None) -> bool:
        """Is this race not to be watched by one without a seat?"""
        return seat is None and self.row.phase == "running" and not self.wanted.spectators

    def _load(self, entries: list[Entry]) -> None:
        """The game as it stood; after a change of rules from its stored state."""
        row = self.row
        agreed = json.loads(row.agreed or "")
        setup = SeasonSetup.from_data(agreed) if "year" in agreed else RaceSetup.from_data(agreed)
        seed = int(row.seed or "0", 16)
        if row.rules_version != RULES_VERSION:
            assert row.state is not None
            row.origin_rules, row.origin_number, row.origin_state = row.rules_version, row.number, row.state
            row.rules_version = RULES_VERSION
            self.resumed_under_new_rules = True
        origin, first = None, 0
        if row.origin_state is not None:
            first = row.origin_number or 0
            origin = {"rules_version": row.origin_rules, "state": row.origin_state.hex()}
        actions: list[tuple[int, str]] = []
        for entry in entries:
            if entry.number <= first:
                continue
            if entry.action == UNDO:
                actions.pop()
            elif entry.action == "take-back" and any(seat == entry.seat for seat, _ in actions):
                at = max(at for at, (seat, _) in enumerate(actions) if seat == entry.seat)
                del actions[at]
            else:
                actions.append((entry.seat, entry.action))
        record = Record(setup, seed, actions, self._driver_words(), RULES_VERSION, origin)
        self.story = []
        self.recorded = Recorded.resume(record, watch=lambda _number, events: self._tell(events))

    def _driver_words(self) -> list[str]:
        return ["human" if seat.kind == "human" else seat.driver or QUICK for seat in self.row.seats]

    # The lobby

    def make_private(self) -> None:
        """Nobody watches, and there is no clock: the table of one who tries something."""
        wanted = self.wanted.model_copy(update={"spectators": False, "seconds": None})
        self.row.wanted = wanted.model_dump_json()

    def _in_lobby(self) -> None:
        if self.row.phase != "lobby":
            raise RequestError("already-started")

    def change_setup(self, wanted: TableSetup) -> None:
        """Another race is wanted; what cannot be raced is refused."""
        self._in_lobby()
        if wanted.cars < len(self.row.seats):
            raise RequestError("bad-setup", reason=f"{len(self.row.seats)} drivers sit at the table already")
        circuit_from_wanted(wanted)
        self.row.wanted = wanted.model_dump_json()
        for seat in self.row.seats:
            if seat.kind == "human" and not seat.host:
                seat.ready = False
        self.seats_changed = True

    def _free_colour(self, wanted: str | None) -> str:
        taken = {seat.colour for seat in self.row.seats}
        if wanted is not None:
            if wanted in taken:
                raise RequestError("colour-taken", colour=wanted)
            return wanted
        # the colours of the design in the order of their numbers
        return next(
            colour for colour in ("red", "blue", "yellow", "green", "gray", "black") if colour not in taken
        )

    def _free_seat(self) -> int:
        self._in_lobby()
        if len(self.row.seats) >= self.wanted.cars:
            raise RequestError("table-full")
        taken = {seat.seat for seat in self.row.seats}
        return next(number for number in range(len(COLOURS)) if number not in taken)

    def join(self, name: str, colour: str | None) -> tuple[int, str]:
        """Somebody sits down; gives seat and secret."""
        name = clean_name(name)
        number = self._free_seat()
        token = new_token()
        host = not self.row.seats
        colour = self._free_colour(colour)
        seat = SeatRow(number, name, colour, "human", hashed(token), host=host, ready=host)
        self._seat(seat)
        return number, token

    def add_driver(self, driver: str, colour: str | None) -> int:
        """An automated driver sits down."""
        number = self._free_seat()
        colour = self._free_colour(colour)
        name = DRIVER_NAMES[number]
        self._seat(SeatRow(number, name, colour, "driver", ready=True, driver=driver))
        return number

    def _seat(self, seat: SeatRow) -> None:
        self.row.seats = sorted([*self.row.seats, seat], key=lambda row: row.seat)
        self.seats_changed = True

    def change_seat(self, number: int, change: SeatChange) -> None:
        """A player changes the own seat, or the host handicap and driver of another."""
        seat = self.seat(number)
        name = seat.name if change.name is None else clean_name(change.name)
        if change.handicap is not None or change.colour is not None or change.ready is not None:
            self._in_lobby()
        colour = seat.colour
        if change.colour is not None and change.colour != seat.colour:
            colour = self._free_colour(change.colour)
        if change.driver is not None:
            self.hand_over(number, change.driver)
        seat.name, seat.colour = name, colour
        if change.ready is not None:
            seat.ready = change.ready or seat.host or seat.kind == "driver"
        if change.handicap is not None:
            seat.handicap = change.handicap
        self.seats_changed = True

    def hand_over(self, number: int, driver: str) -> None:
        """An automated driver takes the wheel, or another one does, or "" gives it back."""
        seat = self.seat(number)
        if seat.kind == "driver":
            if not driver or self.row.phase == "over":
                raise RequestError("not-a-driver")
        elif seat.gone or self.row.phase != "running":
            raise RequestError("not-a-driver")
        seat.driver = driver or None
        self._drivers.pop(number, None)
        self.seats_changed = True

    def leave(self, number: int) -> None:
        """Stand up: the seat is free in the lobby; in a race an automated driver goes on."""
        seat = self.seat(number)
        if self.row.phase == "lobby":
            self.row.seats.remove(seat)
        elif self.row.phase == "running":
            seat.gone = True
            seat.token = None
            if seat.kind == "human":
                seat.driver = seat.driver or self.wanted.absent
        if seat.host:
            seat.host = False
            for other in self.row.seats:
                if other.kind == "human" and not other.gone:
                    other.host = other.ready = True
                    break
        self.seats_changed = True

    @property
    def deserted(self) -> bool:
        """Is nobody left who could come back?"""
        return not any(seat.kind == "human" and not seat.gone for seat in self.row.seats)

    def agreed(self) -> RaceSetup | SeasonSetup:
        """The race or season that would start now; RequestError if it cannot."""
        wanted, players = self.wanted, len(self.row.seats)
        cars, legends = wanted.cars, 0
        if wanted.empty == "legends":
            legends = cars - players
        elif wanted.empty == "nobody":
            cars = players
        taken = [seat.colour for seat in self.row.seats]
        colours = (*taken, *(colour for colour in COLOURS if colour not in taken))
        pro = wanted.pro if legends else 0
        handicaps = {at: seat.handicap for at, seat in enumerate(self.row.seats) if seat.handicap}
        try:
            if wanted.season is not None:
                pool = wanted.garage if wanted.garage in POOLS else "all"
                return SeasonSetup(
                    wanted.season, cars - legends, legends, pro, pool, wanted.tournament, handicaps, "secure",
                    colours,
                )  # fmt: skip
            return RaceSetup(
                circuit_from_wanted(wanted), cars, wanted.laps, legends, pro, wanted.garage, wanted.weather,
                wanted.tournament, handicaps, "secure", colours,
            )  # fmt: skip
        except SetupError as error:
            raise RequestError("bad-setup", reason=str(error)) from None

    def problem(self) -> RequestError | None:
        """Why the race cannot start now."""
        if self.row.phase != "lobby":
            return None
        waiting = [seat.name for seat in self.row.seats if not seat.ready]
        if waiting:
            return RequestError("not-ready", names=", ".join(waiting))
        try:
            self.agreed()
        except RequestError as error:
            return error
        return None

    def start(self, setup: RaceSetup | SeasonSetup | None = None, seed: int | None = None) -> None:
        """The lights go out; a lesson brings race and luck along."""
        self._in_lobby()
        if error := self.problem():
            raise error
        setup, seed = setup or self.agreed(), new_seed() if seed is None else seed
        row = self.row
        for at, seat in enumerate(row.seats):
            seat.seat = at
        if (level := self.wanted.empty) in LEVELS:
            for at in range(len(row.seats), setup.cars):
                colour = setup.colours[at]
                row.seats.append(SeatRow(at, DRIVER_NAMES[at], colour, "driver", ready=True, driver=level))
        row.agreed, row.seed, row.phase = json.dumps(setup.to_data()), f"{seed:032x}", "running"
        row.rules_version = RULES_VERSION
        self.seats_changed = True
        self.recorded = Recorded(setup, seed, self._driver_words())
        self._tell(self.game.take_events())
        self.drive()
        self._note_state()

    # The game

    def answer(self, seat: int, decision: int, option: int) -> None:
        """The answer to a decision by the number of one of its options."""
        if self.interval:
            raise RequestError("interval")
        for pending in self.game.pending():
            if pending.seat == seat and pending.id == decision:
                if option >= len(pending.options):
                    raise RequestError("no-such-option", decision=decision, option=option)
                self._apply(seat, pending.options[option], decision)
                break
        else:
            raise RequestError("stale-decision", decision=decision)
        self.drive()
        self._note_state()

    def take_back(self, seat: int) -> None:
        """Take the own plan back."""
        _ = self.game  # refused in the lobby
        self._apply(seat, Action(TAKE_BACK), None)
        self._note_state()

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last answer back? After the race the seed is known: nothing can change."""
        return self.row.phase == "running" and self.recorded is not None and self.recorded.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take the last answer of this seat back; the undoing is an entry of its own."""
        if self.recorded is None or not self.can_undo(seat):
            raise RequestError("nothing-to-undo")
        self._take_back_last(seat)
        self._enter(seat, UNDO)
        self._note_state()

    def _apply(self, seat: int, action: Action, decision: int | None) -> None:
        self._carry_out(seat, action, decision)
        self._enter(seat, write_action(action))

    def _take_back_last(self, seat: int) -> None:
        assert self.recorded is not None
        self.recorded.undo(seat)
        self._untell(len(self.story) - 1)
        self.undone = True

    def absorb(self, row: TableRow, entries: list[Entry]) -> bool:
        """Take over what another process has stored; False if the table has to be read anew."""
        old = self.row
        if (self.recorded is None and row.agreed is not None) or row.rules_version != old.rules_version:
            return False
        if row.origin_number != old.origin_number or len(entries) != row.number - old.number:
            return False
        self.row = row
        self.seats_changed = (row.seats, row.wanted, row.rematch) != (old.seats, old.wanted, old.rematch)
        self._drivers.clear()
        for entry in entries:
            if entry.action == UNDO:
                self._take_back_last(entry.seat)
            else:
                self._carry_out(entry.seat, read_action(entry.action), None)
        self.accepted = entries
        self.new_stage |= row.raced != old.raced
        return True

    def _carry_out(self, seat: int, action: Action, decision: int | None) -> None:
        assert self.recorded is not None
        stage = self.grand_prix, self.game.race
        planned = self._last_of(seat) if action.kind == TAKE_BACK else None
        actions = len(self.recorded.record.actions)
        try:
            events = self.recorded.apply(seat, action, decision)
        except Refused as error:
            raise RefusedError(error) from None
        if (self.grand_prix, self.game.race) != stage:
            self.new_stage = True
            self._info = None
        if planned is not None and len(self.recorded.record.actions) < actions:
            self._untell(planned + 1)  # a plan was taken back: it leaves no trace
        else:
            self._tell(events)

    def _last_of(self, seat: int) -> int | None:
        """The number of the last standing action of a seat."""
        assert self.recorded is not None
        actions = self.recorded.record.actions
        return next((at for at in reversed(range(len(actions))) if actions[at][0] == seat), None)

    def _tell(self, events: list[Event]) -> None:
        """The story goes on."""
        self.changed_from = min(self.changed_from, self._told)
        self.story.append(events)
        for event in events:
            self._told += 1
            if event.kind == POINTS_SCORED:
                self._first = self._told

    def _untell(self, chapter: int) -> None:
        """What was told in a chapter did not happen."""
        changed = min(self.changed_from, sum(len(events) for events in self.story[:chapter]))
        del self.story[chapter]
        story, self.story = self.story, []
        self._told = self._first = 0
        for events in story:
            self._tell(events)
        self.changed_from = changed

    def _enter(self, seat: int, action: str) -> None:
        self.row.number += 1
        self.row.updated = time.time()
        self.accepted.append(Entry(self.row.number, seat, action, self.row.updated))

    def drive(self) -> None:
        """Let the automated drivers answer until a person is asked, or one who thinks."""
        began, number = time.perf_counter(), self.row.number
        for _ in range(ANSWERS_AT_ONCE):
            for decision in self.pending():
                driver = self.driver(decision.seat)
                if driver is not None and not self._thinks(decision):
                    self._apply(decision.seat, choose(driver, self.game, decision), decision.id)
                    break
            else:
                if self.row.number > number:
                    self.thought += time.perf_counter() - began
                return
        raise RuntimeError("the automated drivers do not come to an end")

    def _thinks(self, decision: Decision) -> bool:
        """Does the driver who is asked take time? However many answers there are: that may be a secret."""
        return decision.step in SLOW_STEPS.get(self.seat(decision.seat).driver or "", ())

    def thinking(self) -> list[tuple[Decision, str]]:
        """The open decisions that automated drivers think about, and who it is."""
        if self.row.phase != "running":
            return []
        return [(one, self.seat(one.seat).driver or "") for one in self.pending() if self._thinks(one)]

    def thought_out(self, seat: int, decision: int, action: Action) -> None:
        """The answer of a driver who has thought; if the decision is gone by now, never mind."""
        for open_now, _ in self.thinking():
            if open_now.seat == seat and open_now.id == decision and action in open_now.options:
                self._apply(seat, action, decision)
                self.drive_on()
                return

    def quick_answer(self, view: View | DraftView, decision: Decision) -> Action:
        """What a driver answers who needs no time."""
        level = self.wanted.absent if self.wanted.absent not in SLOW_STEPS else QUICK
        driver = make_driver(level, stream("fast", new_seed(), 0, "driver", decision.seat))
        return decision.options[0] if len(decision.options) == 1 else driver.decide(view, decision)

    def drive_on(self) -> None:
        """Somebody else sits at a wheel: go on if that one is asked."""
        if self.row.phase == "running":
            self.drive()
            self._note_state()

    def decide_for(self, decisions: set[int]) -> None:
        """Time has run out for these decisions: an automated driver makes them."""
        for decision in self.pending():
            if decision.id in decisions:
                self._apply(
                    decision.seat, self.quick_answer(self.game.view(decision.seat), decision), decision.id
                )
        self.drive_on()

    def next_race(self) -> None:
        """The result was looked at: on to the next race of the season."""
        game = self.game
        if not self.interval or not isinstance(game, Season) or game.over:
            raise RequestError("no-interval")
        self.row.raced = len(game.results)
        self.new_stage = self.seats_changed = True
        self.drive_on()

    def driver(self, seat: int) -> Driver | None:
        """Who answers at once for this seat, None if a person does."""
        row = self.seat(seat)
        if row.driver is None:
            return None
        if seat not in self._drivers:
            name = QUICK if row.driver in SLOW_STEPS else row.driver
            self._drivers[seat] = make_driver(name, stream("fast", new_seed(), 0, "driver", seat))
        return self._drivers[seat]

    def _note_state(self) -> None:
        self.row.state = encode(self.game)
        if self.game.over:
            self.row.phase = "over"

    def stored(self) -> None:
        """Everything is on disk and was sent."""
        self.accepted = []
        self.seats_changed = False
        self.undone = False
        self.new_stage = False
        self.thought = 0.0
        self.changed_from = self._told

    # What the wire carries

    def state(self, you: int | None, here: set[int], watching: int) -> TableState:
        """The table as one reader sees it."""
        row = self.row
        seats = [
            Seat(
                seat=seat.seat,
                name=seat.name,
                colour=cast("Any", seat.colour),
                kind=cast("Any", seat.kind),
                host=seat.host,
                ready=seat.ready,
                here=seat.seat in here,
                left=seat.gone,
                driver=seat.driver,
                handicap=seat.handicap,
            )
            for seat in row.seats
        ]
        if self.recorded is not None:
            setup = self.game.setup
            for number in range(setup.players, setup.cars):
                colour = setup.colours[number]
                name = LEGEND_NAMES[colour]
                seats.append(
                    Seat(seat=number, name=name, colour=cast("Any", colour), kind="legend", ready=True)
                )
        error = self.problem()
        return TableState(
            id=row.id,
            phase=cast("Any", row.phase),
            setup=self.wanted,
            seats=seats,
            you=you,
            problem=None if error is None else error.problem,
            rematch=row.rematch,
            watching=watching,
            lesson=self.is_lesson,
        )

    def info(self) -> GameInfo | None:
        """What does not change during the race."""
        if self.recorded is None:
            return None
        if self._info is None:
            self._info = wire.game_info(self.grand_prix or self._coming())
        return self._info

    def _coming(self) -> GrandPrix:
        """The race that comes next, or was the last, before anything of it is drawn; to show its circuit."""
        game = self.game
        assert isinstance(game, Season)
        plain = replace(game.setup, garage="all").race_setup(game.fixture.circuit)
        return GrandPrix(replace(plain, garage=None, weather=False), 0, log=False)

    def season(self) -> SeasonState | None:
        """The championship, if this is one."""
        if self.recorded is None or not isinstance(self.game, Season):
            return None
        return wire.season_state(self.game, self.interval)

    def decision_of(self, seat: int | None) -> Decision | None:
        """The open decision of a seat."""
        if self.recorded is None or seat is None:
            return None
        return next((decision for decision in self.pending() if decision.seat == seat), None)

    def game_state(self, seat: int | None) -> GameState | None:
        """The game as one reader sees it."""
        if self.recorded is None:
            return None
        game, view = self.game, self.game.view(seat)
        pending = self.pending()
        mine = next((decision for decision in pending if decision.seat == seat), None)
        plans = isinstance(view, View) and view.step == "plan" and seat is not None and not game.over
        return GameState(
            number=self.row.number,
            state=self._stage(view),
            choice=None if mine is None else wire.choice(mine),
            waiting=[decision.seat for decision in pending],
            undo=seat is not None and self.can_undo(seat),
            take_back=plans and isinstance(view, View) and view.own is not None and view.own.plan != 0,
        )

    def _stage(self, view: View | DraftView) -> RaceState | DraftState:
        if isinstance(view, View):
            return wire.race_state(view)
        grand_prix = self.grand_prix
        return wire.keep_state(view) if grand_prix is None else wire.draft_state(grand_prix, view)

    def first_event(self) -> int:
        """The number of the first event of the race that is on: those of earlier races are told no more."""
        return self._first

    def told(self, since: int) -> list[tuple[Event, Event]]:
        """What happened from this number on: as everybody may know it, and as only its own seat may."""
        return [(redacted(event, None), event) for event in self._since(since)]

    def _since(self, number: int) -> list[Event]:
        found: list[list[Event]] = []
        missing = self._told - number
        for events in reversed(self.story):
            if missing <= 0:
                break
            found.append(events)
            missing -= len(events)
        every = [event for events in reversed(found) for event in events]
        return every[-missing:] if missing < 0 else every

    def events(self, seat: int | None, since: int = 0) -> list[EventRow]:
        """What happened from this number on, as one reader may know it."""
        return [wire.event_row(redacted(event, seat)) for event in self._since(since)]

    def record(self) -> Record:
        """The record of what stood; only after the race."""
        if self.row.phase != "over" or self.recorded is None:
            raise RequestError("not-over")
        return self.recorded.record

    def raced_record(self, race: int) -> Record:
        """The record, to look at a race that is over; for the server only, with the luck of those to come."""
        game = None if self.recorded is None else self.recorded.game
        if isinstance(game, Season) and race < len(game.results):
            assert self.recorded is not None
            return self.recorded.record.rewind(len(self.recorded.record.actions))
        return self.record()


class RefusedError(RequestError):
    """The engine refuses an answer."""

    def __init__(self, refused: Refused) -> None:
        Exception.__init__(self, refusal_text(refused))
        self.status = 409
        self.key = refused.key
        self.arguments = {
            name: value for name, value in refused.arguments.items() if name not in ("cards", "card")
        }


def circuit_from_wanted(wanted: TableSetup) -> Circuit:
    """The circuit of a set-up; RequestError if there is none."""
    try:
        if wanted.circuit_file is not None:
            return circuit_from_text(wanted.circuit_file)
        if "/" in wanted.circuit or "\\" in wanted.circuit or "." in wanted.circuit:
            raise RequestError("bad-circuit", reason=f"there is no circuit {wanted.circuit!r}")
        return load_circuit(wanted.circuit)
    except CircuitError as error:
        raise RequestError("bad-circuit", reason=str(error)) from None
