"""Automated drivers. A driver gets a View and a Decision, never the race: it cannot cheat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from slipstream.core.actions import Action
from slipstream.core.chance import Stream, stream
from slipstream.core.decisions import Decision
from slipstream.core.events import Event
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.drivers.champion import CHAMPION, PRO, Champion
from slipstream.drivers.chance_driver import RandomDriver
from slipstream.drivers.club import Club
from slipstream.drivers.minded import Minded
from slipstream.drivers.names import (
    DRIVERS,
    LEVELS,
    MANNERS,
    LevelName,
    MannerName,
    UnknownDriverError,
    level_of,
    manner_of,
    read_name,
)
from slipstream.drivers.rookie import Rookie
from slipstream.field.mind import Mind, drive_race
from slipstream.games.draft import DraftView
from slipstream.games.game import Game
from slipstream.records.record import Recorded

#: raised when a driver decides differently; published figures carry the highest of theirs
DRIVERS_VERSION: Final = {
    "random": 1, "novice": 3, "rookie": 5, "amateur": 6, "club": 4, "pro": 5, "champion": 5,
}  # fmt: skip
DEFAULT_DRIVER: Final = "rookie"
#: rounds: how much worse a plan may be that somebody takes for the best one, now and then
ROOKIE_TEMPERATURE: Final = 0.102
AMATEUR_TEMPERATURE: Final = 0.058


class Driver(Protocol):
    """Somebody who answers decisions."""

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        """One of `decision.options`."""
        ...


def driver_luck(seed: int, seat: int, race: int = 0) -> Stream:
    """A stream for a driver's own choices: it tells nothing about the race of the same seed."""
    return stream("fast", seed, race, "driver", seat)


def make_driver(name: str, luck: Stream) -> Driver:
    """The driver of this name, with its own luck. `champion@1000` has 1000 rollouts for what it searches, and
    `club:follows` follows where it costs next to nothing."""
    kind, rollouts, manner = read_name(name)
    if kind == "rookie":
        return Club(luck, ROOKIE_TEMPERATURE, closer=False, manner=manner)
    if kind == "amateur":
        return Club(luck, AMATEUR_TEMPERATURE, manner=manner)
    if kind == "club":
        return Club(luck, manner=manner)
    if kind in ("pro", "champion"):
        return Champion(luck, PRO if kind == "pro" else CHAMPION, rollouts, manner)
    return Rookie() if kind == "novice" else RandomDriver(luck)


def choose(driver: Driver, game: Game, decision: Decision) -> Action:
    """The driver's answer; where there is only one, nobody is asked."""
    options = decision.options
    return options[0] if len(options) == 1 else driver.decide(game.view(decision.seat), decision)


def mind_of(driver: Driver, track: Track) -> Mind | None:
    """The mind that answers for this driver on a circuit, if that is all there is to its answers."""
    if isinstance(driver, Minded) and type(driver).decide is Minded.decide:  # nobody else's thoughts
        return driver.mind_for(track)
    return None


def minds_of(drivers: Sequence[Driver], track: Track) -> list[Mind] | None:
    """The minds of these drivers on a circuit, if every one of them has one."""
    minds = [mind for driver in drivers if (mind := mind_of(driver, track)) is not None]
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
    "MANNERS",
    "Driver",
    "LevelName",
    "MannerName",
    "UnknownDriverError",
    "choose",
    "drive",
    "drive_recorded",
    "driver_luck",
    "level_of",
    "make_driver",
    "manner_of",
    "mind_of",
    "minds_of",
    "read_name",
]
