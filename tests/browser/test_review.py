"""A finished race looked at again: the line, the account, moments to see and try again.

The race is a record, and the luck of a review of the server is fixed: everything here is the same each time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player
from tests.browser.test_accessibility import findings
from tests.browser.test_layouts import FINGER, measured
from tests.browser.test_replay import at
from tests.coach.support import driven
from tests.server.support import Server

Json = dict[str, Any]
PATIENCE: Final = 300_000  # milliseconds: a review is work of seconds, and more on a busy machine
ROLLOUTS: Final = 16  # what a review is worth is tested with the coach


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews look at fewer worlds."""
    database: Path = tmp_path_factory.mktemp("browser") / "slipstream.db"
    constants = {"slipstream.server.live.reviews.REVIEW_ROLLOUTS": ROLLOUTS}
    with Server(database, "--no-limits", constants=constants) as running:
        yield running
        assert "Traceback" not in running.log, running.log


Raced = tuple[Player, str]


def ask(player: Player, table: str, seat: int) -> Json:
    """The review of a seat, when it is ready."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (answer := player.call("POST", f"/tables/{table}/review", {"seat": seat}))["review"] is None:
        assert time.monotonic() < deadline, answer
        time.sleep(0.1)
    review: Json = answer["review"]
    return review


def is_review(url: str) -> bool:
    return "/api/" in url and url.endswith("/review")


@pytest.fixture(scope="module")
def raced(browser: Browser, server: Server) -> Iterator[Raced]:
    """A record: seat 0 answers at random, so it blunders, and seat 1 drives by rules of thumb."""
    ann = Player(browser, server, "Ann")
    text = driven("plain", ("random", "novice"), 12).dumps()
    answer = ann.page.request.post("/api/replays", data=text)
    assert answer.status == 201, answer.text()
    yield ann, str(answer.json()["table"])
    assert not ann.problems
    ann.close()


def shown(player: Player) -> Json:
    """The numbers of the account, in whole per cent."""
    values: Json = player.page.evaluate(
        """() => Object.fromEntries(['start', 'luck', 'decisions', 'result'].map((key) =>
          [key, Number(document.querySelector(`[data-test=bar-${key}]`).dataset.value)]))"""
    )
    return values


def open_review(player: Player, table: str) -> None:
    player.open(f"/t/{table}/review?car=0")
    player.page.locator(".rv[data-done=true]").wait_for(timeout=PATIENCE)
    player.test("story").wait_for()


def test_the_line_grows_then_the_account_adds_up(raced: Raced) -> None:
    ann, table = raced
    heard: list[tuple[float, int]] = []  # what the page is told
    ann.page.on(
        "response",
        lambda reply: (
            heard.append((reply.json()["progress"], len(reply.json()["rows"])))
            if is_review(reply.url)
            else None
        ),
    )
    open_review(ann, table)
    review = ask(ann, table, 0)
    assert [progress for progress, _ in heard] == sorted(progress for progress, _ in heard)
    assert heard[-1][0] == 1
    values = shown(ann)
    assert values["start"] + values["luck"] + values["decisions"] == values["result"]
    assert values["result"] == 100 * review["outcome"]
    assert values["start"] == pytest.approx(100 * review["start"], abs=1)
    assert values["decisions"] == pytest.approx(100 * review["decisions"], abs=1)
    assert int(ann.test("graph").get_attribute("data-knots") or 0) > review["rows"][-1]["round"]
    assert f"{round(review['accuracy'])}%" in ann.test("accuracy").inner_text()


def test_a_moment_is_told_shown_and_tried_again(raced: Raced) -> None:
    ann, table = raced
    open_review(ann, table)
    review = ask(ann, table, 0)
    assert not measured(ann, FINGER, scrolls=True)
    assert not findings(ann, "review")
    dearest = max((one for one in review["moments"] if one["mark"]), key=lambda one: one["loss"])
    mine = ann.page.locator(f"[data-test=moment][data-index='{dearest['index']}']").first
    mine.click()
    assert mine.get_attribute("aria-current") == "true"
    words = mine.inner_text()
    assert f"Round {dearest['round']}".upper() in words.upper()
    assert f"−{round(100 * dearest['loss'])}%" in words
    assert "±" in words
    told = ann.test("told").inner_text()
    assert told.count(".") >= 2
    assert "{" not in told
    assert "told-" not in told
    assert ann.test("answer-played").count() == ann.test("answer-better").count() == 1

    # show: the replay stands where the choice was open, in the own cockpit
    ann.test("show").click()
    ann.page.locator(".rp").wait_for()
    view = at(ann)
    assert (view["at"], view["seat"]) == (dearest["index"], "0")
    hand = view["hand"]
    open_review(ann, table)

    # try again: a table of one's own, the same choice is open, with the same cards
    ann.page.locator(f"[data-test=moment][data-index='{dearest['index']}']").first.click()
    ann.test("again").click()
    ann.until_screen("race")
    seen = ann.ready()
    assert ann.table != table
    assert seen["step"] == dearest["step"]
    state = ann.state()
    assert dearest["better"] in state["choice"]["options"]
    assert dearest["played"] in state["choice"]["options"]
    assert "".join(sorted(state["state"]["own"]["hand"])) == "".join(sorted(hand))


def test_by_keys(raced: Raced) -> None:
    ann, table = raced
    open_review(ann, table)
    marks = [one.get_attribute("data-mark") for one in ann.test("moment").all()]
    assert len(marks) > 1
    chosen = ann.page.locator(".rv")
    for key, expected in (("ArrowRight", marks[1]), ("ArrowLeft", marks[0]), ("ArrowLeft", marks[-1])):
        ann.page.keyboard.press(key)
        assert chosen.get_attribute("data-mark") == expected
    ann.page.keyboard.press("2")
    ann.page.wait_for_url(lambda url: "car=1" in url)
    ann.page.keyboard.press("1")
    ann.page.locator(".rv[data-done=true][data-seat='0']").wait_for(timeout=PATIENCE)
    ann.page.keyboard.press("r")
    ann.page.locator(".rp").wait_for()
    open_review(ann, table)
    ann.page.evaluate("() => document.activeElement?.blur()")
    ann.page.keyboard.press("Enter")
    ann.until_screen("race")


def test_states(raced: Raced) -> None:
    """No certain mistake; winning out of reach; a problem on the way."""
    ann, table = raced
    review = ask(ann, table, 0)
    nothing = {**review, "moments": [], "decisions": 0.0, "luck": review["result"]}
    answer: Json = {"progress": 1, "rows": [], "review": nothing}
    ann.page.route("**/api/tables/*/review", lambda route: route.fulfill(json=answer))
    ann.open(f"/t/{table}/review?car=0")
    ann.test("review-none").wait_for()
    assert "No clear mistakes found." in ann.test("review-none").inner_text()
    assert shown(ann)["decisions"] == 0
    lost = [{**row, "before": 0.0, "after": 0.0} for row in review["rows"]]
    answer["review"] = {**nothing, "rows": lost, "outcome": 0.0}
    ann.open(f"/t/{table}/review?car=0")
    ann.page.get_by_text("Winning was out of reach").wait_for()
    assert ann.test("by-place").get_attribute("aria-pressed") == "true"
    assert shown(ann)["result"] == 10 * review["place"]
    ann.page.unroute_all()


def test_on_the_phone_and_for_somebody_else(new_player: NewPlayer, raced: Raced) -> None:
    table = raced[1]
    eve = new_player("Eve", **PHONE)
    open_review(eve, table)
    assert not measured(eve, FINGER, scrolls=True)
    assert eve.page.evaluate("() => document.documentElement.scrollWidth") == 390
    review = ask(eve, table, 1)  # the other race is worked out when somebody wants it
    eve.test("seat-1").tap()
    eve.page.wait_for_url(lambda url: "car=1" in url)
    eve.page.locator(".rv[data-done=true][data-seat='1']").wait_for(timeout=PATIENCE)
    assert eve.test("seat-1").get_attribute("aria-pressed") == "true"
    assert shown(eve)["result"] == 100 * review["outcome"]


def test_there_is_no_review_before_the_end(player: Player) -> None:
    table = player.open_table(laps=1, cars=2)
    player.ready()
    with player.expecting("409"):
        player.open(f"/t/{table}/review")
        player.page.get_by_text("The race is not over yet.").wait_for()
        player.page.get_by_role("button", name="To the race").click()
        player.until_screen("race")
