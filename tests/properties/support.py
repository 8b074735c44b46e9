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
from slipstream.core.chance import FAST, Stream, stream
from slipstream.core.race import Race
from slipstream.fuzzing import fuzz_setup
from slipstream.setup import RaceSetup
from slipstream.snapshot import encode_race

LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
RACES: Final = 200 if LONG else 4
#: all circuits, sizes 2 to 6 and both kinds of chance come in turn, so a stride sees them all
STRIDE: Final = 1 if LONG else 9
NUMBERS: Final = range(0, RACES * STRIDE, STRIDE)

setups = st.integers(0, 279).map(fuzz_setup)
seeds = st.integers(0, 2**128 - 1)


def policy(seed: int) -> Stream:
    """Luck for choices; it has nothing to do with the luck of the race."""
    return stream(FAST, seed, 0, "test-policy")


def step(race: Race, luck: Stream) -> tuple[int, Action]:
    """One random answer: made, and given back."""
    seat, action = int(race.next_seat()), race.random_action(luck)
    race.apply(seat, action)
    return seat, action


def decisions(setup: RaceSetup, seed: int) -> Iterator[Race]:
    """A race at each of its decisions, played on at random in between."""
    race = setup.start(seed)
    luck = policy(seed)
    while not race.over:
        yield race
        step(race, luck)


def numbered(number: int) -> tuple[RaceSetup, int]:
    """Set-up and seed of race `number`."""
    return fuzz_setup(number), 9_000 + number


def after_rounds(setup: RaceSetup, seed: int, rounds: int) -> Race:
    """A race that has just begun this round and asks for plans (or is over)."""
    race = setup.start(seed)
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
