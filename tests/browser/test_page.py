"""The page itself: small, quick, its own, and under a strict policy."""

from __future__ import annotations

import gzip
import time
from pathlib import Path
from typing import Final

import slipstream.server
from tests.browser.conftest import NewPlayer
from tests.browser.driver import Player, Racer, drive, in_round
from tests.server.support import LONG

STATIC: Final = Path(slipstream.server.__file__).parent / "static"
#: bytes, compressed, of all that belongs to racing: start page, lobby, garage, race, sound, first race,
#: results, season, rules, replay, review, sharing; 180_000 is the goal
MOST_FOR_RACING: Final = 206_000
#: parts that are fetched by whoever goes there, and the worker beside the page: each takes at most so much
OTHERS: Final = ("Tv-", "Screen-", "Studio-", "sw.js")
MOST_FOR_ANOTHER: Final = 24_000
MOST_AT_FIRST: Final = 130_000  # and what the start page needs
LATER: Final = "/assets/TableScreen-"  # the race, fetched when the start page stands


def test_the_script_is_small() -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in STATIC.rglob("*.js")}
    others = {name: size for name, size in sizes.items() if name.startswith(OTHERS)}
    assert len(others) == len(OTHERS), sizes
    assert max(others.values()) < MOST_FOR_ANOTHER, others
    assert sum(sizes.values()) - sum(others.values()) < MOST_FOR_RACING, sizes


def test_the_first_page_asks_for_little(new_player: NewPlayer) -> None:
    times = []
    for number in range(3 if LONG else 1):  # every context has a cold cache
        player = new_player(f"Ann {number}")
        start = time.perf_counter()
        player.page.goto("/", wait_until="commit")
        player.test("race-now").wait_for()
        times.append(time.perf_counter() - start)
        player.page.locator(".doors .mini").first.wait_for()
        words = [request for request in player.requests if request.endswith(".ftl")]
        asked = [request for request in player.requests if request not in words and LATER not in request]
        assert len(asked) <= 11, asked  # two of them are the text face
        assert len(words) <= 10  # the texts of one language
        scripts = [STATIC / request.split("/", 3)[3] for request in asked if request.endswith(".js")]
        assert len(scripts) >= 2, asked
        assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts) < MOST_AT_FIRST, scripts
    print(f"ready to click after {', '.join(f'{one:.2f} s' for one in times)}")


def test_a_part_that_cannot_be_fetched_is_told(player: Player) -> None:
    player.page.route(f"**{LATER}*", lambda route: route.abort())
    with player.expecting("TableScreen", "Failed to load", "failed:"):
        player.page.goto("/t/2222222222aa")
        player.page.get_by_role("button", name="Load again").wait_for()
    player.page.unroute(f"**{LATER}*")
    with player.expecting("404"):  # there is no such race
        player.page.get_by_role("button", name="Load again").click()
        player.page.get_by_text("No race at this address").wait_for()


def test_nothing_breaks_the_policy_and_nothing_leaves(player: Player) -> None:
    player.context.add_init_script(
        "window.broken = []; addEventListener('securitypolicyviolation', "
        "(event) => window.broken.push(event.violatedDirective + ' ' + event.blockedURI))"
    )
    reply = player.page.goto("/")
    assert reply is not None
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    player.test("race-now").click()
    player.until_screen("race")
    drive([player], [Racer(1)], in_round(3 if LONG else 2))
    assert player.page.evaluate("() => window.broken") == []
    # another host, an inline script: refused
    with player.expecting("Content Security Policy", "another host", "Failed to load", "failed:"):
        blocked = player.page.evaluate(
            """async () => {
              const script = document.createElement('script');
              script.textContent = 'window.ran = true';
              document.body.append(script);
              return window.ran === true;
            }"""
        )
        assert not blocked
    assert len(player.page.evaluate("() => window.broken")) == 1
