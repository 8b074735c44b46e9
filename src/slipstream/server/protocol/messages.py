"""What goes over the wire, both ways. The browser's TypeScript types are generated from these models.

Cards are letters as in `slipstream.records.notation`: 1-4 Basic, H Heat, S Stress, a-e the car's Upgrades,
v-z Sponsors; several cards are one string, sorted, "" for none. Seats count from 0. Texts are keys with
arguments: the page makes sentences of them, in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from slipstream.core.rules import MAX_CARS, MAX_HANDICAP, MIN_CARS
from slipstream.drivers import LevelName, MannerName
from slipstream.games.setup import MAX_LAPS, MAX_PRO

PROTOCOL: Final = 3  # raised when an old client cannot go on
MAX_MESSAGE: Final = 4096  # bytes a client may send at once over the WebSocket
MAX_NAME: Final = 24
MAX_CIRCUIT_FILE: Final = 60_000

Colour = Literal["black", "blue", "green", "red", "gray", "yellow"]
SignalName = Literal["hello", "nice", "thanks", "sorry", "wow", "hurry"]
Arguments = dict[str, str | int]
Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class Message(BaseModel):
    """Every model of the protocol: nothing unknown, nothing changed later, and 0 is not false."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# What is agreed


class TableSetup(Message):
    """A race as the host wants it. Empty cars are driven by Legends, by automated drivers or by nobody."""

    season: Literal["1961", "1962", "1963", "custom", "goat"] | None = None  # None: a single race
    circuit: Annotated[str, Field(max_length=40)] = "usa"
    circuit_file: Annotated[str, Field(max_length=MAX_CIRCUIT_FILE)] | None = (
        None  # TOML, instead of `circuit`
    )
    laps: Annotated[int, Field(ge=1, le=MAX_LAPS)] | None = None  # None: as printed
    cars: Annotated[int, Field(ge=MIN_CARS, le=MAX_CARS)] = MAX_CARS
    empty: Literal["legends", "nobody"] | LevelName = "legends"
    absent: LevelName = "club"  # who drives for those who are not there
    pro: Annotated[int, Field(ge=0, le=MAX_PRO)] = 0
    garage: Literal["regular", "advanced", "all", "quick"] | None = None
    weather: bool = False
    tournament: bool = False
    odds: bool = True
    hints: bool = True  # a driver may ask what would be best
    spectators: bool = True  # who has the link and no seat may watch the race
    seconds: Annotated[int, Field(ge=10, le=3600)] | None = None  # for a decision
    bank: Annotated[int, Field(ge=60, le=36_000)] | None = None  # for all decisions of a player in a race
    increment: Annotated[int, Field(ge=0, le=600)] = 0  # what an answer brings back to that


class NewRoom(Message):
    """Open a table without sitting down at it, for a screen that everybody sees."""

    setup: TableSetup = TableSetup()


class Join(Message):
    """Sit down at a table; `beside`: one more at the device of somebody who sits there."""

    name: Name
    colour: Colour | None = None
    beside: bool = False


class Claim(Message):
    """Sit down where one sat before, from another device, with the secret of the private link."""

    token: Annotated[str, Field(min_length=1, max_length=100)]


class SeatChange(Message):
    """What a player changes about a seat; None leaves it as it is. The host may change handicap and driver
    of others: a driver name hands the car over, "" gives it back. Everybody may hand over the car of somebody
    who has been away for a minute, to a driver of the level `absent`; on return it is given back."""

    name: Name | None = None
    colour: Colour | None = None
    ready: bool | None = None
    handicap: Annotated[int, Field(ge=0, le=MAX_HANDICAP)] | None = None
    driver: LevelName | Literal[""] | None = None
    manner: MannerName | None = None  # who drives: only of automated drivers, and in the lobby
    host: Literal[True] | None = None  # the host makes somebody else the host


class AddDriver(Message):
    """An automated driver takes an open seat."""

    driver: LevelName = "rookie"
    manner: MannerName | None = None  # None: anybody who does not sit there yet
    colour: Colour | None = None


class NewTable(Message):
    """Open a table and sit down at it as its host, with these drivers; `start` begins the race at once."""

    setup: TableSetup = TableSetup()
    name: Name
    colour: Colour | None = None
    drivers: Annotated[list[AddDriver], Field(max_length=MAX_CARS - 1)] = []
    start: bool = False


class CircuitFile(Message):
    """A circuit file to be checked and drawn."""

    text: Annotated[str, Field(max_length=MAX_CIRCUIT_FILE)]


# What everybody at the table knows


class Seat(Message):
    """Somebody at the table. `driver` is the automated driver at the wheel now, if there is one."""

    seat: int
    name: str
    colour: Colour
    kind: Literal["human", "driver", "legend"]
    host: bool = False
    ready: bool = False
    here: bool = False  # connected now
    away: int | None = None  # for so many seconds when this was sent; of people who are not here
    left: bool = False  # gave up, or was removed: the automated driver stays
    driver: str | None = None  # its level
    manner: str | None = None  # how it drives; nobody's, if it drives for somebody else
    handicap: int = 0


NoteKind = Literal[
    "handed-over",  # `seat` is driven by a driver of the level `driver`; `by` did it
    "taken-back",  # `seat` is driven by its player again
    "gave-up",  # `seat` gave the race up; a driver goes on
    "removed",  # `by` removed `seat`
    "restored",  # `by` called `seat` back
    "host",  # `seat` is the host now
    "setup",  # `by` changed the set-up: who was ready is asked again
    "undone",  # `seat` took the last answer back
    "time-up",  # for `seat`: what was selected is played, or a driver of the level `driver` chose
]


class Note(Message):
    """Something that happened at the table beside the race; everybody is told."""

    number: int
    kind: NoteKind
    event: int  # so many events of the race had happened
    seat: int | None = None
    name: str = ""  # of `seat`, who may have no seat any more
    by: int | None = None
    driver: str | None = None


class TableState(Message):
    """The table: its set-up and who sits at it."""

    id: str
    phase: Literal["lobby", "running", "over"]
    setup: TableSetup
    seats: list[Seat]
    you: int | None  # the seat of the reader; of a device that is shared the one whose player holds it
    away_after: int = 60  # so many seconds away, and anybody may let a driver go on
    hot: list[int] = []  # all seats of a device that is shared
    problem: Problem | None = None  # why it cannot start yet
    rematch: str | None = None  # the table where it goes on
    code: str | None = None  # four signs that lead there from a screen that everybody sees
    watching: int = 0
    screens: int = 0  # of those: televisions, which everybody sees
    lesson: bool = False  # the first race: the page shows a coach


class Problem(Message):
    """Something that does not go, as a key with arguments; `text` is English, for logs and bot authors."""

    key: str
    arguments: Arguments = {}
    text: str = ""


class Error(Message):
    """The body of a refused request."""

    error: Problem


# Circuits and cards


class Corner(Message):
    name: str
    line: int  # the first space beyond the corner line
    limit: int
    legend_line: int  # the first space beyond the Legend line


class Go(Message):
    go: float


class Turn(Message):
    turn: float
    r: float


class MarkAt(Message):
    corner: int
    badge: Literal["in", "out"] | None
    out: float | None


class SceneryThing(Message):
    """Something beside the track, in spaces from the start line, x to the right, y upwards."""

    kind: str
    x: float
    y: float
    size: float


class Bridge(Message):
    """Where the lap crosses itself, along the drawing: the lower road, and the stretch of the upper one."""

    under: float
    start: float
    end: float


class CircuitInfo(Message):
    """A circuit as it is raced and drawn."""

    id: str
    name: str
    place: str
    country: str
    length: int
    laps: int
    heat: int
    stress: int
    corners: list[Corner]
    grid: list[tuple[int, int]]
    next: list[int]  # by space: the next corner
    countdown: list[int]  # by space: the spaces before the line of that corner
    sides: list[int]  # by space: 1 if the race line is drawn on the left, -1 on the right
    heading: float
    lane: float
    sections: list[int]
    path: list[Go | Turn | MarkAt]
    land: str | None = None  # what lies around it
    scenery: list[SceneryThing] = []
    bridges: list[Bridge] = []


class Measured(Message):
    """How strong a level or Legend is: it wins in proportion to e to its strength; club is 0."""

    strength: float
    low: float | None = None  # 95 %
    high: float | None = None
    races: int  # 0: read off the line between others


class StrengthScale(Message):
    """Levels and Legends by circuit, "any" for one that is not named: the base game, and the whole box."""

    base: dict[str, dict[str, Measured]]
    box: dict[str, dict[str, Measured]]


class CircuitList(Message):
    circuits: list[CircuitInfo]


class CardFace(Message):
    """What is printed on an Upgrade or a Sponsor card."""

    face: int  # its number in the box; 0 for a Starting Upgrade
    name: str
    category: str
    values: list[int]
    number_printed: bool
    plus: int
    symbols: dict[str, int]  # those it bears, by key, with their number; 1 if they have none
    advanced: bool
    starting: bool
    heat_card: bool


# The game


class Weather(Message):
    tile: str
    preparation: str  # stress, engine_heat, heat_to_deck or heat_to_discard
    amount: int
    sector: str  # what the Weather token gives: no_cooldown, no_slipstream, slipstream_boost, cooldown_bonus
    sector_amount: int


class EventInfo(Message):
    """An Event card of a championship. What it does is told by its number."""

    number: int
    label: str
    sponsor_cards: int
    press: list[int]  # corners


class SeasonRow(Message):
    """One car of a finished race."""

    seat: int
    place: int
    points: int
    status: Literal["finished", "eliminated"]


class SeasonRace(Message):
    """One race of the calendar; those that are still hidden are not in it."""

    season: str
    race: int
    circuit: str
    place: str
    event: EventInfo
    rows: list[SeasonRow]  # empty until it is over


class Standing(Message):
    """One line of the championship."""

    seat: int
    points: int
    by_race: list[int]


class SeasonState(Message):
    """A championship as everybody sees it."""

    year: str
    races: list[SeasonRace]
    total: int  # races of the calendar
    standings: list[Standing]
    grid: list[int]  # of the next race, pole first; empty at the end
    interval: bool  # a race is over: the host goes on to the next
    over: bool
    champion: int | None


class GameInfo(Message):
    """What does not change while the race is on."""

    circuit: CircuitInfo
    laps: int
    finish: int  # the progress that completes the race
    cars: int
    tournament: bool
    colours: list[Colour]
    limits: list[int]  # in force, by corner
    surcharges: list[int]
    press: list[bool]
    weather: Weather | None
    roads: list[str] | None  # road token by corner
    event: EventInfo | None
    heat: int  # in an engine at the start, handicap and weather apart
    hand_limit: int
    cooldown_by_gear: list[int]
    stress_by_gear: list[int]  # of a spin-out
    adrenaline_cars: int  # how many of the last cars have Adrenaline
    legend_top_speed: list[list[int]]  # by card, then by seat
    legend_diamond: list[list[int]]
    faces: list[dict[str, CardFace]]  # by seat, then by letter; Legends have none


class CarState(Message):
    """What everybody sees of a car."""

    seat: int
    legend: bool
    grid: int
    progress: int
    space: int
    spot: int
    lap: int  # from 1, at most the number of laps
    place: int  # from 1, as the race stands
    corner: int  # the next one
    countdown: int  # spaces before its line
    corner_left: bool  # does that line come before the finish?
    status: Literal["racing", "finished", "classified", "eliminated"]
    gear: int
    engine: int
    planned: bool
    face_down: int
    hand: int
    draw: int
    draw_top: str
    discard: int
    discard_top: str
    play: str
    adrenaline: bool
    finish_round: int
    spin_outs: int
    heat_paid: int


class OwnState(Message):
    """What only the owner knows; the piles as remembered, without order."""

    hand: str
    plan: str
    gear: int  # of the plan, 0 without one
    draw: str
    discard: str


class TurnState(Message):
    """What the active car has done in its turn."""

    start: int
    speed: int
    plus_used: int
    boosted: bool
    open: dict[str, str]  # symbols that open in React, by key: the cards whose symbol is not used yet
    to_choose: str


class RaceState(Message):
    """A race as one seat sees it."""

    type: Literal["race"] = "race"
    round: int
    step: str
    active: int | None
    order: list[int]
    results: list[int]
    stress_supply: int
    legend_card: int | None
    sponsors_left: int
    cars: list[CarState]
    own: OwnState | None
    turn: TurnState


class DraftState(Message):
    """The draft before a race: everything lies open."""

    type: Literal["draft"] = "draft"
    step: str  # draft or swap
    round: int
    rounds: int
    market: list[CardFace]
    upgrades: list[list[CardFace]]  # by seat
    decks: list[int]  # by seat: cards to race with, Heat and Stress apart; 0 for a Legend
    decks_with: list[int]  # by card of the market: the deck of who picks now, once it has that card
    grid: list[int]  # seats, pole first
    order: list[int]  # who picks in this round
    active: int | None


class Option(Message):
    """One legal answer. `card` is the card whose symbol is used; `number` Heat, spaces, a value, a face or
    the gear of a plan."""

    key: str
    cards: str = ""
    number: int = 0
    card: str = ""
    given: int = 0  # of a swap: the face given away


class Choice(Message):
    """The open decision of the reader, every legal answer in it."""

    decision: int
    step: str
    options: list[Option]
    idle: int | None  # the option that does nothing, None if something must be done


#: kind, seat and up to four numbers or cards; `EVENT_FIELDS` in the generated types names them
EventRow = list[int | str]


class GameState(Message):
    """Where the game stands for one reader, after entry `number`."""

    number: int
    state: RaceState | DraftState
    choice: Choice | None
    waiting: list[int]  # seats with an open decision
    undo: bool  # may the reader take the last answer back?
    take_back: bool  # may the reader take the plan back?


# Odds


class BillRow(Message):
    corner: int
    limit: int
    due: int


class OutcomeRow(Message):
    chance: float
    speed: int
    progress: int
    spot: int
    bills: list[BillRow]
    heat: int  # due at these corners
    paid: int  # all that leaves the engine: for the gear, a Boost, symbols and corners
    engine: int  # left, what Cooldown has brought included
    spins: int  # index of the corner, -1 for none
    finishes: bool
    tows: list[int]


class OutlookRow(Message):
    values: list[int]
    outcomes: list[OutcomeRow]


class ReactionRow(Message):
    option: Option
    outlooks: list[OutlookRow]


class OptionOdds(Message):
    """What comes of one option, for the cars as they stand now."""

    gear: int = 0
    shift: int = 0
    plus: int = 0
    cluttered: bool = False
    outlooks: list[OutlookRow] = []
    reactions: list[ReactionRow] = []


# Hints

#: why an answer is good, with its facts: see `slipstream.coach.reasons`
ReasonKey = Literal[
    "finishes",  # chance
    "avoids-spin-out",  # corner, spin_out, others
    "clears-corner-free",  # corner, limit
    "keeps-heat-for-corner",  # corner, heat, others
    "cools",  # heat
    "sheds-stress",  # stress
    "uses-straight",  # speed, others
    "sets-up-corner",  # corner, spaces
    "boosts",  # heat
    "saves-heat",  # heat
    "gains-spaces",  # spaces
    "stays-back",  # corner
    "keeps-cards",  # cards
    "draws-new-cards",  # cards
    "farther",  # spaces; these and the next are against the best of the others
    "farther-for-heat",  # spaces, heat
    "keeps-heat",  # heat, spaces
    "keeps-heat-as-far",  # heat
    "plays-stress",  # stress
    "holds-back",  # spaces
    "even",  # own, other: chance cannot tell the two apart
    "wins",  # own, other
    "even-by-place",  # own, other: places with one decimal
    "wins-by-place",  # own, other
    "only-answer",
]


class Reason(Message):
    """Why an answer is good, as a key with facts; shares are percent, cards letters, corners numbers."""

    key: ReasonKey
    facts: Arguments = {}


class HintRow(Message):
    """A good answer, and what to expect of it."""

    action: Option
    win: float  # the chance to win the race
    win_error: float  # of that: one standard error
    place: float  # to expect, from 1
    spin_out: float | None  # the chance of a spin-out in this turn; None once the corners are behind
    speed: float | None  # expected
    heat: float | None  # expected cost: for the gear and at corners
    reason: Reason


# Results


class ResultStory(Message):
    """A result in short, for a headline: how it ended, and what it came from."""

    how: Literal["won-lane", "won-spaces", "won-rounds", "alone", "bunch", "lane", "spaces", "rounds", "out"]
    origin: Literal["last", "grid", "spin", "tow", "none"]
    number: int  # of spaces or rounds
    cars: int  # in the bunch
    other: int  # the seat that is spoken of beside this one


class ResultRow(Message):
    place: int
    seat: int
    status: Literal["finished", "eliminated"]
    rounds: int
    heat_paid: int
    spin_outs: int
    grid: int
    gap: int  # spaces behind the winner, counted in the winner's last round
    story: ResultStory


class CornerPass(Message):
    lap: int
    corner: int
    round: int
    speed: int
    limit: int
    due: int
    spun: bool


class RoundMark(Message):
    round: int
    seat: int
    kind: Literal["slipstream", "boost", "spin-out"]


class SeatStatistics(Message):
    seat: int
    start: int  # Heat in the engine on the grid
    top_speed: int
    slipstreams: int
    slipstream_spaces: int
    boosts: int
    stress_played: int
    adrenaline: int
    heat_paid: int
    cooled: int
    engine: list[int]  # Heat in the engine after each round
    paid: list[int]  # Heat paid in each round
    corners: list[CornerPass]


class Results(Message):
    rounds: int
    laps: int
    limits: list[int]  # in force, by corner
    rows: list[ResultRow]
    places: list[list[int]]  # by round (0: the grid), then by place: the seat
    progress: list[list[int]]  # by round (0: the grid), then by seat: spaces from the start line
    lap_starts: list[int]  # round in which the leader began lap 2, 3, ...
    marks: list[RoundMark]
    seats: list[SeatStatistics]  # without Legends


# Replays


class ReplayState(Message):
    """Everything about a race at one moment: what lies on the table, and all hands."""

    race: RaceState  # as a spectator sees it
    hands: list[OwnState | None]  # by seat; Legends have none
    waiting: list[int]  # seats with an open decision


class ReplayMoment(Message):
    """An accepted action, what happened then, and what it changed.

    `changes` has the new values by name; an object where there was one has changes again, and so has, by
    number, a list of objects.
    """

    seat: int
    option: Option
    events: list[EventRow]
    changes: dict[str, Any]


class Replay(Message):
    """A finished race, moment by moment. Moment 0 is the start."""

    race: int  # of the season, from 0
    races: int
    first: int  # actions of the record before this race
    info: GameInfo
    opening: list[EventRow]
    start: ReplayState
    moments: list[ReplayMoment]


# Review


#: what is told of a moment of a race, with its facts: see `slipstream.coach.story`
ToldKey = Literal[
    "spun-out",  # corner, speed, limit
    "paid",  # corner, speed, limit, heat
    "within",  # corner, speed, limit
    "stopped",  # speed, corner, spaces
    "drove",  # speed
    "cooled",  # heat
    "boosted",
    "ended-react",
    "towed",  # spaces
    "not-towed",
    "discarded",  # cards
    "kept-all",
    "others-there",  # cars, low, high: speeds; least, most: Heat paid
    "others-there-at",  # cars, low, least
    "later",  # place, heat
    "later-before",  # place, heat, corner, spaces
    "safer",  # spin_out, others
    "there-farther",  # spaces; this and the next: what the better answer has
    "there-farther-for-heat",  # spaces, heat
    "there-keeps-heat",  # heat, spaces
    "there-keeps-heat-as-far",  # heat
    "there-plays-stress",  # stress
    "there-holds-back",  # spaces
    "chances",  # win, better
    "places",  # place, better: with one decimal
    "only-good",  # win, less
    "only-good-place",  # place, places: with one decimal
    "luck-spin-out",  # corner
    "luck-flip",  # cards
    "luck-rivals",
    "luck-rivals-spun",  # cars
    "luck-cards",
    "became",  # before, after
    "places-became",  # before, after: with one decimal
]


class Told(Message):
    """A sentence about a moment, as a key with facts; shares are percent, cards letters, corners numbers."""

    key: ToldKey
    facts: Arguments = {}


class ReviewTurn(Message):
    """What an answer could be expected to lead to in its turn; progress as that of cars."""

    speed: float
    heat: float  # paid for the gear and at corners
    engine: float  # Heat left
    spin_out: float
    progress: float
    low: int  # the least and the most progress it may come to
    high: int


class ReviewMoment(Message):
    """A choice that certainly cost something. `index` is its moment in the replay."""

    race: int  # of the season, from 0
    index: int
    round: int
    step: str
    cause: Literal[
        "gear", "corner-heat", "cards", "boost", "cooldown", "slipstream", "discard", "value", "symbol"
    ]
    mark: Literal["??", "?", ""]  # blunder, mistake, small
    corner: int | None  # the next one
    played: Option
    better: Option
    win: float  # chance to win with what was played
    loss: float  # of that chance: what the better choice would have added
    loss_ci95: tuple[float, float]
    place: float  # to expect with what was played
    places: float  # lost
    places_ci95: tuple[float, float]
    by_place: bool  # winning was out of reach
    played_turn: ReviewTurn | None
    better_turn: ReviewTurn | None
    told: list[Told]


class ReviewHighlight(Message):
    """A moment that was no mistake: the only good answer, or luck."""

    race: int
    index: int  # of the choice, or of the last one before it happened
    round: int
    kind: Literal["good", "flip", "cards", "rivals", "spin-out"]
    corner: int | None
    played: Option | None  # the only good answer
    change: float  # of the chance to win
    error: float
    places: float  # gained
    by_place: bool
    told: list[Told]


class ReviewRow(Message):
    """A choice: chance to win and expected place before and after it. Errors are standard errors."""

    index: int
    round: int
    step: str
    before: float
    after: float
    error: float
    loss: float  # as measured: it may be below 0
    loss_error: float
    place_before: float
    place_after: float
    place_error: float
    places: float  # lost, as measured
    places_error: float
    accuracy: float | None  # of a plan, in percent


class Review(Message):
    """A race of one seat looked at again. start + decisions + luck is the outcome, exactly; so are places."""

    format: Literal["slipstream-review/1"] = "slipstream-review/1"
    seat: int
    race: int
    evaluator: str
    rollouts: int
    choices: int  # decisions with more than one answer
    start: float  # chance to win before the first of them
    outcome: float  # 1 for a win
    moments: list[ReviewMoment]  # the dearest first
    highlights: list[ReviewHighlight]  # the greatest first
    rows: list[ReviewRow]
    decisions: float  # what choices cost, 0 or less
    decisions_error: float
    luck: float
    result: float  # outcome less start
    place_start: float
    place_decisions: float  # places lost by choices, 0 or more
    place_luck: float
    place: float
    accuracy: float | None  # of all plans, in percent


class ReviewWanted(Message):
    """Look at a race of one seat again; for a season name the race."""

    seat: Annotated[int, Field(ge=0, lt=MAX_CARS)]
    race: Annotated[int, Field(ge=0, lt=20)] = 0


class ReviewProgress(Message):
    """How far a review is; ask again until `review` is there."""

    progress: float  # from 0 to 1
    rows: list[ReviewRow] = []  # the choices that are judged so far
    review: Review | None = None


class WhyPart(Message):
    """A term of a sum, as a key with facts."""

    key: str
    facts: Arguments = {}


class WhyLine(Message):
    """A sentence as a key with facts: `seat`, `corner` and `card` as everywhere, and plain numbers."""

    key: str
    facts: Arguments = {}
    sum: list[WhyPart] = []  # what a Speed is made of
    seats: list[int] = []  # the cars of a list


class Why(Message):
    """Why something happened: a title, sentences, and the clauses of the rules they stand on."""

    title: WhyLine
    lines: list[WhyLine]
    clauses: list[str]


class Again(Message):
    """Drive on from a moment of a finished race, with the same luck, at a table of one's own."""

    seat: Annotated[int, Field(ge=0, lt=MAX_CARS)]
    race: Annotated[int, Field(ge=0, lt=20)] = 0
    moment: Annotated[int, Field(ge=0, lt=20_000)]  # as `index`: the choice is open again
    name: Name | None = None  # None: as in that race


# Server to client


class PastSignal(Message):
    """A signal that was given before one came."""

    seat: int
    signal: SignalName
    ago: int  # seconds


class Hello(Message):
    """The first message of a connection, and again after anything that a small update cannot tell."""

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    table: TableState
    info: GameInfo | None = None
    game: GameState | None = None
    season: SeasonState | None = None
    notes: list[Note] = []  # of the race that is on
    signals: list[PastSignal] = []  # the last ones
    events: list[EventRow] = []  # of the race that is on


class TableChanged(Message):
    type: Literal["table"] = "table"
    table: TableState


class Noted(Message):
    """Something happened at the table beside the race."""

    type: Literal["noted"] = "noted"
    notes: list[Note]


class Update(Message):
    """Something was accepted. Cut the list of events at `events_from`, then append `events`."""

    type: Literal["update"] = "update"
    game: GameState
    events_from: int
    events: list[EventRow]
    undone: bool = False


class Odds(Message):
    """What comes of each option of a decision, in the order of its options, and the sensible one of them.

    After the corners of the turn there is nothing to foretell: `options` is empty.
    """

    type: Literal["odds"] = "odds"
    decision: int
    options: list[OptionOdds]
    flip: list[float]  # what the next + symbol brings: the chance of 0, 1, 2, ...; empty if it is not told
    certain_only: bool  # the table plays without odds: only what is sure is told
    best: int | None = (
        None  # the sensible option: what the gold button gives; None where cards are to be chosen
    )
    useful: bool = True  # is any other option worth a thought?


class Hint(Message):
    """The best answers to the reader's open decision, the best first."""

    type: Literal["hint"] = "hint"
    decision: int
    by_place: bool  # winning is out of reach: the best is the one that comes in first
    plans: list[HintRow]


class RefusedReply(Message):
    type: Literal["refused"] = "refused"
    ref: int | None
    problem: Problem


class Accepted(Message):
    """The answer `ref` is stored; the update follows or came before."""

    type: Literal["accepted"] = "accepted"
    ref: int | None


class Elsewhere(Message):
    """The seat is driven from another tab now; this connection ends."""

    type: Literal["elsewhere"] = "elsewhere"


class Gone(Message):
    """The table was deleted, the reader lost the seat, or nobody may watch; this connection ends."""

    type: Literal["gone"] = "gone"
    reason: Literal["deleted", "removed", "private"]


class SeatClock(Message):
    """The clock of one player."""

    seat: int
    left: float  # seconds
    running: bool


class Clock(Message):
    """Where decisions have a time limit: what is left of it, for the decision whose time runs out first."""

    type: Literal["clock"] = "clock"
    seconds: int | None
    seats: list[SeatClock] = []


class Signalled(Message):
    """A driver gives a signal. The last ones are told to who comes later."""

    type: Literal["signalled"] = "signalled"
    seat: int
    signal: SignalName


#: what may be wished for in React
WishKey = Literal[
    "cool-gear", "cool-adrenaline", "cool-sector", "cool-card", "pay-heat", "scrap", "reduce-stress",
    "direct-play", "accelerate", "adrenaline-move", "boost",
]  # fmt: skip


class Wish(Message):
    """A use of a symbol, if it is offered; with `card` only of that card. Of several the greatest is used."""

    key: WishKey
    card: Annotated[str, Field(max_length=1)] | None = None


class AheadState(Message):
    """What the reader has chosen ahead for the own turn, which is still to come; null where it is asked."""

    type: Literal["ahead"] = "ahead"
    open: bool = True  # false: there is nothing to choose ahead now
    cards: str = ""  # of the hand, the plan apart: those that may be discarded
    react: list[Wish] | None = None
    slipstream: int | None = None
    discard: str | None = None


class Pong(Message):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Hello
    | TableChanged
    | Update
    | Odds
    | Hint
    | RefusedReply
    | Accepted
    | Elsewhere
    | Gone
    | Clock
    | Signalled
    | Noted
    | AheadState
    | Pong,
    Field(discriminator="type"),
]

# Client to server


Ref = Annotated[int, Field(ge=0, lt=1 << 31)] | None


class Answer(Message):
    """The answer to a decision: the index of one of its options."""

    type: Literal["answer"] = "answer"
    decision: Annotated[int, Field(ge=0, lt=1 << 31)]
    option: Annotated[int, Field(ge=0, lt=1 << 16)]
    ref: Ref = None


class TakeBack(Message):
    """Take the own plan back while others are still open."""

    type: Literal["take-back"] = "take-back"
    ref: Ref = None


class Undo(Message):
    """Take the last answer back; `number` is the entry the player has seen last."""

    type: Literal["undo"] = "undo"
    number: Annotated[int, Field(ge=0, lt=1 << 31)]
    ref: Ref = None


class Signal(Message):
    """Give a quick signal to the others at the table."""

    type: Literal["signal"] = "signal"
    signal: SignalName
    ref: Ref = None


class AskHint(Message):
    """What would be best at the own open decision? A `hint` comes when it is worked out."""

    type: Literal["hint"] = "hint"
    ref: Ref = None


class Hold(Message):
    """At a device that is shared: the player of this seat, who is asked, holds it now; null covers it.

    `hello` follows: what that player may know, or what everybody may.
    """

    type: Literal["hold"] = "hold"
    seat: Annotated[int, Field(ge=0, lt=MAX_CARS)] | None = None
    ref: Ref = None


class Select(Message):
    """What is selected at the open decision: the answer if time runs out. Nobody else learns of it."""

    type: Literal["select"] = "select"
    decision: Annotated[int, Field(ge=0, lt=1 << 31)]
    option: Annotated[int, Field(ge=0, lt=1 << 16)] | None = None
    ref: Ref = None


class Ahead(Message):
    """Answers to questions that may come in the own turn of this round; null: to be asked.

    `react`: each wish is used as often as it is offered, in this order, then it is done. `slipstream`: at
    most so many spaces. `discard`: those of these cards that may go. Nobody else learns of it.
    """

    type: Literal["ahead"] = "ahead"
    react: Annotated[list[Wish], Field(max_length=12)] | None = None
    slipstream: Annotated[int, Field(ge=0, le=9)] | None = None
    discard: Annotated[str, Field(max_length=40)] | None = None
    ref: Ref = None


class Ping(Message):
    type: Literal["ping"] = "ping"


ClientMessage = Annotated[
    Answer | TakeBack | Undo | Signal | AskHint | Hold | Select | Ahead | Ping, Field(discriminator="type")
]


# Other replies over HTTP


class Room(Message):
    """A table on a screen that everybody sees: who sits down first is its host."""

    table: str
    code: str | None = None  # what it is called there


class Seated(Message):
    """One sits at this table now; the cookie that proves it is set."""

    table: str
    seat: int


class PrivateLink(Message):
    """The secret of one's own seat: whoever has it drives the car."""

    token: str


class MyTable(Message):
    """A table where the browser has a seat."""

    id: str
    phase: Literal["lobby", "running", "over"]
    circuit: str
    place: str
    season: str | None
    seat: int
    colour: Colour
    round: int
    lap: int
    laps: int
    your_turn: bool
    updated: float
    lesson: bool  # the first race, with its coach
    cars: int
    taken: list[Colour]  # cars of the table that have somebody, in the order of their seats
    position: int  # of the reader, from 1: on the track, at the finish, in the championship; 0: none yet
    awaited: list[str]  # names of the others that the race waits for
    races: int  # of the season that are over; 0 without one
    total: int  # races of its calendar


class MyTables(Message):
    tables: list[MyTable]  # the latest
    total: int = 0  # how many there are


class OpenedRecord(Message):
    """A record lies at this address now; who has the token may delete it."""

    table: str
    token: str


class Address(Message):
    """What links to races begin with."""

    origin: str | None  # null: the address under which the reader has opened the page
    only_here: bool  # nobody on another device can come


class QrMatrix(Message):
    """A QR code of an address of this server: rows of dark (1) and light (0) modules."""

    rows: list[str]


class NewLesson(Message):
    """Open the first race."""

    name: Name


class LessonStep(Message):
    """One answer of the first race: what it is about, where it is due, and what the coach suggests."""

    topic: str
    round: int
    step: str
    progress: int
    engine: int
    hand: str
    answer: Option


class Lesson(Message):
    """What the coach of the first race suggests, in order."""

    steps: list[LessonStep]


class Health(Message):
    status: Literal["ok"]
    version: str
    rules: int
    build: str


def problem(key: str, text: str, **arguments: Any) -> Problem:
    """A problem with its arguments as plain values."""
    plain = {
        name: value if isinstance(value, int | str) and not isinstance(value, bool) else str(value)
        for name, value in arguments.items()
    }
    return Problem(key=key, arguments=plain, text=text)


# The circuit studio


Coordinate = Annotated[float, Field(ge=-100_000, le=100_000, allow_inf_nan=False)]
Place = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
MAX_STROKE: Final = 4000


class Stroke(Message):
    """A loop drawn by hand: it becomes a circuit."""

    points: Annotated[list[Place], Field(min_length=8, max_length=MAX_STROKE)]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    spaces: Annotated[int, Field(ge=20, le=400)] | None = None


class RandomWanted(Message):
    """A circuit by chance."""

    seed: Annotated[int, Field(ge=0, le=2**53)]
    like: Annotated[str, Field(max_length=40)] | None = None


class Sketch(Message):
    """A circuit of the studio: the data of a file, or its text. What follows from the rest may be missing."""

    circuit: dict[str, Any] | None = None
    text: Annotated[str, Field(max_length=MAX_CIRCUIT_FILE)] | None = None


class PrintWanted(Message):
    """A circuit on paper."""

    text: Annotated[str, Field(max_length=MAX_CIRCUIT_FILE)]
    paper: Literal["A4", "A3", "Letter", "poster"] = "A4"
    space: Annotated[float, Field(ge=18, le=40)] = 26.0
    ink: Literal["full", "ink", "lines"] = "full"
    left_out: Annotated[list[Annotated[str, Field(max_length=5)]], Field(max_length=200)] = []


class RoadFinding(Message):
    """One thing to be said about a circuit, in the language asked for, and where: in spaces of the lap."""

    question: str
    colour: Literal["red", "amber"]
    at: float
    corner: int | None
    text: str


class Look(Message):
    """What is said about a sketch: what cannot be loaded has `problems` and nothing else."""

    circuit: dict[str, Any] | None = None  # the data, with what followed from it
    text: str | None = None  # the same as a file
    info: CircuitInfo | None = None
    findings: list[RoadFinding] = []
    problems: list[str] = []


class Figure(Message):
    """An estimate with its 95 % interval."""

    mean: float
    low: float
    high: float


class CornerFigures(Message):
    """One corner, for each time its line is crossed."""

    spins: Figure
    heat: Figure
    free: Figure


class StudyAdvice(Message):
    """One sentence, and the change it offers."""

    text: str
    corner: int | None
    limit: int | None
    laps: int | None


class Study(Message):
    """How a circuit races, as far as it is known: six club drivers, blocks of six races."""

    races: int
    of: int
    rounds: Figure
    lead_changes: Figure
    overtakes: Figure
    corners: list[CornerFigures]
    grid: list[Figure]
    advice: StudyAdvice
    band: dict[str, tuple[float, float]]  # least and most of the four circuits of the box
