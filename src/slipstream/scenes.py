"""Scenes: one car's turn on a stacked table, step by step. Worked examples and rules tests play them.

Only `me` acts; the other cars stand still and own no cards. A scene does not pass through set-up, and
after an action nothing further runs, not even automatic steps. The notation is that of "Worked
examples" in docs/rules.md.

>>> scene = Scene(cars={"me": "1:0R", "a": "1:4R"}, hand="B3 B1 B1 B2 B2 B4 B4")
>>> scene.shift(1).play("B3").reveal().slipstream(2).at()
'1:5R'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from slipstream.core import actions
from slipstream.core.car import FINISHED, Car
from slipstream.core.cards import HEAT, STRESS, UNIT, Face, cards_in, count
from slipstream.core.chance import stream
from slipstream.core.errors import IllegalAction
from slipstream.core.events import CORNER_PASSED, FOR_CORNER, HEAT_PAID, Event
from slipstream.core.explain import explain
from slipstream.core.rules import RaceRules
from slipstream.core.setup import STARTING_FACES
from slipstream.core.state import RaceState
from slipstream.core.steps.adrenaline import grant_adrenaline
from slipstream.core.steps.check_corner import check_corners
from slipstream.core.steps.discard import discard, discard_refusal
from slipstream.core.steps.play_cards import cards_refusal, gear_with_hand_refusal
from slipstream.core.steps.react import react, react_refusal
from slipstream.core.steps.replenish import replenish
from slipstream.core.steps.reveal_and_move import reveal
from slipstream.core.steps.shift_gears import shift
from slipstream.core.steps.slipstream import slipstream, slipstream_distances, slipstream_refusal
from slipstream.core.track import Corner, Track
from slipstream.core.turn import begin_turn, finish, has_finished

ME: Final = "me"
SPOTS: Final = "RO"


def t30() -> Track:
    """The test circuit of the worked examples: 30 spaces, three corners, two laps."""
    corners = [Corner(0, "A", "A", 10, 5, 5), Corner(1, "B", "B", 18, 3, 5), Corner(2, "C", "C", 22, 2, 4)]
    return Track("T30", "T30", 30, 2, 6, 3, corners, [(29 - place // 2, place % 2) for place in range(8)])


class SceneError(ValueError):
    """The scene itself is not well formed."""


class Scene:
    """A moment of a race, and the steps of one turn as methods. Each gives the scene back."""

    def __init__(
        self,
        cars: Mapping[str, str],
        *,
        hand: str | Iterable[str] = "",
        deck: str | Iterable[str] = "",
        discard: str | Iterable[str] = "",
        gear: int = 1,
        engine: int = 6,
        track: Track | None = None,
        laps: int = 2,
        cars_started: int | None = None,
        adrenaline: bool | None = None,
        reshuffle: Iterable[str | Iterable[str]] = (),
        stress_supply: int = 19,
        hand_limit: int = 7,
    ) -> None:
        if ME not in cars:
            raise SceneError('the scene has no car "me"')
        self.track = track or t30()
        self.names = list(cars)
        rules = RaceRules(self.track, laps, cars_started if cars_started is not None else len(cars))
        rules.hand_limit = hand_limit
        field = [
            Car(seat, False, STARTING_FACES, stream("fast", 0, 0, "scene", seat)) for seat in range(len(cars))
        ]
        self.state = RaceState(self.track, rules, field)
        self.state.log = []
        self.events: list[Event] = []
        for name, position in cars.items():
            self._stand(self.car(name), position)
        self.me = self.car(ME)
        self.me.gear = gear
        self.me.engine = engine
        self.me.hand = self.cards(hand)
        deck_cards = self.card_list(deck)
        self.me.draw = sum(deck_cards)
        self.me.top = deck_cards[::-1] or None
        self.me.discard = self.cards(discard)
        self.state.stress_supply = stress_supply
        self.state.script = [self.card_list(result) for result in reshuffle] or None
        self.state.round = 1
        self.state.order = self.state.racing_order()
        grant_adrenaline(self.state)
        if adrenaline is not None:
            self.me.adrenaline = adrenaline
        self.state.active = self.me.seat
        begin_turn(self.state, self.me)
        self._gear_chosen = False
        self._stage = _BEFORE_REVEAL
        self._note()

    # The notation

    def car(self, name: str) -> Car:
        """The car of this name."""
        if name not in self.names:
            raise SceneError(f"there is no car {name!r} in the scene: {', '.join(self.names)}")
        return self.state.cars[self.names.index(name)]

    def _stand(self, car: Car, position: str) -> None:
        try:
            lap, rest = position.split(":")
            space, spot = int(rest[:-1]), SPOTS.index(rest[-1])
            progress = (int(lap) - 1) * self.track.length + space
        except (ValueError, IndexError):
            raise SceneError(f"a position is lap:space and R or O, like 1:8R, not {position!r}") from None
        if not 0 <= space < self.track.length:
            raise SceneError(f"{position}: the circuit has spaces 0 to {self.track.length - 1}")
        car.progress = progress
        car.space = space
        car.spot = spot
        for other in self.state.cars[: car.seat]:
            if (other.space, other.spot) == (space, spot):
                raise SceneError(f"two cars stand on {rest}")

    def card(self, name: str) -> int:
        """The card of this name: B1..B4, U0, U5, S or H."""
        units = {"H": HEAT, "S": STRESS, "U0": UNIT[6], "U5": UNIT[7]}
        units.update({f"B{value}": UNIT[value - 1] for value in range(1, 5)})
        if name not in units:
            raise SceneError(f"unknown card {name!r}: cards are {', '.join(sorted(units))}")
        return units[name]

    def card_list(self, names: str | Iterable[str]) -> list[int]:
        """Cards in the order given."""
        return [self.card(name) for name in (names.split() if isinstance(names, str) else names)]

    def cards(self, names: str | Iterable[str]) -> int:
        """Cards as a zone."""
        return sum(self.card_list(names))

    def name_of(self, card: int) -> str:
        """The name of a card, as in the notation."""
        kind = UNIT.index(card)
        if kind < 4:
            return f"B{kind + 1}"
        if kind in (4, 5):
            return "HS"[kind - 4]
        face: Face = self.me.faces[kind - 6]
        return f"U{face.name}"

    def names_in(self, zone: int) -> list[str]:
        """The cards of a zone by name, sorted."""
        return sorted(self.name_of(card) for card in cards_in(zone))

    # The steps

    def _note(self) -> None:
        log = self.state.log
        if log:
            self.events.extend(log)
            self.state.log = []

    def _refuse(self, key: str, action: actions.Action) -> None:
        if key:
            raise IllegalAction(key, explain(self.state, self.me.seat, action, key), self.me.seat, [])

    def _to(self, stage: int, action: str) -> None:
        """Pass the steps before `stage` without using them."""
        if self._stage > stage or (self._stage == _BEFORE_REVEAL and stage > _BEFORE_REVEAL):
            self._refuse("not-in-this-step", actions.end_react())
        if self._stage == _REACT and stage > _REACT:
            self._refuse(react_refusal(self.state, self.me, actions.END_REACT, 0), actions.end_react())
            self._stage = _SLIPSTREAM
        if self._stage <= _CORNER < stage:
            self._check_corners()
        self._stage = stage

    def shift(self, gear: int) -> Scene:
        """Step 1, judged by the gear rules and the cluttered hand; pays its Heat."""
        if self._stage != _BEFORE_REVEAL or self._gear_chosen:
            self._refuse("not-in-this-step", actions.plan(0))
        self._refuse(gear_with_hand_refusal(self.me, gear), actions.plan(0))
        shift(self.state, self.me, gear)
        self._gear_chosen = True
        self._note()
        return self

    def play(self, names: str | Iterable[str]) -> Scene:
        """Step 2: commit cards."""
        cards = self.cards(names)
        if self._stage != _BEFORE_REVEAL or self.me.plan:
            self._refuse("not-in-this-step", actions.plan(cards))
        self._refuse(cards_refusal(self.me, self.me.gear, cards), actions.plan(cards))
        self.me.plan = cards
        return self

    def reveal(self) -> Scene:
        """Steps 3 and 4."""
        if self._stage != _BEFORE_REVEAL or not self.me.plan:
            self._refuse("not-in-this-step", actions.plan(0))
        reveal(self.state, self.me)
        self._stage = _REPLENISH if self.state.turn.cluttered else _REACT
        self._note()
        return self

    def _react(self, action: actions.Action) -> Scene:
        if self._stage != _REACT:
            self._refuse("not-in-this-step", action)
        self._refuse(react_refusal(self.state, self.me, action.kind, action.number), action)
        react(self.state, self.me, action.kind, action.number)
        self._note()
        return self

    def boost(self) -> Scene:
        """Step 5: Boost."""
        return self._react(actions.boost())

    def adrenaline_move(self) -> Scene:
        """Step 5: the movement of Adrenaline."""
        return self._react(actions.adrenaline_move())

    def cooldown(self, source: str, n: int) -> Scene:
        """Step 5: Cooldown by gear or adrenaline."""
        kinds = {"gear": actions.COOL_GEAR, "adrenaline": actions.COOL_ADRENALINE}
        if source not in kinds:
            raise SceneError(f"a Cooldown comes from {' or '.join(kinds)}, not {source!r}")
        return self._react(actions.Action(kinds[source], 0, n))

    def end_react(self) -> Scene:
        """The end of step 5."""
        if self._stage != _REACT:
            self._refuse("not-in-this-step", actions.end_react())
        self._to(_SLIPSTREAM, "end_react")
        return self

    def slipstream(self, spaces: int) -> Scene:
        """Step 6."""
        action = actions.slipstream(spaces)
        before = self._stage
        self._to(_SLIPSTREAM, "slipstream")
        refusal = slipstream_refusal(self.state, self.me, spaces)
        if refusal:
            self._stage = before
        self._refuse(refusal, action)
        slipstream(self.state, self.me, spaces)
        self._stage = _CORNER
        self._note()
        return self

    def _check_corners(self) -> None:
        check_corners(self.state, self.me)
        if has_finished(self.state, self.me):
            finish(self.state, self.me)
        self._note()

    def corner_check(self) -> Scene:
        """Step 7."""
        self._to(_CORNER, "corner_check")
        self._check_corners()
        self._stage = _DISCARD
        return self

    def discard(self, names: str | Iterable[str]) -> Scene:
        """Step 8."""
        action = actions.discard(self.cards(names))
        self._to(_DISCARD, "discard")
        self._refuse(discard_refusal(self.me, action.cards), action)
        discard(self.state, self.me, action.cards)
        self._stage = _REPLENISH
        self._note()
        return self

    def replenish(self) -> Scene:
        """Step 9."""
        self._to(_REPLENISH, "replenish")
        replenish(self.state, self.me)
        self._stage = _OVER
        self._note()
        return self

    def fingerprint(self) -> tuple[object, ...]:
        """Everything that an action could change."""
        cars = tuple(tuple(car.encoded()) for car in self.state.cars)
        return (
            cars,
            tuple(self.state.turn.encoded()),
            tuple(self.state.encoded()),
            self._stage,
            self.draw_pile,
        )

    # What can be seen

    def at(self, name: str = ME) -> str:
        """Where a car stands: lap, space and spot."""
        car = self.car(name)
        return f"{car.progress // self.track.length + 1}:{car.space}{SPOTS[car.spot]}"

    @property
    def speed(self) -> int:
        return self.state.turn.speed

    @property
    def gear(self) -> int:
        return self.me.gear

    @property
    def engine(self) -> int:
        return self.me.engine

    @property
    def hand(self) -> list[str]:
        return self.names_in(self.me.hand - self.me.plan)

    @property
    def hand_size(self) -> int:
        return len(self.hand)

    @property
    def play_area(self) -> list[str]:
        return self.names_in(self.me.play)

    @property
    def discard_pile(self) -> list[str]:
        return self.names_in(self.me.discard)

    @property
    def draw_pile(self) -> list[str]:
        """The draw pile, top first where its order is known, sorted otherwise."""
        top = self.me.top
        if top is None or len(top) != count(self.me.draw):
            return self.names_in(self.me.draw)
        return [self.name_of(card) for card in reversed(top)]

    @property
    def paid(self) -> list[tuple[str, int]]:
        """Corner and Heat paid in step 7, in order."""
        result: list[tuple[str, int]] = []
        for event in self.events:
            if event.kind == CORNER_PASSED:
                result.append((self.track.corners[event.a].id, 0))
            elif event.kind == HEAT_PAID and event.b == FOR_CORNER:
                result[-1] = (result[-1][0], result[-1][1] + event.a)
        return result

    @property
    def slip_options(self) -> list[int]:
        """The Slipstream distances on offer."""
        return slipstream_distances(self.state, self.me)

    @property
    def order(self) -> list[str]:
        return [self.names[seat] for seat in self.state.order]

    @property
    def adrenaline(self) -> bool:
        return self.me.adrenaline

    @property
    def spun_out(self) -> bool:
        return self.state.turn.spun_out

    @property
    def cluttered(self) -> bool:
        return self.state.turn.cluttered

    @property
    def finished(self) -> bool:
        return self.me.status == FINISHED

    @property
    def plus_used(self) -> int:
        return self.state.turn.plus_used

    @property
    def stress_supply(self) -> int:
        return self.state.stress_supply

    def countdown(self, name: str) -> int:
        """Spaces between a car and the next corner line."""
        return self.track.countdown[self.car(name).space]


_BEFORE_REVEAL: Final = 0
_REACT: Final = 1
_SLIPSTREAM: Final = 2
_CORNER: Final = 3
_DISCARD: Final = 4
_REPLENISH: Final = 5
_OVER: Final = 6
