"""Every screen on phones, lying phones and tablets, in two languages: whole, large enough for fingers."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.test_layouts import FINGER, measured
from tests.browser.tour import screens
from tests.server.support import LONG

SIZES: Final = [(390, 844), (360, 640), (844, 390), (640, 360), (820, 1180), (1180, 820)]
LANGUAGES: Final = ("en", "el")
#: pages that are read, and so scrolled; all others show everything at once
READ: Final = (
    "home",
    "settings",
    "rules",
    "tv door",
    "lobby",
    "garage",
    "a race",
    "season",
    "results",
    "review",
)
#: of each screen these are looked at: by turns each size, in one language and the other
SAMPLE: Final = 2


@pytest.mark.parametrize("language", LANGUAGES if LONG else LANGUAGES[-1:])
def test_every_screen_at_every_size(new_player: NewPlayer, language: str) -> None:
    width, height = SIZES[0]
    player = new_player(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, locale=language
    )
    wrong: list[str] = []
    for number, screen in enumerate(screens(player)):
        some = [(number + turn * len(SIZES) // SAMPLE) % len(SIZES) for turn in range(SAMPLE)]
        for at in range(len(SIZES)) if LONG else some:
            width, height = SIZES[at]
            player.page.set_viewport_size({"width": width, "height": height})
            player.frames(3)
            found = measured(player, FINGER, scrolls=screen.startswith(READ))
            wrong += [f"{screen} at {width}x{height}: {one}" for one in found]
        player.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    assert not wrong, "\n".join(wrong)
