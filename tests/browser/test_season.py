"""A whole championship with two browsers: left between two races, resumed after a restart, to its end."""

from __future__ import annotations

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Json, Player, Racer, drive, in_round, let_rookies_drive
from tests.server.support import LONG

POINTS = {1: 9, 2: 6, 3: 4, 4: 3}


def at_the_standings(player: Player) -> bool:
    return player.page.locator(".season").count() > 0


def standings(player: Player) -> list[tuple[str, int]]:
    """Name and points, the leader first, as the page shows them."""
    rows = player.page.locator(".season tbody tr").all()
    found = []
    for row in rows:
        name = row.locator(".nm").inner_text()
        points = row.get_attribute("data-points")
        assert points is not None
        found.append((player.name if name == "You" else name, int(points)))
    return found


def take_the_wheel(players: list[Player]) -> None:
    for player in players:
        seat = 0 if player.name == "Ann" else 1
        player.call("PATCH", f"/tables/{player.table}/seats/{seat}", {"driver": ""})


def test_a_season_of_two_browsers(new_player: NewPlayer) -> None:
    ann, bob = new_player("Ann"), new_player("Bob")
    players, racers = [ann, bob], [Racer(1), Racer(2)]
    table = ann.open_table(start=False, season="1961", cars=4, empty="legends")
    bob.call("POST", f"/tables/{table}/seats", {"name": "Bob"})
    bob.open(f"/t/{table}")
    bob.test("ready").click()
    ann.page.get_by_text("Everybody is ready.").wait_for()
    ann.test("start").click()

    def race_is_over(_view: Json) -> bool:
        return at_the_standings(ann) and at_the_standings(bob)

    for number in range(3):
        for player in players:
            player.until_screen("garage")
        assert ann.page.locator(".brief .ev").is_visible()  # the event is announced before the draft
        if LONG and number == 0:  # the first race by hand, whole
            drive(players, racers, race_is_over)
        else:
            if LONG or number == 0:
                drive(players, racers, in_round(2))
            let_rookies_drive(players)
        for player in players:
            player.page.locator(".season").wait_for()
        shown = standings(ann)
        assert shown == standings(bob)
        assert len(shown) == 4
        assert sum(points for _, points in shown) >= (number + 1) * sum(POINTS.values())
        if number == 2:
            break
        assert bob.page.get_by_text("The host starts the next race.").is_visible()
        assert ann.page.locator(".next .grid li").count() == 4

        if number == 0:  # everybody leaves, the server is restarted, and it goes on where it was
            for player in players:
                player.page.goto("about:blank")
            ann.server.kill()
            ann.server.start()
            ann.open("/")
            ann.test("resume").click()
            bob.open(f"/t/{table}")
            for player in players:
                player.page.locator(".season").wait_for()
            assert standings(ann) == shown
            ann.test("race-0").click()  # the race that was driven, in detail
            ann.page.locator(".res .cls tbody tr").first.wait_for()
            assert ann.page.locator(".res .cls tbody tr").count() == 4
            ann.test("back").click()
        take_the_wheel(players)
        ann.test("next-race").click()

    assert ann.page.locator("[data-step=champion]").is_visible()
    first = standings(ann)[0][0]
    assert first in ann.page.locator(".season h1").inner_text() or first == "Ann"
    assert ann.test("record").is_visible()
