"""No race is thrown away: a certain spin-out gives way to a plan that gets as far without one."""

from __future__ import annotations

from slipstream.core.ahead import Ends, reveal_plan, started, through_react, trial_of, values_asked
from slipstream.core.steps.check_corner import next_line_of_race
from slipstream.core.steps.play_cards import furthest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState

_EQUAL: Final = 1e-9  # spaces: chances are added up in floats


class Prospect:
    """What a plan leads to with the values that risk least. Every Cooldown on offer is used."""

    def __init__(self, state: RaceState, car: Car, cards: i64) -> None:
        self.spin_out = 0.0  # its chance: exactly 0 and 1 where it is out of the question, or certain
        self.spaces = 0.0  # gained on average
        revealed = reveal_plan(trial_of(state, car), cards)
        if revealed[0].state.turn.cluttered:
            return
        first = True
        for values in values_asked(revealed):
            spin_out = 0.0
            spaces = 0.0
            certain = True
            for way in through_react(started(revealed, values), None):
                ends = Ends(way, False)
                chance = float(int(way.weight)) / float(int(way.out_of))
                spaces += chance * float(ends.rests - int(car.progress))
                if ends.spins >= 0:
                    spin_out += chance
                else:
                    certain = False
            if certain:
                spin_out = 1.0
            if first or spin_out < self.spin_out or (spin_out == self.spin_out and spaces > self.spaces):
                self.spin_out = spin_out
                self.spaces = spaces
                first = False


def is_lost(state: RaceState, car: Car, cards: i64) -> bool:
    """Is this plan sure to spin out? The other cars stand as they do now."""
    if next_line_of_race(state.track, state.rules, car.progress) > car.progress + furthest(car):
        return False  # no corner is within reach
    return Prospect(state, car, cards).spin_out == 1.0


def safer(state: RaceState, car: Car, chosen: i64, others: list[int]) -> i64:
    """The first of other plans that gets as far as a lost one without a spin-out; else that one."""
    prospect = Prospect(state, car, chosen)
    for cards in others:
        if cards != chosen:
            other = Prospect(state, car, cards)
            if other.spin_out == 0.0 and other.spaces >= prospect.spaces - _EQUAL:
                return cards
    return chosen
