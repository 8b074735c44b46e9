"""The first race: the whole introduction by mouse, by touch and by keyboard; skipped, reloaded, left."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player
from tests.server.support import LONG

ALL_TOPICS: Final = 10
#: where the page is reloaded, and until when it is followed then, with the topics met by then
REST: Final = ("heat-plan", 5, "boost-plan", 6) if LONG else ("corner-plan", 2, "slipstream-plan", 4)
#: the coach has something to say, or the race is over, or a second word is wanted
SAID: Final = """([moment, page, decision]) => {
  if (document.querySelector('[data-test=intro-summary], dialog[open]')) return true;
  const coach = document.querySelector('[data-test=coach].placed');
  const root = document.querySelector('.race, .m');
  if (!coach || !root || root.dataset.sending === 'true') return false;
  const now = [coach.dataset.moment, coach.dataset.page, root.dataset.decision];
  return coach.dataset.ready === 'true' && String(now) !== String([moment, page, decision]);
}"""
FREE: Final = "(before) => document.querySelector('[data-test=intro-summary]') || " + (
    "(document.querySelector('.race, .m')?.dataset.decision !== before && "
    "document.querySelector('[data-test=coach]')?.dataset.ready === 'true')"
)


def begin(player: Player) -> None:
    player.open()
    button = player.test("how-to-play")
    button.tap() if player.touch else button.click()
    player.until_screen("race")
    hear(player, ["", "", ""])


def spot(player: Player) -> list[str]:
    """Where in the introduction one is."""
    found: list[str] = player.page.evaluate(
        """() => {
        const coach = document.querySelector('[data-test=coach]');
        const root = document.querySelector('.race, .m');
        return [coach?.dataset.moment ?? '', coach?.dataset.page ?? '', root?.dataset.decision ?? ''];
      }"""
    )
    return found


def hear(player: Player, before: list[str]) -> list[str]:
    """Until the coach says something else."""
    player.wait(SAID, before)
    return spot(player)


def over(player: Player) -> bool:
    return bool(player.test("intro-summary").count())


def touch(player: Player, selector: str) -> None:
    target = player.page.locator(selector).first
    target.tap() if player.touch else target.click()


def follow(player: Player, until: str = "free") -> list[str]:
    """Do what is lit, in the cockpit itself, until this moment comes; gives the moments met."""
    met: list[str] = []
    for _ in range(150):
        now = spot(player)
        if now[0] == until or over(player):
            return met
        if now[0] not in met:
            met.append(now[0])
        check_bubble(player)
        if player.page.locator("dialog[open]").count():
            touch(player, "[data-test=confirm-yes]")
        elif player.test("coach-go").inner_text().lower() == "next":
            touch(player, "[data-test=coach-go]")
        else:
            # every lit thing one after the other: cards, then the gold button or the option
            wanted = player.page.eval_on_selector_all(
                ".hc[data-lit]", "cards => cards.map((card) => card.dataset.at)"
            )
            for at in wanted:
                touch(player, f'.hc[data-at="{at}"]')
            player.wait("() => document.querySelector('[data-test=commit][data-lit], .opt[data-lit]')")
            touch(player, "[data-test=commit][data-lit], .opt[data-lit]")
            if now[0] == "spin-out-plan":
                player.page.locator("dialog[open]").wait_for()
                touch(player, "[data-test=confirm-yes]")
        hear(player, now)
    raise AssertionError(("the introduction does not end", spot(player)))


def check_bubble(player: Player) -> None:
    """The bubble says something finished and lies in the window, off the button that is wanted."""
    text = player.test("coach-text").inner_text()
    assert text, spot(player)
    assert not any(wrong in text for wrong in ("{", "$", "intro-", "undefined", "NaN")), text
    assert text.count(". ") <= 3, text
    box = player.test("coach").bounding_box()
    size: Any = player.page.viewport_size
    assert box["x"] >= 0, box
    assert box["y"] >= 0, box
    assert box["x"] + box["width"] <= size["width"], box
    assert box["y"] + box["height"] <= size["height"], box
    view = player.look()
    for thing in (view["commit"], *view["hand"]):  # what is not asked lets touches through: not `free`
        over_it = box["x"] <= thing["x"] <= box["x"] + box["width"] and (
            box["y"] <= thing["y"] <= box["y"] + box["height"]
        )
        assert not over_it, (spot(player), thing)


def drive_home(player: Player) -> None:
    """Free driving: the cards of the hint, everything else as it is."""
    for _ in range(60):
        if over(player):
            return
        before = spot(player)
        view = player.look()
        if view["dialog"] and view["dialog"]["yes"]:
            player.confirm(view)
        elif view["step"] == "plan" and not view["commit"]["enabled"]:
            gear = min(gear["gear"] for gear in view["gears"] if gear["enabled"])
            cards = [card["at"] for card in view["hand"] if card["card"] not in "HS"][:gear]
            stress = [card["at"] for card in view["hand"] if card["card"] == "S"]
            player.pick((cards + stress)[:gear])
            player.press(player.look()["commit"])
        else:
            player.press(view["commit"])
        player.wait(FREE, before[2])
    raise AssertionError("the race does not end")


@pytest.mark.parametrize("options", [{}, PHONE] if LONG else [PHONE])
def test_the_whole_introduction(new_player: NewPlayer, options: dict[str, Any]) -> None:
    player = new_player(**options)
    begin(player)
    moments = follow(player)
    assert [moment for moment in moments if moment.endswith("-plan")] == [
        f"{turn}-plan" for turn in ("gears", "corner", "slipstream", "heat", "boost", "spin-out", "cooldown")
    ]
    assert player.page.locator("[data-test=coach] li.met").count() == ALL_TOPICS
    assert player.page.locator("[data-dim]").count() == 0  # free driving dims nothing
    drive_home(player)
    player.test("intro-summary").wait_for()
    assert player.page.locator("dl .met").count() == ALL_TOPICS
    lesson = player.table
    touch(player, "[data-test=intro-race]")
    player.until_screen("race")
    player.wait("(old) => !location.pathname.includes(old)", lesson)
    assert player.test("coach").count() == 0
    player.wait("async (old) => (await fetch(`/api/tables/${old}`)).status === 404", lesson)
    player.hear()
    player.watch.forget("404")


def test_by_keyboard_alone(player: Player) -> None:
    """Enter goes through it, from plan to plan; Escape offers to leave."""
    last, topics = ("free", ALL_TOPICS) if LONG else ("slipstream-plan", 4)
    player.open()
    player.test("how-to-play").focus()
    player.page.keyboard.press("Enter")
    player.until_screen("race")
    now = hear(player, ["", "", ""])
    assert now[0] == "gears-plan"
    for _ in range(150):
        if now[0] == last:
            break
        before = player.page.evaluate("() => document.querySelectorAll('.hc[aria-pressed=true]').length")
        if player.page.locator("dialog[open]").count():
            player.test("confirm-yes").focus()
        player.page.keyboard.press("Enter")
        player.wait(
            "([before, cards]) => document.querySelector('dialog[open]') "
            "|| document.querySelectorAll('.hc[aria-pressed=true]').length > cards "
            f"|| ({SAID})(before)",
            [now, before],
        )
        now = spot(player)
    assert now[0] == last, now
    assert player.page.locator("[data-test=coach] li.met").count() == topics
    player.page.keyboard.press("Escape")
    player.test("skip-leave").wait_for()
    player.page.keyboard.press("Escape")
    player.wait("() => !document.querySelector('dialog[open]')")


def test_skipped_at_once_and_begun_again(player: Player) -> None:
    begin(player)
    first = player.table
    player.test("coach-skip").click()
    player.test("skip-alone").click()
    assert player.test("coach").count() == 0
    assert player.page.locator("[data-lit], [data-dim]").count() == 0
    player.test("coach-back").click()
    assert hear(player, ["", "", ""])[0] == "gears-plan"
    player.test("coach-skip").click()
    player.test("skip-leave").click()
    player.until_screen("home")
    player.page.wait_for_load_state("networkidle")
    assert player.test("resume").count() == 0
    begin(player)
    assert player.table != first
    assert spot(player)[:2] == ["gears-plan", "0"]


def test_a_reload_in_the_middle(player: Player) -> None:
    first, met, second, more = REST
    begin(player)
    follow(player, until=first)
    before = player.state()["number"]
    player.page.reload()
    player.until_screen("race")
    assert hear(player, ["", "", ""])[0] == first
    assert player.state()["number"] == before
    assert player.page.locator("[data-test=coach] li.met").count() == met
    follow(player, until=second)
    assert player.page.locator("[data-test=coach] li.met").count() == more


def test_another_line_than_the_script(player: Player) -> None:
    """The server forbids nothing: the coach goes along, or begins again."""
    begin(player)
    asked = player.page.evaluate("() => document.querySelectorAll('.hc[aria-pressed=true]').length")
    player.page.keyboard.press("1")  # what is not asked does nothing, by key or by pointer
    player.frames()
    assert player.page.locator(".hc[aria-pressed=true]").count() == asked
    assert (
        player.page.evaluate("() => getComputedStyle(document.querySelector('[data-dim]')).pointerEvents")
        == "none"
    )
    player.test("coach-skip").click()
    player.test("skip-alone").click()
    player.pick([0])
    player.page.locator("[data-test=commit]").click()
    player.test("coach-back").click()
    player.wait("() => document.querySelector('[data-test=coach].placed')?.dataset.moment === 'off'")
    assert player.page.locator("[data-dim]").count() == 0
    lesson = player.table
    player.test("coach-again").click()
    player.wait("(old) => !location.pathname.includes(old)", lesson)
    player.until_screen("race")
    assert hear(player, ["off", "0", ""])[0] == "gears-plan"
