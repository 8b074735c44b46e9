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


def fields(setups: Sequence[RaceSetup]) -> list[RaceSetup]:
    """The races it trains in: one car among Legends of every level, on each circuit."""
    return [
        RaceSetup(setup.circuit, cars=MAX_CARS, laps=setup.laps, legends=MAX_CARS - 1, pro=pro)
        for setup in setups
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
    model: PaceModel, setups: Sequence[RaceSetup], training: Training, seed: int, told: Told
) -> None:
    """Train one model."""
    learner = Learner(model, stream("fast", seed, 0, "learning"))
    races = fields(setups)
    paces = {str(setup.course.id): Pace(setup) for setup in setups}
    for number in range(training.races):
        done = number / training.races
        rate = training.first_rate + (training.last_rate - training.first_rate) * done
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


def marks(model: PaceModel, setups: Sequence[RaceSetup], races: int) -> float:
    """Share of races won against five Legends, half of it against each level; equal seeds for all models."""
    policy = Policy(model)
    draw = Draw()
    wins = 0
    tested = fields(setups)
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
    """Train several models and keep the best; gives it with the settings and marks of all."""
    gc.freeze()  # what is loaded by now stays: garbage is looked for elsewhere
    best: PaceModel | None = None
    shares: list[float] = []
    for attempt in range(training.tries):
        model = new_model(setups[0], general)

        def progress(done: int, races: int, attempt: int = attempt) -> None:
            told(attempt * races + done, training.tries * races)

        train_once(model, setups, training, training.seed * 1000 + attempt, progress)
        share = marks(model, setups, TEST_RACES)
        if best is None or share > max(shares):
            best = model
        shares.append(share)
    assert best is not None
    return best, training.to_data() | {"won_against_legends": [round(share, 4) for share in shares]}
