"""Answering in the page: every legal option and no other, the forecast before it, and taking it back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Json, Player, Racer, drive, in_round
from tests.browser.test_seats import seated
from tests.server.support import LONG


def open_choice(player: Player) -> Json:
    """The decision that the server sent last, with its options."""
    choice: Json = player.state()["choice"]
    return choice


def is_done(option: Json) -> bool:
    """Does the gold button give this answer?"""
    return (
        option["key"] == "end-react"
        or (option["key"] == "slipstream" and not option["number"])
        or (option["key"] == "refresh" and not option["card"])
    )


def check_listed(view: Json, choice: Json) -> None:
    """A list: one button for each answer; "no more" is the gold button, or a second one beside it."""
    wanted = {at: option["key"] for at, option in enumerate(choice["options"]) if not is_done(option)}
    assert {one["at"]: one["key"] for one in view["options"]} == wanted
    assert all(one["enabled"] for one in view["options"])
    assert view["commit"]["enabled"]
    assert bool(view["done"]) == any(map(is_done, choice["options"]))
    assert not any(gear["enabled"] for gear in view["gears"])


def check_picked(player: Player, choice: Json, some: int) -> None:
    """Cards: whatever is picked, the gold button is there exactly if that is an answer."""
    legal = {"".join(sorted(option["cards"])) for option in choice["options"]}
    view = player.look()
    if choice["step"] == "plan":
        gears = {gear["gear"] for gear in view["gears"] if gear["enabled"]}
        assert gears == {len(option["cards"]) for option in choice["options"]}
    hand = view["hand"]
    reachable = {card["card"] for card in hand if card["enabled"] or card["on"]}
    assert reachable == set("".join(legal))
    sizes = range(5 if choice["step"] == "plan" else len(hand) + 1)
    sets = [cards for size in sizes for cards in combinations([card["at"] for card in hand], size)]
    for picked in sets[:: max(1, len(sets) // some)]:
        letters = "".join(sorted(hand[at]["card"] for at in picked))
        if letters not in legal:
            continue
        view = player.pick(picked)
        assert view["commit"]["enabled"], (letters, legal)
        assert sorted(card["card"] for card in view["hand"] if card["on"]) == sorted(letters)
    # whatever can be picked one after the other leads to an answer
    player.pick(())
    view = player.look()
    shown = ""
    for at in range(len(hand)):
        card = view["hand"][at]
        if card["enabled"] and not card["on"] and len(shown) < (4 if choice["step"] == "plan" else 9):
            player.press(card)
            view = player.look()
            shown = "".join(sorted(one["card"] for one in view["hand"] if one["on"]))
            assert any(set(shown) <= set(one) for one in legal), (shown, legal)
            assert view["commit"]["enabled"] == (shown in legal), (shown, legal)
    player.pick(())


def test_every_legal_option_and_no_other(player: Player) -> None:
    player.open_table(laps=1, cars=4, garage="quick", weather=True)
    kinds: set[str] = set()

    def before(player: Player, view: Json) -> None:
        choice = open_choice(player)
        assert choice["decision"] == view["decision"]
        assert choice["step"] == view["step"]
        if choice["step"] not in ("plan", "discard"):
            check_listed(view, choice)
        elif len(choice["options"]) > 1 and (LONG or choice["step"] not in kinds):
            check_picked(player, choice, 40 if LONG else 8)
        kinds.add(choice["step"])

    drive([player], [Racer(1)], None if LONG else in_round(3), before=before)
    assert kinds >= {"plan", "react", "discard"}


def told(player: Player, decision: int) -> Json:
    """The odds of a decision as they came, by option."""
    return next(m for m in reversed(player.received) if m["type"] == "odds" and m["decision"] == decision)


def share(chance: float) -> str:
    """A chance as the page writes it."""
    value = round(chance * 100 + 1e-9)
    return "<1%" if chance > 0 and value < 1 else ">99%" if chance < 1 and value > 99 else f"{value}%"


class Plain(Racer):
    """Cools all it can, reacts with nothing else and follows nobody: what was foretold happens."""

    def react(self, player: Player, view: Json) -> None:
        cooling = [one for one in view["options"] if one["key"].startswith("cool-")]
        if cooling:
            self.take(player, max(cooling, key=lambda one: int(re.findall(r"\d+", one["text"])[0])))
        elif view["done"]:
            self.done(player, view, "end-react")
        else:
            super().react(player, view)

    def slipstream(self, player: Player, view: Json) -> None:
        self.done(player, view, "stay")


def test_the_forecast_is_what_the_server_says_and_what_happens(player: Player) -> None:
    player.open_table(laps=1, cars=2)
    foretold: list[Json] = []  # the one outcome of the plan of this round
    checked, happened = 0, 0

    def before(player: Player, view: Json) -> None:
        nonlocal checked, happened
        state = player.state()["state"]
        car = state["cars"][0]
        if view["step"] == "discard" and foretold:
            # nothing was flipped; one other car leaves a spot free in every space
            one = foretold.pop()
            assert (state["turn"]["speed"], car["progress"], car["engine"]) == (
                one["speed"], one["progress"], one["engine"]
            )  # fmt: skip
            happened += 1
        if view["step"] != "plan":
            return
        foretold.clear()
        view = player.pick(Racer(checked).best_plan(player, view))
        letters = "".join(sorted(card["card"] for card in view["hand"] if card["on"]))
        options = ["".join(sorted(option["cards"])) for option in open_choice(player)["options"]]
        outlooks = told(player, view["decision"])["options"][options.index(letters)]["outlooks"]
        if not outlooks:
            return  # a hand full of Heat: the car stays where it is
        outlook = outlooks[0]
        for row in view["forecast"]:
            low, high = row["speeds"][0], row["speeds"][-1]
            outcomes = [one for one in outlook["outcomes"] if low <= one["speed"] <= high]
            assert share(sum(one["chance"] for one in outcomes)) in row["text"], (row, outcomes)
            safe = [one for one in outcomes if one["spins"] < 0]
            if safe and not any(one["finishes"] for one in outcomes):
                assert row["result"][0] == span(one["heat"] for one in safe)
                assert row["result"][1] == span(one["engine"] for one in safe) + " left"
        speeds = {one["speed"] for one in outlook["outcomes"]}
        assert {end for row in view["forecast"] for end in row["speeds"]} <= speeds
        assert len(view["forecast"]) == min(len(speeds), 4)
        shown = (range(row["speeds"][0], row["speeds"][-1] + 1) for row in view["forecast"])
        assert speeds <= {speed for row in shown for speed in row}
        checked += 1
        only = outlook["outcomes"][0]
        if len(outlook["outcomes"]) == 1 and not only["finishes"] and only["spins"] < 0:
            foretold.append(only)  # a car that spins out does not stay where it landed

    for _ in range(6):
        drive([player], [Plain(3)], lambda _: checked > 5 and happened > 1, before=before)
        if checked > 5 and happened > 1:
            break
        player.open_table(laps=1, cars=2)
    assert checked > 5
    assert happened > 1, (checked, happened)


def span(numbers: Iterable[int]) -> str:
    """From the least to the most, as the page writes it."""
    found = sorted(numbers)
    return str(found[0]) if found[0] == found[-1] else f"{found[0]}–{found[-1]}"


def test_undo_in_the_turn(player: Player) -> None:
    player.open_table(laps=1, cars=2)
    undone, wanted = 0, 2 if LONG else 1

    def before(player: Player, view: Json) -> None:
        nonlocal undone
        if view["step"] != "react" or undone >= wanted or not view["options"]:
            return
        before = player.state()["choice"]
        number = player.state()["number"]
        safe = [one for one in view["options"] if "%" not in one["text"]]
        if not safe:
            return
        player.choose(safe[0])
        after = player.ready()
        if after["undo"]["enabled"] and after["step"] == "react":
            player.press(after["undo"])
            player.wait(
                "(wanted) => document.querySelector('.race').dataset.decision === String(wanted)",
                before["decision"],
            )
            assert player.ready()["step"] == "react"
            assert player.state()["choice"]["options"] == before["options"]
            assert player.state()["number"] > number + 1  # an undo is an entry of its own
            undone += 1

    for _ in range(5):
        drive([player], [Racer(5)], lambda _: undone >= wanted, before=before)
        if undone >= wanted:
            break
        player.open_table(laps=1, cars=2)
    assert undone >= wanted


def test_a_plan_is_taken_back_until_all_are_in(new_player: NewPlayer) -> None:
    ann, bob = seated(new_player)
    first = ann.look()
    Racer(1).answer(ann, first)
    view = ann.look()
    assert view["step"] == "waiting"
    assert "Take back" in view["undo"]["text"]
    bob.page.locator(".tower tr", has_text="Ready").wait_for()
    ann.press(view["undo"])
    again = ann.ready()
    assert again["step"] == "plan"
    assert [card["card"] for card in again["hand"]] == [card["card"] for card in first["hand"]]
    bob.page.locator(".tower tr", has_text="Ready").wait_for(state="detached")
    Racer(2).answer(ann, again)
    Racer(3).answer(bob, bob.look())
    ann.wait("() => !document.querySelector('[data-test=undo]').innerText.includes('Take back')")


def test_single_options_are_played_if_wanted(player: Player) -> None:
    player.open_table(laps=1, cars=2)
    player.ready()
    page = player.page
    page.get_by_label("Settings").first.click()
    switch = page.get_by_role("switch", name=re.compile("only one option"))
    assert switch.get_attribute("aria-checked") == "false"
    switch.click()
    assert switch.get_attribute("aria-checked") == "true"
    page.keyboard.press("Escape")
    touched: set[int] = set()

    def singles() -> set[int]:
        """Decisions that came with one option."""
        choices = [m["game"]["choice"] for m in player.received if m.get("game")]
        return {one["decision"] for one in choices if one and len(one["options"]) == 1}

    def played() -> bool:
        """Was one of them answered, and not by the racer?"""
        answered = {m["decision"] for m in player.sent if m["type"] == "answer"}
        return bool(singles() & answered - touched)

    def before(player: Player, view: Json) -> None:
        while view["screen"] == "race" and view["decision"] in singles():
            player.answered(view["decision"])  # nobody touches anything
            view = player.ready()
        touched.add(view["decision"])

    for _ in range(3):
        drive([player], [Racer(1)], lambda _: played(), before=before)
        if played():
            break
        player.open_table(laps=1, cars=2)
        touched.clear()
        player.received.clear()
        player.sent.clear()
    assert played()
