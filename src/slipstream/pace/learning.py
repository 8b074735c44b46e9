"""Learning the tables of the pace model from whole races that the policy drives itself."""

from __future__ import annotations

from slipstream.core.actions import DISCARD, PLAN
from slipstream.core.car import CLASSIFIED
from slipstream.core.random_play import Draw, draw_action
from slipstream.core.state import STEP_OVER
from slipstream.pace.model import Sample, finish_time
from slipstream.pace.policy import Policy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.chance import Stream
    from slipstream.core.race import Race
    from slipstream.pace.model import PaceModel

_ODDS: Final = 10_000


class Learner:
    """Drives every car that is not a Legend, remembers the ends of its turns, and learns from the finish."""

    def __init__(self, model: PaceModel, luck: Stream) -> None:
        self.model = model
        self.policy = Policy(model)
        self.luck = luck
        self.rounds: float = 0.0  # of all cars it has driven, for the progress report
        self.cars: i64 = 0

    def race(self, race: Race, strays: float, rate: float, trace: float, scale: float = 1.0) -> None:
        """Drive a race with this share of random plans and discards, then learn from it.

        What a turn led to is judged by the finish and, for the share 1 - trace, by what the model expected
        after the next turn already: less luck in it, and wrong only while the model is. `scale` is what a
        round counts: a general model learns circuits of different pace on one scale.
        """
        state = race.state
        policy = self.policy
        luck = self.luck
        draw = Draw()
        stray: i64 = int(strays * _ODDS)
        memories: list[list[Sample]] = [[] for _ in state.cars]
        racing: i64 = 0
        for car in state.cars:
            if not car.legend:
                racing += 1
        while state.step != STEP_OVER and racing > 0:
            seat = race.next_seat()
            policy.choose(state, seat, draw)
            if (draw.kind == PLAN or draw.kind == DISCARD) and luck.below(_ODDS) < stray:
                draw_action(state, seat, luck, draw)
            if draw.kind == DISCARD:
                car = state.cars[seat]
                sample = Sample()
                policy.sample(state, car, car.hand - draw.cards, sample)
                memories[seat].append(sample)
            race.push(seat, draw.kind, draw.cards, draw.number, draw.source)
            racing = 0
            for car in state.cars:
                if not car.legend and car.on_track():
                    racing += 1
        finish = state.rules.finish
        for car in state.cars:
            if car.legend or car.finish_round == 0 or car.status != CLASSIFIED:
                continue
            end = finish_time(car.finish_round, car.progress - finish)
            self.rounds += float(int(car.finish_round))
            self.cars += 1
            self.learn(memories[car.seat], scale * end, rate, trace, scale)

    def learn(self, memories: list[Sample], end: float, rate: float, trace: float, scale: float) -> None:
        """Learn the turns of one car, the last one first; `end` is the moment of the finish."""
        model = self.model
        at = len(memories) - 1
        while at >= 0:
            sample = memories[at]
            now = scale * float(int(sample.round))
            expected = now + model.estimate(sample)
            model.learn(sample, end - now, rate)
            end = trace * end + (1.0 - trace) * expected
            at -= 1
