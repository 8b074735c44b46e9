"""Worked examples in files: read them, play them as scenes, compare (docs/rules.md, "Worked examples")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from slipstream.checks.scene_cards import SceneError, canonical
from slipstream.checks.scenes import ME, Scene, t30
from slipstream.circuits.loader import load_circuit
from slipstream.core.errors import IllegalAction
from slipstream.core.track import Track
from slipstream.words.language import ToldError


class VectorError(ToldError):
    """The file is not a list of worked examples in our notation."""

    prefix = "vectors"


@dataclass(frozen=True)
class Outcome:
    """How one example ended: "ok", or "FAIL" with differences."""

    id: str
    verdict: str
    differences: list[str]


EXAMPLE_KEYS: Final = {"id", "clauses", "note", "given", "do", "expect"}
SCENE_KEYS: Final = {
    "cars", "cars_started", "adrenaline", "reshuffle", "stress_supply", "hand_limit", "laps", "road",
    "weather", "press", "sponsor_deck", "tournament",
}  # fmt: skip
ME_KEYS: Final = {"gear", "engine", "hand", "deck", "discard"}
SAME_NAME: Final = {
    "speed", "gear", "engine", "order", "adrenaline", "spun_out", "finished", "cluttered", "hand_size",
    "stress_supply", "paid", "slip_options", "plus_used", "hand", "removed", "sponsors_gained",
}  # fmt: skip
ZONES: Final = {"deck": "draw_pile", "discard": "discard_pile", "play": "play_area"}
ACTION_MAPS: Final = {
    "reveal": {"values"},
    "tournament_reveal": {"random_discard", "values"},
    "cooldown": {"source", "n", "card"},
    "salvage": {"take", "deck_after", "card"},
    "reduce": {"n", "card"},
    "legend": {"car", "diamond", "top_speed", "pro"},
    "replenish": {"refresh"},
    "accelerate": {"card"},
    "unpayable": {"card", "value"},
    "use": {"symbol", "card", "n"},
}
CARD_OR_MAP: Final = ("accelerate", "unpayable")


def load_examples(path: Path) -> list[dict[str, Any]]:
    """The examples of a file."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise VectorError("unreadable", path=path, reason=error.strerror) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise VectorError("not-yaml", path=path, reason=str(error)) from None
    if not isinstance(data, list) or not all(isinstance(row, dict) and "id" in row for row in data):
        raise VectorError("not-examples", path=path)
    return data


def run_example(example: dict[str, Any]) -> Outcome:
    """Play one example and compare what it expects."""
    id = str(example["id"])
    try:
        _known(example, EXAMPLE_KEYS, "the example")
        for key in ("given", "do", "expect"):
            if key not in example:
                raise SceneError(f"{key} is missing")
        differences = _differences(example["given"], list(_steps(example["do"])), example["expect"])
    except (SceneError, TypeError, AttributeError, KeyError) as error:
        raise VectorError("broken", id=id, reason=error) from None
    return Outcome(id, "FAIL" if differences else "ok", differences)


def _known(data: object, known: set[str], where: str) -> None:
    if not isinstance(data, dict):
        raise SceneError(f"{where} is not a table of keys: {data!r}")
    for key in data:
        if key not in known:
            listed = ", ".join(sorted(known))
            raise SceneError(f"{where} has an unknown key {key!r}; known are {listed}")


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


def build_scene(given: dict[str, Any], steps: list[tuple[str, Any]]) -> Scene:
    """The scene that `given` describes; a car named by a `legend` action is one."""
    _known(given, SCENE_KEYS | {"me", "circuit"}, "given")
    me = given.get("me", {})
    _known(me, ME_KEYS, "me")
    if not isinstance(given.get("cars"), dict):
        raise SceneError("given has no cars")
    legends = {argument["car"] for name, argument in steps if name == "legend"}
    options = {key: given[key] for key in SCENE_KEYS if key in given}
    return Scene(track=_track(given.get("circuit", "T30")), legends=legends, **me, **options)


def _track(name: str) -> Track:
    return t30() if name == "T30" else load_circuit(name).track


def perform(scene: Scene, name: str, argument: Any) -> None:
    """Carry out one action of `do`."""
    if (
        name in CARD_OR_MAP
        and argument is not None
        and not (isinstance(argument, dict) and "card" in argument)
    ):
        argument = {"card": argument}  # the card itself
    if isinstance(argument, dict) and name in ACTION_MAPS:
        _known(argument, ACTION_MAPS[name], name)
    bare: dict[str, Callable[[], Scene]] = {
        "boost": scene.boost,
        "adrenaline_move": scene.adrenaline_move,
        "end_react": scene.end_react,
        "corner_check": scene.corner_check,
    }
    one: dict[str, Callable[[Any], Scene]] = {
        "shift": scene.shift,
        "play": scene.play,
        "slipstream": scene.slipstream,
        "discard": scene.discard,
        "direct": scene.direct,
        "pay_heat": scene.pay_heat,
        "scrap": scene.scrap,
    }
    mapped: dict[str, Callable[..., Scene]] = {
        "reveal": scene.reveal,
        "tournament_reveal": scene.tournament_reveal,
        "cooldown": scene.cooldown,
        "salvage": scene.salvage,
        "legend": scene.legend,
        "accelerate": scene.accelerate,
        "unpayable": scene.unpayable,
        "use": scene.use,
    }
    if name in bare and argument is None:
        bare[name]()
    elif name in one and argument is not None:
        one[name](argument)
    elif name in mapped and (argument is None or isinstance(argument, dict)):
        mapped[name](**(argument or {}))
    elif name == "reduce" and argument is not None:
        scene.reduce(**argument if isinstance(argument, dict) else {"n": argument})
    elif name == "replenish":
        scene.replenish((argument or {}).get("refresh", []))
    elif name in {*bare, *one, *mapped, "reduce"}:
        raise SceneError(f"{name} does not go with {argument!r}")
    else:
        known = ", ".join([*bare, *one, *mapped, "reduce", "replenish"])
        raise SceneError(f"unknown action {name!r}; actions are {known}")


def _differences(given: dict[str, Any], steps: list[tuple[str, Any]], expect: dict[str, Any]) -> list[str]:
    """What is not as expected, a line each."""
    scene = build_scene(given, steps)
    illegal = expect.get("illegal")
    if illegal is not None and (not steps or steps[-1][0] != illegal):
        raise SceneError(f"illegal: {illegal} is not the last action")
    for number, (name, argument) in enumerate(steps):
        before = scene.fingerprint()
        try:
            perform(scene, name, argument)
        except IllegalAction as error:
            if illegal is None or number < len(steps) - 1:
                return [f"{name} was refused: {error}"]
            if scene.fingerprint() != before:
                return [f"{name} was refused, but the state has changed"]
        else:
            if illegal is not None and number == len(steps) - 1:
                return [f"{illegal}: expected to be refused, was accepted"]
    differences = []
    for key, expected in expect.items():
        if key != "illegal":
            wanted, found = _plain(key, expected), observe(scene, key, expected)
            if found != wanted:
                differences.append(f"{key}: expected {wanted}, found {found}")
    return differences


def _plain(key: str, expected: Any) -> Any:
    """What is expected, in the form in which scenes tell it."""
    if key in ("hand", "discard", "play", "removed"):
        return sorted(canonical(card) for card in expected)
    if key == "deck":
        return [canonical(card) for card in expected]
    if key == "paid":
        return [tuple(row) for row in expected]
    return expected


def observe(scene: Scene, key: str, expected: Any) -> Any:
    """What the scene shows for one key of `expect`."""
    if key in SAME_NAME:
        return getattr(scene, key)
    if key in ZONES:
        return getattr(scene, ZONES[key])
    if key == "at":
        return scene.at(ME)
    if key == "cars":
        return {name: scene.at(name) for name in expected}
    if key == "countdown":
        return {name: scene.countdown(name) for name in expected}
    if key == "legend_move":
        return scene.last_legend_move
    known = ", ".join(sorted({*SAME_NAME, *ZONES, "at", "cars", "countdown", "legend_move", "illegal"}))
    raise SceneError(f"expect has an unknown key {key!r}; known are {known}")
