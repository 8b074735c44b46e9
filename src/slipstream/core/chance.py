"""Chance: the only source of randomness, in seeded streams.

Every car has a stream of its own, and so have the grid, the Legend deck and each pile that is
shared: what one player decides never changes another one's luck. Stream seeds are BLAKE2b hashes of
(seed, race, purpose, car), so nobody can work back from the draws they saw to the seed or to another
car's cards.

Two kinds share one interface. `fast` is a multiply-with-carry generator in one small int, for
simulation and search; `secure` is BLAKE2b in counter mode, for live races, where nobody may predict
draws from earlier ones. A record names the kind.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

FAST: Final = "fast"
SECURE: Final = "secure"
KINDS_OF_CHANCE: Final = (FAST, SECURE)

SEED_BITS: Final = 128

_MULTIPLIER: Final = 1997159265  # _MULTIPLIER * 2**31 - 1 is a safe prime
_MODULUS: Final = _MULTIPLIER * (1 << 31) - 1
_OUTPUTS_PER_BLOCK: Final = 16


class Stream:
    """An endless sequence of 31-bit numbers, reproducible from its seed."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def copy(self) -> Stream:
        """An independent stream that continues in the same way."""
        raise NotImplementedError

    def encoded(self) -> tuple[str, int, int]:
        """Kind and position, for `decode_stream`."""
        raise NotImplementedError


class FastStream(Stream):
    """Multiply-with-carry in 62 bits: exact in small ints, `i64` and every other language."""

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, n: i64) -> i64:
        state = self.state
        state = 1997159265 * (state & 0x7FFF_FFFF) + (state >> 31)  # _MULTIPLIER
        self.state = state
        return ((state & 0x7FFF_FFFF) ^ (state >> 31)) * n >> 31

    def copy(self) -> Stream:
        return FastStream(self.state)

    def encoded(self) -> tuple[str, int, int]:
        return FAST, self.state, 0


class SecureStream(Stream):
    """BLAKE2b in counter mode under a secret key of 256 bits."""

    def __init__(self, key: bytes, position: int) -> None:
        self.key = key
        self.position = position
        self.block = b""

    def below(self, n: i64) -> i64:
        at = self.position % _OUTPUTS_PER_BLOCK
        if at == 0 or not self.block:
            from hashlib import blake2b

            number = (self.position // _OUTPUTS_PER_BLOCK).to_bytes(8, "little")
            self.block = blake2b(number, key=self.key, digest_size=4 * _OUTPUTS_PER_BLOCK).digest()
        self.position += 1
        word: i64 = int.from_bytes(self.block[4 * at : 4 * at + 4], "little") >> 1
        return word * n >> 31

    def copy(self) -> Stream:
        return SecureStream(self.key, self.position)

    def encoded(self) -> tuple[str, int, int]:
        return SECURE, int.from_bytes(self.key, "little"), self.position


class ScriptedStream(Stream):
    """A stream whose numbers were decided beforehand: for scenes, never for a race."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def below(self, n: i64) -> i64:
        return self.numbers.pop(0)

    def copy(self) -> Stream:
        return ScriptedStream(self.numbers[:])

    def encoded(self) -> tuple[str, int, int]:
        raise ValueError("a scripted stream belongs to a scene and is not saved")


NO_LUCK: Final = ScriptedStream([])  # asking it for a number is an error


def stream(kind: str, seed: int, race: int, purpose: str, car: int = 0) -> Stream:
    """The stream of one purpose and car in race number `race` of a seed.

    >>> a = stream("fast", 7, 0, "deck", 2)
    >>> b = stream("fast", 7, 0, "deck", 2)
    >>> [a.below(100) for _ in range(3)] == [b.below(100) for _ in range(3)]
    True
    """
    from hashlib import blake2b

    name = f"{race}/{purpose}/{car}".encode()
    digest = blake2b(name, key=seed.to_bytes(SEED_BITS // 8, "little"), digest_size=32).digest()
    if kind == SECURE:
        return SecureStream(digest, 0)
    if kind != FAST:
        raise ValueError(f"chance is one of {', '.join(KINDS_OF_CHANCE)}, not {kind!r}")
    return FastStream(int.from_bytes(digest, "little") % (_MODULUS - 1) + 1)


def decode_stream(kind: str, first: int, second: int) -> Stream:
    """The stream that `Stream.encoded` described."""
    if kind == SECURE:
        return SecureStream(first.to_bytes(32, "little"), second)
    if kind != FAST or not 0 < first < _MODULUS:
        raise ValueError("this is not a stream")
    return FastStream(first)


def shuffled(items: list[int], luck: Stream) -> list[int]:
    """The items in random order; every order equally likely."""
    result = list(items)
    left: i64 = len(result)
    while left > 1:
        at = luck.below(left)
        left -= 1
        result[at], result[left] = result[left], result[at]
    return result
