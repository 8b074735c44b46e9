"""Look for luck that fits the first race: a seed, and answers that meet every topic in the right order.

python tools/find_lesson.py [--seeds 20000] [--from 0]

Each turn of the player has a task (`TASKS`). For every seed all ways through the tasks are tried; the best
one is driven to the finish by a rookie, many times, and what fits is written as
`slipstream.server.tables.lesson` wants it.
Run it again when a change of the rules or of the training circuit has made `tests/server/test_lesson.py`
fail, and copy the best find.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from slipstream.core.actions import ADRENALINE_MOVE, BOOST, COOL_GEAR, END_REACT, Action
from slipstream.core.cards import SPECIALS_FROM, cards_in, count, heat_in, stress_in
from slipstream.core.decisions import Decision
from slipstream.core.events import CORNER_PASSED, DISCARDED, FLIPPED, MOVED, SPUN_OUT, Event
from slipstream.core.race import Race
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.odds import option_odds, plan_odds
from slipstream.odds.outcome import Outlook
from slipstream.records.notation import read_action, write_action, write_cards
from slipstream.server.tables.lesson import YOU, lesson_setup, rivals_drive

MOST_ROUNDS: Final = 12  # about five minutes
LEAST_BEHIND: Final = -2  # spaces, when the script ends: there is somebody to be raced
MOST_BEHIND: Final = 8
DRIVES: Final = 24
MOST_WAYS: Final = 400  # of one seed
WINS: Final = 0.6  # of those who follow the script and then drive on as a rookie does


@dataclass
class Turn:
    """What a turn of the player was like, as far as it has gone."""

    race: Race
    seed: int
    said: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def of(self, kind: int) -> list[Event]:
        return [event for event in self.events if event.kind == kind and event.seat == YOU]


@dataclass(frozen=True)
class Task:
    """One turn: which plans, which reactions, and what must come of it."""

    name: str
    plan: Callable[[Race, int], bool]
    react: Callable[[Action], bool]
    slipstream: bool
    fits: Callable[[Turn], bool]
    adrenaline: bool | None = None  # whether the car must have it or must not; where it has, it uses it
    discards: bool = False  # may cards be discarded?


def plain(cards: int) -> bool:
    """Basic cards only?"""
    return heat_in(cards) == 0 and stress_in(cards) == 0 and cards >> SPECIALS_FROM == 0


def numbers(cards: int) -> bool:
    """Nothing but numbers: Basic cards and the Starting Upgrades 0 and 5?"""
    return heat_in(cards) == 0 and stress_in(cards) == 0


def different(cards: int) -> int:
    return len(set(cards_in(cards)))


def unblocked(turn: Turn) -> bool:
    return not any(event.d for event in turn.of(MOVED))


def passed(turn: Turn) -> Event | None:
    corners = turn.of(CORNER_PASSED)
    return corners[0] if len(corners) == 1 else None


def ends(action: Action) -> bool:
    return action.kind == END_REACT


def first(turn: Turn) -> bool:
    return not turn.of(CORNER_PASSED) and unblocked(turn)


def within(turn: Turn) -> bool:
    corner = passed(turn)
    return corner is not None and corner.b == corner.c and unblocked(turn)


def towed(turn: Turn) -> bool:
    return not turn.of(CORNER_PASSED) and unblocked(turn)


def over(turn: Turn) -> bool:
    corner = passed(turn)
    return corner is not None and corner.d == 2 and not turn.of(SPUN_OUT) and unblocked(turn)


def boosted(turn: Turn) -> bool:
    return not turn.of(CORNER_PASSED) and unblocked(turn)


def spun(turn: Turn) -> bool:
    return len(turn.of(SPUN_OUT)) == 1 and passed(turn) is not None


def cooled(turn: Turn) -> bool:
    flips = turn.of(FLIPPED)
    return not turn.of(SPUN_OUT) and unblocked(turn) and len(flips) <= 2


def gear_2(race: Race, cards: int) -> bool:
    return plain(cards) and count(cards) == 2 and different(cards) == 2


def gear_3(race: Race, cards: int) -> bool:
    return plain(cards) and count(cards) == 3


def fast(race: Race, cards: int) -> bool:
    return numbers(cards) and count(cards) in (3, 4) and free_shift(race, cards)


def free_shift(race: Race, cards: int) -> bool:
    return abs(int(count(cards)) - int(race.state.cars[YOU].gear)) < 2


def some(race: Race, cards: int) -> bool:
    return numbers(cards) and count(cards) in (2, 3) and free_shift(race, cards)


def one_stress(race: Race, cards: int) -> bool:
    return (
        heat_in(cards) == 0 and stress_in(cards) == 1 and count(cards) in (3, 4) and free_shift(race, cards)
    )


def only_stress(race: Race, cards: int) -> bool:
    hot = heat_in(int(race.state.cars[YOU].hand)) >= 2
    return hot and count(cards) == 1 and stress_in(cards) == 1


def boosts(action: Action) -> bool:
    return action.kind == BOOST


def cools(action: Action) -> bool:
    return action.kind == COOL_GEAR and action.number >= 2


TASKS: Final = (
    Task("gears", gear_2, ends, False, first, adrenaline=False),
    Task("corner", gear_3, ends, False, within, adrenaline=True),
    Task("slipstream", fast, ends, True, towed, discards=True),
    Task("heat", some, ends, False, over),
    Task("boost", one_stress, boosts, False, boosted),
    Task("spin-out", fast, ends, False, spun),
    Task("cooldown", only_stress, cools, False, cooled),
)


def turns(race: Race, seed: int, task: Task) -> Iterator[tuple[Race, Turn]]:
    """Every way through one turn that does the task."""
    decision = race.pending()[0]
    car = race.state.cars[YOU]
    if task.adrenaline is not None and bool(car.adrenaline) != task.adrenaline:
        return
    for action in decision.options:
        if not task.plan(race, int(action.cards)):
            continue
        other = race.copy()
        turn = Turn(other, seed)
        for end in finish(other, turn, decision, action, task):
            if task.fits(end):
                yield end.race, end


def finish(race: Race, turn: Turn, decision: Decision, action: Action, task: Task) -> Iterator[Turn]:
    """Drive the turn to its end, if it goes as the task wants; with each way to discard."""
    reacted = towed = False
    while True:
        turn.said.append(write_action(action))
        turn.events += race.apply(YOU, action, decision.id)
        turn.events += rivals_drive(race)
        pending = race.pending()
        if not pending:
            return
        decision = pending[0]
        if decision.step == "plan":
            if towed == task.slipstream:
                yield turn
            return
        if decision.step == "react":
            pushed = [one for one in decision.options if one.kind == ADRENALINE_MOVE]
            wanted = [one for one in decision.options if (ends if reacted else task.react)(one)]
            if not pushed and not wanted:
                return
            reacted = reacted or not pushed
            action = (pushed or wanted)[-1]
        elif decision.step == "slipstream" and task.slipstream:
            towed = True
            action = decision.options[-1]
        elif decision.step == "discard":
            if task.discards and towed:
                for action in decision.options[1:]:
                    if count(action.cards) in (1, 2, 3):
                        other = race.copy()
                        rest = Turn(other, turn.seed, [*turn.said, write_action(action)], turn.events[:])
                        rest.events += other.apply(YOU, action, decision.id)
                        rest.events += rivals_drive(other)
                        if other.pending():
                            yield rest
                return
            action = decision.options[0]
        else:
            return


def ways(race: Race, seed: int, at: int = 0) -> Iterator[tuple[Race, list[Turn]]]:
    """Every way through the tasks from number `at` on."""
    if at == len(TASKS):
        yield race, []
        return
    for other, turn in turns(race, seed, TASKS[at]):
        for end, rest in ways(other, seed, at + 1):
            yield end, [turn, *rest]


def drives_home(race: Race, seed: int, drives: int) -> list[tuple[int, int]]:
    """Round and place at the finish of a rookie who drives on from here, so many times."""
    found = []
    for number in range(drives):
        end, rookie = race.copy(), make_driver("rookie", driver_luck(number, YOU))
        while pending := end.pending():
            end.apply(YOU, choose(rookie, end, pending[0]), pending[0].id)
            rivals_drive(end)
        found.append((int(end.state.cars[YOU].finish_round), end.state.results.index(YOU) + 1))
    return found


def good_start(race: Race) -> bool:
    """Only cards that need no words yet: nothing but Basic cards in the first hand."""
    hand = int(race.state.cars[YOU].hand)
    return numbers(hand) and hand >> SPECIALS_FROM == 0


def risks(seed: int, turn_answers: list[list[str]]) -> list[float]:
    """The chance of a spin-out that the page shows, the greatest of each turn."""
    race, found = lesson_setup().start_race(seed), []
    rivals_drive(race)
    for answers in turn_answers:
        worst = 0.0
        for answer in answers:
            decision, view = race.pending()[0], race.view(YOU)
            action = read_action(answer)
            outlooks: tuple[Outlook, ...] = ()
            if decision.step == "plan":
                outlooks = plan_odds(view, action.cards, reactions=False).outlooks
            elif decision.step in ("react", "slipstream"):
                outlooks = option_odds(view, decision, action)
            for outlook in outlooks:
                spins = sum(float(one.chance) for one in outlook.outcomes if one.spins >= 0)
                worst = max(worst, spins)
            race.apply(YOU, action, decision.id)
            rivals_drive(race)
        found.append(worst)
    return found


def behind(race: Race) -> int:
    """Spaces that the player is behind the first car."""
    cars = race.state.cars
    return max(int(car.progress) for car in cars) - int(cars[YOU].progress)


def judged(seed: int, end: Race, told: list[Turn]) -> tuple[float, ...] | None:
    """Less is better; None if somebody would be led into a risk, or it takes too long."""
    if not LEAST_BEHIND <= behind(end) <= MOST_BEHIND:
        return None
    answers = [turn.said for turn in told]
    if not all(said[-1].startswith("discard") for said in answers):
        return None  # what came of the turn is told before its end
    wanted = [1.0 if task.name == "spin-out" else 0.0 for task in TASKS]
    if risks(seed, answers) != wanted:
        return None
    homes = drives_home(end, seed, DRIVES)
    rounds = sum(round for round, _ in homes) / DRIVES
    if rounds > MOST_ROUNDS:
        return None
    wins = sum(place == 1 for _, place in homes) / DRIVES
    flips = sum(len(turn.of(FLIPPED)) for turn in told)
    thrown = sum(int(event.a) for turn in told for event in turn.of(DISCARDED))
    zeros = sum(answer.removeprefix("plan").count("a") for turn in told for answer in turn.said[:1])
    return abs(wins - WINS), zeros, flips, thrown


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=20_000)
    parser.add_argument("--from", type=int, default=0, dest="first")
    arguments = parser.parse_args()
    setup, best = lesson_setup(), None
    for seed in range(arguments.first, arguments.first + arguments.seeds):
        race = setup.start_race(seed)
        rivals_drive(race)
        if not good_start(race):
            continue
        for end, told in islice(ways(race, seed), MOST_WAYS):
            marks = judged(seed, end, told)
            if marks is None or (best is not None and marks >= best):
                continue
            best = marks
            print(f"seed {seed}: {marks}; the first hand is {write_cards(int(race.state.cars[YOU].hand))}")
            for task, turn in zip(TASKS, told, strict=True):
                print(f"  {task.name:10} " + ", ".join(turn.said))
            print(f"  in the end {write_cards(int(end.state.cars[YOU].hand))}", flush=True)


if __name__ == "__main__":
    main()
