"""The note about one event: what it came from, asked of the core, term by term."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core import events as happened
from slipstream.core import legends
from slipstream.core.car import Car
from slipstream.core.cards import count, heat_in, write_cards
from slipstream.core.events import SPONSOR_REASONS, Event
from slipstream.core.steps.check_corner import heat_due, lines_crossed
from slipstream.core.steps.gain_sponsors import PRESS_OVER_LIMIT
from slipstream.core.steps.symbols import face_of
from slipstream.core.symbols import SYM_HEAT
from slipstream.records.following import Follower
from slipstream.records.notes import Facts, Line, Note
from slipstream.records.speed import speed_terms

#: the sentence and the clauses for each way of a Legend
_WAYS: Final = {
    legends.THROUGH: ("legend-a", ("LEGEND-9", "LEGEND-8")),
    legends.ONE_LINE_ONLY: ("legend-a-short", ("LEGEND-11", "LEGEND-9", "LEGEND-8")),
    legends.TOP_SPEED: ("legend-b", ("LEGEND-12", "LEGEND-8")),
    legends.NO_LINE_LEFT: ("legend-b-last", ("LEGEND-19", "LEGEND-12")),
    legends.UP_TO_THE_LINE: ("legend-b-diamond", ("LEGEND-13", "LEGEND-8")),
    legends.STAYS: ("legend-stays", ("LEGEND-14", "LEGEND-13", "LEGEND-8")),
}
_SPONSOR_CLAUSES: Final = {
    happened.PRESS_CORNER: ("PRESS-2", "PRESS-3", "PRESS-4"),
    happened.TOP_SPEED: ("EVENT-4",),
    happened.OVERTAKING: ("EVENT-10",),
    happened.FIRST_LAP: ("EVENT-3",),
    happened.AT_START: ("CHAMP-15",),
}


class Explaining:
    """One event, and the race as it stood right before it."""

    def __init__(self, events: Sequence[Event], number: int, follower: Follower) -> None:
        self.events = events
        self.number = number
        self.event = events[number]
        self.follower = follower
        self.state = follower.state
        self.rules = follower.state.rules
        self.track = follower.state.track

    @property
    def car(self) -> Car:
        return self.follower.car(self.event)

    def note(self) -> Note:
        """Whatever is to be said about it."""
        event = self.event
        if event.kind == happened.LEGEND_MOVED or (event.kind == happened.MOVED and self.car.legend):
            return self._legend()
        return {
            happened.ROUND_STARTED: self._order,
            happened.GEAR_CORRECTED: self._corrected,
            happened.CLUTTERED: self._cluttered,
            happened.RESHUFFLED: self._reshuffled,
            happened.MOVED: self._blocked,
            happened.ADRENALINE_USED: self._adrenaline,
            happened.UNPAYABLE: self._unpayable,
            happened.CORNER_PASSED: self._corner,
            happened.SPUN_OUT: self._spin_out,
            happened.ELIMINATED: self._eliminated,
            happened.SPONSOR_GAINED: self._sponsor,
            happened.FINISHED: self._finished,
        }[event.kind]()

    # Rounds

    def _order(self) -> Note:
        self.follower.note(self.event)
        state, first = self.state, self.event.a == 1
        lines = [Line("order-grid" if first else "order-rule")]
        lines += [self._place(place, state.cars[seat]) for place, seat in enumerate(state.order, 1)]
        rushing = [seat for seat in state.order if state.cars[seat].adrenaline]
        if rushing:
            lines.append(Line("order-adrenaline", seats=rushing))
        return Note(Line("order-title", {"round": state.round}), lines, ("ROUND-5", "TRACK-7", "ADR-2"))

    def _place(self, place: int, car: Car) -> Line:
        """One row of the order: where the car stands."""
        if car.progress < 0 and (car.space, car.spot) == self.track.grid[car.grid - 1]:
            return Line("order-row-grid", {"place": place, "seat": car.seat, "grid": car.grid})
        lap = self.state.lap(car)
        facts: Facts = {"place": place, "seat": car.seat, "lap": lap, "space": car.space, "spot": car.spot}
        return Line("order-row", facts)

    def _adrenaline(self) -> Note:
        state, seat = self.state, self.event.seat
        last = self.rules.adrenaline_cars
        place = state.order.index(seat) + 1
        racing, round = len(state.order), state.round
        lines = [
            Line("adrenaline", {"cars": len(state.cars), "last": last}),
            Line("adrenaline-place", {"seat": seat, "place": place, "racing": racing, "round": round}),
            Line("adrenaline-gives"),
        ]
        return Note(Line("adrenaline-title"), lines, ("ADR-1", "ADR-2", "ADR-5", "ADR-7"))

    def _finished(self) -> Note:
        event, place = self.event, 0
        others = []
        for other in self.events:
            if other.kind == happened.FINISHED and other.a == event.a and other.seat != event.seat:
                others.append(Line("finished-other", {"seat": other.seat, **self._beyond(other)}))
            elif other.kind == happened.RANKED and other.seat == event.seat:
                place = other.a
        own = Line("finished-round", {"round": event.a, **self._beyond(event)})
        clauses = ("FINISH-3", "FINISH-2", "FINISH-1")
        return Note(Line("finished-title", {"place": place}), [own, *others, Line("finished-rule")], clauses)

    def _beyond(self, event: Event) -> Facts:
        """Where a car came to stand that finished."""
        return {"beyond": event.b - self.rules.finish, "spot": event.c}

    # Cards

    def _reshuffled(self) -> Note:
        lines = [Line("reshuffled", {"number": self.event.a})]
        return Note(Line("reshuffled-title"), lines, ("DRAW-5", "DRAW-6", "DRAW-7"))

    def _cluttered(self) -> Note:
        cards, heat = count(self.event.a), heat_in(self.event.a)
        facts: Facts = {"cards": cards, "heat": heat, "playable": cards - heat}
        lines = [Line("cluttered", facts), Line("cluttered-stays", {"cards": cards})]
        clauses = ("CLUTTER-3", "CLUTTER-2", "CLUTTER-4", "CLUTTER-5")
        return Note(Line("cluttered-title"), lines, clauses)

    def _corrected(self) -> Note:
        before, gear, card = self.event.a, self.event.b, self.event.c
        facts: Facts = {"before": before, "gear": gear}
        if card:
            line = Line("corrected-up", {**facts, "seat": self.event.seat, "card": write_cards(card)})
        else:
            line = Line("corrected-down", facts)
        clauses = ("TOURNAMENT-4" if card else "TOURNAMENT-5", "TOURNAMENT-6")
        return Note(Line("corrected-title"), [line], clauses)

    def _unpayable(self) -> Note:
        seat, card = self.event.seat, self.event.a
        heat = face_of(self.car, card).number(SYM_HEAT)
        lines = [Line("unpayable", {"seat": seat, "card": write_cards(card), "heat": heat})]
        return Note(Line("unpayable-title"), lines, ("SYM-HEAT-4", "SYM-HEAT-5", "SYM-HEAT-6"))

    def _sponsor(self) -> Note:
        rules, reason = self.rules, self.event.a
        facts: dict[int, Facts] = {
            happened.PRESS_CORNER: {"corner": self.event.b, "least": PRESS_OVER_LIMIT},
            happened.TOP_SPEED: {"least": rules.sponsor_speed},
            happened.OVERTAKING: {"least": rules.sponsor_overtakes},
            happened.FIRST_LAP: {"cars": rules.sponsors_for_first_lap},
            happened.AT_START: {},
        }
        lines = [Line(f"sponsor-{SPONSOR_REASONS[reason]}", facts[reason])]
        return Note(Line("sponsor-title"), lines, _SPONSOR_CLAUSES[reason])

    # Corners

    def _corner(self) -> Note:
        corner, due = self.event.a, self.event.d
        clauses = ["CORNER-5", "CORNER-2"]
        printed, laid = self.track.corners[corner].limit, self.rules.speed_limit[corner]
        if not printed == laid == self.event.c:
            clauses.append("CORNER-3")
        if self.rules.corner_surcharge[corner]:
            clauses.append("ROAD-6")
        return Note(
            Line("corner-title", {"corner": corner, "due": due}), self._corner_lines(self.event), clauses
        )

    def _corner_lines(self, passed: Event) -> list[Line]:
        """The Speed, the limit and the bill of a corner, each with its parts."""
        corner, speed, limit, due = passed.a, passed.b, passed.c, passed.d
        printed, laid = self.track.corners[corner].limit, self.rules.speed_limit[corner]
        road, own = laid - printed, limit - laid
        facts: Facts = {"speed": speed, "limit": limit, "due": due, "over": speed - limit}
        if due == 0:
            bill = Line("corner-free", {"speed": speed, "limit": limit})
        elif surcharge := heat_due(self.rules, corner, speed, own) - (speed - limit):
            bill = Line("corner-due-hot", {**facts, "surcharge": surcharge})
        else:
            bill = Line("corner-due", facts)
        terms = speed_terms(self.follower.turn, self.follower.car(passed), speed)
        limits: Facts = {"limit": limit}
        if road or own:
            limits["printed"] = printed
        if road:
            limits["road"] = road
        if own:
            limits["own"] = own
        kind = "both" if road and own else "road" if road else "cards" if own else "printed"
        return [
            Line("speed" if len(terms) > 1 else "speed-plain", {"speed": speed}, sum=terms),
            Line(f"limit-{kind}", limits),
            bill,
        ]

    def _spin_out(self) -> Note:
        event, turn = self.event, self.follower.turn
        corner, stress, progress = event.a, event.b, event.c
        passed = [number for number, one in enumerate(turn) if one.kind == happened.CORNER_PASSED]
        engine = sum(one.a for one in turn[passed[-1] :] if one.kind == happened.HEAT_PAID)
        gear = self.car.gear
        wanted = self.rules.stress_by_gear[gear]
        taken: Facts = {"gear": gear, "stress": stress}
        crossed = lines_crossed(self.track, self.rules, self.state.turn.start, self.car.progress)
        back = crossed[len(passed) - 1] - 1 - progress  # spaces behind the one before the line
        lines = [
            *self._corner_lines(turn[passed[-1]]),
            Line("spin-engine", {"due": turn[passed[-1]].d, "engine": engine}),
            Line("spin-supply", {**taken, "wanted": wanted})
            if stress < wanted
            else Line("spin-stress", taken),
            Line("spin-place", {"corner": corner, "steps": back}),
        ]
        return Note(Line("spin-title", {"corner": corner}), lines, ("SPIN-1", "SPIN-2", "SPIN-3", "CORNER-5"))

    def _eliminated(self) -> Note:
        return Note(Line("eliminated-title"), [Line("eliminated")], ("EVENT-12", "EVENT-14"))

    # Movements

    def _blocked(self) -> Note:
        lines = [blocked(self.event), Line("blocked-speed")]
        return Note(Line("blocked-title"), lines, ("MOVE-5", "MOVE-8", "MOVE-9"))

    def _legend(self) -> Note:
        event, track, rules, seat = self.event, self.track, self.rules, self.event.seat
        if event.kind == happened.LEGEND_MOVED:
            self.follower.note(event)  # its turn begins
        moved = self.follower.turn[0]
        start = self.state.turn.start
        top = rules.legend_top_speed[self.state.legend_card][seat]
        diamond = rules.legend_diamond[self.state.legend_card][seat]
        way = legends.legend_way(track, rules, start, top, diamond)
        space = track.space(start)
        corner = track.next_corner[space]
        limit, away = rules.speed_limit[corner], track.countdown[space]
        key, clauses = _WAYS[way]
        known: Facts = {
            "corner": corner, "limit": limit, "diamond": diamond, "sum": limit + diamond, "top": top,
            "away": away, "distance": moved.b,
        }  # fmt: skip
        lines = [Line("legend-card", {"seat": seat, "top": top, "diamond": diamond}), Line(key, known)]
        if event.kind == happened.MOVED and event.d:
            lines.append(blocked(event))
            clauses = (*clauses, "MOVE-5")
        move = legends.LEGEND_MOVES[moved.a]
        return Note(Line("legend-title", {"seat": seat, "move": move}), lines, clauses)


def blocked(moved: Event) -> Line:
    """A movement that was cut short (MOVE-5)."""
    driven = moved.b - moved.a
    wanted = driven + moved.d
    return (
        Line("blocked", {"wanted": wanted, "driven": driven})
        if driven
        else Line("blocked-stays", {"wanted": wanted})
    )
