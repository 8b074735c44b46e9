#!/usr/bin/env python3
"""Trains a small driver in a few minutes on one core, and races it against five novices.

    python examples/train_small.py

The agent plans and discards (`react="auto"`: a novice does the rest of its turn). The score of an answer is a
weighted sum of a few numbers that can be read from the observation; the cross-entropy method finds the
weights: draw many, keep those that reach the finish in the fewest rounds, draw again around them. It needs
`slipstream[env]` and nothing else.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from slipstream.core.cards import number_of
from slipstream.env import BLOCKS, LAYOUT, MEANING

Array = NDArray[np.float64]

FLIP = 2.5  # what a + symbol finds on average
STRAIGHT = 15  # spaces that make one
SPEED = 10  # spaces of an average round
HEAT, STRESS = 4, 5  # kinds of cards: 0 to 3 are the Basic cards
KINDS = 9
FIRST_SEED = 1_000_000  # of training; the races against five novices have others
OWN, CORNER = [1, 1, 1, 1, 10, 1, 1, 5], [30, 10, 1, 1]  # what a 1 stands for, as documented
COOLING = np.array([0, 3, 1, 0, 0])  # by gear
FEATURES = (
    "Speed", "Heat paid in corners", "Heat paid to shift", "spins out", "spins out if flips are high",
    "Stress played", "Heat cooled", "too fast for the next corner", "spins out in the next corner",
    "gear before a straight", "gear before a corner", "engine left, up to 1", "engine left, up to 3",
    "value of cards kept before a straight", "value of cards kept before a corner",
)  # fmt: skip

DISCARDS = tuple(
    f"discard {cards}{where}"
    for cards in ("0 or 1", "2", "3", "4", "5")
    for where in ("", ", on a straight", ", before a fast corner")
)
START = np.zeros(len(FEATURES) + len(DISCARDS))
# rules of thumb to begin with: forwards, Heat is worth something, a spin-out is bad
START[:13] = 1, -1, -1, -5, -2, 0.5, 0.5, -1, -2, 0.2, 0, 0.5, 0.5
START[len(FEATURES) :] = -0.3  # keep what you have

#: the cards of every number, plans and discards alike; a plan from a cluttered hand counts as no cards
CARDS = np.zeros((len(MEANING), KINDS))
for number, action in enumerate(MEANING):
    if action is not None:
        CARDS[number] = [number_of(action.cards, kind) for kind in range(KINDS)]
GEAR = CARDS.sum(axis=1).astype(np.int64)
GEAR[BLOCKS["cluttered"]] = [1, 2, 3, 4]


def part(observation: Array, name: str, scale: list[int]) -> Array:
    """A part of the observation by name, in whole numbers again: spaces, cards, Heat."""
    numbers = observation[LAYOUT[name]].astype(float)
    return np.asarray(np.rint(numbers.reshape(-1, len(scale)) * scale))


def plan_features(observation: Array, legal: NDArray[np.int64]) -> Array:
    """What comes of each legal plan, one row per plan; see FEATURES."""
    (hand,), (own,) = part(observation, "hand", [5] * KINDS), part(observation, "own", OWN)
    cards = part(observation, "cards", [5] * 15)
    value = np.concatenate([[1, 2, 3, 4, 0, FLIP], cards[:, 1] + FLIP * cards[:, 3]])
    plus = np.concatenate([[0, 0, 0, 0, 0, 1], cards[:, 3]])
    plans, gear = CARDS[legal], GEAR[legal]
    engine, now = own[4], own[:4].argmax() + 1
    speed = plans @ value
    shift = (np.abs(gear - now) > 1).astype(float)

    to_line, limit, more, counts = part(observation, "corners", CORNER).T
    crossed = (speed[:, None] >= to_line) & (counts > 0)

    def due(speeds: Array) -> Array:
        over = speeds[:, None] - limit
        return np.asarray(np.where(crossed & (over > 0), over + more, 0.0).sum(axis=1))

    heat = due(speed)
    left = engine - heat - shift
    risky = engine - shift - due(speed + 1.5 * (plans @ plus))

    # The slowest that the next turn can be, and the corner that it would meet.
    kept = hand - plans
    slowest = slowest_speeds(kept, value, np.maximum(gear - 1, 1))
    following = np.minimum(crossed.sum(axis=1), 3)
    meets = (slowest >= to_line[following] - speed) & (counts[following] > 0)
    too_fast = np.where(meets, np.maximum(slowest - limit[following], 0), 0.0)
    straight = np.clip((to_line[following] - speed) / STRAIGHT, 0, 1)
    mean_kept = kept @ value / np.maximum(kept.sum(axis=1), 1)
    return np.column_stack([
        speed, heat, shift, left < 0, risky < 0, plans[:, STRESS], np.minimum(hand[HEAT], COOLING[gear]),
        too_fast, too_fast > np.maximum(left, 0), gear * straight, gear * (1 - straight),
        np.minimum(left, 1), np.minimum(left, 3), mean_kept * straight, mean_kept * (1 - straight),
    ])  # fmt: skip


def discard_features(observation: Array, legal: NDArray[np.int64]) -> Array:
    """How many cards of each value go, alone and with what lies ahead; see DISCARDS."""
    values = np.concatenate([[1, 2, 3, 4, 9, 9], part(observation, "cards", [5] * 15)[:, 1]])
    group = np.clip(values, 1, 5).astype(int)
    numbers = np.column_stack([CARDS[legal] @ (group == value) for value in range(1, 6)])
    to_line, limit, *_ = part(observation, "corners", CORNER)[0]
    ahead = np.array([1, min(to_line / STRAIGHT, 1), limit / 10])
    return np.asarray((numbers[:, :, None] * ahead).reshape(len(legal), -1))


def slowest_speeds(kept: Array, value: Array, wanted: NDArray[np.int64]) -> Array:
    """The sum of the lowest cards that are kept, as many as wanted; an unknown card counts a flip."""
    sums, missing = np.zeros(len(kept)), wanted.astype(float)
    for kind in np.argsort(value):
        if kind != HEAT:
            taken = np.minimum(kept[:, kind], missing)
            sums += taken * value[kind]
            missing -= taken
    return np.asarray(sums + missing * FLIP)


def make(circuit: str) -> gymnasium.Env[Any, Any]:
    """The agent against five novices."""
    settings: dict[str, Any] = {"react": "auto", "asks": ("plan", "discard"), "max_rounds": 40}
    return gymnasium.make("slipstream/Race-v1", circuit=circuit, cars=6, rivals="novice", **settings)


def race(env: gymnasium.Env[Any, Any], weights: Array, seed: int) -> tuple[float, int]:
    """One race with these weights: the rounds it took, less for spaces beyond the line, and the place."""
    seen, info = env.reset(seed=seed)
    rounds, over = 0, False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        observation = seen["observation"]
        if observation[LAYOUT["step"]][0]:
            rounds += 1
            scores = plan_features(observation, legal) @ weights[: len(FEATURES)]
        else:
            scores = discard_features(observation, legal) @ weights[len(FEATURES) :]
        seen, _, terminated, truncated, info = env.step(int(legal[scores.argmax()]))
        over = terminated or truncated
    to_go = part(seen["observation"], "race", [100] * 10)[0, 1]
    return rounds + to_go / SPEED, info["place"]


def train(circuit: str, generations: int, population: int, races: int, seed: int) -> Array:
    """The cross-entropy method; all candidates of a generation have the same luck."""
    luck = np.random.default_rng(seed)
    env = make(circuit)
    mean, spread = START, np.full(len(START), 0.5)
    for generation in range(generations):
        started = time.perf_counter()
        candidates = luck.normal(mean, spread, (population, len(START)))
        seeds = luck.integers(FIRST_SEED, 2 * FIRST_SEED, races + generation).tolist()  # finer and finer
        rounds = np.array([np.mean([race(env, one, seed)[0] for seed in seeds]) for one in candidates])
        best = candidates[np.argsort(rounds, kind="stable")[: max(2, population // 4)]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.1 / (generation + 1)
        print(
            f"generation {generation + 1:2}: {rounds.mean():5.1f} rounds, best {rounds.min():5.1f}"
            f"  ({time.perf_counter() - started:.0f} s)",
            flush=True,
        )
    return mean


def interval(wins: int, races: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, wins / races
    middle = (share + z * z / (2 * races)) / (1 + z * z / races)
    half = z * math.sqrt(share * (1 - share) / races + z * z / (4 * races * races)) / (1 + z * z / races)
    return middle - half, middle + half


def main(arguments: list[str] | None = None) -> None:
    """Train, then race against five novices."""
    parser = argparse.ArgumentParser(description="Train a small driver and race it against five novices.")
    parser.add_argument("--circuit", default="usa")
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--races", type=int, default=4, help="races of a candidate, one more each generation")
    parser.add_argument("--evaluate", type=int, default=600, help="races against five novices afterwards")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    weights = train(chosen.circuit, chosen.generations, chosen.population, chosen.races, chosen.seed)
    for name, weight in zip(FEATURES + DISCARDS, weights, strict=True):
        print(f"{weight:6.2f}  {name}")
    env = make(chosen.circuit)
    places = [race(env, weights, seed)[1] for seed in range(chosen.evaluate)]
    wins = places.count(1)
    low, high = interval(wins, len(places))
    print(
        f"against five novices: won {wins} of {len(places)} races, {100 * wins / len(places):.1f} % "
        f"(95 % interval {100 * low:.1f} to {100 * high:.1f}; an equal driver wins 16.7 %), "
        f"mean place {np.mean(places):.2f}"
    )


if __name__ == "__main__":
    main()
