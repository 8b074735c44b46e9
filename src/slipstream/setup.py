"""What is agreed before a race: circuit, cars, laps, handicaps, kind of chance. Set-up is data.

>>> race = new_race("usa", cars=3, seed=7)
>>> race.view(None).round
1
>>> RaceSetup("usa", cars=3).to_data()["laps"]
2
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from slipstream.core.chance import FAST, KINDS_OF_CHANCE, SEED_BITS
from slipstream.core.race import Race
from slipstream.core.rules import HEAT_IN_BOX, MAX_CARS, MAX_HANDICAP, MIN_CARS, RaceRules
from slipstream.core.setup import set_up
from slipstream.data.loader import Circuit, circuit_from_data, circuit_names, load_circuit

MAX_LAPS: Final = 20
COLOURS: Final = ("black", "blue", "green", "red", "gray", "yellow")  # by seat (CARD-1)


class SetupError(ValueError):
    """A set-up that cannot be raced. Carries a key and arguments; `str()` is the English sentence."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(SETUP_SENTENCES[key].format(**arguments))
        self.key = key
        self.arguments = arguments


SETUP_SENTENCES: Final = {
    "cars-out-of-range": "a race has {least} to {most} cars, not {cars}",
    "laps-out-of-range": "a race has 1 to {most} laps, not {laps}",
    "handicap-out-of-range": "a handicap is 1 or 2 Heat less, not {handicap} (seat {seat})",
    "handicap-no-heat": "a handicap of {handicap} needs that much Heat; the circuit gives {heat}",
    "not-enough-heat": "{cars} cars with {heat} Heat each need more than the {box} Heat cards of the box",
    "no-such-seat": "there is no seat {seat}: seats are 0 to {last}",
    "unknown-chance": "chance is {known}, not {chance}",
    "seed-out-of-range": "a seed is a whole number from 0 to 2**128 - 1, not {seed}",
    "broken-setup": "the set-up is not complete: {reason}",
}


def check_seed(seed: object) -> int:
    """The seed, if it is one: a whole number of at most 128 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise SetupError("seed-out-of-range", seed=seed)
    return seed


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True)
class RaceSetup:
    """One race as agreed, without its luck."""

    circuit: str | Circuit
    cars: int = MAX_CARS
    laps: int | None = None  # None: as printed (SETUP-2)
    handicaps: Mapping[int, int] = field(default_factory=dict)  # seat -> Heat less (SETUP-12)
    chance: str = FAST

    def __post_init__(self) -> None:
        circuit = load_circuit(self.circuit) if isinstance(self.circuit, str) else self.circuit
        object.__setattr__(self, "circuit", circuit)
        if not _whole(self.cars) or not MIN_CARS <= self.cars <= min(MAX_CARS, len(circuit.track.grid)):
            raise SetupError("cars-out-of-range", least=MIN_CARS, most=MAX_CARS, cars=self.cars)
        if self.cars * circuit.track.heat > HEAT_IN_BOX:
            heat = circuit.track.heat
            raise SetupError("not-enough-heat", cars=self.cars, heat=heat, box=HEAT_IN_BOX)
        laps = int(circuit.track.laps) if self.laps is None else self.laps
        object.__setattr__(self, "laps", laps)
        if not _whole(laps) or not 1 <= laps <= MAX_LAPS:
            raise SetupError("laps-out-of-range", most=MAX_LAPS, laps=laps)
        for seat, handicap in self.handicaps.items():
            if not _whole(seat) or not 0 <= seat < self.cars:
                raise SetupError("no-such-seat", seat=seat, last=self.cars - 1)
            if not _whole(handicap) or not 1 <= handicap <= MAX_HANDICAP:
                raise SetupError("handicap-out-of-range", handicap=handicap, seat=seat)
            if handicap > circuit.track.heat:
                raise SetupError("handicap-no-heat", handicap=handicap, heat=circuit.track.heat)
        if self.chance not in KINDS_OF_CHANCE:
            raise SetupError("unknown-chance", known=" or ".join(KINDS_OF_CHANCE), chance=self.chance)

    @property
    def course(self) -> Circuit:
        """The circuit itself."""
        assert isinstance(self.circuit, Circuit)
        return self.circuit

    def rules(self) -> RaceRules:
        """The numbers of this race."""
        assert self.laps is not None
        return RaceRules(self.course.track, self.laps, self.cars)

    def start(self, seed: int, race: int = 0, log: bool = True) -> Race:
        """The race on the grid, with this luck."""
        handicaps = [self.handicaps.get(seat, 0) for seat in range(self.cars)]
        return set_up(
            self.course.track, self.rules(), self.cars, check_seed(seed), self.chance, handicaps, race, log
        )

    def to_data(self) -> dict[str, Any]:
        """The set-up as plain data; a circuit of one's own is carried along."""
        course = self.course
        shipped = course.id in circuit_names() and course.source == load_circuit(course.id).source
        return {
            "circuit": course.id if shipped else course.source,
            "cars": self.cars,
            "laps": self.laps,
            "handicaps": {str(seat): handicap for seat, handicap in sorted(self.handicaps.items())},
            "chance": self.chance,
        }

    @staticmethod
    def from_data(data: object) -> RaceSetup:
        """The set-up that `to_data` wrote; SetupError or CircuitError if it is not one."""
        if not isinstance(data, dict):
            raise SetupError("broken-setup", reason="it is not a table")
        expected = {"circuit", "cars", "laps", "handicaps", "chance"}
        if set(data) != expected:
            odd = sorted(set(data) ^ expected)
            raise SetupError("broken-setup", reason=f"missing or unknown: {', '.join(map(str, odd))}")
        circuit = data["circuit"]
        handicaps = data["handicaps"]
        if not isinstance(circuit, str | dict) or not isinstance(handicaps, dict):
            raise SetupError("broken-setup", reason="circuit or handicaps")
        try:
            seats = {int(seat): handicap for seat, handicap in handicaps.items()}
        except ValueError:
            raise SetupError("broken-setup", reason="handicaps are by seat number") from None
        if isinstance(circuit, str):
            if circuit not in circuit_names():
                raise SetupError("broken-setup", reason=f"there is no circuit {circuit!r}")
            course = load_circuit(circuit)
        else:
            course = circuit_from_data(circuit)
        return RaceSetup(course, data["cars"], data["laps"], seats, data["chance"])


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def new_race(
    circuit: str | Circuit = "usa",
    cars: int = MAX_CARS,
    *,
    laps: int | None = None,
    handicaps: Mapping[int, int] | None = None,
    seed: int | None = None,
    chance: str = FAST,
    log: bool = True,
) -> Race:
    """A race on the grid, asking for the first plans. Without a seed its luck cannot be guessed."""
    setup = RaceSetup(circuit, cars, laps, handicaps or {}, chance)
    return setup.start(new_seed() if seed is None else seed, log=log)
