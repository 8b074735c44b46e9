"""A circuit as the page draws it."""

from __future__ import annotations

from typing import Any, cast

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.drawing import Bend, Mark, Straight
from slipstream.circuits.outline import outline
from slipstream.circuits.shape import crossings
from slipstream.server.protocol.messages import Bridge, CircuitInfo, Corner, Go, MarkAt, SceneryThing, Turn


def circuit_info(circuit: Circuit) -> CircuitInfo:
    """A circuit as it is raced and drawn."""
    drawn = outline(circuit, 1000, 1000)
    track, drawing = circuit.track, circuit.drawing
    path: list[Go | Turn | MarkAt] = []
    for step in drawing.path:
        if isinstance(step, Straight):
            path.append(Go(go=step.length))
        elif isinstance(step, Bend):
            path.append(Turn(turn=step.degrees, r=step.radius))
        else:
            assert isinstance(step, Mark)
            badge = cast("Any", step.badge)
            path.append(MarkAt(corner=step.corner, badge=badge, out=step.out))
    length = int(track.length)
    return CircuitInfo(
        id=circuit.id,
        name=circuit.name,
        place=circuit.place or circuit.name,
        country=circuit.country,
        length=length,
        laps=int(track.laps),
        heat=int(track.heat),
        stress=int(track.stress),
        corners=[
            Corner(
                name=corner.name,
                line=int(corner.line),
                limit=int(corner.limit),
                legend_line=int(track.legend_line(corner)),
            )
            for corner in track.corners
        ],
        grid=[(int(space), int(spot)) for space, spot in track.grid],
        next=[int(corner) for corner in track.next_corner],
        countdown=[int(spaces) for spaces in track.countdown],
        sides=[space.side for space in drawn.spaces],
        heading=drawing.heading,
        lane=drawing.lane,
        sections=list(drawing.sections),
        path=path,
        land=drawing.land,
        scenery=[
            SceneryThing(kind=thing.kind, x=thing.x, y=thing.y, size=thing.size) for thing in drawing.scenery
        ],
        bridges=[
            Bridge(under=bridge.under, start=start, end=end)
            for bridge in crossings(drawn.course)
            for start, end in (bridge.span(drawing.lane),)
        ],
    )
