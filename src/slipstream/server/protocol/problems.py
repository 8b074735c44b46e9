"""What a request can be refused for: a status, a key, and an English sentence for logs and bot authors."""

from __future__ import annotations

from typing import Final

from slipstream.server.protocol.messages import Problem, problem

#: key -> (HTTP status, sentence)
PROBLEMS: Final[dict[str, tuple[int, str]]] = {
    "no-such-table": (404, "There is no race at this address."),
    "not-seated": (403, "You have no seat at this table."),
    "not-host": (403, "Only the host can do this."),
    "no-such-seat": (404, "There is no such seat at this table."),
    "bad-token": (403, "This private link does not open a seat here."),
    "table-full": (409, "Every car has a driver already."),
    "colour-taken": (409, "Somebody drives the {colour} car already."),
    "bad-name": (422, "A name has 1 to {most} printable characters."),
    "bad-circuit": (422, "{reason}"),
    "stroke-short": (422, "This is too small for a circuit. Draw a larger loop."),
    "print-large": (422, "This would be more than {sheets} sheets."),
    "bad-setup": (422, "{reason}"),
    "already-started": (409, "The race has begun."),
    "not-started": (409, "The race has not begun yet."),
    "not-over": (409, "The race is not over yet."),
    "not-ready": (409, "Not everybody is ready: {names}."),
    "not-a-driver": (409, "This seat has no driver to change."),
    "interval": (409, "A race is over. The host goes on to the next one."),
    "no-interval": (409, "The race is not over yet."),
    "nothing-to-undo": (409, "There is nothing you could take back."),
    "no-such-option": (409, "Decision {decision} has no option {option}."),
    "stale-decision": (409, "Decision {decision} is not open any more."),
    "no-spectators": (403, "This race is not to be watched. Ask the host for a seat."),
    "no-hints": (403, "This table plays without hints."),
    "no-decision": (409, "You have nothing to decide now."),
    "no-hint-here": (409, "There are no hints in a draft."),
    "no-such-moment": (404, "This seat had nothing to choose at that moment."),
    "nothing-to-explain": (404, "There is nothing to explain about this event."),
    "nothing-to-review": (409, "There was nothing to choose in this race."),
    "bad-record": (422, "This is not a record that can be opened: {reason}."),
    "record-other-rules": (
        422,
        "The record was made under rules {version}. This server replays rules {expected} only.",
    ),
    "record-origin": (
        422,
        "The record begins in the middle of a race, after a change of rules. It cannot be opened.",
    ),
    "record-not-over": (422, "The race of this record is not over. Only finished races can be opened."),
    "malformed": (400, "This is not a message of the protocol: {reason}."),
    "too-large": (413, "The message is larger than {most} bytes."),
    "too-fast": (429, "Too many requests. Try again in {seconds} seconds."),
    "bad-origin": (403, "Requests come from the page of this server only."),
    "not-found": (404, "There is nothing at this address."),
    "not-allowed": (405, "This address does not answer to that method."),
    "no-database": (503, "The database does not answer. What was accepted is safe; try again in a moment."),
    "no-such-code": (404, "No table is called {code}. Codes have four signs."),
    "not-away-yet": (409, "This driver may come back: wait {seconds} seconds more."),
    "nobody-removed": (409, "There is nobody to call back."),
    "is-here": (409, "This driver is at the table, and drives."),
    "server-error": (500, "Something went wrong here. The race is safe."),
}


class RequestError(Exception):
    """A request that is refused. The page translates the key; `str()` is the English sentence."""

    def __init__(self, key: str, **arguments: object) -> None:
        status, sentence = PROBLEMS[key]
        super().__init__(sentence.format(**arguments))
        self.status = status
        self.key = key
        self.arguments = arguments

    @property
    def problem(self) -> Problem:
        """As it goes over the wire."""
        return problem(self.key, str(self), **self.arguments)
