"""Worked examples in files: read them, play them as scenes, compare (docs/rules.md, "Worked examples")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from slipstream.core.errors import IllegalAction
from slipstream.core.track import Track
from slipstream.data.loader import load_circuit
from slipstream.scenes import ME, Scene, SceneError, t30


class VectorError(ValueError):
    """The file is not a list of worked examples in our notation."""


class NotYetError(Exception):
    """The example needs a part of the game that is not there yet."""


@dataclass(frozen=True)
class Outcome:
    """How one example ended: "ok", "FAIL" with differences, or "not yet"."""

    id: str
    verdict: str
    differences: list[str]


EXAMPLE_KEYS: Final = {"id", "clauses", "note", "given", "do", "expect"}
GIVEN_KEYS: Final = {"cars", "cars_started", "adrenaline", "me", "reshuffle", "stress_supply", "hand_limit"}
GIVEN_KEYS_LATER: Final = {"road", "weather", "press", "sponsor_deck", "tournament"}
ME_KEYS: Final = {"gear", "engine", "hand", "deck", "discard"}
ACTIONS_LATER: Final = {
    "tournament_reveal", "direct", "pay_heat", "unpayable", "scrap", "accelerate", "reduce", "salvage",
    "legend",
}  # fmt: skip
SAME_NAME: Final = {
    "speed", "gear", "engine", "order", "adrenaline", "spun_out", "finished", "cluttered", "hand_size",
    "stress_supply", "paid", "slip_options", "plus_used", "hand",
}  # fmt: skip
EXPECT_LATER: Final = {"removed", "legend_move", "sponsors_gained"}


def load_examples(path: Path) -> list[dict[str, Any]]:
    """The examples of a file."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise VectorError(f"{path} cannot be read: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise VectorError(f"{path} is not YAML: {error}") from None
    if not isinstance(data, list) or not all(isinstance(row, dict) and "id" in row for row in data):
        raise VectorError(f"{path} is not a list of examples, each with an id")
    return data


def run_example(example: dict[str, Any]) -> Outcome:
    """Play one example and compare what it expects."""
    id = str(example["id"])
    try:
        _known(example, EXAMPLE_KEYS, "the example")
        for key in ("given", "do", "expect"):
            if key not in example:
                raise SceneError(f"{key} is missing")
        return Outcome(id, *_play(example["given"], example["do"], example["expect"]))
    except NotYetError as error:
        return Outcome(id, "not yet", [str(error)])
    except (SceneError, TypeError, AttributeError) as error:
        raise VectorError(f"{id}: {error}") from None


def _known(data: object, known: set[str], where: str, later: set[str] | frozenset[str] = frozenset()) -> None:
    if not isinstance(data, dict):
        raise SceneError(f"{where} is not a table of keys: {data!r}")
    for key in data:
        if key in later:
            raise NotYetError(f"{where}: {key}")
        if key not in known:
            raise SceneError(
                f"{where} has an unknown key {key!r}; known are {', '.join(sorted(known | later))}"
            )


def build_scene(given: dict[str, Any]) -> Scene:
    """The scene that `given` describes."""
    _known(given, GIVEN_KEYS | {"circuit", "laps"}, "given", GIVEN_KEYS_LATER)
    me = given.get("me", {})
    _known(me, ME_KEYS, "me")
    for zone in ("hand", "deck", "discard"):
        _base_cards(me.get(zone, []))
    cars = given.get("cars")
    if not isinstance(cars, dict):
        raise SceneError("given has no cars")
    if any(name.startswith("legend") for name in cars):
        raise NotYetError("given: a Legend")
    options = {key: given[key] for key in GIVEN_KEYS - {"cars", "me"} if key in given}
    return Scene(cars, track=_track(given.get("circuit", "T30")), laps=given.get("laps", 2), **me, **options)


def _base_cards(cards: object) -> None:
    if not isinstance(cards, list):
        raise SceneError(f"cards are a list, not {cards!r}")
    if any(isinstance(card, dict) for card in cards):
        raise NotYetError("an Upgrade card")


def _track(name: str) -> Track:
    return t30() if name == "T30" else load_circuit(name).track


def _steps(do: object) -> Iterator[tuple[str, Any]]:
    """Action names and their arguments."""
    if not isinstance(do, list):
        raise SceneError("do is a list of actions")
    for step in do:
        if isinstance(step, str):
            yield step, None
        elif isinstance(step, dict) and len(step) == 1:
            yield from step.items()
        else:
            raise SceneError(f"{step!r} is not one action")


def perform(scene: Scene, name: str, argument: Any) -> None:
    """Carry out one action of `do`."""
    bare: dict[str, Callable[[], Scene]] = {
        "reveal": scene.reveal,
        "boost": scene.boost,
        "adrenaline_move": scene.adrenaline_move,
        "end_react": scene.end_react,
        "corner_check": scene.corner_check,
        "replenish": scene.replenish,
    }
    with_argument: dict[str, Callable[[Any], Scene]] = {
        "shift": scene.shift,
        "play": scene.play,
        "slipstream": scene.slipstream,
        "discard": scene.discard,
    }
    if name in ACTIONS_LATER:
        raise NotYetError(f"do: {name}")
    if name in bare:
        if argument is not None:
            raise NotYetError(f"do: {name} with {argument!r}")
        bare[name]()
    elif name in with_argument:
        if isinstance(argument, list):
            _base_cards(argument)
        with_argument[name](argument)
    elif name == "cooldown":
        _known(argument, {"source", "n"}, "cooldown", {"card"})
        scene.cooldown(argument["source"], argument["n"])
    else:
        known = [*bare, *with_argument, "cooldown", *sorted(ACTIONS_LATER)]
        raise SceneError(f"unknown action {name!r}; actions are {', '.join(known)}")


def _play(given: dict[str, Any], do: object, expect: dict[str, Any]) -> tuple[str, list[str]]:
    scene = build_scene(given)
    illegal = expect.get("illegal")
    steps = list(_steps(do))
    refused: IllegalAction | None = None
    for number, (name, argument) in enumerate(steps):
        before = scene.fingerprint()
        try:
            perform(scene, name, argument)
        except IllegalAction as error:
            if illegal is None or number < len(steps) - 1:
                return "FAIL", [f"{name} was refused: {error}"]
            refused = error
            if scene.fingerprint() != before:
                return "FAIL", [f"{name} was refused, but the state has changed"]
    differences = []
    if illegal is not None:
        if not steps or steps[-1][0] != illegal:
            raise SceneError(f"illegal: {illegal} is not the last action")
        if refused is None:
            differences.append(f"{illegal}: expected to be refused, was accepted")
    for key, expected in expect.items():
        if key == "illegal":
            continue
        found = observe(scene, key, expected)
        if found != _plain(key, expected):
            differences.append(f"{key}: expected {_plain(key, expected)}, found {found}")
    return ("FAIL" if differences else "ok"), differences


def _plain(key: str, expected: Any) -> Any:
    """What is expected, in the form in which scenes tell it."""
    if key in ("hand", "discard", "play"):
        _base_cards(expected)
        return sorted(expected)
    if key == "paid":
        return [tuple(row) for row in expected]
    return expected


def observe(scene: Scene, key: str, expected: Any) -> Any:
    """What the scene shows for one key of `expect`."""
    if key in SAME_NAME:
        return getattr(scene, key)
    zones = {"deck": "draw_pile", "discard": "discard_pile", "play": "play_area"}
    if key in zones:
        return getattr(scene, zones[key])
    if key == "at":
        return scene.at(ME)
    if key == "cars":
        return {name: scene.at(name) for name in expected}
    if key == "countdown":
        return {name: scene.countdown(name) for name in expected}
    if key in EXPECT_LATER:
        raise NotYetError(f"expect: {key}")
    raise SceneError(f"expect has an unknown key {key!r}")
