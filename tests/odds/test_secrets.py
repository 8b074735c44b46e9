"""Odds use nothing hidden: two races that look the same to a seat give it the same odds (INFO-2, INFO-4)."""

from __future__ import annotations

import pytest

from slipstream.core.cards import SPECIALS_FROM, cards_in, count
from slipstream.core.chance import Stream, shuffled, stream
from slipstream.core.race import Race
from slipstream.core.views import refreshed_cards
from slipstream.games.setup import RaceSetup
from slipstream.odds import all_plan_odds, option_odds
from tests.properties.support import decisions, policy

SETUPS = [
    RaceSetup("usa", 3, garage="all", weather=True),
    RaceSetup("gb", 4, legends=1, garage="advanced", tournament=True),
    RaceSetup("italia", 6),
]


def sibling(race: Race, seat: int, luck: Stream) -> Race:
    """The same to this seat: other luck and another order of its own pile, other cards in other hands."""
    other = race.copy()
    for car in other.state.cars:
        car.luck = stream("fast", luck.below(1000), 1, "sibling")
        if car.seat != seat and not car.legend and not car.top:
            free = cards_in(car.hand - car.plan) + cards_in(car.draw)
            dealt = shuffled(free, luck)[: count(car.hand - car.plan)]
            car.draw += car.hand - car.plan - sum(dealt)
            car.hand = car.plan + sum(dealt)
    own = other.state.cars[seat]
    laid = refreshed_cards(own)
    hidden = [card for card in cards_in(own.draw - sum(laid)) if not card >> SPECIALS_FROM]
    own.top = [*shuffled(hidden, luck), *reversed(laid)] or None
    return other


@pytest.mark.clause("INFO-2", "INFO-4")
def test_odds_do_not_depend_on_what_is_hidden() -> None:
    luck = policy(3)
    plans = answers = 0
    for number, setup in enumerate(SETUPS):
        for race in decisions(setup, 60 + number, every=11):
            decision = race.pending()[0]
            seat = decision.seat
            other = sibling(race, seat, luck)
            view, same = race.view(seat), other.view(seat)
            if decision.step == "plan":
                cards = [option.cards for option in decision.options][:12]
                assert all_plan_odds(view, cards) == all_plan_odds(same, cards)
                plans += 1
            elif decision.step in ("value", "react", "slipstream"):
                for option in decision.options[:6]:
                    assert option_odds(view, decision, option) == option_odds(same, decision, option)
                answers += 1
    assert plans > 20
    assert answers > 20


def test_the_race_is_left_alone() -> None:
    """Odds are worked out on a sketch: the view they come from stays as it is."""
    for race in decisions(SETUPS[0], 5, every=23):
        decision = race.pending()[0]
        view, known = race.view(decision.seat), race.view(decision.seat).known()
        if decision.step == "plan":
            all_plan_odds(view, [option.cards for option in decision.options][:5])
        elif decision.step in ("value", "react", "slipstream"):
            option_odds(view, decision, decision.options[0])
        assert view.known() == known


def test_a_spectator_has_no_odds() -> None:
    race = RaceSetup("usa", 2).start_race(1)
    with pytest.raises(ValueError, match="spectator"):
        all_plan_odds(race.view(None), [])
