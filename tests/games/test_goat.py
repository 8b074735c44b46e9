"""GOAT: the three historic seasons in succession (CHAMP-14, CHAMP-23..25)."""

from __future__ import annotations

import pytest

from slipstream.core.actions import KEEP_UPGRADE, TAKE_UPGRADE, Action
from slipstream.core.cards import count
from slipstream.core.chance import FAST
from slipstream.core.errors import IllegalAction, NotYourTurn, StaleDecision
from slipstream.games.calendar import calendar
from slipstream.games.draft import DraftView
from slipstream.games.scoring import totals
from slipstream.games.season import Season, SeasonSetup
from slipstream.modules.garage import sponsor_cards, upgrade_pile
from slipstream.records.snapshot import encode
from tests.games.test_championship import drive_until, game_of, owned, sponsors_of, to_race
from tests.games.test_scoring import result


def at_keep(seed: int = 5, players: int = 3, legends: int = 1, races: int = 3) -> Season:
    """The moment in which everybody chooses the Upgrade to keep."""
    season = SeasonSetup("goat", players, legends=legends).start(seed)
    return drive_until(season, lambda it: len(it.results) == races)


@pytest.mark.clause("CHAMP-23")
def test_the_three_historic_seasons_are_played_in_succession() -> None:
    races = calendar("goat", FAST, 7)
    assert [(race.season, race.race, race.event.number, race.circuit) for race in races] == [
        ("1961", 1, 1, "gb"), ("1961", 2, 2, "usa"), ("1961", 3, 3, "italia"),
        ("1962", 1, 4, "italia"), ("1962", 2, 5, "gb"), ("1962", 3, 6, "france"),
        ("1963", 1, 7, "usa"), ("1963", 2, 8, "gb"), ("1963", 3, 9, "france"), ("1963", 4, 10, "italia"),
    ]  # fmt: skip


@pytest.mark.clause("CHAMP-23")
@pytest.mark.parametrize("races", [3, 6])
def test_each_player_keeps_exactly_one_upgrade_of_choice(races: int) -> None:
    season = at_keep(races=races)
    assert [decision.seat for decision in season.pending()] == [0, 1, 2]  # Legends have none
    assert {decision.step for decision in season.pending()} == {"keep"}
    chosen = []
    for decision in season.pending():
        owned_before = season.upgrades[decision.seat]
        assert len(owned_before) == (3 if races == 3 else 4)
        assert [option.number for option in decision.options] == sorted(set(owned_before))
        season.apply(decision.seat, decision.options[-1], decision.id)
        chosen.append([decision.options[-1].number])
    assert season.upgrades == [*chosen, []]
    draft = game_of(season).draft
    assert draft is not None
    assert draft.upgrades == [*chosen, []]
    everything = draft.pile + draft.market + [face for cards in chosen for face in cards]
    assert sorted(everything) == sorted(upgrade_pile("all"))  # all others returned


@pytest.mark.clause("CHAMP-23")
def test_of_two_equal_upgrades_only_one_is_kept() -> None:
    season = at_keep(players=2, legends=0)
    face = season.upgrades[0][0]
    other = season.upgrades[0][1]
    season.upgrades[0][1] = face
    (option,) = [one for one in season.pending()[0].options if one.number == face]
    season.apply(0, option)
    assert season.upgrades[0] == [face]
    assert season.pile.count(face) >= 1
    assert other not in season.upgrades[0]


@pytest.mark.clause("CHAMP-23")
def test_nothing_but_an_own_upgrade_can_be_kept_and_only_once() -> None:
    season = at_keep()
    foreign = next(face for face in range(1, 49) if face not in season.upgrades[0])
    state = encode(season)
    for action in (Action(KEEP_UPGRADE, 0, foreign), Action(KEEP_UPGRADE), Action(TAKE_UPGRADE, 0, foreign)):
        with pytest.raises(IllegalAction):
            season.apply(0, action)
    with pytest.raises(NotYourTurn):
        season.apply(3, Action(KEEP_UPGRADE, 0, foreign))  # a Legend
    assert encode(season) == state
    decision = season.pending()[0]
    season.apply(0, decision.options[0], decision.id)
    with pytest.raises(NotYourTurn):
        season.apply(0, decision.options[0])
    with pytest.raises(StaleDecision):
        season.apply(0, decision.options[0], decision.id)


@pytest.mark.clause("CHAMP-23")
def test_the_order_in_which_players_answer_changes_nothing() -> None:
    """All are asked at once. Who clicks first must not change the market of the next season."""
    season = at_keep(players=3)
    forwards, backwards = season.copy(), season.copy()
    for decision in season.pending():
        forwards.apply(decision.seat, decision.options[0], decision.id)
    for decision in reversed(season.pending()):
        backwards.apply(decision.seat, decision.options[0], decision.id)
    assert encode(forwards) == encode(backwards)


@pytest.mark.clause("CHAMP-23")
@pytest.mark.parametrize("seed", [1, 2])
def test_nor_does_it_change_a_market_card(seed: int) -> None:
    season = SeasonSetup("goat", 6, garage="regular").start(seed)
    drive_until(season, lambda it: len(it.results) == 3)
    markets = []
    for order in (season.pending(), season.pending()[::-1]):
        copy = season.copy()
        for decision in order:
            copy.apply(decision.seat, decision.options[0])
        draft = game_of(copy).draft
        assert draft is not None
        markets.append(draft.market)
    assert markets[0] == markets[1]


@pytest.mark.clause("CHAMP-14", "CHAMP-23")
def test_a_season_that_began_with_a_kept_card_has_one_upgrade_more() -> None:
    season = SeasonSetup("goat", 2).start(5)
    numbers = []
    for race in range(1, 11):
        to_race(season, race)
        drive_until(season, lambda it: it.race is not None)
        upgrades = game_of(season).upgrades
        assert upgrades is not None
        assert len({len(cards) for cards in upgrades}) == 1
        numbers.append(len(upgrades[0]))
    assert numbers == [1, 2, 3, 2, 3, 4, 2, 3, 4, 5]


@pytest.mark.clause("CHAMP-24")
def test_the_ranking_is_the_sum_over_the_three_seasons() -> None:
    season = drive_until(SeasonSetup("goat", 3, legends=1).start(5))
    assert len(season.results) == 10
    assert season.keeping == []  # nothing is kept at the very end
    assert season.points() == [sum(race.points[seat] for race in season.results) for seat in range(4)]
    best = max(season.points())
    assert season.points()[season.standings()[0]] == best
    assert sum(season.points()) > sum(totals(season.results[6:], 4))


@pytest.mark.clause("CHAMP-24")
def test_a_tie_goes_to_the_better_place_in_the_last_race_of_the_last_season() -> None:
    season = SeasonSetup("goat", 2).start(5)
    years = ["1961"] * 3 + ["1962"] * 3 + ["1963"] * 4
    season.results = [result([at % 2, 1 - at % 2], [9, 6], year) for at, year in enumerate(years)]
    assert season.points() == [75, 75]
    assert (season.standings(), season.champion) == ([1, 0], 1)


@pytest.mark.clause("CHAMP-24", "CHAMP-8")
def test_each_season_starts_with_a_random_grid() -> None:
    grids: list[set[tuple[int, ...]]] = [set(), set()]
    for seed in range(20):
        season = SeasonSetup("goat", 3, legends=1).start(seed)
        for at, races in enumerate((3, 6)):
            season.results = [
                result([0, 1, 2, 3], [9, 6, 4, 3], "1961" if n < 3 else "1962") for n in range(races)
            ]
            grid = season.grid()
            assert sorted(grid) == [0, 1, 2, 3]
            grids[at].add(tuple(grid))
    assert min(map(len, grids)) >= 9


@pytest.mark.clause("CHAMP-24", "CHAMP-9")
def test_within_a_season_only_its_own_points_make_the_grid() -> None:
    season = SeasonSetup("goat", 2).start(5)
    season.results = [result([0, 1], [9, 6])] * 3 + [result([1, 0], [9, 6], "1962")]
    assert season.points() == [33, 27]
    assert season.grid() == [1, 0]


@pytest.mark.clause("CHAMP-25")
def test_sponsor_cards_are_not_carried_into_the_next_season() -> None:
    season = drive_until(SeasonSetup("goat", 3).start(5), lambda it: len(it.results) == 2, driver="hoarder")
    drive_until(season, lambda it: it.race is not None)
    last = season.race
    assert last is not None
    drive_until(season, lambda it: len(it.results) == 3, driver="hoarder")
    carried = sum(count(sponsors_of(owned(last, seat))) for seat in range(3))
    assert season.sponsors == [0, 0, 0]
    to_race(season, 4)
    assert game_of(season).sponsors == [0, 0, 0]
    assert game_of(season).sponsor_pile == sponsor_cards()
    assert carried > 0  # there were some to lose


@pytest.mark.clause("CHAMP-23")
def test_no_one_keeps_anything_at_the_end_of_a_single_season() -> None:
    season = drive_until(SeasonSetup("1961", 2).start(5))
    assert season.over
    assert season.keeping == []
    assert season.pending() == []
    with pytest.raises(NotYourTurn):
        season.apply(0, Action(KEEP_UPGRADE, 0, season.upgrades[0][0]))


def test_the_view_while_upgrades_are_kept_holds_what_lies_open() -> None:
    season = at_keep()
    for seat in (0, 1, 2, None):
        view = season.view(seat)
        assert isinstance(view, DraftView)
        assert (view.step, view.market, view.seat) == ("keep", (), seat)
        assert view.upgrades == tuple(tuple(cards) for cards in season.upgrades)
        assert view.event is not None
        assert view.event.number == 4  # announced before the race (EVENT-1)
