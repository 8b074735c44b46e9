"""The protocol knows no rules: its limits are the engine's, and what follows from the rules is told."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core.car import STATUS_KEYS
from slipstream.core.cards import FIRST_SPONSOR, UNIT, count, heat_in, stress_in
from slipstream.core.decisions import Decision, decision_of
from slipstream.core.race import Race
from slipstream.core.rules import MAX_CARS, MAX_HANDICAP, MIN_CARS
from slipstream.core.state import STEP_PLAN, STEP_REACT
from slipstream.core.symbols import OPENING, SYMBOL_KEYS
from slipstream.core.views import View
from slipstream.games.calendar import YEARS
from slipstream.games.draft import DraftView
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.setup import COLOURS, MAX_LAPS, MAX_PRO, RaceSetup, new_race
from slipstream.modules.garage import GARAGES, is_heat
from slipstream.server.live.minds import advise
from slipstream.server.live.odds import odds_text
from slipstream.server.live.parcels import pack
from slipstream.server.protocol import messages, wire
from slipstream.server.protocol.messages import DraftState, Odds, OptionOdds

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import browser_types


def literals(kind: Any) -> list[Any]:
    """The values that an annotation names, in their order."""
    found = []
    for one in get_args(kind):
        found += literals(one) if get_args(one) else [one] if one is not type(None) else []
    return found


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        (messages.Colour, COLOURS),
        (messages.TableSetup.model_fields["season"].annotation, YEARS),
        (messages.TableSetup.model_fields["garage"].annotation, GARAGES),
        (messages.CarState.model_fields["status"].annotation, STATUS_KEYS),
    ],
)
def test_names_are_those_of_the_tables(kind: Any, table: Any) -> None:
    assert literals(kind) == list(table)


def test_limits_are_those_of_the_engine() -> None:
    limits = browser_types.limits()
    assert limits["cars"] == (MIN_CARS, MAX_CARS)
    assert limits["laps"] == (1, MAX_LAPS)
    assert limits["pro"] == (0, MAX_PRO)
    assert limits["handicap"] == (0, MAX_HANDICAP)
    for model in (messages.ReviewWanted, messages.Again):
        seat = model.model_json_schema()["properties"]["seat"]
        assert (seat["minimum"], seat["exclusiveMaximum"]) == (0, MAX_CARS)


def test_every_symbol_that_opens_is_told() -> None:
    part = {"v": 2, "heat": 1, "cool": 1, "stress": 1}
    scene = Scene({"me": "1:0R"}, hand=[part, "S", "H"]).shift(1).play([part]).reveal()
    found = wire.turn_fields(Race(scene.state).view(0))["open"]
    letter = wire.cards(scene.me.play)
    assert list(found) == SYMBOL_KEYS[:OPENING]
    assert {key for key, cards in found.items() if cards} == {"heat", "cooldown", "stress"}
    assert set(found.values()) == {letter, ""}


def test_a_car_knows_whether_a_corner_is_left() -> None:
    race = new_race("usa", cars=2, laps=2, seed=1)
    track, car = race.state.track, race.state.cars[0]
    last = int(track.length) + max(int(corner.line) for corner in track.corners)

    def corner_left(progress: int) -> bool:
        car.progress, car.space = progress, progress % int(track.length)
        return bool(wire.table_fields(race.view(0))["cars"][0]["corner_left"])

    assert corner_left(0)
    assert corner_left(last - int(track.length))  # the last corner of the first lap
    assert corner_left(last - 1)
    assert not corner_left(last)
    assert not corner_left(int(race.state.rules.finish))


def drafted(game: GrandPrix) -> DraftState:
    view = game.view(0)
    assert isinstance(view, DraftView)
    return wire.draft_state(game, view)


def test_the_decks_of_a_draft_are_those_of_the_race() -> None:
    """Additional Heat cards are no part of the deck that is told (CARD-5)."""
    game = RaceSetup("usa", cars=3, legends=1, garage="regular").start(1)
    decks: dict[int, int] = {}
    gained: set[int] = set()
    while game.race is None:
        state = drafted(game)
        assert state.decks[2] == 0  # a Legend
        assert len(state.decks_with) == len(state.market)
        decision = game.pending()[0]
        option = next((one for one in decision.options if is_heat(one.number)), decision.options[0])
        at = [face.face for face in state.market].index(option.number)
        gained |= {more - state.decks[decision.seat] for more in state.decks_with}
        decks[decision.seat] = state.decks_with[at]
        game.apply(decision.seat, option)
        if game.race is None:
            assert drafted(game).decks[decision.seat] == decks[decision.seat]
    assert gained == {0, 1}  # a Heat card, and anything else
    for seat, cards in decks.items():
        deck = game.race.state.cars[seat].cards()
        assert cards == count(deck) - heat_in(deck) - stress_in(deck)


def test_sponsor_cards_of_earlier_races_are_in_the_deck() -> None:
    """CHAMP-16."""
    setup, sponsors = RaceSetup("usa", cars=2, garage="regular"), 2 * UNIT[FIRST_SPONSOR]
    plain = drafted(GrandPrix(setup, 1))
    kept = drafted(GrandPrix(setup, 1, sponsors=[sponsors, sponsors]))
    assert kept.decks == [cards + 2 for cards in plain.decks]
    assert kept.decks_with == [cards + 2 for cards in plain.decks_with]


# Odds


def odds_of(view: View, decision: Decision) -> Odds:
    return Odds.model_validate_json(odds_text(view, decision, shown=True, judged=True))


def told(scene: Scene, step: int) -> list[OptionOdds]:
    """What is told of every option at this step."""
    scene.state.step = step
    return odds_of(Race(scene.state).view(0), decision_of(scene.state, 1, 0)).options


def paid(row: OptionOdds) -> list[int]:
    return [outcome.paid for outlook in row.outlooks for outcome in outlook.outcomes]


def test_heat_that_is_paid_and_heat_that_comes_back_are_told_apart() -> None:
    scene = Scene({"me": "1:16R"}, hand="B4 B1 H", gear=2, engine=4)
    scene.shift(2).play("B4 B1").reveal()  # Speed 5 over the line of B, limit 3; gear 2 cools 1
    scene.state.step = STEP_REACT
    decision = decision_of(scene.state, 1, 0)
    rows = dict(zip([option.key for option in decision.options], told(scene, STEP_REACT), strict=True))
    (cooled,) = rows["cool-gear"].outlooks[0].outcomes
    assert (cooled.heat, cooled.paid, cooled.engine) == (2, 2, 3)
    (left,) = rows["end-react"].outlooks[0].outcomes
    assert (left.heat, left.paid, left.engine) == (2, 2, 2)


def test_gear_boost_and_symbols_are_paid_too() -> None:
    scene = Scene({"me": "1:0R"}, hand=["B1", "B2", "B2"], deck="B1", gear=1, engine=4)
    scene.state.step = STEP_PLAN
    options = decision_of(scene.state, 1, 0).options
    rows = {
        int(count(option.cards)): row for option, row in zip(options, told(scene, STEP_PLAN), strict=True)
    }
    assert (rows[2].shift, set(paid(rows[2]))) == (0, {0})
    assert (rows[3].shift, set(paid(rows[3]))) == (1, {1})
    (boost,) = [one for one in rows[3].reactions if one.option.key == "boost"]
    assert {outcome.paid for outlook in boost.outlooks for outcome in outlook.outcomes} == {2}

    hot = {"v": 2, "heat": 2}
    scene = Scene({"me": "1:0R"}, hand=[hot, "B1"], gear=1, engine=4)
    scene.state.step = STEP_PLAN
    options = decision_of(scene.state, 1, 0).options
    for option, row in zip(options, told(scene, STEP_PLAN), strict=True):
        assert set(paid(row)) == {2 if option.cards & scene.table.card(hot) else 0}


# Hints


def test_a_hint_says_what_the_odds_of_its_answer_say() -> None:
    race = new_race("usa", cars=2, laps=1, seed=6)  # the best plan of a round costs Heat
    costs = 0.0
    for _ in range(4):
        decision = race.pending()[0]
        view = race.view(decision.seat)
        if decision.step == "plan":
            options = [wire.option_fields(option) for option in decision.options]
            rows = odds_of(view, decision).options
            for plan in advise(pack(view, decision), 1)["plans"]:
                row = rows[options.index(plan["action"])]
                (outlook,) = row.outlooks  # no card of several values
                outcomes = outlook.outcomes
                assert plan["speed"] == pytest.approx(sum(one.chance * one.speed for one in outcomes))
                assert plan["heat"] == pytest.approx(sum(one.chance * one.paid for one in outcomes))
                assert plan["spin_out"] == pytest.approx(
                    sum(one.chance for one in outcomes if one.spins >= 0)
                )
                costs += plan["heat"]
        race.apply(decision.seat, decision.options[-1])
    assert costs
