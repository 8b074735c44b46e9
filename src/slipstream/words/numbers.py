"""Numbers as the language spoken writes them.

>>> decimal(1234.5, 1), percent(0.123, 1), signed(-0.5, 1)
('1,234.5', '12.3%', '-0.5')
>>> from slipstream.words.language import speaking
>>> with speaking("el"):
...     decimal(1234.5, 1), percent(0.123, 1), signed(0.5, 2)
('1.234,5', '12,3%', '+0,50')
"""

from __future__ import annotations

from slipstream.words.language import say, spoken


def decimal(value: float, digits: int = 0) -> str:
    """A number with so many digits after the point."""
    from babel.numbers import format_decimal  # with the first number: most commands print none

    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(value, pattern, locale=spoken()))


def signed(value: float, digits: int = 0) -> str:
    """A change: its sign is always said."""
    text = decimal(value, digits)
    return text if value < 0 else f"+{text}"


def percent(share: float, digits: int = 0) -> str:
    """A share in per cent, with the sign that belongs to it."""
    return say("percent", number=decimal(100 * share, digits))


def change(share: float, digits: int = 0) -> str:
    """A change of a share in per cent."""
    return say("percent", number=signed(100 * share, digits))


def significant(value: float, figures: int = 4) -> str:
    """A number with so many figures that count."""
    from math import floor, log10

    places = figures - 1 - floor(log10(abs(value))) if value else 0
    return decimal(value, max(0, min(places, 9)))
