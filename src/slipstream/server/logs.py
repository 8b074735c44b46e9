"""Structured logs on standard error: one line of JSON each, and never a secret.

Addresses of tables are secrets too: whoever has one can sit down. Logs carry `mark(id)`, which tells two
tables apart and opens none.
"""

from __future__ import annotations

import hashlib
import logging
import sys

import structlog


def mark(id: str) -> str:
    """A short name for a table that leads nowhere."""
    return hashlib.sha256(b"table:" + id.encode()).hexdigest()[:8]


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
