"""Why: whatever a note says is what the engine did, with every module, and stands on clauses that exist."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest

from slipstream.checks.fuzzing import fuzz_setup
from slipstream.checks.scenes import Scene
from slipstream.core import events as happened
from slipstream.core import legends
from slipstream.core.cards import FIRST_UPGRADE, LETTERS, count
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.views import SPECTATOR, View, redacted, view_of
from slipstream.games.setup import RaceSetup
from slipstream.records.following import Follower
from slipstream.records.notation import write_action
from slipstream.records.notes import Line, Note
from slipstream.records.record import Record, Recorded
from slipstream.records.why import EXPLAINED, Told, has_why, told_by
from slipstream.server.tables.replays import race_replay
from tests.properties.support import LONG, Case, advance, begin, equal_brakes, policy, race_of

RACES: Final = range(200) if LONG else range(24)
TEXTS: Final = Path(__file__).parents[2] / "web" / "locales" / "en" / "rules.ftl"


# Random races


class Driven:
    """A race driven at random: what was told, and how the engine stood before each event's action."""

    def __init__(self, race: Race, start: list[Event]) -> None:
        self.start = race.view(None)
        self.events = start
        self.before: dict[int, tuple[list[int], list[int]]] = {}  # by event: gears and engines
        self.follower = Follower(self.start)
        for event in start:
            self.follower.note(event)
        self.race = race

    def take(self, play: Callable[[], list[Event]]) -> None:
        cars = self.race.state.cars
        then = [int(car.gear) for car in cars], [int(car.engine) for car in cars]
        events = play()
        for number, event in enumerate(events, len(self.events)):
            self.before[number] = then
            self.follower.note(event)
        self.events += events

    @property
    def told(self) -> Told:
        return Told(self.start, self.events)


def driven(number: int) -> Driven:
    game, luck = begin(fuzz_setup(number), 4_000 + number), policy(number)
    race = race_of(game)
    found = Driven(race, game.take_events())

    def play() -> list[Event]:
        seat, action = int(race.next_seat()), race.random_action(luck)
        return game.apply(seat, action)

    while not race.over:
        found.take(play)
        check_follower(found.follower, race)
    return found


def check_follower(follower: Follower, race: Race) -> None:
    """Who only listens stands where the race stands."""
    mine, state = follower.state, race.state
    assert (mine.round, mine.legend_card) == (state.round, state.legend_card)
    assert race.over or mine.order == state.order
    for car, real in zip(mine.cars, state.cars, strict=True):
        assert (car.progress, car.space, car.spot) == (real.progress, real.space, real.spot)
        assert (car.status, car.adrenaline) == (real.status, real.adrenaline)


def facts(note: Note, key: str) -> dict[str, Any]:
    """What the sentence of this key says."""
    return next(line.facts for line in note.lines if line.key == key)


def lines_of(note: Note, prefix: str) -> list[Line]:
    return [line for line in note.lines if line.key.startswith(prefix)]


def added_up(start: View, terms: Sequence[Line]) -> int:
    """The terms of a Speed, as a reader would add them."""
    total = 0
    for term in terms:
        if term.key == "part-adrenaline":
            total += 1
        elif term.key == "part-named":  # the value is the end of its name
            face = start.cars[int(term.facts["seat"])].faces[
                LETTERS.index(str(term.facts["card"])) - FIRST_UPGRADE
            ]
            total += int(face.name.split()[-1])
        else:
            total += int(term.facts["value"])
    return total


def check_corner(race: Driven, event: Event, note: Note) -> None:
    rules, track = race.start.rules, race.start.track
    speed, limit, bill = note.lines[:3]
    assert speed.facts == {"speed": event.b}
    assert added_up(race.start, speed.sum) == event.b
    assert (speed.key == "speed") == (len(speed.sum) > 1)
    printed = limit.facts.get("printed", limit.facts["limit"])
    assert printed == track.corners[event.a].limit
    assert int(printed) + int(limit.facts.get("road", 0)) + int(limit.facts.get("own", 0)) == event.c
    assert limit.facts.get("road", 0) == rules.speed_limit[event.a] - track.corners[event.a].limit
    assert (bill.key == "corner-free") == (event.d == 0)
    if event.d:
        assert int(bill.facts["over"]) + int(bill.facts.get("surcharge", 0)) == bill.facts["due"] == event.d
        assert bill.facts["over"] == event.b - event.c
        assert bill.facts.get("surcharge", 0) == rules.corner_surcharge[event.a]


def check_spin_out(race: Driven, event: Event, number: int, note: Note) -> None:
    gears, engines = race.before[number]
    first = next(at for at in range(number, -1, -1) if race.before.get(at - 1) is not race.before[number])
    turn = [one for one in race.events[first:number] if one.seat == event.seat]
    passed = [one for one in turn if one.kind == happened.CORNER_PASSED]
    check_corner(race, passed[-1], note)
    engine = engines[event.seat] - sum(one.d for one in passed[:-1])
    assert facts(note, "spin-engine") == {"due": passed[-1].d, "engine": engine}
    assert engine < passed[-1].d
    (taken,) = [line for line in note.lines if line.key in ("spin-stress", "spin-supply")]
    assert taken.facts["gear"] == gears[event.seat]
    assert taken.facts["stress"] == event.b
    place = facts(note, "spin-place")
    line = race.start.track.corners[event.a].line
    assert (event.c + int(place["steps"]) + 1 - line) % race.start.track.length == 0
    assert int(place["steps"]) >= 0


def check_legend(race: Driven, number: int, note: Note) -> None:
    event = race.events[number]
    moved = next(one for one in race.events[number::-1] if one.kind == happened.LEGEND_MOVED)
    assert note.title.facts == {"seat": event.seat, "move": legends.LEGEND_MOVES[moved.a]}
    (way,) = [one for one in lines_of(note, "legend-") if one.key != "legend-card"]
    distance = {  # as the sentence has it
        "legend-a": int(way.facts["limit"]) + int(way.facts["diamond"]),
        "legend-b": way.facts["top"],
        "legend-b-last": way.facts["top"],
        "legend-b-diamond": int(way.facts["away"]) - int(way.facts["diamond"]),
        "legend-stays": 0,
    }.get(way.key, way.facts["distance"])
    assert way.facts["distance"] == distance == moved.b
    assert (way.key == "legend-a-short") == (moved.a == legends.MOVE_A and moved.b < int(way.facts["sum"]))
    assert bool(lines_of(note, "blocked")) == (event.kind == happened.MOVED and event.d > 0)


@pytest.mark.parametrize("number", RACES)
def test_whatever_a_note_says_is_what_the_engine_did(number: int) -> None:
    race = driven(number)
    told = race.told
    for at, event in enumerate(race.events):
        legend = event.seat >= 0 and race.start.cars[event.seat].legend
        note = told.why(at) if event.kind != happened.CORNER_PASSED or event.d or at % 7 == 0 else None
        if note is None:
            assert not has_why(event, legend) or event.kind == happened.CORNER_PASSED
            continue
        assert has_why(event, legend)
        check_words(note)
        if legend and event.kind in (happened.MOVED, happened.LEGEND_MOVED):
            check_legend(race, at, note)
        elif event.kind == happened.CORNER_PASSED:
            check_corner(race, event, note)
        elif event.kind == happened.SPUN_OUT:
            check_spin_out(race, event, at, note)
        elif event.kind == happened.MOVED:
            (line,) = lines_of(note, "blocked")[:1]
            assert line.facts["wanted"] == event.b - event.a + event.d
        elif event.kind == happened.FINISHED:
            assert note.title.facts["place"] == race.race.state.results.index(event.seat) + 1
            assert facts(note, "finished-round")["beyond"] >= 0
        elif event.kind == happened.ADRENALINE_USED:
            place = facts(note, "adrenaline-place")
            assert place["racing"] - place["place"] < facts(note, "adrenaline")["last"]
        elif event.kind == happened.UNPAYABLE:
            assert facts(note, "unpayable")["heat"] > race.before[at][1][event.seat]
        elif event.kind == happened.CLUTTERED:
            shown = facts(note, "cluttered")
            assert shown["heat"] + shown["playable"] == shown["cards"] == count(event.a)
            assert shown["heat"] > 0


def test_every_kind_of_note_comes_up() -> None:
    """Otherwise the test above would prove little."""
    seen: set[int] = set()
    for number in RACES:
        seen |= {event.kind for event in driven(number).events}
        if set(EXPLAINED) - {happened.ELIMINATED, happened.SPONSOR_GAINED} <= seen:
            return
    raise AssertionError(set(EXPLAINED) - seen)


@pytest.mark.clause("SYM-HEAT-5", "SYM-HEAT-6")
def test_which_of_two_equal_cards_had_to_go_is_told_by_the_sum() -> None:
    """A Speed is explained even after a card with several values became unpayable (R-18)."""
    checked = 0
    for seed in range(6):
        race, luck = next(equal_brakes(seed)), policy(seed)
        start, events = race.view(None), race.take_events()
        while not race.over:
            seat, action = int(race.next_seat()), race.random_action(luck)
            events += race.apply(seat, action)
        told = Told(start, events)
        gone: set[int] = set()
        for at, event in enumerate(events):
            if event.kind == happened.REVEALED:
                gone.discard(event.seat)
            elif event.kind == happened.UNPAYABLE:
                gone.add(event.seat)
            elif event.kind == happened.CORNER_PASSED and event.seat in gone:
                note = told.why(at)
                assert note is not None
                assert added_up(start, note.lines[0].sum) == event.b
                checked += 1
    assert checked > 20


def seasons() -> Iterator[tuple[Record, int]]:
    for number in (0, 4):
        case = Case("season", number)
        recorded, luck = Recorded(case.setup, case.seed), policy(case.seed)
        while not recorded.game.over:
            seat, action = advance(recorded.game, luck)
            recorded.record.actions.append((seat, write_action(action)))
        for race in range(recorded.game.races):
            yield recorded.record, race


def test_seasons_number_their_events_as_replays_do() -> None:
    """Sponsor cards and eliminations as well: their rules are the race's own."""
    reasons = set()
    for record, race in seasons():
        told, replay = told_by(record, race), race_replay(record, race)
        rows = [*replay["opening"], *(row for moment in replay["moments"] for row in moment["events"])]
        assert [(event.kind, event.seat) for event in told.events] == [(row[0], row[1]) for row in rows]
        for at, event in enumerate(told.events):
            if event.kind in (happened.SPONSOR_GAINED, happened.ELIMINATED):
                note = told.why(at)
                assert note is not None
                check_words(note)
                reasons.add(note.lines[0].key)
    assert "sponsor-press-corner" in reasons


def test_only_a_race_that_is_over_is_told() -> None:
    recorded = Recorded(RaceSetup("usa", cars=2), seed=7)
    with pytest.raises(ValueError, match="not over"):
        told_by(recorded.record)


# The words


def texts() -> dict[str, set[str]]:
    """The sentences of the page: what stands in each."""
    found = {}
    for part in re.split(r"\n(?=[a-z])", TEXTS.read_text(encoding="utf-8")):
        if part.startswith("why-"):
            found[part.partition(" ")[0].removeprefix("why-")] = set(re.findall(r"\$(\w+)", part))
    return found


WORDS: Final = texts()
RULEBOOK: Final = json.loads(resources.files("slipstream.data").joinpath("rulebook.json").read_bytes())
CLAUSES: Final = {clause for chapter in RULEBOOK["chapters"] for clause in chapter["clauses"]}


def test_no_sentence_is_left_that_nobody_says() -> None:
    """The page takes its keys from here, so that it cannot know which of them are used."""
    folder = resources.files("slipstream.records")
    source = "".join(
        folder.joinpath(f"{name}.py").read_text(encoding="utf-8") for name in ("explaining", "speed")
    )
    said = set(re.findall(r'"([a-z][a-z-]*)"', source))
    said |= {f"limit-{kind}" for kind in ("both", "road", "cards", "printed")}
    said |= {f"sponsor-{reason}" for reason in happened.SPONSOR_REASONS}
    assert set(WORDS) <= said


def check_words(note: Note) -> None:
    """Every sentence is there and has what it speaks of, every clause exists."""
    assert note.clauses
    assert set(note.clauses) <= CLAUSES
    terms = [term for line in note.lines for term in line.sum]
    for line in (note.title, *note.lines, *terms):
        given = set(line.facts) | ({"name"} if "seat" in line.facts else set())
        given |= ({"sum"} if line.sum else set()) | ({"names"} if line.seats else set())
        assert WORDS[line.key] <= given, line.key


# Scenes


def why(scene: Scene, drive: Callable[[Scene], object], key: str) -> Note:
    """The note about the last event of this kind, when a scene is driven on."""
    start = view_of(scene.state, SPECTATOR)
    drive(scene)
    at = max(number for number, event in enumerate(scene.events) if event.key == key)
    note = Told(start, scene.events).why(at)
    assert note is not None
    check_words(note)
    return note


@pytest.mark.clause("CORNER-3", "CORNER-5", "ROAD-6", "BOOST-4", "ADR-5")
def test_a_corner_is_a_sum_a_limit_and_a_bill() -> None:
    wing = {"v": 3, "limit": 1}
    scene = Scene(
        {"me": "1:10R", "a": "1:25R"}, hand=["B4", wing, "S"], deck="B1 B2", gear=3, adrenaline=True,
        road={"corner_B": "-1"}, engine=20,
    )  # fmt: skip
    scene.shift(3).play(["B4", wing, "S"])
    note = why(scene, lambda one: one.reveal().boost().adrenaline_move().corner_check(), "corner-passed")
    speed, limit, bill = note.lines
    keys = ["part-value", "part-card", "part-flip", "part-boost", "part-adrenaline"]
    assert [term.key for term in speed.sum] == keys
    assert (speed.key, speed.facts) == ("speed", {"speed": 11})
    assert (limit.key, limit.facts) == ("limit-both", {"limit": 3, "printed": 3, "road": -1, "own": 1})
    assert (bill.key, bill.facts) == ("corner-due", {"speed": 11, "limit": 3, "due": 8, "over": 8})
    assert list(note.clauses) == ["CORNER-5", "CORNER-2", "CORNER-3"]


@pytest.mark.clause("ROAD-6", "CORNER-4")
def test_a_hot_road_is_on_the_bill_and_a_slow_car_pays_nothing() -> None:
    hot = Scene({"me": "1:15R"}, hand="B4 B2", gear=2, road={"corner_B": "overheat"}).shift(2).play("B4 B2")
    note = why(hot, lambda one: one.reveal().corner_check(), "corner-passed")
    assert facts(note, "corner-due-hot") == {"speed": 6, "limit": 3, "due": 4, "over": 3, "surcharge": 1}
    assert "ROAD-6" in note.clauses
    slow = Scene({"me": "1:16R"}, hand="B3", gear=1).shift(1).play("B3")
    note = why(slow, lambda one: one.reveal().corner_check(), "corner-passed")
    assert [line.key for line in note.lines] == ["speed-plain", "limit-printed", "corner-free"]


@pytest.mark.clause("SPIN-1", "SPIN-2", "SPIN-3", "SPIN-9")
def test_a_spin_out_is_what_was_due_what_was_there_and_where_it_ends() -> None:
    cars = {"me": "1:8R", "a": "1:17R", "b": "1:17O"}
    scene = Scene(cars, hand="B4 B4 B4", gear=3, engine=8, stress_supply=1).shift(3).play("B4 B4 B4")
    note = why(scene, lambda one: one.reveal().corner_check(), "spun-out")
    assert facts(note, "corner-due") == {"speed": 12, "limit": 3, "due": 9, "over": 9}
    assert facts(note, "spin-engine") == {"due": 9, "engine": 1}  # A took seven of eight
    assert facts(note, "spin-supply") == {"gear": 3, "stress": 1, "wanted": 2}
    assert facts(note, "spin-place") == {"corner": 1, "steps": 1}


@pytest.mark.clause("LEGEND-9", "LEGEND-11", "LEGEND-12", "LEGEND-13", "LEGEND-14", "LEGEND-19")
@pytest.mark.parametrize(
    ("place", "top", "diamond", "key", "distance"),
    [
        ("1:6R", 13, 2, "legend-a", 7),
        ("1:17R", 13, 4, "legend-a-short", 4),
        ("1:2R", 13, 2, "legend-b-diamond", 5),
        ("1:23R", 6, 1, "legend-b", 6),
        ("2:25R", 6, 1, "legend-b-last", 6),
        ("1:3R", 18, 7, "legend-stays", 0),
    ],
)
def test_each_way_of_a_legend(place: str, top: int, diamond: int, key: str, distance: int) -> None:
    scene = Scene({"me": "1:0R", "legend": place})
    scene.state.rules.legend_top_speed, scene.state.rules.legend_diamond = [[0, top]], [[0, diamond]]
    scene.state.legend_card = 0
    note = why(scene, lambda one: one.legend("legend", diamond, top), "moved" if distance else "legend-moved")
    assert [line.key for line in note.lines] == ["legend-card", key]
    assert note.lines[1].facts["distance"] == distance
    assert note.title.facts["move"] == scene.last_legend_move


@pytest.mark.clause("MOVE-5", "MOVE-7")
@pytest.mark.parametrize(
    ("cars", "line"),
    [
        ({"a": "1:4R", "b": "1:4O"}, Line("blocked", {"wanted": 4, "driven": 3})),
        (
            {f"c{space}{spot}": f"1:{space}{spot}" for space in (1, 2, 3, 4) for spot in "RO"},
            Line("blocked-stays", {"wanted": 4}),
        ),
    ],
)
def test_a_blocked_car_stops_where_there_is_room(cars: dict[str, str], line: Line) -> None:
    scene = Scene({"me": "1:0R", **cars}, hand="B4").shift(1).play("B4")
    note = why(scene, Scene.reveal, "moved")
    assert list(note.lines) == [line, Line("blocked-speed")]


@pytest.mark.clause("CLUTTER-3", "TOURNAMENT-4", "TOURNAMENT-5", "DRAW-5")
def test_cards_that_decide_by_themselves() -> None:
    full = Scene({"me": "1:0R"}, hand="H H H H H H B2", gear=4, engine=0).shift(3).play("B2 H H")
    note = why(full, Scene.reveal, "cluttered")
    assert facts(note, "cluttered") == {"cards": 3, "heat": 2, "playable": 1}
    up = Scene({"me": "1:0R"}, hand="B1 B2 B4", gear=1, engine=0, tournament=True).play("B1 B2 B4")
    note = why(up, lambda one: one.tournament_reveal("B4"), "gear-corrected")
    assert facts(note, "corrected-up") == {"before": 1, "gear": 2, "seat": 0, "card": "4"}
    down = Scene({"me": "1:0R"}, hand="B1", deck="B3", gear=3, engine=0, tournament=True).play("B1")
    note = why(down, Scene.tournament_reveal, "gear-corrected")
    assert facts(note, "corrected-down") == {"before": 3, "gear": 2}
    empty = Scene({"me": "1:0R"}, hand="S", discard="B1 B2", reshuffle=["B1 B2"]).shift(1).play("S")
    note = why(empty, Scene.reveal, "reshuffled")
    assert facts(note, "reshuffled") == {"number": 2}
    hot = {"v": 5, "heat": 2}
    unpaid = Scene({"me": "1:0R"}, hand=[hot], deck="B1", engine=1).shift(1).play([hot])
    note = why(unpaid, lambda one: one.reveal().unpayable(hot), "unpayable")
    assert facts(note, "unpayable")["heat"] == 2


@pytest.mark.clause("ROUND-5", "ADR-2", "FINISH-3")
def test_order_adrenaline_and_finish_of_two_cars() -> None:
    race = RaceSetup("usa", cars=2, laps=1).start_race(7)
    start, events = race.view(None), race.take_events()
    luck = policy(7)
    while not race.over:
        events += race.apply(int(race.next_seat()), race.random_action(luck))
    told = Told(start, events)
    rounds = [number for number, event in enumerate(events) if event.kind == happened.ROUND_STARTED]
    first, later = told.why(rounds[0]), told.why(rounds[-1])
    assert first is not None
    assert later is not None
    assert [line.key for line in first.lines] == [
        "order-grid", "order-row-grid", "order-row-grid", "order-adrenaline",
    ]  # fmt: skip
    assert first.lines[-1].seats == [first.lines[2].facts["seat"]]
    assert [line.key for line in later.lines][:2] == ["order-rule", "order-row"]
    assert facts(later, "order-row")["lap"] == 1
    ends = [number for number, event in enumerate(events) if event.kind == happened.FINISHED]
    places = {events[number].seat: told.why(number) for number in ends}
    assert [places[seat].title.facts["place"] for seat in race.state.results if places[seat]] == [1, 2]  # type: ignore[union-attr]
    early = Told(start, events[: ends[0] + 1]).why(ends[0])
    assert early is not None
    assert early.title.facts == {"place": 0}  # the round is not over yet


def test_a_race_that_goes_on_from_a_stored_state_is_followed_from_there() -> None:
    """The Speed of the turn that is on cannot be told apart; everything else can."""
    luck = policy(3)
    race = RaceSetup("usa", cars=3, legends=1, laps=1).start_race(3)
    while race.state.round < 3 or race.state.active < 0:
        race.apply(int(race.next_seat()), race.random_action(luck))
    start, events = race.view(None), race.take_events()
    follower = Follower(start)
    while not race.over:
        fresh = race.apply(int(race.next_seat()), race.random_action(luck))
        for event in fresh:
            follower.note(event)
        events += fresh
        check_follower(follower, race)
    told = Told(start, events)
    for at, event in enumerate(events):
        note = told.why(at)
        assert (note is not None) == has_why(event, event.seat >= 0 and start.cars[event.seat].legend)


def test_what_was_a_choice_has_no_why() -> None:
    told = driven(3).told
    for at, event in enumerate(told.events):
        if event.key in ("discarded", "cooled-down", "gear-shifted", "boosted", "slipstreamed", "planned"):
            assert told.why(at) is None
    assert told.why(-1) is None
    assert told.why(len(told.events)) is None


def test_hidden_cards_do_not_reach_a_note() -> None:
    """Whoever knows what was planned, drawn and discarded is told the same as everybody."""
    race = driven(5)
    blank = [redacted(event, None) for event in race.events]
    assert blank != race.events
    told, known = Told(race.start, blank), Told(race.start, race.events)
    known.events = race.events
    for at in range(0, len(blank), 3):
        assert told.why(at) == known.why(at)
