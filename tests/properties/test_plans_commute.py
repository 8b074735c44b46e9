"""Plans commute: whatever the order of the answers, also with plans taken back, the state is the same."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.race import Race
from slipstream.games.setup import RaceSetup
from slipstream.records.snapshot import encode_race
from tests.properties.support import LONG, after_rounds, seeds, setups, varied_setups


def open_seats(race: Race) -> list[int]:
    return [decision.seat for decision in race.pending()]


def wander(race: Race, data: st.DataObject, options: dict[int, list[Action]]) -> None:
    """Plan, take back and plan again, in any order, as long as the last plan is still to come."""
    seats = sorted(options)
    for seat in data.draw(st.lists(st.sampled_from(seats), max_size=12), label="wanderings"):
        waiting = open_seats(race)
        if seat not in waiting:
            race.apply(seat, actions.take_back())
        elif len(waiting) > 1:
            race.apply(seat, data.draw(st.sampled_from(options[seat]), label=f"passing plan of {seat}"))


@examples(max_examples=400 if LONG else 60)
@given(setup=setups | varied_setups, seed=seeds, rounds=st.integers(1, 9), data=st.data())
def test_plans_commute(setup: RaceSetup, seed: int, rounds: int, data: st.DataObject) -> None:
    race = after_rounds(setup, seed, rounds)
    options = {decision.seat: decision.options for decision in race.pending()}
    wanted = {seat: data.draw(st.sampled_from(listed)) for seat, listed in options.items()}
    other = race.copy()
    for seat in sorted(wanted):
        race.apply(seat, wanted[seat])

    wander(other, data, options)
    for seat in sorted(set(options) - set(open_seats(other))):
        other.apply(seat, actions.take_back())
    for seat in data.draw(st.permutations(sorted(wanted)), label="order"):
        other.apply(seat, wanted[seat])
    assert encode_race(other) == encode_race(race)


@examples(max_examples=100 if LONG else 20)
@given(setup=setups | varied_setups, seed=seeds, data=st.data())
def test_a_plan_taken_back_leaves_no_trace(setup: RaceSetup, seed: int, data: st.DataObject) -> None:
    race = after_rounds(setup, seed, 2)
    assume(len(race.pending()) > 1)  # the only plan is the last: nothing can be taken back
    before = encode_race(race)
    decision = data.draw(st.sampled_from(race.pending()))
    race.apply(decision.seat, data.draw(st.sampled_from(decision.options)))
    assert encode_race(race) != before
    race.apply(decision.seat, actions.take_back())
    assert encode_race(race) == before
