"""Looking one draw ahead: the hand that may come of a discard is drawn by the rules of step 9."""

from __future__ import annotations

import pytest

from slipstream.core.cards import BASIC_1, BASIC_2, BASIC_3, BASIC_4, FIRST_SPONSOR, UNIT, sponsors_in
from slipstream.core.chance import FastStream
from slipstream.drivers.weights import model_for
from slipstream.games.setup import RaceSetup
from slipstream.pace.ahead import discard_ahead
from slipstream.pace.policy import Policy


@pytest.mark.clause("SYM-ONCE-1", "SPONSOR-2", "DRAW-1")
def test_a_card_that_is_used_up_is_not_drawn_again() -> None:
    race = RaceSetup("usa", cars=2, garage="quick").start_race(1)
    state = race.state
    car = state.cars[0]
    car.hand, car.play = BASIC_1 + BASIC_4, BASIC_2 + 3 * UNIT[FIRST_SPONSOR]
    car.draw, car.discard, car.discard_top = 0, BASIC_3, BASIC_3  # every card will be in hand
    before = (state.encoded(), car.encoded())
    policy = Policy(model_for(state.track))
    discard_ahead(policy, state, car, 2, 6, FastStream(1))
    assert any(cards & BASIC_2 for cards in policy.plans), "what was played is drawn again"
    assert not any(sponsors_in(cards) for cards in policy.plans)
    assert (state.encoded(), car.encoded()) == before
