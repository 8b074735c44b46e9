"""Runs what is missing of the published figures, then writes the scale and both pages of docs.

    .venv/bin/python tools/figures.py --minutes 20 [--only PATTERN] [--workers 2]
    .venv/bin/python tools/figures.py --minutes 0        only writes the documents

Cells are run one after the other, the quick ones first, block by block. Stop it at any time: what is done
is kept in docs/figures, and the next run goes on there.
"""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from figure_cells import FOLDER, Cell, append, cells, read_cell, row_of
from figure_scale import FILE as SCALE
from figure_scale import write_scale
from figure_statistics import statistics_page
from figure_strength import strength_page

from slipstream.drivers import UnknownDriverError
from slipstream.lab.engines import Engine, make_engine, run_blocks
from slipstream.lab.racing import Outcome


def missing_blocks(cell: Cell, folder: Path, most: int | None = None) -> list[int]:
    """The numbers of the blocks that are still to be run; all of them if those there are old."""
    rows, current = read_cell(cell, folder)
    done = {row.block for row in rows} if current else set()
    wanted = cell.wanted if most is None else min(most, cell.wanted)
    return [number for number in range(cell.job.blocks_for(wanted)) if number not in done]


def run_cell(cell: Cell, folder: Path, engine: Engine, until: float, races: int | None = None) -> bool:
    """Run a cell as long as there is time; gives whether it is complete."""
    missing = missing_blocks(cell, folder, races)
    job = cell.job
    begun, done = time.monotonic(), 0
    while missing and time.monotonic() < until:
        seconds = (time.monotonic() - begun) / done if done else 0.0
        most = int((until - time.monotonic()) / seconds) if seconds else engine.workers
        batch = missing[: max(engine.workers, min(len(missing), most))]  # as many as there is time for
        for blocks in run_blocks(job, batch, engine):
            rows = [
                row_of(number, [Outcome.from_data(one) for one in outcomes], cell.garage == "random")
                for number, outcomes in blocks
            ]
            append(cell, sorted(rows, key=lambda row: row.block), folder)
            done += len(rows)
        missing = missing_blocks(cell, folder, races)
    spent = time.monotonic() - begun
    if done:
        print(f"{cell.name}: {done} blocks in {spent:.0f} s, {len(missing)} to go", file=sys.stderr)
    return not missing


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to run races")
    parser.add_argument("--only", default="*", help="cells whose name matches, such as 'legends-club-*'")
    parser.add_argument("--races", type=int, help="no more races of a cell than these")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="raw summaries; documents go beside it")
    parser.add_argument("--list", action="store_true", help="list the cells and what is missing")
    options = parser.parse_args(arguments)
    chosen = [cell for cell in cells() if fnmatch.fnmatch(cell.name, options.only)]
    if not chosen:
        parser.error(f"no cell is called {options.only}")
    until = time.monotonic() + 60 * options.minutes
    engine = make_engine("local", options.workers)
    complete = 0
    unknown = set()
    try:
        for cell in chosen:
            try:
                if options.list:
                    missing = missing_blocks(cell, options.folder, options.races)
                    print(f"{cell.name}: {len(missing)} blocks missing")
                else:
                    complete += run_cell(cell, options.folder, engine, until, options.races)
            except UnknownDriverError as error:
                unknown.add(str(error))
    finally:
        engine.close()
    if not options.list:
        for name, page in (("strength", strength_page), ("statistics", statistics_page)):
            (options.folder.parent / f"{name}.md").write_text(page(options.folder), encoding="utf-8")
        write_scale(options.folder, SCALE if options.folder == FOLDER else options.folder.parent / SCALE.name)
        for message in sorted(unknown):
            print(message, file=sys.stderr)
        print(f"{complete} of {len(chosen)} cells are complete", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
