"""What the property tests share: random races by number, walked decision by decision.

`SLIPSTREAM_LONG=1` runs the tests that visit every decision over 200 races instead of a few; it takes
some minutes on plain Python.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

from hypothesis import strategies as st

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import HEAT, STRESS, UNIT, subsets
from slipstream.core.chance import FAST, SECURE, Stream, stream
from slipstream.core.race import Race
from slipstream.data.loader import circuit_names
from slipstream.grand_prix import GrandPrix
from slipstream.setup import RaceSetup
from slipstream.snapshot import encode_race

LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
RACES: Final = 200 if LONG else 4
#: all circuits, sizes 2 to 6 and both kinds of chance come in turn, so a stride sees them all
STRIDE: Final = 1 if LONG else 9
NUMBERS: Final = range(0, RACES * STRIDE, STRIDE)

seeds = st.integers(0, 2**128 - 1)


def policy(seed: int) -> Stream:
    """Luck for choices; it has nothing to do with the luck of the race."""
    return stream(FAST, seed, 0, "test-policy")


def step(race: Race, luck: Stream) -> tuple[int, Action]:
    """One random answer: made, and given back."""
    seat, action = int(race.next_seat()), race.random_action(luck)
    race.apply(seat, action)
    return seat, action


def begin(setup: RaceSetup, seed: int, log: bool = True) -> GrandPrix:
    """A race on the grid; a draft before it is answered at random."""
    game, luck = setup.start(seed, log), policy(seed)
    while game.race is None:
        decision = game.pending()[0]
        game.apply(decision.seat, decision.options[luck.below(len(decision.options))], decision.id)
    return game


def race_of(game: GrandPrix) -> Race:
    """The race that is on."""
    assert game.race is not None
    return game.race


def on_the_grid(setup: RaceSetup, seed: int, log: bool = True) -> Race:
    """The race itself, after a draft at random."""
    return race_of(begin(setup, seed, log))


def games(setup: RaceSetup, seed: int) -> Iterator[GrandPrix]:
    """A game at each decision of its race, played on at random in between."""
    game, luck = begin(setup, seed), policy(seed)
    while not game.over:
        yield game
        step(race_of(game), luck)


def decisions(setup: RaceSetup, seed: int) -> Iterator[Race]:
    """A race at each of its decisions, played on at random in between."""
    for game in games(setup, seed):
        yield race_of(game)


def numbered(number: int) -> tuple[RaceSetup, int]:
    """Set-up and seed of base race `number`: all circuits, 2 to 6 cars, both kinds of chance."""
    cars = 2 + number // 4 % 5
    handicaps = {number % cars: 1 + number % 2} if number % 5 == 0 else {}
    chance = SECURE if number % 7 == 0 else FAST
    circuit = circuit_names()[number % 4]
    return RaceSetup(circuit, cars, handicaps=handicaps, chance=chance), 9_000 + number


setups = st.integers(0, 279).map(lambda number: numbered(number)[0])


def after_rounds(setup: RaceSetup, seed: int, rounds: int) -> Race:
    """A race that has just begun this round and asks for plans (or is over)."""
    race = on_the_grid(setup, seed)
    race.play_random(policy(seed), rounds)
    race.take_events()
    return race


def same(one: Race, other: Race) -> bool:
    """Do two races agree in every number, luck included?"""
    return encode_race(one) == encode_race(other)


def candidates(race: Race, seat: int) -> list[Action]:
    """Far more answers than can be legal: every kind, odd numbers, cards that are not there."""
    hand = int(race.state.cars[seat].hand)
    zones = {*subsets(hand), *range(-2, 5), hand + HEAT, hand + STRESS, HEAT, STRESS, 5 * HEAT, 2**61, 2**62}
    zones |= {*UNIT, *(2 * unit for unit in UNIT), *(1 << bit for bit in range(2, 62, 5))}
    found = [actions.take_back(), actions.adrenaline_move(), actions.boost(), actions.end_react()]
    found += [Action(kind) for kind in (-1, 9, 57, 1000)]
    for number in range(-3, 9):
        found += [actions.cool_gear(number), Action(actions.COOL_ADRENALINE, 0, number)]
        found.append(actions.slipstream(number))
    for zone in sorted(zones):
        found += [actions.plan(zone), actions.discard(zone)]
    return found
