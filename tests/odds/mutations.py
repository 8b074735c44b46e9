"""Break one step of the look-ahead and compare it with real races: for `test_mutations.py`, on plain Python.

Compiled functions cannot be replaced, so this is a program of its own: `python -m tests.odds.mutations`
replaces one function after the other in `slipstream.core.ahead` (the race keeps the real one) and prints the
names of those with which a comparison goes wrong, each with the number of the moment that shows it. When one
goes wrong while nothing is broken, it says `nothing`. `SLIPSTREAM_LONG=1` looks at every moment until then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Final

from slipstream.core import ahead
from slipstream.core.chance import Stream
from slipstream.core.race import Race
from slipstream.core.steps import cooldown
from tests.odds.test_brute_force import a_plan, check_option, check_plan, check_scrapping, moments, thinned
from tests.properties.support import LONG, policy

EVERY: Final = 5  # so manieth moments are looked at
#: moments that show every broken step, as the long run prints them: a change of the rules may move them
TELLING: Final = (0, 1, 2, 7, 10, 15, 85, 177, 207, 213, 409)
ALL: Final = range(100_000)
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


class Moments:
    """The moments of some races, driven once, each with the steps that the look-ahead runs there."""

    def __init__(self, races: Iterator[Race], looked_at: Container[int]) -> None:
        self.coming = ((number, race) for number, race in enumerate(races) if number in looked_at)
        self.known = list[tuple[int, Race, set[str]]]()
        self.wrong = False  # a comparison failed though nothing was broken

    def where(self, step: str) -> Iterator[tuple[int, Race]]:
        """Those at which the look-ahead runs this step."""
        for number, race, steps in self.known:
            if step in steps:
                yield number, race
        for number, race in self.coming:
            steps = set[str]()
            with replaced({name: noting(name, steps) for name in MUTATIONS}):
                self.wrong = self.wrong or goes_wrong(number, race)
            self.known.append((number, race.copy(), steps))
            if step in steps:
                yield number, self.known[-1][1]


def noting(name: str, steps: set[str]) -> Broken:
    """The step as it is; that it was run is noted."""

    def watched(real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*arguments: Any) -> Any:
            steps.add(name)
            return real(*arguments)

        return step

    return watched


@contextmanager
def replaced(broken: Mapping[str, Broken]) -> Iterator[None]:
    """Other steps for the look-ahead; it calls some by their own name and some by that of their module."""
    names, module = vars(ahead), dict(vars(cooldown))
    before = dict(names)
    for name, make in broken.items():
        home = names if name in names else module
        home[name] = make(home[name])
    names["cooldown"] = SimpleNamespace(**module)
    try:
        yield
    finally:
        names.update(before)


def goes_wrong(number: int, race: Race) -> bool:
    """Does a comparison of plans and answers go wrong at this moment?"""
    luck, seen = policy(number), Counter[str]()
    try:
        if number == 0:
            check_scrapping(seen)  # a few moments made for it
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
    """Break every step once, where it is run."""
    moments_of_races = Moments(moments(EVERY), ALL if LONG else TELLING)
    for name, broken in MUTATIONS.items():
        for number, race in moments_of_races.where(name):
            with replaced({name: broken}):
                noticed = goes_wrong(number, race)
            if noticed:
                print(name, number)
                break
    if moments_of_races.wrong:
        print("nothing", len(moments_of_races.known))


if __name__ == "__main__":
    main()
