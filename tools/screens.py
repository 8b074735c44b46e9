"""Rewrites docs/screens: pictures of the page at fixed moments of a race. Look at the diff.

./slipstream screens
./slipstream screens languages [FOLDER]    the pages of words in every language, on a desktop and a phone

The server is real, but for its seeds and addresses, which are the same in every run.
"""

from __future__ import annotations

import base64
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the driver is part of the tests

from strips import strips  # noqa: E402

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.driver import PHONE, Json, Player, Racer, drive  # noqa: E402
from tests.server.support import Server  # noqa: E402

FOLDER: Final = ROOT / "docs" / "screens"
WANTED_PORT: Final = 8461  # it is in the link and the QR code of the lobby
DESKTOP: Final = {"width": 1440, "height": 900}
COMPACT: Final = {"width": 1280, "height": 720}
MOMENT: Final = 3  # the first round in which the race may be shown
LANGUAGES: Final = ("en", "fr")  # of the screens that are mostly text
REVIEW: Final = 300_000  # milliseconds that the review of a race may take
LARGEST: Final = 400_000  # bytes

#: a server whose seeds and addresses are counted instead of drawn
FIXED: Final = """
import itertools
from slipstream.cli import main
from slipstream.server.tables import driving, opening, playing
seeds, names = itertools.count(2026), itertools.count()
playing.new_seed = driving.new_seed = lambda: next(seeds)
opening.new_id = lambda: "redmesa22" + "abcdefghjkmnpqrstuvw"[next(names)] + "42"
main()
"""


#: a picture in 256 colours, which is a third of the size: base64 of a PNG in, base64 of a PNG out
SHRINK: Final = """async (source) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + source)).blob());
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const pixels = canvas.getImageData(0, 0, width, height).data;
  const colours = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  // median cut: the box with the widest side, weighed by what is in it, is halved until there are 256
  const parts = (c) => [c >> 16, (c >> 8) & 255, c & 255];
  const box = (list) => {
    const sides = [0, 1, 2].map((k) => {
      let [low, high] = [255, 0];
      for (const [c] of list) { const v = parts(c)[k]; low = Math.min(low, v); high = Math.max(high, v); }
      return high - low;
    });
    const side = sides.indexOf(Math.max(...sides));
    const weight = list.reduce((sum, [, n]) => sum + n, 0);
    return { list, side, worth: sides[side] * Math.cbrt(weight) };
  };
  let boxes = [box([...colours])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.worth - a.worth);
    const { list, side, worth } = boxes[0];
    if (!worth) break;
    list.sort((a, b) => parts(a[0])[side] - parts(b[0])[side] || a[0] - b[0]);
    const middle = (parts(list[0][0])[side] + parts(list.at(-1)[0])[side]) / 2;
    let cut = list.findIndex(([c]) => parts(c)[side] > middle);
    if (cut <= 0) cut = list.length >> 1;
    boxes.splice(0, 1, box(list.slice(0, cut)), box(list.slice(cut)));
  }
  const index = new Map();
  const palette = boxes.flatMap(({ list }, at) => {
    for (const [c] of list) index.set(c, at);
    const weight = list.reduce((sum, [, n]) => sum + n, 0);
    return [0, 1, 2].map((k) => Math.round(list.reduce((sum, [c, n]) => sum + parts(c)[k] * n, 0) / weight));
  });
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      rows[y * (width + 1) + x + 1] = index.get((pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2]);
    }
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')));
  const table = Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n >>> 0;
  });
  const chunk = (name, data) => {
    const out = new Uint8Array(data.length + 12);
    const view = new DataView(out.buffer);
    view.setUint32(0, data.length);
    out.set([...name].map((letter) => letter.charCodeAt(0)), 4);
    out.set(data, 8);
    let crc = 0xffffffff;
    for (const byte of out.subarray(4, -4)) crc = table[(crc ^ byte) & 255] ^ (crc >>> 8);
    view.setUint32(data.length + 8, (crc ^ 0xffffffff) >>> 0);
    return out;
  };
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head.set([8, 3, 0, 0, 0], 8);
  const file = new Blob([
    new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', new Uint8Array(palette)),
    chunk('IDAT', new Uint8Array(await packed.arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ]);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(',')[1]);
    reader.readAsDataURL(file);
  });
}"""


class FixedServer(Server):
    """A server that is the same in every run."""

    def start(self) -> None:
        with open(self._out, "w") as out, open(self._log, "a") as log:
            command = [sys.executable, "-c", FIXED, *self.arguments, "--port", str(free_port())]
            self.running = subprocess.Popen(
                command, stdout=out, stderr=log, env={**os.environ, "NO_COLOR": "1"}
            )
        self.process = self.running.pid
        while (found := re.search(r"http://localhost:(\d+)/", self._out.read_text())) is None:
            assert self.running.poll() is None, self.log
        self.port = int(found.group(1))

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()
        self.process = 0


def free_port() -> int:
    """The usual port if it is free, else any."""
    with socket.socket() as probe:
        return 0 if probe.connect_ex(("127.0.0.1", WANTED_PORT)) == 0 else WANTED_PORT


class Studio:
    """Players in front of a camera."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.desk = browser.new_page()
        self.players: list[Player] = []

    def player(self, name: str, **options: Any) -> Player:
        self.players.append(Player(self.browser, self.server, name, **{"viewport": DESKTOP, **options}))
        return self.players[-1]

    def shoot(self, player: Player, name: str) -> None:
        """Take a picture, the pointer out of the way."""
        if not player.touch:
            player.page.mouse.move(2, 2)
        player.page.wait_for_timeout(300)
        self.keep(name, player.page.screenshot())

    def keep(self, name: str, taken: bytes) -> None:
        """Write a picture in fewer colours, and say whether it is another than before."""
        path = FOLDER / f"{name}.png"
        before = path.read_bytes() if path.exists() else b""
        picture = base64.b64decode(self.desk.evaluate(SHRINK, base64.b64encode(taken).decode()))
        path.write_bytes(picture)
        note = "same   " if picture == before else "written"
        print(f"{note} {path.relative_to(ROOT)} ({len(picture) // 1000} kB)", flush=True)
        assert len(picture) < LARGEST, f"{path} is too large"

    def close(self) -> None:
        problems = [problem for player in self.players for problem in player.problems]
        for player in self.players:
            player.close()
        assert not problems, "\n".join(problems)


@contextmanager
def studio() -> Iterator[Studio]:
    """A browser, a server, and nobody yet."""
    with (
        tempfile.TemporaryDirectory() as folder,
        FixedServer(Path(folder, "slipstream.db"), "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        found = Studio(browser, server)
        yield found
        found.close()
        browser.close()


def plans(player: Player) -> list[tuple[bool, int, int, str]]:
    """The open plans, the most telling last: several Speeds, some of them with a spin-out."""
    odds = next(message for message in reversed(player.received) if message["type"] == "odds")["options"]
    found = []
    for option, row in zip(player.state()["choice"]["options"], odds, strict=True):
        outcomes = row["outlooks"][0]["outcomes"] if len(row["outlooks"]) == 1 else []
        spin = sum(one["chance"] for one in outcomes if one["spins"] >= 0)
        speeds = len({one["speed"] for one in outcomes})
        paid = sum(bool(one["bills"]) for one in outcomes)
        found.append((0 < spin < 0.5, min(speeds, 4), paid, str(option["cards"])))
    return sorted(found)


def is_telling(player: Player, view: Json) -> bool:
    """Is this a moment to be shown?"""
    if view["step"] != "plan" or int(view["round"]) < MOMENT:
        return False
    return plans(player)[-1][:2] >= (True, 3) or int(view["round"]) > 2 * MOMENT


def telling_plan(player: Player, view: Json) -> list[int]:
    """Places of the cards of a plan with several outcomes, some of them expensive."""
    hand = [card["card"] for card in view["hand"]]
    places: list[int] = []
    for letter in plans(player)[-1][-1]:
        places.append(next(at for at, card in enumerate(hand) if card == letter and at not in places))
    return places


def race_screens(studio: Studio, ann: Player) -> str:
    """The race in four looks, then its results; gives the table."""
    ann.open_table(laps=1, cars=6, empty="rookie", weather=True, garage="quick")
    racer = Racer(7)
    drive([ann], [racer], lambda view: is_telling(ann, view))
    ann.pick(telling_plan(ann, ann.ready()))
    studio.shoot(ann, "race-desktop")
    ann.page.emulate_media(color_scheme="dark")
    studio.shoot(ann, "race-desktop-dark")
    ann.page.emulate_media(color_scheme="light")
    ann.page.set_viewport_size(COMPACT)  # type: ignore[arg-type]
    studio.shoot(ann, "race-desktop-1280x720")
    ann.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    ann.page.keyboard.press("h")
    ann.test("hint-plan").first.wait_for()
    studio.shoot(ann, "hint")

    address = ann.page.url
    phone = studio.player("Ann", storage_state=ann.context.storage_state(), **PHONE)
    phone.open(address)
    phone.pick(telling_plan(phone, phone.ready()))
    studio.shoot(phone, "race-mobile")
    phone.close()
    studio.players.remove(phone)

    ann.open(address)
    drive([ann], [racer])
    studio.shoot(ann, "results")
    table = ann.table
    ann.open(f"/t/{table}/review")
    ann.test("bar-result").wait_for(timeout=REVIEW)
    studio.shoot(ann, "review")
    return table


def lobby_screens(studio: Studio, ann: Player) -> None:
    """The lobby with guests, and the home page with a race to go on with."""
    table = ann.open_table(start=False, laps=2, cars=6, weather=True, garage="all")
    guests = [studio.player(name) for name in ("Eleni", "Marco")]
    for seat, guest in enumerate(guests, 1):
        guest.call("POST", f"/tables/{table}/seats", {"name": guest.name})
        guest.call("PATCH", f"/tables/{table}/seats/{seat}", {"ready": seat == 1})
        guest.open(f"/t/{table}")
        ann.page.locator(".seats b", has_text=guest.name).wait_for()
    ann.page.locator(".qr svg").wait_for()
    studio.shoot(ann, "lobby")
    ann.open()
    ann.test("mine").first.wait_for()
    studio.shoot(ann, "home")


def garage_screen(studio: Studio, ann: Player) -> None:
    """The second round of a draft, a part in view."""
    ann.open_table(laps=2, cars=6, empty="rookie", weather=True, garage="all")
    view = ann.until_screen("garage")
    Racer(1, {"cooldown": "cool-card"}).answer(ann, ann.ready())
    view = ann.ready()
    lot = max(view["lots"], key=lambda lot: (len(lot["symbols"]), lot["at"]))
    ann.press(lot)
    studio.shoot(ann, "garage")


def other_screens(studio: Studio, language: str, raced: str) -> None:
    """Season, replay, rules and the first race, in one language."""
    player = studio.player("Ann", locale=language)
    ending = "" if language == "en" else f"-{language}"
    table = player.open_table(season="1961", cars=6)
    player.until_screen("garage")
    player.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
    player.page.locator(".season").wait_for()
    studio.shoot(player, f"season{ending}")
    player.open(f"/t/{raced}/replay?at=140")
    player.page.locator("[data-test=scrubber]").wait_for()
    studio.shoot(player, f"replay{ending}")
    player.open("/#rules=CORNER-5")
    player.page.locator("[data-test=rules-search]").wait_for()
    studio.shoot(player, f"rules{ending}")
    newcomer = studio.player("Ann", locale=language)
    newcomer.open("/")
    newcomer.test("how-to-play").click()
    newcomer.page.locator("[data-test=coach-text]").wait_for()
    newcomer.test("coach-go").click()
    studio.shoot(newcomer, f"introduction{ending}")


def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with studio() as found:
        ann = found.player("Ann")
        ann.open()
        ann.page.get_by_label("Name").fill("Ann")
        garage_screen(found, ann)
        raced = race_screens(found, ann)
        lobby_screens(found, ann)
        for language in LANGUAGES:
            other_screens(found, language, raced)
        strips(found.player("Ann", reduced_motion="no-preference"), found.keep, found.browser.new_page())


if __name__ == "__main__":
    if sys.argv[1:2] == ["languages"]:
        import screens_of_languages

        screens_of_languages.main(*sys.argv[2:])
    else:
        main()
