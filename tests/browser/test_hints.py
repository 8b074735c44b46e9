"""Hints: asked for at one's own decisions, shown with chances and reasons, picked without being sent."""

from __future__ import annotations

import json
import re
from math import floor
from typing import Any, Final

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, drive
from tests.browser.test_accessibility import findings
from tests.browser.test_layouts import FINGER, POINTER, measured
from tests.server.support import LONG

Json = dict[str, Any]
SEEN: Final = """() => [...document.querySelectorAll('[data-test=hint-plan]')].map((plan) => ({
  cards: plan.dataset.cards, key: plan.dataset.key, words: plan.innerText.replace(/\\s+/g, ' '),
  drawn: plan.querySelectorAll('.card').length, on: plan.ariaPressed === 'true' }))"""


def told(player: Player) -> Json:
    """The last hint that the server sent."""
    return next(message for message in reversed(player.received) if message["type"] == "hint")


def insist(player: Player) -> None:
    """Ask again until a hint is there: too many are refused for some seconds."""

    def there() -> bool:
        again = player.test("hint-again")
        if again.count() and again.is_enabled():
            again.click()
        player.wait("() => document.querySelector('[data-test=hint-plan], [data-test=hint-problem]')")
        return bool(player.test("hint-plan").count())

    player.until(there, "a hint")


def tenths(value: float) -> str:
    """A number as the page rounds it."""
    return f"{floor(10 * value + 0.5) / 10:g}"


def answers(player: Player) -> int:
    return sum(message["type"] == "answer" for message in player.sent)


def picked(player: Player) -> str:
    return "".join(sorted(card["card"] for card in player.look()["hand"] if card["on"]))


def test_a_hint_for_a_plan_by_keys(player: Player) -> None:
    player.open_table(laps=1, cars=4)
    view = player.ready()
    player.page.keyboard.press("h")
    player.test("hint-plan").first.wait_for()
    hint, plans = told(player), player.page.evaluate(SEEN)
    assert hint["decision"] == view["decision"]
    assert 1 <= len(plans) <= 3
    assert [plan["cards"] for plan in plans] == [row["action"]["cards"] for row in hint["plans"]]
    hand = "".join(card["card"] for card in view["hand"])
    for plan, row in zip(plans, hint["plans"], strict=True):
        assert all(hand.count(card) >= plan["cards"].count(card) for card in plan["cards"])
        assert plan["drawn"] == len(plan["cards"])
        assert (
            f"{round(100 * row['win'])}%" in plan["words"]
            or "<1%" in plan["words"]
            or ">99%" in plan["words"]
        )
        assert "±" in plan["words"]
        assert f"Speed {tenths(row['speed'])}" in plan["words"]
        assert f"costs {tenths(row['heat'])} Heat" in plan["words"]
        assert "spin-out" in plan["words"]
        assert "reason-" not in plan["words"]
    assert not measured(player, POINTER)
    assert not findings(player, "hint", "[data-test=hints]")

    # Tab to the last one: Enter picks it and sends nothing; one more Enter does
    for _ in plans[1:]:
        player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    player.wait("() => document.querySelector('[data-test=commit]') === document.activeElement")
    assert picked(player) == "".join(sorted(plans[-1]["cards"]))
    assert [plan["on"] for plan in player.page.evaluate(SEEN)] == [False] * (len(plans) - 1) + [True]
    assert answers(player) == 0
    player.page.keyboard.press("Enter")
    player.answered(view["decision"])
    assert answers(player) == 1
    player.test("hints").wait_for(state="detached")


#: the forecast of what is picked: its rows, the Heat for the shift, and the words of the gold button
FORECAST: Final = """() => ({
  rows: [...document.querySelectorAll('.fc tbody tr')].map((row) => ({
    speed: row.querySelector('.sd').innerText, chance: row.querySelector('.pr em').innerText,
    result: row.querySelector('.rs b').innerText })),
  shift: document.querySelector('.commit .cost')?.innerText ?? '',
  commit: document.querySelector('[data-test=commit] small').innerText })"""


def number(pattern: str, words: str) -> float:
    """The number in these words, 0 if they do not say it."""
    found = re.search(pattern, words)
    return float(found[1]) if found else 0.0


def same_numbers(words: str, forecast: Json) -> float:
    """Hint and forecast of one plan say the same; gives its cost. Rows show whole per cent, hints tenths."""
    spin = re.search(r"([<>]?\d+%) spin-out", words)
    shown = re.search(r"([<>]?\d+%) spin-out", forecast["commit"])
    assert (spin and spin[1]) == (shown and shown[1]), (words, forecast)
    rows = forecast["rows"]
    chances = [number(r"(\d+)%", row["chance"]) / 100 for row in rows]

    def fits(told: float, ranges: list[str], more: float = 0.0) -> bool:
        """Is this what the ranges may come to on average, as exactly as it is shown?"""
        ends = [[float(end) for end in one.split("–")] for one in ranges]
        low = sum(chance * one[0] for chance, one in zip(chances, ends, strict=True))
        high = sum(chance * one[-1] for chance, one in zip(chances, ends, strict=True))
        blur = 0.051 + (0.01 * sum(one[-1] for one in ends) if len(rows) > 1 else 0)
        return low + more - blur <= told <= high + more + blur

    assert fits(number(r"Speed ([\d.]+)", words), [row["speed"] for row in rows]), (words, forecast)
    if spin or not all(re.fullmatch(r"[\d–]+", row["result"]) for row in rows):
        return 0.0  # what a spin-out takes, or a finish, stands in no row
    cost = number(r"costs ([\d.]+) Heat", words)
    shift = number(r"(\d+) Heat", forecast["shift"])
    assert fits(cost, [row["result"] for row in rows], shift), (words, forecast)
    return cost


def test_hint_and_forecast_of_a_plan_say_the_same(player: Player) -> None:
    player.open_table(laps=2, cars=3)
    seen: list[float] = []

    def before(player: Player, view: Json) -> None:
        if view["step"] != "plan":
            return
        player.page.keyboard.press("h")
        insist(player)
        for at, row in enumerate(told(player)["plans"]):
            player.test("hint-plan").nth(at).click()
            player.wait(
                "(cards) => document.querySelectorAll('.hand .hc[aria-pressed=true]').length === cards",
                len(row["action"]["cards"]),
            )
            if picked(player) == "".join(sorted(row["action"]["cards"])):
                words = player.page.evaluate(SEEN)[at]["words"]
                seen.append(same_numbers(words, player.page.evaluate(FORECAST)))
        player.test("hints").locator("button").first.click()  # close

    drive([player], [Racer(3)], lambda _: any(seen) and len(seen) >= (9 if LONG else 6), before=before)
    assert any(seen), "no plan that costs anything"


def test_a_hint_is_closed_and_kept(player: Player) -> None:
    player.open_table(laps=1, cars=4)
    player.ready()
    player.test("hint").click()
    player.test("hint-plan").first.wait_for()
    player.page.keyboard.press("Escape")
    player.test("hints").wait_for(state="detached")
    assert player.page.evaluate("() => document.activeElement.dataset.test") == "hint"
    player.page.keyboard.press("h")
    player.test("hint-plan").first.wait_for()
    assert sum(message["type"] == "hint" for message in player.sent) == 1, "it is known already"


#: what the gold button gives, and has it the focus?
GOLD: Final = """() => {
  const commit = document.querySelector('[data-test=commit]');
  const key = document.querySelector('.opt.gold')?.dataset.key;
  return { focus: commit === document.activeElement, done: commit.dataset.done === 'true', key };
}"""


def test_hints_at_other_steps_send_nothing(player: Player) -> None:
    player.open_table(laps=1, cars=5, empty="rookie")
    seen: dict[str, Json] = {}

    def before(player: Player, view: Json) -> None:
        if view["step"] == "plan" or view["step"] in seen:
            return
        sent = answers(player)
        player.page.keyboard.press("h")
        insist(player)
        row = seen[view["step"]] = told(player)["plans"][0]
        player.test("hint-plan").first.click()
        if view["step"] == "discard":
            player.wait(
                "(cards) => document.querySelectorAll('.hand .hc[aria-pressed=true]').length === cards",
                len(row["action"]["cards"]),
            )
            assert picked(player) == "".join(sorted(row["action"]["cards"]))
        else:
            gold = player.page.evaluate(GOLD)  # what was picked, and Enter gives it
            idle = row["action"]["key"] == "end-react" or not row["action"]["number"]
            assert gold["focus"]
            assert gold["key"] == row["action"]["key"] or (idle and gold["done"])
        assert answers(player) == sent
        player.test("hints").locator("button").first.click()  # close

    drive([player], [Racer(2)], lambda _: {"react", "discard"} <= seen.keys(), before=before)


def refuse_the_first(socket: WebSocketRoute) -> None:
    """Between page and server: the first hint is asked for too soon."""
    server, refused = socket.connect_to_server(), False

    def pass_on(text: str | bytes) -> None:
        nonlocal refused
        message = json.loads(text)
        if message["type"] != "hint" or refused:
            server.send(text)
            return
        refused = True
        problem = {"key": "too-fast", "arguments": {"seconds": 3}, "text": ""}
        socket.send(json.dumps({"type": "refused", "ref": message["ref"], "problem": problem}))

    socket.on_message(pass_on)


def test_too_many_hints_are_told(player: Player) -> None:
    """How many are too many is tested with the server: it depends on how long one takes."""
    player.page.route_web_socket("**/live", refuse_the_first)
    player.open_table(laps=1, cars=3)
    player.ready()
    player.page.keyboard.press("h")
    problem = player.test("hint-problem")
    problem.wait_for()
    assert "Too fast. Wait 3 seconds" in problem.inner_text()
    assert not measured(player, POINTER)
    player.test("hint-again").click()
    player.test("hint-plan").first.wait_for()
    assert problem.count() == 0


def test_a_hint_on_the_phone(new_player: NewPlayer) -> None:
    ann = new_player(**PHONE)
    ann.open_table(laps=1, cars=4)
    ann.ready()
    ann.test("hint").tap()
    ann.test("hint-plan").first.wait_for()
    assert not measured(ann, FINGER)
    assert not findings(ann, "hint on a phone", "dialog[open]")
    cards = ann.page.evaluate(SEEN)[0]["cards"]
    ann.test("hint-plan").first.tap()
    ann.page.locator("dialog[open]").wait_for(state="detached")
    assert picked(ann) == "".join(sorted(cards))
    assert answers(ann) == 0
    ann.commit()


def test_a_table_without_hints(player: Player) -> None:
    table = player.open_table(start=False, laps=1, cars=2)
    player.page.locator("[data-circuit=usa]").wait_for()  # the form keeps its place from now on
    player.page.get_by_role("switch", name="Hints").click()
    player.until(lambda: not player.call("GET", f"/tables/{table}")["setup"]["hints"], "a table without")
    player.test("start").click()
    player.until_screen("race")
    view = player.ready()
    assert player.test("hint").count() == 0
    player.page.keyboard.press("h")
    player.frames()
    assert player.test("hints").count() == 0
    Racer(1).answer(player, view)  # the answer would come after the question for a hint
    assert not [message for message in player.sent if message["type"] == "hint"]
