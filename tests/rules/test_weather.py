"""Section 19: weather (WEATHER)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise, product

import pytest

from slipstream.checks.scenes import Scene, t30
from slipstream.circuits.loader import circuit_from_data, circuit_names, load_circuit
from slipstream.core.actions import COOL_SECTOR, Action
from slipstream.core.cards import count, heat_in, stress_in
from slipstream.core.chance import stream
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.core.steps.react import react_options
from slipstream.drivers import drive
from slipstream.drivers.chance_driver import RandomDriver
from slipstream.games.setup import RaceSetup
from slipstream.modules.conditions import Conditions, apply_conditions, draw_conditions, tiles
from tests.rules.scenes_support import circuit, refused

TILES = ("clouds", "fog", "storm", "snow", "rain", "sun")
ONE_WEATHER_TOKEN = {"sector_A": "weather"}  # spaces 10..17 of T30


def under(
    tile: str, roads: tuple[str, ...] = ("limit_up",) * 3, cars: int = 2, heat: int = 6, handicap: int = 0
) -> Race:
    """A race on T30 under this tile, on the grid, with the opening hands drawn."""
    track = t30()
    track.heat = heat
    rules = RaceRules(track, 2, cars)
    apply_conditions(rules, track, Conditions(tile, roads))
    entries = [Entry(handicap=handicap) for _ in range(cars)]
    return set_up(track, rules, entries, list(range(cars)), 5, "fast")


def prepared(race: Race, seat: int = 0) -> tuple[int, int, int, int]:
    """Heat in the engine, Heat and Stress in draw pile and hand, Heat in the discard pile."""
    car = race.state.cars[seat]
    assert stress_in(car.discard) == 0
    dealt = car.draw + car.hand
    return int(car.engine), int(heat_in(dealt)), int(stress_in(dealt)), int(heat_in(car.discard))


def reacting(
    at: str,
    played: str,
    weather: str,
    *,
    road: Mapping[str, str] = ONE_WEATHER_TOKEN,
    hand: str = "H H H H",
    deck: str = "B4 B4 B4 B4",
    engine: int = 3,
    adrenaline: bool = False,
    others: Mapping[str, str] | None = None,
) -> Scene:
    """A car that has revealed these cards and may react; the gear is their number."""
    gear = len(played.split())
    scene = Scene(
        {"me": at} | dict(others or {}),
        hand=f"{played} {hand}",
        deck=deck,
        gear=gear,
        engine=engine,
        adrenaline=adrenaline,
        road=road,
        weather=weather,
    )
    return scene.shift(gear).play(played).reveal()


def offers(scene: Scene) -> set[str]:
    """The kinds of symbols on offer now."""
    return {option.key for option in react_options(scene.state, scene.me)}


# The tile


@pytest.mark.clause("WEATHER-1")
def test_there_are_six_tiles_and_each_is_drawn_as_often_as_the_others() -> None:
    assert tuple(tiles()) == TILES
    drawn: Counter[str] = Counter()
    for seed in range(600):
        luck = stream("fast", seed, 0, "weather"), stream("fast", seed, 0, "roads")
        drawn[draw_conditions(t30(), *luck).weather] += 1
    assert set(drawn) == set(TILES)
    assert all(65 <= times <= 140 for times in drawn.values()), drawn


@pytest.mark.clause("WEATHER-1")
def test_one_tile_holds_for_the_whole_race() -> None:
    setup = RaceSetup("italia", cars=3, weather=True, laps=1)
    game = setup.start(6)
    conditions, race = game.conditions, game.race
    assert conditions is not None
    assert race is not None
    rules, luck = race.view(None).rules, stream("fast", 6, 0, "driver")
    effects = [*rules.no_cooldown, *rules.cooldown_bonus, *rules.no_slipstream, *rules.weather_slipstream]
    while not race.over:
        race.apply(race.next_seat(), race.random_action(luck))
        assert race.view(None).rules is rules
    assert game.conditions is conditions
    after = [*rules.no_cooldown, *rules.cooldown_bonus, *rules.no_slipstream, *rules.weather_slipstream]
    assert after == effects


@pytest.mark.clause("WEATHER-1", "SETUP-13")
def test_without_the_module_there_is_no_weather() -> None:
    game = RaceSetup("usa", cars=3).start(6)
    assert game.conditions is None
    assert game.race is not None
    assert not game.race.view(None).rules.sector_effects


@pytest.mark.clause("WEATHER-2")
@pytest.mark.parametrize("tile", TILES)
def test_the_preparation_holds_for_every_player_and_without_any_weather_token(tile: str) -> None:
    plain = (6, 1, 3, 0)
    race = under(tile, cars=4)
    for seat in range(4):
        assert prepared(race, seat) == prepared(race, 0) != plain
        assert count(race.state.cars[seat].hand) == 7
    assert not race.view(None).rules.sector_effects


@pytest.mark.clause("WEATHER-2")
def test_in_a_whole_setup_the_tile_drawn_prepares_the_cars() -> None:
    expected = {
        "clouds": (6, 1, 2, 0), "fog": (7, 1, 3, 0), "storm": (6, 1, 4, 0),
        "snow": (5, 1, 3, 0), "rain": (3, 4, 3, 0), "sun": (3, 1, 3, 3),
    }  # fmt: skip
    seen = set()
    for seed in range(40):
        game = RaceSetup("usa", cars=3, legends=1, weather=True).start(seed)
        assert game.race is not None
        assert game.conditions is not None
        tile = game.conditions.weather
        assert prepared(game.race, 0) == prepared(game.race, 1) == expected[tile]
        assert prepared(game.race, 2) == (0, 0, 0, 0)  # a Legend prepares nothing
        seen.add(tile)
    assert seen == set(TILES)


@pytest.mark.clause("WEATHER-3")
def test_one_more_stress_card_in_the_draw_pile() -> None:
    race = under("storm", cars=3)
    assert prepared(race) == (6, 1, 4, 0)
    assert race.view(None).stress_supply == 37 - 3 * 4
    assert count(race.state.cars[0].draw) == 19 - 7


@pytest.mark.clause("WEATHER-4")
def test_one_stress_card_fewer_in_the_draw_pile() -> None:
    race = under("clouds", cars=3)
    assert prepared(race) == (6, 1, 2, 0)
    assert race.view(None).stress_supply == 37 - 3 * 2
    assert count(race.state.cars[0].draw) == 17 - 7


@pytest.mark.clause("WEATHER-4")
def test_a_circuit_without_stress_stays_without() -> None:
    odd = circuit_from_data(load_circuit("usa").source | {"stress": 0})
    rules = RaceRules(odd.track, 2, 2)
    apply_conditions(rules, odd.track, Conditions("clouds", ("limit_up",) * 4))
    race = set_up(odd.track, rules, [Entry(), Entry()], [0, 1], 5, "fast")
    assert prepared(race) == (6, 1, 0, 0)


@pytest.mark.clause("WEATHER-5")
def test_one_more_heat_card_in_the_engine() -> None:
    assert prepared(under("fog")) == (7, 1, 3, 0)
    assert prepared(under("fog", heat=4)) == (5, 1, 3, 0)


@pytest.mark.clause("WEATHER-6")
def test_one_heat_card_fewer_in_the_engine() -> None:
    assert prepared(under("snow")) == (5, 1, 3, 0)
    assert prepared(under("snow", heat=4)) == (3, 1, 3, 0)
    assert prepared(under("snow", handicap=2)) == (3, 1, 3, 0)


@pytest.mark.clause("WEATHER-7")
def test_three_heat_cards_are_shuffled_into_the_draw_pile() -> None:
    race = under("rain")
    assert prepared(race) == (3, 4, 3, 0)
    assert count(race.state.cars[0].draw) == 21 - 7
    held = {
        int(heat_in(set_up_rain(seed).state.cars[0].hand)) for seed in range(40)
    }  # they may come with the opening hand: the pile is shuffled afterwards
    assert held >= {0, 1, 2}


def set_up_rain(seed: int) -> Race:
    track = t30()
    rules = RaceRules(track, 2, 2)
    apply_conditions(rules, track, Conditions("rain", ("limit_up",) * 3))
    return set_up(track, rules, [Entry(), Entry()], [0, 1], seed, "fast")


@pytest.mark.clause("WEATHER-8")
def test_three_heat_cards_start_in_the_discard_pile() -> None:
    race = under("sun")
    assert prepared(race) == (3, 1, 3, 3)
    shown = race.view(1).cars[0]
    assert (shown.discard_size, heat_in(shown.discard_top), shown.draw_size) == (3, 1, 18 - 7)
    assert shown.heat_paid == 0


@pytest.mark.clause("WEATHER-17")
@pytest.mark.parametrize(("heat", "engine", "moved"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3), (4, 1, 3)])
def test_three_heat_cards_come_from_those_for_the_engine_or_all_there_are(
    heat: int, engine: int, moved: int
) -> None:
    assert prepared(under("rain", heat=heat)) == (engine, 1 + moved, 3, 0)
    assert prepared(under("sun", heat=heat)) == (engine, 1, 3, moved)


@pytest.mark.clause("WEATHER-17", "SETUP-12")
def test_the_heat_of_a_handicap_is_gone_before_the_weather_takes_its_three() -> None:
    assert prepared(under("sun", handicap=2)) == (1, 1, 3, 3)
    assert prepared(under("rain", heat=4, handicap=2)) == (0, 3, 3, 0)


# In the sector


@pytest.mark.clause("WEATHER-9")
@pytest.mark.parametrize("tile", TILES)
def test_the_effect_holds_only_in_sectors_with_a_weather_token(tile: str) -> None:
    rules = under(tile, ("weather", "overheat", "slipstream")).view(None).rules
    both = under(tile, ("weather", "overheat", "weather")).view(None).rules
    name, value = {
        "clouds": ("no_cooldown", 1), "fog": ("no_slipstream", 1), "storm": ("weather_slipstream", 2),
        "snow": ("cooldown_bonus", 1), "rain": ("cooldown_bonus", 1), "sun": ("weather_slipstream", 2),
    }[tile]  # fmt: skip
    for effect in ("no_cooldown", "no_slipstream", "weather_slipstream", "cooldown_bonus"):
        in_a = [value if effect == name and 10 <= space <= 17 else 0 for space in range(30)]
        assert getattr(rules, effect) == in_a
        in_a_and_c = [
            value if effect == name and not 18 <= space <= 21 else 0 for space in range(30)
        ]  # sector C runs through the start/finish line
        assert getattr(both, effect) == in_a_and_c


@pytest.mark.clause("WEATHER-9", "TRACK-10")
def test_on_the_grid_the_weather_of_the_last_sector_holds() -> None:
    scene = reacting("0:27R", "B1", "cooldown_bonus", road={"sector_C": "weather"})
    assert "cool-sector" in offers(scene)
    scene = reacting("0:27R", "B1", "no_cooldown", road={"sector_C": "weather"})
    assert "cool-gear" not in offers(scene)
    assert reacting("0:27R", "B1", "no_cooldown").cooldown("gear", 3).engine == 6


@pytest.mark.clause("WEATHER-10")
def test_two_spaces_may_be_added_when_slipstreaming_out_of_the_sector() -> None:
    scene = reacting("1:14R", "B1", "slip+2", others={"a": "1:16R"})
    assert scene.slip_options == [2, 4]
    assert scene.slipstream(4).at() == "1:19R"
    assert reacting("1:14R", "B1", "slip+2", others={"a": "1:16R"}).slipstream(2).at() == "1:17R"
    refusal = refused(lambda: reacting("1:14R", "B1", "slip+2", others={"a": "1:16R"}).slipstream(3))
    assert refusal == "slipstream-distance"


@pytest.mark.clause("WEATHER-10", "WEATHER-15")
def test_the_car_must_be_in_the_sector_before_it_slipstreams() -> None:
    entering = reacting("1:8R", "B1", "slip+2", others={"a": "1:10R"})  # on 9: the line is still ahead
    assert entering.slip_options == [2]
    leaving = reacting("1:17R", "B1", "slip+2", others={"a": "1:19R"})  # on 18: it has left
    assert leaving.slip_options == [2]
    arrived = reacting("1:9R", "B1", "slip+2", others={"a": "1:11R"})  # on 10: just arrived
    assert arrived.slip_options == [2, 4]


@pytest.mark.clause("WEATHER-10", "SLIP-7", "SLIP-9")
def test_a_longer_slipstream_is_judged_by_itself() -> None:
    road = {"sector_C": "weather"}
    near = reacting("2:25R", "B1", "slip+2", road=road, others={"a": "2:27R"})  # on 26: 28 and 30
    assert near.slip_options == [2]
    walls = {"a": "1:16R", "b": "1:16O", "c": "1:17R", "d": "1:17O"}
    assert reacting("1:14R", "B1", "slip+2", others=walls).slip_options == [4]


@pytest.mark.clause("WEATHER-11")
def test_no_slipstream_may_start_in_the_sector() -> None:
    scene = reacting("1:14R", "B1", "no_slipstream", others={"a": "1:16R"})
    assert scene.slip_options == []
    assert refused(lambda: scene.slipstream(2)) == "no-slipstream-here"


@pytest.mark.clause("WEATHER-11", "WEATHER-15")
def test_the_sector_may_be_entered_by_slipstream() -> None:
    entering = reacting("1:8R", "B1", "no_slipstream", others={"a": "1:10R"})
    assert entering.slip_options == [2]
    assert entering.slipstream(2).at() == "1:11R"
    left = reacting("1:17R", "B1", "no_slipstream", others={"a": "1:19R"})
    assert left.slip_options == [2]


@pytest.mark.clause("WEATHER-12")
def test_an_additional_cooldown_of_1_in_the_sector() -> None:
    scene = reacting("1:11R", "B2 B1", "cooldown_bonus")
    assert scene.cooldown("weather", 1).cooldown("gear", 1).engine == 5
    in_third = reacting("1:11R", "B1 B1 B1", "cooldown_bonus")
    assert offers(in_third) == {"cool-sector", "boost", "end-react"}
    assert in_third.cooldown("weather", 1).engine == 4


@pytest.mark.clause("WEATHER-12")
def test_the_additional_cooldown_is_1_optional_and_needs_heat_in_hand() -> None:
    scene = reacting("1:11R", "B1 B1 B1", "cooldown_bonus")
    assert refused(lambda: scene.cooldown("weather", 2)) == "cooldown-out-of-range"
    assert scene.corner_check().engine == 3  # nobody has to use it
    assert "cool-sector" not in offers(reacting("1:11R", "B1", "cooldown_bonus", hand="B2 B2"))
    outside = reacting("1:22R", "B1", "cooldown_bonus")
    assert "cool-sector" not in offers(outside)
    assert refused(lambda: outside.cooldown("weather", 1)) == "symbol-not-open"


@pytest.mark.clause("WEATHER-13")
def test_no_cooldown_of_any_origin_may_be_used_in_the_sector() -> None:
    card = {"v": 1, "cool": 2}
    scene = Scene(
        {"me": "1:11R"}, hand=[card, "H", "H", "H"], engine=3, adrenaline=True,
        road=ONE_WEATHER_TOKEN, weather="no_cooldown",
    )  # fmt: skip
    scene.shift(1).play([card]).reveal()
    assert offers(scene) == {"adrenaline-move", "boost", "end-react"}
    assert refused(lambda: scene.cooldown("gear", 1)) == "no-cooldown-here"
    assert refused(lambda: scene.cooldown("adrenaline", 1)) == "no-cooldown-here"
    assert refused(lambda: scene.cooldown("card", 1)) == "no-cooldown-here"


@pytest.mark.clause("WEATHER-13", "WEATHER-15")
def test_out_of_the_sector_all_cooldowns_are_back_in_the_same_react() -> None:
    scene = reacting("1:14R", "B2", "no_cooldown", adrenaline=True)  # on 16
    assert offers(scene) == {"adrenaline-move", "boost", "end-react"}
    scene.adrenaline_move()  # on 17, the last space of the sector
    assert refused(lambda: scene.cooldown("gear", 3)) == "no-cooldown-here"
    scene.boost()  # a 4: on 21
    assert scene.at() == "1:21R"
    assert scene.cooldown("gear", 3).cooldown("adrenaline", 1).engine == 6
    assert scene.hand == []


@pytest.mark.clause("WEATHER-13", "WEATHER-15")
def test_a_move_inside_react_into_the_sector_ends_all_cooldown() -> None:
    scene = reacting("1:7R", "B2", "no_cooldown", adrenaline=True)  # on 9
    scene.cooldown("adrenaline", 1)
    scene.adrenaline_move()  # on 10
    assert scene.at() == "1:10R"
    assert refused(lambda: scene.cooldown("gear", 1)) == "no-cooldown-here"
    assert offers(scene) == {"boost", "end-react"}
    assert scene.engine == 4


@pytest.mark.clause("WEATHER-15", "WEATHER-12")
def test_the_bonus_cooldown_comes_and_goes_with_the_sector() -> None:
    into = reacting("1:7R", "B2", "cooldown_bonus", adrenaline=True)
    assert "cool-sector" not in offers(into)
    assert "cool-sector" in offers(into.adrenaline_move())
    out_of = reacting("1:15R", "B2", "cooldown_bonus", adrenaline=True)
    assert "cool-sector" in offers(out_of)
    assert "cool-sector" not in offers(out_of.adrenaline_move())
    assert refused(lambda: out_of.cooldown("weather", 1)) == "symbol-not-open"


@pytest.mark.clause("WEATHER-16")
def test_the_bonus_of_one_sector_is_used_once_a_turn() -> None:
    scene = reacting("1:11R", "B1", "cooldown_bonus", adrenaline=True, deck="B1")
    scene.cooldown("weather", 1)
    assert refused(lambda: scene.cooldown("weather", 1)) == "symbol-not-open"
    scene.adrenaline_move().boost()  # 12 to 14, still in the sector
    assert "cool-sector" not in offers(scene)


@pytest.mark.clause("WEATHER-16")
def test_a_second_sector_reached_in_the_same_turn_gives_its_own() -> None:
    road = {"sector_A": "weather", "sector_B": "weather"}
    scene = reacting("1:15R", "B1 B1 B1", "cooldown_bonus", road=road, deck="B2")  # on 18: sector B
    scene.cooldown("weather", 1)
    assert "cool-sector" not in offers(scene)
    both = reacting("1:13R", "B1 B1 B1", "cooldown_bonus", road=road, deck="B2")  # on 16: sector A
    both.cooldown("weather", 1).boost()  # on 18
    assert both.at() == "1:18R"
    both.cooldown("weather", 1)
    assert (both.engine, both.hand) == (3 + 1 - 1 + 1, ["H", "H"])
    assert refused(lambda: both.cooldown("weather", 1)) == "symbol-not-open"


@pytest.mark.clause("WEATHER-16")
def test_the_first_sectors_bonus_is_lost_once_it_is_left_and_new_in_the_next_turn() -> None:
    road = {"sector_A": "weather", "sector_B": "weather"}
    scene = reacting("1:13R", "B1 B1 B1", "cooldown_bonus", road=road, deck="B2")
    scene.boost().cooldown("weather", 1)
    assert refused(lambda: scene.cooldown("weather", 1)) == "symbol-not-open"  # one each, not two of B
    race = under("snow", ("limit_up", "limit_up", "weather"))
    luck = stream("fast", 3, 0, "driver")
    used = Counter[tuple[int, int]]()
    for _ in range(400):
        if race.over:
            break
        seat = race.next_seat()
        bonus = Action(COOL_SECTOR, 0, 1)
        step = race.view(None).step
        if step == "react" and bonus in race.pending()[0].options:
            race.apply(seat, bonus)
            used[race.view(None).round, seat] += 1
        else:
            race.apply(seat, race.random_action(luck))
    assert len(used) > 2
    assert set(used.values()) == {1}


@pytest.mark.clause("WEATHER-14")
@pytest.mark.parametrize(
    ("tile", "preparation", "sector"),
    [
        ("clouds", ("stress", -1), ("no_cooldown", None)),
        ("fog", ("engine_heat", 1), ("no_slipstream", None)),
        ("storm", ("stress", 1), ("slipstream_boost", 2)),
        ("snow", ("engine_heat", -1), ("cooldown_bonus", 1)),
        ("rain", ("heat_to_deck", 3), ("cooldown_bonus", 1)),
        ("sun", ("heat_to_discard", 3), ("slipstream_boost", 2)),
    ],
)
def test_which_preparation_goes_with_which_sector_effect(
    tile: str, preparation: tuple[str, int], sector: tuple[str, int | None]
) -> None:
    row = tiles()[tile]
    assert (row["setup"]["kind"], row["setup"]["amount"]) == preparation
    assert (row["sector"]["kind"], row["sector"].get("amount")) == sector


@pytest.mark.clause("WEATHER-15", "WEATHER-16")
def test_a_sector_through_the_start_finish_line_is_one_sector() -> None:
    track = circuit((10, 5), (20, 4))
    scene = Scene(
        {"me": "1:27R"}, hand="B1 B1 B1 H H H", deck="B2", gear=3, engine=3, track=track,
        road={"sector_B": "weather"}, weather="cooldown_bonus", adrenaline=True,
    )  # fmt: skip
    scene.shift(3).play("B1 B1 B1").reveal()  # on 2:0
    scene.cooldown("weather", 1).boost()
    assert scene.at() == "2:2R"
    assert refused(lambda: scene.cooldown("weather", 1)) == "symbol-not-open"


# Whole races


@pytest.mark.clause("WEATHER-1", "ROAD-3", "FINISH-11")
@pytest.mark.parametrize(("weather", "tournament"), list(product([False, True], repeat=2)))
@pytest.mark.parametrize("name", circuit_names())
def test_races_with_and_without_weather_and_tournament_end_with_a_strict_ranking(
    name: str, weather: bool, tournament: bool
) -> None:
    for seed, legends, pro in ((1, 0, 0), (2, 2, 2)):
        setup = RaceSetup(
            name, cars=4, legends=legends, pro=pro, weather=weather, tournament=tournament, laps=1
        )
        race = setup.start_race(seed)
        drive(race, [RandomDriver(stream("fast", seed, 0, "driver", seat)) for seat in range(4)])
        view = race.view(None)
        assert sorted(view.results) == [0, 1, 2, 3]
        ranking = [
            (view.cars[seat].finish_round, -view.cars[seat].progress, view.cars[seat].spot)
            for seat in view.results
        ]
        assert all(ahead < behind for ahead, behind in pairwise(ranking)), ranking
        assert all(car.progress >= view.rules.finish for car in view.cars)
