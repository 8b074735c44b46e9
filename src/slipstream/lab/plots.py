"""Plots as inline SVG. Colours are classes, so that the page decides them by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from slipstream.lab.statistics import Interval

WIDTH: Final = 640
LABEL: Final = 120
ROW: Final = 30
RIGHT: Final = 70
TOP: Final = 8
AXIS: Final = 26


def _row(at: int) -> float:
    """The middle of a row."""
    return TOP + ROW * (at + 0.5)


def _svg(rows: int, title: str, parts: Sequence[str]) -> str:
    height = TOP + ROW * rows + AXIS
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def interval_plot(
    title: str,
    rows: Sequence[tuple[str, float, Interval, str]],
    low: float,
    high: float,
    ticks: Sequence[tuple[float, str]],
    mark: float | None = None,
) -> str:
    """A dot with its interval for each row: name, value, interval, what is written at the end."""
    room = WIDTH - LABEL - RIGHT
    bottom = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return LABEL + room * (min(max(value, low), high) - low) / ((high - low) or 1.0)

    parts = []
    for value, text in ticks:
        parts.append(f'<line x1="{x(value):.1f}" x2="{x(value):.1f}" y1="{TOP}" y2="{bottom}" class="grid"/>')
        parts.append(_text(x(value), bottom + 18, text, "tick"))
    if mark is not None:
        parts.append(f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP}" y2="{bottom}" class="mark"/>')
    for at, (name, value, (start, end), shown) in enumerate(rows):
        y = _row(at)
        parts.append(_text(LABEL - 10, y + 5, name, "name"))
        parts.append(f'<line x1="{x(start):.1f}" x2="{x(end):.1f}" y1="{y}" y2="{y}" class="bar"/>')
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y}" r="5" class="dot"/>')
        parts.append(_text(WIDTH - RIGHT + 10, y + 5, shown, "value"))
    return _svg(len(rows), title, parts)


def share_plot(title: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """One bar for each row, divided as its counts are: first places first, and darkest."""
    room = WIDTH - LABEL - 10
    parts = []
    for at, (name, counts) in enumerate(rows):
        y, left, total = _row(at), float(LABEL), sum(counts) or 1
        parts.append(_text(LABEL - 10, y + 5, name, "name"))
        for place, count in enumerate(counts, 1):
            width = room * count / total
            shade = 1 - 0.85 * (place - 1) / max(1, len(counts) - 1)
            parts.append(
                f'<rect x="{left:.1f}" y="{y - 11}" width="{width:.1f}" height="22" class="part"'
                f' style="fill-opacity:{shade:.2f}"><title>{place}: {count}</title></rect>'
            )
            if width > 24:
                dark = "on-dark" if shade > 0.5 else "on-light"
                parts.append(_text(left + width / 2, y + 5, str(place), f"inside {dark}"))
            left += width
    return _svg(len(rows), title, parts)


def histogram(title: str, counts: Sequence[tuple[int, int]]) -> str:
    """Columns over whole numbers: value and count, the count on top where there is room for it."""
    rows = 5
    bottom = TOP + ROW * rows
    most = max((count for _, count in counts), default=1) or 1
    width = (WIDTH - 20) / max(1, len(counts))
    every = -(-len(counts) // 20)
    parts = []
    for at, (value, count) in enumerate(counts):
        height = (bottom - TOP - 12) * count / most
        left = 10 + at * width
        parts.append(
            f'<rect x="{left + 1:.1f}" y="{bottom - height:.1f}" width="{max(1.0, width - 2):.1f}"'
            f' height="{height:.1f}" class="part"><title>{value}: {count}</title></rect>'
        )
        if at % every == 0:
            parts.append(_text(left + width / 2, bottom + 18, str(value), "tick"))
        if width > 30 and count:
            parts.append(_text(left + width / 2, bottom - height - 5, str(count), "tick"))
    return _svg(rows, title, parts)
