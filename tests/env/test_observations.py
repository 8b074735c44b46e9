"""Observations: laid out as documented, the same for the same view, and nothing hidden in them."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from slipstream.core.actions import end_react
from slipstream.core.cards import BASIC_2, HEAT, number_of
from slipstream.core.views import View
from slipstream.env.codes import ACTION_VERSION, BLOCKS, KINDS_OF_A_CAR, number_of_action
from slipstream.env.encode import encode
from slipstream.env.layout import (
    CARD,
    CORNER,
    LAYOUT,
    LAYOUT_VERSION,
    PARTS,
    RACE,
    RIVAL,
    RIVALS,
    SECTOR,
    SIZE,
    STEPS,
    TURN,
)  # fmt: skip
from slipstream.env.table import Table
from slipstream.games.setup import RaceSetup
from slipstream.odds import option_odds
from slipstream.records.snapshot import encode_race
from tests.env.support import SETTINGS, walk
from tests.properties.support import RACE_CASES, Case, policy
from tests.properties.support import walk as walk_game
from tests.properties.test_views import redealt

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "environment.md"
sys.path.insert(0, str(ROOT / "tools"))

import environment  # noqa: E402


@pytest.mark.parametrize("case", RACE_CASES, ids=str)
def test_hidden_cards_change_nothing(case: Case) -> None:
    """Other hands, other piles, other luck: the same observation, and the same mask."""
    luck, compared = policy(3), 0
    for moment, game in enumerate(walk_game(case, 5)):
        race = game.race
        if race is None:
            continue
        players = [int(car.seat) for car in race.state.cars if not car.legend]
        seat = players[moment % len(players)]
        sibling = redealt(race, seat, luck)
        compared += encode_race(race) != encode_race(sibling)
        assert np.array_equal(encode(race.view(seat)), encode(sibling.view(seat)))
        masks = [
            [number_of_action(option) for one in side.pending() if one.seat == seat for option in one.options]
            for side in (race, sibling)
        ]
        assert masks[0] == masks[1]
    assert compared > 20


def test_hidden_plans_change_nothing() -> None:
    """The second to plan cannot see what the first has planned."""
    table = Table("usa", 2)
    seen = []
    for answer in (0, -1):
        table.reset(3)
        table.answer(0, list(table.choices(0))[answer])
        seen.append(table.observe(1))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    table.reset(3)
    assert not np.array_equal(table.observe(1)["observation"], seen[0]["observation"])  # that it is in


@pytest.mark.parametrize("name", SETTINGS)
def test_observations_lie_in_their_space(name: str) -> None:
    table = Table(**SETTINGS[name])
    space, state = table.observation_space(), table.state_space()
    steps = np.zeros(len(STEPS))
    for moment, (seat, seen) in enumerate(walk(table, 6)):
        step = seen["observation"][LAYOUT["step"]]
        assert step.sum() == 1  # whoever is asked knows what
        assert STEPS[int(step.argmax())] == table.open[seat].step
        steps += step
        if moment % 5 == 0:
            assert space.contains(seen)
            assert state.contains(table.state())
    assert steps[STEPS.index("plan")] > 0
    assert (steps[STEPS.index("draft")] > 0) == (SETTINGS[name].get("garage") in ("all", "advanced"))


def test_the_numbers_are_those_of_the_view() -> None:
    table = Table("gb", 5, legends=2, weather=True)
    looked = charged = 0
    for moment, (seat, seen) in enumerate(walk(table, 8)):
        view = table.on.view(seat)
        if moment % 4 or not isinstance(view, View):
            continue
        vector, own, car = seen["observation"], view.own, view.cars[seat]
        assert own is not None
        for name, zone in (
            ("hand", own.hand), ("plan", own.plan), ("draw", own.draw), ("discard", own.discard),
            ("play", car.play),
        ):  # fmt: skip
            counts = [int(number_of(zone, kind)) for kind in range(KINDS_OF_A_CAR)]
            assert np.allclose(vector[LAYOUT[name]] * 5, counts)
        assert vector[LAYOUT["own"]][:4].argmax() + 1 == car.gear
        assert vector[LAYOUT["own"]][4] * 10 == pytest.approx(car.engine)
        place = vector[LAYOUT["race"]][RACE.index("place")] * 6
        assert place == pytest.approx(car.place)
        line, limit, *_ = vector[LAYOUT["corners"]]
        assert line * 30 == pytest.approx(view.track.countdown[car.space] + 1)
        assert limit * 10 == pytest.approx(view.rules.speed_limit[view.track.next_corner[car.space]])
        rivals = vector[LAYOUT["rivals"]].reshape(RIVALS, len(RIVAL))
        assert rivals[:, RIVAL.index("there")].tolist() == [1, 1, 1, 1, 0]
        assert rivals[:, RIVAL.index("Legend")].sum() == 2
        ahead = rivals[:4, RIVAL.index("spaces ahead")]
        racing = rivals[:4, RIVAL.index("in")] == 0
        assert (np.diff(ahead[racing]) <= 0).all()  # in track order
        turn = vector[LAYOUT["turn"]]
        assert turn[TURN.index("the own turn")] == (view.active == seat)
        assert view.active != seat or turn[TURN.index("Speed")] * 20 == pytest.approx(view.turn.speed)
        if view.step == "react":
            due, ways = turn[TURN.index("Heat due")] * 10, option_odds(view, table.open[seat], end_react())
            assert all(way.heat == pytest.approx(due) for way in ways[0].outcomes if way.spins < 0)
            charged += due > 0
        looked += 1
    assert looked > 50
    assert charged > 2


def test_cards_are_counted_by_kind() -> None:
    race = RaceSetup("usa", 2).start_race(1)
    race.state.cars[0].hand = 3 * BASIC_2 + 2 * HEAT
    hand = encode(race.view(0))[LAYOUT["hand"]] * 5
    assert np.allclose(hand, [0, 3, 0, 0, 2, 0, 0, 0, 0])


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="spectator"):
        encode(RaceSetup("usa", 2).start_race(1).view(None))
    with pytest.raises(ValueError, match="spectator"):
        encode(RaceSetup("usa", 2, garage="all").start(1).view(None))


def test_the_layout_is_complete_and_of_this_version() -> None:
    """If this fails on purpose, raise LAYOUT_VERSION and the id of the environments."""
    assert sum(size for _, size in PARTS) == SIZE
    sizes = [len(names) for names in (RACE, CARD, TURN, CORNER, SECTOR, RIVAL)]
    assert sizes == [10, 15, 13, 4, 6, 16]
    assert (LAYOUT_VERSION, SIZE, [size for _, size in PARTS]) == (
        2, 452, [7, 10, 8, 9, 9, 9, 9, 9, 3, 45, 13, 21, 16, 18, 80, 45, 45, 48, 48],
    )  # fmt: skip


def test_the_document_tells_the_layout_and_the_numbers() -> None:
    page = DOCUMENT.read_text(encoding="utf-8")
    assert environment.written(page) == page, "run tools/environment.py"
    text = page.partition(environment.BEGIN)[2]
    assert [name for name, _ in environment.ROW.findall(text)] == [*LAYOUT, *BLOCKS]
    assert f"layout {LAYOUT_VERSION}, actions {ACTION_VERSION}" in text
    for names in (STEPS, RACE, CARD, TURN, CORNER, SECTOR, RIVAL):
        assert ", ".join(names) in " ".join(text.split())
