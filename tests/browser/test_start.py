"""The start page: one step to a race, what is going on first, and a race of one's own one step away."""

from __future__ import annotations

from typing import Final

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, let_rookies_drive
from tests.browser.test_layouts import FINGER, POINTER, measured

SMALL: Final = {**PHONE, "viewport": {"width": 360, "height": 640}}


def test_a_first_visit_offers_the_first_race_and_everything_fits(new_player: NewPlayer) -> None:
    for target, options in ((POINTER, {}), (FINGER, SMALL)):
        player = new_player(**options)
        player.open()
        player.page.locator(".doors .mini").first.wait_for()
        gold = player.page.locator(".home .btn.primary")
        assert gold.get_attribute("data-test") == "how-to-play"
        assert not measured(player, target, scrolls=True)
        high = player.page.viewport_size["height"]  # type: ignore[index]
        for wanted in ("how-to-play", "race-now", "change"):
            box = player.test(wanted).bounding_box()
            assert box["y"] + box["height"] <= high, wanted


def test_a_race_of_ones_own_is_one_step_away_and_remembered(player: Player) -> None:
    """Presets and one sentence that says it all; "Race now" does the same from then on, asking nothing."""
    player.open()
    player.page.locator(".doors .mini").first.wait_for()
    player.page.keyboard.press("c")
    player.test("start-solo").wait_for()
    assert player.page.evaluate("() => document.activeElement.dataset.test") == "start-solo"
    player.test("preset-full").click()
    assert "garage" in player.test("says").inner_text()
    player.test("preset-quick").click()
    player.page.locator("[data-circuit=italia]").click()
    player.page.get_by_role("group", name="Cars").get_by_role("button", name="Less").click()
    assert player.test("preset-quick").get_attribute("aria-pressed") == "false"
    says = player.test("says").inner_text()
    assert says.startswith("Lago Alto, ")
    assert "4 rookies" in says
    assert not measured(player, POINTER, scrolls=True)
    player.page.keyboard.press("Escape")
    player.page.reload()
    button = player.test("race-now")
    player.page.get_by_text("Lago Alto").first.wait_for()
    assert "4 rookies" in button.inner_text()
    button.click()
    player.until_screen("race")
    setup = player.call("GET", f"/tables/{player.table}")["setup"]
    assert (setup["circuit"], setup["cars"]) == ("italia", 5)


def test_what_waits_for_you_comes_first(new_player: NewPlayer) -> None:
    ann = new_player()
    over = ann.open_table(laps=1, cars=2, circuit="italia", empty="rookie")
    ann.ready()
    let_rookies_drive([ann])
    ann.until_screen("results")
    lobby = ann.open_table(start=False, cars=4)
    ann.open()
    ann.test("mine").first.wait_for()
    rows = ann.page.eval_on_selector_all(
        "[data-test=mine]", "rows => rows.map((row) => [row.dataset.table, row.dataset.state])"
    )
    assert rows == [[lobby, "open"], [over, "over"]]
    assert "of 2, " in ann.test("mine").nth(1).inner_text()  # the place, and the day
    assert ann.test("resume").count() == 0
    assert ann.page.locator(".home .btn.primary").get_attribute("data-test") == "race-now"
    running = ann.open_table(laps=1, cars=2, circuit="gb", empty="rookie")
    Racer(1).answer(ann, ann.ready())
    ann.open()
    ann.test("resume").wait_for()
    ann.page.keyboard.press("Enter")  # the gold button, wherever one is
    ann.until_screen("race")
    assert ann.table == running
