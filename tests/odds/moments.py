"""Moments of random races with every module, by number: the same ones for every comparison of answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from slipstream.circuits.loader import circuit_names
from slipstream.core.chance import stream
from slipstream.core.race import Race
from slipstream.core.views import View
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.games.setup import RaceSetup
from slipstream.odds import plan_odds

#: by name: what is switched on
MODULES: Final[dict[str, dict[str, object]]] = {
    "base": {},
    "quick garage": {"garage": "quick"},
    "draft": {"garage": "all"},
    "weather and roads": {"weather": True},
    "tournament": {"tournament": True},
    "everything": {"garage": "all", "weather": True, "tournament": True},
}


def moments(modules: str, number: int, seed: int = 0) -> Iterator[tuple[Race, int]]:
    """So many moments at which a seat is about to plan: the race, and the seat."""
    found = 0
    game_number = seed
    while True:
        game_number += 1
        circuit = circuit_names()[game_number % 4]
        cars = 2 + game_number % 5
        setup = RaceSetup(circuit, cars, legends=game_number % 2, **MODULES[modules])  # type: ignore[arg-type]
        game = setup.start(game_number)
        names = ["random", "rookie"]
        drivers = [make_driver(names[seat % 2], driver_luck(game_number, seat)) for seat in range(cars)]
        luck = stream("fast", game_number, 0, "moments")
        while decisions := game.pending():
            decision = decisions[0]
            if decision.step == "plan" and game.race is not None and luck.below(12) == 0:
                yield game.race, decision.seat
                found += 1
                if found == number:
                    return
            game.apply(decision.seat, choose(drivers[decision.seat], game, decision), decision.id)


def least_risk(view: View, cards: int) -> tuple[float, float]:
    """By the odds: the chance of a spin-out and the spaces gained, with the values that risk least."""
    assert view.seat is not None
    start = view.cars[view.seat].progress
    found = [
        (
            float(outlook.spin_chance),
            float(sum(outcome.chance * (outcome.rests - start) for outcome in outlook.outcomes)),
        )
        for outlook in plan_odds(view, cards, reactions=False).outlooks
    ]
    return min(found, key=lambda pair: (pair[0], -pair[1])) if found else (0.0, 0.0)
