"""The listed options are exactly the answers the rules accept."""

from __future__ import annotations

import pytest

from slipstream.core.actions import Action
from slipstream.core.errors import IllegalAction
from slipstream.core.race import Race
from slipstream.snapshot import encode_race
from tests.properties.support import NUMBERS, candidates, decisions, numbered


def accepted(race: Race, seat: int, action: Action) -> bool:
    """Is the answer taken? Tried on a copy."""
    try:
        race.copy().apply(seat, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("number", NUMBERS)
def test_listed_options_are_exactly_the_accepted_actions(number: int) -> None:
    for race in decisions(*numbered(number)):
        for decision in race.pending():
            options = decision.options
            legal = [act for act in candidates(race, decision.seat) if not race.refusal(decision.seat, act)]
            assert len(legal) >= len(set(legal)) > 0
            assert set(options) == set(legal), f"{decision} of race {number}"
            assert len(set(options)) == len(options)


@pytest.mark.parametrize("number", NUMBERS)
def test_apply_agrees_with_what_is_listed(number: int) -> None:
    """`apply` itself, on a sample: it takes what is listed and refuses the rest without a trace."""
    for moment, race in enumerate(decisions(*numbered(number))):
        if moment % 60:
            continue
        decision = race.pending()[0]
        before = encode_race(race)
        for action in candidates(race, decision.seat):
            if action.key != "take-back":
                assert accepted(race, decision.seat, action) == (action in decision.options), repr(action)
        assert encode_race(race) == before


def test_options_come_in_the_same_order_every_time() -> None:
    for race in decisions(*numbered(8)):
        again = race.copy()
        for decision, twin in zip(race.pending(), again.pending(), strict=True):
            assert decision.options == twin.options


def test_a_field_that_means_nothing_does_not_make_a_second_action() -> None:
    """Equal choices are equal values: an accepted answer is one of the options, field by field."""
    seen, accepted_too = set(), set()
    for race in decisions(*numbered(0)):
        for decision in race.pending():
            for option in decision.options[:6]:
                seen.add(option.key)
                for odd in (
                    Action(option.kind, option.cards, option.number + 7),
                    Action(option.kind, option.cards or 1 << 12, option.number),
                ):
                    if odd not in decision.options and not race.refusal(decision.seat, odd):
                        accepted_too.add(odd.key)
    assert {"plan", "end-react", "slipstream", "discard", "boost"} <= seen
    assert not accepted_too, "accepted with a stray field, though not listed"
