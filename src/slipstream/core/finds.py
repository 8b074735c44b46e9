"""What + symbols will find, before anything is turned over: exact chances, piles as sets (PLUS-1..3, 8)."""

from __future__ import annotations

from slipstream.core.cards import UNIT, VALUES, count, number_of, of_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64


MOST_AT_ONCE: Final = 12  # symbols that are looked at all at once


def _choose() -> list[int]:
    """In how many ways so many of so many cards can be found, at `13 * cards + number`."""
    numbers = [0] * (29 * 13)
    for cards in range(29):
        numbers[13 * cards] = 1
        for number in range(1, 13):
            if cards > 0:
                numbers[13 * cards + number] = (
                    numbers[13 * cards - 13 + number] + numbers[13 * cards - 14 + number]
                )
    return numbers


_CHOOSE: Final = _choose()


class Finds:
    """The values that one, two and more + symbols find in all in two piles."""

    # Card by card: what may be left of the piles, each with its chance and what was found so far
    left: list[int]
    below: list[int]
    found: list[int]
    chances: list[float]

    def __init__(self, draw: i64, discard: i64) -> None:
        self.draw = draw  # the Basic cards of the two piles
        self.discard = discard
        self.sums: list[list[float]] = [[1.0]]  # by number of symbols: chances of 0, 1, 2, ... in all
        self.next: list[list[float]] = []  # the same, times the chance of each value 0..4 of one more symbol
        self.seen_to: i64 = 0  # card by card

    def of(self, symbols: i64) -> list[float]:
        """The chances of all sums of so many symbols."""
        while len(self.sums) <= symbols:
            self._look_further()
        return self.sums[symbols]

    def then(self, symbols: i64) -> list[float]:
        """The chance of a sum and the value of one more symbol, at `VALUES * sum + value`."""
        while len(self.next) <= symbols:
            self._look_further()
        return self.next[symbols]

    def _look_further(self) -> None:
        """Look at one more symbol, all at once while the draw pile is large enough for it."""
        symbols: i64 = len(self.next)
        if count(self.draw) > symbols and symbols < MOST_AT_ONCE:
            self._of_one_pile(symbols)
            return
        while self.seen_to <= symbols:  # card by card from the beginning
            self._one_more()

    def _of_one_pile(self, symbols: i64) -> None:
        """So many cards of the draw pile, and one more: by the number of cards of each value among them."""
        ones = of_value(self.draw, 1)
        twos = of_value(self.draw, 2)
        threes = of_value(self.draw, 3)
        fours = of_value(self.draw, 4)
        total = ones + twos + threes + fours
        ways = float(int(_CHOOSE[total * 13 + symbols]))
        rest = float(int(total - symbols))
        sums = [0.0] * (4 * symbols + 1)
        following = [0.0] * (VALUES * (4 * symbols + 1))
        a: i64 = 0
        while a <= ones and a <= symbols:
            b: i64 = 0
            while b <= twos and a + b <= symbols:
                c: i64 = 0
                while c <= threes and a + b + c <= symbols:
                    d = symbols - a - b - c
                    if d <= fours:
                        number = (
                            _CHOOSE[ones * 13 + a]
                            * _CHOOSE[twos * 13 + b]
                            * _CHOOSE[threes * 13 + c]
                            * _CHOOSE[fours * 13 + d]
                        )
                        chance = float(int(number)) / ways
                        found = a + 2 * b + 3 * c + 4 * d
                        sums[found] += chance
                        at = VALUES * found
                        chance /= rest
                        if ones > a:
                            following[at + 1] += chance * float(int(ones - a))
                        if twos > b:
                            following[at + 2] += chance * float(int(twos - b))
                        if threes > c:
                            following[at + 3] += chance * float(int(threes - c))
                        if fours > d:
                            following[at + 4] += chance * float(int(fours - d))
                    c += 1
                b += 1
            a += 1
        if len(self.sums) == symbols:
            self.sums.append(sums)
        self.next.append(following)

    def _one_more(self) -> None:
        """Look at one more symbol card by card, for all that may be left of the piles."""
        symbols = self.seen_to
        if symbols == 0:
            self.left = [int(self.draw)]
            self.below = [int(self.discard)]
            self.found = [0]
            self.chances = [1.0]
        self.seen_to += 1
        sums = [0.0] * (4 * symbols + 5)
        following = [0.0] * (VALUES * (4 * symbols + 1))
        left: list[int] = []
        below: list[int] = []
        found: list[int] = []
        chances: list[float] = []
        at = 0
        while at < len(self.left):
            pile: i64 = self.left[at]
            under: i64 = self.below[at]
            before: i64 = self.found[at]
            chance = self.chances[at]
            if pile == 0:  # it is formed anew from the cards below
                pile = under
                under = 0
            total = count(pile)
            if total == 0:  # there is nothing to find (PLUS-9)
                sums[before] += chance
                following[VALUES * before] += chance
                _note(left, below, found, chances, 0, 0, before, chance)
            kind: i64 = 0
            while kind < 4 and total > 0:
                number = number_of(pile, kind)
                if number > 0:
                    one = chance * float(int(number)) / float(int(total))
                    sums[before + kind + 1] += one
                    following[VALUES * before + kind + 1] += one
                    _note(left, below, found, chances, pile - UNIT[kind], under, before + kind + 1, one)
                kind += 1
            at += 1
        self.left = left
        self.below = below
        self.found = found
        self.chances = chances
        if len(self.sums) == symbols + 1:
            self.sums.append(sums)
        if len(self.next) == symbols:
            self.next.append(following)


def _note(
    left: list[int],
    below: list[int],
    found: list[int],
    chances: list[float],
    pile: i64,
    under: i64,
    value: i64,
    chance: float,
) -> None:
    """Add a state of the piles, or its chance to the same one: the order of the cards does not matter."""
    at = 0
    while at < len(left):
        if left[at] == pile and below[at] == under and found[at] == value:
            chances[at] += chance
            return
        at += 1
    left.append(pile)
    below.append(under)
    found.append(value)
    chances.append(chance)
