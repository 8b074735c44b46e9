"""Traps that lost races: Enter is the gold button, gold is sensible, no stray key or click answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Json, Player, Racer, drive
from tests.server.support import LONG, Server

CIRCUITS: Final = ("usa", "gb", "france", "italia")
TABLES: Final = 8  # tried until the moment comes that is wanted
EPSILON: Final = 1e-9
#: as soon as another question shows, its buttons are touched: a second click, or a button that has just moved
CLICK_AT_ONCE: Final = """() => {
  const root = document.querySelector('.race, .m');
  const before = root.dataset.decision;
  new MutationObserver((_, watch) => {
    if (root.dataset.decision === before || root.dataset.decision === undefined) return;
    watch.disconnect();
    for (const one of document.querySelectorAll('[data-test=commit], .opt')) one.click();
  }).observe(root, { attributes: true, childList: true, subtree: true });
}"""


def choice_of(player: Player, decision: int) -> Json:
    """A decision as the server asked it."""
    found: Json = next(
        m["game"]["choice"]
        for m in reversed(player.received)
        if m.get("game") and m["game"]["choice"] and m["game"]["choice"]["decision"] == decision
    )
    return found


def odds_of(player: Player, decision: int) -> Json:
    """What was told of its answers."""
    player.hear()
    found: Json = next(
        m for m in reversed(player.received) if m["type"] == "odds" and m["decision"] == decision
    )
    return found


def answers(player: Player) -> list[tuple[int, Json]]:
    """Every answer that was sent: the decision, and the option."""
    player.hear()
    sent = [m for m in player.sent if m["type"] == "answer"]
    return [(m["decision"], choice_of(player, m["decision"])["options"][m["option"]]) for m in sent]


class Golden(Racer):
    """Picks a plan as anybody would, and from there on knows nothing but Enter."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.towed = self.stayed = 0

    def answer(self, player: Player, view: Json) -> None:
        decision = view["decision"]
        if view["step"] == "plan" and not view["commit"]["enabled"]:
            view = player.pick(self.best_plan(player, view))
        choice, odds = choice_of(player, decision), odds_of(player, decision)
        if view["step"] == "slipstream":
            self.look_at_slipstream(view, choice, odds)
        player.page.keyboard.press("Enter")
        player.answered(decision)
        given, option = answers(player)[-1]
        if given == decision and view["step"] not in ("plan", "discard"):
            at = choice["options"].index(option)
            assert at == odds["best"], (option, odds["best"])
            assert option["key"] != "boost"
            if odds["options"]:
                plain = [
                    one for one in range(len(choice["options"])) if choice["options"][one]["key"] != "boost"
                ]
                risks = {one: spin(odds["options"][one]) for one in plain}
                assert risks[at] <= min(risks.values()) + EPSILON, (option, risks)

    def look_at_slipstream(self, view: Json, choice: Json, odds: Json) -> None:
        """A tow that is sensible is gold, and staying is the second button."""
        spaces = choice["options"][odds["best"]]["number"]
        self.towed += bool(spaces)
        self.stayed += not spaces
        assert view["commit"]["text"].startswith(f"Slipstream {spaces}" if spaces else "No Slipstream")
        assert view["done"]["text"].startswith("No Slipstream")


def spin(row: Json) -> float:
    """The least chance of a spin-out that this answer leaves."""
    chances = [
        sum(one["chance"] for one in outlook["outcomes"] if one["spins"] >= 0) for outlook in row["outlooks"]
    ]
    return min(chances, default=0.0)


def until_asked(player: Player, racer: Racer, wanted: Callable[[Json], bool]) -> Json:
    """Race until such a decision is open, at another table if it is never asked at this one; a view of it."""
    for _ in range(TABLES):
        drive([player], [racer], lambda view: view["screen"] == "race" and wanted(view))
        view = player.look()
        if view["screen"] == "race":
            return view
        player.received.clear()  # numbers of decisions come again
        player.sent.clear()
        player.open_table(laps=1, cars=3)
    raise AssertionError("it is never asked")


def cools_and_boosts(view: Json) -> bool:
    return {"cool-gear", "boost"} <= {one["key"] for one in view["options"]}


def test_no_key_and_no_click_gives_what_was_not_meant(new_player: NewPlayer) -> None:
    """One race: keys that are held, second clicks, letters, a click and then Enter; the rest by Enter."""
    player = new_player(passes=True)  # as for whoever is new: steps that offer nothing pass by themselves
    racer = Golden()
    player.open_table(laps=1, cars=3)
    view = until_asked(player, racer, lambda view: view["step"] == "react")

    # Enter, held down over the next question, does not answer that
    player.page.keyboard.down("Enter")
    view = player.ready(view["decision"])
    for _ in range(5):
        player.page.keyboard.down("Enter")  # it repeats
    player.page.keyboard.up("Enter")
    assert view["decision"] not in dict(answers(player))

    # a click on what has just moved under the pointer, or a second click
    if view["step"] == "plan":
        player.pick(racer.best_plan(player, view))
    player.page.evaluate(CLICK_AT_ONCE)
    player.press(player.look()["commit"])
    player.answered(view["decision"])
    after = player.ready(view["decision"])
    assert after["decision"] not in dict(answers(player))

    # letters and numbers choose, and leave the choice to Enter
    view = until_asked(player, racer, cools_and_boosts)
    given = len(answers(player))
    player.page.keyboard.press("x")
    assert player.look()["commit"]["text"].startswith("Boost")
    assert player.look()["done"]["text"].startswith("Done")
    player.page.keyboard.press("n")
    assert player.look()["commit"]["text"].startswith("Done")
    cooling = max((one for one in view["options"] if one["key"] == "cool-gear"), key=lambda one: one["at"])
    player.page.keyboard.press(str(cooling["at"] + 1))
    assert player.look()["commit"]["text"].startswith("Cool")
    assert len(answers(player)) == given

    # a click, and then Enter: the gold button, and no other that has come where the first one was
    player.press(next(one for one in player.look()["options"] if one["at"] == cooling["at"]))
    after = player.ready(view["decision"])
    gold = after["commit"]["text"]
    player.page.keyboard.press("Enter")
    player.answered(after["decision"])
    given_by = dict(answers(player))
    assert given_by[view["decision"]]["key"] == "cool-gear"
    second = given_by[after["decision"]]
    assert second["key"] != "boost"
    assert (second["key"] == "end-react") == gold.startswith("Done"), (gold, second)

    drive([player], [racer])
    player.until_screen("results")
    for seed in range(20) if LONG else ():  # whole races by gold and Enter: this one is a sample of them
        player.received.clear()
        player.sent.clear()
        player.open_table(circuit=CIRCUITS[seed % 4], laps=1, cars=4)
        racer = Golden(seed)
        drive([player], [racer])
        player.until_screen("results")
        print(f"race {seed}: {len(answers(player))} answers, towed {racer.towed}, stayed {racer.stayed}")


def test_the_play_area_adds_up(player: Player) -> None:
    """What was turned over lies with its card, and the summands make the Speed."""
    player.open_table(laps=1, cars=4, garage="quick")
    tied, summed = 0, 0

    def before(player: Player, view: Json) -> None:
        nonlocal tied, summed
        if view["step"] not in ("react", "slipstream"):
            return
        terms = player.page.locator("[data-test=term]")
        worth = terms.evaluate_all("(all) => all.map((one) => Number(one.dataset.worth))")
        assert sum(worth) == player.state()["state"]["turn"]["speed"], (worth, view)
        assert player.page.locator("[data-test=sum] b").inner_text() == str(sum(worth))
        tied += player.page.locator(".pair").count()
        summed += 1

    racer = Racer(4)
    drive([player], [racer], lambda _: bool(tied) and summed > 5, before=before)
    assert summed > 2


def test_a_car_that_was_handed_over_can_be_seen_and_taken_back(browser: Browser, tmp_path: Path) -> None:
    watched = {"slipstream.server.live.thinking.WATCHED_SECONDS": 1.0}
    with Server(tmp_path / "races.db", "--no-limits", constants=watched) as server:
        player = Player(browser, server)
        player.open_table(laps=1, cars=2)
        player.ready()
        player.test("menu").click()
        player.test("hand-over-0").click()  # says what will happen, and waits for a second word
        player.page.locator("dialog[open]", has_text="round by round").wait_for()
        assert player.state()["choice"] is not None
        player.test("hand-over-0").click()
        player.page.locator("[data-test=commit]", has_text="Take the wheel back").wait_for()
        player.until(lambda: player.state()["state"]["round"] >= 3, "the third round")
        player.page.keyboard.press("Enter")
        assert player.ready()["step"] == "plan"
        rounds = [m["game"]["state"]["round"] for m in player.received if m.get("game")]
        assert sorted(set(rounds)) == list(range(1, max(rounds) + 1))  # every round was told by itself
        assert player.state()["choice"] is not None
        assert not player.problems
        player.close()
