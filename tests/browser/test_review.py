"""A finished race looked at again: progress, luck and choices that add up, moments to see and try again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player
from tests.browser.test_accessibility import findings
from tests.browser.test_layouts import FINGER, measured
from tests.browser.test_replay import at
from tests.circuits.circuit_samples import example
from tests.server.support import LONG, Server

Json = dict[str, Any]
PATIENCE: Final = 300_000  # milliseconds: a review is work of many seconds, and more on a busy machine
#: one lap of a short circuit: what is left to drive at a choice is what its review costs
SHORT: Final[Json] = {"laps": 1, "cars": 2, **({} if LONG else {"circuit_file": example()})}
RACES: Final = 12  # in nearly every one a rookie makes a mistake that shows


def shown(player: Player) -> Json:
    """The numbers of the account, in whole per cent."""
    values: Json = player.page.evaluate(
        """() => Object.fromEntries(['start', 'luck', 'decisions', 'result'].map((key) =>
          [key, Number(document.querySelector(`[data-test=bar-${key}]`).dataset.value)]))"""
    )
    return values


Raced = tuple[Player, str]


def ask(player: Player, table: str, seat: int) -> Json:
    """The review of a seat, when it is ready."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (answer := player.call("POST", f"/tables/{table}/review", {"seat": seat}))["review"] is None:
        assert time.monotonic() < deadline, answer
        time.sleep(0.1)
    review: Json = answer["review"]
    return review


def another_race(player: Player) -> str:
    """A race that rookies have driven to its end, one of them for this player."""
    setup = {**SHORT, "empty": "rookie"}
    table: str = player.call("POST", "/tables", {"setup": setup, "name": player.name, "start": True})["table"]
    player.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
    player.open(f"/t/{table}")
    player.until_screen("results")
    return table


def is_review(url: str) -> bool:
    return "/api/" in url and url.endswith("/review")


@pytest.fixture(scope="module")
def raced(browser: Browser, server: Server) -> Iterator[Raced]:
    """A race of Ann and Bob; rookies drove for both, and rookies make mistakes."""
    ann, bob = Player(browser, server, "Ann"), Player(browser, server, "Bob")
    table = ann.call("POST", "/tables", {"setup": SHORT, "name": "Ann"})["table"]
    bob.call("POST", f"/tables/{table}/seats", {"name": "Bob"})
    bob.call("PATCH", f"/tables/{table}/seats/1", {"ready": True})
    ann.call("POST", f"/tables/{table}/start")
    for seat in (0, 1):
        ann.call("PATCH", f"/tables/{table}/seats/{seat}", {"driver": "rookie"})
    yield ann, table
    assert not ann.problems
    for player in (ann, bob):
        player.close()


def test_progress_then_the_account(raced: Raced) -> None:
    ann, table = raced
    heard: list[float] = []  # what the bar is told
    ann.page.on(
        "response", lambda reply: heard.append(reply.json()["progress"]) if is_review(reply.url) else None
    )
    ann.open(f"/t/{table}")
    ann.page.get_by_role("link", name="Review my race").click()
    ann.test("review-progress").wait_for()
    ann.page.locator(".rv[data-done=true]").wait_for(timeout=PATIENCE)
    review = ask(ann, table, 0)
    assert heard == sorted(heard)
    assert (heard[0], heard[-1]) == (0, 1)
    values = shown(ann)
    assert values["start"] + values["luck"] + values["decisions"] == values["result"]
    assert values["result"] == 100 * review["outcome"]
    assert values["start"] == pytest.approx(100 * review["start"], abs=0.51)
    assert values["decisions"] == pytest.approx(100 * review["decisions"], abs=0.51)
    assert ann.test("moment").count() == len(review["moments"])
    assert review["evaluator"] in ann.page.locator(".acc").inner_text()


def test_a_moment_is_shown_and_tried_again(raced: Raced) -> None:
    ann, table = raced
    review = ask(ann, table, 0)
    for _ in range(RACES):
        if review["moments"]:
            break
        table = another_race(ann)  # luck is new in every race: in some no mistake is proven
        review = ask(ann, table, 0)
    assert review["moments"], "a rookie that never errs"
    ann.open(f"/t/{table}/review")
    ann.page.locator(".rv[data-done=true]").wait_for()
    assert not measured(ann, FINGER, scrolls=True)
    assert not findings(ann, "review")
    dearest = review["moments"][0]
    first = ann.test("moment").first
    words = first.inner_text()
    assert f"ROUND {dearest['round']}" in words.upper()
    assert f"−{max(1, round(100 * dearest['loss']))}%" in words
    assert "±" in words
    assert [int(one.get_attribute("data-index") or "") for one in ann.test("moment").all()] == [
        moment["index"] for moment in review["moments"]
    ]

    # show: the replay stands where the choice was open, in the own cockpit
    first.locator("[data-test=show]").click()
    ann.page.locator(".rp").wait_for()
    view = at(ann)
    assert (view["at"], view["seat"]) == (dearest["index"], "0")
    hand = view["hand"]
    ann.page.go_back()
    ann.page.locator(".rv[data-done=true]").wait_for()

    # try again: a table of one's own, the same choice is open, with the same cards
    ann.test("again").first.click()
    ann.until_screen("race")
    seen = ann.ready()
    assert ann.table != table
    assert seen["step"] == dearest["step"]
    state = ann.state()
    assert state["choice"]["step"] == dearest["step"]
    assert dearest["better"] in state["choice"]["options"]
    assert dearest["played"] in state["choice"]["options"]
    assert "".join(sorted(state["state"]["own"]["hand"])) == "".join(sorted(hand))


def test_nothing_to_find(raced: Raced) -> None:
    ann, table = raced
    review = ask(ann, table, 0)
    empty = {**review, "moments": [], "decisions": 0.0, "luck": review["result"]}
    ann.page.route(
        "**/api/tables/*/review", lambda route: route.fulfill(json={"progress": 1, "review": empty})
    )
    ann.open(f"/t/{table}/review")
    ann.test("review-none").wait_for()
    assert "No choice cost more than chance can tell." in ann.test("review-none").inner_text()
    assert shown(ann)["decisions"] == 0
    ann.page.unroute_all()


def test_on_the_phone_and_for_somebody_else(new_player: NewPlayer, raced: Raced) -> None:
    table = raced[1]
    review = ask(raced[0], table, 0)
    eve = new_player("Eve", **PHONE)
    eve.open(f"/t/{table}")
    eve.page.get_by_role("link", name="Review", exact=True).tap()
    eve.page.locator(".rv[data-done=true]").wait_for()
    assert not measured(eve, FINGER, scrolls=True)
    assert eve.page.evaluate("() => document.documentElement.scrollWidth") == 390
    assert "REVIEW OF ANN" in eve.page.locator("h1").inner_text().upper()
    assert eve.test("moment").count() == len(review["moments"])
    # Bob's race is another one: it is worked out when somebody wants it
    with eve.page.expect_response(lambda reply: is_review(reply.url)) as reply:
        eve.test("seat-1").tap()
    assert reply.value.request.post_data_json == {"seat": 1, "race": 0}
    assert reply.value.ok
    eve.test("review-progress").wait_for()
    assert eve.test("seat-1").get_attribute("aria-pressed") == "true"
    assert "REVIEW OF BOB" in eve.page.locator("h1").inner_text().upper()
    eve.page.wait_for_url(lambda url: "car=1" in url)


def test_there_is_no_review_before_the_end(player: Player) -> None:
    table = player.open_table(laps=1, cars=2)
    player.ready()
    with player.expecting("409"):
        player.open(f"/t/{table}/review")
        player.page.get_by_text("The race is not over yet.").wait_for()
        player.page.get_by_role("button", name="To the race").click()
        player.until_screen("race")
