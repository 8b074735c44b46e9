"""Drafts and races until symbols of upgrades of every kind, or most kinds, were used through the page."""

from __future__ import annotations

from typing import Final

from tests.browser.driver import Json, Player, Racer, drive
from tests.server.support import LONG

#: what is drawn on a card, and what a click on it is called
AIMS: Final = {
    "heat": "pay-heat",
    "scrap": "scrap",
    "limit": "card:limit",
    "cooldown": "cool-card",
    "slipstream": "slipstream-boost",
    "stress": "reduce-stress",
    "salvage": "salvage",
    "refresh": "refresh",
    "direct": "direct-play",
    "accelerate": "accelerate",
    "values": "choose-value",
    "plus": "card:plus",
}
RACES: Final = 24  # to use them all; three are usually enough
WANTED: Final = len(AIMS) if LONG else 4  # whichever come first; `./slipstream soak` uses them all


def test_every_symbol_is_used_in_the_page(player: Player) -> None:
    racer = Racer(1, AIMS)
    races = 0

    def unused() -> set[str]:
        return set(AIMS.values()) - racer.used.keys()

    while len(missing := unused()) > len(AIMS) - WANTED:
        assert races < RACES, missing
        racer.owned.clear()
        player.open_table(laps=1, cars=5, garage="all")
        view = player.until_screen("garage")
        assert len(view["lots"]) > 3
        assert all(lot["symbols"] or lot["value"] or lot["text"] for lot in view["lots"])
        races += 1

        def done(view: Json) -> bool:
            enough = len(unused()) <= len(AIMS) - WANTED
            return view["screen"] == "race" and (enough or not racer.missing(list(racer.owned)))

        drive([player], [racer], done)
    print(races, dict(racer.used))
