"""What must hold in every state of every race, whatever the players do. Fuzzing and tests check it."""

from __future__ import annotations

from typing import Final

from slipstream.core.car import Car
from slipstream.core.cards import (
    BASICS,
    contains,
    count,
    heat_in,
    specials_in,
    sponsors_in,
    stress_in,
    valid,
)
from slipstream.core.race import Race
from slipstream.core.rules import STRESS_IN_BOX
from slipstream.core.state import STEP_OVER, STEP_PLAN, STEP_RUNNING
from slipstream.core.symbols import SYM_HEAT

MOST_ROUNDS: Final = 500


class BrokenInvariantError(AssertionError):
    """Something that can never happen has happened."""


def demand(holds: bool, what: str) -> None:
    """Raise unless it holds."""
    if not holds:
        raise BrokenInvariantError(what)


def zones(car: Car) -> int:
    """All cards of a car outside its engine."""
    return car.hand + car.draw + car.discard + car.play


def own_cards(car: Car) -> int:
    """Basic cards and Upgrades: what a car owns from the first to the last round."""
    cards = zones(car)
    return cards & BASICS | specials_in(cards - sponsors_in(cards))


class Watch:
    """Remembers what has to stay the same in a race, and checks it after every answer."""

    def __init__(self, race: Race) -> None:
        state = race.state
        self.heat = [car.engine + heat_in(zones(car)) for car in state.cars]
        self.cards = [own_cards(car) for car in state.cars]
        self.sponsors = self._sponsors(race)
        self.progress = [int(car.progress) for car in state.cars]
        self.spin_outs = [int(car.spin_outs) for car in state.cars]
        self.round = 0
        self.order: list[int] = []
        self.moved: list[int] = []
        self.check(race)

    @staticmethod
    def _sponsors(race: Race) -> int:
        """All Sponsor cards: in the pile, used, and with the players (CHAMP-21)."""
        state = race.state
        owned = sum(sponsors_in(zones(car)) for car in state.cars)
        return owned + state.sponsor_pile + state.sponsors_used

    def check(self, race: Race) -> None:
        """Check the state after an answer."""
        state = race.state
        self._check_cards(race)
        self._check_track(race)
        self._check_order(race)
        demand(state.step != STEP_RUNNING, "the race stands still without asking")
        demand(state.round <= MOST_ROUNDS, f"the race is longer than {MOST_ROUNDS} rounds")
        if state.step == STEP_OVER:
            ranked = sorted(state.results)
            demand(ranked == list(range(len(state.cars))), f"not every car is ranked once: {state.results}")
            demand(not race.pending(), "a finished race asks")
        else:
            demand(bool(race.pending()), "the race is not over and asks nobody")

    def _check_cards(self, race: Race) -> None:
        """Cards are conserved per player, Heat is constant over a race (CARD-12)."""
        state = race.state
        stress = state.stress_supply
        for car in state.cars:
            seat = car.seat
            for zone in (car.hand, car.draw, car.discard, car.play):
                demand(valid(zone), f"seat {seat}: {zone} is not a zone")
            demand(car.engine >= 0, f"seat {seat}: the engine holds {car.engine}")
            heat = car.engine + heat_in(zones(car))
            demand(heat == self.heat[seat], f"seat {seat}: Heat is not conserved")
            demand(own_cards(car) == self.cards[seat], f"seat {seat}: cards are not conserved")
            demand(contains(car.hand, car.plan), f"seat {seat}: the plan is not in hand")
            demand(contains(car.discard, car.discard_top), f"seat {seat}: the top is not in the discard pile")
            demand((car.discard == 0) == (car.discard_top == 0), f"seat {seat}: a discard pile shows its top")
            top = car.top
            if top is not None:
                demand(contains(car.draw, sum(top)), f"seat {seat}: the known top is not in the draw pile")
            demand(not car.legend or count(zones(car)) == 0, f"seat {seat}: a Legend owns cards")
            stress += stress_in(zones(car))
        demand(stress == STRESS_IN_BOX, f"there are {stress} Stress cards")
        demand(self._sponsors(race) == self.sponsors, "Sponsor cards are not conserved")

    def _check_track(self, race: Race) -> None:
        """One car per spot; progress falls only by a spin-out or a replaced card (SPIN-10, SYM-HEAT-6)."""
        state = race.state
        taken = set()
        for car in state.cars:
            seat = car.seat
            demand(car.space == car.progress % state.track.length, f"seat {seat}: space and progress differ")
            if car.on_track():
                demand((car.space, car.spot) not in taken, f"two cars on {car.space}/{car.spot}")
                taken.add((int(car.space), int(car.spot)))
            if car.progress < self.progress[seat]:
                replaced = seat == state.active and car.bears(SYM_HEAT) and car.progress >= state.turn.start
                spun = car.spin_outs > self.spin_outs[seat]
                demand(spun or replaced, f"seat {seat} fell back without spinning")
            self.progress[seat] = car.progress
            self.spin_outs[seat] = car.spin_outs

    def _check_order(self, race: Race) -> None:
        """The order of movers is the order at the start of the round (ROUND-5, ROUND-6)."""
        state = race.state
        if state.round != self.round or state.step == STEP_OVER:
            expected = [seat for seat in self.order if seat in self.moved]
            demand(self.moved == expected, "cars moved out of order")
            self.round = state.round
            self.moved = []
            if state.step == STEP_PLAN:
                self.order = state.racing_order()
                demand(state.order == self.order, "the order is not that of the start of the round")
            else:
                self.order = state.order  # rounds of Legends alone have passed
        demand(state.step == STEP_OVER or state.order == self.order, "the order changed during the round")
        if state.step not in (STEP_PLAN, STEP_OVER) and state.active not in self.moved:
            self.moved.append(state.active)


def check_options(race: Race) -> None:
    """Every open decision has options, all different, all accepted by the rules that check them."""
    for decision in race.pending():
        options = decision.options
        demand(bool(options), f"{decision} has no option")
        demand(len(set(options)) == len(options), f"{decision} lists an option twice")
        for option in options:
            refusal = race.refusal(decision.seat, option)
            demand(refusal == "", f"{decision} lists {option!r}, which is refused: {refusal}")
