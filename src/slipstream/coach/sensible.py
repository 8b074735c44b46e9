"""The sensible answer to an open decision, and whether anything else is worth a thought.

The page makes the sensible answer its one gold button, and may pass a step by itself where nothing else
would help. It is the better of the *plain* answers: those that take nothing from the engine by choice. A
Boost is never one: it is paid for and cannot be taken back, so who wants it says so. No plain answer is
taken that risks more of a spin-out than another.

At a table without odds or without hints nothing may be read from it: then the answer follows from what
everybody can see (`_seen_by_all`), and every choice is worth a thought.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from slipstream.core import actions
from slipstream.core.actions import Action, is_cooldown
from slipstream.core.ahead import trial_of, use
from slipstream.core.cards import discardable
from slipstream.core.chance import stream
from slipstream.core.decisions import Decision
from slipstream.core.random_play import Draw
from slipstream.core.seen import seen_race
from slipstream.core.views import View
from slipstream.drivers.weights import model_for
from slipstream.odds import Outlook
from slipstream.pace.ahead import CHOICES, DrawAhead, promising
from slipstream.pace.model import PaceModel
from slipstream.pace.policy import Policy

Odds = Sequence[Outlook]

#: rounds that a movement in React must cost before it is no use at all (docs/drivers.md, "Gold")
HOPELESS: Final = 0.4
#: all that may be offered in React where passing by is thought of; other answers are always worth a thought
MOVEMENTS: Final = (actions.BOOST, actions.ADRENALINE_MOVE)

_lock: Final = (
    threading.Lock()
)  # a policy thinks about one race at a time, and odds are worked out in threads


@dataclass(frozen=True, slots=True)
class Sensible:
    """The number of the sensible answer, None where cards are chosen; and is another worth a thought?"""

    best: int | None
    useful: bool


@lru_cache(maxsize=8)
def _policy(model: PaceModel) -> Policy:
    """Not the one that drivers share: they answer while this thinks in a thread."""
    return Policy(model)


def sensible(view: View, decision: Decision, odds: Sequence[Odds], judged: bool = True) -> Sensible:
    """What gold is. `odds` are the outlooks of every option before the corners, else empty.

    Without `judged` nothing but what all can see is used.
    """
    options = decision.options
    if decision.step == "plan":
        return Sensible(0 if len(options) == 1 else None, True)
    if len(options) == 1:
        return Sensible(0, False)
    if not judged:
        return Sensible(_seen_by_all(decision, odds), True)
    with _lock:
        policy = _policy(model_for(view.track))
        return Sensible(_best(policy, view, decision, odds), _is_useful(policy, view, decision, odds))


def spin_chance(odds: Odds) -> Fraction:
    """The chance of a spin-out, the values that are still open chosen for the least of it."""
    return min((one.spin_chance for one in odds), default=Fraction(0))


def _seen_by_all(decision: Decision, odds: Sequence[Odds]) -> int:
    """The default that reveals nothing: cool all that can be cooled, then what is an order, then no more; the
    longest Slipstream that costs no Heat; the lowest value; keep all cards."""
    options = decision.options
    numbers = range(len(options))
    idle = decision.idle
    if decision.step == "react":
        cooling = [at for at in numbers if is_cooldown(options[at].kind)]
        if cooling:
            return max(cooling, key=lambda at: (options[at].number, -at))
        orders = [at for at in numbers if actions.MANDATORY[options[at].kind]]
        return orders[0] if orders else idle or 0
    if decision.step == "slipstream":
        return max(numbers, key=lambda at: ([-one for one in _worst(odds[at])], options[at].number))
    if decision.step == "value":
        return min(numbers, key=lambda at: options[at].number)
    return idle or 0


def _worst(odds: Odds) -> tuple[int, int]:
    """Does it spin out, and the most Heat that it may cost: here nothing is left to chance."""
    outcomes = [outcome for one in odds for outcome in one.outcomes]
    return max(int(one.spins >= 0) for one in outcomes), max(one.heat for one in outcomes)


def _best(policy: Policy, view: View, decision: Decision, odds: Sequence[Odds]) -> int:
    """The policy's answer among the plain ones, unless another of them risks less."""
    options = decision.options
    plain = [at for at, option in enumerate(options) if option.kind != actions.BOOST] or [0]
    chosen = _chosen(policy, view, decision)
    best = options.index(chosen) if chosen in options else plain[0]
    if not odds:
        return best
    risks = {at: spin_chance(odds[at]) for at in plain}
    least = min(risks.values())
    if best in risks and risks[best] == least:
        return best
    safe = [at for at in plain if risks[at] == least]
    return decision.idle if decision.idle in safe else safe[0]


def _chosen(policy: Policy, view: View, decision: Decision) -> Action:
    """What the policy would answer that never boosts."""
    state = seen_race(view)
    car = state.cars[decision.seat]
    if decision.step == "discard":
        luck = stream("fast", 0, 0, "sensible", decision.seat)
        return Action(actions.DISCARD, DrawAhead(policy).choose(state, car, luck))
    into = Draw()
    boosting, policy.boosting = policy.boosting, False
    try:
        policy.choose(state, decision.seat, into)
    finally:
        policy.boosting = boosting
    return Action(into.kind, into.cards, into.number, into.source)


def _is_useful(policy: Policy, view: View, decision: Decision, odds: Sequence[Odds]) -> bool:
    """Is there another answer that somebody might give for a reason?"""
    state = seen_race(view)
    car = state.cars[decision.seat]
    if decision.step == "discard":
        cards = discardable(car.hand)
        return [kept for _, kept in promising(policy, state, car, cards, CHOICES)] != [cards]
    idle = decision.idle
    if decision.step != "react" or idle is None:
        return True
    others = [option for at, option in enumerate(decision.options) if at != idle]
    if any(option.kind not in MOVEMENTS for option in others):
        return True
    risk, finish = spin_chance(odds[idle]), _finish(odds[idle])
    if any(spin_chance(one) < risk or _finish(one) > finish for one in odds):
        return True
    road = policy.road_of(state)
    policy.settle_on(road, state, car)
    turn = state.turn
    standing = policy.standing(road, state, car, car.progress * 2 + car.spot, turn.speed, car.engine, True)
    for option in others:
        rounds = 0.0
        for way in use(trial_of(state, car), option):
            rounds += int(way.weight) / int(way.out_of) * policy.judge(road, way.state, way.car, True)
        if rounds < standing + HOPELESS:
            return True
    return False


def _finish(odds: Odds) -> Fraction:
    """The chance to complete the race in this turn."""
    return max((one.finish_chance for one in odds), default=Fraction(0))
