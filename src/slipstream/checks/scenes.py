"""Scenes: one car's turn on a stacked table, step by step. Worked examples and rules tests play them.

Only `me` acts; the other cars stand still and own no cards, Legends move when told. A scene does not
pass through set-up, and after an action nothing further runs, not even automatic steps. The notation is
that of "Worked examples" in docs/rules.md.

>>> scene = Scene(cars={"me": "1:0R", "a": "1:4R"}, hand="B3 B1 B1 B2 B2 B4 B4")
>>> scene.shift(1).play("B3").reveal().slipstream(2).at()
'1:5R'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from slipstream.checks.scene_cards import CardTable, CardText, SceneError
from slipstream.core import actions
from slipstream.core.car import FINISHED, Car
from slipstream.core.cards import cards_in, count, specials_in
from slipstream.core.chance import ScriptedStream, stream
from slipstream.core.errors import IllegalAction
from slipstream.core.events import CORNER_PASSED, FOR_CORNER, HEAT_PAID, USED_UP, Event
from slipstream.core.explain import explain
from slipstream.core.legends import LEGEND_MOVES, move_legend
from slipstream.core.rules import RaceRules
from slipstream.core.setup import read_faces
from slipstream.core.state import RaceState
from slipstream.core.steps.adrenaline import grant_adrenaline
from slipstream.core.steps.discard import discard, discard_refusal
from slipstream.core.steps.play_cards import cards_refusal, gear_with_hand_refusal, plan_refusal
from slipstream.core.steps.react import react, react_refusal
from slipstream.core.steps.replenish import refresh, refresh_refusal, replenish
from slipstream.core.steps.reveal_and_move import choose_value, reveal
from slipstream.core.steps.shift_gears import shift
from slipstream.core.steps.slipstream import slipstream, slipstream_distances, slipstream_refusal
from slipstream.core.steps.symbols import face_of
from slipstream.core.symbols import (
    SYM_ACCELERATE,
    SYM_COOLDOWN,
    SYM_SALVAGE,
    SYM_STRESS,
    SYMBOL_KEYS,
    SYMBOLS,
)
from slipstream.core.track import Corner, Track
from slipstream.core.turn import begin_turn, finish, has_finished, settle_corners
from slipstream.core.turn_data import Turn
from slipstream.modules.conditions import lay_token, lay_weather

__all__ = ["ME", "Scene", "SceneError", "t30"]

ME: Final = "me"
SPOTS: Final = "RO"
Cards = str | Iterable[CardText]

CORNER_TOKENS: Final = {"+1": "limit_up", "-1": "limit_down", "overheat": "overheat"}
SECTOR_TOKENS: Final = {"slip+1": "slipstream", "free_boost": "free_boost"}
WEATHER: Final = {
    "no_cooldown": ("no_cooldown", 1),
    "cooldown_bonus": ("cooldown_bonus", 1),
    "no_slipstream": ("no_slipstream", 1),
    "slip+2": ("slipstream_boost", 2),
}


def t30() -> Track:
    """The test circuit of the worked examples: 30 spaces, three corners, two laps."""
    corners = [Corner(0, "A", "A", 10, 5, 5), Corner(1, "B", "B", 18, 3, 5), Corner(2, "C", "C", 22, 2, 4)]
    return Track("T30", "T30", 30, 2, 6, 3, corners, [(29 - place // 2, place % 2) for place in range(8)])


class Scene:
    """A moment of a race, and the steps of one turn as methods. Each gives the scene back."""

    def __init__(
        self,
        cars: Mapping[str, str],
        *,
        hand: Cards = "",
        deck: Cards = "",
        discard: Cards = "",
        gear: int = 1,
        engine: int = 6,
        track: Track | None = None,
        laps: int = 2,
        cars_started: int | None = None,
        adrenaline: bool | None = None,
        reshuffle: Iterable[Cards] = (),
        stress_supply: int = 19,
        hand_limit: int = 7,
        legends: Iterable[str] = (),
        road: Mapping[str, str] | None = None,
        weather: str | None = None,
        press: Iterable[str] = (),
        sponsor_deck: Cards = (),
        tournament: bool = False,
    ) -> None:
        if ME not in cars:
            raise SceneError('the scene has no car "me"')
        numbers: dict[str, object] = {
            "gear": gear,
            "engine": engine,
            "laps": laps,
            "cars_started": cars_started or 0,
        }
        numbers |= {"stress_supply": stress_supply, "hand_limit": hand_limit}
        for key, number in numbers.items():
            if not isinstance(number, int) or isinstance(number, bool) or number < 0:
                raise SceneError(f"{key} is a whole number, not {number!r}")
        self.track = track or t30()
        self.names = list(cars)
        self.table = CardTable()
        rules = RaceRules(self.track, laps, cars_started if cars_started is not None else len(cars))
        rules.hand_limit = hand_limit
        rules.tournament = tournament
        self.state = self._race(rules, {name for name in cars if name.startswith("legend")} | set(legends))
        self.events: list[Event] = []
        for name, position in cars.items():
            self._stand(self.car(name), position)
        self.me = self.car(ME)
        self.me.gear = gear
        self.me.engine = engine
        self.me.hand = self.table.zone(hand)
        self.me.draw = self.table.zone(deck)
        self.me.top = self.table.sequence(deck)[::-1] or None
        self.me.discard = self.table.zone(discard)
        self.state.stress_supply = stress_supply
        self.state.script = [self.table.sequence(result) for result in reshuffle]
        self._lay_road(rules, road or {}, weather)
        self._place_press(rules, list(press), self.table.sequence(sponsor_deck))
        read_faces(self.me)
        self.state.round = 1
        self.state.order = self.state.racing_order()
        grant_adrenaline(self.state)
        if adrenaline is not None:
            self.me.adrenaline = adrenaline
        self.state.active = self.me.seat
        begin_turn(self.state, self.me)
        self.last_legend_move = ""
        self._gear_chosen = False
        self._stage = _BEFORE_REVEAL
        self._note()

    def _race(self, rules: RaceRules, legends: set[str]) -> RaceState:
        field = []
        for seat, name in enumerate(self.names):
            luck = stream("fast", 0, 0, "scene", seat)
            field.append(Car(seat, name in legends, self.table.faces, luck))
        luck = stream("fast", 0, 0, "scene")
        state = RaceState(self.track, rules, field, Turn(), luck, luck)
        state.log = []
        return state

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

    def _corner(self, id: str) -> int:
        ids = [corner.id for corner in self.track.corners]
        if id not in ids:
            raise SceneError(f"there is no corner {id!r}: corners are {', '.join(ids)}")
        return ids.index(id)

    def _lay_road(self, rules: RaceRules, road: Mapping[str, str], weather: str | None) -> None:
        """Road tokens, and the effect of the weather tile where a Weather token lies."""
        if weather is not None and weather not in WEATHER:
            raise SceneError(f"weather is {', '.join(WEATHER)}, not {weather!r}")
        for where, token in road.items():
            scope, _, id = where.partition("_")
            corner = self._corner(id)
            if scope == "corner" and token in CORNER_TOKENS:
                lay_token(rules, self.track, corner, CORNER_TOKENS[token], None)
            elif scope == "sector" and token in SECTOR_TOKENS:
                lay_token(rules, self.track, corner, SECTOR_TOKENS[token], None)
            elif scope == "sector" and token == "weather" and weather is not None:
                lay_weather(rules, self.track, corner, *WEATHER[weather])
            else:
                raise SceneError(f"a road token {where}: {token} is not known here")

    def _place_press(self, rules: RaceRules, press: list[str], sponsor_deck: list[int]) -> None:
        """Press Corners, and the Sponsor pile in its order."""
        for id in press:
            rules.press_corner[self._corner(id)] = True
        rules.sponsors_in_play = bool(press or sponsor_deck)
        self.state.sponsor_pile = sum(sponsor_deck)
        order = [sum(later < card for later in sponsor_deck[at:]) for at, card in enumerate(sponsor_deck)]
        self.state.sponsor_luck = ScriptedStream(order)

    # The steps

    def _note(self) -> None:
        log = self.state.log
        if log:
            self.events.extend(log)
            self.state.log = []

    def _refuse(self, key: str, action: actions.Action) -> None:
        if key:
            raise IllegalAction(key, explain(self.state, self.me.seat, action, key), self.me.seat, [])

    def _to(self, stage: int) -> None:
        """Pass the steps before `stage` without using them."""
        if self._stage > stage or (self._stage == _BEFORE_REVEAL and stage > _BEFORE_REVEAL):
            self._refuse("not-in-this-step", actions.end_react())
        if self._stage == _REACT and stage > _REACT:
            self._refuse(self._react_refusal(actions.end_react()), actions.end_react())
            self._stage = _SLIPSTREAM
        if self._stage <= _CORNER < stage:
            self._check_corners()
        self._stage = stage

    @contextmanager
    def _or_stay(self) -> Iterator[None]:
        """A refusal leaves the scene where it was, whatever steps were passed on the way to it."""
        state, stage, told = self.state.copy(), self._stage, len(self.events)
        try:
            yield
        except IllegalAction:
            self.state, self._stage = state, stage
            self.me = self.car(ME)
            del self.events[told:]
            raise

    def shift(self, gear: int) -> Scene:
        """Step 1, judged by the gear rules and the cluttered hand; pays its Heat."""
        if self._stage != _BEFORE_REVEAL or self._gear_chosen or self.state.rules.tournament:
            self._refuse("not-in-this-step", actions.plan(0))
        self._refuse(gear_with_hand_refusal(self.me, gear), actions.plan(0))
        shift(self.state, self.me, gear)
        self._gear_chosen = True
        self._note()
        return self

    def play(self, cards: Cards) -> Scene:
        """Step 2: commit cards."""
        action = actions.plan(self.table.zone(cards))
        if self._stage != _BEFORE_REVEAL or self.me.plan:
            self._refuse("not-in-this-step", action)
        if self.state.rules.tournament:
            self._refuse(plan_refusal(self.state.rules, self.me, action.cards), action)
        else:
            self._refuse(cards_refusal(self.me, self.me.gear, action.cards), action)
        self.me.plan = action.cards
        self._played = self.table.sequence(cards)
        return self

    def reveal(self, values: Iterable[int] = ()) -> Scene:
        """Steps 3 and 4; `values` for the cards with several, in the order they were played."""
        if self._stage != _BEFORE_REVEAL or not self.me.plan:
            self._refuse("not-in-this-step", actions.plan(0))
        reveal(self.state, self.me)
        several = [card for card in self._played if self.state.turn.to_choose and self._has_choice(card)]
        self._choose(several, list(values))
        self._stage = _REPLENISH if self.state.turn.cluttered else _REACT
        self._note()
        return self

    def tournament_reveal(self, random_discard: CardText | None = None, values: Iterable[int] = ()) -> Scene:
        """Steps 3 and 4 in tournament mode; `random_discard` is the card that chance removes."""
        if random_discard is not None:
            card = self.table.card(random_discard)
            self.me.luck = ScriptedStream([sum(other < card for other in self._played)])
        return self.reveal(values)

    def _has_choice(self, card: int) -> bool:
        return specials_in(card) != 0 and face_of(self.me, card).asks_value

    def _choose(self, cards: list[int], values: list[int]) -> None:
        if len(cards) != len(values):
            raise SceneError(f"{len(cards)} cards have several values, {len(values)} were chosen")
        for card, value in zip(cards, values, strict=True):
            choose_value(self.state, self.me, card, value)

    def _react_refusal(self, action: actions.Action) -> str:
        kind, cards, number, source = action.kind, action.cards, action.number, action.source
        return react_refusal(self.state, self.me, kind, cards, number, source)

    def _react(self, action: actions.Action) -> Scene:
        if self._stage != _REACT:
            self._refuse("not-in-this-step", action)
        self._refuse(self._react_refusal(action), action)
        react(self.state, self.me, action.kind, action.cards, action.number, action.source)
        self._note()
        return self

    def use(self, symbol: str, card: CardText, n: int = 0) -> Scene:
        """Step 5: a symbol of a card, by its key."""
        action = SYMBOLS[SYMBOL_KEYS.index(symbol)].action if symbol in SYMBOL_KEYS else ""
        if not action:
            usable = ", ".join(symbol.key for symbol in SYMBOLS if symbol.action)
            raise SceneError(f"{symbol!r} is not used by itself; {usable} are")
        return self._react(actions.Action(actions.ACTION_KEYS.index(action), 0, n, self.table.card(card)))

    def boost(self) -> Scene:
        """Step 5: Boost."""
        return self._react(actions.boost())

    def adrenaline_move(self) -> Scene:
        """Step 5: the movement of Adrenaline."""
        return self._react(actions.adrenaline_move())

    def _open(self, zone: int, card: CardText | None) -> int:
        """The card named, or the first one whose symbol is open."""
        if card is not None:
            return self.table.card(card)
        cards = cards_in(zone)
        return cards[0] if cards else 0

    def cooldown(self, source: str, n: int, card: CardText | None = None) -> Scene:
        """Step 5: Cooldown by gear, adrenaline, weather or a card."""
        kinds = {
            "gear": actions.COOL_GEAR,
            "adrenaline": actions.COOL_ADRENALINE,
            "weather": actions.COOL_SECTOR,
            "card": actions.COOL_CARD,
        }
        if source not in kinds:
            raise SceneError(f"a Cooldown comes from {', '.join(kinds)}, not {source!r}")
        unit = self._open(self.state.turn.open[SYM_COOLDOWN], card) if source == "card" else 0
        return self._react(actions.Action(kinds[source], 0, n, unit))

    def pay_heat(self, card: CardText) -> Scene:
        """Step 5: pay the Heat symbol of a card."""
        return self.use("heat", card)

    def unpayable(self, card: CardText, value: int = 0) -> Scene:
        """Step 5: declare a card that cannot be paid for; which one, if equal ones differ in value."""
        return self._react(actions.Action(actions.UNPAYABLE, 0, value, self.table.card(card)))

    def scrap(self, card: CardText) -> Scene:
        """Step 5: the Scrap symbol of a card."""
        return self.use("scrap", card)

    def reduce(self, n: int, card: CardText | None = None) -> Scene:
        """Step 5: Reduce Stress by so many cards."""
        unit = self._open(self.state.turn.open[SYM_STRESS], card)
        return self._react(actions.Action(actions.REDUCE_STRESS, 0, n, unit))

    def salvage(self, take: Cards, deck_after: Cards | None = None, card: CardText | None = None) -> Scene:
        """Step 5: shuffle cards of the discard pile into the draw pile, which then lies as told."""
        unit = self._open(self.state.turn.open[SYM_SALVAGE], card)
        self._react(actions.Action(actions.SALVAGE, self.table.zone(take), 0, unit))
        if deck_after is not None:
            self.me.top = self.table.sequence(deck_after)[::-1] or None
            if self.table.zone(deck_after) != self.me.draw:
                raise SceneError("deck_after does not hold the cards of the draw pile")
        return self

    def direct(self, card: CardText, values: Iterable[int] = ()) -> Scene:
        """Step 5: Direct Play."""
        unit = self.table.card(card)
        self._react(actions.Action(actions.DIRECT_PLAY, 0, 0, unit))
        self._choose([unit] if self._has_choice(unit) else [], list(values))
        self._note()
        return self

    def accelerate(self, card: CardText | None = None) -> Scene:
        """Step 5: Accelerate."""
        unit = self._open(self.state.turn.open[SYM_ACCELERATE], card)
        return self._react(actions.Action(actions.ACCELERATE, 0, 0, unit))

    def end_react(self) -> Scene:
        """The end of step 5."""
        if self._stage != _REACT:
            self._refuse("not-in-this-step", actions.end_react())
        self._to(_SLIPSTREAM)
        return self

    def slipstream(self, spaces: int) -> Scene:
        """Step 6."""
        with self._or_stay():
            self._to(_SLIPSTREAM)
            self._refuse(slipstream_refusal(self.state, self.me, spaces), actions.slipstream(spaces))
        slipstream(self.state, self.me, spaces)
        self._stage = _CORNER
        self._note()
        return self

    def _check_corners(self) -> None:
        settle_corners(self.state, self.me)
        if has_finished(self.state, self.me):
            finish(self.state, self.me)
        self._note()

    def corner_check(self) -> Scene:
        """Step 7."""
        self._to(_CORNER)
        self._check_corners()
        self._stage = _DISCARD
        return self

    def discard(self, cards: Cards) -> Scene:
        """Step 8."""
        action = actions.discard(self.table.zone(cards))
        with self._or_stay():
            self._to(_DISCARD)
            refusal = "not-in-this-step" if self.finished else discard_refusal(self.me, action.cards)
            self._refuse(refusal, action)
        discard(self.state, self.me, action.cards)
        self._stage = _REPLENISH
        self._note()
        return self

    def replenish(self, refreshed: Cards = ()) -> Scene:
        """Step 9; `refreshed` cards go on top of the draw pile, the topmost first."""
        cards = self.table.sequence(refreshed)
        with self._or_stay():
            self._to(_REPLENISH)
            if self.finished:
                self._refuse("not-in-this-step", actions.discard(0))
            for card in reversed(cards):
                self._refuse(refresh_refusal(self.me, card), actions.Action(actions.REFRESH, 0, 0, card))
                refresh(self.state, self.me, card)
        replenish(self.state, self.me)
        self._stage = _OVER
        self._note()
        return self

    def legend(self, car: str, diamond: int, top_speed: int, pro: int = 0) -> Scene:
        """One movement of a Legend."""
        move = move_legend(self.state, self.car(car), top_speed + pro, diamond)
        self.last_legend_move = LEGEND_MOVES[move]
        self._note()
        return self

    def fingerprint(self) -> tuple[object, ...]:
        """Everything that an action could change."""
        state = self.state
        cars = tuple(tuple(car.encoded()) for car in state.cars)
        return cars, tuple(state.turn.encoded()), tuple(state.encoded()), self._stage, self.draw_pile

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
        return self.table.names(self.me.hand - self.me.plan)

    @property
    def hand_size(self) -> int:
        return len(self.hand)

    @property
    def play_area(self) -> list[str]:
        return self.table.names(self.me.play)

    @property
    def discard_pile(self) -> list[str]:
        return self.table.names(self.me.discard)

    @property
    def draw_pile(self) -> list[str]:
        """The draw pile, top first where its order is known, sorted otherwise."""
        top = self.me.top
        if top is None or len(top) != count(self.me.draw):
            return self.table.names(self.me.draw)
        return [self.table.name(card) for card in reversed(top)]

    @property
    def removed(self) -> list[str]:
        """Cards that left the game."""
        return self.table.names(sum(event.a for event in self.events if event.kind == USED_UP))

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
    def sponsors_gained(self) -> int:
        return self.state.turn.sponsors_gained

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
