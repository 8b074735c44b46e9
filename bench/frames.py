"""Frame times of a race that is seen, from Chromium's own trace.

    .venv/bin/python bench/frames.py [--rounds 6] [--phone] [--trace FILE]

A six-car race is driven for some rounds at normal speed. Frames count while something moves on the
board: from the first beat of a film to its last. A layout counts as forced if a script had to wait for it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the driver is part of the tests

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.driver import PHONE, Player, Racer, drive, in_round  # noqa: E402
from tests.server.support import Server  # noqa: E402

WANTED: Final = 34.0  # milliseconds that 95 of 100 frames may take
CATEGORIES: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
#: a mark in the trace where a film begins, and where it ends
MARKS: Final = """() => {
  let moving = false;
  new MutationObserver(() => {
    const now = document.querySelector('svg.live')?.dataset.moving === 'true';
    if (now !== moving) performance.mark(now ? 'film-begins' : 'film-ends');
    moving = now;
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-moving'] });
}"""
Json = dict[str, Any]


def windows(events: list[Json]) -> list[tuple[float, float]]:
    """When films ran, in microseconds of the trace."""
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in ("film-begins", "film-ends"))
    return [
        (a, b)
        for (a, first), (b, second) in pairwise(marks)
        if (first, second) == ("film-begins", "film-ends")
    ]


def within(time: float, spans: list[tuple[float, float]]) -> bool:
    return any(a <= time <= b for a, b in spans)


def frame_times(events: list[Json], spans: list[tuple[float, float]]) -> list[float]:
    """Milliseconds between two frames that were drawn, both within one film."""
    times: list[float] = []
    for a, b in spans:
        drawn = sorted({e["ts"] for e in events if e["name"] == "DrawFrame" and a <= e["ts"] <= b})
        times += [(after - before) / 1000 for before, after in pairwise(drawn)]
    return times


def forced_layouts(events: list[Json], spans: list[tuple[float, float]]) -> list[float]:
    """Milliseconds of the layouts that ran inside a script."""
    scripts = [
        (e["tid"], e["ts"], e["ts"] + e.get("dur", 0))
        for e in events
        if e["name"] in ("FunctionCall", "FireAnimationFrame", "EvaluateScript", "TimerFire")
    ]
    found = []
    for e in events:
        if e["name"] != "Layout" or "dur" not in e or not within(e["ts"], spans):
            continue
        if any(tid == e["tid"] and a <= e["ts"] and e["ts"] + e["dur"] <= b for tid, a, b in scripts):
            found.append(e["dur"] / 1000)
    return found


def share_of(name: str, events: list[Json], spans: list[tuple[float, float]]) -> float:
    """Milliseconds that a kind of work took while films ran."""
    return sum(e.get("dur", 0) for e in events if e["name"] == name and within(e["ts"], spans)) / 1000


def main() -> None:
    """Drive, trace, and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--phone", action="store_true", help="at 390 by 844, the camera behind the car")
    parser.add_argument("--trace", type=Path, help="keep the trace, for chrome://tracing")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder, "slipstream.db"), "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        screen = PHONE if wanted.phone else {"viewport": {"width": 1440, "height": 900}}
        player = Player(browser, server, reduced_motion="no-preference", **screen)
        player.open_table(laps=2, cars=6, empty="rookie")
        player.ready()
        player.page.evaluate(MARKS)
        browser.start_tracing(page=player.page, categories=CATEGORIES)
        drive(
            [player],
            [Racer(1)],
            in_round(wanted.rounds + 1),
            before=lambda player, view: player.wait(
                "() => document.querySelector('svg.live')?.dataset.moving !== 'true'"
            ),
        )
        trace = browser.stop_tracing()
        browser.close()
    if wanted.trace:
        wanted.trace.write_bytes(trace)
    events = [e for e in json.loads(trace)["traceEvents"] if "ts" in e]
    spans = windows(events)
    times = frame_times(events, spans)
    assert len(times) > 100, "too few frames were drawn to say anything"
    cuts = statistics.quantiles(times, n=100)
    late = sum(time >= WANTED for time in times)
    forced = forced_layouts(events, spans)
    seconds = sum(b - a for a, b in spans) / 1e6
    print(f"{len(times)} frames in {len(spans)} films, {seconds:.1f} s; rounds: {wanted.rounds}, cars: 6")
    print(f"median {cuts[49]:.1f} ms, 95 % {cuts[94]:.1f}, 99 % {cuts[98]:.1f}, longest {max(times):.0f}")
    print(f"{WANTED:.0f} ms or more: {late} ({100 * late / len(times):.1f} %)")
    print(f"forced layouts: {len(forced)}, {sum(forced):.1f} ms in all")
    for name in ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "RasterTask"):
        print(f"  {name}: {share_of(name, events, spans):.0f} ms")


if __name__ == "__main__":
    main()
