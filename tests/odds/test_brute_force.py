"""The odds equal a full enumeration, on states of real races with every module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from slipstream.core.actions import UNPAYABLE, Action, plan
from slipstream.core.ahead import may_move
from slipstream.core.cards import (
    BASICS,
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    HEAT,
    SPECIALS_FROM,
    UNIT,
    cards_in,
    count,
    heat_in,
)
from slipstream.core.chance import Stream, shuffled
from slipstream.core.decisions import Decision
from slipstream.core.race import Race
from slipstream.core.setup import read_faces
from slipstream.core.steps.play_cards import plans
from slipstream.games.setup import RaceSetup
from slipstream.modules.garage import upgrade
from slipstream.odds import Outlook, PlanOdds, option_odds, plan_odds
from slipstream.records.notation import read_cards
from tests.odds.brute_force import Found, TooManyError, all_ways, alone, drive_option, drive_plan, flat, told
from tests.properties.support import LONG, equal_brakes, on_the_grid, policy, step

SETUPS = [
    RaceSetup("usa", 3, garage="all", weather=True),
    RaceSetup("italia", 4, legends=1, garage="advanced", weather=True),
    RaceSetup("gb", 3, garage="all", weather=True, tournament=True),
    RaceSetup("france", 4, legends=1, garage="advanced", tournament=True),
    RaceSetup("usa", 5, garage="advanced"),
    RaceSetup("italia", 6),
]


PRESS = 4  # of these: every corner is a Press Corner


def invite_the_press(race: Race) -> None:
    state = race.state
    state.rules.sponsors_in_play = True
    state.rules.press_corner = [True] * len(state.track.corners)
    state.sponsor_pile = 3 * UNIT[FIRST_SPONSOR]  # not for all


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
        if number == PRESS:
            invite_the_press(race)
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
    check_reactions(ready, seat, odds, seen)
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
        seen["cooled"] += any(outcome.cooled for outcome in outlook.outcomes)


def check_reactions(ready: Race, seat: int, odds: PlanOdds, seen: Counter[str]) -> None:
    """Where no luck and no value comes first: the reactions are what the race offers then."""
    if odds.plus or len(odds.outlooks) > 1 or odds.gear != count(odds.cards):
        return
    trial = ready.copy()
    trial.state.cars[seat].plan = 0
    trial.apply(seat, plan(odds.cards))
    (decision,) = trial.pending()
    offered = {option for option in decision.options if may_move(option.kind)}
    assert {reaction.action for reaction in odds.reactions} == offered
    seen["offered"] += 1


def scrapping() -> Iterator[Race]:
    """Scrap comes before a card that cannot be paid for: what is scrapped cannot be found."""
    for seed in range(6):
        race = RaceSetup("usa", 2, garage="quick").start_race(seed)
        car = race.state.cars[0]
        car.faces[0], car.faces[1] = upgrade(19), upgrade(18)  # scrap 2, Heat 1
        read_faces(car)
        car.gear, car.engine, car.discard, car.discard_top = 2, 0, 0, 0
        car.draw, car.top = read_cards(("1234", "14SS", "1H44", "123")[seed % 4]), None
        car.hand = UNIT[FIRST_UPGRADE] + UNIT[FIRST_UPGRADE + 1]
        race.state.cars[1].hand = read_cards("1")
        race.state.cars[1].gear = 1
        race.apply(0, plan(car.hand))
        race.apply(1, plan(read_cards("1")))
        while race.pending()[0].seat != 0:
            race.apply(1, race.pending()[0].options[-1])
        yield race


def check_scrapping(seen: Counter[str]) -> None:
    for race in scrapping():
        decision = race.pending()[0]
        assert decision.step == "react"
        for option in decision.options:
            check_option(race, decision, option, seen)


@pytest.mark.clause("SYM-SCRAP-1", "SYM-HEAT-4")
def test_scrap_before_a_card_that_cannot_be_paid_for() -> None:
    seen = Counter[str]()
    check_scrapping(seen)
    assert seen["scrap"] >= 5, seen


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
    for race in moments(13 if thin else 127 if LONG else 401):
        for car in race.state.cars:
            seat = int(car.seat)
            if car.legend or car.hand == 0 or not car.on_track() or seat == race.state.active:
                continue
            moment = thinned(race, seat, luck) if thin else race
            check_plan(moment, seat, a_plan(moment, seat, luck), seen)
            seen["states"] += 1
    if thin:
        wanted = {"states": 900, "plan": 900, "boost": 300, "luck": 300, "risk": 50, "replaced": 20}
        wanted |= {"offered": 200, "cooled": 100, "direct-play": 30, "accelerate": 5, "adrenaline-move": 200}
        assert all(seen[key] >= number for key, number in wanted.items()), seen
        assert seen["too many"] < 50


@pytest.mark.parametrize("thin", [False, True])
def test_answers_in_the_turn(thin: bool) -> None:
    luck, seen = policy(9), Counter[str]()
    for race in moments(1 if thin else 29 if LONG else 83):
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
        wanted |= {"slipstream": 150, "direct-play": 80, "accelerate": 8, "boost": 500}
        assert all(seen[key] >= number for key, number in wanted.items()), seen
        assert seen["too many"] < 50


@pytest.mark.clause("SYM-HEAT-4", "SYM-HEAT-6", "GARAGE-15")
def test_which_of_equal_cards_goes() -> None:
    """Each answer has odds of its own; in those of a plan the value chosen first goes."""
    luck, seen = policy(11), Counter[str]()
    for race in (race for seed in range(8) for race in equal_brakes(seed)):
        decision = race.pending()[0]
        named = [option for option in decision.options if option.kind == UNPAYABLE and option.number]
        moment = thinned(race, decision.seat, luck) if named or decision.step == "plan" else race
        for option in named:
            if not moment.refusal(decision.seat, option):
                check_option(moment, moment.pending()[0], option, seen)
        if decision.step == "plan" and moment.state.cars[decision.seat].engine == 0:
            check_plan(moment, decision.seat, a_plan(moment, decision.seat, luck), seen)
    assert all(seen[key] >= 10 for key in ("unpayable", "replaced")), seen
