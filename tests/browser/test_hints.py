"""Hints: asked for at one's own decisions, shown with chances and reasons, picked without being sent."""

from __future__ import annotations

import re
from typing import Any, Final

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, drive
from tests.browser.test_accessibility import findings
from tests.browser.test_layouts import FINGER, POINTER, measured

Json = dict[str, Any]
SEEN: Final = """() => [...document.querySelectorAll('[data-test=hint-plan]')].map((plan) => ({
  cards: plan.dataset.cards, key: plan.dataset.key, words: plan.innerText.replace(/\\s+/g, ' '),
  drawn: plan.querySelectorAll('.card').length, on: plan.ariaPressed === 'true' }))"""


def told(player: Player) -> Json:
    """The last hint that the server sent."""
    return next(message for message in reversed(player.received) if message["type"] == "hint")


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
        assert f"speed {round(row['speed'], 1):g}" in plan["words"]
        assert "spin-out" in plan["words"]
        assert "reason-" not in plan["words"]
    assert not measured(player, POINTER)
    assert not findings(player, "hint")

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


def test_hints_at_other_steps_send_nothing(player: Player) -> None:
    player.open_table(laps=1, cars=5, empty="rookie")
    seen: dict[str, Json] = {}

    def before(player: Player, view: Json) -> None:
        if view["step"] == "plan" or view["step"] in seen:
            return
        sent = answers(player)
        player.page.keyboard.press("h")
        player.test("hint-plan").first.wait_for()
        row = seen[view["step"]] = told(player)["plans"][0]
        player.test("hint-plan").first.click()
        if view["step"] == "discard":
            player.wait(
                "(cards) => document.querySelectorAll('.hand .hc[aria-pressed=true]').length === cards",
                len(row["action"]["cards"]),
            )
            assert picked(player) == "".join(sorted(row["action"]["cards"]))
        else:
            ready = player.page.evaluate(
                "() => document.activeElement.dataset.key ?? document.activeElement.dataset.test"
            )
            idle = row["action"]["key"] == "end-react" or not row["action"]["number"]
            assert ready == row["action"]["key"] or (idle and ready == "commit")
        assert answers(player) == sent
        player.test("hints").locator("button").first.click()  # close
        player.page.wait_for_timeout(4000 if len(seen) > 3 else 0)  # hints come back slowly

    drive([player], [Racer(2)], lambda _: {"react", "discard"} <= seen.keys(), before=before)


def test_too_many_hints_are_told(player: Player) -> None:
    player.open_table(laps=1, cars=3)
    racer, problem = Racer(3), player.test("hint-problem")
    for _ in range(20):
        view = player.ready()
        player.page.keyboard.press("h")
        player.test("hints").wait_for()
        player.page.wait_for_timeout(150)
        if problem.count():
            break
        racer.answer(player, view)
    wait = re.search(r"Too fast. Wait (\d+) seconds", problem.inner_text())
    assert wait, problem.inner_text()
    assert not measured(player, POINTER)
    player.page.wait_for_timeout(1000 * int(wait[1]) + 600)  # it was rounded
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
    assert not findings(ann, "hint on a phone")
    cards = ann.page.evaluate(SEEN)[0]["cards"]
    ann.test("hint-plan").first.tap()
    ann.page.locator("dialog[open]").wait_for(state="detached")
    assert picked(ann) == "".join(sorted(cards))
    assert answers(ann) == 0
    ann.commit()


def test_a_table_without_hints(player: Player) -> None:
    table = player.open_table(start=False, laps=1, cars=2)
    player.page.get_by_role("switch", name="Hints").click()
    player.wait("() => document.querySelector('[role=switch][aria-checked=false]')")
    assert player.call("GET", f"/tables/{table}")["setup"]["hints"] is False
    player.test("start").click()
    player.until_screen("race")
    player.ready()
    assert player.test("hint").count() == 0
    player.page.keyboard.press("h")
    player.page.wait_for_timeout(100)
    assert player.test("hints").count() == 0
    assert not [message for message in player.sent if message["type"] == "hint"]
