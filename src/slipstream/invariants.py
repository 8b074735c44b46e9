"""What must hold in every state of every race, whatever the players do. Fuzzing and tests check it."""

from __future__ import annotations

from slipstream.core.cards import BASICS, SPECIALS_FROM, contains, heat_in, stress_in, valid
from slipstream.core.race import Race
from slipstream.core.rules import STRESS_IN_BOX
from slipstream.core.state import STEP_OVER, STEP_PLAN

MOST_ROUNDS = 500


class BrokenInvariantError(AssertionError):
    """Something that can never happen has happened."""


def demand(holds: bool, what: str) -> None:
    """Raise unless it holds."""
    if not holds:
        raise BrokenInvariantError(what)


class Watch:
    """Remembers what has to stay the same in a race, and checks it after every answer."""

    def __init__(self, race: Race) -> None:
        cars = race.state.cars
        self.heat = [self._heat(race, seat) for seat in range(len(cars))]
        self.others = [self._others(race, seat) for seat in range(len(cars))]
        self.progress = [int(car.progress) for car in cars]
        self.spin_outs = [int(car.spin_outs) for car in cars]
        self.round = 0
        self.order: list[int] = []
        self.moved: list[int] = []
        self.check(race)

    @staticmethod
    def _zones(race: Race, seat: int) -> int:
        car = race.state.cars[seat]
        return car.hand + car.draw + car.discard + car.play

    def _heat(self, race: Race, seat: int) -> int:
        return race.state.cars[seat].engine + heat_in(self._zones(race, seat))

    def _others(self, race: Race, seat: int) -> int:
        zones = self._zones(race, seat)
        return zones & BASICS | zones >> SPECIALS_FROM << SPECIALS_FROM

    def check(self, race: Race) -> None:
        """Check the state after an answer."""
        state = race.state
        self._check_cards(race)
        self._check_track(race)
        self._check_order(race)
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
            demand(self._heat(race, seat) == self.heat[seat], f"seat {seat}: Heat is not conserved")
            demand(self._others(race, seat) == self.others[seat], f"seat {seat}: cards are not conserved")
            demand(contains(car.hand, car.plan), f"seat {seat}: the plan is not in hand")
            demand(contains(car.discard, car.discard_top), f"seat {seat}: the top is not in the discard pile")
            demand((car.discard == 0) == (car.discard_top == 0), f"seat {seat}: a discard pile shows its top")
            top = car.top
            if top is not None:
                demand(contains(car.draw, sum(top)), f"seat {seat}: the known top is not in the draw pile")
            stress += stress_in(self._zones(race, seat))
        demand(stress == STRESS_IN_BOX, f"there are {stress} Stress cards")

    def _check_track(self, race: Race) -> None:
        """One car per spot; progress falls only by a spin-out (TRACK-2, SPIN-10)."""
        state = race.state
        taken = set()
        for car in state.cars:
            demand(
                car.space == car.progress % state.track.length, f"seat {car.seat}: space and progress differ"
            )
            if car.on_track():
                demand((car.space, car.spot) not in taken, f"two cars on {car.space}/{car.spot}")
                taken.add((int(car.space), int(car.spot)))
            if car.progress < self.progress[car.seat]:
                demand(
                    car.spin_outs > self.spin_outs[car.seat], f"seat {car.seat} fell back without spinning"
                )
            self.progress[car.seat] = car.progress
            self.spin_outs[car.seat] = car.spin_outs

    def _check_order(self, race: Race) -> None:
        """The order of movers is the order at the start of the round (ROUND-5, ROUND-6)."""
        state = race.state
        if state.round != self.round or state.step == STEP_OVER:
            demand(
                self.moved == [seat for seat in self.order if seat in self.moved], "cars moved out of order"
            )
            self.round = state.round
            self.order = state.racing_order()
            self.moved = []
            if state.step != STEP_OVER:
                demand(state.order == self.order, "the order is not that of the start of the round")
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
