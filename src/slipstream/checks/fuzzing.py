"""Random whole races and seasons, every invariant checked after every decision."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from slipstream.checks.invariants import Watch, check_options, demand
from slipstream.circuits.loader import circuit_names
from slipstream.core.actions import Action
from slipstream.core.chance import FAST, SECURE, Stream, stream
from slipstream.core.decisions import decision_of
from slipstream.core.race import Race
from slipstream.core.random_play import Draw
from slipstream.core.rules import MAX_CARS, MIN_CARS
from slipstream.drivers import Driver, choose, driver_luck, make_driver, mind_of
from slipstream.games.calendar import YEARS
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.modules.garage import GARAGES
from slipstream.records.notation import write_action
from slipstream.records.record import Record

RACES_PER_TASK: Final = 50
SEASONS_PER_TASK: Final = 5
LIST_EVERY: Final = 16  # decisions between two checks of the listed options
STALLED: Final = 2000  # rounds after which a race counts as stalled


@dataclass(frozen=True)
class FuzzResult:
    """How one game went; `failure` tells what broke and `record` how to see it again."""

    number: int
    rounds: int
    decisions: int
    failure: str = ""
    record: str = ""


def fuzz_setup(number: int) -> RaceSetup:
    """The set-up of race `number`: all circuits, sizes and combinations of modules, in turn."""
    luck = stream(FAST, number, 0, "fuzz set-up")
    circuit = circuit_names()[number % 4]
    cars = MIN_CARS + number // 4 % (MAX_CARS - MIN_CARS + 1)
    legends = luck.below(cars) if luck.below(2) else 0
    garage = None if luck.below(2) else GARAGES[luck.below(len(GARAGES))]
    players = cars - legends
    handicaps = {int(luck.below(players)): int(1 + luck.below(2))} if luck.below(4) == 0 else {}
    return RaceSetup(
        circuit, cars, None, int(legends), int(luck.below(4)) if legends else 0, garage,
        luck.below(2) == 1, luck.below(3) == 0, handicaps, SECURE if number % 7 == 0 else FAST,
    )  # fmt: skip


def fuzz_season_setup(number: int) -> SeasonSetup:
    """The set-up of season `number`."""
    luck = stream(FAST, number, 0, "fuzz season")
    players = 1 + int(luck.below(MAX_CARS))
    room = MAX_CARS - players
    legends = int(luck.below(room + 1)) if players > 1 else 1 + int(luck.below(room))
    garage = ("regular", "advanced", "all")[luck.below(3)]
    return SeasonSetup(YEARS[number % len(YEARS)], players, legends, 0, garage, luck.below(3) == 0)


class Fuzzer:
    """Plays one game at random, or by drivers, and looks at everything."""

    def __init__(self, record: Record, drivers: Sequence[Driver] = ()) -> None:
        self.record = record
        self.game = record.start(log=False)
        self.luck: Stream = stream(FAST, record.seed, 0, "policy")
        self.drivers = drivers  # by seat; nobody: at random
        self.race: Race | None = None
        self.watch: Watch | None = None
        self.made = 0
        self.rounds = 0
        self.into = Draw()

    def play(self) -> None:
        """To the end."""
        while not self.game.over:
            self.step()
            self.made += 1
        if (season := self.game.season) is not None:
            demand(sorted(season.standings()) == list(range(season.setup.cars)), "standings")

    def step(self) -> None:
        """One answer."""
        race = self.game.race
        if race is None or race.over:
            decisions = self.game.pending()
            demand(bool(decisions), "nobody is asked between races")
            decision = decisions[self.luck.below(len(decisions))]
            options = decision.options
            demand(bool(options), f"{decision} has no option")
            seat = decision.seat
            if self.drivers:
                action = choose(self.drivers[seat], self.game, decision)
            else:
                action = options[self.luck.below(len(options))]
        else:
            if race is not self.race:
                self.race, self.watch = race, Watch(race)
            if self.made % LIST_EVERY == 0:
                check_options(race)
            seat = int(race.next_seat())
            if self.drivers:
                action = self.answer(race, seat)
            else:
                action = race.random_action(self.luck)
            demand(self.rounds < STALLED, "the race goes on for ever")
        self.record.actions.append((seat, write_action(action)))
        self.game.apply(seat, action)
        if race is not None:
            self.rounds = max(self.rounds, int(race.state.round))
            if race is self.race and self.watch is not None:
                self.watch.check(race)

    def answer(self, race: Race, seat: int) -> Action:
        """What the driver of this seat does. One with a mind is asked for it at once, as in simulations."""
        mind = mind_of(self.drivers[seat], race.state.track)
        if mind is None:
            return choose(self.drivers[seat], self.game, decision_of(race.state, 0, seat))
        mind.choose(race.state, seat, self.into)
        return Action(self.into.kind, self.into.cards, self.into.number, self.into.source)


def fuzz_game(number: int, seed: int, seasons: bool, drivers: Sequence[str] = ()) -> FuzzResult:
    """Play game `number` and check everything; drivers sit in turn, a seat further in every game."""
    setup: RaceSetup | SeasonSetup = fuzz_season_setup(number) if seasons else fuzz_setup(number)
    names = [
        drivers[(seat + number) % len(drivers)] if drivers else "random" for seat in range(setup.players)
    ]
    record = Record(setup, seed=seed * 1_000_003 + number, drivers=names)
    fuzzer: Fuzzer | None = None
    try:
        seats = [make_driver(name, driver_luck(record.seed, seat)) for seat, name in enumerate(names)]
        fuzzer = Fuzzer(record, seats if drivers else ())
        fuzzer.play()
    except Exception as error:
        trace = "".join(traceback.format_exception(error)[-3:])
        made = 0 if fuzzer is None else fuzzer.made
        return FuzzResult(number, 0, made, f"{error}\n{trace}", record.dumps())
    return FuzzResult(number, fuzzer.rounds, fuzzer.made)


def fuzz_race(number: int, seed: int) -> FuzzResult:
    """Play race `number`."""
    return fuzz_game(number, seed, seasons=False)


def fuzz_chunk(
    first: int, count: int, seed: int, seasons: bool, drivers: Sequence[str] = ()
) -> list[FuzzResult]:
    """A pure function of its arguments, so that results do not depend on the workers."""
    return [fuzz_game(number, seed, seasons, drivers) for number in range(first, first + count)]


def fuzz(
    games: int, seed: int, workers: int, seasons: bool = False, drivers: Sequence[str] = ()
) -> Iterator[FuzzResult]:
    """Play this many races or seasons, spread over processes."""
    size = SEASONS_PER_TASK if seasons else RACES_PER_TASK
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]
    if workers == 1 or len(chunks) < 2:
        for first, count in chunks:
            yield from fuzz_chunk(first, count, seed, seasons, drivers)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(fuzz_chunk, first, count, seed, seasons, drivers) for first, count in chunks]
        for future in futures:
            yield from future.result()
