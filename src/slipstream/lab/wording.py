"""Numbers and settings in the words of a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from slipstream.words import numbers
from slipstream.words.language import say, series


def percent(share: float) -> str:
    """A share as a reader sees it: 16.7%."""
    return numbers.percent(share, 1)


def within(ends: Sequence[str]) -> str:
    """An interval: [15.1–18.2%]; a unit is said once."""
    low, high = ends
    unit = say("percent", number="")
    if low.endswith(unit) and high.endswith(unit):
        low = low.removesuffix(unit)
    return f"[{low}–{high}]"


def listed(names: Sequence[str]) -> str:
    """A line-up as it is typed: rookie,5*legend+2."""
    groups = [(name, len(list(same))) for name, same in groupby(names)]
    return ", ".join(name if count == 1 else f"{count}*{name}" for name, count in groups)


def modules_of(settings: Mapping[str, Any]) -> str:
    """Modules that were on, in a few words."""
    found = [say("lab-garage", garage=settings["garage"])] if settings["garage"] else []
    found += [say(f"lab-module-{name}") for name in ("weather", "tournament") if settings[name]]
    return ", ".join(found)


def line(report: Mapping[str, Any]) -> str:
    """What was raced, in one line."""
    settings = report["settings"]
    parts = [
        say("lab-races", races=report["races"], blocks=report["blocks"]),
        ", ".join(settings["circuits"]),
        listed(settings["drivers"]),
        modules_of(settings),
        say("lab-seed", seed=str(settings["seed"])),
    ]
    return series(part for part in parts if part)
