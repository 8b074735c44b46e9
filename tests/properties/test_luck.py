"""Luck belongs to a car: what one player decides never changes another one's draws."""

from __future__ import annotations

import pytest

from slipstream.core.actions import Action
from slipstream.core.chance import FAST, KINDS_OF_CHANCE
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.games.setup import RaceSetup
from tests.properties.support import Case, every_race, on_the_grid, policy, race_of, walk

TURNED = ("drew", "flipped", "reshuffled", "scrapped", "gear-corrected")
ROUNDS = 12

#: what a seat decided from (its own cards, engine and gear), what it did, what it then drew
Moment = tuple[tuple[int, ...], Action, list[Event]]


def own_state(race: Race, seat: int) -> tuple[int, ...]:
    car = race.state.cars[seat]
    return tuple(int(n) for n in (car.hand, car.draw, car.discard, car.play, car.engine, car.gear))


def moments_of_seat_1(setup: RaceSetup, seed: int, seat_0: int) -> list[Moment]:
    """Some rounds in which seat 0 plays at random from `seat_0`, the others always in the same way."""
    race = on_the_grid(setup, seed)
    luck = policy(seat_0)
    moments: list[Moment] = []
    while race.state.round <= ROUNDS and (decisions := race.pending()):
        decision = decisions[0]
        options = decision.options
        if decision.seat == 0:
            answer = options[luck.below(len(options))]
        elif decision.step == "plan":
            answer = options[len(options) // 2]
        elif decision.step == "react":
            answer = options[0]
        else:
            answer = options[-1 if decision.step == "discard" else 0]
        if decision.seat == 1:
            moments.append((own_state(race, 1), answer, []))
        events = race.apply(decision.seat, answer)
        if moments:
            moments[-1][2].extend(event for event in events if event.seat == 1 and event.key in TURNED)
    return moments


def numbers(events: list[Event]) -> list[tuple[str, int]]:
    """How many cards each event is about."""
    return [(event.key, event.arguments().get("number", 1)) for event in events]


@pytest.mark.parametrize("chance", KINDS_OF_CHANCE)
def test_the_draws_of_a_car_do_not_depend_on_what_others_do(chance: str) -> None:
    drawn = 0
    for seed in range(12):
        setup = RaceSetup("italia", 2, chance=chance)
        one, other = moments_of_seat_1(setup, seed, 1), moments_of_seat_1(setup, seed, 2)
        for ours, theirs in zip(one, other, strict=False):
            if ours[:2] != theirs[:2] or numbers(ours[2]) != numbers(theirs[2]):
                break  # another position: blocked, another corner to pay for, a spin-out
            assert ours[2] == theirs[2]
            drawn += len(ours[2])
    assert drawn > 100


def test_another_race_of_seat_0_is_another_race() -> None:
    """The test above compares races that differ."""
    setup = RaceSetup("italia", 2)
    finals = set()
    for seat_0 in (1, 2):
        race = setup.start_race(3)
        luck = policy(seat_0)
        while race.state.round <= ROUNDS and (decisions := race.pending()):
            options = decisions[0].options
            race.apply(decisions[0].seat, options[luck.below(len(options)) if decisions[0].seat == 0 else 0])
        finals.add(own_state(race, 0))
    assert len(finals) == 2


@every_race
def test_only_cars_that_turn_cards_over_use_their_luck(case: Case) -> None:
    used = 0
    for game in walk(case, 3):
        if game.race is None:
            continue
        copy = race_of(game).copy()
        before = [car.luck.encoded() for car in copy.state.cars]
        legends, sponsors = copy.state.legend_luck.encoded(), copy.state.sponsor_luck.encoded()
        events = copy.apply(int(copy.next_seat()), copy.random_action(policy(used)))
        drew = {event.seat for event in events if event.key in TURNED}
        after = [car.luck.encoded() for car in copy.state.cars]
        moved = {seat for seat in range(case.setup.cars) if before[seat] != after[seat]}
        assert moved <= drew
        keys = [event.key for event in events]
        assert ("legend-card-revealed" in keys) == (copy.state.legend_luck.encoded() != legends)
        assert copy.state.sponsor_luck.encoded() == sponsors, "there are no Sponsor cards in a single race"
        used += len(moved)
    assert used > 15


def test_sponsor_luck_is_used_for_sponsor_cards_only() -> None:
    gained = 0
    for game in walk(Case("season", 2), 1):
        if game.race is None:
            continue
        copy = race_of(game).copy()
        before = copy.state.sponsor_luck.encoded()
        events = copy.apply(int(copy.next_seat()), copy.random_action(policy(gained)))
        told = any(event.key == "sponsor-gained" for event in events)
        assert told == (copy.state.sponsor_luck.encoded() != before)
        gained += told
    assert gained > 0


@pytest.mark.parametrize("chance", KINDS_OF_CHANCE)
def test_a_seat_has_the_same_opening_hand_whoever_else_races(chance: str) -> None:
    hands = {
        cars: [int(car.hand) for car in RaceSetup("usa", cars, chance=chance).start_race(5).state.cars]
        for cars in range(2, 7)
    }
    for cars in range(2, 6):
        assert hands[6][:cars] == hands[cars]
    assert len(set(hands[6])) > 1


def test_random_play_does_not_touch_the_luck_of_the_race() -> None:
    """A policy has a stream of its own: drawing an action leaves the race as it was."""
    race = RaceSetup("usa", 3, chance=FAST).start_race(5)
    before = [car.luck.encoded() for car in race.state.cars]
    for number in range(50):
        race.random_action(policy(number))
    assert [car.luck.encoded() for car in race.state.cars] == before
