"""The state of a race as a few hundred bytes, so that a running race survives a restart or a rules fix.

The bytes hold everything, hidden information and luck included: they are for the owner of the race
only. Circuit and agreed rules are not in it; they come from the set-up.

>>> from slipstream.setup import RaceSetup
>>> setup = RaceSetup("usa", cars=2)
>>> race = setup.start(seed=7)
>>> again = decode_race(encode_race(race), setup)
>>> encode_race(again) == encode_race(race)
True
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from slipstream.core.car import Car
from slipstream.core.chance import KINDS_OF_CHANCE, decode_stream
from slipstream.core.race import Race
from slipstream.core.setup import STARTING_FACES
from slipstream.core.state import RaceState
from slipstream.setup import RaceSetup

MAGIC: Final = b"SLS1"  # the last character is the version of this format


class SnapshotError(ValueError):
    """These bytes are not a race, or not one of this set-up."""


def encode_race(race: Race) -> bytes:
    """The race as bytes. Scripted shuffles of a scene are not part of it."""
    state = race.state
    numbers = [state.log is not None, *state.encoded()]
    for listed in (state.order, state.results):
        numbers += [len(listed), *listed]
    numbers += state.turn.encoded()
    numbers.append(len(state.cars))
    for car in state.cars:
        kind, first, second = car.luck.encoded()
        numbers += [*car.encoded(), KINDS_OF_CHANCE.index(kind), first, second]
        numbers += [-1] if car.top is None else [len(car.top), *car.top]
    return MAGIC + b"".join(_varint(int(number)) for number in numbers)


def decode_race(data: bytes, setup: RaceSetup) -> Race:
    """The race that `encode_race` wrote, under the rules of its set-up."""
    if data[:3] != MAGIC[:3]:
        raise SnapshotError("these bytes are not the state of a race")
    if data[: len(MAGIC)] != MAGIC:
        raise SnapshotError(f"this state has format {data[3:4]!r}, expected {MAGIC[3:4]!r}")
    numbers = _numbers(data[len(MAGIC) :])
    try:
        return _race(numbers, setup)
    except (StopIteration, IndexError, OverflowError):
        raise SnapshotError("the state is cut short or damaged") from None


def _race(numbers: Iterator[int], setup: RaceSetup) -> Race:
    def take(number: int) -> list[int]:
        if not 0 <= number <= 1000:
            raise SnapshotError("the state is damaged")
        return [next(numbers) for _ in range(number)]

    log = next(numbers) != 0
    own = take(9)
    order = take(next(numbers))
    results = take(next(numbers))
    turn = take(9)
    if next(numbers) != setup.cars:
        raise SnapshotError(f"the state is not one of a race with {setup.cars} cars")
    cars = []
    for seat in range(setup.cars):
        fields = take(19)
        kind, first, second = take(3)
        car = Car(seat, fields[1] != 0, STARTING_FACES, decode_stream(KINDS_OF_CHANCE[kind], first, second))
        car.decode(fields)
        known = next(numbers)
        car.top = take(known) if known >= 0 else None
        cars.append(car)
    if next(numbers, None) is not None:
        raise SnapshotError("the state is longer than it should be")
    state = RaceState(setup.course.track, setup.rules(), cars)
    state.decode(own, order, results)
    state.turn.decode(turn)
    state.log = [] if log else None
    return Race(state)


def _varint(number: int) -> bytes:
    """Seven bits a byte, the sign in the lowest bit."""
    left = number << 1 if number >= 0 else (-number << 1) - 1
    result = bytearray()
    while left > 127:
        result.append(left & 127 | 128)
        left >>= 7
    result.append(left)
    return bytes(result)


def _numbers(data: bytes) -> Iterator[int]:
    shift = number = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number >> 1 if number & 1 == 0 else -((number + 1) >> 1)
            shift = number = 0
    if shift:
        raise SnapshotError("the state is cut short")
