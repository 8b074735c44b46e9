"""Section 20: road conditions (ROAD)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from slipstream.checks.scenes import Scene, t30
from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.core.chance import stream
from slipstream.core.rules import RaceRules
from slipstream.core.steps.react import react_options
from slipstream.core.steps.slipstream import slipstream_distances
from slipstream.core.track import Track
from slipstream.games.setup import RaceSetup
from slipstream.modules.conditions import Conditions, apply_conditions, draw_conditions, tokens
from tests.rules.scenes_support import refused
from tests.rules.support import happened

KINDS = ("limit_up", "limit_down", "overheat", "slipstream", "free_boost", "weather")
REST = "B1 B1 B1 B3"


def drawn(track: Track, seed: int) -> tuple[str, ...]:
    """The tokens laid for a race of this seed."""
    luck = stream("fast", seed, 0, "weather"), stream("fast", seed, 0, "roads")
    return draw_conditions(track, *luck).roads


def laid(*roads: str, tile: str = "sun") -> RaceRules:
    """The rules of a race on T30 with these tokens at A, B and C."""
    track = t30()
    rules = RaceRules(track, 2, 2)
    apply_conditions(rules, track, Conditions(tile, roads))
    return rules


def turn(
    at: str,
    played: str,
    road: Mapping[str, str],
    *,
    engine: int = 6,
    hand: str = REST,
    deck: str = "B3 B3 B3",
    weather: str | None = None,
    others: Mapping[str, str] | None = None,
    adrenaline: bool = False,
) -> Scene:
    """A car that has revealed these cards and may react; the gear is their number."""
    gear = len(played.split())
    scene = Scene(
        {"me": at} | dict(others or {}),
        hand=f"{played} {hand}",
        deck=deck,
        gear=gear,
        engine=engine,
        road=road,
        weather=weather,
        adrenaline=adrenaline,
    )
    return scene.shift(gear).play(played).reveal()


def offers(scene: Scene) -> set[str]:
    return {option.key for option in react_options(scene.state, scene.me)}


# The tokens


@pytest.mark.clause("ROAD-11")
def test_twelve_tokens_two_of_each_of_six_kinds() -> None:
    assert tuple(tokens()) == KINDS
    assert [row["copies"] for row in tokens().values()] == [2] * 6


@pytest.mark.clause("ROAD-1")
@pytest.mark.parametrize("name", circuit_names())
def test_one_token_for_each_corner_none_more_often_than_it_is_in_the_box(name: str) -> None:
    track = load_circuit(name).track
    for seed in range(60):
        roads = drawn(track, seed)
        assert len(roads) == len(track.corners)
        assert set(roads) <= set(KINDS)
        assert max(Counter(roads).values()) <= 2


@pytest.mark.clause("ROAD-1")
def test_every_corner_may_get_every_token_equally_often() -> None:
    times: Counter[tuple[int, str]] = Counter()
    pairs = 0
    for seed in range(600):
        roads = drawn(t30(), seed)
        times.update(enumerate(roads))
        pairs += roads[0] == roads[1]
    assert len(times) == 18
    assert all(65 <= number <= 140 for number in times.values()), times
    assert 25 <= pairs <= 90  # the second of a pair is one of eleven tokens left: 1 in 11, not 1 in 6


@pytest.mark.clause("ROAD-1", "ROAD-2")
def test_tokens_lie_in_driving_order_the_first_at_the_first_corner() -> None:
    rules = laid("limit_up", "limit_down", "overheat")
    assert rules.speed_limit == [6, 2, 2]
    assert rules.corner_surcharge == [0, 0, 1]


@pytest.mark.clause("ROAD-2", "TRACK-10")
def test_a_sector_token_affects_the_sector_behind_its_corner() -> None:
    rules = laid("slipstream", "free_boost", "weather")
    spaces = range(30)
    assert [space for space in spaces if rules.road_slipstream[space]] == list(range(10, 18))
    assert [space for space in spaces if rules.free_boost[space]] == [18, 19, 20, 21]
    assert [space for space in spaces if rules.weather_slipstream[space]] == [*range(10), *range(22, 30)]
    assert rules.speed_limit == [5, 3, 2]
    assert rules.corner_surcharge == [0, 0, 0]


@pytest.mark.clause("ROAD-2")
def test_a_corner_token_affects_that_corner_and_no_other() -> None:
    assert laid("limit_up", "overheat", "overheat").speed_limit == [6, 3, 2]
    assert laid("overheat", "limit_up", "overheat").speed_limit == [5, 4, 2]
    assert laid("overheat", "overheat", "limit_down").speed_limit == [5, 3, 1]
    assert laid("limit_up", "overheat", "limit_up").corner_surcharge == [0, 1, 0]
    assert not laid("limit_up", "overheat", "limit_down").sector_effects


@pytest.mark.clause("ROAD-3")
def test_tokens_hold_for_all_cars_and_the_whole_race() -> None:
    setup = RaceSetup("italia", cars=4, weather=True, laps=2)
    limits = {"limit_up": 1, "limit_down": -1}
    for seed in range(6):
        game = setup.start(seed)
        assert game.race is not None
        assert game.conditions is not None
        expected = [
            printed + limits.get(token, 0)
            for printed, token in zip([5, 2, 3], game.conditions.roads, strict=True)
        ]
        race, luck, passed = game.race, stream("fast", seed, 0, "driver"), []
        while not race.over:
            passed += happened(race.apply(race.next_seat(), race.random_action(luck)), "corner-passed")
        assert {event.seat for event in passed} == {0, 1, 2, 3}
        for event in passed:
            surcharge = 1 if game.conditions.roads[event.a] == "overheat" else 0
            over = event.b - expected[event.a]
            assert (event.c, event.d) == (expected[event.a], over + surcharge if over > 0 else 0)


# Corner tokens


@pytest.mark.clause("ROAD-4")
def test_limit_plus_1() -> None:
    assert turn("1:15R", "B2 B2", {"corner_B": "+1"}).corner_check().paid == [("B", 0)]
    assert turn("1:15R", "B2 B3", {"corner_B": "+1"}).corner_check().paid == [("B", 1)]
    assert turn("1:15R", "B2 B2", {}).corner_check().paid == [("B", 1)]


@pytest.mark.clause("ROAD-5")
def test_limit_minus_1() -> None:
    assert turn("1:15R", "B2 B1", {"corner_B": "-1"}).corner_check().paid == [("B", 1)]
    assert turn("1:16R", "B1 B1", {"corner_B": "-1"}).corner_check().paid == [("B", 0)]
    assert turn("1:15R", "B2 B1", {}).corner_check().paid == [("B", 0)]


@pytest.mark.clause("ROAD-4", "ROAD-5", "CORNER-6")
def test_two_corners_in_a_turn_each_by_its_own_token() -> None:
    scene = turn("1:17R", "B2 B3", {"corner_B": "+1", "corner_C": "-1"}).corner_check()
    assert scene.paid == [("B", 1), ("C", 4)]
    assert scene.engine == 1


@pytest.mark.clause("ROAD-6")
def test_overheat_adds_1_where_the_limit_is_exceeded_and_nothing_where_it_is_not() -> None:
    road = {"corner_B": "overheat"}
    assert turn("1:15R", "B2 B1", road).corner_check().paid == [("B", 0)]
    assert turn("1:16R", "B1 B1", road).corner_check().paid == [("B", 0)]
    assert turn("1:15R", "B2 B2", road).corner_check().paid == [("B", 2)]
    assert turn("1:15R", "B3 B3", road).corner_check().paid == [("B", 4)]
    assert turn("1:15R", "B2 B2", {"corner_A": "overheat"}).corner_check().paid == [("B", 1)]


@pytest.mark.clause("ROAD-6")
@pytest.mark.parametrize(("adjust", "paid"), [(1, 0), (2, 0), (-1, 3), (0, 2)])
def test_overheat_goes_by_the_limit_with_adjust_included(adjust: int, paid: int) -> None:
    card = {"v": 2, "limit": adjust}
    scene = Scene({"me": "1:15R"}, hand=[card, "B2", "B1"], gear=2, road={"corner_B": "overheat"})
    scene.shift(2).play([card, "B2"]).reveal().corner_check()  # Speed 4, printed limit 3
    assert scene.paid == [("B", paid)]


@pytest.mark.clause("ROAD-12", "SPIN-1")
def test_the_extra_heat_decides_whether_the_car_spins_out() -> None:
    road = {"corner_B": "overheat"}
    enough = turn("1:15R", "B2 B2", road, engine=2).corner_check()
    assert (enough.spun_out, enough.engine, enough.at()) == (False, 0, "1:19R")
    short = turn("1:15R", "B2 B2", road, engine=1).corner_check()
    assert (short.spun_out, short.engine, short.at()) == (True, 0, "1:17R")
    without = turn("1:15R", "B2 B2", {}, engine=1).corner_check()
    assert not without.spun_out
    within = turn("1:15R", "B2 B1", road, engine=0).corner_check()
    assert not within.spun_out


# Sector tokens


@pytest.mark.clause("ROAD-7")
def test_one_space_may_be_added_when_slipstreaming_out_of_the_sector() -> None:
    road, others = {"sector_A": "slip+1"}, {"a": "1:16R"}
    scene = turn("1:14R", "B1", road, others=others)
    assert scene.slip_options == [2, 3]
    assert scene.slipstream(3).at() == "1:18R"
    assert turn("1:14R", "B1", road, others=others).slipstream(2).at() == "1:17R"
    assert refused(lambda: turn("1:14R", "B1", road, others=others).slipstream(4)) == "slipstream-distance"


@pytest.mark.clause("ROAD-7")
def test_the_car_must_be_in_the_sector_before_it_slipstreams() -> None:
    road = {"sector_A": "slip+1"}
    assert turn("1:8R", "B1", road, others={"a": "1:10R"}).slip_options == [2]
    assert turn("1:9R", "B1", road, others={"a": "1:11R"}).slip_options == [2, 3]
    assert turn("1:16R", "B1", road, others={"a": "1:18R"}).slip_options == [2, 3]
    assert turn("1:17R", "B1", road, others={"a": "1:19R"}).slip_options == [2]


@pytest.mark.clause("ROAD-7", "SLIP-12")
def test_the_road_adds_to_the_bonus_of_a_card() -> None:
    card = {"v": 1, "slip": 2}
    cars = {"me": "1:14R", "a": "1:16R"}
    scene = Scene(cars, hand=[card, "B1"], road={"sector_A": "slip+1"}).shift(1).play([card]).reveal()
    assert slipstream_distances(scene.state, scene.me) == [2, 3, 4, 5]


@pytest.mark.clause("ROAD-7", "SLIP-2")
def test_without_a_car_to_follow_the_road_alone_gives_no_slipstream() -> None:
    assert turn("1:14R", "B1", {"sector_A": "slip+1"}).slip_options == []


@pytest.mark.clause("ROAD-8", "BOOST-6")
def test_free_boost_with_an_empty_engine() -> None:
    scene = turn("1:22R", "B2", {"sector_C": "free_boost"}, engine=0)
    assert "boost" in offers(scene)
    scene.boost()
    assert (scene.engine, scene.speed, scene.at(), scene.discard_pile) == (0, 5, "1:27R", [])
    assert refused(scene.boost) == "symbol-used"
    assert "boost" not in offers(scene)
    outside = turn("1:18R", "B2", {"sector_C": "free_boost"}, engine=0)
    assert "boost" not in offers(outside)
    assert refused(outside.boost) == "boost-needs-heat"


@pytest.mark.clause("ROAD-8")
def test_boost_costs_no_heat_where_there_is_some() -> None:
    free = turn("1:22R", "B2", {"sector_C": "free_boost"}, engine=3).boost()
    assert (free.engine, free.me.heat_paid) == (3, 0)
    paid = turn("1:22R", "B2", {"sector_A": "free_boost"}, engine=3).boost()
    assert (paid.engine, paid.me.heat_paid) == (2, 1)
    assert refused(free.boost) == "symbol-used"


@pytest.mark.clause("ROAD-8")
def test_the_space_of_the_car_when_it_boosts_decides() -> None:
    road = {"sector_A": "free_boost"}
    into = turn("1:7R", "B2", road, engine=0, adrenaline=True)  # on 9
    assert refused(into.boost) == "boost-needs-heat"
    into.adrenaline_move().boost()  # on 10
    assert (into.at(), into.engine) == ("1:13R", 0)
    out_of = turn("1:15R", "B2", road, engine=0, adrenaline=True)  # on 17
    assert "boost" in offers(out_of)
    out_of.adrenaline_move()  # on 18
    assert refused(out_of.boost) == "boost-needs-heat"
    leaving = turn("1:15R", "B2", road, engine=1).boost()  # the movement may lead out of the sector
    assert (leaving.at(), leaving.engine) == ("1:20R", 1)


@pytest.mark.clause("ROAD-8", "CORNER-5")
def test_a_free_boost_still_counts_for_the_corner() -> None:
    scene = turn("1:14R", "B2", {"sector_A": "free_boost"}, engine=6).boost().corner_check()
    assert (scene.speed, scene.paid, scene.engine) == (5, [("B", 2)], 4)


@pytest.mark.clause("ROAD-9")
def test_a_weather_token_brings_the_sector_effect_of_the_tile() -> None:
    for tile, effect in {
        "clouds": "no_cooldown",
        "fog": "no_slipstream",
        "storm": "weather_slipstream",
        "snow": "cooldown_bonus",
        "rain": "cooldown_bonus",
        "sun": "weather_slipstream",
    }.items():
        rules = laid("limit_up", "weather", "limit_up", tile=tile)
        assert [space for space in range(30) if getattr(rules, effect)[space]] == [18, 19, 20, 21]
        without = laid("limit_up", "overheat", "limit_up", tile=tile)
        assert not any(getattr(without, effect))


@pytest.mark.clause("ROAD-10")
def test_corner_tokens_are_mandatory_and_nobody_is_asked() -> None:
    for token in ("+1", "-1", "overheat"):
        scene = turn("1:15R", "B2 B2", {"corner_B": token})
        assert offers(scene) == {"boost", "end-react"}
    warned = {name for name, row in tokens().items() if row.get("mandatory")}
    assert warned == {"limit_up", "limit_down", "overheat"}


@pytest.mark.clause("ROAD-10")
def test_sector_tokens_are_optional() -> None:
    boost = turn("1:22R", "B2", {"sector_C": "free_boost"}, engine=0).end_react()
    assert boost.at() == "1:24R"
    slip = turn("1:14R", "B1", {"sector_A": "slip+1"}, others={"a": "1:16R"})
    assert slip.slipstream(0).at() == "1:15R"
    bonus = turn("1:11R", "B1", {"sector_A": "weather"}, weather="cooldown_bonus", hand="H H", engine=2)
    assert bonus.end_react().engine == 2


@pytest.mark.clause("ROAD-3", "ROAD-6", "ROAD-12")
@pytest.mark.parametrize("name", circuit_names())
def test_races_on_every_mix_of_tokens_come_to_an_end(name: str) -> None:
    seen: set[str] = set()
    for seed in range(8):
        game = RaceSetup(name, cars=3, weather=True, laps=1).start(seed)
        assert game.race is not None
        assert game.conditions is not None
        seen |= set(game.conditions.roads)
        game.race.play_random(stream("fast", seed, 0, "driver"))
        view = game.race.view(None)
        ranking = [(view.cars[seat].finish_round, -view.cars[seat].progress) for seat in view.results]
        assert all(ahead <= behind for ahead, behind in pairwise(ranking))
        assert sorted(view.results) == [0, 1, 2]
    assert seen == set(KINDS)
