"""The odds equal a full enumeration, on states of real races with every module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from slipstream.core.actions import Action
from slipstream.core.cards import BASICS, HEAT, SPECIALS_FROM, cards_in, count, heat_in
from slipstream.core.chance import Stream, shuffled
from slipstream.core.decisions import Decision
from slipstream.core.race import Race
from slipstream.core.steps.play_cards import plans
from slipstream.odds import Outlook, option_odds, plan_odds
from slipstream.setup import RaceSetup
from tests.odds.brute_force import Found, TooManyError, all_ways, alone, drive_option, drive_plan, flat, told
from tests.properties.support import on_the_grid, policy, step

SETUPS = [
    RaceSetup("usa", 3, garage="all", weather=True),
    RaceSetup("italia", 4, legends=1, garage="advanced", weather=True),
    RaceSetup("gb", 3, garage="all", weather=True, tournament=True),
    RaceSetup("france", 4, legends=1, garage="advanced", tournament=True),
    RaceSetup("usa", 5, garage="advanced"),
    RaceSetup("italia", 6),
]


def thinned(race: Race, seat: int, luck: Stream) -> Race:
    """The same race with few cards in the own piles, so that every order of them can be tried."""
    other = race.copy()
    car = other.state.cars[seat]
    laid = sum(car.top or [])
    if luck.below(2) == 0:  # all Upgrades and Sponsors at hand
        for card in cards_in(car.draw - laid):
            if card >> SPECIALS_FROM:
                car.draw, car.hand = car.draw - card, car.hand + card
    car.draw = laid + sum(shuffled(cards_in(car.draw - laid), luck)[: luck.below(5)])
    car.discard = sum(shuffled(cards_in(car.discard), luck)[: luck.below(5)])
    car.discard_top = 0
    if luck.below(3) == 0:
        car.engine = luck.below(3)
    if luck.below(3) == 0 and heat_in(car.hand) == 0 and not car.plan:
        car.hand += 2 * HEAT
    return other


def moments(every: int) -> Iterator[Race]:
    """Every so manieth question of random races."""
    for number, setup in enumerate(SETUPS):
        luck, asked = policy(number), 0
        race = on_the_grid(setup, 300 + number)
        while not race.over:
            step(race, luck)
            asked += 1
            if asked % every == 0 and not race.over:
                yield race


def a_plan(race: Race, seat: int, luck: Stream) -> int:
    """A legal plan; every other time the one with the most Stress, Upgrades and Sponsors."""
    legal = plans(race.state.rules, race.state.cars[seat])
    if luck.below(2) == 0:
        return int(legal[luck.below(len(legal))])
    return int(max(legal, key=lambda cards: count(cards & ~BASICS) * 8 + luck.below(8)))


def compare(outlook: Outlook, found: dict[Found, Fraction], where: str) -> None:
    assert flat(outlook) == found, where
    assert sum(found.values()) == 1


def check_plan(race: Race, seat: int, cards: int, seen: Counter[str]) -> None:
    """Compare all outlooks of a plan, and of every reaction to it."""
    odds = plan_odds(race.view(seat), cards)
    if odds.cluttered:
        assert heat_in(cards) > 0
        return
    ready, faces = alone(race, seat, cards), race.state.cars[seat].faces
    asked: list[tuple[Action | None, Outlook]] = [(None, outlook) for outlook in odds.outlooks]
    asked += [(reaction.action, outlook) for reaction in odds.reactions for outlook in reaction.outlooks]
    for reaction, outlook in asked:
        asking = cards_in(cards)
        if reaction is not None and reaction.key == "direct-play":
            asking.append(int(reaction.source))

        def drive(
            trial: Race, made: Action | None = reaction, on: Outlook = outlook, asking: list[int] = asking
        ) -> Found:
            return drive_plan(trial, seat, told(asking, faces, on.values), made)

        try:
            found = all_ways(ready, seat, drive)
        except TooManyError:
            seen["too many"] += 1
            continue
        compare(outlook, found, f"{cards} {reaction} {outlook.values}")
        seen["plan" if reaction is None else reaction.key] += 1
        seen["luck"] += len(outlook.outcomes) > 1
        seen["risk"] += 0 < outlook.spin_chance < 1
        seen["replaced"] += any(outcome.replaced for outcome in outlook.outcomes)


def check_cooled(race: Race, seat: int, cards: int) -> int:
    """Compare a plan with every Cooldown used; gives how many outlooks were compared."""
    ready, faces = alone(race, seat, cards), race.state.cars[seat].faces
    outlooks = plan_odds(race.view(seat), cards, reactions=False, cool=True).outlooks
    for outlook in outlooks:

        def drive(trial: Race, on: Outlook = outlook) -> Found:
            return drive_plan(trial, seat, told(cards_in(cards), faces, on.values), None, cool=True)

        compare(outlook, all_ways(ready, seat, drive, most=20_000), f"{cards} {outlook.values}")
    return len(outlooks)


def check_option(race: Race, decision: Decision, option: Action, seen: Counter[str]) -> None:
    """Compare all outlooks of an answer in the turn."""
    seat = decision.seat
    view, car = race.view(seat), race.state.cars[seat]
    left = int(race.state.turn.to_choose) - (int(option.source) if decision.step == "value" else 0)
    asking = cards_in(left) + ([int(option.source)] if option.key == "direct-play" else [])
    ready = race.copy()
    ready.state.order = [seat]
    ready.state.at, ready.state.log = 0, []
    for outlook in option_odds(view, decision, option):

        def drive(trial: Race, on: Outlook = outlook) -> Found:
            return drive_option(trial, seat, option, told(asking, car.faces, on.values))

        try:
            found = all_ways(ready, seat, drive)
        except TooManyError:
            seen["too many"] += 1
            continue
        compare(outlook, found, f"{option} {outlook.values}")
        seen[option.key] += 1
        seen["luck"] += len(outlook.outcomes) > 1


@pytest.mark.parametrize("thin", [False, True])
def test_plans_and_their_reactions(thin: bool) -> None:
    luck, seen = policy(8), Counter[str]()
    for race in moments(13 if thin else 127):
        for car in race.state.cars:
            seat = int(car.seat)
            if car.legend or car.hand == 0 or not car.on_track() or seat == race.state.active:
                continue
            moment = thinned(race, seat, luck) if thin else race
            check_plan(moment, seat, a_plan(moment, seat, luck), seen)
            seen["states"] += 1
    if thin:
        wanted = {"states": 900, "plan": 900, "boost": 300, "luck": 300, "risk": 50, "replaced": 30}
        wanted |= {"cool-card": 50, "direct-play": 30, "accelerate": 5, "adrenaline-move": 200}
        assert all(seen[key] >= number for key, number in wanted.items()), seen
        assert seen["too many"] < 50


@pytest.mark.parametrize("thin", [False, True])
def test_answers_in_the_turn(thin: bool) -> None:
    luck, seen = policy(9), Counter[str]()
    for race in moments(1 if thin else 29):
        decision = race.pending()[0]
        if decision.step not in ("value", "react", "slipstream"):
            continue
        moment = thinned(race, decision.seat, luck) if thin else race
        decision = moment.pending()[0]
        few = shuffled(list(range(len(decision.options))), luck)[:4]
        for option in [decision.options[at] for at in few]:
            check_option(moment, decision, option, seen)
        seen["states"] += 1
    if thin:
        wanted = {"states": 2000, "choose-value": 10, "scrap": 50, "unpayable": 5, "salvage": 15}
        wanted |= {"slipstream": 150, "direct-play": 80, "accelerate": 15, "boost": 500}
        assert all(seen[key] >= number for key, number in wanted.items()), seen
        assert seen["too many"] < 50


def test_plans_with_every_cooldown() -> None:
    luck, compared = policy(10), 0
    for race in moments(31):
        for car in race.state.cars:
            seat = int(car.seat)
            if not car.legend and car.on_track() and seat != race.state.active and heat_in(car.hand):
                moment = thinned(race, seat, luck)
                compared += check_cooled(moment, seat, a_plan(moment, seat, luck))
    assert compared > 100
