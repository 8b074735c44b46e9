"""Refusals. Each carries a key and arguments; `slipstream.text` makes the sentence."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from slipstream.core.actions import Action


class Refused(Exception):  # noqa: N818 (the rulebook's word, and the base of all refusals)
    """An answer the race does not accept; the state is untouched."""

    def __init__(self, key: str, arguments: dict[str, int | str], seat: int, legal: list[Action]) -> None:
        details = ", ".join(f"{name} {value}" for name, value in arguments.items())
        super().__init__(f"seat {seat}: {key}" + (f" ({details})" if details else ""))
        self.key = key
        self.arguments = arguments
        self.seat = seat
        self.legal = legal


class IllegalAction(Refused):
    """The rules do not allow this action now."""


class StaleDecision(Refused):
    """The decision that was answered is no longer open."""


class NotYourTurn(Refused):
    """This seat has nothing to decide now."""
