"""Round the whole page: every screen and every kind of question, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.driver import Player
from tests.browser.moments import try_moment, upload

#: questions that a race asks; each is shown as it is, and with what is opened over it
ASKED = ("plan", "value", "cool", "scrap", "boost", "salvage", "slipstream", "refresh", "discard")


def touch(player: Player, selector: str) -> None:
    """Tap or click the first of these that shows."""
    target = player.page.locator(selector).filter(visible=True).first
    target.tap() if player.touch else target.click()


def screens(player: Player) -> Iterator[str]:
    """Go from screen to screen; gives the name of each when it is there."""
    page = player.page
    player.open()
    page.locator(".doors .mini").first.wait_for()
    yield "home"
    touch(player, "details.menu summary, [data-test=menu]")
    yield "settings"
    player.open("/#rules=CORNER-5")
    player.test("rules-search").wait_for()
    yield "rules"
    player.open("/tv")
    player.test("tv-open").wait_for()
    yield "tv door"
    player.open()
    touch(player, "[data-test=how-to-play]")
    page.locator("[data-test=coach].placed").wait_for()
    yield "first race"
    yield from tables(player)
    yield from questions(player, upload(player))


def tables(player: Player) -> Iterator[str]:
    """Before a race, and between two."""
    page = player.page
    player.open_table(start=False, laps=1, cars=6, weather=True, garage="all")
    page.locator(".qr svg").wait_for()
    yield "lobby"
    player.open_table(laps=1, cars=6, empty="rookie", weather=True, garage="all")
    player.until_screen("garage")
    yield "garage"
    touch(player, ".lot")
    yield "garage, a part taken up"
    if opened(player, "brief"):
        yield "garage, before the race"
    player.open()
    player.test("mine").first.wait_for()
    yield "home with races"
    touch(player, "[data-test=change]")
    player.test("start-solo").wait_for()
    yield "a race of one's own"
    table = player.open_table(season="1961", cars=6)
    player.until_screen("garage")
    yield "garage of a season"
    player.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
    page.locator(".season").wait_for()
    yield "season"


def questions(player: Player, raced: str) -> Iterator[str]:
    """A race, and what is made of it when it is over."""
    page = player.page
    for name in ASKED:
        try_moment(player, raced, name)
        yield name
        if name == "plan":
            view = player.look()
            commits = [card for card in view["hand"] if card["enabled"]]
            player.pick([card["at"] for card in commits[:2]])
            yield "plan, cards picked"
            for what in ("menu", "feed", "hint"):
                if opened(player, what):
                    yield f"race, {what} open"
                    page.keyboard.press("Escape")
                    player.wait("() => !document.querySelector('dialog[open]')")
        if name == "salvage":
            touch(player, "[data-test=pick-salvage]")
            player.test("picker").wait_for()
            yield "salvage, cards to pick"
        if name == "boost" and (spins := [one for one in player.look()["options"] if "%" in one["text"]]):
            player.press(spins[0], f'.opt[data-option="{spins[0]["at"]}"]')
            page.locator("dialog[open]").wait_for()
            yield "spin-out asked"
            page.keyboard.press("Escape")
    player.open(f"/t/{raced}")
    player.until_screen("results")
    yield "results"
    player.open(f"/t/{raced}/replay?at=140")
    player.test("scrubber").wait_for()
    yield "replay"
    player.open(f"/t/{raced}/review?car=0")
    page.locator(".rv[data-done=true]").wait_for(timeout=300_000)
    player.test("story").wait_for()
    yield "review"


def opened(player: Player, what: str) -> bool:
    """Open a sheet or a menu, where there is one."""
    button = player.page.locator(f"[data-test={what}]").filter(visible=True)
    if not button.count() or not button.first.is_enabled():
        return False
    touch(player, f"[data-test={what}]")
    player.page.locator("dialog[open], .hints, .sheet").filter(visible=True).first.wait_for()
    return True
