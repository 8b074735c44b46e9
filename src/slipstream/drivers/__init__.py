"""Automated drivers. A driver gets a View and a Decision, never the race: it cannot cheat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Protocol

from slipstream.core.actions import Action
from slipstream.core.chance import Stream, stream
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.drivers.champion import Champion
from slipstream.drivers.chance_driver import RandomDriver
from slipstream.drivers.club import Club
from slipstream.drivers.rookie import Rookie
from slipstream.game import Game
from slipstream.language import ToldError
from slipstream.record import Recorded
from slipstream.season.draft import DraftView

#: raised when a driver decides differently; published figures carry the highest of theirs
DRIVERS_VERSION: Final = {"random": 1, "rookie": 1, "club": 1, "champion": 2}
DRIVERS: Final = ("rookie", "club", "champion", "random")
DEFAULT_DRIVER: Final = "rookie"
_CHAMPION: Final = re.compile(r"champion@([1-9][0-9]{0,6})")  # with a budget of its own


class Driver(Protocol):
    """Somebody who answers decisions."""

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        """One of `decision.options`."""
        ...


class UnknownDriverError(ToldError):
    """There is no driver of this name."""

    prefix = "driver"

    def __init__(self, name: str) -> None:
        super().__init__("unknown-driver", name=repr(name), known=", ".join(DRIVERS))


def driver_luck(seed: int, seat: int, race: int = 0) -> Stream:
    """A stream for a driver's own choices: it tells nothing about the race of the same seed."""
    return stream("fast", seed, race, "driver", seat)


def make_driver(name: str, luck: Stream) -> Driver:
    """The driver of this name, with its own luck; `champion@1000` tries 1000 rollouts for a plan."""
    if name == "rookie":
        return Rookie()
    if name == "club":
        return Club(luck)
    if name == "champion":
        return Champion(luck)
    budget = _CHAMPION.fullmatch(name)
    if budget:
        return Champion(luck, int(budget[1]))
    if name == "random":
        return RandomDriver(luck)
    raise UnknownDriverError(name)


def choose(driver: Driver, game: Game, decision: Decision) -> Action:
    """The driver's answer; where there is only one, nobody is asked."""
    options = decision.options
    return options[0] if len(options) == 1 else driver.decide(game.view(decision.seat), decision)


def drive(game: Game, drivers: Sequence[Driver]) -> None:
    """Let the drivers, one per seat, drive the game to its end."""
    while decisions := game.pending():
        for decision in decisions:
            game.apply(decision.seat, choose(drivers[decision.seat], game, decision), decision.id)


def drive_recorded(recorded: Recorded, drivers: Sequence[Driver]) -> None:
    """The same, written down."""
    while decisions := recorded.game.pending():
        for decision in decisions:
            choice = choose(drivers[decision.seat], recorded.game, decision)
            recorded.apply(decision.seat, choice, decision.id)


__all__ = [
    "DEFAULT_DRIVER",
    "DRIVERS",
    "DRIVERS_VERSION",
    "Driver",
    "UnknownDriverError",
    "choose",
    "drive",
    "drive_recorded",
    "driver_luck",
    "make_driver",
]
