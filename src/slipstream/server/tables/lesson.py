"""The first race: a real race on a short circuit whose luck is fixed, so that every topic comes at its time.

`SCRIPT` says what the coach of the page suggests, turn by turn; whoever follows it meets the topics in
this order and then drives to the finish alone, against two rookies who can be beaten. Nobody has to follow:
the race is as free as any other. Seed and answers were found by `tools/find_lesson.py`;
`tests/server/test_lesson.py` drives them on the engine and fails when they no longer fit.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from slipstream.core.chance import stream
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.drivers import Driver, choose, make_driver
from slipstream.drivers.names import MannerName
from slipstream.games.setup import RaceSetup, SetupError
from slipstream.records.notation import read_action
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import Lesson, LessonStep, TableSetup

YOU: Final = 0  # the seat of the player
RIVALS: Final[dict[int, MannerName]] = {1: "blocks", 2: "follows"}  # who they are, by seat
SEED: Final = 81760
COLOURS: Final = ("red", "blue", "yellow", "green", "gray", "black")

#: what there is to be met, in the order in which it comes
TOPICS: Final = (
    "gears", "cards", "corner", "adrenaline", "slipstream", "heat", "stress", "boost", "spin-out", "cooldown",
)  # fmt: skip
#: what a turn is about, and its answers
SCRIPT: Final = (
    ("gears", ("plan 23", "end-react", "discard -")),
    ("corner", ("plan 113", "adrenaline-move", "end-react", "discard -")),
    ("slipstream", ("plan 244", "adrenaline-move", "end-react", "slipstream 2", "discard a")),
    ("heat", ("plan 24", "end-react", "discard -")),
    ("boost", ("plan 3Sb", "boost", "end-react", "discard -")),
    ("spin-out", ("plan 134", "end-react", "discard -")),
    ("cooldown", ("plan S", "cool-gear 2", "end-react", "discard -")),
)


@cache
def lesson_wanted() -> TableSetup:
    """One lap of the training circuit against two rookies, as a host would want it."""
    text = (resources.files("slipstream.data") / "lesson.toml").read_text(encoding="utf-8")
    return TableSetup(circuit_file=text, cars=1 + len(RIVALS), empty="rookie")


@cache
def lesson_setup() -> RaceSetup:
    """The same, as it is raced. The luck is of the fast kind: there is nothing to guess."""
    from slipstream.circuits.loader import circuit_from_text

    circuit = circuit_from_text(lesson_wanted().circuit_file or "")
    return RaceSetup(circuit, cars=1 + len(RIVALS), colours=COLOURS)


def rival() -> Driver:
    """Who drives a rival: by rules of thumb, without luck, and the same whatever the drivers learn."""
    return make_driver("novice", stream("fast", SEED, 0, "driver", 1))


def rivals_drive(race: Race) -> list[Event]:
    """Let the rivals answer until nobody but the player is asked; gives what happens."""
    happened: list[Event] = []
    while asked := [decision for decision in race.pending() if decision.seat != YOU]:
        action = choose(rival(), race, asked[0])
        happened += race.apply(asked[0].seat, action, asked[0].id)
    return happened


@cache
def lesson() -> Lesson:
    """The script with the situation in which each answer is due: the page recognises it by that."""
    race = lesson_setup().start_race(SEED, log=False)
    rivals_drive(race)
    steps = []
    for topic, answers in SCRIPT:
        for answer in answers:
            decision, action = race.pending()[0], read_action(answer)
            if action not in decision.options:
                raise SetupError("broken-setup", reason=f"lesson: {topic}: {answer}")
            state = wire.race_state(race.view(YOU))
            assert state.own is not None
            car = state.cars[YOU]
            steps.append(
                LessonStep(
                    topic=topic,
                    round=state.round,
                    step=decision.step,
                    progress=car.progress,
                    engine=car.engine,
                    hand=state.own.hand,
                    answer=wire.option(action),
                )
            )
            race.apply(YOU, action, decision.id)
            rivals_drive(race)
    return Lesson(steps=steps)
