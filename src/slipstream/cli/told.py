"""Commands that explain themselves in the language spoken: `locales/LANGUAGE/cli.ftl` and `click.ftl`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import click

from slipstream.circuits.loader import CIRCUITS
from slipstream.words.language import ENGLISH, LANGUAGES, OPTION, has, known, say, spoken

#: what click says, as it writes it -> the key of our translation
WORDS: Final = {
    "Usage:": "usage",
    "Options": "options",
    "Commands": "commands",
    "default: {default}": "default",
    "Error: {message}": "error",
    "Try '{command} {option}' for help.": "try",
    "Invalid value: {message}": "invalid",
    "Invalid value for {param_hint}: {message}": "invalid-for",
    "Missing argument": "missing-argument",
    "Missing option": "missing-option",
    "Missing command.": "missing-command",
    "No such option {name!r}.": "no-option",
    "No such command {name!r}.": "no-command",
    "{value!r} is not a valid {number_type}.": "not-valid",
    "{value} is not in the range {range}.": "not-in-range",
    "{value!r} is not {choice}.": "not-choice",
    "{value!r} is not one of {choices}.": "not-choices",
    "Option {name!r} requires an argument.": "needs-argument",
    "Option {name!r} requires {nargs} arguments.": "needs-arguments",
    "Option {name!r} does not take a value.": "takes-no-value",
    "Got unexpected extra argument ({args})": "extra-argument",
    "Got unexpected extra arguments ({args})": "extra-arguments",
    "Did you mean {possibility}?": "did-you-mean",
    "(Did you mean one of: {possibilities}?)": "possible",
}
FIELD: Final = re.compile(r"\{(\w+)(?:!r)?\}")


def click_word(text: str) -> str:
    """A text of click in the language spoken; its fields stay, click fills them in."""
    if spoken() == ENGLISH or text not in WORDS:
        return text
    return say(f"click-{WORDS[text]}", **{field[1]: field[0] for field in FIELD.finditer(text)})


def click_words(one: str, more: str, number: int) -> str:
    """The same for a text with two forms."""
    return click_word(one if number == 1 else more)


@contextmanager
def click_speaking() -> Iterator[None]:
    """Let click speak our language: its modules look `_` and `ngettext`, made for gettext, up every time."""
    modules = (click.core, click.exceptions, click.formatting, click.parser, click.types)
    before = [(module, name, getattr(module, name)) for module in modules for name in ("_", "ngettext")
              if hasattr(module, name)]  # fmt: skip
    try:
        for module, name, _ in before:
            setattr(module, name, click_word if name == "_" else click_words)
        yield
    finally:
        for module, name, function in before:
            setattr(module, name, function)


class ToldCommand(click.Command):
    """A command whose texts are `cli-help-NAME` and its attributes, or those of `cli-option`.

    `facts` go into the texts; examples are lines to type.
    """

    def __init__(
        self, name: str, *, facts: Mapping[str, object] | None = None, examples: str = "", **settings: Any
    ) -> None:
        super().__init__(name, **settings)
        self.facts = dict(facts or {})
        self.examples = examples

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = help_of(str(self.name), self.examples)
        tell_options(str(self.name), self.get_params(ctx), self.facts)
        super().format_help(ctx, formatter)


def help_of(command: str, examples: str = "") -> str:
    """What a command does, then examples as they are."""
    lines = f"\n\n\b\n{examples}" if examples else ""
    return say(f"cli-help-{command}") + lines


def tell_options(command: str, params: list[click.Parameter], facts: Mapping[str, object]) -> None:
    """Give options their help."""
    for param in params:
        if isinstance(param, click.Option):
            name = "help" if "--help" in param.opts else param.name
            own = f"cli-help-{command}.{name}"
            key = own if has(own) else f"cli-option.{name}"
            param.help = say(key, languages=", ".join(LANGUAGES), circuits=", ".join(CIRCUITS), **facts)


def told_command(
    name: str, *, facts: Mapping[str, object] | None = None, examples: str = ""
) -> Callable[[Callable[..., Any]], ToldCommand]:
    """`click.command` for one of ours."""
    return click.command(name, cls=ToldCommand, facts=facts, examples=examples)


class LanguageType(click.ParamType[str]):
    """One of our languages, or a locale of one."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        found = known(str(value))
        if found is None:
            self.fail(say("cli-no-language", value=repr(value), known=", ".join(LANGUAGES)), param, ctx)
        return found


#: `main` looks for it before click does: help is told in it too
language_option = click.option(OPTION, expose_value=False, type=LanguageType())
