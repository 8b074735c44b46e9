"""The page as something installed: its manifest, and what it says where there is no network."""

from __future__ import annotations

import struct

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Player

KEPT = """async () => {
  const cache = await caches.open('slipstream-page');
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const used = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
  return kept.has('/') && used.filter((path) => path.startsWith('/assets/')).every((path) => kept.has(path));
}"""


def settled(player: Player) -> None:
    """Until the page is kept."""
    player.wait(
        "async () => !!(await navigator.serviceWorker.ready).active && !!navigator.serviceWorker.controller"
    )
    player.wait(KEPT)


def test_the_manifest_names_what_is_there(player: Player) -> None:
    player.open()
    link = player.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = player.context.request.get(str(link)).json()
    assert manifest["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = player.context.request.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    apple = player.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert player.context.request.get(str(apple)).ok


def test_without_a_network_the_page_says_so_and_comes_back(new_player: NewPlayer) -> None:
    player = new_player(service_workers="allow", locale="fr")
    player.open()
    player.test("race-now").wait_for()
    settled(player)
    player.context.set_offline(True)
    with player.expecting("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "net::ERR_FAILED"):
        player.page.reload()
        player.page.get_by_text("Pas de connexion").wait_for()
        assert player.page.get_by_text("les courses sont sur le serveur").is_visible()
        player.page.goto("/tv")  # any address of ours
        player.page.locator("#app > *").first.wait_for()
        player.open()
        player.page.get_by_text("Pas de connexion").wait_for()
        player.context.set_offline(False)
        player.test("race-now").wait_for()  # by itself


def test_nothing_of_a_race_is_kept(new_player: NewPlayer) -> None:
    player = new_player(service_workers="allow")
    player.open()
    player.test("race-now").wait_for()
    settled(player)
    player.open_table(laps=1, cars=2)
    player.until_screen("race")
    player.page.reload()
    player.until_screen("race")
    kept = player.page.evaluate(
        """async () => {
          const cache = await caches.open('slipstream-page');
          return (await cache.keys()).map((one) => new URL(one.url).pathname);
        }"""
    )
    assert [path for path in kept if path.startswith(("/api/", "/t/"))] == []
    assert all(path in ("/", "/favicon.svg", "/-/words") or path.startswith("/assets/") for path in kept)
