"""Film strips: the moments of a race, a picture every 100 milliseconds, one sheet for each.

`./slipstream screens` makes them with the other pictures. The clock of the page stands between two pictures,
so that what is seen is what a player sees, however long a picture takes.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from tests.browser.driver import Json, Player, Racer, drive

STEP: Final = 100  # milliseconds between two pictures
WIDTH: Final = 300  # of a picture on the sheet
FRAME: Final = {"width": 600, "height": 400}  # of what is seen around the car
COLUMNS: Final = 6

#: animations of styles stand with the clock: those that are new begin, the others go on
ADVANCE: Final = """(step) => {
  window.stood ??= new WeakMap();
  for (const one of document.getAnimations()) {
    const { delay = 0, endTime = 0 } = one.effect?.getComputedTiming() ?? {};
    const time = window.stood.has(one) ? window.stood.get(one) + step : 0;
    window.stood.set(one, time);
    if (one.playState === 'finished') continue;
    if (time >= endTime) one.finish();
    else { one.pause(); one.currentTime = time; }
  }
}"""

#: the part of the board around the own car, or so far down in the middle
AROUND: Final = """([{ width, height }, down]) => {
  const map = document.querySelector('.map, .mm').getBoundingClientRect();
  const own = document.querySelector('svg.live .tag-car, svg.live .me-halo')?.getBoundingClientRect();
  const within = (at, size, from, length) => Math.max(from, Math.min(from + length - size, at - size / 2));
  const x = down === null && own ? own.x + own.width / 2 : map.x + map.width / 2;
  const y = down === null && own ? own.y + own.height / 2 : map.y + height / 2 + (map.height - height) * down;
  return { width, height, x: within(x, width, map.x, map.width), y: within(y, height, map.y, map.height) };
}"""

SHEET: Final = """([pictures, width, columns, step]) => {
  document.body.style.cssText = `margin:0;padding:8px;width:${columns * (width + 8)}px;background:#F7EEDB;
    display:grid;grid-template-columns:repeat(${columns}, ${width}px);gap:8px;
    font:600 13px sans-serif;color:#1F1A17`;
  document.body.innerHTML = pictures.map((one, at) =>
    `<figure style="margin:0"><img style="width:${width}px;display:block;border:1px solid #1F1A17" `
    + `src="data:image/png;base64,${one}"><figcaption>${at * step} ms</figcaption></figure>`).join('');
  return Promise.all([...document.images].map((one) => one.decode()));
}"""


def spin_of(row: Json) -> float:
    """The chance that a plan ends in a spin-out."""
    outcomes = row["outlooks"][0]["outcomes"]
    return float(sum(one["chance"] for one in outcomes if one["spins"] >= 0))


class Stunts(Racer):
    """Races, and does what is wanted as soon as it can be done."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.wanted = ""
        self.spins = False  # the plan that spins is played

    def stunt(self, player: Player, view: Json) -> Callable[[], None] | None:
        """What brings the wanted moment about, if it can be done now."""
        if view["step"] == "plan" and self.wanted in ("flip", "spin-out"):
            odds = next(one for one in reversed(player.received) if one["type"] == "odds")["options"]
            options = player.state()["choice"]["options"]
            rows = [(spin_of(row), row["plus"], at) for at, row in enumerate(odds)]
            if self.wanted == "flip":
                rows = [row for row in rows if 0.05 < row[0] < 0.7 and row[1] == 1]
            else:
                rows = [row for row in rows if row[0] > 0.99 and not row[1]]
            if not rows:
                return None
            letters = str(options[max(rows)[2]]["cards"])
            return lambda: self.commit_plan(player, view, letters)
        self.spins = self.spins and view["step"] != "plan"
        if self.wanted == "spin-out" and self.spins:
            return lambda: self.idle(player, view)
        if view["step"] == "react" and self.wanted == "boost":
            boost = [one for one in view["options"] if one["key"] == "boost"]
            return (lambda: self.take(player, boost[0])) if boost and "%" not in boost[0]["text"] else None
        if view["step"] == "slipstream" and self.wanted == "tow":
            tows = [
                one for one in view["options"] if re.search(r"\d", one["text"]) and "%" not in one["text"]
            ]
            return (lambda: self.take(player, tows[0])) if tows else None
        return None

    def idle(self, player: Player, view: Json) -> None:
        """Nothing but the gold button."""
        player.press(view["commit"])
        player.answered(view["decision"])

    def commit_plan(self, player: Player, view: Json, letters: str) -> None:
        """Pick these cards and commit."""
        places: list[int] = []
        for letter in letters:
            places.append(
                next(c["at"] for c in view["hand"] if c["card"] == letter and c["at"] not in places)
            )
        view = player.pick(places)
        player.press(view["commit"])
        player.answered(view["decision"])


def settled(player: Player) -> None:
    """Until nothing moves."""
    player.wait("() => document.querySelector('svg.live')?.dataset.moving !== 'true'")


#: what is shown now: a beat of the film, nothing, or the results
NOW: Final = """() => {
  const live = document.querySelector('svg.live');
  if (!live) return ['results', false];
  return [live.dataset.beat ?? (live.dataset.moving === 'true' ? '' : 'still'), live.dataset.own === 'true'];
}"""


def record(
    player: Player, act: Callable[[], None], down: float | None, pictures: int, begin: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """What is shown and how it looks, as base64 of a PNG, from the first own beat of a kind in `begin`."""
    clock = player.page.clock
    clock.pause_at(datetime.fromtimestamp(player.page.evaluate("Date.now()") / 1000 + 1))
    act()
    player.page.wait_for_timeout(150)  # of the real clock: the page takes the answer in
    taken: list[tuple[str, str]] = []
    clip: Json | None = None
    while len(taken) < pictures:
        kind, own = player.page.evaluate(NOW)
        if kind == "results" or (kind == "still" and not taken):
            break
        if taken or not begin or (own and kind in begin):
            clip = clip or player.page.evaluate(AROUND, [FRAME, down])
            player.page.evaluate(ADVANCE, STEP)
            picture = player.page.screenshot(clip=clip, animations="allow")  # type: ignore[arg-type]
            taken.append((kind, base64.b64encode(picture).decode()))
            clock.run_for(STEP)
        else:
            clock.run_for(STEP // 5)
    player.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    clock.resume()
    return taken


def strips(player: Player, show: Callable[[str, Any], None], desk: Any) -> None:
    """Every moment of one race, each handed to `show` as the bytes of a sheet."""

    def sheet(name: str, pictures: list[str]) -> None:
        desk.evaluate(SHEET, [pictures, WIDTH, COLUMNS, STEP])
        show(f"strip-{name}", desk.screenshot(full_page=True))

    player.page.add_init_script(
        "localStorage.setItem('slipstream', JSON.stringify({confirm: false, view: 'follow', offered: true}))"
    )
    player.page.clock.install()
    player.open_table(laps=2, cars=6, empty="rookie")
    racer = Stunts(11)
    wanted = {  # how many pictures, and the beats they begin with
        "tow": (9, ("tow",)),
        "boost": (11, ("boost",)),
        "flip": (15, ("flip",)),
        "spin-out": (18, ("spin",)),
    }
    missing = list(wanted)
    for _ in range(4):
        player.open_table(laps=2, cars=6, empty="rookie")

        def before(player: Player, view: Json) -> None:
            for name in list(missing):
                racer.wanted = name
                act = racer.stunt(player, view)
                if act is None:
                    continue
                settled(player)
                if name == "spin-out" and view["step"] == "plan":
                    act()  # the car spins when the corner is checked, some answers later
                    racer.spins = True
                    return
                seen = record(player, act, 1.0 if name == "flip" else None, *wanted[name])
                if seen:
                    sheet(name, [picture for _, picture in seen])
                    missing.remove(name)
                return

        # the race is given up when every moment was seen
        drive([player], [racer], lambda view: not missing, before=before)
        if not missing:
            break
    assert not missing, missing
    finish(player, sheet)


def finish(player: Player, sheet: Callable[[str, list[str]], None]) -> None:
    """The end of a short race: the flag, the podium."""
    player.open_table(laps=1, cars=3, empty="rookie")
    racer = Racer(5)
    seen: list[tuple[str, str]] = []
    while player.look()["screen"] != "results":
        drive([player], [racer], lambda view: is_near(player, view))
        if player.look()["screen"] == "results":
            break
        settled(player)
        view = player.ready()
        seen = record(player, lambda view=view: racer.answer(player, view), None, 90)  # type: ignore[misc]
    kinds = [kind for kind, _ in seen]
    flag = max(kinds.index("finish") - 4, 0)
    sheet("finish", [picture for _, picture in seen[flag : flag + 18]])
    sheet("podium", [picture for kind, picture in seen if kind in ("photo", "podium")])


def is_near(player: Player, view: Json) -> bool:
    """May the next plan cross the line?"""
    odds = next((one for one in reversed(player.received) if one["type"] == "odds"), None)
    rows = odds["options"] if odds and view["step"] in ("plan", "react", "slipstream") else []
    return any(one["finishes"] for row in rows for look in row["outlooks"] for one in look["outcomes"])
