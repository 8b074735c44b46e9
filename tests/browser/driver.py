"""Players at a real browser: they see what is on the page, and touch it.

`Player.look` reads the document (`look.js`), `Player.answer` answers the open decision by real clicks,
taps or keys, `drive` lets players answer until a moment comes. Which card or button is a `Policy`'s
business; `Racer` goes fast, keeps off spin-outs and likes what it has not used yet.
"""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, WebSocket

from tests.browser.problems import Problems
from tests.server.support import Server

Json = dict[str, Any]
LOOK: Final = Path(__file__).with_name("look.js").read_text()
PATIENCE: Final = 180_000  # milliseconds until a test says that nothing came
POLL: Final = 25  # milliseconds; to look at every frame would make the page draw them all
WHOLE_RACE: Final = 600.0  # seconds until a test says that a race does not end
DESKTOP: Final = {"width": 1280, "height": 720}
PHONE: Final[Json] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
REFUSED_CONNECTION: Final = r"WebSocket connection to .* failed"

#: of somebody who has been here before: no step passes by itself
ASK_EVERYTHING: Final = "try { localStorage.slipstream ??= '{\"pass\":false}'; } catch {}"

#: something can be done: another decision than `before` is open with its odds, or another screen shows
READY: Final = """(before) => {
  if (document.querySelector('.res .cls, .season, .home, .lobby, .message, dialog[open]')) return true;
  const root = document.querySelector('.race, .m, .gar');
  if (!root || root.dataset.sending === 'true' || root.dataset.decision === undefined) return false;
  if (Number(root.dataset.decision) === before) return false;
  return root.dataset.odds !== 'false';
}"""
#: the answer is in: the decision is no longer open, or a second word is wanted
ANSWERED: Final = """(before) => {
  if (document.querySelector('.res .cls, .season, dialog[open]')) return true;
  const root = document.querySelector('.race, .m, .gar');
  return !!root && root.dataset.sending !== 'true' && root.dataset.decision !== String(before);
}"""


class Player:
    """One browser context with a page. What goes wrong in it is in `problems`."""

    def __init__(
        self, browser: Browser, server: Server, name: str = "Ann", *, passes: bool = False, **options: Any
    ) -> None:
        self.server, self.name = server, name
        wanted: Json = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", **options}
        self.touch = bool(wanted.get("has_touch"))
        self.context = browser.new_context(base_url=server.address, **wanted)
        self.context.set_default_timeout(PATIENCE)
        if "service_workers" not in wanted:  # what they keep would answer in the place of the server
            self.context.add_init_script("delete Navigator.prototype.serviceWorker;")
        if not passes:  # every step is asked, as it comes
            self.context.add_init_script(ASK_EVERYTHING)
        self.watch = Problems(urlsplit(server.address).netloc)
        self.received: list[Json] = []  # everything that came over WebSockets
        self.sent: list[Json] = []
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """Another tab of the same browser, watched as well."""
        page = self.context.new_page()
        self.watch.watch(page)
        page.on("websocket", self._websocket)
        return page

    def _websocket(self, socket: WebSocket) -> None:
        self.watch.check_host(socket.url)
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def hear(self) -> None:
        """Take in what the page has told so far: requests, messages, problems."""
        if not self.page.is_closed():
            self.page.evaluate("0")

    @property
    def problems(self) -> list[str]:
        """What went wrong, less what was expected."""
        self.hear()
        return self.watch.all

    @property
    def requests(self) -> list[str]:
        """Every address that was asked for."""
        return self.watch.requests

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """Problems that match are part of the test."""
        with self.watch.expecting(*patterns):
            yield
            self.hear()

    def close(self) -> None:
        self.context.close()

    # Where one is

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    @property
    def table(self) -> str:
        """The id of the table in the address bar."""
        found = re.search(r"/t/([a-z0-9]{12})", self.page.url)
        assert found, self.page.url
        return found.group(1)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request with this browser's cookies that must succeed; gives its JSON."""
        reply = self.context.request.fetch(f"/api{path}", method=method, data=body)
        assert reply.ok, (method, path, reply.status, reply.text())
        return reply.json() if reply.body() else None

    def open_table(self, *, start: bool = True, **setup: object) -> str:
        """Open a table without the home page and go there."""
        wanted = {"setup": setup, "name": self.name, "start": start}
        table = str(self.call("POST", "/tables", wanted)["table"])
        self.open(f"/t/{table}")
        return table

    def test(self, name: str) -> Any:
        """The element with this `data-test`."""
        return self.page.locator(f"[data-test={name}]")

    # Looking

    def look(self) -> Json:
        """All that this player sees and could touch."""
        view: Json = self.page.evaluate(LOOK)
        return view

    def wait(self, condition: str, argument: object = None, timeout: float = PATIENCE) -> None:
        """Until a JavaScript condition holds."""
        self.page.wait_for_function(condition, arg=argument, timeout=timeout, polling=POLL)

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Until a condition holds that is not only in the page."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, f"{what} does not come"
            self.page.wait_for_timeout(20)  # what happens meanwhile is heard

    def frames(self, number: int = 2) -> None:
        """Until the page was drawn so often: what was under way, a scroll for one, is done then."""
        self.page.evaluate(
            """async (number) => {
              for (; number > 0; number -= 1) await new Promise((drawn) => requestAnimationFrame(drawn));
            }""",
            number,
        )

    def ready(self, before: int | None = None) -> Json:
        """Until something can be done; gives what is seen then."""
        self.wait(READY, before)
        return self.look()

    def until_screen(self, screen: str) -> Json:
        """Until this screen shows."""
        selector = {"results": ".res .cls", "race": ".race, .m", "garage": ".gar"}.get(screen, f".{screen}")
        self.page.locator(selector).first.wait_for()
        return self.look()

    def state(self) -> Json:
        """The last state of the game that the server sent."""
        return next(m["game"] for m in reversed(self.received) if m.get("game"))

    def chances(self, decision: int) -> dict[str, tuple[float, float] | None]:
        """What the page was told of the plans of a decision: by cards the mean landing and the chance of a
        spin-out; None where that is not told."""
        options = next(
            m["game"]["choice"]["options"]
            for m in reversed(self.received)
            if m.get("game") and m["game"]["choice"] and m["game"]["choice"]["decision"] == decision
        )
        odds = next(
            m["options"] for m in reversed(self.received) if m["type"] == "odds" and m["decision"] == decision
        )
        found: dict[str, tuple[float, float] | None] = {}
        for option, row in zip(options, odds, strict=True):
            found["".join(sorted(option["cards"]))] = None
            if row["outlooks"]:
                outcomes = row["outlooks"][0]["outcomes"]
                speed = sum(one["chance"] * one["progress"] for one in outcomes)
                spin = sum(one["chance"] for one in outcomes if one["spins"] >= 0)
                found["".join(sorted(option["cards"]))] = (speed, spin)
        return found

    # Touching

    def press(self, spot: Json | None, selector: str = "") -> None:
        """Touch what `look` found; what lies outside a scrolled list is scrolled to first."""
        assert spot is not None, (selector, self.look())
        assert spot["enabled"], (selector, spot)
        if not spot["free"]:
            assert selector, ("something covers it", spot)
            target = self.page.locator(selector)
            target.tap() if self.touch else target.click()
        elif self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def pick(self, wanted: Sequence[int]) -> Json:
        """Pick exactly these cards of the hand."""
        view = self.look()
        for card in view["hand"]:
            if card["on"] and card["at"] not in wanted:
                self.press(card, f'.hc[data-at="{card["at"]}"]')
        for card in view["hand"]:
            if not card["on"] and card["at"] in wanted:
                self.press(card, f'.hc[data-at="{card["at"]}"]')
        return self.look()

    def confirm(self, view: Json) -> None:
        """Give the second word, if one is wanted."""
        if view["dialog"] and view["dialog"]["yes"]:
            self.press(view["dialog"]["yes"])

    def answered(self, decision: int) -> None:
        """Until the answer to a decision is in; confirms where that is asked."""
        self.wait(ANSWERED, decision)
        if self.page.locator("dialog[open] [data-test=confirm-yes]").count():
            self.confirm(self.look())
            self.wait(
                "(before) => document.querySelector('.res .cls, .season')"
                " || (!document.querySelector('dialog[open]')"
                f" && ({ANSWERED})(before))",
                decision,
            )

    def commit(self) -> None:
        """The gold button, and what follows from it."""
        view = self.look()
        self.press(view["commit"])
        self.answered(view["decision"])

    def choose(self, option: Json) -> None:
        """One of the listed options."""
        decision = self.look()["decision"]
        self.press(option, f'.opt[data-option="{option["at"]}"]')
        if self.page.locator("[data-test=picker]").count():
            self.pick_cards()
        self.answered(decision)

    def pick_cards(self) -> None:
        """Where the answer is picked as cards: as is advised, or any one."""
        self.page.locator("[data-test=picker-go]").wait_for()
        if self.page.locator("[data-test=picker] [aria-pressed=true]").count() == 0:
            self.test("picker").locator("[aria-pressed]").first.click()
        self.test("picker-go").click()
        self.wait("() => !document.querySelector('[data-test=picker]')")


class Racer:
    """Goes fast, keeps off spin-outs, uses first what it has not used yet. `used` counts what was clicked:
    keys of options, and what is drawn on cards that were committed as `card:…`. `aims` says what use a mark
    on a card shall be put to: parts and cards with unmet aims come first."""

    def __init__(self, seed: int = 0, aims: Mapping[str, str] | None = None) -> None:
        self.luck = random.Random(seed)
        self.used: Counter[str] = Counter()
        self.aims = aims or {}
        self.owned: set[str] = set()  # marks on the parts taken in the last draft
        self.played: list[str] = []  # marks on the cards of the last plan

    def answer(self, player: Player, view: Json) -> None:
        """Answer the open decision."""
        if view["screen"] == "garage":
            self.draft(player, view)
        else:
            getattr(self, view["step"])(player, view)

    def missing(self, symbols: Sequence[str]) -> int:
        """How many of these marks have an aim that is not met yet."""
        return sum(mark in self.aims and not self.used[self.aims[mark]] for mark in symbols)

    @staticmethod
    def marks(card: Json) -> list[str]:
        """What is special about a card as it is drawn."""
        found = list(card["symbols"])
        if "+" in card["value"] and card.get("card") != "S":
            found.append("plus")
        if re.search(r"[|–]", card["value"]):
            found.append("values")
        return found

    def draft(self, player: Player, view: Json) -> None:
        if view["step"] == "swap" and view["keep"]:
            self.used["keep"] += 1
            player.press(view["keep"])
        else:
            lot = max(view["lots"], key=lambda lot: (self.missing(self.marks(lot)), self.luck.random()))
            player.press(lot, f'.lot[data-lot="{lot["at"]}"]')
            if view["step"] == "swap":
                player.press(view["slots"][0])
            player.press(player.look()["take"])
            self.owned.update(self.marks(lot))
            self.used["take"] += 1
        player.answered(view["decision"])

    def plan(self, player: Player, view: Json) -> None:
        if not view["commit"]["enabled"]:  # else a lone legal plan is picked already
            view = player.pick(self.best_plan(player, view))
        assert view["commit"]["enabled"], view
        self.played = [mark for card in view["hand"] if card["on"] for mark in self.marks(card)]
        for card in view["hand"]:
            if card["on"]:
                self.used.update(f"card:{mark}" for mark in self.marks(card))
                self.used[f"card:{card['card']}"] += 1
        player.press(view["commit"])
        player.answered(view["decision"])

    def best_plan(self, player: Player, view: Json) -> list[int]:
        """Places of the cards of a fast plan without a spin-out; wanted symbols come first."""
        cards = {card["at"]: card for card in view["hand"] if card["enabled"]}
        gears = [gear["gear"] for gear in view["gears"] if gear["enabled"]]
        chances = player.chances(view["decision"])
        found = {
            letters: some
            for gear in gears
            for some in itertools.combinations(cards, gear)
            if (letters := "".join(sorted(cards[at]["card"] for at in some))) in chances
        }
        assert found, view

        def worth(letters: str) -> tuple[bool, int, float]:
            some = [cards[at] for at in found[letters]]
            speed, spin = chances.get(letters) or (-abs(sum(map(speed_of, some)) - 5), 0.0)
            aims = sum(self.missing(self.marks(card)) for card in some)
            for card in some:
                if "direct" in card["symbols"]:  # better kept in the hand
                    aims -= 2 * self.missing(["direct"])
                if "accelerate" in card["symbols"] and "S" in letters:  # something to flip
                    aims += self.missing(["accelerate"])
            return spin < 0.2 if aims else spin == 0, aims, speed + self.luck.random()

        return list(found[max(found, key=worth)])

    def react(self, player: Player, view: Json) -> None:
        options = [one for one in view["options"] if one["must"] or "%" not in one["text"]]
        musts = [one for one in options if one["must"]]
        if musts:
            options = musts
        fresh = [one for one in options if not self.used[one["key"]] and "nothing" not in one["text"]]
        options = fresh or options
        if not options and not view["done"]:
            options = view["options"]
        if not options or (not musts and not fresh and self.luck.random() < 0.2 and view["done"]):
            self.done(player, view, "end-react")
        else:
            self.take(player, self.luck.choice(options))

    def take(self, player: Player, option: Json) -> None:
        self.used[option["key"]] += 1
        player.choose(option)

    def done(self, player: Player, view: Json, key: str) -> None:
        self.used[key] += 1
        player.press(view["done"], "[data-test=decline]")
        player.answered(view["decision"])

    def slipstream(self, player: Player, view: Json) -> None:
        options = [one for one in view["options"] if "%" not in one["text"]]
        if options:
            option = max(options, key=lambda one: int(re.findall(r"\d+", one["text"])[0]))
            if "slipstream" in self.played and int(re.findall(r"\d+", option["text"])[0]) > 2:
                self.used["slipstream-boost"] += 1
            self.take(player, option)
        else:
            self.done(player, view, "stay")

    def value(self, player: Player, view: Json) -> None:
        safe = [one for one in view["options"] if "%" not in one["text"]] or view["options"]
        self.take(player, max(safe, key=lambda one: (not self.used[one["key"]], self.luck.random())))

    def refresh(self, player: Player, view: Json) -> None:
        if view["options"] and not self.used["refresh"]:
            self.take(player, view["options"][0])
        else:
            self.done(player, view, "no-refresh")

    def discard(self, player: Player, view: Json) -> None:
        slow = [card["at"] for card in view["hand"] if card["enabled"] and card["card"] in "1"]
        view = player.pick(slow)
        assert view["commit"]["enabled"], view
        self.used["discard" if slow else "keep-all"] += 1
        player.press(view["commit"])
        player.answered(view["decision"])


def speed_of(card: Json) -> float:
    """About how fast a card is, as it is drawn."""
    digits = [int(digit) for digit in re.findall(r"\d", card["value"])]
    return float(max(digits, default=0) + 2.2 * card["value"].count("+"))


def drive(
    players: Sequence[Player],
    racers: Sequence[Racer],
    until: Callable[[Json], bool] | None = None,
    *,
    seconds: float = WHOLE_RACE,
    before: Callable[[Player, Json], None] | None = None,
) -> None:
    """Answer for the players until each sees the results, or one of them what `until` wants.

    `before` is called before every answer.
    """
    deadline = time.monotonic() + seconds
    alone = len(players) == 1
    finished: set[int] = set()
    while len(finished) < len(players):
        assert time.monotonic() < deadline, ("the race does not end", players[0].look())
        for at, (player, racer) in enumerate(zip(players, racers, strict=True)):
            view = player.ready() if alone else player.look()
            if until is not None and until(view):
                return
            if view["screen"] == "results":
                finished.add(at)
            elif can_answer(view):
                if before is not None:
                    before(player, view)
                    view = player.look()
                    if not can_answer(view):
                        continue
                racer.answer(player, view)


def let_rookies_drive(players: Sequence[Player]) -> None:
    """All hand their cars over, the host last: the rest of the race is driven for them."""
    for seat, player in reversed(list(enumerate(players))):
        player.call("PATCH", f"/tables/{player.table}/seats/{seat}", {"driver": "rookie"})


def in_round(number: int) -> Callable[[Json], bool]:
    """For `drive`: until this round has begun."""
    return lambda view: view["round"].isdigit() and int(view["round"]) >= number


def can_answer(view: Json) -> bool:
    """Is a decision open, with its odds where it has some?"""
    if view["decision"] is None or view["sending"]:
        return False
    return bool(view["odds"] or view["screen"] == "garage")


def race(player: Player, racer: Racer | None = None) -> Racer:
    """Drive until the results show."""
    racer = racer or Racer()
    drive([player], [racer])
    return racer
