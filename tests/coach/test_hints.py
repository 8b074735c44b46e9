"""Hints: the best answers, and reasons that the numbers bear out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from slipstream.coach import Hint, hint
from slipstream.coach.causes import CAUSES, cause_of
from slipstream.coach.judging import share_error
from slipstream.coach.prospects import Prospect, prospect
from slipstream.coach.reasons import Rival, next_corner, reason, trade
from slipstream.coach.walking import Choice, courses
from slipstream.core.actions import BOOST, end_react
from slipstream.core.cards import count, heat_in, stress_in
from slipstream.games.setup import RaceSetup
from slipstream.odds import plan_odds
from slipstream.records.notation import read_cards
from slipstream.server.protocol.messages import Reason
from tests.coach.support import SETUPS, WORLDS, driven

EACH: Final = 3  # hints for every step


EVEN: Final = ("even", "even-by-place")


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
        places = [one.place for one in found.plans]
        assert places == sorted(places) if found.by_place else wins == sorted(wins, reverse=True)
        assert all(one.reason.key != "only-answer" for one in found.plans)
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
    assert share_error(0.5, 0.03, 256) == 0.03
    assert 0 < share_error(0.0, 0.0, 256) < 0.01, "races that all end alike are not certain either"


def judged(choice: Choice) -> list[tuple[Prospect, str, dict[str, int | str]]]:
    """Every option with its reason, compared with all others."""
    options = choice.decision.options[:8]
    seen = [prospect(choice.view, choice.decision, option) for option in options]
    found = []
    for at, option in enumerate(options):
        own, others = seen[at], [one for number, one in enumerate(seen) if number != at and one is not None]
        assert own is not None
        why = reason(choice.view, choice.decision, option, own, others, 0.5)
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
    assert keys["only-answer"] < sum(keys.values()) / 2, "without a rival nothing else is left"


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
        assert key in ("only-answer", "keeps-cards")


def prospect_of(**changes: float) -> Prospect:
    """A turn in numbers."""
    usual = Prospect(8.0, 0.0, -1, 0.0, 0.0, 4.0, 0.0, 0, 20.0, (), False, 20, 20)
    return replace(usual, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "key", "facts"),
    [
        ({"progress": 22.0}, "farther", {"spaces": 2}),
        ({"progress": 22.0, "engine": 3.0}, "farther-for-heat", {"spaces": 2, "heat": 1}),
        ({"progress": 19.0, "engine": 6.0}, "keeps-heat", {"spaces": 1, "heat": 2}),
        ({"engine": 5.0}, "keeps-heat-as-far", {"heat": 1}),
        ({"stress": 1}, "plays-stress", {"stress": 1}),
        ({"progress": 17.0}, "holds-back", {"spaces": 3}),
    ],
)
def test_what_one_answer_has_and_its_rival_has_not(
    changes: dict[str, float], key: str, facts: dict[str, int]
) -> None:
    found = trade(prospect_of(**changes), prospect_of())
    assert found is not None
    assert (found.key, found.facts) == (key, facts)
    assert trade(prospect_of(), prospect_of()) is None


def test_answers_are_even_only_within_what_chance_can_tell() -> None:
    """And then both numbers are said; where winning is out of reach, they are places."""
    choice = next(one for one in every_choice("plain", 1) if one.decision.step == "react")
    other = end_react()
    view, decision = choice.view, choice.decision

    def why(even: bool, by_place: bool) -> tuple[str, dict[str, int | str]]:
        mine, theirs = (2.41, 2.5) if by_place else (0.42, 0.4)
        rival = Rival(prospect_of(), even=even, value=theirs)
        found = reason(view, decision, other, prospect_of(), [], mine, by_place, rival)
        return found.key, dict(found.facts)

    if (first := why(True, False))[0] in EVEN:
        assert first == ("even", {"own": 42, "other": 40})
        assert why(False, False) == ("wins", {"own": 42, "other": 40})
        assert why(True, True) == ("even-by-place", {"own": "2.4", "other": "2.5"})
        assert why(False, True) == ("wins-by-place", {"own": "2.4", "other": "2.5"})
    else:
        assert first[0] == "saves-heat"


def test_places_count_when_winning_is_out_of_reach() -> None:
    """Far behind with two laps of lead before it, the hint is by place, and says so."""
    race = RaceSetup("usa", cars=3, laps=2).start_race(3)
    for seat in (1, 2):
        race.state.cars[seat].progress += int(race.state.track.length)
    decision = race.pending()[0]
    found = hint(race.view(0), decision, 16, seed=1)
    assert found.by_place
    assert max(one.win for one in found.plans) < 0.02
    assert [one.place for one in found.plans] == sorted(one.place for one in found.plans)


@pytest.mark.clause("BOOST-1", "ROAD-8")
@pytest.mark.parametrize(("free", "key"), [(0, "saves-heat"), (1, "only-answer")])
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
    why = reason(race.view(seat), decision, end_react(), None, [], 0.5)
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
