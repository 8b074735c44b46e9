"""The screen with colours and columns, for a terminal of 80 characters or more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from slipstream.core.actions import Action
from slipstream.core.cards import cards_in, count, heat_in, stress_in
from slipstream.core.track import OUTER, RACE_LINE
from slipstream.core.views import View
from slipstream.terminal import plain
from slipstream.terminal.describe import plan_row
from slipstream.terminal.situation import (
    CODES,
    Cell,
    distance,
    faces_for,
    hand_names,
    limit_change,
    own_cards,
    pile_names,
    race_order,
    strip,
)
from slipstream.terminal.symbols import code_at
from slipstream.terminal.words import say
from slipstream.words.cards import card_names
from slipstream.words.language import series
from slipstream.words.text import colour_name

STYLES: Final = {
    "black": "bold black on white",
    "blue": "bold bright_blue",
    "green": "bold green",
    "red": "bold red",
    "gray": "bold grey62",
    "yellow": "bold yellow",
}
MINE: Final = "bold reverse"
LABELS: Final = ("ahead", "race", "outer", "sector")  # what stands before the strip
LEAST_LABEL: Final = 7
CELL: Final = 3
BEHIND: Final = 2
MOST_AHEAD: Final = 45
WARNING: Final = "bold red"
HEAT_STYLE: Final = "red"
STRESS_STYLE: Final = "magenta"


def title(view: View, seat: int, circuit: str) -> RenderableType:
    """Where the race stands, as a line across."""
    return Rule(Text(f" {plain.title(view, seat, circuit)} ", style="bold"), style="dim", align="left")


def labels() -> tuple[list[str], int]:
    """What stands before the rows of the strip, all of one width."""
    words = [say(f"column-{name}") for name in LABELS]
    width = max(LEAST_LABEL, *(len(word) + 1 for word in words))
    return [word.ljust(width) for word in words], width


def strip_cells(view: View, seat: int, width: int) -> list[Cell]:
    """As many spaces as fit beside the label, lines included."""
    cells = strip(view, seat, -BEHIND, MOST_AHEAD)
    used, fitting = labels()[1], list[Cell]()
    for cell in cells:
        used += CELL + (2 if cell.limit is not None or cell.line else 0)
        if used > width - 1:
            break
        fitting.append(cell)
    return fitting


def road(view: View, seat: int, colours: Sequence[str], width: int) -> list[RenderableType]:
    """The spaces ahead as a strip: limits, distances, race line, outer spots."""
    words, width_of_labels = labels()
    limits = Text(" " * width_of_labels)
    ruler, *lanes, sector = (Text(word, style="dim") for word in words)
    cells = strip_cells(view, seat, width)
    for cell in cells:
        if cell.limit is not None or cell.line:
            mark = "|" if cell.limit is not None else "!" if cell.line == "finish" else ":"
            above = str(cell.limit) if cell.limit is not None else ""
            style = "bold red" if cell.limit is not None else "bold"
            limits.append(f"{above:>2}", style=style)
            limits.append(f"{limit_letters(view, cell):<{CELL}}", style="bold yellow")
            for row in (ruler, *lanes, sector):
                row.append(f" {mark}", style=style)
        else:
            limits.append(" " * CELL)
        sector.append(f"{code_at(view.rules, cell.space):>{CELL}}", style="green")
        ruler.append(f"{cell.ahead:>{CELL}}", style="dim" if cell.ahead % 5 else "bold")
        for spot in (RACE_LINE, OUTER):
            other = cell.seats.get(spot)
            if other is None:
                lanes[spot].append(f"{'.':>{CELL}}", style="dim")
            elif other == seat:
                lanes[spot].append(" ").append(say("column-me"), style=MINE)
            else:
                lanes[spot].append(" ").append(CODES[colours[other]], style=STYLES[colours[other]])
    rows = [sector] if any(code_at(view.rules, cell.space) for cell in cells) else []
    return [limits, ruler, *lanes, *rows, Text(plain.corners(view, seat))]


def limit_letters(view: View, cell: Cell) -> str:
    """What a road token or an event makes of a corner: +, - for the limit, h overheat, P press."""
    if cell.limit is None:
        return ""
    change, rules = limit_change(view, cell.corner), view.rules
    letters = "+" if change > 0 else "-" if change < 0 else "h" if rules.corner_surcharge[cell.corner] else ""
    return letters + ("P" if rules.press_corner[cell.corner] else "")


def cars(view: View, seat: int, colours: Sequence[str]) -> RenderableType:
    """All cars, the leader first."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for head in ("car", "lap", "space", "spot", "to-you", "gear", "heat", "hand"):
        side: JustifyMethod = "left" if head in ("car", "spot") else "right"
        table.add_column(say(f"column-{head}"), justify=side, no_wrap=True)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for car in race_order(view):
        mine, colour = car.seat == seat, colours[car.seat]
        label = Text(say("column-me") if mine else CODES[colour], style=MINE if mine else STYLES[colour])
        name = Text.assemble(label, (f" {colour_name(colour)}", "bold" if mine else ""))
        if car.status != "racing":
            status = say("eliminated" if car.status == "eliminated" else "finished")
            table.add_row(str(car.place), name, "", "", status)
            continue
        far = "" if car.seat == seat else f"{distance(view, seat, car):+d}"
        note = say("adrenaline") if car.adrenaline else ""
        where = (
            say("on-grid") if car.progress < 0 else str(car.lap),
            str(car.space),
            say("column-on-outer" if car.spot == OUTER else "column-on-race-line"),
        )
        numbers = (far, str(car.gear), str(car.engine), str(car.hand_size))
        if car.legend:
            numbers, note = (far, "", "", ""), say("legend")
        elif car.draw_top:
            top = say("top", cards=", ".join(card_names(sum(car.draw_top), car.faces)))
            note = f"{note} {top}".strip()
        table.add_row(str(car.place), name, *where, *numbers, Text(note, style="cyan"))
    return table


def mat(view: View, seat: int) -> list[RenderableType]:
    """The own dashboard, piles and hand."""
    own, car = view.own, view.cars[seat]
    assert own is not None
    faces = faces_for(view, seat)
    first = Text(f"{say('mat-gear')} ").append(str(car.gear), style="bold")
    first.append(f"   {say('mat-engine')} ").append("#" * car.engine, style=HEAT_STYLE)
    first.append(f" {say('mat-heat', heat=car.engine)}")
    if car.adrenaline:
        first.append(f"   {say('adrenaline')}", style="cyan")
    drawing = say("mat-draw", number=int(count(own.draw)), cards=pile_names(own.draw, faces))
    discarded = {"number": int(count(own.discard))}
    if car.discard_top:
        top = card_names(car.discard_top, faces)[0]
        second = say("mat-discard-top", top=top, **discarded)
    else:
        second = say("mat-discard", **discarded)
    return [first, Text(f"{drawing}   {second}", style="dim")]


def hand(view: View, seat: int) -> RenderableType:
    """The own hand as little cards."""
    assert view.own is not None
    line = Text(f"{say('mat-hand')} ")
    for card, name in zip(
        cards_in(view.own.hand), hand_names(view.own.hand, faces_for(view, seat)), strict=True
    ):
        style = HEAT_STYLE if heat_in(card) else STRESS_STYLE if stress_in(card) else "bold"
        line.append(" [").append(name, style=style).append("]")
    said = own_cards(view, view.own.hand)
    if said:
        line.append(f"\n{series(said)}", style="dim")
    return line


def plans(view: View, seat: int, options: Sequence[Action]) -> RenderableType:
    """Every legal plan in columns."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(say("column-plan"), no_wrap=True)
    table.add_column(say("column-speed"), justify="right", no_wrap=True)
    table.add_column(say("column-on-the-way"))
    table.add_column(say("column-risk"), style=WARNING, no_wrap=True)
    for option in options:
        table.add_row(*plan_row(view, seat, option))
    return table
