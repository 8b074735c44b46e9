"""What the property tests share: random races and seasons by number, walked decision by decision.

Three families: `numbered` races of the base game, `varied` ones with every combination of modules (drafts
included), and whole `seasons`. `SLIPSTREAM_LONG=1` visits every decision of 200 races and some seasons
instead of a sample of a few; it takes some minutes on plain Python.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from hypothesis import strategies as st

from slipstream import build
from slipstream.checks.fuzzing import fuzz_season_setup, fuzz_setup
from slipstream.circuits.loader import circuit_names
from slipstream.core import actions
from slipstream.core.actions import ACTIONS, Action
from slipstream.core.cards import FIRST_UPGRADE, HEAT, STRESS, UNIT, contains, selections, subsets
from slipstream.core.chance import FAST, SECURE, Stream, stream
from slipstream.core.race import Race
from slipstream.core.setup import Entry, set_up
from slipstream.core.symbols import SYM_SALVAGE
from slipstream.games.game import Competition
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.modules.garage import build_car
from slipstream.records.snapshot import encode_race

LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
COMPILED: Final = build() == "compiled"
Setup = RaceSetup | SeasonSetup
AnyGame = Competition


@dataclass(frozen=True)
class Case:
    """One game of a family: set-up and seed follow from the number."""

    family: str
    number: int

    @property
    def setup(self) -> Setup:
        if self.family == "base":
            return numbered(self.number)[0]
        return fuzz_setup(self.number) if self.family == "modules" else fuzz_season_setup(self.number)

    @property
    def seed(self) -> int:
        return 9_000 + self.number

    def __str__(self) -> str:
        return f"{self.family}-{self.number}"


def numbered(number: int) -> tuple[RaceSetup, int]:
    """Set-up and seed of base race `number`: all circuits, 2 to 6 cars, both kinds of chance."""
    cars = 2 + number // 4 % 5
    handicaps = {number % cars: 1 + number % 2} if number % 5 == 0 else {}
    chance = SECURE if number % 7 == 0 else FAST
    circuit = circuit_names()[number % 4]
    return RaceSetup(circuit, cars, handicaps=handicaps, chance=chance), 9_000 + number


def varied(number: int) -> tuple[RaceSetup, int]:
    """Set-up and seed of race `number` with modules."""
    return fuzz_setup(number), 9_000 + number


#: all circuits, sizes 2 to 6 and both kinds of chance come in turn
NUMBERS: Final = range(200) if LONG else (9, 21)
#: few, yet together: every garage, Legends or none, weather, tournament, handicaps, secure chance
VARIED: Final = range(200) if LONG else (3, 5, 7, 9, 30, 44, 53) if COMPILED else (5, 7, 30, 44)
SEASONS: Final = range(10) if LONG else (0, 4)
RACE_CASES: Final = [Case("base", n) for n in NUMBERS] + [Case("modules", n) for n in VARIED]
CASES: Final = RACE_CASES + [Case("season", n) for n in SEASONS]
every_race: Final = pytest.mark.parametrize("case", RACE_CASES, ids=str)
every_game: Final = pytest.mark.parametrize("case", CASES, ids=str)

seeds = st.integers(0, 2**128 - 1)
setups = st.integers(0, 279).map(lambda number: numbered(number)[0])
varied_setups = st.integers(0, 999).map(fuzz_setup)


def sampled(case: Case) -> int:
    """Look at one of so many decisions: primes, so that all steps and seats have their turn."""
    if LONG:
        return 1 if case.family != "season" else 7
    if case.family == "season":
        return 131
    return 7 if COMPILED else 29  # plain Python is twenty times slower, and its races are the same


def policy(seed: int) -> Stream:
    """Luck for choices; it has nothing to do with the luck of the race."""
    return stream(FAST, seed, 0, "test-policy")


def choice(game: AnyGame, luck: Stream) -> tuple[int, Action]:
    """A seat and a random legal answer of it: in a draft, between races, in a race."""
    race = game.race
    if race is None or race.over:
        asked = game.pending()
        decision = asked[luck.below(len(asked))]
        return decision.seat, decision.options[luck.below(len(decision.options))]
    return int(race.next_seat()), race.random_action(luck)


def advance(game: AnyGame, luck: Stream) -> tuple[int, Action]:
    """One random answer: made, and given back."""
    seat, action = choice(game, luck)
    game.apply(seat, action)
    return seat, action


def step(race: Race, luck: Stream) -> tuple[int, Action]:
    """The same in a race alone."""
    seat, action = int(race.next_seat()), race.random_action(luck)
    race.apply(seat, action)
    return seat, action


def begin(setup: RaceSetup, seed: int, log: bool = True) -> GrandPrix:
    """A race on the grid; a draft before it is answered at random."""
    game, luck = setup.start(seed, log), policy(seed)
    while game.race is None:
        advance(game, luck)
    return game


def race_of(game: AnyGame) -> Race:
    """The race that is on."""
    assert game.race is not None
    return game.race


def on_the_grid(setup: RaceSetup, seed: int, log: bool = True) -> Race:
    """The race itself, after a draft at random."""
    return race_of(begin(setup, seed, log))


def walk(case: Case, every: int = 0) -> Iterator[AnyGame]:
    """A whole game, drafts included, at one of `every` decisions, played on at random in between."""
    game, luck = case.setup.start(case.seed), policy(case.seed)
    every = every or sampled(case)
    moment = 0
    while not game.over:
        if moment % every == 0 or game.race is None:  # drafts are short: all of their decisions
            yield game
        advance(game, luck)
        moment += 1


def decisions(setup: RaceSetup, seed: int, every: int = 1) -> Iterator[Race]:
    """A race at its decisions, played on at random in between; a draft before it is passed over."""
    game, luck = begin(setup, seed), policy(seed)
    moment = 0
    while not game.over:
        if moment % every == 0:
            yield race_of(game)
        step(race_of(game), luck)
        moment += 1


def after_rounds(setup: RaceSetup, seed: int, rounds: int) -> Race:
    """A race that has just begun this round and asks for plans (or is over)."""
    race = on_the_grid(setup, seed)
    race.play_random(policy(seed), rounds)
    race.take_events()
    return race


def same(one: Race, other: Race) -> bool:
    """Do two races agree in every number, luck included?"""
    return encode_race(one) == encode_race(other)


def equal_brakes(seed: int) -> Iterator[Race]:
    """A race at its decisions whose cars have three equal cards of several values with a Heat symbol."""
    setup, car = RaceSetup("usa", cars=2), Entry(False, *build_car([7, 7, 7], 0))
    rules = setup.plain_rules
    rules.heat = 1
    race, luck = set_up(setup.course.track, rules, [car, car], [0, 1], seed, FAST), policy(seed)
    while not race.over:
        yield race
        step(race, luck)


def named_by_no_value(action: Action, options: list[Action]) -> bool:
    """Accepted though not listed: unpayable without the value that goes, as older records have it (R-18)."""
    if action.kind != actions.UNPAYABLE or action.number or action.cards or action in options:
        return False
    return any((option.kind, option.source) == (action.kind, action.source) for option in options)


SPECIALS: Final = UNIT[FIRST_UPGRADE:]
#: single cards, and what looks like one and is none
ODD_SOURCES: Final = [0, -1, HEAT, STRESS, UNIT[0], UNIT[3], 1 << 62, UNIT[6] + UNIT[7], UNIT[6] + UNIT[11]]
SOURCES: Final = [*SPECIALS, *(2 * unit for unit in SPECIALS), *ODD_SOURCES]
ODD_ZONES: Final = {
    *range(-2, 5), HEAT, STRESS, 5 * HEAT, 2**61, 2**62, *UNIT, *(2 * unit for unit in UNIT),
    *(1 << bit for bit in range(2, 62, 5)),
}  # fmt: skip


def candidates(race: Race, seat: int) -> list[Action]:
    """Far more answers than can be legal: every kind, odd numbers, cards that are not there."""
    state = race.state
    car, turn = state.cars[seat], state.turn
    hand, discard = int(car.hand), int(car.discard)
    zones = {*ODD_ZONES, *subsets(hand), hand + HEAT, hand + STRESS}
    found = [actions.take_back(), actions.adrenaline_move(), actions.boost(), actions.end_react()]
    found += [Action(kind) for kind in (-1, len(ACTIONS), 57, 1000)]
    for number in range(-3, 9):
        found += [actions.cool_gear(number), Action(actions.COOL_ADRENALINE, 0, number)]
        found += [actions.slipstream(number), Action(actions.COOL_SECTOR, 0, number)]
        found += [Action(kind, 0, number) for kind in (actions.TAKE_UPGRADE, actions.KEEP_UPGRADE)]
        found += [Action(actions.SWAP_UPGRADE, 0, number, given) for given in (0, 1)]
    for zone in sorted(zones):
        found += [actions.plan(zone), actions.discard(zone)]
    pairs = [int(one) for zone in (*turn.open, car.play) for one in selections(zone, 2)]
    for source in [*SOURCES, *pairs]:
        for kind in (actions.PAY_HEAT, actions.SCRAP, actions.DIRECT_PLAY,
                     actions.ACCELERATE, actions.REFRESH):  # fmt: skip
            found.append(Action(kind, 0, 0, source))
        for number in range(-1, 9):
            for kind in (actions.CHOOSE_VALUE, actions.COOL_CARD, actions.REDUCE_STRESS, actions.UNPAYABLE):
                found.append(Action(kind, 0, number, source))
        salvaged = [0, -1, UNIT[0], HEAT, hand, discard, 2**62]
        if source > 0 and contains(turn.open[SYM_SALVAGE], source):
            salvaged = sorted(
                {*salvaged, *(int(cards) for n in range(4) for cards in selections(discard, n))}
            )
        found += [Action(actions.SALVAGE, cards, 0, source) for cards in salvaged]
    return found
