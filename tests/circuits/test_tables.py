"""The other data files: they parse and have the totals of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from slipstream.circuits.loader import load_circuit
from slipstream.data.tables import load_table
from slipstream.modules.garage import KEYS

COLOURS = {"black", "blue", "green", "red", "gray", "yellow"}


@pytest.mark.parametrize(
    "name", ["cards", "upgrades", "sponsors", "legends", "weather", "road_conditions", "events"]
)
def test_every_file_names_its_format(name: str) -> None:
    assert load_table(name)["format"] == f"slipstream-{name.replace('_', '-')}/1"


@pytest.mark.clause("CARD-1")
def test_six_colours_with_12_basic_cards_and_3_starting_upgrades() -> None:
    cards = load_table("cards")
    assert set(cards["colours"]) == COLOURS
    assert len(cards["colours"]) == cards["box_totals"]["players"] == 6
    assert sum(card["copies"] for card in cards["per_player"]["basic"]) == 12
    assert sum(card["copies"] for card in cards["per_player"]["starting_upgrades"]) == 3
    assert (cards["box_totals"]["basic"], cards["box_totals"]["starting_upgrade"]) == (72, 18)


@pytest.mark.clause("CARD-2")
def test_three_basic_cards_of_each_value_from_1_to_4() -> None:
    basic = load_table("cards")["per_player"]["basic"]
    assert {card["speed"]: card["copies"] for card in basic} == {1: 3, 2: 3, 3: 3, 4: 3}


@pytest.mark.clause("CARD-3")
def test_the_starting_upgrades_are_a_0_a_5_and_a_heat() -> None:
    upgrades = load_table("cards")["per_player"]["starting_upgrades"]
    assert [(card["kind"], card["speed"]) for card in upgrades] == [("speed", 0), ("speed", 5), ("heat", 0)]


@pytest.mark.clause("CARD-8")
def test_the_supply_holds_37_stress_and_48_heat() -> None:
    shared = load_table("cards")["shared"]
    assert (shared["stress"]["copies"], shared["heat"]["copies"]) == (37, 48)


def test_upgrades() -> None:
    upgrades = load_table("upgrades")
    faces = upgrades["faces"]
    assert [face["face"] for face in faces] == list(range(1, 49))
    totals: Counter[str] = Counter()
    for face in faces:
        totals[face["tier"]] += face["copies"]
        assert set(face.get("symbols", {})) <= set(KEYS)
        assert face["speeds"]
    assert totals == {"regular": 34, "advanced": 62} == upgrades["totals"]
    assert [face["face"] for face in faces if face.get("heat_card")] == [17, 48]


def test_sponsors() -> None:
    sponsors = load_table("sponsors")
    assert sum(face["copies"] for face in sponsors["faces"]) == sponsors["total"] == 35


def test_legends_have_every_value_once_in_every_colour() -> None:
    legends = load_table("legends")
    assert [card["card"] for card in legends["cards"]] == list(range(1, 11))
    assert legends["total"] == 10
    for colour in COLOURS:
        assert sorted(card[colour][0] for card in legends["cards"]) == list(range(10, 20))
        for speed, diamond in (card[colour] for card in legends["cards"]):
            assert diamond == sum(speed >= least for least in (12, 15, 18))


def test_weather() -> None:
    weather = load_table("weather")
    assert {tile["id"] for tile in weather["tiles"]} == {"clouds", "fog", "storm", "snow", "rain", "sun"}
    assert len(weather["tiles"]) == weather["total"] == 6


def test_road_conditions() -> None:
    roads = load_table("road_conditions")
    assert sum(token["copies"] for token in roads["tokens"]) == roads["total"] == 12
    assert {token["scope"] for token in roads["tokens"]} == {"corner", "sector"}


@pytest.mark.clause("EVENT-13")
def test_events_and_their_press_corners() -> None:
    events = load_table("events")
    assert [event["event"] for event in events["events"]] == list(range(1, 11))
    assert events["total"] == 10
    assert [number for season in events["seasons"] for number in season["events"]] == list(range(1, 11))
    corners = {}
    for event in events["events"]:
        circuit = load_circuit(event["circuit"])
        read = [circuit.track.corners[circuit.press[letter]].id for letter in event["press_letters"]]
        assert read == event["press_corners"]
        corners[event["event"]] = (event["sponsor_cards"], [int(corner[1:]) for corner in read])
    assert corners == {
        1: (2, [1]),
        2: (1, [2]),
        3: (1, [3]),
        4: (2, [2]),
        5: (1, [3, 5]),
        6: (1, [3]),
        7: (3, [1]),
        8: (1, [2, 4]),
        9: (1, [4]),
        10: (0, [1]),
    }
