"""The listed options are exactly the answers the rules accept."""

from __future__ import annotations

import pytest

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import BASIC_4, UNIT, selections
from slipstream.core.errors import IllegalAction
from slipstream.core.symbols import (
    SYM_ACCELERATE,
    SYM_COOLDOWN,
    SYM_HEAT,
    SYM_SALVAGE,
    SYM_SCRAP,
    SYM_STRESS,
)
from slipstream.games.game import Game
from slipstream.modules.garage import upgrade_numbers
from slipstream.records.snapshot import encode, encode_race
from tests.properties.support import (
    COMPILED,
    LONG,
    Case,
    candidates,
    decisions,
    equal_brakes,
    every_game,
    every_race,
    named_by_no_value,
    numbered,
    race_of,
    same,
    sampled,
    varied,
    walk,
)


def accepted(game: Game, seat: int, action: Action) -> bool:
    """Is the answer taken? Tried on a copy."""
    try:
        game.copy().apply(seat, action)
    except IllegalAction:
        return False
    return True


@every_game
def test_listed_options_are_exactly_the_accepted_actions(case: Case) -> None:
    steps = set()
    every = sampled(case)
    if not LONG:
        every = 2 * every + 1 if COMPILED else every // 2 + 1
    for game in walk(case, every):
        if game.race is None:
            continue
        race = race_of(game)
        for decision in race.pending():
            options = decision.options
            steps.add(decision.step)
            tried = candidates(race, decision.seat)
            legal = {act for act in tried if not race.refusal(decision.seat, act)}
            legal -= {act for act in legal if named_by_no_value(act, options)}
            assert set(options) == legal, f"{decision} of {case}"
            assert len(set(options)) == len(options) > 0
    assert "plan" in steps


@every_race
def test_apply_agrees_with_what_is_listed(case: Case) -> None:
    """`apply` itself, on a sample: it takes what is listed and refuses the rest without a trace."""
    for game in walk(case, 7 if LONG else 101 if COMPILED else 307):
        if game.race is None:
            continue
        race = race_of(game)
        decision = race.pending()[0]
        before = encode_race(race)
        for action in candidates(race, decision.seat):
            if action.key != "take-back" and not named_by_no_value(action, decision.options):
                assert accepted(race, decision.seat, action) == (action in decision.options), repr(action)
        assert encode_race(race) == before


@every_game
def test_drafts_swaps_and_keepsakes_list_exactly_what_they_accept(case: Case) -> None:
    """All faces that exist, and some that do not, against what lies in the market or is owned."""
    faces = [-1, 0, *upgrade_numbers(), 999]
    for game in walk(case, 1000):
        if game.race is not None:
            continue
        for decision in game.pending()[:2]:
            before = encode(game)
            options = decision.options
            assert len(set(options)) == len(options) > 0
            tried = [Action(kind, 0, face) for kind in (actions.TAKE_UPGRADE, actions.KEEP_UPGRADE)
                     for face in faces]  # fmt: skip
            if decision.step == "swap":
                assert Action(actions.SWAP_UPGRADE) in options
                tried += [Action(actions.SWAP_UPGRADE, 0, a, b) for a in faces for b in faces]
            tried += [Action(actions.SWAP_UPGRADE), Action(actions.END_REACT), actions.plan(UNIT[0])]
            tried += [Action(option.kind, UNIT[0], option.number, option.source) for option in options]
            assert set(options) == {act for act in {*tried, *options} if accepted(game, decision.seat, act)}
            assert encode(game) == before


def test_only_unpayable_may_leave_its_number_out() -> None:
    """The one answer that is accepted and not listed: then the value chosen first goes."""
    met = 0
    for moment, race in enumerate(race for seed in range(6) for race in equal_brakes(seed)):
        for decision in race.pending():
            options = decision.options
            if not LONG and moment % 13 and all(option.kind != actions.UNPAYABLE for option in options):
                continue  # of these a few do
            legal = {act for act in candidates(race, decision.seat) if not race.refusal(decision.seat, act)}
            for unlisted in legal - set(options):
                assert named_by_no_value(unlisted, options), repr(unlisted)
                first = next(option for option in options if option.kind == actions.UNPAYABLE)
                one, other = race.copy(), race.copy()
                assert one.apply(decision.seat, unlisted) == other.apply(decision.seat, first)
                assert same(one, other)
                met += 1
    assert met > 5


def test_options_come_in_the_same_order_every_time() -> None:
    for race in [*decisions(*numbered(8), every=7), *decisions(*varied(5), every=7)]:
        again = race.copy()
        for decision, twin in zip(race.pending(), again.pending(), strict=True):
            assert decision.options == twin.options


def test_a_field_that_means_nothing_does_not_make_a_second_action() -> None:
    """Equal choices are equal values: an accepted answer is one of the options, field by field."""
    seen, accepted_too = set(), set()
    for setup, seed in (numbered(0), varied(5), varied(44), varied(33)):
        for race in decisions(setup, seed, every=2):
            for decision in race.pending()[:1]:
                for option in decision.options[:6]:
                    seen.add(option.key)
                    for odd in (
                        Action(option.kind, option.cards, option.number + 7, option.source),
                        Action(option.kind, option.cards or BASIC_4, option.number, option.source),
                        Action(option.kind, option.cards, option.number, option.source or BASIC_4),
                        Action(option.kind, option.cards, option.number, option.source or UNIT[6]),
                    ):
                        if odd not in decision.options and not race.refusal(decision.seat, odd):
                            accepted_too.add(odd.key)
    assert {"plan", "end-react", "slipstream", "discard", "boost", "cool-card", "direct-play"} <= seen
    assert not accepted_too, "accepted with a stray field, though not listed"


def test_the_walks_meet_every_symbol() -> None:
    """Otherwise the comparison above says little."""
    met = set()
    for number in (5, 9, 44, 53, 33, 17, 21, 50, 7, 10, 19, 27, 48):
        for race in decisions(*varied(number), every=3):
            met |= {option.key for option in race.pending()[0].options}
    in_a_race = {key for key in actions.ACTION_KEYS if not key.endswith("-upgrade")}
    assert in_a_race - met == {"take-back"}


def test_a_symbol_is_used_of_one_card_at_a_time() -> None:
    """Two open cards together are no card: refused like any other mistake, and nothing changes."""
    tried = set()
    kinds = {SYM_HEAT: (actions.PAY_HEAT, actions.UNPAYABLE), SYM_SCRAP: (actions.SCRAP,),
             SYM_COOLDOWN: (actions.COOL_CARD,), SYM_STRESS: (actions.REDUCE_STRESS,),
             SYM_SALVAGE: (actions.SALVAGE,), SYM_ACCELERATE: (actions.ACCELERATE,)}  # fmt: skip
    wrong = set()
    for number in (53, 17, 33, 50, 5, 9, 14, 38, 29):
        for race in decisions(*varied(number)):
            for symbol, symbols in kinds.items():
                for pair in selections(race.state.turn.open[symbol], 2)[:2]:
                    seat, before = int(race.next_seat()), encode_race(race)
                    for kind in symbols:
                        amount = 1 if "number" in actions.ACTIONS[kind] else 0
                        action = Action(kind, 0, amount, int(pair))
                        tried.add(action.key)
                        try:
                            race.apply(seat, action)
                        except IllegalAction:
                            assert encode_race(race) == before
                        except ValueError as error:
                            wrong.add(f"{action.key}: {error!r}"[:40])
                            if encode_race(race) != before:
                                pytest.fail(f"{action.key} broke off half-way: {error!r}")
    assert tried >= {"pay-heat", "scrap", "cool-card"}
    assert not wrong
