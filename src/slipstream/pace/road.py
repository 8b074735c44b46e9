"""A circuit under the rules of one race, as the pace model sees it: an index for every place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from slipstream.core.cards import FIRST_SPONSOR, FIRST_UPGRADE
from slipstream.core.rules import NEVER
from slipstream.core.setup import STARTING_FACES
from slipstream.core.steps.check_corner import corner_of, next_line, next_line_of_race
from slipstream.pace.model import GENERAL_LIMITS, GENERAL_SPACES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from slipstream.core.car import Car
    from slipstream.core.rules import RaceRules
    from slipstream.core.track import Track
    from slipstream.pace.model import PaceModel

GENERAL_GAPS: Final = 3  # how soon the corner after the next one comes
GENERAL_POSITIONS: Final = GENERAL_SPACES * GENERAL_LIMITS * GENERAL_GAPS


class Road:
    """For every progress before the finish line: the position in the tables, rounds at a constant pace."""

    def __init__(self, track: Track, rules: RaceRules, model: PaceModel) -> None:
        self.track = track
        self.rules = rules
        self.model = model
        self.finish: i64 = rules.finish
        self.offset: i64 = track.length  # cars stand behind the line at the start, and may spin out there
        self.effect = kinds_of_spaces(track, rules)  # by space: those that do the same have the same number
        self.effects: i64 = 1 + max(self.effect)
        position: list[int] = []
        base: list[float] = []
        line: list[int] = []
        corner: list[int] = []
        progress: i64 = -track.length
        while progress < rules.finish:
            position.append(
                general_position(track, rules, progress)
                if model.general
                else to_go_position(rules, model, progress)
            )
            base.append(float(int(rules.finish - progress)) / model.spaces_a_round)
            line.append(next_line_of_race(track, rules, progress))
            corner.append(corner_of(track, next_line(track, progress)))
            progress += 1
        # packed: they are looked up all the time
        self.position: vec[i64] = vec[i64](position)
        self.base: vec[float] = vec[float](base)
        self.line: vec[i64] = vec[i64](
            line
        )  # the next corner line, as progress just beyond it; NEVER if none
        self.corner: vec[i64] = vec[i64](corner)  # the corner of that line


def is_whole_box(track: Track, rules: RaceRules, cars: list[Car]) -> bool:
    """Is there more in this race than the base game: weather, road conditions, or other Upgrades?"""
    if rules.heat != track.heat or rules.stress != track.stress:
        return True
    if rules.sector_effects or rules.heat_to_draw_pile != 0 or rules.heat_to_discard_pile != 0:
        return True
    for corner, printed in enumerate(track.corners):
        if rules.speed_limit[corner] != printed.limit or rules.corner_surcharge[corner] != 0:
            return True
    return any(not car.legend and not has_starting_upgrades(car) for car in cars)


def has_starting_upgrades(car: Car) -> bool:
    """Does this car drive with the Upgrades that every car has where there is no garage? (CARD-3)"""
    at: i64 = 0
    while at < FIRST_SPONSOR - FIRST_UPGRADE:
        face = car.faces[at]
        usual = STARTING_FACES[at]
        if face is not usual and (face.values != usual.values or face.plus != 0 or face.symbols != 0):
            return False
        at += 1
    return True


def kinds_of_spaces(track: Track, rules: RaceRules) -> list[int]:
    """A number for each space: the same where a car that stops there may do the same."""
    kinds: dict[tuple[tuple[str, int], ...], int] = {}
    found: list[int] = []
    for space in range(track.length):
        found.append(kinds.setdefault(tuple(rules.effects_at(space)), len(kinds)))
    return found


def to_go_position(rules: RaceRules, model: PaceModel, progress: i64) -> i64:
    """The spaces to go; whole laps that the tables do not reach are left to the constant pace."""
    to_go = rules.finish - progress
    while to_go >= model.positions:
        to_go -= model.length
    return to_go


def general_position(track: Track, rules: RaceRules, progress: i64) -> i64:
    """Spaces to the next corner line, its limit, and how soon another one follows."""
    line = next_line_of_race(track, rules, progress)
    gap: i64 = 2
    limit: i64 = 0
    spaces = line - progress - 1
    if line == NEVER:
        spaces = rules.finish - progress - 1
    else:
        limit = rules.speed_limit[corner_of(track, line)]
        limit = max(0, min(limit, GENERAL_LIMITS - 1))
        second = next_line(track, line) - line
        gap = 0 if second <= 4 else 1 if second <= 9 else 2
    if spaces >= GENERAL_SPACES:
        spaces = GENERAL_SPACES - 1
    return (spaces * GENERAL_LIMITS + limit) * GENERAL_GAPS + gap
