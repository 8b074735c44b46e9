"""Why an action is refused: the key comes from the step, the numbers that explain it from here."""

from __future__ import annotations

from slipstream.core.cards import count, heat_in, stress_in, without_heat
from slipstream.core.state import STEP_KEYS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from slipstream.core.actions import Action
    from slipstream.core.state import RaceState


def explain(state: RaceState, seat: int, action: Action, key: str) -> dict[str, int | str]:
    """The facts behind a refusal, by name."""
    facts: dict[str, int | str] = {"action": action.key, "step": STEP_KEYS[state.step]}
    if not 0 <= seat < len(state.cars):
        return facts
    car = state.cars[seat]
    if key in ("gear-too-far", "gear-needs-heat", "gear-not-filled", "no-such-gear"):
        facts["gear"] = count(action.cards)
        facts["from"] = car.gear
        facts["engine"] = car.engine
        facts["playable"] = count(without_heat(car.hand))
    elif key == "play-all-then-heat":
        facts["playable"] = count(without_heat(car.hand))
    elif key == "no-cooldown-in-gear":
        facts["gear"] = car.gear
    elif key in ("cooldown-out-of-range", "stress-out-of-range"):
        facts["number"] = action.number
        facts["heat"] = heat_in(car.hand)
        facts["stress"] = stress_in(car.hand)
    elif key in ("slipstream-distance", "value-not-printed", "value-not-in-play"):
        facts["number"] = action.number
    facts["cards"] = action.cards
    facts["card"] = action.source
    return facts
