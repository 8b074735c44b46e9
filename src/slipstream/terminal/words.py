"""The sentences of the terminal: `locales/LANGUAGE/terminal.ftl` and `help.ftl`, by key."""

from __future__ import annotations

from slipstream.words import language
from slipstream.words.language import span


def say(key: str, **facts: object) -> str:
    """The sentence of a key with its facts."""
    return language.say(f"terminal-{key}", **facts)


def help_text(topic: str, **facts: object) -> str:
    """What `help` says about a topic."""
    return language.say(f"help-{topic}", **facts)


def step_name(step: str) -> str:
    """What is asked for, as a prompt."""
    return say(f"step-{step}")


def spaces(number: int) -> str:
    """A distance in words."""
    return say("spaces", number=number)


def spaces_span(low: int, high: int) -> str:
    """A distance that is not sure."""
    return spaces(low) if low == high else say("spaces-span", low=low, high=high)


def signed(number: int) -> str:
    """A change: +1, -2."""
    return f"{number:+d}"


def either_way(words: str) -> list[str]:
    """The answers that a list of words names."""
    return [word.strip() for word in words.split(",")]


__all__ = ["either_way", "help_text", "say", "signed", "spaces", "spaces_span", "span", "step_name"]
