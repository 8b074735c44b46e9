"""The report of a tournament as one page that opens offline: tables, plots, nothing from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from slipstream.lab.job import UNTAUGHT_VERSION, Job
from slipstream.lab.plots import histogram, interval_plot, share_plot
from slipstream.lab.tally import Blocks, races_of
from slipstream.lab.wording import line, percent, within
from slipstream.words import numbers
from slipstream.words.language import say, series, spoken
from slipstream.words.numbers import decimal

STYLE: Final = """
:root {
  color-scheme: light dark;
  --ink: #1d2430; --soft: #5b6675; --page: #fbfaf7; --line: #dcdfe4; --mark: #b3261e; --key: #1f5f8b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e6e9ee; --soft: #a3adba; --page: #161a20; --line: #323a45; --mark: #ff8a80; --key: #6db7e8;
  }
}
body {
  margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem;
  font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
}
h1 { font-size: 1.6rem; margin: 0 0 .3rem }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem }
p { margin: .3rem 0; color: var(--soft) }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
thead th { color: var(--soft); font-weight: 600 }
td small { color: var(--soft); font-size: .85em }
td.cell { background: color-mix(in srgb, var(--key) calc(var(--share) * 60%), transparent) }
svg { width: 100%; max-width: 44rem; height: auto; display: block }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink) }
svg .tick { text-anchor: middle; fill: var(--soft) }
svg .on-dark { fill: var(--page) }
.name { text-anchor: end }
.inside { text-anchor: middle }
.grid { stroke: var(--line) }
.mark { stroke: var(--mark); stroke-dasharray: 4 3 }
.bar { stroke: var(--key); stroke-width: 3; stroke-linecap: round }
.dot, .part { fill: var(--key) }
"""


def report_page(job: Job, blocks: Blocks, report: Mapping[str, Any]) -> str:
    """The whole page, in the language spoken."""
    rows = report["drivers"]
    outcomes = [outcome for _, outcome in races_of(job, blocks, sorted(blocks))]
    chance = say("lab-note-chance", share=percent(1 / job.cars))
    places = share_plot(say("lab-title-places"), [(row["driver"], row["places"]) for row in rows])
    sections = [
        _section(say("lab-title-drivers"), _table(rows)),
        _section(say("lab-title-wins"), win_plot(rows, job.cars), chance),
        _section(say("lab-title-places"), places),
    ]
    if len(rows) > 1:
        sections.append(
            _section(say("lab-title-matrix"), _matrix(report["win_matrix"], rows), say("lab-note-matrix"))
        )
    if len(report["by_circuit"]) > 1:
        for name, part in report["by_circuit"].items():
            text = _table(part["drivers"]) + win_plot(part["drivers"], job.cars)
            sections.append(_section(say("lab-title-circuit", circuit=name), text))
    winning = [outcome.rounds[outcome.order[0]] for outcome in outcomes]
    sections.append(_section(say("lab-title-rounds"), histogram(say("lab-title-rounds"), counted(winning))))
    changes = [outcome.lead_changes for outcome in outcomes]
    sections.append(_section(say("lab-title-leads"), histogram(say("lab-title-leads"), counted(changes))))
    settings = report["settings"]
    versions = say("lab-rules-version", version=settings["rules_version"])
    if settings["drivers_version"] != UNTAUGHT_VERSION:
        versions = series([versions, say("lab-drivers-version", version=settings["drivers_version"])])
    return (
        f'<!doctype html>\n<html lang="{spoken()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(say('lab-title'))}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(say('lab-title'))}</h1><p>{escape(line(report))}</p><p>{escape(versions)}</p>"
        f"<p>{escape(say('lab-note-intervals'))}</p>" + "".join(sections) + "</body></html>\n"
    )


def _section(title: str, content: str, note: str = "") -> str:
    told = f"<p>{escape(note)}</p>" if note else ""
    return f'<section><h2>{escape(title)}</h2>{told}<div class="wide">{content}</div></section>\n'


def _grid(heads: Sequence[str], lines: Sequence[str]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _table(rows: Sequence[Mapping[str, Any]]) -> str:
    heads = [
        say("terminal-column-driver"), say("lab-column-entries"), say("lab-column-wins"),
        say("lab-column-place"), say("lab-column-rounds"), say("terminal-column-spin-outs"),
        say("terminal-column-heat-paid"), say("lab-column-rating"),
    ]  # fmt: skip
    lines = []
    for row in rows:
        wins = within([percent(end) for end in row["win_rate_ci95"]])
        place = within([decimal(end, 2) for end in row["mean_place_ci95"]])
        cells = [
            escape(row["driver"]), str(row["entries"]), f"{percent(row['win_rate'])} <small>{wins}</small>",
            f"{decimal(row['mean_place'], 2)} <small>{place}</small>", decimal(row["rounds"], 1),
            decimal(row["spin_outs"], 2), decimal(row["heat_paid"], 1),
            f"{decimal(row['rating']['mu'], 1)} <small>± {decimal(row['rating']['sigma'], 1)}</small>",
        ]  # fmt: skip
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return _grid(heads, lines)


def _matrix(matrix: Mapping[str, Mapping[str, float]], rows: Sequence[Mapping[str, Any]]) -> str:
    names = [row["driver"] for row in rows]
    lines = []
    for one in names:
        cells = "".join(
            "<td>–</td>"
            if one == two
            else f'<td class="cell" style="--share:{matrix[one][two]:.3f}">{percent(matrix[one][two])}</td>'
            for two in names
        )
        lines.append(f"<tr><td>{escape(one)}</td>{cells}</tr>")
    return _grid([say("lab-column-ahead"), *names], lines)


def win_plot(rows: Sequence[Mapping[str, Any]], cars: int) -> str:
    """Win rates with their intervals, and where chance alone would be."""
    top = max([0.2, *(row["win_rate_ci95"][1] for row in rows)])
    step = 0.05 if top <= 0.3 else 0.1 if top <= 0.6 else 0.2
    ticks = [(at * step, numbers.percent(at * step)) for at in range(int(top / step + 0.999) + 1)]
    shown = [
        (row["driver"], row["win_rate"], tuple(row["win_rate_ci95"]), percent(row["win_rate"]))
        for row in rows
    ]
    return interval_plot(say("lab-title-wins"), shown, 0.0, ticks[-1][0], ticks, 1 / cars)


def counted(values: Sequence[int]) -> list[tuple[int, int]]:
    """How often each whole number from the least to the greatest appears."""
    if not values:
        return []
    counts = Counter(values)
    return [(value, counts[value]) for value in range(min(values), max(values) + 1)]
