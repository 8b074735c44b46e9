"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from slipstream.drivers import DEFAULT_DRIVER
from slipstream.modules.garage import GARAGES
from slipstream.words.language import say

F = TypeVar("F", bound=Callable[..., Any])


class HandicapType(click.ParamType[tuple[int, int]]):
    """SEAT=1 or SEAT=2."""

    name = "seat=n"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        if isinstance(value, tuple):
            return value
        seat, _, heat = value.partition("=")
        if not (value.isascii() and seat.isdigit() and heat.isdigit() and len(value) <= 5):
            self.fail(say("cli-no-handicap", value=repr(value[:20])), param, ctx)
        return int(seat), int(heat)


drivers_option = click.option(
    "--drivers",
    default=DEFAULT_DRIVER,
    show_default=True,
)
handicap_option = click.option("--handicap", "handicaps", type=HandicapType(), multiple=True)


def module_options(command: F) -> F:
    """The modules of the advanced game."""
    for option in reversed(
        [
            click.option("--legends", default=0, show_default=True),
            click.option("--pro", default=0, show_default=True),
            click.option("--garage", type=click.Choice(GARAGES)),
            click.option("--weather", is_flag=True),
            click.option("--tournament", is_flag=True),
            handicap_option,
        ]
    ):
        command = option(command)
    return command


def driver_names(drivers: str, players: int) -> list[str]:
    """One name for each player, a shorter list repeated."""
    listed = [name.strip() for name in drivers.split(",")]
    if len(listed) > players:
        raise click.UsageError(say("cli-too-many-drivers", drivers=len(listed), seats=players))
    return [listed[seat % len(listed)] for seat in range(players)]
