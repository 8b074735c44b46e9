"""Classifications, points and standings, as lines and as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from slipstream.core.track import Track
from slipstream.games.season import Season
from slipstream.terminal.situation import names_for
from slipstream.terminal.words import say, spaces
from slipstream.words.language import capital
from slipstream.words.text import colour_name, driver_name, the_car


def beyond(row: Mapping[str, Any], report: Mapping[str, Any], track: Track) -> int:
    """How far beyond the finish line a car of the classification has come."""
    return int(row["progress"] - track.finish(report["laps"]))


def lines(report: Mapping[str, Any], names: Sequence[str], track: Track) -> list[str]:
    """The classification, one car per line. `names` are those of the cars."""
    found = []
    for row in report["classification"]:
        extra = [say("place-spins", number=row["spin_outs"])] if row["spin_outs"] else []
        if "points" in row:
            extra.append(say("place-points", points=row["points"]))
        facts = {"place": row["place"], "car": names[row["seat"]], "driver": driver_name(row["driver"])}
        facts |= {"round": row["finish_round"], "extra": "".join(f", {words}" for words in extra)}
        if row["status"] == "eliminated":
            found.append(say("place-line-out", **facts))
        else:
            over = spaces(beyond(row, report, track))
            found.append(say("place-line", over=over, **facts))
    return found


def table(report: Mapping[str, Any], title: str, track: Track) -> Table:
    """The same in columns."""
    shown = Table(title=title, title_justify="left", header_style="bold", box=None, pad_edge=False)
    rows = report["classification"]
    scored = any("points" in row for row in rows)
    shown.add_column("", justify="right")
    for name in ("car", "driver"):
        shown.add_column(say(f"column-{name}"), justify="left")
    for name in ("grid", "round", "reached", "spin-outs", "heat-paid", *(["points"] if scored else [])):
        shown.add_column(say(f"column-{name}"), justify="right")
    for row in rows:
        reached = f"+{beyond(row, report, track)} {row['spot']}"
        cells = [str(row["place"]), f"{row['seat']} {colour_name(row['colour'])}"]
        cells += [driver_name(row["driver"]), str(row["grid"])]
        cells += [str(row["finish_round"]), say("column-out") if row["status"] == "eliminated" else reached]
        cells += [str(row["spin_outs"] or "-"), str(row["heat_paid"])]
        shown.add_row(*cells, *([str(row["points"])] if scored else []))
    return shown


def standings_text(season: Season, seat: int) -> str:
    """The championship as it stands, in a line."""
    points, names = season.points(), names_for(seat, season.setup.colours)
    rows = [
        say("standing", place=place, car=names[other], points=points[other])
        for place, other in enumerate(season.standings(), 1)
    ]
    return say("standings", race=len(season.results), races=len(season.fixtures), rows=", ".join(rows))


def champion_text(season: Season, seat: int) -> str:
    """Who has won the season."""
    first = season.standings()[0]
    points = season.points()[first]
    if season.champion == seat:
        return say("you-champion", points=points)
    key = "champion" if season.champion is not None else "legend-champion"
    return say(key, car=capital(the_car(season.setup.colours[first])), points=points)


def own_place(rows: Sequence[Mapping[str, Any]], seat: int) -> int:
    """The place of this seat."""
    return int(next(row["place"] for row in rows if row["seat"] == seat))
