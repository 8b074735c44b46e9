"""From what the host wants to what is raced: the circuit, the agreed set-up, and why it cannot start yet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.loader import circuit_from_text, load_circuit
from slipstream.circuits.problems import CircuitError
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import COLOURS, RaceSetup, SetupError
from slipstream.modules.garage import POOLS
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.table import Table

KEPT: Final = 128  # circuit files that are kept ready


def circuit_from_wanted(wanted: TableSetup) -> Circuit:
    """The circuit of a set-up; RequestError if there is none."""
    try:
        if wanted.circuit_file is not None:
            return own_circuit(wanted.circuit_file)
        if "/" in wanted.circuit or "\\" in wanted.circuit or "." in wanted.circuit:
            raise RequestError("bad-circuit", reason=f"there is no circuit {wanted.circuit!r}")
        return load_circuit(wanted.circuit)
    except CircuitError as error:
        raise RequestError("bad-circuit", reason=str(error)) from None


@lru_cache(maxsize=KEPT)
def own_circuit(text: str) -> Circuit:
    """The circuit of a file; read once for all who look at its table."""
    return circuit_from_text(text)


def agreed(table: Table) -> RaceSetup | SeasonSetup:
    """The race or season that would start now; RequestError if it cannot."""
    wanted, seats = table.wanted, table.row.seats
    cars, legends = wanted.cars, 0
    if wanted.empty == "legends":
        legends = cars - len(seats)
    elif wanted.empty == "nobody":
        cars = len(seats)
    taken = [seat.colour for seat in seats]
    colours = (*taken, *(colour for colour in COLOURS if colour not in taken))
    pro = wanted.pro if legends else 0
    handicaps = {at: seat.handicap for at, seat in enumerate(seats) if seat.handicap}
    try:
        if wanted.season is not None:
            pool = wanted.garage if wanted.garage in POOLS else "all"
            return SeasonSetup(
                wanted.season, cars - legends, legends, pro, pool, wanted.tournament, handicaps, "secure",
                colours,
            )  # fmt: skip
        return RaceSetup(
            circuit_from_wanted(wanted), cars, wanted.laps, legends, pro, wanted.garage, wanted.weather,
            wanted.tournament, handicaps, "secure", colours,
        )  # fmt: skip
    except SetupError as error:
        raise RequestError("bad-setup", reason=str(error)) from None


def problem(table: Table) -> RequestError | None:
    """Why the race cannot start now."""
    if table.row.phase != "lobby":
        return None
    waiting = [seat.name for seat in table.row.seats if not seat.ready]
    if waiting:
        return RequestError("not-ready", names=", ".join(waiting))
    try:
        agreed(table)
    except RequestError as error:
        return error
    return None
