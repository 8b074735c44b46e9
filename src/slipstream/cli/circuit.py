"""slipstream circuit"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.circuits.svg import to_svg
from slipstream.cli.told import told_command
from slipstream.records.record import write_whole
from slipstream.words.language import say
from slipstream.words.text import circuit_name

EXAMPLES: Final = """\
slipstream circuit
slipstream circuit my-track.toml --svg my-track.svg"""


@told_command("circuit", examples=EXAMPLES)
@click.argument("circuit", required=False)
@click.option("--svg", type=click.Path(path_type=Path))
def command(circuit: str | None, svg: Path | None) -> None:
    """slipstream circuit"""
    console = Console(highlight=False)
    if circuit is None:
        if svg is not None:
            raise click.UsageError(say("cli-svg-needs-circuit"))
        table = columns("name", "", "spaces", "laps", "corners")
        for name in circuit_names():
            course = load_circuit(name)
            corners = " ".join(str(corner.limit) for corner in course.track.corners)
            track = course.track
            table.add_row(
                name, f"{circuit_name(course)}, {course.place}", str(track.length), str(track.laps), corners
            )
        console.print(table)
        return
    course = load_circuit(circuit)
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
    if svg is not None:
        write_whole(svg, to_svg(course))
        console.print(say("cli-circuit-drawn", file=svg), soft_wrap=True)


def columns(*names: str) -> Table:
    """A table with these heads."""
    return Table(*(name and say(f"cli-column-{name}") for name in names), box=None, pad_edge=False)
