"""Which levels of automated drivers take their time."""

from __future__ import annotations

from typing import Final

QUICK: Final = "club"  # who decides at once where a champion would need time
#: What a driver thinks about beside the server. Everybody sees that these are decided. Discards are left to
#: the quick one: a pause, or none, would show whether there is anything to discard.
SLOW_STEPS: Final = {"champion": ("plan", "react", "slipstream")}
