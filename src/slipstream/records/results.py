"""What a finished race was like: places round by round, Heat, corners, statistics; told by its events."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from slipstream.core import events as happened
from slipstream.core.car import ELIMINATED
from slipstream.core.cards import stress_in
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.state import ahead_key, standing
from slipstream.records.record import Record

#: kinds of events that a chart marks
MARKS: Final = {
    happened.SLIPSTREAMED: "slipstream", happened.BOOSTED: "boost", happened.SPUN_OUT: "spin-out",
}  # fmt: skip


@dataclass
class Statistics:
    """One driver's race in numbers. `engine` and `paid` are by round."""

    seat: int
    start: int  # Heat in the engine on the grid
    top_speed: int = 0
    slipstreams: int = 0
    slipstream_spaces: int = 0
    boosts: int = 0
    stress_played: int = 0
    adrenaline: int = 0
    heat_paid: int = 0
    cooled: int = 0
    engine: list[int] = field(default_factory=list)
    paid: list[int] = field(default_factory=list)
    corners: list[dict[str, Any]] = field(default_factory=list)


#: as many spaces behind the winner, in the same round: these came as one bunch
BUNCH: Final = 2
#: places gained since the grid that are worth a word
GAINED: Final = 4


def ending(rows: list[dict[str, Any]], row: dict[str, Any]) -> dict[str, Any]:
    """How the race ended for one row, and the numbers that say it; the first that holds.

    A photo finish, then spaces, then rounds.
    """
    first, second = rows[0], rows[1] if len(rows) > 1 else None
    told = {"how": "out", "number": 0, "cars": 0, "other": first["seat"]}
    if row["status"] == "eliminated":
        return told
    if row is first:
        if second is None or second["status"] == "eliminated":
            return told | {"how": "alone"}
        told["other"] = second["seat"]
        if (rounds := second["rounds"] - first["rounds"]) > 0:
            return told | {"how": "won-rounds", "number": rounds}
        return told | {"how": "won-spaces" if second["gap"] else "won-lane", "number": second["gap"]}
    if (rounds := row["rounds"] - first["rounds"]) > 0:
        return told | {"how": "rounds", "number": rounds}
    bunch = [
        one["gap"]
        for one in rows
        if one["status"] != "eliminated" and one["rounds"] == first["rounds"] and one["gap"] <= BUNCH
    ]
    if len(bunch) > 2 and row["gap"] <= BUNCH:
        return told | {"how": "bunch", "number": max(1, *bunch), "cars": len(bunch)}
    return told | {"how": "spaces" if row["gap"] else "lane", "number": row["gap"]}


def origin(rows: list[dict[str, Any]], marks: list[dict[str, Any]], row: dict[str, Any]) -> str:
    """What a result came from: places gained, else a spin-out, else a Slipstream in the last round."""
    if row["status"] == "eliminated":
        return "none"
    if row["grid"] - row["place"] >= GAINED:
        return "last" if row["grid"] == len(rows) else "grid"
    if row["spin_outs"]:
        return "spin"
    late = {"round": row["rounds"], "seat": row["seat"], "kind": "slipstream"}
    return "tow" if late in marks else "none"


class Watcher:
    """Follows the events of a race from the grid to the last car."""

    def __init__(self, race: Race) -> None:
        state = race.state
        self.track = state.track
        self.progress = [int(car.progress) for car in state.cars]
        self.spot = [int(car.spot) for car in state.cars]
        self.heat = [int(car.engine) for car in state.cars]
        self.ranked: list[int] = []
        self.out: list[int] = []
        self.round = 0
        self.places = [[int(car.seat) for car in sorted(state.cars, key=lambda car: car.grid)]]
        self.at_round_end: list[list[int]] = [self.progress[:]]
        self.lap_starts: list[int] = []
        self.marks: list[dict[str, Any]] = []
        self.seats = {
            int(car.seat): Statistics(int(car.seat), int(car.engine)) for car in state.cars if not car.legend
        }  # Legends have no cards to tell of

    def join(self, race: Race) -> None:
        """Begin in the middle, where a record does after a change of rules: nobody knows what was before,
        so the rounds until then look like this moment."""
        state = race.state
        self.ranked, self.out = list(state.results), list(state.eliminated)
        self.round = int(state.round)
        self.places += [self.order()] * (self.round - 1)
        self.at_round_end += [self.progress[:]] * (self.round - 1)
        for seat, statistics in self.seats.items():
            statistics.engine = [self.heat[seat]] * (self.round - 1)
            statistics.paid = [0] * self.round

    def order(self) -> list[int]:
        """All seats by place, those on the track by position."""
        gone = {*self.ranked, *self.out}
        on_track = [seat for seat in range(len(self.progress)) if seat not in gone]
        on_track.sort(key=lambda seat: ahead_key(self.progress[seat], self.spot[seat]), reverse=True)
        return standing(self.ranked, on_track, self.out)

    def end_round(self) -> None:
        if self.round == 0:
            return
        self.places.append(self.order())
        self.at_round_end.append(self.progress[:])
        for seat, statistics in self.seats.items():
            statistics.engine.append(self.heat[seat])

    def watch(self, events: list[Event]) -> None:
        for event in events:
            self.note(event)

    def note(self, event: Event) -> None:
        kind, seat = int(event.kind), int(event.seat)
        a, b, c = int(event.a), int(event.b), int(event.c)
        if kind == happened.ROUND_STARTED:
            self.end_round()
            self.round = a
            for statistics in self.seats.values():
                statistics.paid.append(0)
        elif kind == happened.MOVED or kind == happened.UNPAYABLE:
            self.progress[seat], self.spot[seat] = b, c
        elif kind == happened.SPUN_OUT:
            self.progress[seat], self.spot[seat] = c, int(event.d)
            self.seats[seat].corners[-1]["spun"] = True
        elif kind == happened.ELIMINATED:
            self.out.append(seat)
        elif kind == happened.RANKED:
            self.ranked.append(seat)
        elif kind == happened.LAP_STARTED and a >= 2 + len(self.lap_starts):
            self.lap_starts.append(self.round)
        if kind in MARKS and not (kind == happened.SLIPSTREAMED and a == 0):
            self.marks.append({"round": self.round, "seat": seat, "kind": MARKS[kind]})
        if seat in self.seats:
            self.note_driver(self.seats[seat], event)

    def note_driver(self, driver: Statistics, event: Event) -> None:
        kind, a = int(event.kind), int(event.a)
        if kind == happened.SPEED_SET:
            driver.top_speed = max(driver.top_speed, a)
        elif kind == happened.REVEALED:
            driver.stress_played += int(stress_in(a))
        elif kind == happened.SLIPSTREAMED and a:
            driver.slipstreams += 1
            driver.slipstream_spaces += a
        elif kind == happened.BOOSTED:
            driver.boosts += 1
        elif kind == happened.ADRENALINE_USED:
            driver.adrenaline += 1
        elif kind == happened.HEAT_PAID:
            driver.heat_paid += a
            driver.paid[-1] += a
            self.heat[driver.seat] -= a
        elif kind == happened.COOLED_DOWN:
            driver.cooled += a
            self.heat[driver.seat] += a
        elif kind == happened.CORNER_PASSED:
            beyond = self.track.space(self.progress[driver.seat] - self.track.corners[a].line)
            before = self.progress[driver.seat] - beyond - 1  # the last space before the corner line
            driver.corners.append(
                {
                    "lap": int(self.track.lap(before)),
                    "corner": a,
                    "round": self.round,
                    "speed": int(event.b),
                    "limit": int(event.c),
                    "due": int(event.d),
                    "spun": False,
                }
            )


def race_results(record: Record, number: int = 0) -> dict[str, Any]:
    """The results of one race of a record, as plain data: the only one, or one of a season, from 0.

    That race must be over; the others need not be.
    """
    watcher: Watcher | None = None
    for moment in record.walk():
        events = moment.play()
        if moment.number != number:
            continue
        if moment.begun is not None:
            watcher = Watcher(moment.begun)
            if moment.action is None and record.origin is not None:
                watcher.join(moment.begun)
        if watcher is not None:
            watcher.watch(events)
            if moment.ended is not None:
                watcher.end_round()
                return _tabled(watcher, moment.ended)
    raise ValueError(f"race {number} of the record is not over, or was before the record begins")


def _tabled(watcher: Watcher, race: Race) -> dict[str, Any]:
    state = race.state
    first = state.cars[state.results[0]]
    end = min(int(first.finish_round), len(watcher.at_round_end) - 1)
    then = watcher.at_round_end[end]
    rows: list[dict[str, Any]] = []
    for place, seat in enumerate(state.results, 1):
        car = state.cars[seat]
        rows.append(
            {
                "place": place,
                "seat": int(seat),
                "status": "eliminated" if car.status == ELIMINATED else "finished",
                "rounds": int(car.finish_round),
                "heat_paid": int(car.heat_paid),
                "spin_outs": int(car.spin_outs),
                "grid": int(car.grid),
                "gap": max(0, then[state.results[0]] - then[seat]),
            }
        )
    for row in rows:
        row["story"] = ending(rows, row) | {"origin": origin(rows, watcher.marks, row)}
    return {
        "rounds": int(state.round),
        "laps": int(state.rules.laps),
        "limits": [int(limit) for limit in state.rules.speed_limit],
        "rows": rows,
        "places": watcher.places,
        "progress": watcher.at_round_end,
        "lap_starts": watcher.lap_starts,
        "marks": watcher.marks,
        "seats": [asdict(statistics) for statistics in watcher.seats.values()],
    }
