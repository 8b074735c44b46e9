"""Replays in the browser: stepping, playing, links to a moment; records; spectators who see no hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, drive, in_round
from tests.server.support import LONG

Json = dict[str, Any]
STEPS: Final = 12 if LONG else 5


def finish(player: Player, **setup: object) -> str:
    """A race that automated drivers have finished; gives the table."""
    wanted = {"laps": 1, "cars": 3, "empty": "rookie", **setup}
    table = str(
        player.call("POST", "/tables", {"setup": wanted, "name": player.name, "start": True})["table"]
    )
    player.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
    player.until(lambda: player.call("GET", f"/tables/{table}")["phase"] == "over", "the race is over")
    return table


def at(player: Player) -> Json:
    """Where the replay stands."""
    found: Json = player.page.evaluate(
        """() => {
          const root = document.querySelector('.rp');
          const cards = (name) => document.querySelector(`[data-test=replay-${name}]`)?.dataset.cards ?? '';
          return {...root.dataset, plan: cards('plan'), hand: cards('hand'), table: cards('table'),
            words: document.querySelector('[data-test=moment]').innerText,
            order: [...document.querySelectorAll('.tower tbody tr, .strip li')].map((row) => row.innerText),
            feed: document.querySelector('.feed [aria-current]')?.innerText ?? ''};
        }"""
    )
    return {**found, "at": int(found["at"]), "last": int(found["last"]), "round": int(found["round"])}


def reach(player: Player, moment: int) -> None:
    player.wait("(at) => document.querySelector('.rp')?.dataset.at === String(at)", moment)


def open_replay(player: Player, table: str, query: str = "") -> Json:
    player.open(f"/t/{table}/replay{query}")
    player.page.locator(".rp").wait_for()
    return at(player)


def states(player: Player, table: str) -> tuple[Json, list[Json]]:
    """The replay as the server tells it, and the state at every moment."""
    from slipstream.server.tables.replays import merged

    replay = player.call("GET", f"/tables/{table}/replay")
    found = [replay["start"]]
    for moment in replay["moments"]:
        found.append(merged(found[-1], moment["changes"]))
    return replay, found


def test_a_replay_and_a_link_to_a_moment(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    table = finish(ann)
    ann.open(f"/t/{table}")
    ann.test("replay").click()
    ann.page.locator(".rp").wait_for()
    replay, known = states(ann, table)
    view = at(ann)
    assert view["at"] == 0
    assert view["last"] == len(replay["moments"])
    assert view["hand"] == known[0]["hands"][0]["hand"], "hands are shown now, the own one first"

    # every step is what the server says, for each cockpit
    for _ in range(STEPS):
        before = at(ann)["at"]
        ann.page.keyboard.press("ArrowRight")
        reach(ann, before + 1)
        view = at(ann)
        for seat in (1, 2, 0):
            ann.test(f"car-{seat}").click()
            view = at(ann)
            hand = known[before + 1]["hands"][seat]
            assert (view["hand"], view["plan"]) == (hand["hand"], hand["plan"])
            assert view["table"] == known[before + 1]["race"]["cars"][seat]["play"]
    ann.page.keyboard.press("ArrowLeft")
    reach(ann, STEPS - 1)

    # by turn and by round
    ann.page.keyboard.press("Home")
    reach(ann, 0)
    ann.page.keyboard.press("PageDown")
    ann.wait("() => document.querySelector('.rp').dataset.round === '2'")
    second = at(ann)["at"]
    assert known[second]["race"]["round"] == 2
    assert known[second - 1]["race"]["round"] == 1
    ann.test("turn-on").click()
    turn = at(ann)["at"]
    assert known[turn]["race"]["active"] != known[second]["race"]["active"]
    ann.test("turn-back").click()
    assert at(ann)["at"] == second
    ann.test("round-back").click()
    assert at(ann)["at"] == 0
    ann.page.keyboard.press("End")
    reach(ann, len(replay["moments"]))
    ann.page.keyboard.press("Home")
    reach(ann, 0)

    # jump from the feed, also to what is still to come
    ann.page.locator(".feed button", has_text="Round 3").click()
    assert at(ann)["round"] == 3
    assert "Round 3" in at(ann)["feed"] or "ROUND 3" in at(ann)["feed"].upper()

    # the scrubber
    ann.test("scrubber").fill("20")
    reach(ann, 20)
    ann.test("car-2").click()
    ann.wait("() => location.search.includes('at=20') && location.search.includes('car=2')")

    # the link leads there, for whoever has it
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.test("share").click()
    ann.page.get_by_text("Link to this moment copied.").wait_for()
    link = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{ann.server.address}/t/{table}/replay?at=20&car=2"
    bob = new_player("Bob")
    bob.page.goto(link)
    bob.page.locator(".rp").wait_for()
    view = at(bob)
    assert (view["at"], view["seat"]) == (20, "2")
    assert view["hand"] == known[20]["hands"][2]["hand"]
    assert not bob.received, "a replay needs no live line"


def test_a_replay_plays_by_itself(new_player: NewPlayer) -> None:
    ann = new_player("Ann", reduced_motion="no-preference")
    table = finish(ann)
    ann.page.clock.install()
    last = open_replay(ann, table)["last"]
    ann.test("speed").click()
    ann.test("speed").click()
    assert "4" in ann.test("speed").inner_text()
    ann.page.keyboard.press("Space")
    ann.wait("() => Number(document.querySelector('.rp').dataset.at) >= 8")
    assert at(ann)["playing"] == "true"
    ann.page.keyboard.press("Space")
    here = at(ann)
    assert here["playing"] == "false"
    ann.page.clock.run_for(10_000)
    assert at(ann)["at"] == here["at"]
    open_replay(ann, table, f"?at={last - 3}")
    ann.test("play").click()
    ann.wait("(last) => document.querySelector('.rp').dataset.at === String(last)", last)
    assert at(ann)["playing"] == "false"
    ann.test("play").click()  # once more from the start
    ann.wait("() => Number(document.querySelector('.rp').dataset.at) < 5")


def test_a_replay_on_the_phone(new_player: NewPlayer) -> None:
    ann = new_player("Ann", **PHONE)
    table = finish(ann)
    open_replay(ann, table, "?at=10&car=1")
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert wide
    for name in ("play", "step-on", "round-back", "speed", "car-1", "share", "feed"):
        box = ann.test(name).bounding_box()
        assert box, name
        assert box["width"] >= 43.9, name
        assert box["height"] >= 43.9, name
        assert box["y"] + box["height"] <= 844, name
    ann.test("step-on").tap()
    reach(ann, 11)
    ann.test("feed").tap()
    ann.page.locator("dialog[open] .feed button", has_text="Round 2").tap()
    ann.page.locator("dialog[open]").wait_for(state="detached")
    assert at(ann)["round"] == 2


def test_there_is_no_replay_before_the_end(player: Player) -> None:
    table = player.open_table(laps=1, cars=2)
    player.ready()
    with player.expecting("409"):
        player.open(f"/t/{table}/replay")
        player.page.get_by_text("The race is not over yet.").wait_for()
        player.page.get_by_role("button", name="Back to the race").click()
        player.until_screen("race")


def test_a_record_is_saved_and_opened_again(new_player: NewPlayer, tmp_path: Path) -> None:
    ann, eve = new_player("Ann"), new_player("Eve")
    table = finish(ann)
    ann.open(f"/t/{table}")
    with ann.page.expect_download() as download:
        ann.test("record").click()
    file = tmp_path / "saved.json"
    download.value.save_as(file)
    eve.open()
    eve.test("enter").click()
    eve.test("open-record").set_input_files(file)
    eve.page.locator(".rp").wait_for()
    assert eve.table != table
    assert at(eve)["last"] == open_replay(ann, table)["last"]
    assert any("Ann" in row for row in at(eve)["order"])
    eve.test("to-results").click()
    eve.until_screen("results")
    assert eve.test("rematch").count() == 0
    # it is listed, and can be deleted
    eve.open()
    eve.test("enter").click()
    eve.page.get_by_role("link", name="saved").wait_for()
    eve.test(
        "delete-record"
    ).click()  # a notice of some seconds says so: on a busy machine it may be gone by now
    eve.page.get_by_role("link", name="saved").wait_for(state="detached")

    # what is no record is refused with the reason
    data = json.loads(file.read_text())
    for change, words in (
        ({"rules_version": 999}, "rules version 999"),
        ({"actions": data["actions"][:-1]}, "is not over"),
        ({"format": "pgn"}, "cannot be opened as a saved race"),
    ):
        file.write_text(json.dumps({**data, **change}))
        with eve.expecting("422"):
            eve.test("open-record").set_input_files(file)
            eve.page.get_by_text(words).wait_for()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_spectator_sees_no_hand(new_player: NewPlayer, device: str) -> None:
    ann, eve = new_player("Ann"), new_player("Eve", **(PHONE if device == "phone" else {}))
    table = ann.open_table(laps=1, cars=3)
    ann.ready()
    eve.open(f"/t/{table}")
    eve.test("watching").wait_for()
    assert "You are watching" in eve.test("watching").inner_text()
    if device == "desktop":
        ann.page.locator(".tools .chip", has_text="1").wait_for()
    seen = 0

    def before(_player: Player, view: Json) -> None:
        """Nothing of Ann's hand is on Eve's page, and none of her cards but those on the table."""
        nonlocal seen
        seen += 1
        page = eve.page.evaluate(
            """() => ({hand: document.querySelectorAll('.hand, .small-hand, [data-card]').length,
                       cards: document.querySelectorAll('.card').length,
                       commit: document.querySelectorAll('[data-test=commit], .options, .commit').length})"""
        )
        assert page["hand"] == page["commit"] == 0
        played = max(len(car["play"]) for car in eve.state()["state"]["cars"])
        assert page["cards"] <= played

    drive([ann], [Racer(3)], in_round(3 if LONG else 2), before=before)
    assert seen > (3 if LONG else 1)
    for message in eve.received:
        if message.get("game"):
            assert message["game"]["choice"] is None
            assert message["game"]["state"]["own"] is None
        assert message["type"] in ("hello", "update", "table", "pong")
    # a car can be followed, and let go
    seat = eve.state()["state"]["cars"][1]["seat"]
    button = eve.test(f"follow-{seat}")
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    eve.context.grant_permissions(["clipboard-read", "clipboard-write"])
    eve.test("watch-link").click()
    eve.page.get_by_text("Whoever opens it watches.").wait_for()
    assert eve.page.evaluate("() => navigator.clipboard.readText()") == f"{eve.server.address}/t/{table}"


def test_a_full_table_can_be_watched_from_the_lobby(new_player: NewPlayer) -> None:
    ann, eve = new_player("Ann"), new_player("Eve")
    table = ann.open_table(start=False, laps=1, cars=2)
    eve.open(f"/t/{table}")
    eve.test("watch").click()
    assert "The race will start here" in eve.test("watch-note").inner_text()
    ann.test("watchers").wait_for()
    ann.test("add-rookie").click()
    eve.page.get_by_text("Every car has a driver.").wait_for()
    ann.test("start").click()
    eve.test("watching").wait_for()


def test_a_race_without_spectators(new_player: NewPlayer) -> None:
    ann, eve = new_player("Ann"), new_player("Eve")
    table = ann.open_table(start=False, laps=1, cars=2)
    eve.open(f"/t/{table}")
    eve.test("watch").wait_for()
    ann.page.get_by_role("switch", name="Spectators").click()
    eve.test("watch").wait_for(state="detached")
    ann.test("start").click()
    eve.page.get_by_text("This race is not open to spectators").wait_for()
    eve.open(f"/t/{table}")
    eve.page.get_by_text("This race is not open to spectators").wait_for()


def test_no_button_jumps_away_while_the_results_come(player: Player) -> None:
    """Replay stays where it is: a click on it was lost, or opened the review, when that button came."""
    table = finish(player)
    held: list[Route] = []
    player.page.route("**/results*", lambda route: held.append(route))
    player.open(f"/t/{table}")
    button = player.test("replay")
    button.wait_for()
    player.until(lambda: bool(held), "the request for the results")
    before = button.bounding_box()
    assert not player.test("review").is_visible()
    held[0].continue_()
    player.test("review").wait_for()
    assert button.bounding_box() == before
