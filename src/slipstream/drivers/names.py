"""What a driver is called: a level, and if wanted its budget and its manner: `champion@300`, `club:follows`.

>>> read_name("champion@300:keeps")
DriverName(kind='champion', rollouts=300, manner='keeps')
>>> level_of("club:follows"), manner_of("club:follows"), manner_of("club")
('club', 'follows', None)
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, get_args

from slipstream.words.language import ToldError

#: those that take a seat at a table; the protocol and the page follow this line
LevelName = Literal["rookie", "amateur", "club", "pro", "champion"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)  # the weakest first
#: what somebody likes where answers are worth nearly the same, in the order of `slipstream.field.manners`
MannerName = Literal["keeps", "dares", "follows", "blocks", "gambles", "boosts"]
MANNERS: Final[tuple[MannerName, ...]] = get_args(MannerName)
#: for programs only: rules of thumb, and any legal answer
OTHERS: Final = ("novice", "random")
DRIVERS: Final = (*LEVELS, *OTHERS)
SEARCHING: Final = ("pro", "champion")  # may be given a budget of their own
_NAME: Final = re.compile(r"([a-z]+)(?:@([1-9][0-9]{0,6}))?(?::([a-z]+))?")


class DriverName(NamedTuple):
    """A name, taken apart."""

    kind: str
    rollouts: int | None = None  # None: as many as this level usually has
    manner: MannerName | None = None


class UnknownDriverError(ToldError):
    """There is no driver of this name."""

    prefix = "driver"

    def __init__(self, name: str) -> None:
        super().__init__("unknown-driver", name=repr(name), known=", ".join(DRIVERS))


class UnknownMannerError(ToldError):
    """There is no such manner, or this driver has none."""

    prefix = "driver"

    def __init__(self, name: str) -> None:
        manners, levels = ", ".join(MANNERS), ", ".join(LEVELS)
        super().__init__("unknown-manner", name=repr(name), known=manners, levels=levels)


def read_name(name: str) -> DriverName:
    """The parts of a driver's name; UnknownDriverError if nobody is called so."""
    found = _NAME.fullmatch(name)
    if found is None or found[1] not in DRIVERS or (found[2] and found[1] not in SEARCHING):
        raise UnknownDriverError(name)
    if found[3] and (found[3] not in MANNERS or found[1] not in LEVELS):
        raise UnknownMannerError(name)
    return DriverName(found[1], int(found[2]) if found[2] else None, manner_of(name))


def level_of(name: str) -> str:
    """The part of a driver's name that says how strong it is."""
    return name.partition(":")[0].partition("@")[0]


def manner_of(name: str) -> MannerName | None:
    """The part that says how it drives."""
    manner = name.partition(":")[2]
    return next((known for known in MANNERS if known == manner), None)
