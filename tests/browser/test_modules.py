"""Races with the modules switched on in the page: weather, tournament, without odds, a circuit file."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload

from tests.browser.driver import Json, Player, Racer, drive, in_round
from tests.circuits.circuit_samples import example
from tests.server.support import LONG


def set_up(player: Player, **wanted: object) -> None:
    """Fill the form one step behind the start page, and start alone."""
    page = player.page
    player.open()
    player.test("change").click()
    page.locator("[data-circuit=usa]").wait_for()
    if "circuit" in wanted:
        page.locator(f"[data-circuit={wanted['circuit']}]").click()
    form = page.locator("dialog .form")
    for switch in ("Weather and roads", "Tournament mode", "Show odds"):
        if switch in wanted:
            button = form.get_by_role("switch", name=switch)
            if (button.get_attribute("aria-checked") == "true") != wanted[switch]:
                button.click()
    for stepper in ("Laps", "Cars"):
        if stepper in wanted:
            group = form.get_by_role("group", name=stepper)
            while int(group.locator("output").inner_text()) > int(str(wanted[stepper])):
                group.get_by_role("button").first.click()
    if "garage" in wanted:
        form.locator("[data-test=garage]").select_option(str(wanted["garage"]))
    player.test("start-solo").click()


def test_a_weather_race(player: Player) -> None:
    set_up(player, **{"Weather and roads": True, "Laps": 1, "Cars": 3, "circuit": "italia"})
    player.until_screen("race")
    assert player.page.locator(".cond .wx b").inner_text()
    tokens = player.page.locator(".cond .tok").count()
    info = next(m["info"] for m in player.received if m["type"] == "hello")
    assert info["weather"]
    assert tokens == len([road for road in info["roads"] if road])
    drive([player], [Racer(5)], None if LONG else in_round(3))


def test_a_tournament_race(player: Player) -> None:
    set_up(player, **{"Tournament mode": True, "Laps": 1, "Cars": 3})
    player.until_screen("race")
    assert next(m["info"] for m in player.received if m["type"] == "hello")["tournament"]
    drive([player], [Racer(6)], None if LONG else in_round(3))


def test_a_race_without_odds(player: Player) -> None:
    set_up(player, **{"Show odds": False, "Laps": 1, "Cars": 3})
    player.until_screen("race")

    def before(player: Player, view: Json) -> None:
        if view["step"] == "plan" and not any(card["on"] for card in view["hand"]):
            player.pick(Racer(7).best_plan(player, view))
        words = player.page.evaluate("() => document.body.innerText")
        assert not re.search(r"\d\s*%", words), words

    drive([player], [Racer(7)], None if LONG else in_round(3), before=before)
    assert all(m["certain_only"] for m in player.received if m["type"] == "odds")


def test_a_circuit_file_can_be_raced(player: Player) -> None:
    player.open()
    player.test("change").click()
    player.page.locator("[data-circuit=usa]").wait_for()
    file: FilePayload = {"name": "my.toml", "mimeType": "application/toml", "buffer": example().encode()}
    player.page.locator('input[accept=".toml"]').set_input_files(file)
    player.page.locator(".tile.on .tx").wait_for()
    player.test("start-solo").click()
    player.until_screen("race")
    drive([player], [Racer(8)], in_round(3 if LONG else 2))
