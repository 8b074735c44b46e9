"""A race in a few lines of text."""

from __future__ import annotations

from slipstream.env.table import Table
from slipstream.games.draft import drafting
from slipstream.words.text import car_name, place_text


def picture(table: Table) -> str:
    """Round and cars in their order, with what everybody may see."""
    lines = [f"{table.setup.course.name}, round {table.round}"]
    view = table.on.view(None)
    for place, seat in enumerate(table.ranking(), 1):
        name = car_name(table.setup.colours[seat])
        if drafting(view):
            lines.append(f"{place} {name}")
            continue
        car = view.cars[seat]
        line = f"{place} {name:<7} {place_text(view.track, car.progress)}, {'RO'[car.spot]}"
        if not car.legend:
            line += f", gear {car.gear}, engine {car.engine}, hand {car.hand_size}"
        lines.append(line + (", in" if table.is_in(seat) else ""))
    return "\n".join(lines)
