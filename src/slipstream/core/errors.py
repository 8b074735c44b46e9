"""Refusals. Each carries a key and arguments; `slipstream.words.text` makes the sentence."""

from __future__ import annotations

from slipstream.core.cards import write_cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from slipstream.core.actions import Action


class Refused(Exception):  # noqa: N818 (the rulebook's word, and the base of all refusals)
    """An answer the race does not accept; the state is untouched."""

    def __init__(self, key: str, arguments: dict[str, int | str], seat: int, legal: list[Action]) -> None:
        details = ", ".join([f"{name} {_written(name, value)}" for name, value in arguments.items()])
        super().__init__(f"seat {seat}: {key}" + (f" ({details})" if details else ""))
        self.key = key
        self.arguments = arguments
        self.seat = seat
        self.legal = legal


def _written(name: str, value: int | str) -> int | str:
    """A fact of a refusal: cards as people write them."""
    return write_cards(value) if name in ("cards", "card") and isinstance(value, int) else value


class IllegalAction(Refused):
    """The rules do not allow this action now."""


class StaleDecision(Refused):
    """The decision that was answered is no longer open."""


class NotYourTurn(Refused):
    """This seat has nothing to decide now."""
