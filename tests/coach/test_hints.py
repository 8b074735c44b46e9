"""Hints: the best answers, and reasons that the numbers bear out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from slipstream.coach import Hint, hint
from slipstream.coach.causes import CAUSES, cause_of
from slipstream.coach.hints import share_error
from slipstream.coach.prospects import Prospect, prospect
from slipstream.coach.reasons import next_corner, reason
from slipstream.coach.walking import Choice, courses
from slipstream.core.actions import BOOST, end_react
from slipstream.core.cards import count, heat_in, stress_in
from slipstream.games.setup import RaceSetup
from slipstream.odds import plan_odds
from slipstream.records.notation import read_cards
from slipstream.server.protocol.messages import Reason
from tests.coach.support import SETUPS, WORLDS, driven

EACH: Final = 3  # hints for every step


def every_choice(name: str, one_of: int) -> Iterator[Choice]:
    """Some of the choices of a race."""
    for course in courses(driven(name), 0):
        yield from course.choices[::one_of]


@pytest.mark.parametrize("name", list(SETUPS))
def test_hints_at_every_step(name: str) -> None:
    steps: Counter[str] = Counter()
    for choice in every_choice(name, 1):
        if steps[choice.decision.step] == EACH:
            continue
        found = hint(choice.view, choice.decision, WORLDS, seed=choice.index)
        steps[choice.decision.step] += 1
        assert found.decision == choice.decision.id
        assert 1 <= len(found.plans) <= min(3, len(choice.decision.options))
        wins = [one.win for one in found.plans]
        assert wins == sorted(wins, reverse=True)
        for one in found.plans:
            assert one.action in choice.decision.options
            assert 0 < one.win_error < 0.3
            settled = choice.decision.step in ("discard", "refresh")
            assert (one.speed is None) == (one.spin_out is None) == settled
            Reason.model_validate({"key": one.reason.key, "facts": dict(one.reason.facts)})  # on the wire
    assert {"plan", "react", "discard"} <= set(steps)


def test_the_same_hint_again() -> None:
    choice = next(every_choice("plain", 1))
    assert told(hint(choice.view, choice.decision, 16, 4)) == told(hint(choice.view, choice.decision, 16, 4))


def told(found: Hint) -> list[tuple[object, ...]]:
    return [(one.action, one.win, one.reason) for one in found.plans]


def test_the_error_of_a_share() -> None:
    assert share_error(0.5, 256) == pytest.approx(0.5 / 16)
    assert 0 < share_error(0.0, 256) < 0.01
    assert share_error(1.0, 256) == pytest.approx(share_error(0.0, 256))


def judged(choice: Choice) -> list[tuple[Prospect, str, dict[str, int | str]]]:
    """Every option with its reason, compared with all others."""
    options = choice.decision.options[:8]
    seen = [prospect(choice.view, choice.decision, option) for option in options]
    found = []
    for at, option in enumerate(options):
        own, others = seen[at], [one for number, one in enumerate(seen) if number != at and one is not None]
        assert own is not None
        why = reason(choice.view, choice.decision, option, 0.5, own, others)
        found.append((own, why.key, dict(why.facts)))
    return found


def test_reasons_of_plans_say_what_the_numbers_show() -> None:
    keys: Counter[str] = Counter()
    for name in ("plain", "season"):
        for choice in every_choice(name, 1):
            if choice.decision.step != "plan":
                continue
            rows = judged(choice)
            for own, key, facts in rows:
                others = [row[0] for row in rows if row[0] is not own]
                keys[key] += 1
                check(key, facts, own, others)
    assert len(keys) >= 6, keys
    assert keys["wins-most"] < sum(keys.values()) / 2


def check(key: str, facts: dict[str, int | str], own: Prospect, others: list[Prospect]) -> None:
    if key == "finishes":
        assert own.finish > 0.2
        assert facts["chance"] == round(100 * own.finish)
    elif key == "avoids-spin-out":
        assert own.spin_out < max(other.spin_out for other in others)
        assert facts["corner"] in {other.spin_corner for other in others}
    elif key == "cools":
        assert own.cooled > min(other.cooled for other in others)
        assert facts["heat"] == round(own.cooled)
    elif key == "sheds-stress":
        assert facts["stress"] == own.stress > min(other.stress for other in others)
    elif key == "clears-corner-free":
        assert own.free
        assert facts["corner"] in own.corners
    elif key == "keeps-heat-for-corner":
        assert own.heat < max(other.heat for other in others)
    elif key == "uses-straight":
        assert not own.corners
        assert own.speed > min(other.speed for other in others)
    elif key == "sets-up-corner":
        assert not own.corners
    else:
        assert key == "wins-most"


@pytest.mark.clause("BOOST-1", "ROAD-8")
@pytest.mark.parametrize(("free", "key"), [(0, "saves-heat"), (1, "wins-most")])
def test_no_boost_saves_what_a_boost_costs(free: int, key: str) -> None:
    race = RaceSetup("usa", cars=2).start_race(7)
    for _ in range(2):
        race.apply(race.next_seat(), race.pending()[0].options[0])
    seat, rules = race.next_seat(), race.state.rules
    rules.in_sector(
        race.state.track, race.state.track.sector[race.state.cars[seat].space], rules.free_boost, free
    )
    decision = race.pending()[0]
    assert BOOST in {option.kind for option in decision.options}
    why = reason(race.view(seat), decision, end_react(), 0.5, None, [])
    assert (why.key, why.facts.get("heat", 1)) == (key, 1)


@pytest.mark.clause("CLUTTER-8")
def test_a_cluttered_plan_pays_for_its_gear() -> None:
    race = RaceSetup("usa", cars=2).start_race(7)
    car = race.state.cars[0]
    car.gear, car.engine, car.hand = 3, 4, read_cards("HHHHHHH")
    decision = race.pending()[0]
    for option, heat in ((option, abs(3 - int(count(option.cards))) // 2) for option in decision.options):
        own = prospect(race.view(0), decision, option)
        assert own is not None
        assert (own.heat, own.engine, own.speed) == (heat, 4 - heat, 0.0)


@pytest.mark.clause("FINISH-5")
def test_no_corner_beyond_the_finish_is_a_reason() -> None:
    race = RaceSetup("usa", cars=2, laps=1).start_race(7)
    view, track = race.view(0), race.state.track
    last = max(int(corner.line) for corner in track.corners)
    assert next_corner(view, last - 1) == len(track.corners) - 1
    assert next_corner(view, last) is None


def test_a_prospect_is_what_the_odds_say() -> None:
    for choice in every_choice("plain", 2):
        view, decision = choice.view, choice.decision
        if decision.step != "plan":
            continue
        for option in decision.options:
            own = prospect(view, decision, option)
            assert own is not None
            odds = plan_odds(view, option.cards, reactions=False)
            assert own.stress == (0 if odds.cluttered else stress_in(option.cards))
            if odds.cluttered:
                assert heat_in(option.cards)
                assert own.speed == 0
                continue
            outcomes = odds.outlooks[0].outcomes
            assert own.speed == pytest.approx(sum(float(one.chance) * one.speed for one in outcomes))
            assert own.spin_out == pytest.approx(float(odds.outlooks[0].spin_chance))
            assert own.heat >= odds.shift


def test_causes() -> None:
    seen: Counter[str] = Counter()
    for name in SETUPS:
        for choice in every_choice(name, 2):
            options = choice.decision.options
            assert choice.played is not None
            for option in options[:6]:
                if option != choice.played:
                    seen[cause_of(choice.view, choice.decision, choice.played, option)] += 1
    assert set(seen) <= set(CAUSES)
    assert {"gear", "corner-heat", "cards", "boost", "cooldown", "slipstream", "discard"} <= set(seen)
