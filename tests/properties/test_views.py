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
from slipstream.core.cards import cards_in, count, discardable, heat_in, last_card, sponsors_in
from slipstream.core.chance import FAST, SECURE, Stream, shuffled, stream
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.state import RaceState
from slipstream.core.views import View, redacted
from slipstream.games.draft import Draft, DraftView
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.snapshot import encode_race
from tests.properties.support import (
    LONG,
    RACE_CASES,
    Case,
    advance,
    decisions,
    every_game,
    every_race,
    numbered,
    policy,
    varied,
    walk,
)


def redealt(race: Race, onlooker: int | None, luck: Stream) -> Race:
    """A sibling: hands, draw piles, hidden discards and luck of all cars but the onlooker's are others.

    Plans that lie on the table stay: they are cards that were chosen. Sizes, the discard top and what was
    laid openly on a draw pile stay. The order of the Legend deck and the Sponsor cards that others hold or
    that lie in the pile are exchanged too.
    """
    sibling = race.copy()
    state = sibling.state
    for car in state.cars:
        if car.seat == onlooker or car.legend:
            continue
        swap_sponsors(sibling, int(car.seat), luck)
        hand, hidden = int(car.hand - car.plan), int(car.discard - car.discard_top)
        laid = sum(car.top or [])
        pool = shuffled(cards_in(hand) + cards_in(car.draw - laid) + cards_in(hidden), luck)
        in_hand, in_draw = int(count(hand)), int(count(car.draw - laid))
        car.hand = car.plan + sum(pool[:in_hand])
        car.draw = laid + sum(pool[in_hand : in_hand + in_draw])
        car.discard = car.discard_top + sum(pool[in_hand + in_draw :])
        car.luck = other_stream(car.luck, luck)
    if state.rules.legend_diamond:
        state.legend_luck = other_stream(state.legend_luck, luck)
    if state.rules.sponsors_in_play:
        state.sponsor_luck = other_stream(state.sponsor_luck, luck)
    return sibling


def other_stream(hidden: Stream, luck: Stream) -> Stream:
    """Luck of the same kind that goes on in another way."""
    return stream(hidden.encoded()[0], luck.below(1000), 9, "sibling")


def swap_sponsors(race: Race, seat: int, luck: Stream) -> None:
    """Another Sponsor card from the pile for one in hand, if there are both."""
    state = race.state
    car = state.cars[seat]
    held, pile = cards_in(sponsors_in(int(car.hand - car.plan))), cards_in(state.sponsor_pile)
    if held and pile:
        gone, come = held[luck.below(len(held))], pile[luck.below(len(pile))]
        car.hand += come - gone
        state.sponsor_pile += gone - come


def shown(events: list[Event], onlooker: int | None) -> list[Event]:
    return [redacted(event, onlooker) for event in events]


LUCK_SHOWS = (
    "flipped", "reshuffled", "speed-set", "boosted", "scrapped", "unpayable", "gear-corrected",
    "salvaged",  # the card below comes to light
)  # fmt: skip


def until_luck_shows(events: list[Event], onlooker: int | None) -> list[Event]:
    """The events before a card of another car is turned over, or not found, for all to see."""
    told = []
    for event in events:
        if event.key == "legend-card-revealed" or (event.key == "sponsor-gained" and event.seat == onlooker):
            break
        if event.seat != onlooker and event.key in LUCK_SHOWS:
            break
        told.append(event)
    return shown(told, onlooker)


VIEW_EVERY = {"base": 1 if LONG else 2, "modules": 1 if LONG else 2, "season": 3 if LONG else 11}


def onlookers(race: Race) -> list[int | None]:
    return [None, *(int(car.seat) for car in race.state.cars)]


@every_game
def test_hidden_cards_and_luck_of_others_are_not_shown(case: Case) -> None:
    luck = policy(77)
    compared = after = 0
    for moment, game in enumerate(walk(case, VIEW_EVERY[case.family])):
        race = game.race
        if race is None:
            continue
        onlooker = onlookers(race)[moment % (len(race.state.cars) + 1)]
        sibling = redealt(race, onlooker, luck)
        assert race.view(onlooker).known() == sibling.view(onlooker).known()
        assert race.view(onlooker) == sibling.view(onlooker)
        compared += encode_race(race) != encode_race(sibling)

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
    assert compared > 15
    assert after > 10


def asked_to_discard(race: Race) -> tuple[str, int | None]:
    """Whether step 8 is asked shows if there is anything to discard (R-3): a rule reveals it."""
    view = race.view(None)
    return view.step, view.active


def secret_plans(race: Race) -> Iterator[int]:
    """Seats whose plan is in while others are open."""
    if race.view(None).step == "plan":
        yield from (int(car.seat) for car in race.state.cars if car.plan)


def plan_cases() -> list[Case]:
    """Races in which at least two plan: one alone has nobody to hide from."""
    return [case for case in RACE_CASES if case.setup.players > 1]


@pytest.mark.parametrize("case", plan_cases(), ids=str)
def test_plans_are_secret_until_the_last_one_is_in(case: Case) -> None:
    compared = 0
    for game in walk(case, 1):
        if game.race is None:
            continue
        race = game.race
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


def in_other_order(race: Race, planner: int) -> Race | None:
    """A sibling whose plan has another number of cards, all plans being in."""
    sibling = race.copy()
    car = sibling.state.cars[planner]
    spare = [card for card in cards_in(car.hand - car.plan) if not heat_in(card)]
    if heat_in(car.plan) or (not spare and count(car.plan) < 2):
        return None
    car.plan = car.plan + spare[0] if spare and count(car.plan) < 4 else car.plan - cards_in(car.plan)[0]
    return sibling if car.plan else None


@pytest.mark.parametrize("case", [case for case in plan_cases() if case.setup.tournament], ids=str)
def test_in_a_tournament_the_number_of_committed_cards_is_secret(case: Case) -> None:
    """Until its owner's turn: whoever moves earlier must not be able to count (TOURNAMENT-8)."""
    compared = 0
    for game in walk(case, 1):
        race = game.race
        if race is None or race.view(None).step == "plan":
            continue
        for planner in (int(car.seat) for car in race.state.cars if car.plan):
            sibling = in_other_order(race, planner)
            if sibling is None:
                continue
            for onlooker in onlookers(race):
                if onlooker != planner:
                    assert race.view(onlooker).known() == sibling.view(onlooker).known()
                    compared += 1
    assert compared > 100


def test_without_a_tournament_the_number_is_the_gear() -> None:
    for race in decisions(*numbered(9)):
        view = race.view(None)
        for car in view.cars:
            expected = car.gear if car.planned and view.step != "plan" else 0
            assert car.face_down == expected


@every_race
def test_an_answer_is_told_to_others_without_its_cards(case: Case) -> None:
    """The same moment, another plan or another discard with the same number and top: the same events."""
    compared = 0
    for game in walk(case, 1 if LONG else 4):
        if game.race is None:
            continue
        race = game.race
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
                look = (len(cards), int(last_card(option.cards)))
            copy = race.copy()
            events = copy.apply(decision.seat, option)
            told = until_luck_shows(events, None)
            known = by_look.setdefault(look, told)
            assert known[: len(told)] == told[: len(known)]
            compared += 1
    assert compared > 10


def test_the_owner_is_told_everything_and_nobody_else_the_cards() -> None:
    private = {"planned": "cards", "drew": "cards", "discarded": "cards", "salvaged": "cards",
               "sponsor-gained": "card"}  # fmt: skip
    seen: set[str] = set()
    for case in (Case("base", 9), Case("modules", 33), Case("season", 0), Case("season", 2)):
        for game in walk(case, 1):
            if game.race is None:
                continue
            copy = game.race.copy()
            for event in copy.apply(int(copy.next_seat()), copy.random_action(policy(len(seen)))):
                for onlooker in onlookers(copy):
                    told = redacted(event, onlooker)
                    if onlooker == event.seat or event.key not in private:
                        assert told == event
                    else:
                        expected = {**event.arguments(), private[event.key]: 0}
                        assert told.arguments() == expected
                        seen.add(event.key)
    assert seen == set(private)


def test_a_view_knows_its_own_cards_and_counts_the_others() -> None:
    for race in [*decisions(*numbered(18), every=9), *decisions(*varied(53), every=3)]:
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


SECRETS = (RaceState, Car, Stream, Race, GrandPrix, Season, Draft)  # a turn lies on the table


def secret(things: list[object]) -> list[str]:
    return [type(thing).__name__ for thing in things if isinstance(thing, SECRETS)]


@pytest.mark.parametrize("chance", [FAST, SECURE])
def test_no_secret_object_is_reachable_from_a_view_or_a_decision(chance: str) -> None:
    """Walked through base races, drafts, tournaments and seasons; the options of decisions are listed."""
    games: list[GrandPrix | Season] = [
        RaceSetup("usa", 3, chance=chance).start(5),
        RaceSetup("gb", 4, legends=2, garage="all", weather=True, tournament=True, chance=chance).start(5),
        SeasonSetup("1961", 2, 1, chance=chance).start(5),
    ]
    kinds = set()
    for game in games:
        luck = policy(5)
        for moment in range(60):
            for onlooker in (None, 0, 1):
                view = game.view(onlooker)
                kinds.add(type(view))
                things = reachable(view)
                inside: object = view.cars if isinstance(view, View) else view.upgrades
                assert any(thing is inside for thing in things), "the walk goes nowhere"
                assert not secret(things)
            for decision in game.pending():
                assert decision.options
                assert not secret(reachable(decision)), decision
            advance(game, luck)
            assert moment < 59 or game.race is not None
    assert kinds == {View, DraftView}


def test_what_is_left_after_a_season_between_years_leads_nowhere() -> None:
    """Between two seasons of a GOAT everybody keeps an Upgrade: open, and without secrets."""
    setup = SeasonSetup("goat", 2, 0)
    game, luck = setup.start(3), policy(3)
    while not game.keeping:
        advance(game, luck)
    for onlooker in (None, 0, 1):
        view = game.view(onlooker)
        assert isinstance(view, DraftView)
        assert view.step == "keep"
        assert not secret(reachable(view))
    for decision in game.pending():
        assert decision.step == "keep"
        assert not secret(reachable([decision, decision.options]))


def test_the_walk_would_find_a_secret() -> None:
    season = SeasonSetup("1961", 2, 1).start(5)
    luck = policy(5)
    while season.race is None:
        advance(season, luck)
    names = set(secret(reachable([season])))
    for kind in SECRETS:
        assert any(issubclass(globals().get(name, kind), kind) for name in names), kind
    assert {"RaceState", "Car", "Race", "GrandPrix", "Season", "Draft"} <= names


# Drafts


def other_draft(game: GrandPrix, luck: Stream) -> GrandPrix:
    """The same market; the pile lies in another order and its luck is another."""
    sibling = game.copy()
    draft = sibling.draft
    assert draft is not None
    draft.pile = shuffled(draft.pile, luck)
    draft.luck = other_stream(draft.luck, luck)
    return sibling


@pytest.mark.parametrize("case", [Case("modules", n) for n in (5, 9, 26, 53)] + [Case("season", 0)], ids=str)
def test_the_pile_of_a_draft_is_not_shown(case: Case) -> None:
    luck, compared = policy(8), 0
    for game in walk(case, 1000):
        if game.race is not None:
            continue
        grand_prix = game.grand_prix
        if grand_prix is None:
            continue
        sibling = other_draft(grand_prix, luck)
        for onlooker in (None, *range(case.setup.cars)):
            assert grand_prix.view(onlooker) == sibling.view(onlooker)
        ours, theirs = grand_prix.pending()[0], sibling.pending()[0]
        assert (ours.id, ours.seat, ours.step, ours.options) == (
            theirs.id,
            theirs.seat,
            theirs.step,
            theirs.options,
        )
        one = grand_prix.copy()
        answer = ours.options[luck.below(len(ours.options))]
        before = one.draft.round if one.draft is not None else 0
        events, others = one.apply(ours.seat, answer), sibling.apply(theirs.seat, answer)
        if one.race is None:
            assert events == others
            assert one.draft is not None
            if one.draft.round == before:  # no new market: still the same to look at
                assert one.view(None) == sibling.view(None)
                compared += 1
        else:
            assert events[0] == others[0]
    assert compared >= 1


def test_a_draft_has_nothing_private() -> None:
    """Spectators and all seats see the same, but for whom they are."""
    for game in walk(Case("modules", 5), 1000):
        if game.race is not None:
            break
        views = [game.view(onlooker) for onlooker in (None, 0, 1, 2)]
        assert all(isinstance(view, DraftView) for view in views)
        assert len({repr({**vars(view), "seat": 0}) for view in views}) == 1


def test_a_view_does_not_change_when_the_race_goes_on() -> None:
    for case in (Case("base", 9), Case("modules", 53), Case("season", 0)):
        game, luck = case.setup.start(case.seed), policy(5)
        for _ in range(400):
            view = game.view(1)
            before = view.known() if isinstance(view, View) else repr(view)
            if game.over:
                break
            advance(game, luck)
            assert (view.known() if isinstance(view, View) else repr(view)) == before


def test_discarded_cards_are_counted_by_what_can_be_discarded() -> None:
    """The one hint step 8 gives, and the reason why `asked_to_discard` is needed above."""
    for race in decisions(*numbered(27)):
        decision = race.pending()[0]
        if decision.step == "discard":
            assert discardable(race.state.cars[decision.seat].hand)
