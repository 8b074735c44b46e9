"""What drivers take in a draft: what gained places in races."""

from __future__ import annotations

from statistics import mean

import pytest

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.drivers import drafts
from slipstream.drivers.drafts import WORTH, draft_score, face_worth
from slipstream.modules.garage import upgrade_numbers


def test_the_upgrades_of_the_box_were_measured() -> None:
    assert set(WORTH) <= set(upgrade_numbers())
    assert len(WORTH) >= 48  # those that are new have none
    assert abs(mean(WORTH.values())) < 0.05, "what one car gains, the others lose"


def test_what_was_not_measured_is_judged_by_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "WORTH", {})
    guessed = [face_worth(face) for face in upgrade_numbers()]
    assert len(set(guessed)) > 20
    assert abs(mean(guessed)) < 0.05
    assert max(map(abs, guessed)) < 0.3, "less sure than what was measured"


def test_a_swap_is_judged_by_what_it_gains() -> None:
    best, worst = max(WORTH, key=WORTH.__getitem__), min(WORTH, key=WORTH.__getitem__)
    swap = Action(actions.SWAP_UPGRADE, number=best, source=worst)
    none = Action(actions.SWAP_UPGRADE)
    bad = Action(actions.SWAP_UPGRADE, number=worst, source=best)
    assert draft_score(swap) == WORTH[best] - WORTH[worst]
    assert draft_score(swap) > draft_score(none) == 0.0 > draft_score(bad)
