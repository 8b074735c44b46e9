"""Break one step of the look-ahead and compare it with real races: for `test_mutations.py`, on plain Python.

Compiled functions cannot be replaced, so this is a program of its own: `python -m tests.odds.mutations`
replaces one function after the other in `slipstream.core.ahead` (the race keeps the real one) and prints the
names of those with which a comparison goes wrong. At last nothing is broken, which it calls `nothing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from types import SimpleNamespace
from typing import Any, Final

from slipstream.core import ahead
from slipstream.core.chance import Stream
from slipstream.core.race import Race
from slipstream.core.steps import cooldown
from tests.odds.test_brute_force import a_plan, check_option, check_plan, check_scrapping, moments, thinned
from tests.properties.support import policy

EVERY: Final = 5  # so manieth moments are looked at
Broken = Callable[[Callable[..., Any]], Callable[..., Any]]


def skipped(_real: Callable[..., Any]) -> Callable[..., Any]:
    """The step does nothing."""
    return lambda *_arguments: None


def one_more(real: Callable[..., Any]) -> Callable[..., Any]:
    """The number it gives is one too many."""
    return lambda *arguments: real(*arguments) + 1


def further(real: Callable[..., Any]) -> Callable[..., Any]:
    """The car goes a space further."""
    return lambda state, car, spaces: real(state, car, spaces + 1)


def never(_real: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *_arguments: False


def hot(real: Callable[..., Any]) -> Callable[..., Any]:
    """The engine loses a Heat on the way."""

    def broken(state: Any, car: Any, *more: Any) -> Any:
        result = real(state, car, *more)
        car.engine = max(0, car.engine - 1)
        return result

    return broken


def cold(real: Callable[..., Any]) -> Callable[..., Any]:
    """The engine gains a Heat on the way."""

    def broken(state: Any, car: Any, *more: Any) -> Any:
        result = real(state, car, *more)
        car.engine += 1
        return result

    return broken


#: every step of the core that the look-ahead runs, and a way to break it
MUTATIONS: Final[dict[str, Broken]] = {
    "shift": skipped,
    "turn_over": hot,
    "gather": one_more,
    "find": one_more,
    "set_off": hot,
    "choose_value": hot,
    "pay_boost": hot,
    "go_faster": further,
    "react": hot,
    "lose_unpayable": cold,
    "replace_by": lambda real: (
        lambda state, car, card, number, found: real(state, car, card, number, found + 1)
    ),
    "lay_down": hot,
    "out_of_reach": never,
    "play_one_less": cold,
    "play_one_more": cold,
    "pay_refusal": lambda _real: lambda *_arguments: "",
    "check_corners": skipped,
    "slipstream": further,
    "slipstream_distances": lambda real: lambda state, car: real(state, car)[1:],
    "has_finished": never,
    "begin_turn": skipped,
    "lines_crossed": never,
    "stands_still": never,
    "react_options": lambda real: lambda state, car: real(state, car)[-1:],
    "react_refusal": lambda _real: lambda *_arguments: "symbol-not-open",
    "put_on_discard": skipped,
    "gain_from_press": skipped,
    "next_source": never,
    "most": lambda real: lambda *arguments: min(1, real(*arguments)),
}
#: what it asks besides, and why it cannot be told here whether that is right
UNBROKEN: Final = {
    "clutter": "the odds say no more of a car that stands still",
    "close": "of Scrap, which comes last and changes nothing that the odds tell",
    "face_of": "what is printed on a card, which the real steps read too",
    "next_to_choose": "the order of questions: any order gives the same turn",
}


class Remembered:
    """The moments of some races, driven once and looked at again and again."""

    def __init__(self, races: Iterator[Race]) -> None:
        self.coming, self.known = races, list[Race]()

    def __iter__(self) -> Iterator[Race]:
        yield from self.known
        for race in self.coming:
            self.known.append(race.copy())
            yield self.known[-1]


def goes_wrong(races: Iterable[Race]) -> bool:
    """Does any comparison of plans and answers go wrong?"""
    luck, seen = policy(8), Counter[str]()
    try:
        check_scrapping(seen)  # a few moments made for it: first, since they are quick
        for number, race in enumerate(races):
            for car in race.state.cars:
                if not car.legend and car.hand != 0 and car.on_track():
                    compare_at(race, int(car.seat), luck, seen, broke=number % 3 == 0)
    except (AssertionError, IndexError, ValueError, KeyError):
        return True
    return False


def compare_at(race: Race, seat: int, luck: Stream, seen: Counter[str], broke: bool) -> None:
    """A plan of this seat, or answers of the one whose turn it is. A broke car cannot pay for much."""
    moment = thinned(race, seat, luck)
    if seat != race.state.active:
        if broke:
            moment.state.cars[seat].engine = 0
        check_plan(moment, seat, a_plan(moment, seat, luck), seen)
        return
    decision = moment.pending()[0]
    if decision.step in ("value", "react", "slipstream"):
        for option in decision.options[:6]:
            check_option(moment, decision, option, seen)


def main() -> None:
    """Break every step once, then none."""
    races = Remembered(moments(EVERY))
    for name, broken in MUTATIONS.items():
        home: Any = ahead if hasattr(ahead, name) else SimpleNamespace(**vars(cooldown))
        real = getattr(home, name)
        setattr(home, name, broken(real))
        if home is not ahead:
            vars(ahead)["cooldown"] = home  # it calls the two by the name of their module
        if goes_wrong(races):
            print(name)
        setattr(home, name, real)
        vars(ahead)["cooldown"] = cooldown
    if goes_wrong(races.known[::12]):  # `test_brute_force.py` looks at all of them
        print("nothing")


if __name__ == "__main__":
    main()
