"""Is it our fault, or does the database not answer? The second is told as such: it goes by."""

from __future__ import annotations

from typing import Any

import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from slipstream.server import metrics
from slipstream.server.logs import failure
from slipstream.server.protocol.problems import RequestError

log = structlog.get_logger("slipstream")
WRONG = (IntegrityError, ProgrammingError, DataError)  # what we asked for


def is_outage(error: BaseException) -> bool:
    """Does the database not answer, or has it no room?"""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, WRONG)
    return isinstance(error, PoolTimeoutError | OSError)


def no_answer(error: Exception, event: str, **facts: Any) -> RequestError:
    """Log what went wrong, and say it to whoever asked."""
    if is_outage(error):
        log.warning("no-database", **facts, **failure(error))
        refused = RequestError("no-database", seconds=2)
    else:
        log.error(event, **facts, **failure(error))
        refused = RequestError("server-error")
    metrics.REFUSALS.labels(refused.key).inc()
    return refused
