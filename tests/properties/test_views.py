"""Views: what a seat may not know cannot change what it is shown (INFO-1..4, GEAR-8).

A race and its *sibling* differ only in what one seat may not know: other hands and draw piles, other
plans while they are secret, other luck. Until the rules reveal the difference, views and redacted events
are the same.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from slipstream.core.car import Car
from slipstream.core.cards import cards_in, count, discardable
from slipstream.core.chance import FAST, SECURE, Stream, shuffled, stream
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.state import RaceState
from slipstream.core.turn_data import Turn
from slipstream.core.views import View, redacted
from slipstream.setup import RaceSetup
from tests.properties.support import NUMBERS, decisions, numbered, on_the_grid, policy, step


def redealt(race: Race, onlooker: int | None, luck: Stream) -> Race:
    """A sibling: hands, draw piles, hidden discards and luck of all cars but the onlooker's are others.

    Plans that lie on the table stay: they are cards that were chosen. Sizes and the discard top stay.
    """
    sibling = race.copy()
    for car in sibling.state.cars:
        if car.seat == onlooker:
            continue
        hand, hidden = int(car.hand - car.plan), int(car.discard - car.discard_top)
        pool = shuffled(cards_in(hand) + cards_in(car.draw) + cards_in(hidden), luck)
        in_hand, in_draw = int(count(hand)), int(count(car.draw))
        car.hand = car.plan + sum(pool[:in_hand])
        car.draw = sum(pool[in_hand : in_hand + in_draw])
        car.discard = car.discard_top + sum(pool[in_hand + in_draw :])
        kind = car.luck.encoded()[0]
        car.luck = stream(kind, luck.below(1000), 9, "sibling", car.seat)
    return sibling


def shown(events: list[Event], onlooker: int | None) -> list[Event]:
    return [redacted(event, onlooker) for event in events]


def until_luck_shows(events: list[Event], onlooker: int | None) -> list[Event]:
    """The events before a card of another car is turned over, or not found, for all to see."""
    told = []
    for event in events:
        if event.seat != onlooker and event.key in ("flipped", "reshuffled", "speed-set", "boosted"):
            break
        told.append(event)
    return shown(told, onlooker)


def onlookers(race: Race) -> list[int | None]:
    return [None, *(int(car.seat) for car in race.state.cars)]


@pytest.mark.parametrize("number", NUMBERS)
def test_hidden_cards_and_luck_of_others_are_not_shown(number: int) -> None:
    luck = policy(77)
    compared = after = 0
    for moment, race in enumerate(decisions(*numbered(number))):
        onlooker = onlookers(race)[moment % (len(race.state.cars) + 1)]
        sibling = redealt(race, onlooker, luck)
        assert race.view(onlooker).known() == sibling.view(onlooker).known()
        assert race.view(onlooker) == sibling.view(onlooker)
        compared += race.state.cars[0].hand != sibling.state.cars[0].hand

        one, seat = race.copy(), int(race.next_seat())
        action = one.random_action(policy(moment))
        if sibling.refusal(seat, action):
            continue  # the answer itself tells something: cards that the sibling does not hold
        ours, theirs = one.apply(seat, action), sibling.apply(seat, action)
        told = until_luck_shows(ours, onlooker)
        same_length = shown(theirs, onlooker)[: len(told)]
        if asked_to_discard(one) == asked_to_discard(sibling):
            assert told == same_length[: len(told)]
            if len(told) == len(ours):
                assert shown(theirs, onlooker) == told
                assert one.view(onlooker).known() == sibling.view(onlooker).known()
                after += 1
    assert compared > 20
    assert after > 20


def asked_to_discard(race: Race) -> tuple[str, int | None]:
    """Whether step 8 is asked shows if there is anything to discard (R-3): a rule reveals it."""
    view = race.view(None)
    return view.step, view.active


def secret_plans(race: Race) -> Iterator[int]:
    """Seats whose plan is in while others are open."""
    if race.view(None).step == "plan":
        yield from (int(car.seat) for car in race.state.cars if car.plan)


@pytest.mark.parametrize("number", NUMBERS)
def test_plans_are_secret_until_the_last_one_is_in(number: int) -> None:
    compared = 0
    for race in decisions(*numbered(number)):
        for planner in secret_plans(race):
            sibling = race.copy()
            car = sibling.state.cars[planner]
            was = int(car.plan)
            car.plan = 0
            options = next(d.options for d in sibling.pending() if d.seat == planner)
            other = next((option for option in reversed(options) if option.cards != was), None)
            if other is None:
                continue
            car.plan = other.cards
            for onlooker in onlookers(race):
                if onlooker == planner:
                    assert race.view(onlooker).known() != sibling.view(onlooker).known()
                else:
                    assert race.view(onlooker).known() == sibling.view(onlooker).known()
                    compared += 1
            if len(race.pending()) > 1:  # the next plan is not the last: still nothing is revealed
                one, seat = race.copy(), int(race.next_seat())
                action = one.random_action(policy(compared))
                events, others = one.apply(seat, action), sibling.apply(seat, action)
                for onlooker in onlookers(race):
                    if onlooker != planner:
                        assert shown(events, onlooker) == shown(others, onlooker)
                        assert one.view(onlooker).known() == sibling.view(onlooker).known()
    assert compared > 10


@pytest.mark.parametrize("number", NUMBERS)
def test_an_answer_is_told_to_others_without_its_cards(number: int) -> None:
    """The same moment, another plan or another discard with the same number and top: the same events."""
    setup, seed = numbered(number)
    compared = 0
    for race in decisions(setup, seed):
        decision = race.pending()[0]
        by_look: dict[tuple[int, int], list[Event]] = {}
        if decision.step == "plan" and len(race.pending()) == 1:
            continue  # the last plan reveals
        if decision.step not in ("plan", "discard"):
            continue
        for option in decision.options:
            look = (-1, 0)
            if decision.step == "discard":
                cards = cards_in(option.cards)
                look = (len(cards), max(cards, default=0))
            copy = race.copy()
            events = copy.apply(decision.seat, option)
            told = until_luck_shows(events, None)
            known = by_look.setdefault(look, told)
            assert known[: len(told)] == told[: len(known)]
            compared += 1
    assert compared > 100


def test_the_owner_is_told_everything_and_nobody_else_the_cards() -> None:
    private = {"planned": "cards", "drew": "cards", "discarded": "cards"}
    seen = set()
    setup, seed = numbered(9)
    race, luck = on_the_grid(setup, seed), policy(seed)
    while not race.over:
        for event in race.apply(int(race.next_seat()), race.random_action(luck)):
            for onlooker in onlookers(race):
                told = redacted(event, onlooker)
                if onlooker == event.seat or event.key not in private:
                    assert told == event
                else:
                    expected = {**event.arguments(), private[event.key]: 0}
                    assert told.arguments() == expected
                    seen.add(event.key)
    assert seen == set(private)


def test_a_view_knows_its_own_cards_and_counts_the_others() -> None:
    for race in decisions(*numbered(18)):
        for onlooker in onlookers(race):
            view = race.view(onlooker)
            assert (view.own is None) == (onlooker is None)
            if view.own is not None and onlooker is not None:
                car = race.state.cars[onlooker]
                assert view.own.hand + view.own.plan == car.hand
                assert (view.own.draw, view.own.discard) == (car.draw, car.discard)
            for car, seen in zip(race.state.cars, view.cars, strict=True):
                assert seen.hand_size + seen.face_down == count(car.hand)
                assert not hasattr(seen, "hand")
                assert not hasattr(seen, "draw")
                assert not hasattr(seen, "plan")


def test_an_unknown_seat_has_no_view() -> None:
    race = RaceSetup("usa", 2).start_race(1)
    for seat in (-2, 2, 17):
        with pytest.raises(IndexError, match="there is no seat"):
            race.view(seat)


SKIPPED = (type, ModuleType, FunctionType, BuiltinFunctionType)  # lead to classes, which know everything


def reachable(root: object) -> list[object]:
    """Every object that can be reached from here, classes and code apart."""
    found: dict[int, object] = {}
    left = [root]
    while left:
        thing = left.pop()
        if id(thing) in found or isinstance(thing, SKIPPED):
            continue
        found[id(thing)] = thing
        left += gc.get_referents(thing)
    return list(found.values())


SECRETS = (RaceState, Car, Stream, Race, Turn)


def test_no_secret_object_is_reachable_from_a_view() -> None:
    for chance in (FAST, SECURE):
        race = RaceSetup("usa", 3, chance=chance).start_race(5)
        luck = policy(5)
        for _ in range(60):
            step(race, luck)
            for onlooker in onlookers(race):
                view = race.view(onlooker)
                things = reachable(view)
                assert any(thing is view.cars for thing in things), "the walk goes nowhere"
                assert not [thing for thing in things if isinstance(thing, SECRETS)]


def test_the_walk_would_find_a_secret() -> None:
    race = RaceSetup("usa", 3).start_race(5)
    things = reachable([race])
    for kind in SECRETS:
        assert any(isinstance(thing, kind) for thing in things), kind


def test_a_view_does_not_change_when_the_race_goes_on() -> None:
    race = RaceSetup("usa", 3).start_race(5)
    luck = policy(5)
    while not race.over:
        view: View = race.view(1)
        before = view.known()
        step(race, luck)
        assert view.known() == before


def test_discarded_cards_are_counted_by_what_can_be_discarded() -> None:
    """The one hint step 8 gives, and the reason why `asked_to_discard` is needed above."""
    for race in decisions(*numbered(27)):
        decision = race.pending()[0]
        if decision.step == "discard":
            assert discardable(race.state.cars[decision.seat].hand)
