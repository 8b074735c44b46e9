"""Training the pace model of a circuit: it drives races among Legends, and learns from them.

Training is itself a matter of luck, so several models are trained and the best one is kept, by races on equal
seeds against five Legends.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from slipstream.core.chance import stream
from slipstream.core.random_play import Draw
from slipstream.core.rules import MAX_CARS, RULES_VERSION
from slipstream.core.state import STEP_OVER
from slipstream.games.setup import RaceSetup
from slipstream.pace.learning import Learner
from slipstream.pace.model import PaceModel
from slipstream.pace.policy import Policy
from slipstream.pace.road import GENERAL_POSITIONS

SPACES_A_ROUND: Final = 7.8  # the constant pace that the tables correct
PRO_LEVELS: Final = (0, 1, 2)  # of the Legends it trains with
BASE_GAME: Final = ((None, False),)  # garage and weather
WHOLE_BOX: Final = (("quick", True), ("quick", False), ("quick", True), (None, True))
FREEZE_EVERY: Final = 400  # races between two looks at what has been learned
TEST_RACES: Final = 1500
_PACE_RATE: Final = 0.01
_TEST_SEED: Final = 1 << 64  # far from the seeds of training

Told = Callable[[int, int], None]  # races driven, of how many


@dataclass(frozen=True)
class Training:
    """How to train. Rate and strays fall evenly from the first to the last number."""

    races: int = 200_000
    seed: int = 1
    tries: int = 2
    first_rate: float = 0.08
    box_rate: float = 0.05  # the same for the whole box: its tables begin with those of the base game
    last_rate: float = 0.001
    first_strays: float = 0.03  # share of random plans and discards
    last_strays: float = 0.005
    trace: float = 0.3  # how much a turn is judged by the finish, rather than by the next turn

    def to_data(self) -> dict[str, Any]:
        """As it is written into a file of tables."""
        return asdict(self) | {"rules_version": RULES_VERSION}


def new_model(setup: RaceSetup, general: bool = False) -> PaceModel:
    """Tables for a circuit, before any learning; general ones fit every circuit."""
    track = setup.course.track
    if general:
        model = PaceModel(GENERAL_POSITIONS, 0, SPACES_A_ROUND)
    else:
        behind = int(track.length) - min(space for space, _ in track.grid)
        model = PaceModel(int(setup.plain_rules.finish) + behind + 1, int(track.length), SPACES_A_ROUND)
    model.start_careful()
    return model


def like(model: PaceModel) -> PaceModel:
    """Another model with the same numbers."""
    made = PaceModel(model.positions, model.length, model.spaces_a_round)
    for (_, numbers), (_, others) in zip(made.tables(), model.tables(), strict=True):
        numbers[:] = others
    made.freeze()
    return made


def fields(setups: Sequence[RaceSetup], whole_box: bool = False) -> list[RaceSetup]:
    """The races it trains in: one car among Legends of every level, on each circuit."""
    return [
        RaceSetup(setup.circuit, MAX_CARS, setup.laps, MAX_CARS - 1, pro, garage=garage, weather=weather)
        for setup in setups
        for garage, weather in (WHOLE_BOX if whole_box else BASE_GAME)
        for pro in PRO_LEVELS
    ]


class Pace:
    """How long races on a circuit take, beside what the constant pace of the model says."""

    def __init__(self, setup: RaceSetup) -> None:
        self.standard = int(setup.plain_rules.finish) / SPACES_A_ROUND
        self.usual = self.standard

    @property
    def scale(self) -> float:
        """What a round counts here, so that a race takes the standard time."""
        return self.standard / self.usual

    def note(self, rounds: float) -> None:
        """Another race took so many rounds."""
        if rounds > 0:
            self.usual += (rounds - self.usual) * _PACE_RATE


def train_once(
    model: PaceModel,
    setups: Sequence[RaceSetup],
    training: Training,
    seed: int,
    told: Told,
    whole_box: bool = False,
) -> None:
    """Train one set of tables."""
    learner = Learner(model, stream("fast", seed, 0, "learning"))
    first_rate = training.box_rate if whole_box else training.first_rate
    races = fields(setups, whole_box)
    paces = {str(setup.course.id): Pace(setup) for setup in setups}
    for number in range(training.races):
        done = number / training.races
        rate = first_rate + (training.last_rate - first_rate) * done
        strays = training.first_strays + (training.last_strays - training.first_strays) * done
        setup = races[number % len(races)]
        pace = paces[str(setup.course.id)]
        rounds = learner.rounds
        race = setup.start_race((seed << 32) + number, log=False)
        learner.race(race, strays, rate, training.trace, pace.scale if model.general else 1.0)
        pace.note(learner.rounds - rounds)
        if number % FREEZE_EVERY == 0 or (number < FREEZE_EVERY and number % 40 == 0):
            model.freeze()
            told(number, training.races)
    model.freeze()
    told(training.races, training.races)


def marks(model: PaceModel, setups: Sequence[RaceSetup], races: int, whole_box: bool = False) -> float:
    """Share of races won against five Legends of every level; equal seeds for all models."""
    policy = Policy(model)
    draw = Draw()
    wins = 0
    tested = fields(setups, whole_box)
    for number in range(races):
        race = tested[number % len(tested)].start_race(_TEST_SEED + number, log=False)
        state = race.state
        while state.step != STEP_OVER and not state.results:
            seat = race.next_seat()
            policy.choose(state, seat, draw)
            race.push(seat, draw.kind, draw.cards, draw.number, draw.source)
        wins += state.results[0] == 0
    return wins / races


def train(
    setups: Sequence[RaceSetup], training: Training, told: Told, general: bool = False
) -> tuple[PaceModel, dict[str, Any]]:
    """Train tables for the base game and for the whole box; gives them with the settings and marks of all."""
    gc.freeze()  # what is loaded by now stays: garbage is looked for elsewhere

    def told_half(before: int) -> Told:
        return lambda done, races: told(before * races + done, 2 * races)

    model, won = train_some(setups, training, told_half(0), lambda: new_model(setups[0], general), False)
    model.box, won_all = train_some(setups, training, told_half(1), lambda: like(model), True)
    settings = training.to_data() | {
        "won_against_legends": [round(share, 4) for share in won],
        "won_in_the_whole_box": [round(share, 4) for share in won_all],
    }
    return model, settings


def train_some(
    setups: Sequence[RaceSetup],
    training: Training,
    told: Told,
    begin: Callable[[], PaceModel],
    whole_box: bool,
) -> tuple[PaceModel, list[float]]:
    """Train several sets of tables and keep the best; gives the shares of races that all of them won."""
    best: PaceModel | None = None
    shares: list[float] = []
    for attempt in range(training.tries):
        model = begin()

        def progress(done: int, races: int, attempt: int = attempt) -> None:
            told(attempt * races + done, training.tries * races)

        train_once(model, setups, training, training.seed * 1000 + attempt, progress, whole_box)
        share = marks(model, setups, TEST_RACES, whole_box)
        if best is None or share > max(shares):
            best = model
        shares.append(share)
    assert best is not None
    return best, shares
