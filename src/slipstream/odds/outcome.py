"""What `slipstream.odds` answers with. Chances are exact fractions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from slipstream.core.actions import Action


@dataclass(frozen=True, slots=True, order=True)
class Bill:
    """A corner line crossed: the limit in force, Adjust symbols included, and the Heat due (CORNER-3..5)."""

    corner: int
    limit: int
    due: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way it may go. A car that spins out is where it stopped, before it is put back (SPIN-2)."""

    chance: Fraction
    speed: int
    progress: int
    spot: int
    bills: tuple[Bill, ...]  # in driving order, none beyond the corner it spins out at
    heat: int  # due at all these corners
    paid: int  # of it: all that the engine holds if it spins out
    engine: int  # Heat left after the corners; 0 if it spins out
    spins: int  # the corner it spins out at, -1 for none
    rests: int  # progress after the corners: put back if it spins out
    finishes: bool  # completes the race
    tows: tuple[int, ...]  # Slipstream distances on offer there
    cooled: int  # Heat that Cooldown has brought before the corners
    replaced: int  # cards whose Heat symbol could not be paid (SYM-HEAT-4)
    press: int  # Sponsor cards from Press Corners (PRESS-2)

    @property
    def uncooled(self) -> int:
        """Heat in the engine before the corners had nothing been cooled; below 0 if a symbol needs it."""
        return self.engine + self.paid - self.cooled

    @property
    def needs_cooling(self) -> bool:
        """Are its corners paid for only because something was cooled?"""
        return self.spins < 0 and self.heat > max(0, self.uncooled)


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that luck can do, once these values are chosen. The chances of the outcomes add up to 1."""

    values: tuple[int, ...]  # for the cards of several values that are asked for, in that order
    outcomes: tuple[Outcome, ...]  # by Speed, then by progress

    def chance_that(self, holds: Callable[[Outcome], bool]) -> Fraction:
        """The chance of all outcomes for which this holds."""
        return sum((outcome.chance for outcome in self.outcomes if holds(outcome)), Fraction(0))

    @property
    def spin_chance(self) -> Fraction:
        """The chance of a spin-out."""
        return self.chance_that(lambda outcome: outcome.spins >= 0)

    @property
    def finish_chance(self) -> Fraction:
        """The chance to complete the race."""
        return self.chance_that(lambda outcome: outcome.finishes)

    @property
    def greatest_heat(self) -> int:
        """The most Heat due at corners."""
        return max(outcome.heat for outcome in self.outcomes)


@dataclass(frozen=True, slots=True)
class Reaction:
    """An optional symbol of React, and what comes of it if it alone is used as soon as it is offered."""

    action: Action
    outlooks: tuple[Outlook, ...]


@dataclass(frozen=True, slots=True)
class PlanOdds:
    """What a plan may lead to, the cars standing as they do now."""

    cards: int
    gear: int  # after a correction, if there is one (TOURNAMENT-4, 5)
    shift: int  # Heat paid for the gear
    plus: int  # Basic cards to be turned over, at most
    cluttered: bool  # it does not move (CLUTTER-4); no outlooks then
    outlooks: tuple[Outlook, ...]  # without any optional symbol, one per choice of values
    reactions: tuple[Reaction, ...]
