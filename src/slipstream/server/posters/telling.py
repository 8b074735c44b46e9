"""What a poster says of a race: headline, three facts, names. A person who has not agreed is a colour."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from slipstream.circuits.circuit import Circuit
from slipstream.printing.letters import has_all
from slipstream.server.posters.poster import Fact, Raced, Told
from slipstream.words.language import capital, said

MOST_FACTS: Final = 3


class Voice:
    """Sentences in one language. Several may speak at once: nothing is set for the whole process."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **given: object) -> str:
        return said(self.language, key, tuple(given.items()))


@dataclass(frozen=True)
class Shown:
    """A race with what may be told of who drove."""

    circuit: Circuit
    results: dict[str, Any]  # as `race_results` has them
    colours: tuple[str, ...]
    names: tuple[str, ...]  # by seat; "" for a person who has not agreed to be named

    @property
    def place(self) -> str:
        return self.circuit.place or self.circuit.name

    def name(self, seat: int, voice: Voice) -> str:
        """The name of a car: of its driver, if that can be told and written; else its colour."""
        name, say = self.names[seat], voice.say
        return name if name and has_all(name) else say("poster-car", colour=self.colours[seat])

    def row(self, own: int | None) -> dict[str, Any]:
        """Whose race it is: the reader's own, else the winner's."""
        rows = self.results["rows"]
        return next((row for row in rows if row["seat"] == own), rows[0])


def headline(shown: Shown, row: dict[str, Any], voice: Voice) -> tuple[str, str]:
    """Two lines: who came where, and how."""
    say = voice.say
    name, story = shown.name(row["seat"], voice), row["story"]
    placed = {"name": name, "where": shown.place, "place": row["place"]}
    return (
        say("poster-won", **placed) if row["place"] == 1 else say("poster-placed", **placed),
        say(
            "poster-how",
            how=story["how"],
            origin=story["origin"],
            number=story["number"],
            cars=story["cars"],
            name=shown.name(story["other"], voice),
            grid=row["grid"],
            spins=row["spin_outs"],
        )
        + ".",
    )


def lead_changes(results: dict[str, Any]) -> int:
    """Times that another car led than after the round before."""
    first = [order[0] for order in results["places"]]
    return sum(one != other for one, other in pairwise(first))


def facts(shown: Shown, row: dict[str, Any], voice: Voice) -> tuple[Fact, ...]:
    """The first three that are worth telling."""
    results = shown.results
    own: dict[str, Any] = next((one for one in results["seats"] if one["seat"] == row["seat"]), {})
    numbers = {
        "leads": lead_changes(results),
        "gained": max(0, row["grid"] - row["place"]),
        "tows": own.get("slipstreams", 0),
        "heat": row["heat_paid"],
        "top": own.get("top_speed", 0),
        "rounds": row["rounds"],
    }
    say = voice.say
    told = [
        Fact(str(number), say(f"poster-{key}", number=number)) for key, number in numbers.items() if number
    ]
    return tuple(told[:MOST_FACTS])


def poster_of(shown: Shown, own: int | None, language: str) -> tuple[Raced, Told]:
    """All that the picture needs, in a language."""
    results, row = shown.results, shown.row(own)
    raced = Raced(
        circuit=shown.circuit,
        limits=tuple(results["limits"]),
        places=tuple(tuple(order) for order in results["places"]),
        colours=shown.colours,
        own=row["seat"],
    )
    voice = Voice(language)
    say = voice.say
    told = Told(
        title=say("poster-title", where=shown.place, laps=results["laps"]),
        headline=headline(shown, row, voice),
        facts=facts(shown, row, voice),
        names=tuple(shown.name(seat, voice) for seat in results["places"][-1][:3]),
        laps=tuple(
            (number, say("poster-lap", lap=lap)) for lap, number in enumerate(results["lap_starts"], 2)
        ),
    )
    return raced, told


def sentence(shown: Shown, own: int | None, language: str) -> str:
    """The headline in one sentence, for a chat and for those who do not see the picture."""
    return capital(" ".join(headline(shown, shown.row(own), Voice(language))))
