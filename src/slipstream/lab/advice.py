"""One sentence of advice on a circuit, from its study: what stands out beside the box."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from slipstream.words.language import say

FEWEST: Final = 60  # races; before that nothing is advised
EASY: Final = 0.1  # Heat a pass: a corner that costs less is hardly there
LOWEST: Final = 4  # the least limit that is lowered because a corner costs nothing


@dataclass(frozen=True)
class Advice:
    """What to say, and the change that would help: a limit of a corner, or laps."""

    key: str
    args: dict[str, str | int | float] = field(default_factory=dict)
    corner: int | None = None
    limit: int | None = None
    laps: int | None = None

    def told(self) -> str:
        """The sentence in the language spoken."""
        return say(f"study-{self.key}", **self.args)

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "key": self.key, "args": self.args, "corner": self.corner, "limit": self.limit, "laps": self.laps,
        }  # fmt: skip


@cache
def band() -> dict[str, Any]:
    """The figures of the four circuits of the box; `tools/band.py` measures them."""
    text = resources.files("slipstream.data").joinpath("band.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def advice(report: dict[str, Any]) -> Advice:
    """The largest finding of a study, by what its intervals prove."""
    if report["races"] < FEWEST:
        return Advice("early", {"races": FEWEST})
    box = band()
    corners = list(enumerate(report["corners"]))
    most = box["spins"][1]
    hard = [
        (corner["spin_outs_a_pass"]["mean"], index, corner)
        for index, corner in corners
        if corner["spin_outs_a_pass"]["ci95"][0] > most
    ]
    if hard:
        spins, index, corner = max(hard, key=lambda one: one[0])
        args: dict[str, str | int | float] = {
            "corner": index + 1, "spins": round(100 * spins, 1), "most": round(100 * most, 1),
            "limit": corner["limit"] + 1,
        }  # fmt: skip
        return Advice("spins", args, corner=index, limit=corner["limit"] + 1)
    rounds, laps = report["rounds"]["winner"], report["settings"]["laps"]
    low, high = box["rounds"]
    args = {"rounds": round(rounds["mean"], 1), "low": low, "high": high}
    if rounds["ci95"][0] > high and laps > 1:
        return Advice("long", args | {"laps": laps - 1}, laps=laps - 1)
    if rounds["ci95"][1] < low:
        return Advice("short", args | {"laps": laps + 1}, laps=laps + 1)
    easy = [
        (corner["heat_a_pass"]["mean"], index, corner)
        for index, corner in corners
        if corner["heat_a_pass"]["ci95"][1] < EASY and corner["limit"] >= LOWEST
    ]
    if easy:
        heat, index, corner = min(easy, key=lambda one: one[0])
        limit = max(1, corner["limit"] - 2)
        args = {"corner": index + 1, "heat": round(heat, 2), "limit": limit}
        return Advice("easy", args, corner=index, limit=limit)
    return Advice("fine", {"name": _nearest(report, box)})


def _nearest(report: dict[str, Any], box: dict[str, Any]) -> str:
    """The circuit of the box that races most like this one."""
    rounds, changes = report["rounds"]["winner"]["mean"], report["lead_changes"]["mean"]

    def apart(row: dict[str, Any]) -> float:
        return float(abs(row["rounds"] - rounds) / 4 + abs(row["lead_changes"] - changes) / 5)

    return str(min(box["circuits"], key=apart)["place"])
