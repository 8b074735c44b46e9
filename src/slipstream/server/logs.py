"""Structured logs on standard error: one line of JSON each, and never a secret.

Addresses of tables are secrets too: whoever has one can sit down. Logs carry `mark(id)`, which tells two
tables apart and opens none.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import traceback
from pathlib import Path
from typing import Any

import structlog


def mark(id: str) -> str:
    """A short name for a table that leads nowhere."""
    return hashlib.sha256(b"table:" + id.encode()).hexdigest()[:8]


def failure(error: BaseException) -> dict[str, Any]:
    """What is told of an exception: its kind and its place. Its words may hold values that are secret."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(error).__name__, "where": where}


class _Forwarded(logging.Handler):
    """What libraries log, as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        error = None if record.exc_info is None else record.exc_info[1]
        facts = {} if error is None else failure(error)
        text = record.getMessage().splitlines()[0]
        structlog.get_logger("slipstream").log(record.levelno, text, logger=record.name, **facts)


def set_up_logs(json: bool = True) -> None:
    """Write logs as JSON, or as readable lines."""
    renderer = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_Forwarded(logging.WARNING)], force=True)
