"""slipstream review"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from slipstream.cli.output import SEED, json_option, print_json
from slipstream.cli.told import told_command
from slipstream.coach.judging import OUT_OF_REACH
from slipstream.coach.reviews import REVIEW_ROLLOUTS, check_rollouts, review
from slipstream.records.record import Record
from slipstream.terminal.hinting import told_text
from slipstream.words.language import capital, say
from slipstream.words.numbers import change, decimal, percent, signed
from slipstream.words.text import action_text, driver_name, the_car

if TYPE_CHECKING:
    from collections.abc import Sequence

    from slipstream.coach.books import Books, Highlight, Moment, Review

EXAMPLES: Final = """\
slipstream race --seed 7 --record race.json
slipstream review race.json --seat 2"""
TOLD: Final = 3  # moments of a kind that are told in sentences
PERSON: Final = ("human", "you")  # in a record of the server, and of the terminal


@told_command("review", examples=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int)
@click.option("--rollouts", type=int, default=REVIEW_ROLLOUTS, show_default=True)
@click.option("--seed", type=SEED, default=0, show_default=True)
@json_option
def command(file: Path, seat: int | None, rollouts: int, seed: int, as_json: bool) -> None:
    """slipstream review"""
    record = Record.load(file)
    check_rollouts(rollouts)
    seat = own_seat(record) if seat is None else seat
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(say("coach-progress"), total=None)
        found = review(
            record,
            seat,
            rollouts,
            seed,
            watch=lambda done, of: progress.update(task, completed=done, total=of),
        )
    if as_json:
        print_json(found.to_data())
    else:
        show(record, found)


def own_seat(record: Record) -> int:
    """The seat of the person who kept the record, else the first."""
    return next((seat for seat, name in enumerate(record.drivers) if name in PERSON), 0)


def show(record: Record, found: Review) -> None:
    """Print a review for people."""
    console = Console(highlight=False)
    seat, drivers = found.seat, record.drivers
    car = capital(the_car(record.setup.colours[seat]))
    driver = driver_name(drivers[seat]) if seat < len(drivers) else "-"
    console.print(say("coach-title", car=car, seat=seat, driver=driver), style="bold")
    season = record.setup.year is not None
    for books in found.races:
        race = f"{say('coach-race', race=books.race + 1)}. " if season else ""
        console.print(race + sum_of(books), soft_wrap=True)
    if not all(books.finished for books in found.races):
        console.print(say("coach-unfinished"))
    marked = [moment for moment in found.moments if moment.mark]
    if marked:
        console.print(moments_table(marked, season))
    else:
        console.print(say("coach-no-moment"))
    shown: list[Moment | Highlight] = [*marked[:TOLD], *found.highlights[:TOLD]]
    for one in shown:
        console.print(story_of(one, season), soft_wrap=True)
    facts = {"choices": found.choices, "rollouts": found.rollouts, "evaluator": found.evaluator}
    console.print(say("coach-judged", **facts), soft_wrap=True)


def story_of(one: Moment | Highlight, season: bool) -> str:
    """A moment in a few sentences."""
    race = f"{say('coach-race', race=one.race + 1)}. " if season else ""
    sentences = " ".join(told_text(one.track, one.faces, f"told-{told.key}", told.facts) for told in one.told)
    return f"{race}{say('coach-round', round=one.round)} {sentences}"


def sum_of(books: Books) -> str:
    """Start, decisions and luck of a race, and what came of them."""
    if books.outcome == 0 and books.start < OUT_OF_REACH and books.finished:
        return say(
            "coach-sum-places",
            start=decimal(books.place_start, 1),
            decisions=signed(books.place_decisions, 1),
            luck=signed(books.place_luck, 1),
            place=int(books.place),
        )
    return say(
        "coach-sum",
        start=percent(books.start, 1),
        decisions=change(books.decisions, 1),
        luck=change(books.luck, 1),
        outcome=percent(books.outcome, 1),
    )


def moments_table(moments: Sequence[Moment], season: bool) -> Table:
    """The choices that cost most, the dearest first."""
    table = Table(header_style="bold", box=None, pad_edge=False)
    if season:
        table.add_column(say("coach-column-race"), justify="right")
    table.add_column(say("coach-column-round"), justify="right")
    for name in ("cause", "played", "better"):
        table.add_column(say(f"coach-column-{name}"), justify="left")
    table.add_column(say("coach-column-loss"), justify="right")
    for moment in moments:
        margin = (moment.loss_ci95[1] - moment.loss_ci95[0]) / 2
        row = [
            str(moment.round),
            say("coach-cause", cause=moment.cause),
            action_text(moment.played, moment.faces),
            action_text(moment.better, moment.faces),
            f"{decimal(100 * moment.loss, 1)} ± {percent(margin, 1)}",
        ]
        table.add_row(*([str(moment.race + 1), *row] if season else row))
    return table
