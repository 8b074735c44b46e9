"""Firefox through WebDriver BiDi: the protocol that it speaks itself, without a driver program.

`Firefox.script` runs in the page, `click` is real input; the page is looked at with `look.js`, as in
the other browser tests.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from websockets.sync.client import ClientConnection, connect

from tests.browser.driver import LOOK, PATIENCE, Json

SECONDS: Final = PATIENCE / 1000
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
#: nothing of the browser's own calls out, asks or updates
PREFERENCES: Final = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


def firefox() -> str | None:
    """The browser, if there is one."""
    return os.environ.get("SLIPSTREAM_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """A browser with one page."""

    def __init__(self, program: str, folder: Path, width: int, height: int) -> None:
        settings = "\n".join(
            f'user_pref("{key}", {json.dumps(value)});' for key, value in PREFERENCES.items()
        )
        (folder / "user.js").write_text(settings)
        self.said = folder / "said"
        with open(self.said, "w") as said:
            self.process = subprocess.Popen(
                [program, "--headless", "--profile", str(folder), "--remote-debugging-port=0", "--no-remote"],
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        self.numbers = itertools.count(1)
        self.problems: list[str] = []
        self.size = {"width": width, "height": height}
        self.ends = ExitStack()
        self.ends.callback(self._end)

    def _end(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()

    def _begin(self) -> None:
        self.socket: ClientConnection = self.ends.enter_context(
            connect(f"{self._address()}/session", max_size=None)
        )
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        tree = self.call("browsingContext.getTree")
        self.page = tree["contexts"][0]["context"]
        self.call("browsingContext.setViewport", context=self.page, viewport=self.size)

    def _address(self) -> str:
        """Where it listens, as soon as it says so."""
        deadline = time.monotonic() + SECONDS
        while (found := LISTENING.search(self.said.read_text())) is None:
            assert self.process.poll() is None, self.said.read_text()
            assert time.monotonic() < deadline, self.said.read_text()
            time.sleep(0.05)
        return found.group(1)

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BaseException:
            self.ends.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ends.close()

    def call(self, method: str, **parameters: Any) -> Any:
        """A command; what is told meanwhile is listened to."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(SECONDS))
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] in ("error", "warn"):
                    self.problems.append(f"{entry['level']}: {entry['text']}")

    def open(self, address: str) -> None:
        """Go there, until it is loaded."""
        self.call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def script(self, function: str, argument: Any = None) -> Any:
        """What a function of the page gives, as JSON."""
        function = function.strip().rstrip(";")
        wrapped = f"async (text) => JSON.stringify(await ({function})(JSON.parse(text)) ?? null)"
        found = self.call(
            "script.callFunction",
            functionDeclaration=wrapped,
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self.page},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def wait(self, condition: str, argument: Any = None) -> None:
        """Until a condition holds in the page."""
        deadline = time.monotonic() + SECONDS
        while not self.script(condition, argument):
            assert time.monotonic() < deadline, (condition, self.look())
            time.sleep(0.05)

    def look(self) -> Json:
        """All that can be seen and touched."""
        view: Json = self.script(LOOK)
        return view

    def click(self, spot: Json) -> None:
        """A click with a mouse."""
        assert spot["enabled"], spot
        where = {"x": round(spot["x"]), "y": round(spot["y"])}
        actions = [
            {"type": "pointerMove", **where},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": actions}
        self.call("input.performActions", context=self.page, actions=[source])

    def touch(self, selector: str) -> None:
        """A click on the first of these."""
        self.wait("(selector) => !!document.querySelector(selector)", selector)
        spot = self.script(
            """(selector) => {
              const node = document.querySelector(selector);
              node.scrollIntoView({ block: 'nearest' });
              const box = node.getBoundingClientRect();
              return { x: box.x + box.width / 2, y: box.y + box.height / 2, enabled: !node.disabled };
            }""",
            selector,
        )
        self.click(spot)
