"""Which levels of automated drivers take their time."""

from __future__ import annotations

from typing import Final

from slipstream.drivers import level_of, manner_of

QUICK: Final = "club"  # who decides at once where a champion would need time
#: What a driver thinks about beside the server. Everybody sees that these are decided. Discards are left to
#: the quick one: a pause, or none, would show whether there is anything to discard.
SLOW_STEPS: Final = {"pro": ("plan",), "champion": ("plan", "react", "slipstream")}


def quick(driver: str) -> str:
    """Who answers at once for a driver: itself, or the quick one with the same manner."""
    manner = manner_of(driver)
    if level_of(driver) not in SLOW_STEPS:
        return driver
    return f"{QUICK}:{manner}" if manner else QUICK


def slow_steps(driver: str | None) -> tuple[str, ...]:
    """What this driver thinks about beside the server."""
    return SLOW_STEPS.get(level_of(driver), ()) if driver else ()
