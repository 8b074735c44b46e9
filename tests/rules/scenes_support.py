"""Helpers of the rules tests: a table of several players over `Race`, and how a step is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from slipstream.checks.scenes import SPOTS, Scene
from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.car import FINISHED
from slipstream.core.errors import Refused
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.track import Corner, Track
from slipstream.core.views import CarView

DECLINE = {
    "react": actions.end_react(),
    "slipstream": actions.slipstream(0),
    "discard": actions.discard(0),
}


def refused(step: Callable[[], object]) -> str:
    """The key with which this step is refused; the test fails if it is allowed."""
    with pytest.raises(Refused) as refusal:
        step()
    return refusal.value.key


def circuit(*corners: tuple[int, int], length: int = 30) -> Track:
    """A circuit with corners (first space beyond the line, limit)."""
    lines = [
        Corner(index, "ABCDEF"[index], "ABCDEF"[index], line, limit, 1)
        for index, (line, limit) in enumerate(corners)
    ]
    grid = [(length - 1 - place // 2, place % 2) for place in range(6)]
    return Track("own", "own", length, 2, 6, 3, lines, grid)


def events_of(scene: Scene, key: str) -> list[Event]:
    """What happened in the scene, of one kind."""
    return [event for event in scene.events if event.key == key]


class Table:
    """A race of several players, each with a stacked hand, at the beginning of a round.

    >>> table = Table({"red": "1:3R", "blue": "1:0R"}, hands={"red": "B1 B2", "blue": "B3"})
    >>> table.plan(red="B1", blue="B3").asked
    ('red', 'react')
    """

    def __init__(
        self,
        cars: Mapping[str, str],
        *,
        hands: Mapping[str, str],
        decks: Mapping[str, str] | None = None,
        engines: Mapping[str, int] | None = None,
        gears: Mapping[str, int] | None = None,
        track: Track | None = None,
        laps: int = 2,
    ) -> None:
        self.names = list(cars)
        # The scene reads the notation. It wants a "me"; here that is merely the first car.
        standing = {(name if seat else "me"): cars[name] for seat, name in enumerate(cars)}
        scene = Scene(standing, track=track, laps=laps)
        self.scene = scene
        state = scene.state
        for name, car in zip(self.names, state.cars, strict=True):
            car.hand = scene.table.zone(hands[name])
            deck = scene.table.sequence((decks or {}).get(name, ""))
            car.draw = sum(deck)
            car.top = deck[::-1] or None
            car.engine = (engines or {}).get(name, 6)
            car.gear = (gears or {}).get(name, 1)
        state.round = 0
        self.race = Race(state)
        self.events: list[Event] = []
        self.race.start()

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def car(self, name: str) -> CarView:
        """The car as everybody sees it."""
        return self.race.view(None).cars[self.seat(name)]

    def hand(self, name: str) -> list[str]:
        own = self.race.view(self.seat(name)).own
        assert own is not None
        return self.scene.table.names(own.hand)

    def give(self, **hands: str) -> Table:
        """Stack the hands before the next plans."""
        for name, cards in hands.items():
            self.race.state.cars[self.seat(name)].hand = self.scene.table.zone(cards)
        return self

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked first, and about which step; ("", "over") after the race."""
        pending = self.race.pending()
        return (self.names[pending[0].seat], pending[0].step) if pending else ("", "over")

    @property
    def options(self) -> list[str]:
        """The kinds of answers to the open question, each once."""
        return sorted({option.key for option in self.race.pending()[0].options})

    def answer(self, name: str, action: Action) -> Table:
        self.events += self.race.apply(self.seat(name), action)
        return self

    def plan(self, **plans: str) -> Table:
        """Everybody commits gear and cards."""
        for name, cards in plans.items():
            self.answer(name, actions.plan(self.scene.table.zone(cards)))
        return self

    def decline(self) -> Table:
        """Answer the open question of a turn with nothing."""
        name, step = self.asked
        return self.answer(name, DECLINE[step])

    def pass_to(self, name: str, step: str = "react") -> Table:
        """Let everybody do nothing until this car is asked about this step."""
        while self.asked != (name, step):
            assert self.asked[1] not in ("plan", "over"), f"{name} is not asked about {step}"
            self.decline()
        return self

    def end_round(self) -> Table:
        """Let everybody do nothing until the round is over."""
        while self.asked[1] not in ("plan", "over"):
            self.decline()
        return self

    def round(self, **plans: str) -> Table:
        """A whole round in which nobody does more than play cards."""
        return self.plan(**plans).end_round()

    def at(self, name: str) -> str:
        """Where a car stands: lap, space and spot."""
        car = self.car(name)
        lap = car.progress // self.race.state.track.length + 1
        return f"{lap}:{car.space}{SPOTS[car.spot]}"

    @property
    def hall_of_fame(self) -> list[str]:
        return [self.names[seat] for seat in self.race.view(None).results]

    def happened(self, name: str) -> list[str]:
        """What happened to a car, in order, by the keys of the events."""
        return [event.key for event in self.events if event.seat == self.seat(name)]

    def put_finished(self, name: str, position: str) -> Table:
        """Stack the table: this car has finished in the present round and stands there."""
        lap, rest = position.split(":")
        car = self.race.state.cars[self.seat(name)]
        car.space, car.spot = int(rest[:-1]), SPOTS.index(rest[-1])
        car.progress = (int(lap) - 1) * self.race.state.track.length + car.space
        car.status = FINISHED
        car.finish_round = self.race.state.round
        return self
