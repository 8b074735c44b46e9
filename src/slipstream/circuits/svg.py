"""A circuit as a stand-alone SVG picture."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from slipstream.circuits.outline import Outline, Point, extent, outline
from slipstream.circuits.shape import crossings

if TYPE_CHECKING:
    from slipstream.circuits.circuit import Circuit

SPACE: Final = 46.0  # length of one space in the picture
MARGIN: Final = 1.95 * SPACE  # from the middle of the track to the border: room for the badges
BADGE: Final = 19.0  # radius of a speed limit
TITLE: Final = 74.0
ROW: Final = 34.0  # one row of the list of corners
COLUMN: Final = 190.0

STYLE: Final = """
text{font-family:"Barlow Condensed","Roboto Condensed","DejaVu Sans Condensed","Arial Narrow",sans-serif;\
font-weight:700;text-anchor:middle}
.paper{fill:#F3E9D2}.land{fill:#E4DDB4}
.verge{fill:none;stroke:#D8C79B;stroke-linejoin:round}.asphalt{fill:none;stroke:#3D3E46;stroke-linejoin:round}
.parapet{fill:none;stroke:#B8AE98}.rail{fill:none;stroke:#211E1C;stroke-width:1.6}
.edge{fill:none;stroke:#F7EEDB;stroke-width:2.2}.cell{fill:none;stroke:#F7EEDB;stroke-width:1.2;opacity:.34}
.lane{fill:none;stroke:#F7EEDB;stroke-width:1.2;opacity:.34;stroke-dasharray:5 6}
.kerb{fill:none;stroke:#F7EEDB;stroke-width:6.4}.kerb.red{stroke:#CF3A26;stroke-dasharray:9 9}
.race{fill:none;stroke:#F4B52E;stroke-width:2.6;stroke-linejoin:round}
.legend{fill:none;stroke:#F4B52E;stroke-width:3;stroke-dasharray:5 4}
.tag{fill:#211E1C}.tag-text{fill:#F4B52E;font-size:13px}
.corner{fill:none;stroke:#FFF;stroke-width:5}
.black{fill:#211E1C}.white{fill:#FFF}
.box{fill:none;stroke:#F7EEDB;stroke-width:1.8;opacity:.8}.place{fill:#F7EEDB;font-size:13px;opacity:.85}
.count{fill:#F7EEDB;font-size:12px;opacity:.6}.near{fill:#F4B52E;font-size:14px;opacity:1}
.arrow{fill:none;stroke:#F7EEDB;stroke-width:3;opacity:.75;stroke-linejoin:round}
.ring{fill:#CF3A26}.face{fill:#FFF}.limit{fill:#211E1C}.shadow{fill:#211E1C;opacity:.18}
.title{fill:#A9291A;font-size:40px;font-style:italic;text-anchor:start}
.facts{fill:#4A443C;font-size:17px;text-anchor:start;letter-spacing:.3px}
.name{fill:#211E1C;font-size:17px;text-anchor:start}
"""


def to_svg(circuit: Circuit) -> str:
    """The circuit with its spaces, lines, limits, countdowns, race line and grid."""
    width, height = picture_size(circuit)
    board = extent(circuit)[1] * SPACE + 2 * MARGIN
    columns = _columns(circuit, width)
    shape = outline(circuit, width, board, pad=MARGIN)
    title = f"{circuit.name} – {circuit.place}" if circuit.place else circuit.name
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" role="img" '
        f'width="{_n(width)}" height="{_n(height)}">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{_n(width)}" height="{_n(height)}"/>',
        *_heading(circuit),
        f'<g transform="translate(0 {_n(TITLE)})">',
        *_track(shape),
        *_bridges(shape),
        *_lines(circuit, shape),
        *_countdowns(circuit, shape),
        *_badges(circuit, shape),
        "</g>",
        *_corner_names(circuit, TITLE + board + 4, columns),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def picture_size(circuit: Circuit) -> tuple[float, float]:
    """Width and height of the picture; one space is `SPACE` long in it."""
    across, upright = extent(circuit)
    width = max(across * SPACE + 2 * MARGIN, _title_width(circuit), 640.0)
    rows = math.ceil(len(circuit.track.corners) / _columns(circuit, width))
    return width, TITLE + upright * SPACE + 2 * MARGIN + ROW * rows + 24


def _columns(circuit: Circuit, width: float) -> int:
    return min(len(circuit.track.corners), int((width - 60) // COLUMN))


def _title_width(circuit: Circuit) -> float:
    return 80 + 21.0 * max(len(circuit.place), len(circuit.name))


def _heading(circuit: Circuit) -> list[str]:
    track = circuit.track
    where = circuit.name if circuit.place else circuit.country
    facts = [
        *([where] if where and where != (circuit.place or circuit.name) else []),
        f"{track.length} spaces",
        f"{track.laps} lap" + ("s" if track.laps > 1 else ""),
        f"{track.heat} Heat",
        f"{track.stress} Stress",
    ]
    return [
        f'<text class="title" x="30" y="50">{escape((circuit.place or circuit.name).upper())}</text>',
        f'<text class="facts" x="32" y="77">{escape(" · ".join(facts))}</text>',
    ]


def _bridges(shape: Outline) -> list[str]:
    """The upper road once more where the lap crosses itself, with parapets."""
    parts = []
    for bridge in crossings(shape.course):
        start, end = bridge.span(shape.lane / shape.scale)
        parts += _bridge(shape, start, end)
    return parts


def _bridge(shape: Outline, start: float, end: float) -> list[str]:
    lane = shape.lane
    middle = _path(shape.along(start, end))
    cells = "".join(
        _path([shape.at(space.start, lane), shape.at(space.start, -lane)])
        for space in shape.spaces
        if start < space.start < end
    )
    race = _path(shape.along(start, end, lambda distance: _race_offset(shape, distance)))
    parts = [
        f'<path class="parapet" stroke-width="{_n(2 * lane + 12)}" d="{middle}"/>',
        f'<path class="asphalt" stroke-width="{_n(2 * lane)}" d="{middle}"/>',
        f'<path class="cell" d="{cells}"/><path class="lane" d="{middle}"/>',
    ]
    for side in (1, -1):
        parts.append(f'<path class="edge" d="{_path(shape.along(start, end, side * (lane - 1)))}"/>')
        parts.append(f'<path class="rail" d="{_path(shape.along(start, end, side * (lane + 6)))}"/>')
    return [*parts, f'<path class="race" d="{race}"/>']


def _track(shape: Outline) -> list[str]:
    """Surface, kerbs, edges, spaces and the race line."""
    whole, lane = shape.course.length, shape.lane
    loop = _path(shape.along(0, whole), closed=True)
    parts = [
        f'<path class="land" d="{loop}"/>',
        f'<path class="verge" stroke-width="{_n(2 * lane + 22)}" d="{loop}"/>',
        f'<path class="asphalt" stroke-width="{_n(2 * lane)}" d="{loop}"/>',
    ]
    for line, inside in zip(shape.corner_lines, shape.insides, strict=True):
        for edge in (inside, -inside):
            kerb = _path(shape.along(line.distance - 1.3, line.distance + 1.3, edge * (lane + 3)))
            parts += [f'<path class="kerb" d="{kerb}"/>', f'<path class="kerb red" d="{kerb}"/>']
    cells = "".join(
        _path([shape.at(space.start, lane), shape.at(space.start, -lane)]) for space in shape.spaces
    )
    parts += [f'<path class="cell" d="{cells}"/>', f'<path class="lane" d="{loop}"/>']
    for side in (1, -1):
        parts.append(
            f'<path class="edge" d="{_path(shape.along(0, whole, side * (lane - 1)), closed=True)}"/>'
        )
    race_line = shape.along(0, whole, lambda distance: _race_offset(shape, distance))
    parts.append(f'<path class="race" d="{_path(race_line, closed=True)}"/>')
    return parts


def _race_offset(shape: Outline, distance: float) -> float:
    """The race line hugs its edge of the track and changes over within the first space."""
    distance %= shape.course.length
    spaces = shape.spaces
    low, high = 0, len(spaces)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if spaces[middle].start <= distance else (low, middle)
    space, before = spaces[low], spaces[low - 1]
    part = min(1.0, (distance - space.start) / (space.end - space.start))
    smooth = part * part * (3 - 2 * part)
    return (before.side + (space.side - before.side) * smooth) * (shape.lane - 5.5)


def _lines(circuit: Circuit, shape: Outline) -> list[str]:
    """Grid, start/finish line, Legend lines and corner lines."""
    lane = shape.lane
    parts = []
    for number, (index, spot) in enumerate(circuit.track.grid, start=1):
        point = shape.spaces[index].spots[spot]
        half = lane / 2 - 6
        parts.append(
            f'<g transform="{_turned(point)}"><path class="box" d="M6 {_n(-half)}H16V{_n(half)}H6"/></g>'
            f'<text class="place" x="{_n(point.x)}" y="{_n(point.y + 4.5)}">{number}</text>'
        )
    parts += _chequers(shape)
    for ends, point in _legend_lines(circuit, shape):
        parts.append(f'<path class="legend" d="{_path(ends)}"/>')
        parts.append(
            f'<rect class="tag" x="{_n(point.x - 9)}" y="{_n(point.y - 9)}" width="18" height="18" rx="5"/>'
            f'<text class="tag-text" x="{_n(point.x)}" y="{_n(point.y + 4.7)}">L</text>'
        )
    for line in shape.corner_lines:
        ends = [shape.at(line.distance, side * (lane + 6)) for side in (1, -1)]
        parts.append(f'<path class="corner" d="{_path(ends)}"/>')
    return parts


def _legend_lines(circuit: Circuit, shape: Outline) -> list[tuple[list[Point], Point]]:
    """Both ends of every Legend line and the place of its tag, beside the outer spot."""
    corner_lines = {line.distance for line in shape.corner_lines}
    found = []
    for corner, line in zip(circuit.track.corners, shape.legend_lines, strict=True):
        side = shape.spaces[int(circuit.track.legend_line(corner))].side
        at, edge = line.distance, -side
        if at in corner_lines:  # of the corner before: draw it beside that line, away from the limit
            at, edge = at + 6.5 / shape.scale, side
        ends = [shape.at(at, shape.lane), shape.at(at, -shape.lane)]
        found.append((ends, shape.at(at, edge * (shape.lane + 11))))
    return found


def _chequers(shape: Outline) -> list[str]:
    """The start/finish line, and the driving direction beyond it."""
    point, lane = shape.at(0), shape.lane
    size = 2 * lane / 8
    squares = [
        f'<rect class="{"black" if (row + column) % 2 else "white"}" x="{_n((row - 1) * size)}" '
        f'y="{_n(-lane + column * size)}" width="{_n(size)}" height="{_n(size)}"/>'
        for row in range(2)
        for column in range(8)
    ]
    arrows = "".join(f"M{24 + 10 * i} -8l7 8l-7 8" for i in range(3))
    return [f'<g transform="{_turned(point)}">', *squares, f'<path class="arrow" d="{arrows}"/></g>']


def _countdowns(circuit: Circuit, shape: Outline) -> Iterable[str]:
    """TRACK-9, on the outer spot of every space that is not part of the grid or hidden by the arrows."""
    taken = {0} | {space for space, _ in circuit.track.grid} | _under_bridges(shape)
    for space, count in zip(shape.spaces, circuit.track.countdown, strict=True):
        if space.index not in taken:
            point = space.spots[1]
            kind = "count near" if count <= 3 else "count"
            yield f'<text class="{kind}" x="{_n(point.x)}" y="{_n(point.y + 4.4)}">{count}</text>'


def _under_bridges(shape: Outline) -> set[int]:
    """Spaces whose middle lies under a bridge."""
    return {
        space.index
        for bridge in crossings(shape.course)
        for space in shape.spaces
        if abs(space.middle - bridge.under) < 0.5 + shape.lane / shape.scale
    }


def _badges(circuit: Circuit, shape: Outline) -> list[str]:
    parts = []
    for corner, (point, _) in zip(circuit.track.corners, badge_points(circuit, shape), strict=True):
        parts.append(f'<g transform="translate({_n(point.x)} {_n(point.y)})">{_badge(int(corner.limit))}</g>')
    return parts


def _badge(limit: int, radius: float = BADGE) -> str:
    return (
        f'<circle class="shadow" cx="2" cy="3" r="{_n(radius)}"/><circle class="ring" r="{_n(radius)}"/>'
        f'<circle class="face" r="{_n(radius * 0.76)}"/>'
        f'<text class="limit" y="{_n(radius * 0.4)}" font-size="{_n(radius * 1.1)}">{limit}</text>'
    )


def badge_points(circuit: Circuit, shape: Outline, ring: float = BADGE) -> list[tuple[Point, float]]:
    """Where the limits are shown, and the room there: as the drawing says, else the nearest clear place."""
    points: list[tuple[Point, float]] = []
    tags = [tag for _, tag in _legend_lines(circuit, shape)]
    for (mark, distance), inside in zip(shape.course.marks, shape.insides, strict=True):
        if mark.badge is not None or mark.out is not None:
            wanted = [(mark.badge or "out", 0.74 if mark.out is None else mark.out)]
        else:
            wanted = [(badge, out) for out in (0.74, 1.0, 1.3, 1.7, 2.2) for badge in ("out", "in")]
        best, room = None, -math.inf
        for badge, out in wanted:
            side = inside if badge == "in" else -inside
            point = shape.at(distance, side * (shape.lane + out * shape.scale))
            clear = min(math.dist(point[:2], space.centre[:2]) for space in shape.spaces) - shape.lane
            if points:
                clear = min(clear, min(math.dist(point[:2], other[:2]) for other, _ in points) - ring)
            clear = min(clear, min(math.dist(point[:2], tag[:2]) for tag in tags) - ring / 2)
            if best is None or clear > room + 0.1:
                best, room = point, clear
            if room >= ring * 1.15:
                break
        if best is not None:
            points.append((best, room))
    return points


def _corner_names(circuit: Circuit, top: float, columns: int) -> Iterable[str]:
    for index, corner in enumerate(circuit.track.corners):
        x, y = 46 + COLUMN * (index % columns), top + ROW * (index // columns)
        name = corner.name if corner.name == corner.id else f"{corner.id} {corner.name}"
        short = name if len(name) <= 20 else name[:19] + "…"
        yield (
            f'<g transform="translate({_n(x)} {_n(y)})">{_badge(int(corner.limit), 13)}'
            f'<text class="name" x="21" y="6">{escape(short)}</text></g>'
        )


def _path(points: list[Point], closed: bool = False) -> str:
    return "M" + "L".join(f"{_n(p.x)} {_n(p.y)}" for p in points) + ("Z" if closed else "")


def _turned(point: Point) -> str:
    return f"translate({_n(point.x)} {_n(point.y)}) rotate({_n(point.heading)})"


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
