"""The Upgrade draft of a championship (CHAMP-11..14) and who may swap."""

from __future__ import annotations

from dataclasses import replace

import pytest

from slipstream.core.actions import KEEP_UPGRADE, SWAP_UPGRADE, TAKE_UPGRADE, Action
from slipstream.core.chance import stream
from slipstream.core.errors import IllegalAction, NotYourTurn, StaleDecision
from slipstream.games.draft import Draft, DraftView
from slipstream.games.season import Season, SeasonSetup
from slipstream.modules.garage import upgrade_pile
from slipstream.records.snapshot import encode
from tests.games.test_championship import game_of, to_race


def view_of(season: Season) -> DraftView:
    view = season.view(None)
    assert isinstance(view, DraftView)
    return view


def draft_of(season: Season) -> Draft:
    draft = game_of(season).draft
    assert draft is not None
    return draft


def picks_made(season: Season) -> list[int]:
    """Everybody takes the first card; the seats in the order they were asked."""
    seats = []
    while season.race is None and season.pending()[0].step == "draft":
        decision = season.pending()[0]
        seats.append(decision.seat)
        season.apply(decision.seat, decision.options[0])
    return seats


@pytest.mark.clause("CHAMP-11")
@pytest.mark.parametrize(("players", "legends"), [(2, 0), (3, 3), (6, 0), (1, 5), (4, 1)])
def test_the_market_holds_three_cards_more_than_players(players: int, legends: int) -> None:
    season = SeasonSetup("1961", players, legends=legends).start(7)
    assert len(view_of(season).market) == players + 3


@pytest.mark.clause("CHAMP-11")
@pytest.mark.parametrize("race", [1, 2, 3])
def test_the_last_on_the_grid_picks_first_and_everybody_one_card(race: int) -> None:
    season = to_race(SeasonSetup("1961", 4, legends=2).start(7), race)
    grid = [seat for seat in season.grid() if seat < 4]
    before = [len(cards) for cards in draft_of(season).upgrades]
    assert picks_made(season) == grid[::-1]
    assert [len(cards) for cards in draft_of(season).upgrades] == [
        number + (seat < 4) for seat, number in enumerate(before)
    ]


@pytest.mark.clause("CHAMP-11")
def test_a_card_taken_has_left_the_market() -> None:
    season = SeasonSetup("1961", 3).start(7)
    market = list(view_of(season).market)
    decision = season.pending()[0]
    assert [option.number for option in decision.options] == sorted(set(market))
    season.apply(decision.seat, decision.options[-1])
    market.remove(decision.options[-1].number)
    assert list(view_of(season).market) == market
    assert view_of(season).upgrades[decision.seat] == (decision.options[-1].number,)


@pytest.mark.clause("CHAMP-11")
def test_only_the_player_whose_turn_it_is_picks_and_only_from_the_market() -> None:
    season = SeasonSetup("1961", 3).start(7)
    decision = season.pending()[0]
    state = encode(season)
    absent = next(face for face in range(1, 49) if face not in view_of(season).market)
    with pytest.raises(NotYourTurn):
        season.apply((decision.seat + 1) % 3, decision.options[0])
    with pytest.raises(IllegalAction):
        season.apply(decision.seat, Action(TAKE_UPGRADE, 0, absent))
    with pytest.raises(IllegalAction):
        season.apply(decision.seat, Action(SWAP_UPGRADE))
    with pytest.raises(IllegalAction):
        season.apply(decision.seat, Action(KEEP_UPGRADE, 0, view_of(season).market[0]))
    with pytest.raises(StaleDecision):
        season.apply(decision.seat, decision.options[0], decision.id + 1)
    assert encode(season) == state
    season.apply(decision.seat, decision.options[0], decision.id)
    with pytest.raises(StaleDecision):
        season.apply(decision.seat, decision.options[0], decision.id)


@pytest.mark.clause("CHAMP-12")
@pytest.mark.parametrize("race", [1, 2, 3])
def test_the_last_player_on_the_grid_may_swap_legends_disregarded(race: int) -> None:
    swappers = set()
    for seed in range(3):
        season = to_race(SeasonSetup("1961", 3, legends=3).start(seed), race)
        grid = season.grid()
        picks_made(season)
        (decision,) = season.pending()
        assert decision.step == "swap"
        assert decision.seat == [seat for seat in grid if seat < 3][-1]
        swappers.add(grid[-1] >= 3)
    assert race != 1 or True in swappers  # a Legend stood last at least once


@pytest.mark.clause("CHAMP-12")
def test_any_upgrade_owned_may_be_given_for_any_card_left_or_nothing_done() -> None:
    season = to_race(SeasonSetup("1963", 3).start(7), 3)
    picks_made(season)
    (decision,) = season.pending()
    owned = draft_of(season).upgrades[decision.seat]
    assert len(owned) == 3  # the card just picked among them
    market = draft_of(season).market
    assert len(market) == 3
    expected = {(0, 0)} | {(face, given) for face in market for given in owned}
    assert {(option.number, option.source) for option in decision.options} == expected
    assert len(decision.options) == len(expected)


@pytest.mark.clause("CHAMP-12")
def test_the_card_just_picked_may_be_swapped_away() -> None:
    season = SeasonSetup("1961", 3).start(7)
    picks_made(season)
    seat = season.pending()[0].seat
    (picked,), market = draft_of(season).upgrades[seat], draft_of(season).market[:]
    taken = next(face for face in market if face != picked)
    season.apply(seat, Action(SWAP_UPGRADE, 0, taken, picked))
    upgrades = game_of(season).upgrades
    assert upgrades is not None
    assert upgrades[seat] == [taken]


@pytest.mark.clause("CHAMP-12")
def test_a_swap_with_a_card_that_is_not_owned_or_not_there_is_refused() -> None:
    season = SeasonSetup("1961", 3).start(7)
    picks_made(season)
    seat = season.pending()[0].seat
    (picked,), market = draft_of(season).upgrades[seat], draft_of(season).market
    not_there = next(face for face in range(1, 49) if face not in [*market, picked])
    state = encode(season)
    for face, given in [(market[0], not_there), (not_there, picked), (0, picked), (market[0], 0)]:
        with pytest.raises(IllegalAction):
            season.apply(seat, Action(SWAP_UPGRADE, 0, face, given))
    with pytest.raises(NotYourTurn):
        season.apply((seat + 1) % 3, Action(SWAP_UPGRADE))
    assert encode(season) == state


@pytest.mark.clause("CHAMP-13")
@pytest.mark.parametrize("swap", [False, True])
def test_the_rest_of_the_market_goes_back_into_the_pile(swap: bool) -> None:
    season = SeasonSetup("1961", 3).start(7)
    pile = draft_of(season).pile[:]
    picks_made(season)
    seat = season.pending()[0].seat
    left = draft_of(season).market[:]
    (given,) = draft_of(season).upgrades[seat]
    if swap:
        taken = next(face for face in left if face != given)
        season.apply(seat, Action(SWAP_UPGRADE, 0, taken, given))
        left = sorted([*left, given])
        left.remove(taken)  # the card handed in is shuffled back, too
    else:
        season.apply(seat, Action(SWAP_UPGRADE))
    assert draft_of(season).market == []
    assert sorted(draft_of(season).pile) == sorted(pile + left)
    assert len(draft_of(season).pile) == 96 - 3


@pytest.mark.clause("CHAMP-13")
def test_a_card_that_went_back_may_come_again() -> None:
    again = 0
    for seed in range(5):
        season = SeasonSetup("1961", 6, garage="regular").start(seed)
        picks_made(season)
        left = set(draft_of(season).market)
        to_race(season, 2)
        again += bool(left & set(draft_of(season).market))
    assert again > 2


@pytest.mark.clause("CHAMP-14")
def test_upgrades_accumulate_from_race_to_race() -> None:
    season = to_race(SeasonSetup("1963", 2).start(7), 4)
    before = [sorted(cards) for cards in season.upgrades]
    assert [len(cards) for cards in before] == [3, 3]
    picks_made(season)
    seat = season.pending()[0].seat
    season.apply(seat, Action(SWAP_UPGRADE))
    now = game_of(season).upgrades
    assert now is not None
    for own, had in zip(now, before, strict=True):
        rest = own[:]
        for face in had:
            rest.remove(face)
        assert len(rest) == 1


@pytest.mark.clause("CHAMP-6", "CHAMP-11")
def test_the_smallest_pile_suffices_for_the_largest_field_through_all_three_seasons() -> None:
    season = SeasonSetup("goat", 6, garage="regular").start(7)
    assert len(upgrade_pile("regular")) == 34
    for race in (1, 3, 4, 6, 7, 10):
        to_race(season, race)
        assert len(view_of(season).market) == 9


def test_a_draft_can_be_copied_in_the_middle() -> None:
    luck = stream("fast", 7, 0, "market")
    draft = Draft.for_championship([2, 0, 1], [[], [], []], upgrade_pile("all"), luck)
    draft.apply(draft.options()[0])
    copy = draft.copy()
    while draft.seat is not None:
        draft.apply(draft.options()[-1])
    assert (copy.seat, len(copy.market)) == (0, 5)
    assert [len(cards) for cards in copy.upgrades] == [0, 1, 0]


def test_the_view_of_a_draft_is_the_same_for_everybody() -> None:
    season = SeasonSetup("1961", 3).start(7)
    while season.race is None:
        public = season.view(None)
        assert isinstance(public, DraftView)
        for seat in range(3):
            view = season.view(seat)
            assert isinstance(view, DraftView)
            assert replace(view, seat=None) == public
        assert public.active == season.pending()[0].seat
        decision = season.pending()[0]
        season.apply(decision.seat, decision.options[0])
