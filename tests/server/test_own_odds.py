"""What the next turned-over card may bring, as it goes to the own seat: exact, and at a table without odds
only if it is sure."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core.decisions import decision_of
from slipstream.core.race import Race
from slipstream.core.state import STEP_PLAN
from slipstream.core.steps.replenish import refresh
from slipstream.server.live.odds import odds_text
from slipstream.server.protocol.messages import Odds


def flip(scene: Scene, *, shown: bool) -> list[float]:
    """What is told of the next flip while the seat plans."""
    scene.state.step = STEP_PLAN
    text = odds_text(Race(scene.state).view(0), decision_of(scene.state, 1, 0), shown, shown)
    return Odds.model_validate_json(text).flip


def test_a_chance_is_told_only_where_odds_are() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="H B2 B2 S B4", discard="B1 B1")
    assert flip(scene, shown=True) == pytest.approx([0, 0, 2 / 3, 0, 1 / 3])
    assert flip(scene, shown=False) == []


def test_a_refreshed_card_passes_and_what_is_sure_below_it_is_always_told() -> None:
    soft = {"v": 4, "refresh": True}
    scene = Scene({"me": "1:0R"}, hand=[soft, "B2"], deck="B4", discard="B1 B1")
    scene.me.top = None  # a pile in no known order
    card = scene.table.card(soft)
    scene.me.hand -= card
    scene.me.play += card
    refresh(scene.state, scene.me, card)
    assert flip(scene, shown=True) == flip(scene, shown=False) == [0, 0, 0, 0, 1]


def test_an_empty_draw_pile_is_formed_anew() -> None:
    scene = Scene({"me": "1:0R"}, hand="B4", discard="B1 B3 S H")
    assert flip(scene, shown=True) == [0, 0.5, 0, 0.5, 0]
    assert flip(scene, shown=False) == []


def test_nothing_to_find_is_sure() -> None:
    assert flip(Scene({"me": "1:0R"}, hand="B4", deck="S"), shown=False) == [1, 0, 0, 0, 0]
