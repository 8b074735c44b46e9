"""slipstream circuit"""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from slipstream.data.loader import circuit_names, load_circuit
from slipstream.data.svg import to_svg
from slipstream.record import write_whole


@click.command()
@click.argument("circuit", required=False)
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the circuit into this file.")
def command(circuit: str | None, svg: Path | None) -> None:
    """List the circuits, or check and describe one.

    CIRCUIT is a name or a file of your own; docs/circuits.md tells how to write one.

    \b
    slipstream circuit
    slipstream circuit my-track.toml --svg my-track.svg
    """
    console = Console(highlight=False)
    if circuit is None:
        if svg is not None:
            raise click.UsageError("--svg needs a circuit")
        table = Table("name", "", "spaces", "laps", "corners (limit)", box=None, pad_edge=False)
        for name in circuit_names():
            course = load_circuit(name)
            corners = " ".join(str(corner.limit) for corner in course.track.corners)
            track = course.track
            table.add_row(name, f"{course.name}, {course.place}", str(track.length), str(track.laps), corners)
        console.print(table)
        return
    course = load_circuit(circuit)
    track = course.track
    title = f"{course.name}, {course.place}" if course.place else course.name
    console.print(
        f"{title}: {track.length} spaces, {track.laps} laps, {track.heat} Heat, {track.stress} Stress"
    )
    table = Table("corner", "", "after space", "limit", "Legend line after", box=None, pad_edge=False)
    for corner in track.corners:
        legend = (corner.line - 1 - corner.legend_zone) % track.length
        table.add_row(corner.id, corner.name, str(corner.line - 1), str(corner.limit), str(legend))
    console.print(table)
    if svg is not None:
        write_whole(svg, to_svg(course))
        console.print(f"Drawn: {svg}", soft_wrap=True)
