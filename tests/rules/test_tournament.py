"""Section 22: tournament mode (TOURNAMENT)."""

from __future__ import annotations

from collections import Counter

import pytest

from slipstream.checks.invariants import Watch, check_options
from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.cards import count
from slipstream.core.chance import stream
from slipstream.core.errors import IllegalAction
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.random_play import random_plan
from slipstream.core.steps.play_cards import plans
from slipstream.core.views import View, redacted
from slipstream.games.setup import RaceSetup
from tests.rules.scenes_support import events_of, refused
from tests.rules.support import cards, decline, happened, hold, plan, race_from, rest_of_turn

HAND = "B4 B3 B2 B1 B1 B2 B3"


def scene_of(gear: int, engine: int = 2, hand: str = HAND, deck: str = "S B2 B1", **more: str) -> Scene:
    """A car on 1:0R in tournament mode, before step 2."""
    return Scene(
        {"me": more.get("at", "1:0R")}, hand=hand, deck=deck, gear=gear, engine=engine, tournament=True
    )


def tournament_from(*places: str, hand: str = "B1 B1 B2 B2 B3 B3 B4", gear: int = 2, engine: int = 6) -> Race:
    """As `race_from`, in tournament mode."""
    race = race_from(*places, hand=hand, gear=gear, engine=engine)
    race.state.rules.tournament = True
    return race


def numbers(scene: Scene) -> list[int]:
    """The numbers of cards that may be committed, without Heat."""
    found = {int(count(plan)) for plan in plans(scene.state.rules, scene.me)}
    return sorted(found)


# Committing


@pytest.mark.clause("TOURNAMENT-1")
@pytest.mark.parametrize(
    ("gear", "possible"), [(1, [1, 2, 3]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4]), (4, [2, 3, 4])]
)
@pytest.mark.parametrize("engine", [0, 1, 6])
def test_one_to_four_cards_at_most_two_away_from_the_gear(
    gear: int, possible: list[int], engine: int
) -> None:
    assert numbers(scene_of(gear, engine)) == possible
    for number in range(1, 5):
        chosen = " ".join(HAND.split()[:number])
        if number in possible:
            scene_of(gear, engine).play(chosen)
        else:
            assert refused(lambda chosen=chosen: scene_of(gear, engine).play(chosen)) == "gear-too-far"  # type: ignore[misc]


@pytest.mark.clause("TOURNAMENT-1")
def test_no_card_and_five_cards_are_refused() -> None:
    assert refused(lambda: scene_of(3).play("B4 B3 B2 B1 B1")) != ""
    assert refused(lambda: scene_of(3).play("")) != ""
    assert refused(lambda: scene_of(3).play("U5")) == "cards-not-in-hand"


@pytest.mark.clause("TOURNAMENT-1", "GEAR-7")
def test_nobody_sets_a_gear_in_step_1() -> None:
    assert refused(lambda: scene_of(2).shift(3)) == "not-in-this-step"
    race = tournament_from("1:9R", "1:5R")
    race.apply(0, plan("B1 B2 B3 B4"))
    race.apply(1, plan("B1 B2 B3 B4"))
    assert [car.gear for car in race.view(1).cars] == [4, 2]  # only the car whose turn it is
    assert [car.engine for car in race.view(1).cars] == [5, 6]


@pytest.mark.clause("TOURNAMENT-2")
@pytest.mark.parametrize(("gear", "played"), [(2, "B4"), (2, "B4 B3"), (3, "B4 B3"), (3, "B1 B1 B2 B2")])
def test_in_the_own_step_3_the_number_of_cards_becomes_the_gear(gear: int, played: str) -> None:
    scene = scene_of(gear).play(played)
    assert scene.gear == gear
    scene.tournament_reveal()
    assert (scene.gear, scene.engine) == (len(played.split()), 2)


@pytest.mark.clause("TOURNAMENT-2")
def test_the_number_is_shown_in_the_own_step_3_and_not_when_all_plans_are_in() -> None:
    race = tournament_from("1:9R", "1:5R")
    events = race.apply(0, plan("B1 B1 B2")) + race.apply(1, plan("B1"))
    assert [(event.seat, event.b) for event in happened(events, "gear-shifted")] == [(0, 3)]
    events = rest_of_turn(race)
    assert [(event.seat, event.b) for event in happened(events, "gear-shifted")] == [(1, 1)]
    assert race.view(None).cars[1].gear == 1


@pytest.mark.clause("TOURNAMENT-3")
@pytest.mark.parametrize(("gear", "played"), [(1, "B4 B3 B2"), (4, "B4 B3"), (2, "B1 B1 B2 B2"), (3, "B4")])
def test_a_change_by_two_costs_1_heat_at_that_moment(gear: int, played: str) -> None:
    scene = scene_of(gear).play(played)
    assert (scene.engine, scene.discard_pile) == (2, [])
    scene.tournament_reveal()
    assert (scene.gear, scene.engine, scene.discard_pile) == (len(played.split()), 1, ["H"])


@pytest.mark.clause("TOURNAMENT-3")
@pytest.mark.parametrize(("gear", "played"), [(1, "B4 B3"), (2, "B4 B3"), (3, "B4 B3"), (4, "B4 B3 B2")])
def test_a_change_by_one_or_none_is_free(gear: int, played: str) -> None:
    assert scene_of(gear, engine=0).play(played).tournament_reveal().discard_pile == []


# Corrections


@pytest.mark.clause("TOURNAMENT-4", "TOURNAMENT-6", "TOURNAMENT-7")
@pytest.mark.parametrize(
    ("thrown", "speed", "left"), [("B4", 5, ["B2", "B3"]), ("B3", 6, ["B2", "B4"]), ("B2", 7, ["B3", "B4"])]
)
def test_up_by_two_without_heat_one_card_at_random_is_discarded(
    thrown: str, speed: int, left: list[str]
) -> None:
    scene = scene_of(1, engine=0).play("B4 B3 B2").tournament_reveal(random_discard=thrown)
    assert (scene.gear, scene.speed, scene.at()) == (2, speed, f"1:{speed}R")
    assert (scene.play_area, scene.discard_pile) == (left, [thrown])
    assert scene.hand_size == 4


@pytest.mark.clause("TOURNAMENT-4")
def test_every_played_card_is_as_likely_to_be_discarded_and_no_card_of_the_hand() -> None:
    thrown: Counter[str] = Counter()
    for seed in range(300):
        scene = scene_of(2, engine=0).play("B1 B2 B3 B4")
        scene.me.luck = stream("fast", seed, 0, "deck")
        scene.tournament_reveal()
        assert scene.gear == 3
        thrown.update(scene.discard_pile)
    assert set(thrown) == {"B1", "B2", "B3", "B4"}
    assert all(50 <= times <= 105 for times in thrown.values()), thrown


@pytest.mark.clause("TOURNAMENT-4", "PLUS-5")
def test_a_stress_card_thrown_away_resolves_no_plus() -> None:
    hand = "S B1 B1 B2 B3"
    thrown = scene_of(1, engine=0, hand=hand, deck="B4 B4").play("S B1 B1")
    thrown.tournament_reveal(random_discard="S")
    assert (thrown.speed, thrown.plus_used, thrown.draw_pile) == (2, 0, ["B4", "B4"])
    kept = scene_of(1, engine=0, hand=hand, deck="B4 B4").play("S B1 B1")
    kept.tournament_reveal(random_discard="B1")
    assert (kept.speed, kept.plus_used, kept.draw_pile) == (5, 1, ["B4"])


@pytest.mark.clause("TOURNAMENT-5", "TOURNAMENT-7")
def test_down_by_two_without_heat_a_basic_card_is_found_with_the_plus_procedure() -> None:
    scene = scene_of(4, engine=0).play("B4 B3").tournament_reveal()
    assert (scene.gear, scene.speed, scene.at()) == (3, 9, "1:9R")
    assert scene.play_area == ["B2", "B3", "B4"]
    assert (scene.discard_pile, scene.draw_pile) == (["S"], ["B1"])


@pytest.mark.clause("TOURNAMENT-5", "PLUS-10")
def test_the_card_found_is_a_correction_and_not_a_plus_symbol_used() -> None:
    scene = scene_of(3, engine=0).play("B4").tournament_reveal()
    assert (scene.gear, scene.speed, scene.plus_used) == (2, 6, 0)
    with_stress = scene_of(3, engine=0, hand="S B1 B1 B1", deck="B2 B4").play("S").tournament_reveal()
    assert (with_stress.gear, with_stress.speed, with_stress.plus_used) == (2, 6, 1)


@pytest.mark.clause("TOURNAMENT-5", "PLUS-9")
def test_where_no_basic_card_can_be_found_nothing_is_added() -> None:
    scene = scene_of(4, engine=0, deck="S U5").play("B4 B3").tournament_reveal()
    assert (scene.gear, scene.speed, scene.draw_pile) == (3, 7, ["S", "U5"])


@pytest.mark.clause("TOURNAMENT-6", "COOL-1", "COOL-2")
def test_the_corrected_gear_counts_for_cooldown() -> None:
    up = scene_of(1, engine=0, hand="B1 B1 B1 H H H").play("B1 B1 B1").tournament_reveal()
    assert refused(lambda: up.cooldown("gear", 2)) == "cooldown-out-of-range"
    assert up.cooldown("gear", 1).engine == 1  # second gear, not third
    down = scene_of(3, engine=0, hand="B1 B1 H H H").play("B1").tournament_reveal()
    assert down.gear == 2
    assert refused(lambda: down.cooldown("gear", 3)) == "cooldown-out-of-range"  # second gear, not first
    from_fourth = scene_of(4, engine=0, hand="B1 B1 H H H").play("B1 B1").tournament_reveal()
    assert refused(lambda: from_fourth.cooldown("gear", 1)) == "no-cooldown-in-gear"  # third gear, not second


@pytest.mark.clause("TOURNAMENT-6", "SPIN-3")
def test_the_corrected_gear_counts_for_a_spin_out() -> None:
    up = scene_of(1, engine=0, at="1:8R").play("B4 B3 B2").tournament_reveal(random_discard="B2")
    up.corner_check()  # Speed 7 at a limit of 5, in second gear
    assert (up.spun_out, up.hand.count("S"), up.gear) == (True, 1, 1)
    down = scene_of(4, engine=0, at="1:8R").play("B4 B3").tournament_reveal()
    down.corner_check()  # Speed 9, in third gear
    assert (down.spun_out, down.hand.count("S"), down.gear) == (True, 2, 1)


@pytest.mark.clause("TOURNAMENT-6", "PLUS-4", "PLUS-5")
def test_then_the_turn_goes_on_with_plus_symbols_as_usual() -> None:
    scene = scene_of(2, engine=0, hand="S S B1 B2", deck="B3 B4 B1").play("S S").tournament_reveal()
    assert (scene.gear, scene.speed, scene.plus_used) == (2, 7, 2)
    downwards = scene_of(4, engine=0, hand="S S B1 B2", deck="B3 B4 B1").play("S S").tournament_reveal()
    assert (downwards.gear, downwards.speed, downwards.plus_used) == (3, 8, 2)
    assert downwards.play_area == ["B1", "B3", "B4", "S", "S"]


@pytest.mark.clause("TOURNAMENT-7")
@pytest.mark.parametrize(("gear", "played"), [(1, "B4 B3 B2"), (2, "B1 B1 B2 B2"), (3, "B4"), (4, "B4 B3")])
def test_a_change_by_two_without_heat_is_accepted_and_corrected(gear: int, played: str) -> None:
    scene = scene_of(gear, engine=0).play(played).tournament_reveal()
    wanted = len(played.split())
    corrected = gear + 1 if wanted > gear else gear - 1
    assert (scene.gear, scene.engine) == (corrected, 0)
    told = events_of(scene, "gear-corrected")
    assert [(event.a, event.b) for event in told] == [(gear, corrected)]
    race = tournament_from("1:9R", "1:5R", gear=gear, engine=0, hand=HAND)
    race.apply(0, plan(played))
    assert race.view(0).cars[0].planned


@pytest.mark.clause("TOURNAMENT-7")
def test_with_heat_there_is_no_correction() -> None:
    scene = scene_of(1, engine=1).play("B4 B3 B2").tournament_reveal()
    assert (scene.gear, scene.engine, scene.speed) == (3, 0, 9)
    assert events_of(scene, "gear-corrected") == []


# Heat in the plan


@pytest.mark.clause("TOURNAMENT-9", "CLUTTER-2")
def test_heat_may_not_be_committed_where_a_number_within_reach_can_be_filled() -> None:
    assert refused(lambda: scene_of(2, hand="B1 H H H").play("B1 H")) == "gear-not-filled"
    assert refused(lambda: scene_of(2, hand="B1 B1 B1 H").play("B1 H")) == "heat-not-playable"
    assert refused(lambda: scene_of(3, engine=1, hand="B1 H H H").play("B1 H")) == "gear-not-filled"


@pytest.mark.clause("TOURNAMENT-9", "CLUTTER-3")
def test_without_heat_in_the_engine_fewer_numbers_are_within_reach() -> None:
    scene = scene_of(3, engine=0, hand="B1 H H H")  # second gear at the least, and one playable card
    scene.play("B1 H").tournament_reveal()
    assert (scene.cluttered, scene.gear, scene.at()) == (True, 1, "1:0R")
    assert (scene.discard_pile, scene.hand) == (["B1", "H"], ["H", "H"])
    assert refused(lambda: scene_of(3, engine=0, hand="B1 H H H").play("H H")) == "play-all-then-heat"


@pytest.mark.clause("TOURNAMENT-9", "TOURNAMENT-7")
def test_with_the_same_hand_the_one_playable_card_alone_is_accepted_and_corrected() -> None:
    scene = scene_of(3, engine=0, hand="B1 H H H", deck="B3").play("B1").tournament_reveal()
    assert (scene.cluttered, scene.gear, scene.speed) == (False, 2, 4)


@pytest.mark.clause("TOURNAMENT-9")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
@pytest.mark.parametrize("engine", [0, 1])
@pytest.mark.parametrize("playable", [0, 1, 2, 3, 4])
def test_heat_is_allowed_exactly_as_for_a_cluttered_hand(gear: int, engine: int, playable: int) -> None:
    hand = " ".join(["B1"] * playable + ["H"] * (7 - playable))
    scene = scene_of(gear, engine, hand)
    reach = 2 if engine else 1
    lowest, highest = max(1, gear - reach), min(4, gear + reach)
    expected = set()
    if playable < lowest:
        expected |= {(playable, number - playable) for number in range(lowest, highest + 1)}
    expected |= {(number, 0) for number in range(max(1, gear - 2), min(4, gear + 2, playable) + 1)}
    found = plans(scene.state.rules, scene.me)
    listed = [(int(option & 15), int(option >> 16)) for option in found]
    assert sorted(listed) == sorted(expected)
    assert listed
    for basics in range(playable + 1):
        for heats in range(6):
            names = " ".join(["B1"] * basics + ["H"] * heats)
            if (basics, heats) in expected:
                scene_of(gear, engine, hand).play(names)
            else:
                with pytest.raises(IllegalAction):
                    scene_of(gear, engine, hand).play(names)
    drawn = {
        int(random_plan(scene.state.rules, scene.me, stream("fast", seed, 0, "x"))) for seed in range(30)
    }
    assert drawn <= set(map(int, found))


# What the others know


def seen_by(race: Race, events: list[Event], seat: int | None) -> tuple[View, list[Event]]:
    return race.view(seat), [redacted(event, seat) for event in events]


@pytest.mark.clause("TOURNAMENT-8", "INFO-1", "GEAR-8")
@pytest.mark.parametrize("onlooker", [None, 0, 2])
def test_until_the_own_step_3_nothing_tells_how_many_cards_were_committed(onlooker: int | None) -> None:
    seen = []
    for chosen in ("B1", "B4", "B1 B2", "B1 B2 B3", "B1 B1 B2 B2"):
        race = tournament_from("1:9R", "1:5R", "1:3R")
        told = [seen_by(race, race.apply(1, plan(chosen)), onlooker)]
        told.append(seen_by(race, race.apply(2, plan("B1")), onlooker))
        told.append(seen_by(race, race.apply(0, plan("B2")), onlooker))
        while race.view(None).step != "discard":  # all plans are in, and the first car drives
            told.append(seen_by(race, decline(race), onlooker))
        seen.append(told)
        assert told[-1][0].active == 0
        committed = told[-1][0].cars[1]
        assert (committed.planned, committed.face_down, committed.hand_size) == (True, 0, 7)
        assert (committed.gear, committed.engine, committed.play) == (2, 6, 0)
    assert all(told == seen[0] for told in seen)


@pytest.mark.clause("TOURNAMENT-8")
def test_a_cluttered_plan_looks_like_any_other() -> None:
    seen = []
    for chosen in ("B1", "B1 H", "B1 H H", "B1 H H H"):
        race = tournament_from("1:9R", "1:5R", gear=3, engine=6)
        race.state.cars[1].engine = 0
        hold(race, 1, "B1 H H H H H H")
        race.apply(1, plan(chosen))
        told = seen_by(race, race.apply(0, plan("B2 B2")), 0)
        seen.append(told)
    assert all(told == seen[0] for told in seen)


@pytest.mark.clause("TOURNAMENT-8")
def test_in_the_own_step_3_everything_is_open() -> None:
    race = tournament_from("1:9R", "1:5R")
    race.apply(0, plan("B1"))
    race.apply(1, plan("B1 B2 B3"))
    rest_of_turn(race)
    for seat in (None, 0, 1):
        car = race.view(seat).cars[1]
        assert (car.gear, car.hand_size, car.face_down, car.play) == (3, 4, 0, cards("B1 B2 B3"))


@pytest.mark.clause("TOURNAMENT-8", "GEAR-8")
def test_a_plan_taken_back_tells_nothing_either() -> None:
    seen = []
    for chosen in ("B1", "B1 B2 B3 B4"):
        race = tournament_from("1:9R", "1:5R")
        events = race.apply(1, plan(chosen)) + race.apply(1, actions.take_back())
        seen.append(seen_by(race, events, 0))
    assert seen[0] == seen[1]


@pytest.mark.clause("TOURNAMENT-8")
@pytest.mark.parametrize("seed", range(3))
def test_all_race_long_no_view_depends_on_a_plan_that_is_not_revealed(seed: int) -> None:
    """Every other hidden plan is exchanged for one of another number: nobody else sees a difference."""
    race = RaceSetup("italia", cars=4, tournament=True, laps=1).start_race(seed)
    luck, compared = stream("fast", seed, 0, "driver"), 0
    while not race.over:
        for car in race.state.cars:
            if car.plan == 0:
                continue
            sibling = race.copy()
            other = sibling.state.cars[car.seat]
            number = count(car.plan)
            different = [zone for zone in plans(race.state.rules, other) if count(zone) != number]
            if not different:
                continue
            other.plan = different[luck.below(len(different))]
            for seat in (None, 0, 1, 2, 3):
                if seat != car.seat:
                    assert race.view(seat) == sibling.view(seat)
                    compared += 1
        race.apply(race.next_seat(), race.random_action(luck))
    assert compared > 100


# Whole races


@pytest.mark.clause("TOURNAMENT-1", "TOURNAMENT-3", "TOURNAMENT-4", "TOURNAMENT-5", "TOURNAMENT-7")
def test_in_whole_races_a_gear_is_named_paid_or_corrected_in_every_turn() -> None:
    seen: Counter[str] = Counter()
    for seed in range(10):
        race = RaceSetup("usa", cars=3, tournament=True, weather=seed % 2 == 1).start_race(seed)
        luck, watch = stream("fast", seed, 0, "driver"), Watch(race)
        gears = {0: 1, 1: 1, 2: 1}
        while not race.over:
            check_options(race)
            events = race.apply(race.next_seat(), race.random_action(luck))
            watch.check(race)
            for event in events:
                if event.key == "gear-shifted":
                    change = abs(int(event.b) - gears[event.seat])
                    assert event.a == gears[event.seat]
                    assert (change <= 2, event.c) == (True, 1 if change == 2 else 0)
                    gears[event.seat] = event.b
                    seen[f"{change}"] += 1
                elif event.key == "gear-corrected":
                    assert abs(int(event.b) - int(event.a)) == 1
                    seen["up" if event.b > event.a else "down"] += 1
                    gears[event.seat] = event.b
                elif event.key in ("spun-out", "cluttered"):
                    gears[event.seat] = 1
    assert min(seen[kind] for kind in ("0", "1", "2", "up", "down")) > 0, seen
