"""Season: a championship over several races (CHAMP). It asks about drafts, then passes on to its race."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.loader import circuit_names
from slipstream.core.actions import KEEP_UPGRADE, Action
from slipstream.core.cards import sponsors_in
from slipstream.core.chance import FAST, shuffled, stream
from slipstream.core.decisions import Decision
from slipstream.core.errors import IllegalAction, NotYourTurn, StaleDecision
from slipstream.core.events import POINTS_SCORED, UPGRADE_KEPT, Event
from slipstream.core.race import Race
from slipstream.core.rules import MAX_CARS
from slipstream.core.views import View
from slipstream.games.calendar import YEARS, Fixture, calendar
from slipstream.games.draft import Draft, DraftView
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.report import classification
from slipstream.games.scoring import RaceResult, points_for, standings, totals
from slipstream.games.setup import COLOURS, RaceSetup, SetupError, agreed_colours, check_seed, is_whole
from slipstream.modules.garage import POOLS, sponsor_cards, upgrade_pile
from slipstream.words.language import part


@dataclass(frozen=True)
class SeasonSetup:
    """A championship as agreed, without its luck."""

    year: str
    players: int = 2
    legends: int = 0
    pro: int = 0
    garage: str = "all"  # the Upgrade pile of the whole season (CHAMP-6)
    tournament: bool = False
    handicaps: Mapping[int, int] = field(default_factory=dict)
    chance: str = FAST
    colours: tuple[str, ...] = COLOURS  # by seat; a Legend drives by its colour (LEGEND-7)

    def __post_init__(self) -> None:
        if self.year not in YEARS:
            raise SetupError("unknown-year", known=", ".join(YEARS), year=self.year)
        if not is_whole(self.players) or not 1 <= self.players <= MAX_CARS:
            raise SetupError("players-out-of-range", most=MAX_CARS, players=self.players)
        if not is_whole(self.legends) or self.legends < 0:
            raise SetupError("legends-out-of-range", legends=self.legends, cars=self.players)
        if self.garage not in POOLS:
            raise SetupError("unknown-garage", known=", ".join(POOLS), garage=self.garage)
        for circuit in circuit_names():
            self.race_setup(circuit)  # complains about everything else

    @property
    def name(self) -> str:
        """In short, for the names of files."""
        return self.year

    @property
    def cars(self) -> int:
        """All cars, Legends included."""
        return self.players + self.legends

    def race_setup(self, circuit: str) -> RaceSetup:
        """The set-up of one race of the season."""
        return RaceSetup(
            circuit, self.cars, None, self.legends, self.pro, self.garage, True, self.tournament,
            self.handicaps, self.chance, self.colours,
        )  # fmt: skip

    def start(self, seed: int, log: bool = True) -> Season:
        """The season before its first draft."""
        return Season(self, check_seed(seed), log)

    def to_data(self) -> dict[str, Any]:
        """The set-up as plain data."""
        data = {
            "year": self.year,
            "players": self.players,
            "legends": self.legends,
            "pro": self.pro,
            "garage": self.garage,
            "tournament": self.tournament,
            "handicaps": {str(seat): handicap for seat, handicap in sorted(self.handicaps.items())},
            "chance": self.chance,
        }
        if self.colours != COLOURS:
            data["colours"] = list(self.colours)
        return data

    @staticmethod
    def from_data(data: object) -> SeasonSetup:
        """The set-up that `to_data` wrote."""
        table, colours = agreed_colours(data, SeasonSetup("1961").to_data())
        try:
            seats = {int(seat): handicap for seat, handicap in table["handicaps"].items()}
        except (ValueError, AttributeError):
            raise SetupError("broken-setup", reason=part("broken-handicaps")) from None
        return SeasonSetup(**{**table, "handicaps": seats, "colours": colours})


class Season:
    """Races with drafts before them and points after them. The whole state is data."""

    def __init__(self, setup: SeasonSetup, seed: int, log: bool = True) -> None:
        self.setup = setup
        self.seed = seed
        self.log = log
        self.fixtures = calendar(setup.year, setup.chance, seed)
        self.results: list[RaceResult] = []
        self.upgrades: list[list[int]] = [[] for _ in range(setup.cars)]
        self.sponsors = [0] * setup.cars  # unused Sponsor cards by seat (CHAMP-20)
        self.pile = upgrade_pile(setup.garage)
        self.keeping: list[int] = []  # seats that have still to choose the Upgrade they keep (CHAMP-23)
        self.asked = 0  # ids used by earlier races and choices
        self.grand_prix: GrandPrix | None = None
        self._news: list[Event] = []
        self._start_race()

    # The calendar

    @property
    def over(self) -> bool:
        """Has the last race been scored?"""
        return len(self.results) == len(self.fixtures)

    @property
    def fixture(self) -> Fixture:
        """The race that is on, or comes next."""
        return self.fixtures[min(len(self.results), len(self.fixtures) - 1)]

    def shown_fixtures(self, interval: bool) -> list[Fixture]:
        """The races that everybody knows of; a custom season draws them one by one (CHAMP-4).

        In the interval after a race the next one is not drawn yet.
        """
        if self.setup.year != "custom":
            return self.fixtures
        return self.fixtures[: len(self.results) + (0 if interval or self.over else 1)]

    def next_grid(self) -> list[int]:
        """The grid of the next race, if it is settled; the first of a year is drawn later (CHAMP-8, 24)."""
        results = self.results
        if self.over or (results and results[-1].season != self.fixture.season):
            return []
        return self.grid()

    def _this_season(self, season: str) -> list[RaceResult]:
        return [result for result in self.results if result.season == season]

    def grid(self) -> list[int]:
        """The grid of the next race: random at first, then the standings (CHAMP-8, CHAMP-9, CHAMP-24)."""
        earlier = self._this_season(self.fixture.season)
        if not earlier:
            luck = stream(self.setup.chance, self.seed, len(self.results), "grid")
            return shuffled(list(range(self.setup.cars)), luck)
        return standings(totals(earlier, self.setup.cars), earlier[-1].places)

    def _start_race(self) -> None:
        number, fixture, setup = len(self.results), self.fixture, self.setup
        grid = self.grid()
        players = [seat for seat in grid if seat < setup.players]
        luck = stream(setup.chance, self.seed, number, "market")
        draft = Draft.for_championship(players, [cards[:] for cards in self.upgrades], self.pile[:], luck)
        owned = sum(self.sponsors)
        self.grand_prix = GrandPrix(
            setup.race_setup(fixture.circuit), self.seed, number, self.log, grid=grid, event=fixture.event,
            draft=draft, sponsors=self.sponsors[:], sponsor_pile=sponsor_cards() - owned,
        )  # fmt: skip

    def _end_race(self) -> None:
        """Score the race and put everything away (CHAMP-19..21)."""
        game, fixture = self.grand_prix, self.fixture
        assert game is not None
        race, draft, conditions = game.race, game.draft, game.conditions
        assert race is not None
        assert draft is not None
        assert conditions is not None
        rows = []
        for row in classification(race, [""] * self.setup.cars, self.setup.colours):
            points = points_for(row["place"], row["status"] == "eliminated", fixture.event)
            rows.append({**row, "points": points})
        laps, rounds = int(race.state.rules.laps), int(race.state.round)
        result = RaceResult(
            fixture.season, fixture.race, fixture.event.number, fixture.circuit, laps, conditions.weather,
            conditions.roads, tuple(game.grid), rounds, tuple(rows),
        )  # fmt: skip
        self.results.append(result)
        total = totals(self.results, self.setup.cars)
        for row in rows:
            self._news.append(Event(POINTS_SCORED, row["seat"], row["points"], total[row["seat"]]))
        self.upgrades = [cards[:] for cards in draft.upgrades]
        self.pile = draft.pile[:]
        self.sponsors = [_sponsors_left(race, seat) for seat in range(self.setup.cars)]
        self.asked += game.asked + int(race.state.asked)
        self.grand_prix = None
        if not self.over and self.fixture.season != fixture.season:
            self._end_season()
        elif not self.over:
            self._start_race()

    def _end_season(self) -> None:
        """Every player keeps one Upgrade; Sponsor cards are not carried over (CHAMP-23, CHAMP-25)."""
        self.sponsors = [0] * self.setup.cars
        self.keeping = list(range(self.setup.players))
        self.asked += self.setup.players

    # The game

    def pending(self) -> list[Decision]:
        """The open decisions; ids go on counting through the whole season."""
        if self.keeping:
            return [self._keep_decision(seat) for seat in self.keeping]
        if self.grand_prix is None:
            return []
        decisions = self.grand_prix.pending()
        for decision in decisions:
            decision.id += self.asked
        return decisions

    def _keep_decision(self, seat: int) -> Decision:
        owned = sorted(set(self.upgrades[seat]))
        options = [Action(KEEP_UPGRADE, 0, face) for face in owned]
        return Decision(self.asked - self.setup.players + seat + 1, seat, "keep", None, options)

    def apply(self, seat: int, action: Action, decision: int | None = None) -> list[Event]:
        """As `Race.apply`, for drafts, choices and races."""
        if self.grand_prix is None:
            self._keep(seat, action, decision)
        else:
            own = None if decision is None else decision - self.asked
            self._news += self.grand_prix.apply(seat, action, own)
            if self.grand_prix.over:
                self._end_race()
                self._news += self.grand_prix.take_events() if self.grand_prix else []
        return self.take_events()

    def _keep(self, seat: int, action: Action, decision: int | None) -> None:
        if decision is not None and (seat not in self.keeping or decision != self._keep_decision(seat).id):
            raise StaleDecision("stale-decision", {"decision": decision}, seat, [])
        facts: dict[str, int | str] = {"action": action.key, "step": "keep", "number": action.number}
        if seat not in self.keeping:
            raise NotYourTurn("not-your-turn", facts, seat, [])
        options = self._keep_decision(seat).options
        if action not in options:
            raise IllegalAction("not-your-upgrade", facts, seat, options)
        kept = [action.number]
        self.pile += [face for face in self.upgrades[seat] if face != action.number]
        self.pile += [action.number] * (self.upgrades[seat].count(action.number) - 1)
        self.pile.sort()
        self.upgrades[seat] = kept
        self.keeping.remove(seat)
        self._news.append(Event(UPGRADE_KEPT, seat, action.number))
        if not self.keeping:
            self._start_race()

    def take_events(self) -> list[Event]:
        """What happened since the last call."""
        news = self._news
        self._news = []
        return news if self.log else []

    def view(self, seat: int | None) -> View | DraftView:
        """All that this seat may know."""
        if self.grand_prix is not None:
            return self.grand_prix.view(seat)
        upgrades = tuple(tuple(cards) for cards in self.upgrades)
        return DraftView(seat, "keep", self.course.track, (), upgrades, (), None, None, self.fixture.event)

    def copy(self) -> Season:
        """An independent season in the same state."""
        other = Season.__new__(Season)
        other.__dict__.update(self.__dict__)
        other.results = self.results[:]
        other.upgrades = [cards[:] for cards in self.upgrades]
        other.sponsors = self.sponsors[:]
        other.pile = self.pile[:]
        other.keeping = self.keeping[:]
        other.grand_prix = None if self.grand_prix is None else self.grand_prix.copy()
        other._news = self._news[:]
        return other

    @property
    def season(self) -> Season:
        """Itself: a Grand Prix alone has none."""
        return self

    @property
    def races(self) -> int:
        """How many there are, raced or not."""
        return len(self.fixtures)

    @property
    def lone_race(self) -> None:
        """None: the books are kept after every race."""
        return None

    @property
    def race(self) -> Race | None:
        """The race that is on."""
        return None if self.grand_prix is None else self.grand_prix.race

    @property
    def course(self) -> Circuit:
        """The circuit of the race that is on, or comes next."""
        if self.grand_prix is not None:
            return self.grand_prix.course
        return self.setup.race_setup(self.fixture.circuit).course

    @property
    def secrets(self) -> int:
        """Times that something hidden was revealed."""
        own = 0 if self.grand_prix is None else self.grand_prix.secrets
        return len(self.results) * 1_000_000_000 + own

    # The tables

    def points(self) -> list[int]:
        """Points by seat so far, over all seasons of a GOAT (CHAMP-24)."""
        return totals(self.results, self.setup.cars)

    def standings(self) -> list[int]:
        """Seats in order of the championship as it stands (CHAMP-22)."""
        last = self.results[-1].places if self.results else {}
        return standings(self.points(), last)

    @property
    def champion(self) -> int | None:
        """The seat that has won; None while it goes on, or when a Legend is on top (CHAMP-26)."""
        first = self.standings()[0]
        return first if self.over and first < self.setup.players else None


def _sponsors_left(race: Race, seat: int) -> int:
    """The Sponsor cards a player still owns after a race (CHAMP-20)."""
    return sponsors_in(race.state.cars[seat].cards())
