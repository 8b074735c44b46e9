"""GrandPrix: one race with all that comes before it: grid, weather and roads, draft (SETUP-13, CHAMP-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from slipstream.circuits.circuit import Circuit
from slipstream.core.actions import Action
from slipstream.core.chance import Stream, shuffled, stream
from slipstream.core.decisions import Decision
from slipstream.core.errors import NotYourTurn, StaleDecision
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.core.views import View
from slipstream.games.draft import Draft, DraftView
from slipstream.games.scoring import RaceResult
from slipstream.modules.conditions import Conditions, apply_conditions, draw_conditions
from slipstream.modules.event_cards import EventCard, apply_event
from slipstream.modules.garage import UPGRADES_PER_CAR, build_car, upgrade_pile

if TYPE_CHECKING:
    from slipstream.games.setup import RaceSetup  # which starts it


class GrandPrix:
    """Asks for the draft if there is one, then passes everything on to its race."""

    quick_pool = "regular"  # what a quick garage is dealt from (GARAGE-12)

    # as a `Competition`: one race, and no books are kept
    season = None
    races = 1
    results: tuple[RaceResult, ...] = ()

    def __init__(
        self,
        setup: RaceSetup,
        seed: int,
        number: int = 0,
        log: bool = True,
        *,
        grid: list[int] | None = None,
        event: EventCard | None = None,
        draft: Draft | None = None,
        sponsors: list[int] | None = None,
        sponsor_pile: int = 0,
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.number = number  # of the race in its season: every race has luck of its own
        self.log = log
        self.event = event
        self.sponsors = sponsors or [0] * setup.cars  # Sponsor cards kept from earlier races, by seat
        self.sponsor_pile = sponsor_pile
        self.grid = grid if grid is not None else shuffled(list(range(setup.cars)), self._luck("grid"))
        self.conditions: Conditions | None = None
        self.upgrades: list[list[int]] | None = None  # by seat; None: the Starting Upgrades are used
        self.draft = draft
        self.race: Race | None = None
        self.asked = 0  # decisions of the draft so far
        if event is None:  # in a championship the conditions are drawn after the draft (D-19)
            self._draw_conditions()
        if setup.garage == "quick":
            self._deal_quickly()
        elif setup.garage is not None and draft is None:
            pile, luck = upgrade_pile(setup.garage), self._luck("market")
            self.draft = Draft.for_garage(self.players_on_grid(), pile, luck, setup.cars)
        if self.draft is None:
            self._start_race()
        else:
            self.asked = 1

    def _luck(self, purpose: str) -> Stream:
        return stream(self.setup.chance, self.seed, self.number, purpose)

    def players_on_grid(self) -> list[int]:
        """The seats of the players in grid order; Legends disregarded (GARAGE-4)."""
        return [seat for seat in self.grid if not self.setup.is_legend(seat)]

    def _draw_conditions(self) -> None:
        if self.setup.weather:
            track = self.setup.course.track
            self.conditions = draw_conditions(track, self._luck("weather"), self._luck("roads"))

    def _deal_quickly(self) -> None:
        """Three random Regular Upgrades for each player (GARAGE-12)."""
        pile = upgrade_pile(self.quick_pool)
        order = shuffled(list(range(len(pile))), self._luck("market"))
        self.upgrades = [[] for _ in range(self.setup.cars)]
        for seat in range(self.setup.cars):
            if not self.setup.is_legend(seat):
                self.upgrades[seat] = sorted(pile[order.pop()] for _ in range(UPGRADES_PER_CAR))

    def rules(self) -> RaceRules:
        """The numbers of this race, all modules written in."""
        setup, track = self.setup, self.setup.course.track
        if self.conditions is None and self.event is None:
            return setup.plain_rules
        rules = setup.agreed_rules()
        if self.conditions is not None:
            apply_conditions(rules, track, self.conditions)
        if self.event is not None:
            apply_event(rules, setup.course, self.event)
        return rules

    def entries(self) -> list[Entry]:
        """The field, every car with its cards."""
        result = []
        for seat in range(self.setup.cars):
            if self.setup.is_legend(seat):
                result.append(Entry(legend=True))
            elif self.upgrades is None:
                result.append(Entry(handicap=self.setup.handicaps.get(seat, 0)))
            else:
                faces, cards = build_car(self.upgrades[seat], self.sponsors[seat])
                result.append(Entry(False, faces, cards, self.setup.handicaps.get(seat, 0)))
        return result

    def _start_race(self) -> None:
        """Everything is known: on to the grid."""
        if self.draft is not None:
            self.upgrades = [sorted(cards) for cards in self.draft.upgrades]
        if self.event is not None:
            self._draw_conditions()
        self.race = set_up(
            self.setup.course.track, self.rules(), self.entries(), self.grid, self.seed, self.setup.chance,
            self.number, self.sponsor_pile, self.log,
        )  # fmt: skip

    # The game

    @property
    def grand_prix(self) -> GrandPrix:
        """Itself: a season has one after the other."""
        return self

    @property
    def lone_race(self) -> Race | None:
        """The race, as soon as it is on: nothing is done after it."""
        return self.race

    @property
    def course(self) -> Circuit:
        """The circuit."""
        return self.setup.course

    @property
    def over(self) -> bool:
        """Is every car in?"""
        return self.race is not None and self.race.over

    def pending(self) -> list[Decision]:
        """The open decisions; ids go on counting from the draft to the race."""
        if self.race is None:
            assert self.draft is not None
            decision = self.draft.decision(self.asked)
            return [] if decision is None else [decision]
        decisions = self.race.pending()
        for decision in decisions:
            decision.id += self.asked
        return decisions

    def apply(self, seat: int, action: Action, decision: int | None = None) -> list[Event]:
        """As `Race.apply`, for the draft too."""
        if self.race is not None:
            return self.race.apply(seat, action, None if decision is None else decision - self.asked)
        assert self.draft is not None
        if decision is not None and (decision != self.asked or seat != self.draft.seat):
            raise StaleDecision("stale-decision", {"decision": decision}, seat, [])
        if seat != self.draft.seat:
            facts: dict[str, int | str] = {"action": action.key, "step": self.draft.step}
            raise NotYourTurn("not-your-turn", facts, seat, [])
        events = self.draft.apply(action)
        if self.draft.seat is None:
            self._start_race()
            events = events + self.take_events()
        else:
            self.asked += 1
        return events if self.log else []

    def take_events(self) -> list[Event]:
        """What happened since the last call."""
        return [] if self.race is None else self.race.take_events()

    def view(self, seat: int | None) -> View | DraftView:
        """All that this seat may know."""
        if self.race is not None:
            return self.race.view(seat)
        assert self.draft is not None
        if seat is not None and not 0 <= seat < self.setup.cars:
            raise IndexError(f"there is no seat {seat} in a race of {self.setup.cars} cars")
        return self.draft.view(seat, self.setup.course.track, self.grid, self.conditions, self.event)

    def copy(self) -> GrandPrix:
        """An independent one in the same state."""
        other = GrandPrix.__new__(GrandPrix)
        other.__dict__.update(self.__dict__)
        other.draft = None if self.draft is None else self.draft.copy()
        other.race = None if self.race is None else self.race.copy()
        return other

    @property
    def secrets(self) -> int:
        """Times that something hidden was revealed: every card of a market is."""
        return self.asked * 1_000_000 + (0 if self.race is None else int(self.race.state.secrets))

    @property
    def answered(self) -> int:
        """Decisions made so far."""
        if self.race is None:
            return self.asked - 1
        return (self.asked if self.draft is not None else 0) + int(self.race.state.answered)
