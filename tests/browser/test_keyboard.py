"""A race without a pointer: keys of the race, and Tab with a focus that can be seen."""

from __future__ import annotations

from typing import Final

from tests.browser.driver import Json, Player, Racer, drive, in_round, let_rookies_drive
from tests.server.support import LONG

#: the element with the focus, and whether one can see that it has it
FOCUS: Final = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const style = getComputedStyle(node);
  const box = node.getBoundingClientRect();
  const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const inside = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  const words = node.getAttribute('aria-label') || node.innerText || node.value || node.tagName;
  const visible = (outline || style.boxShadow !== 'none') && inside;
  return { words, test: node.dataset.test ?? '', visible, html: node.outerHTML.slice(0, 120) };
}"""


class Typist(Racer):
    """Answers by keys alone."""

    def take(self, player: Player, option: Json) -> None:
        decision = player.look()["decision"]
        self.used[option["key"]] += 1
        if option["at"] < 9:
            player.page.keyboard.press(str(option["at"] + 1))  # chooses
            player.page.keyboard.press("Enter")
        else:
            player.page.locator(f'.opt[data-option="{option["at"]}"]').focus()
            player.page.keyboard.press("Enter")
        self.answered(player, decision)

    def answered(self, player: Player, decision: int) -> None:
        player.wait(
            "(before) => document.querySelector('.res .cls, dialog[open]') || "
            "document.querySelector('.race')?.dataset.decision !== String(before)",
            decision,
        )
        if player.look()["dialog"]:
            tab_to(player, "confirm-yes")
            player.page.keyboard.press("Enter")
            player.answered(decision)

    def done(self, player: Player, view: Json, key: str) -> None:
        if view["step"] not in ("plan", "discard"):
            player.page.keyboard.press("n")
        player.page.keyboard.press("Enter")
        self.answered(player, view["decision"])

    def plan(self, player: Player, view: Json) -> None:
        if not view["commit"]["enabled"]:
            for at in self.best_plan(player, view):
                player.page.keyboard.press(str(at + 1))
        assert player.look()["commit"]["enabled"]
        self.done(player, view, "plan")

    def discard(self, player: Player, view: Json) -> None:
        for card in view["hand"]:
            if card["enabled"] and card["card"] == "1":
                player.page.keyboard.press(str(card["at"] + 1))
        self.done(player, view, "discard")


def tab_to(player: Player, test: str, most: int = 60) -> None:
    """Press Tab until the element with this `data-test` has the focus; every stop must be visible."""
    for _ in range(most):
        player.page.keyboard.press("Tab")
        focus = player.page.evaluate(FOCUS)
        if focus is None:
            continue
        assert focus["visible"], focus
        if focus["test"] == test:
            return
    raise AssertionError(f"Tab does not reach {test}")


def test_a_race_by_keyboard(player: Player) -> None:
    player.open()
    player.page.locator(".doors .mini").first.wait_for()
    tab_to(player, "race-now")
    player.page.keyboard.press("Enter")
    player.ready()
    drive([player], [Typist(1)], None if LONG else in_round(4))
    if not LONG:
        let_rookies_drive([player])
    player.until_screen("results")
    tab_to(player, "rematch")


def test_every_control_of_the_race_is_reached_by_tab(player: Player) -> None:
    player.open_table(laps=1, cars=2)
    view = player.ready()
    for at in Racer(1).best_plan(player, view):
        player.page.keyboard.press(str(at + 1))
    words: list[str] = []
    for _ in range(60):
        player.page.keyboard.press("Tab")
        focus = player.page.evaluate(FOCUS)
        if focus is None:
            break
        assert focus["visible"], focus
        words.append(focus["words"].split("\n")[0])
    text = " | ".join(words)
    for wanted in ("Menu", "Settings", "Keys", "Gear 1", "Lock in", "Undo", "Zoom in", "key "):
        assert wanted in text, (wanted, text)
    # the hand is one stop: arrows walk in it
    player.page.locator('.hc[tabindex="0"]').focus()
    first = player.page.evaluate("() => document.activeElement.dataset.at")
    player.page.keyboard.press("ArrowRight")
    assert player.page.evaluate("() => document.activeElement.dataset.at") != first
    # gears by letter, undo by Z, help by ?
    player.pick(())
    player.page.keyboard.press("q")
    player.page.keyboard.press("Shift+?")
    player.page.locator("dialog[open]").get_by_text("Keys").first.wait_for()
    player.page.keyboard.press("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")
