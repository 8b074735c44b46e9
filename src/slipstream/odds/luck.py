"""Every way a step of the core may go: the cards that come to light are laid on top, one order after another.

A step is run with the cards known so far; where it needs one more, its luck has run out, and it is run
again for each card that could come. So no rule about turning over is repeated here but one: + symbols pass
over all that is not Basic (PLUS-1, PLUS-3). Passed cards stay in the draw pile of the sketch. That changes
no chance: only Basic cards are ever found, and the pile is formed anew when none is left in it (PLUS-8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from slipstream.core.cards import BASICS, UNIT, cards_in, count, kinds_in, number_of
from slipstream.core.chance import ScriptedStream
from slipstream.core.events import REVEALED
from slipstream.odds.sketch import Sketch

Step = Callable[[Sketch], None]


class Way:
    """One way it may go: `weight` of `out_of` equally likely ones, and where it leads."""

    __slots__ = ("found", "out_of", "sketch", "weight")

    def __init__(self, sketch: Sketch, weight: int = 1, out_of: int = 1, found: int = 0) -> None:
        self.sketch = sketch
        self.weight = weight
        self.out_of = out_of
        self.found = found  # cards that came to light


class _Order:
    """Cards as they will come to light, and the place of a played card that has to go (TOURNAMENT-4)."""

    __slots__ = ("cards", "found", "gone", "out_of", "weight")

    def __init__(
        self, cards: list[int], weight: int = 1, out_of: int = 1, found: int = 0, gone: int = -1
    ) -> None:
        self.cards = cards
        self.weight = weight
        self.out_of = out_of
        self.found = found
        self.gone = gone


def ways(sketch: Sketch, step: Step, any_card: bool = False, flips: bool = False) -> list[Way]:
    """Every way the step may go. Cards turned over together count as a set: their order does not matter.

    `any_card`: the step takes cards as they come (Scrap), it does not look for Basic ones.
    `flips`: it is sure to turn one over, so there is no need to try it without.
    """
    top = sketch.car.top
    open_orders = [_Order([] if top is None else top[::-1])]
    if flips and sketch.car.draw & BASICS:
        open_orders = list(_longer(sketch, open_orders[0], any_card))
    done: list[Way] = []
    while open_orders:
        longer: dict[tuple[int, int, int], _Order] = {}
        for order in open_orders:
            trial = sketch.copy()
            trial.car.top = order.cards[::-1] or None
            trial.car.luck = ScriptedStream([order.gone] if order.gone >= 0 else [])
            if _runs(trial, step):
                done.append(Way(trial, order.weight, order.out_of, order.found))
                continue
            for following in _longer(trial, order, any_card):
                key = sum(following.cards), following.out_of, following.gone
                same = longer.setdefault(key, following)
                if same is not following:
                    same.weight += following.weight
        open_orders = list(longer.values())
    return done


def _runs(trial: Sketch, step: Step) -> bool:
    """Run the step; False if it needs more luck than was laid out for it."""
    if trial.state.rules.tournament:
        trial.state.log = []
    try:
        step(trial)
    except IndexError:  # the scripted stream is empty
        if trial.car.top:
            raise  # no: there were cards left
        return False
    trial.state.log = None
    return True


def _longer(trial: Sketch, order: _Order, any_card: bool) -> Iterator[_Order]:
    """The order with one more card, for each that could come where the step ran out of luck."""
    car, log = trial.car, trial.state.log
    weight, out_of, found = order.weight, order.out_of, order.found
    if log and log[-1].kind == REVEALED:  # nothing was turned over yet: a played card has to go
        out_of *= int(count(car.play))
        place = 0
        for kind in kinds_in(car.play):
            number = int(number_of(car.play, kind))
            yield _Order(order.cards, weight * number, out_of, found, place)
            place += number
        return
    pile = int(car.draw) if any_card else int(car.draw & BASICS)
    if pile == 0:  # no Basic card in it: all of it passes, and the discard pile comes next
        yield _Order(order.cards + cards_in(car.draw), weight, out_of, found, order.gone)
        return
    out_of *= int(count(pile))
    for kind in kinds_in(pile):
        number = int(number_of(pile, kind))
        yield _Order([*order.cards, UNIT[kind]], weight * number, out_of, found + 1, order.gone)
