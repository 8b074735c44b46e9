"""Any kind of decision at once: a recorded race, and a table of one's own at each moment of it.

The race is driven by dice, so that everything happens in it, and the moments are those with most to choose.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from slipstream.coach.walking import Choice, courses
from slipstream.core.actions import ACTION_KEYS
from slipstream.drivers import drive_recorded, driver_luck, make_driver
from slipstream.games.setup import RaceSetup
from slipstream.records.record import Record, Recorded
from tests.browser.driver import Player

SETUP: Final = RaceSetup("italia", cars=5, laps=2, legends=1, garage="all", weather=True)
SEED: Final = 9  # of the first hundred, the one with most at once: 46 answers of seven kinds
#: what is looked for, by the name of a moment: a kind of answer to be had, and how many of it at least
WANTED: Final = {
    "salvage": ("salvage", 40),
    "cool": ("cool-card", 2),
    "scrap": ("scrap", 1),
    "boost": ("boost", 1),
    "value": ("choose-value", 2),
    "slipstream": ("slipstream", 2),
    "refresh": ("refresh", 2),
    "discard": ("discard", 24),
    "plan": ("plan", 47),
}


@cache
def diced(seed: int = SEED) -> Record:
    """A whole race of drivers who throw dice, their garage included."""
    recorded = Recorded(SETUP, seed, ["random"] * SETUP.players)
    drive_recorded(
        recorded, [make_driver("random", driver_luck(seed, seat)) for seat in range(SETUP.players)]
    )
    return recorded.record


@cache
def moments() -> dict[str, tuple[int, int]]:
    """Seat and number of the first decision with each of what is wanted."""
    found: dict[str, tuple[int, int]] = {}
    record = diced()
    for seat in range(SETUP.players):
        for choice in (one for course in courses(record, seat) for one in course.choices):
            kinds = kinds_of(choice)
            for name, (kind, least) in WANTED.items():
                if name not in found and kinds.count(kind) >= least:
                    found[name] = (seat, choice.index)
    assert found.keys() == WANTED.keys(), WANTED.keys() - found.keys()
    return found


def kinds_of(choice: Choice) -> list[str]:
    """What can be answered, one word for each answer."""
    return [ACTION_KEYS[action.kind] for action in choice.decision.options]


def upload(player: Player) -> str:
    """Lay the record at a table; gives its id."""
    reply = player.page.request.post("/api/replays", data=diced().dumps())
    assert reply.status == 201, reply.text()
    return str(reply.json()["table"])


def try_moment(player: Player, raced: str, name: str) -> str:
    """Go where the race stands at this moment, at a table of one's own."""
    seat, moment = moments()[name]
    table = str(
        player.call("POST", f"/tables/{raced}/again", {"seat": seat, "moment": moment, "name": player.name})[
            "table"
        ]
    )
    player.open(f"/t/{table}")
    player.ready()
    return table
