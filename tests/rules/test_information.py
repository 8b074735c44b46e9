"""Section 2, second half: who knows what (INFO)."""

from __future__ import annotations

from itertools import permutations

import pytest

from slipstream.core import actions
from slipstream.core.cards import cards_in, contains, count
from slipstream.core.chance import stream
from slipstream.core.race import Race
from slipstream.core.views import redacted
from tests.rules.support import (
    OPENING_PILE,
    cards,
    decline,
    everyone_plans,
    happened,
    hold,
    named,
    plan,
    race_from,
    random_race,
    rest_of_round,
    rest_of_turn,
    stack,
)


@pytest.mark.clause("INFO-1")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_positions_gears_engines_sizes_and_play_areas_are_seen_by_everybody(seat: int | None) -> None:
    race = race_from("1:9R", "1:5R", "1:5O")
    hold(race, 0, "S B2 B3 B3 B3 B4 U0")
    stack(race, 0, "U5 B4 B1 B1 B1")
    everyone_plans(race, "S B2 U0", "B1", "B2 B2")
    first, second, third = race.view(seat).cars
    assert (first.progress, first.space, first.spot) == (15, 15, 0)
    assert (third.space, third.spot) == (5, 1)
    assert [car.gear for car in (first, second, third)] == [3, 1, 2]
    assert [car.engine for car in (first, second, third)] == [5, 6, 6]
    assert [car.hand_size for car in (first, second, third)] == [4, 6, 5]
    assert [car.face_down for car in (first, second, third)] == [0, 1, 2]
    assert [car.draw_size for car in (first, second, third)] == [3, 11, 11]
    assert named(first.play) == ["B2", "B4", "S", "U0"]
    assert (second.play, third.play) == (0, 0)
    assert named(first.discard_top) == ["U5"]


@pytest.mark.clause("INFO-1")
def test_the_top_of_a_discard_pile_is_the_card_put_there_last() -> None:
    race = race_from("1:9R", "1:5R")
    everyone_plans(race, "B1", "B1")
    race.apply(0, actions.end_react())
    race.apply(0, actions.discard(cards("B4")))  # then the play area follows
    assert named(race.view(1).cars[0].discard_top) == ["B1"]
    stack(race, 1, "B3 B3 B3 B3")
    race.state.cars[1].discard = 0
    race.apply(1, actions.boost())
    assert named(race.view(0).cars[1].discard_top) == ["H"]


@pytest.mark.clause("INFO-1")
def test_after_a_reshuffle_there_is_no_top_card() -> None:
    race = race_from("1:9R", "1:5R")
    stack(race, 0, "")
    everyone_plans(race, "B1", "B1")
    rest_of_turn(race)  # the one card played is shuffled and drawn again
    shown = race.view(1).cars[0]
    assert (shown.discard_size, shown.discard_top, shown.hand_size) == (0, 0, 7)


def others_hands_exchanged(race: Race, seat: int, seed: int) -> Race:
    """The same race, but every other seat holds other cards: hand and draw pile are dealt anew."""
    other = race.copy()
    luck = stream("fast", seed, 0, "deal")
    for car in other.state.cars:
        if car.seat == seat:
            continue
        pool = cards_in(car.hand - car.plan + car.draw)
        size = count(car.hand - car.plan)
        hand = 0
        for _ in range(size):
            hand += pool.pop(luck.below(len(pool)))
        car.hand, car.draw = hand + car.plan, sum(pool)
    return other


@pytest.mark.clause("INFO-2", "INFO-3")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_depends_on_what_others_hold_all_race_long(seed: int) -> None:
    for race, _ in random_race("italia", 4, seed):
        for seat in (0, 2):
            assert race.view(seat) == others_hands_exchanged(race, seat, seed).view(seat)
        assert race.view(None) == others_hands_exchanged(race, -1, seed).view(None)
        assert race.view(None).own is None
    assert race.over


@pytest.mark.clause("INFO-2")
def test_the_owner_sees_hand_and_plan() -> None:
    race = race_from("1:9R", "1:5R")
    race.apply(0, plan("B1 B4"))
    own = race.view(0).own
    assert own is not None
    assert named(own.plan) == ["B1", "B4"]
    assert named(own.hand) == ["B1", "B2", "B2", "B3", "B3"]


@pytest.mark.clause("INFO-2")
def test_while_plans_are_made_the_others_learn_that_one_is_in_and_nothing_of_it() -> None:
    views = []
    for chosen in ("B1", "B4", "B1 B2 B3"):
        race = race_from("1:9R", "1:5R")
        events = race.apply(0, plan(chosen))
        assert [redacted(event, 1) for event in events] == [redacted(event, None) for event in events]
        assert [event.a for event in events] == [cards(chosen)]
        views.append((race.view(1), race.view(None), [redacted(event, 1) for event in events]))
    assert views[0] == views[1] == views[2]
    assert views[0][0].cars[0].planned


@pytest.mark.clause("INFO-2", "PLAY-4")
def test_committed_cards_stay_hidden_until_the_owners_own_step_3() -> None:
    small, great = race_from("1:9R", "1:5R"), race_from("1:9R", "1:5R")
    seen = []
    for race, chosen in ((small, "B1 B1"), (great, "B3 B4")):
        events = everyone_plans(race, "B1", chosen)
        seen.append((race.view(0), race.view(None), [redacted(event, 0) for event in events]))
    assert seen[0] == seen[1]
    assert seen[0][0].cars[1].play == 0
    events = rest_of_turn(great)
    assert named(great.view(0).cars[1].play) == ["B3", "B4"]
    revealed = [redacted(event, 0) for event in happened(events, "revealed")]
    assert [named(event.a) for event in revealed] == [["B3", "B4"]]


@pytest.mark.clause("INFO-2", "INFO-4")
@pytest.mark.parametrize("seed", range(3))
def test_events_tell_the_others_numbers_where_they_tell_the_owner_cards(seed: int) -> None:
    seen: set[str] = set()
    for _, events in random_race("gb", 3, seed):
        for event in events:
            owner = redacted(event, event.seat)
            assert owner == event
            for seat in (None, 0, 1, 2):
                if seat == event.seat:
                    continue
                shown = redacted(event, seat)
                assert (shown.kind, shown.seat) == (event.kind, event.seat)
                if event.key == "planned":
                    assert not any(shown.arguments().values())
                elif event.key == "drew":
                    assert shown.arguments() == {"number": event.a, "cards": 0}
                elif event.key == "discarded":
                    assert shown.arguments() == {"number": event.a, "top": event.b, "cards": 0}
                else:
                    assert shown == event
            seen.add(event.key)
        assert all(count(event.b) == event.a for event in happened(events, "drew"))
    assert {"planned", "drew", "discarded", "revealed", "flipped"} <= seen


@pytest.mark.clause("INFO-3")
def test_nobody_sees_the_order_of_a_draw_pile() -> None:
    seen = []
    for deck in permutations(["B1", "U5", "S", "H"]):
        race = race_from("1:9R", "1:5R")
        stack(race, 0, " ".join(deck))
        seen.append([race.view(seat) for seat in (0, 1, None)])
    assert all(views == seen[0] for views in seen)


@pytest.mark.clause("INFO-3", "INFO-4")
def test_the_order_of_a_reshuffled_pile_is_hidden_from_its_owner_too() -> None:
    race = race_from("1:9R", "1:5R")
    car = race.state.cars[0]
    car.discard, car.discard_top = cards("B1 U5 S H B2"), cards("B2")
    stack(race, 0, "")
    everyone_plans(race, "B4", "B1")
    rest_of_turn(race)
    own = race.view(0).own
    assert own is not None
    assert count(own.draw) == 5
    assert own.discard == 0


@pytest.mark.clause("INFO-4")
@pytest.mark.parametrize("seed", range(3))
def test_a_perfect_memory_gives_the_own_piles_and_the_own_view_agrees(seed: int) -> None:
    """Follow seat 0 by the events it is shown: every card is where its view says."""
    draw, discard, hand = cards(OPENING_PILE), 0, 0
    for race, events in random_race("usa", 3, seed):
        for event in [redacted(event, 0) for event in events]:
            if event.seat != 0:
                continue
            if event.key == "drew":
                assert contains(draw + discard, event.b)
                hand += event.b
                draw -= event.b
            elif event.key == "revealed":
                hand -= event.a
            elif event.key == "cluttered":
                hand -= event.a
                discard += event.a
            elif event.key == "flipped":
                draw -= event.a
                discard += 0 if event.b else event.a
            elif event.key == "heat-paid":
                discard += event.a * cards("H")
            elif event.key == "cooled-down":
                hand -= event.a * cards("H")
            elif event.key == "spun-out":
                hand += event.b * cards("S")
            elif event.key == "discarded":
                hand -= event.c
                discard += event.c
            elif event.key == "play-area-cleared":
                discard += event.a
            elif event.key == "reshuffled":
                assert count(discard) == event.a
                draw += discard
                discard = 0
        own = race.view(0).own
        assert own is not None
        assert (own.hand + own.plan, own.draw, own.discard) == (hand, draw, discard)
    assert race.over


@pytest.mark.clause("INFO-4")
def test_of_several_cards_discarded_the_others_learn_the_number_and_the_top_card() -> None:
    seen = []
    for chosen in ("B1 B2 B4", "B2 B3 B4"):
        race = race_from("1:9R", "1:5R")
        everyone_plans(race, "B1", "B1")
        decline(race)
        events = happened(race.apply(0, actions.discard(cards(chosen))), "discarded")
        seen.append([redacted(event, 1) for event in events])
        assert [named(event.c) for event in events] == [chosen.split()]
    assert seen[0] == seen[1]
    assert (seen[0][0].a, named(seen[0][0].b)) == (3, ["B4"])


@pytest.mark.clause("INFO-4")
def test_the_view_of_others_after_a_discard_is_the_same_whatever_lies_below() -> None:
    seen = []
    for chosen in ("B1 B2", "B2 B3"):
        race = race_from("1:9R", "1:5R")
        everyone_plans(race, "B1", "B1")
        decline(race)
        race.apply(0, actions.discard(cards(chosen)))
        rest_of_round(race)
        seen.append(race.view(1).cars[0].known())
    assert seen[0] == seen[1]
