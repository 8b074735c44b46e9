"""Automated drivers. A driver gets a View and a Decision, never the race: it cannot cheat."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol, get_args

from slipstream.core.actions import Action
from slipstream.core.chance import Stream, stream
from slipstream.core.decisions import Decision
from slipstream.core.events import Event
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.drivers.champion import Champion
from slipstream.drivers.chance_driver import RandomDriver
from slipstream.drivers.club import Club
from slipstream.drivers.minded import Minded
from slipstream.drivers.rookie import Rookie
from slipstream.field.mind import Mind, drive_race
from slipstream.games.draft import DraftView
from slipstream.games.game import Game
from slipstream.records.record import Recorded
from slipstream.words.language import ToldError

#: those that take a seat at a table; the protocol and the page follow this line
LevelName = Literal["rookie", "club", "champion"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)  # the weakest first
DRIVERS: Final = (*LEVELS, "random")
#: raised when a driver decides differently; published figures carry the highest of theirs
DRIVERS_VERSION: Final = {"random": 1, "rookie": 2, "club": 2, "champion": 3}
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


def minds_of(drivers: Sequence[Driver], track: Track) -> list[Mind] | None:
    """The minds of these drivers on a circuit, if every one of them has one."""
    minds = [
        driver.mind_for(track)
        for driver in drivers
        if isinstance(driver, Minded) and type(driver).decide is Minded.decide  # nobody else's thoughts
    ]
    return minds if len(minds) == len(drivers) else None


def drive(
    game: Game, drivers: Sequence[Driver], watch: Callable[[list[Event]], object] = lambda events: None
) -> None:
    """Let the drivers, one per seat, drive the game to its end: inside the compiled core if all of them can.

    `watch` is told what happens, then all at once, otherwise answer by answer.
    """
    while decisions := game.pending():
        race = game.lone_race
        minds = None if race is None else minds_of(drivers, race.state.track)
        if race is not None and minds is not None:
            drive_race(race, minds)
            watch(race.take_events())
            return
        for decision in decisions:
            watch(game.apply(decision.seat, choose(drivers[decision.seat], game, decision), decision.id))


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
    "LEVELS",
    "Driver",
    "LevelName",
    "UnknownDriverError",
    "choose",
    "drive",
    "drive_recorded",
    "driver_luck",
    "make_driver",
    "minds_of",
]
