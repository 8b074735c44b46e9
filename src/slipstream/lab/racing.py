"""One race of the laboratory: a given grid, drivers by name, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from slipstream.core.setup import Entry
from slipstream.drivers import choose, drive, driver_luck, make_driver
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.setup import RaceSetup
from slipstream.lab.line_up import legends_of
from slipstream.records.results import Watcher


@dataclass(frozen=True)
class Outcome:
    """What is kept of a race. Lists are by seat, except `order` and `grid`, which are seats by position."""

    order: list[int]  # the winner first
    grid: list[int]  # pole first
    rounds: list[int]  # the round in which the car finished
    spin_outs: list[int]
    heat_paid: list[int]
    boosts: list[int]
    length: int  # rounds until the last car was in
    lead_changes: int  # ends of a round at which another car leads than before
    corners: list[int]  # spin-outs by corner
    upgrades: list[list[int]]  # by seat, empty without a garage
    passes: list[int]  # by corner: how often its line was crossed by those who have cards
    corner_heat: list[int]  # by corner: Heat due there
    free: list[int]  # by corner: passes that cost nothing
    overtakes: int  # places gained from one end of a round to the next, over all cars

    def to_data(self) -> list[Any]:
        """The outcome as plain data."""
        return list(vars(self).values())

    @staticmethod
    def from_data(data: Sequence[Any]) -> Outcome:
        """What `to_data` wrote."""
        return Outcome(*data)


class LegendsOnly(GrandPrix):
    """A field without a driver, as a control. A set-up always has one: the entry is changed."""

    def entries(self) -> list[Entry]:
        return [Entry(legend=True) for _ in range(self.setup.cars)]


class WholeBox(GrandPrix):
    """Three Upgrades for each driver at random from the whole box: to find out what each of them is worth."""

    quick_pool = "all"


def race_setup(setup: RaceSetup, line_up: Sequence[str]) -> RaceSetup:
    """The set-up with the Legends of a line-up, one car for each name."""
    legends, pro = legends_of(line_up)
    alone = legends == len(line_up)
    return RaceSetup(
        setup.circuit, len(line_up), setup.laps, legends - alone, pro, None if alone else setup.garage,
        setup.weather, setup.tournament,
    )  # fmt: skip


def run_race(
    setup: RaceSetup, line_up: Sequence[str], seed: int, grid: Sequence[int], whole_box: bool = False
) -> Outcome:
    """Race it to the end. The same arguments give the same outcome, everywhere."""
    legends, _ = legends_of(line_up)
    kind = LegendsOnly if legends == len(line_up) else WholeBox if whole_box else GrandPrix
    game = kind(setup, seed, grid=list(grid))
    drivers = [
        make_driver(name, driver_luck(seed, seat))
        for seat, name in enumerate(line_up[: len(line_up) - legends])
    ]
    events = game.take_events()
    while game.race is None:  # the draft
        decision = game.pending()[0]
        events = game.apply(decision.seat, choose(drivers[decision.seat], game, decision), decision.id)
    race = game.race
    watcher = Watcher(race)
    watcher.watch(events)
    drive(game, drivers, watcher.watch)
    watcher.end_round()
    state = race.state
    corners, passes, heat, free = ([0] * len(state.track.corners) for _ in range(4))
    for driver in watcher.seats.values():
        for passed in driver.corners:
            corner = passed["corner"]
            corners[corner] += passed["spun"]
            passes[corner] += 1
            heat[corner] += 0 if passed["spun"] else passed["due"]
            free[corner] += passed["due"] == 0 and not passed["spun"]
    leaders = [places[0] for places in watcher.places]
    boosts = {seat: driver.boosts for seat, driver in watcher.seats.items()}
    return Outcome(
        order=[int(seat) for seat in state.results],
        grid=list(grid),
        rounds=[int(car.finish_round) for car in state.cars],
        spin_outs=[int(car.spin_outs) for car in state.cars],
        heat_paid=[int(car.heat_paid) for car in state.cars],
        boosts=[boosts.get(seat, 0) for seat in range(len(line_up))],
        length=int(state.round),
        lead_changes=sum(before != after for before, after in pairwise(leaders)),
        corners=corners,
        upgrades=[] if game.upgrades is None else [list(cards) for cards in game.upgrades],
        passes=passes,
        corner_heat=heat,
        free=free,
        overtakes=sum(_gained(before, after) for before, after in pairwise(watcher.places)),
    )


def _gained(before: Sequence[int], after: Sequence[int]) -> int:
    """How many pairs of cars have changed their order."""
    place = {seat: at for at, seat in enumerate(after)}
    order = [place[seat] for seat in before]
    return sum(order[one] > order[two] for one in range(len(order)) for two in range(one + 1, len(order)))
