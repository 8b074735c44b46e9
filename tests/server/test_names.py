"""Names that everybody sees, and sees alike."""

from __future__ import annotations

import pytest

from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.identity import clean_name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("tab\u200bbed", "tabbed"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066Ann\u2069", "Ann"),
        ("so\u00adft", "soft"),
        ("A\u3164nn", "Ann"),
        ("\ufeffAnn", "Ann"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Z" + "\u0335" * 20, "Z\u0335\u0335"),
        ("\u0395\u03bb\u03ad\u03bd\u03b7", "\u0395\u03bb\u03ad\u03bd\u03b7"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),  # one emoji of two
        ("7", "7"),
    ],
)
def test_a_name_is_cleaned(name: str, expected: str) -> None:
    assert clean_name(name) == expected
    assert clean_name(expected) == expected


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\u200d",
        "\u2066\u2069",
        "\u3164",
        "\u2800 \u2800",
        "\u0301",
        "a\nb\x1b[2J",
        "a\ue000",
        "\ud800",
    ],
)
def test_what_nobody_can_see_is_no_name(name: str) -> None:
    with pytest.raises(RequestError, match="printable"):
        clean_name(name)
