"""What is agreed before a race: circuit, cars, laps, modules, handicaps. Set-up is data.

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
from functools import cached_property
from typing import Any, ClassVar, Final

from slipstream.circuits.loader import Circuit, circuit_like, circuit_names, load_circuit
from slipstream.core.chance import FAST, KINDS_OF_CHANCE, SEED_BITS
from slipstream.core.race import Race
from slipstream.core.rules import HEAT_IN_BOX, MAX_CARS, MAX_HANDICAP, MIN_CARS, RaceRules
from slipstream.games.grand_prix import GrandPrix
from slipstream.modules.garage import GARAGES
from slipstream.modules.legend_cards import deal_legends
from slipstream.words.language import Lazily, ToldError, either, part

MAX_LAPS: Final = 20
MAX_PRO: Final = 9
COLOURS: Final = ("black", "blue", "green", "red", "gray", "yellow")  # by seat, if not agreed (CARD-1)


class SetupError(ToldError):
    """A set-up that cannot be raced."""

    prefix = "setup"


def check_seed(seed: object) -> int:
    """The seed, if it is one: a whole number of at most 128 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise SetupError("seed-out-of-range", seed=seed)
    return seed


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True, eq=False)
class RaceSetup:
    """One race as agreed, without its luck. Legends sit in the last seats."""

    year: ClassVar[None] = None  # it is no championship

    circuit: str | Circuit
    cars: int = MAX_CARS  # Legends included
    laps: int | None = None  # None: as printed (SETUP-2)
    legends: int = 0  # LEGEND-1
    pro: int = 0  # Top Speed added to all Legends (LEGEND-18)
    garage: str | None = None  # None: Starting Upgrades (GARAGE-1)
    weather: bool = False  # weather and road conditions
    tournament: bool = False
    handicaps: Mapping[int, int] = field(default_factory=dict)  # seat -> Heat less (SETUP-12)
    chance: str = FAST
    colours: tuple[str, ...] = COLOURS  # by seat; a Legend drives by its colour (LEGEND-7)

    def __post_init__(self) -> None:
        circuit = load_circuit(self.circuit) if isinstance(self.circuit, str) else self.circuit
        object.__setattr__(self, "circuit", circuit)
        heat = int(circuit.track.heat)
        if not is_whole(self.cars) or not MIN_CARS <= self.cars <= min(MAX_CARS, len(circuit.track.grid)):
            raise SetupError("cars-out-of-range", least=MIN_CARS, most=MAX_CARS, cars=self.cars)
        if not is_whole(self.legends) or not 0 <= self.legends < self.cars:
            raise SetupError("legends-out-of-range", legends=self.legends, cars=self.cars)
        if not is_whole(self.pro) or not 0 <= self.pro <= MAX_PRO:
            raise SetupError("pro-out-of-range", most=MAX_PRO, pro=self.pro)
        if self.pro and not self.legends:
            raise SetupError("pro-without-legends")
        if self.players * heat > HEAT_IN_BOX:
            raise SetupError("not-enough-heat", cars=self.players, heat=heat, box=HEAT_IN_BOX)
        laps = int(circuit.track.laps) if self.laps is None else self.laps
        object.__setattr__(self, "laps", laps)
        if not is_whole(laps) or not 1 <= laps <= MAX_LAPS:
            raise SetupError("laps-out-of-range", most=MAX_LAPS, laps=laps)
        if self.garage is not None and self.garage not in GARAGES:
            raise SetupError("unknown-garage", known=", ".join(GARAGES), garage=self.garage)
        for flag in (self.weather, self.tournament):
            if not isinstance(flag, bool):
                raise SetupError("broken-setup", reason=part("broken-not-true-or-false", value=repr(flag)))
        for seat, handicap in self.handicaps.items():
            if not is_whole(seat) or not 0 <= seat < self.players:
                raise SetupError("no-such-seat", seat=seat, last=self.players - 1)
            if not is_whole(handicap) or not 1 <= handicap <= MAX_HANDICAP:
                raise SetupError("handicap-out-of-range", handicap=handicap, seat=seat)
            if handicap > heat:
                raise SetupError("handicap-no-heat", handicap=handicap, heat=heat)
        if sorted(self.colours) != sorted(COLOURS):
            raise SetupError("bad-colours", known=", ".join(COLOURS), colours=", ".join(self.colours))
        if self.chance not in KINDS_OF_CHANCE:
            raise SetupError(
                "unknown-chance", known=Lazily(lambda: either(KINDS_OF_CHANCE)), chance=self.chance
            )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RaceSetup) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(repr(self.to_data()))

    @property
    def course(self) -> Circuit:
        """The circuit itself."""
        assert isinstance(self.circuit, Circuit)
        return self.circuit

    @property
    def name(self) -> str:
        """In short, for the names of files."""
        return self.course.id

    @property
    def lap_count(self) -> int:
        """The agreed number of laps."""
        assert self.laps is not None
        return self.laps

    @property
    def players(self) -> int:
        """Seats that somebody drives."""
        return self.cars - self.legends

    def is_legend(self, seat: int) -> bool:
        """Is this seat a Legend?"""
        return seat >= self.players

    def agreed_rules(self) -> RaceRules:
        """The numbers as agreed, before weather and event change them."""
        rules = RaceRules(self.course.track, self.lap_count, self.cars)
        rules.tournament = self.tournament
        if self.legends:
            deal_legends(rules, self.colours, self.pro)
        return rules

    @cached_property
    def plain_rules(self) -> RaceRules:
        """The same, shared by all races of this set-up: rules never change once a race is on."""
        return self.agreed_rules()

    def start(self, seed: int, log: bool = True) -> GrandPrix:
        """The race with this luck: on the grid, or in the draft before it."""
        return GrandPrix(self, check_seed(seed), log=log)

    def start_race(self, seed: int, log: bool = True) -> Race:
        """The race on the grid, for set-ups without a draft."""
        race = self.start(seed, log).race
        if race is None:
            raise SetupError("draft-first", garage=self.garage)
        return race

    def to_data(self) -> dict[str, Any]:
        """The set-up as plain data; a circuit of one's own is carried along."""
        course = self.course
        shipped = course.id in circuit_names() and course.source == load_circuit(course.id).source
        data: dict[str, Any] = {
            "circuit": course.id if shipped else course.source,
            "cars": self.cars,
            "laps": self.laps,
            "legends": self.legends,
            "pro": self.pro,
            "garage": self.garage,
            "weather": self.weather,
            "tournament": self.tournament,
            "handicaps": {str(seat): handicap for seat, handicap in sorted(self.handicaps.items())},
            "chance": self.chance,
        }
        if self.colours != COLOURS:
            data["colours"] = list(self.colours)
        return data

    @staticmethod
    def from_data(data: object) -> RaceSetup:
        """The set-up that `to_data` wrote; SetupError or CircuitError if it is not one."""
        table, colours = agreed_colours(data, RaceSetup("usa").to_data())
        circuit, handicaps = table["circuit"], table["handicaps"]
        if not isinstance(circuit, str | dict) or not isinstance(handicaps, dict):
            raise SetupError("broken-setup", reason=part("broken-circuit-or-handicaps"))
        try:
            seats = {int(seat): handicap for seat, handicap in handicaps.items()}
        except ValueError:
            raise SetupError("broken-setup", reason=part("broken-handicaps")) from None
        if isinstance(circuit, str):
            if circuit not in circuit_names():
                raise SetupError("broken-setup", reason=part("broken-no-circuit", circuit=repr(circuit)))
            course = load_circuit(circuit)
        else:
            course = circuit_like(circuit)
        return RaceSetup(**{**table, "circuit": course, "handicaps": seats, "colours": colours})


def check_table(data: object, pattern: Mapping[str, object]) -> dict[str, Any]:
    """The data, if it is a table with exactly the keys of the pattern."""
    if not isinstance(data, dict):
        raise SetupError("broken-setup", reason=part("broken-no-table"))
    if set(data) != set(pattern):
        odd = sorted(set(data) ^ set(pattern))
        raise SetupError("broken-setup", reason=part("broken-keys", keys=", ".join(map(str, odd))))
    return data


def agreed_colours(data: object, pattern: Mapping[str, object]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The data as `check_table` wants it, and the colours, which may be left out."""
    agreed = dict(data) if isinstance(data, dict) else data
    colours = agreed.pop("colours", COLOURS) if isinstance(agreed, dict) else COLOURS
    table = check_table(agreed, pattern)
    if not isinstance(colours, list | tuple) or not all(isinstance(name, str) for name in colours):
        raise SetupError("broken-setup", reason=part("broken-colours"))
    return table, tuple(colours)


def is_whole(value: object) -> bool:
    """Is it a whole number, and not a truth value?"""
    return isinstance(value, int) and not isinstance(value, bool)


def new_race(
    circuit: str | Circuit = "usa",
    cars: int = MAX_CARS,
    *,
    seed: int | None = None,
    log: bool = True,
    **agreed: Any,
) -> Race:
    """A race on the grid, asking for the first plans. Without a seed its luck cannot be guessed.

    Everything else that `RaceSetup` knows may be agreed: laps, legends, weather, tournament, ...; a
    garage only as "quick", since a draft comes before the race.
    """
    setup = RaceSetup(circuit, cars, **agreed)
    return setup.start_race(new_seed() if seed is None else seed, log)
