"""The tables of the pace model as files: one per circuit, with the seed and settings that made them.

A circuit is recognised by what matters for driving, not by its name. Tables for the circuits of the box come
with the package; those trained for other circuits lie in the user's data folder. Where there are none, the
general model serves, which knows only how far the next corners are.
"""

from __future__ import annotations

import base64
import json
import sys
import zlib
from array import array
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final

from slipstream.core.track import Track
from slipstream.pace.model import PaceModel
from slipstream.words.language import ToldError

FORMAT: Final = "slipstream-pace/1"
GENERAL: Final = "general"
_STEP: Final = 1 / 2000  # rounds: what a number in a file counts
_LARGEST: Final = 32767


class WeightsError(ToldError):
    """A file that is not a set of tables."""

    prefix = "weights"


@lru_cache(maxsize=64)
def fingerprint(track: Track) -> str:
    """A short name of a circuit, equal for equal circuits."""
    corners = [(int(corner.line), int(corner.limit)) for corner in track.corners]
    text = json.dumps([int(track.length), int(track.heat), int(track.stress), corners])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def save_model(model: PaceModel, path: Path, circuit: str, mark: str, settings: dict[str, Any]) -> None:
    """Write the tables, rounded, and how they were made."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "circuit": circuit,
        "fingerprint": mark,
        "settings": settings,
        "positions": int(model.positions),
        "length": int(model.length),
        "spaces_a_round": model.spaces_a_round,
        "tables": packed_tables(model),
    }
    if model.box is not None:
        data["box"] = packed_tables(model.box)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def packed_tables(model: PaceModel) -> dict[str, str]:
    """The tables as they are written: whole numbers, packed."""
    tables = {}
    for name, numbers in model.tables():
        rounded = array("h", [max(-_LARGEST, min(_LARGEST, round(number / _STEP))) for number in numbers])
        if sys.byteorder == "big":
            rounded.byteswap()
        tables[name] = base64.b64encode(zlib.compress(rounded.tobytes(), 9)).decode()
    return tables


def unpack_tables(tables: dict[str, str], model: PaceModel) -> None:
    """Read them into a model; ValueError or KeyError if they are not its own."""
    for table, numbers in model.tables():
        packed = array("h")
        packed.frombytes(zlib.decompress(base64.b64decode(tables[table])))
        if sys.byteorder == "big":
            packed.byteswap()
        if len(packed) != len(numbers):
            raise ValueError(table)
        numbers[:] = [number * _STEP for number in packed]
    model.freeze()


def read_model(text: str, name: str) -> tuple[PaceModel, str]:
    """The model in a file, and the fingerprint of its circuit."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError(data["format"])
        model = PaceModel(data["positions"], data["length"], data["spaces_a_round"])
        unpack_tables(data["tables"], model)
        if "box" in data:  # files of before have none
            model.box = PaceModel(data["positions"], data["length"], data["spaces_a_round"])
            unpack_tables(data["box"], model.box)
    except (ValueError, KeyError, TypeError, zlib.error) as problem:
        raise WeightsError("broken-weights", file=name) from problem
    return model, str(data["fingerprint"])


def user_folder() -> Path:
    """Where tables for other circuits are kept."""
    import platformdirs

    return Path(platformdirs.user_data_dir("slipstream", appauthor=False)) / "pace"


@cache
def shipped() -> dict[str, str]:
    """The text of every file that comes with the package, by fingerprint; the general one by its name."""
    found = {}
    folder = resources.files("slipstream") / "data" / "pace"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []:
        if entry.name.endswith(".json"):
            text = entry.read_text(encoding="utf-8")
            found[str(json.loads(text)["fingerprint"])] = text
    return found


_MODELS: Final[dict[str, PaceModel]] = {}


def model_for(track: Track) -> PaceModel:
    """The tables for a circuit: trained for it, or the general ones."""
    mark = fingerprint(track)
    if mark not in _MODELS:
        own = user_folder() / f"{mark}.json"
        if mark in shipped():
            model, _ = read_model(shipped()[mark], mark)
        elif own.is_file():
            model, _ = read_model(own.read_text(encoding="utf-8"), str(own))
        else:
            if GENERAL not in _MODELS:
                _MODELS[GENERAL] = read_model(shipped()[GENERAL], GENERAL)[0]
            model = _MODELS[GENERAL]
        _MODELS[mark] = model
    return _MODELS[mark]


def forget(track: Track) -> None:
    """Read the tables of a circuit anew: they have just been trained."""
    _MODELS.pop(fingerprint(track), None)


@cache
def weights_version() -> str:
    """A short name for all tables that come with the package; published figures carry it."""
    return blake2b("".join(sorted(shipped().values())).encode(), digest_size=4).hexdigest()
