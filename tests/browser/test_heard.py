"""By ear and by keys: all is said once and in order, only one's turn interrupts, labels say what is seen."""

from __future__ import annotations

import re
from typing import Any, Final

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Json, Player, Racer, drive, in_round
from tests.browser.moments import moments, try_moment, upload

#: keeps what a screen reader would say: what is added to live regions, and where the focus goes
LISTEN: Final = """() => {
  window.heard = [];
  const live = (node) => node.closest?.('[aria-live], [role=status], [role=log], [role=alert]');
  const manner = (region) => region.getAttribute('aria-live') ??
    { alert: 'assertive', status: 'polite', log: 'polite' }[region.getAttribute('role')];
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      for (const node of nodes) {
        const region = live(node.nodeType === 1 ? node : node.parentElement ?? target);
        const text = (node.textContent ?? '').replace(/\\s+/g, ' ').trim();
        if (!region || !text || manner(region) === 'off' || region === node) continue;
        window.heard.push({ how: manner(region), where: region.dataset.test ?? '', text });
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => {
    const text = (target.getAttribute('aria-label') ?? target.innerText ?? '').replace(/\\s+/g, ' ').trim();
    window.heard.push({ how: 'focus', where: target.dataset.test ?? target.className, text });
  });
}"""


def heard(player: Player) -> list[Json]:
    found: list[Json] = player.page.evaluate("window.heard")
    return found


def a_round(player: Player) -> list[Json]:
    """What is heard while one round is driven."""
    player.open_table(laps=1, cars=4, empty="rookie")
    player.until_screen("race")
    player.ready()
    player.page.evaluate(LISTEN)
    drive([player], [Racer(2)], in_round(3))
    return heard(player)


def check(player: Player) -> None:
    said = a_round(player)
    events = [one for one in said if one["where"] == "heard"]
    assert {one["how"] for one in events} == {"polite"}
    feed = [
        re.sub(r"\s+", " ", text).strip()
        for text in player.page.locator("[data-test=heard] p").all_inner_texts()
    ]
    texts = [one["text"] for one in events]
    assert [text for text in texts if text in feed][-len(feed) :] == feed  # in the order of the feed
    rounds = [text for text in texts if re.fullmatch(r"Round \d+", text, re.I)]
    assert len(rounds) == len(set(rounds))  # once
    loud = [one for one in said if one["how"] == "assertive"]
    assert loud
    assert {one["where"] for one in loud} == {"turn"}


def test_what_happens_is_heard_once_and_in_order(player: Player) -> None:
    check(player)


def test_it_is_heard_on_a_phone_too(new_player: NewPlayer) -> None:
    check(new_player(**PHONE))


def test_labels_say_what_is_seen(player: Player) -> None:
    raced = upload(player)
    seat, _ = moments()["boost"]
    assert seat >= 0
    try_moment(player, raced, "boost")
    label = str(player.page.locator('.opt[data-key="boost"] .sr').text_content())
    assert re.fullmatch(r"Boost: Speed \d+( to \d+)?(, spins out( \d+% of the time)?)?", label), label
    shown = player.page.locator('.opt[data-key="boost"] .tx').inner_text()
    assert all(number in shown for number in re.findall(r"\d+", label)), (label, shown)


def test_the_focus_goes_to_what_comes_next(player: Player) -> None:
    player.open_table(laps=1, cars=3)
    before = player.ready()
    for at in Racer(1).best_plan(player, before):
        player.page.keyboard.press(str(at + 1))
    player.test("commit").focus()
    player.page.keyboard.press("Enter")
    player.answered(before["decision"])
    player.ready(before["decision"])
    player.wait("() => document.activeElement?.matches('[data-test=commit], .opt, .hc')")


def test_enter_on_settings_opens_settings(player: Player) -> None:
    player.open_table(laps=1, cars=2)
    view = player.ready()
    player.pick(Racer(1).best_plan(player, view))
    settings = player.page.locator("details.menu summary").last
    settings.click()
    settings.press("Enter")  # closes it again, and answers nothing
    player.wait("() => !document.querySelector('details.menu[open]')")
    assert player.look()["decision"] == view["decision"]
    assert not player.sent


def test_letters_can_be_switched_off(new_player: NewPlayer) -> None:
    player = new_player()
    player.context.add_init_script('localStorage.slipstream = \'{"pass":false,"keys":false}\'')
    player.open_table(laps=1, cars=2)
    view = player.ready()
    for key in ("1", "2", "q", "h", "t", "z", "?", "k"):
        player.page.keyboard.press(key)
    assert not any(card["on"] for card in player.look()["hand"])
    assert player.page.locator("dialog[open], .hints").count() == 0
    player.pick(Racer(1).best_plan(player, view))
    player.page.keyboard.press("Enter")  # is no letter
    player.answered(view["decision"])


def colours(player: Player, selector: str) -> list[Any]:
    return list(
        player.page.eval_on_selector_all(
            selector, "all => all.map((one) => getComputedStyle(one).backgroundColor)"
        )
    )


#: what a browser gives in place of a colour
FORCED = {"rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"}


def test_forced_colours_keep_gear_engine_and_cards(new_player: NewPlayer) -> None:
    for options in ({"viewport": {"width": 640, "height": 360}}, {}):  # the first is a desktop at 200 %
        player = new_player(forced_colors="active", **options)
        player.open_table(laps=1, cars=2)
        player.pick(Racer(1).best_plan(player, player.ready()))
        gears = dict(zip(colours(player, ".gate .gp, .keys button"), range(4), strict=False))
        assert len(gears) > 1  # the one that is in, and the others
        assert set(colours(player, ".engine .cells span")) != {"rgba(0, 0, 0, 0)"}
        assert FORCED.isdisjoint(colours(player, ".hand .card"))
        assert player.test("commit").is_visible()
