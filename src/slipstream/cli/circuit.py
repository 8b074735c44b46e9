"""slipstream circuit"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.generator import random_circuit
from slipstream.circuits.inspection import RED, Finding, inspect
from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.circuits.svg import to_svg
from slipstream.circuits.writing import circuit_text
from slipstream.cli.output import SEED, json_option, print_json
from slipstream.cli.told import told_command
from slipstream.printing.sheets import LEAST_MM, MOST_MM, PAPERS, POSTER, SPACE_MM, STYLES, plan, to_pdf
from slipstream.records.record import write_bytes_whole, write_whole
from slipstream.words.language import say
from slipstream.words.text import circuit_name

EXAMPLES: Final = """\
slipstream circuit
slipstream circuit my-track.toml --svg my-track.svg
slipstream circuit italia --pdf italia.pdf --paper A4
slipstream circuit --random --seed 7 --like italia --out new.toml"""


@told_command("circuit", examples=EXAMPLES)
@click.argument("circuit", required=False)
@click.option("--random", is_flag=True)
@click.option("--seed", type=SEED)
@click.option("--like")
@click.option("--out", type=click.Path(path_type=Path))
@click.option("--svg", type=click.Path(path_type=Path))
@click.option("--pdf", type=click.Path(path_type=Path))
@click.option("--paper", type=click.Choice([*PAPERS, POSTER]), default="A4", show_default=True)
@click.option("--space", type=click.FloatRange(LEAST_MM, MOST_MM), default=SPACE_MM, show_default=True)
@click.option("--ink", type=click.Choice(STYLES), default=STYLES[0], show_default=True)
@json_option
def command(
    circuit: str | None,
    random: bool,
    seed: int | None,
    like: str | None,
    out: Path | None,
    svg: Path | None,
    pdf: Path | None,
    paper: str,
    space: float,
    ink: str,
    as_json: bool,
) -> None:
    """slipstream circuit"""
    console = Console(highlight=False)
    for option, given in (("--seed", seed is not None), ("--like", like is not None)):
        if given and not random:
            raise click.UsageError(say("cli-only-with-random", option=option))
    if circuit is not None and random:
        raise click.UsageError(say("cli-random-or-circuit"))
    if random:
        course = random_circuit(1 if seed is None else seed, None if like is None else load_circuit(like))
    elif circuit is not None:
        course = load_circuit(circuit)
    else:
        for option, path in (("--out", out), ("--svg", svg), ("--pdf", pdf)):
            if path is not None:
                raise click.UsageError(say("cli-option-needs-circuit", option=option))
        print_list(console)
        return
    findings = inspect(course)
    if as_json:
        print_json(as_data(course, findings))
    else:
        print_circuit(console, course, findings)
    told = Console(highlight=False, stderr=as_json)
    if out is not None:
        write_whole(out, circuit_text(course.source))
        told.print(say("cli-circuit-written", file=out), soft_wrap=True)
    if svg is not None:
        write_whole(svg, to_svg(course))
        told.print(say("cli-circuit-drawn", file=svg), soft_wrap=True)
    if pdf is not None:
        write_bytes_whole(pdf, to_pdf(course, paper, space, ink))
        cut = plan(course, paper, space)
        wide, high = (round(side) for side in cut.size)
        told.print(
            say("cli-circuit-printed", file=pdf, sheets=len(cut.sheets), wide=wide, high=high), soft_wrap=True
        )


def print_list(console: Console) -> None:
    """The circuits that come with the game."""
    table = columns("name", "", "spaces", "laps", "corners")
    for name in circuit_names():
        course = load_circuit(name)
        corners = " ".join(str(corner.limit) for corner in course.track.corners)
        track = course.track
        table.add_row(
            name, f"{circuit_name(course)}, {course.place}", str(track.length), str(track.laps), corners
        )
    console.print(table)


def print_circuit(console: Console, course: Circuit, findings: list[Finding]) -> None:
    """One circuit: its lines, and what is to be said about it."""
    track = course.track
    name = circuit_name(course)
    title = f"{name}, {course.place}" if course.place else name
    facts = {"spaces": int(track.length), "laps": int(track.laps), "heat": int(track.heat)}
    console.print(say("cli-circuit", circuit=title, stress=int(track.stress), **facts))
    table = columns("corner", "", "after", "limit", "legend")
    for corner in track.corners:
        legend = track.space(track.legend_line(corner) - 1)
        table.add_row(corner.id, corner.name, str(corner.line - 1), str(corner.limit), str(legend))
    console.print(table)
    red = any(finding.colour == RED for finding in findings)
    console.print(say(f"cli-circuit-{'not-yet' if red else 'look' if findings else 'fine'}"))
    for number, finding in enumerate(findings, start=1):
        console.print(f"  {number}. {finding.told()}", soft_wrap=True)


def as_data(course: Circuit, findings: list[Finding]) -> dict[str, Any]:
    """The circuit and what is to be said about it, for programs."""
    return {
        "circuit": course.source,
        "findings": [
            {
                "question": one.question, "key": one.key, "colour": one.colour, "at": one.at,
                "corner": one.corner, "args": one.args, "told": str(one),
            }
            for one in findings
        ],
    }  # fmt: skip


def columns(*names: str) -> Table:
    """A table with these heads."""
    return Table(*(name and say(f"cli-column-{name}") for name in names), box=None, pad_edge=False)
