"""A whole race alone, from the first click to the podium."""

from __future__ import annotations

from tests.browser.driver import Player, Racer, race


def test_race_now_to_the_podium(player: Player) -> None:
    player.open()
    player.test("race-now").click()
    player.until_screen("race")
    race(player, Racer(1))
    rows = player.page.locator(".res .cls tbody tr")
    assert rows.count() == 6
    assert player.page.locator(".res svg").count() >= 3
