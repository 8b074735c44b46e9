"""The file of finished blocks: only ever appended to, so that a job goes on after it was killed.

The first line is the job, every other one a block. A last line that was cut short is dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from slipstream.lab.errors import LabError
from slipstream.lab.racing import Outcome

NAME: Final = "blocks.jsonl"


class Journal:
    """Blocks by number, in memory and, if there is a folder, on disk. One process at a time."""

    def __init__(self, folder: Path | None, job: dict[str, Any]) -> None:
        self.blocks: dict[int, list[Outcome]] = {}
        self.file: IO[bytes] | None = None
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file = (folder / NAME).open("a+b")
            _lock(self.file, folder)
            self._read(folder, job)
        except OSError as error:
            self.close()
            raise LabError("no-folder", folder=folder, reason=error.strerror) from None
        except LabError:
            self.close()
            raise

    def _read(self, folder: Path, job: dict[str, Any]) -> None:
        """Take over what is there, if it is of this job; drop what was cut short."""
        assert self.file is not None
        self.file.seek(0)
        lines = self.file.read().split(b"\n")
        whole = lines[:-1]  # what comes after the last line end was not finished
        if whole and lines[-1] == b"" and _parsed(whole[-1]) is None:
            whole.pop()  # written out of order by a machine that went down
        if whole:
            header = _parsed(whole[0])
            if header is None:
                raise LabError("damaged", folder=folder, line=1)
            if header != job:
                raise LabError("other-job", folder=folder, differs=", ".join(_differing(header, job)))
        for number, line in enumerate(whole[1:], 2):
            block = _parsed(line)
            if not isinstance(block, list):
                raise LabError("damaged", folder=folder, line=number)
            self.blocks[block[0]] = [Outcome.from_data(outcome) for outcome in block[1]]
        self.file.truncate(sum(len(line) + 1 for line in whole))
        if not whole:
            self._append([job])

    def add(self, blocks: Iterable[tuple[int, list[list[Any]]]]) -> None:
        """Keep finished blocks; they are on disk when this returns."""
        found = list(blocks)
        self._append(found)
        for number, outcomes in found:
            self.blocks[number] = [Outcome.from_data(outcome) for outcome in outcomes]

    def _append(self, rows: Iterable[object]) -> None:
        if self.file is not None:
            self.file.write(b"".join(json.dumps(row, separators=(",", ":")).encode() + b"\n" for row in rows))
            self.file.flush()
            os.fsync(self.file.fileno())

    def close(self) -> None:
        """Let others have it."""
        if self.file is not None:
            self.file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _parsed(line: bytes) -> Any:
    """The JSON of a line, None if it is none."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def _differing(one: object, two: dict[str, Any]) -> list[str]:
    """The names of the settings that are not the same."""
    if not isinstance(one, dict):
        return sorted(two)
    return sorted(name for name in {*one, *two} if one.get(name) != two.get(name))


def _lock(file: IO[bytes], folder: Path) -> None:
    """Keep other processes away as long as this one lives."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody is kept away
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LabError("busy", folder=folder) from None
