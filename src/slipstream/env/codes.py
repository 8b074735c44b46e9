"""Numbers for actions: one fixed list for all circuits, modules and seats.

Every legal answer of a race has exactly one number, and the mask shows those that are legal now. Upgrades
are named by slot: a car has at most three different ones, in the order of their faces. In a plan from a
cluttered hand only the gear is free (CLUTTER-3), so that such a plan has a number by its gear. What is added
later goes to the end.

>>> from slipstream.core.cards import BASIC_1, BASIC_3, HEAT
>>> number_of_action(plan(BASIC_1 + BASIC_3)), BLOCKS["plan"]
(11, slice(1, 492, None))
>>> number_of_action(plan(BASIC_1 + 2 * HEAT)), block_of(494)  # gear 3
(494, 'cluttered')
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from slipstream.core import actions
from slipstream.core.actions import PLAN, Action, plan
from slipstream.core.cards import (
    FIRST_UPGRADE,
    HIGHEST_BASIC,
    STRESS,
    UNIT,
    count,
    number_of,
    selections,
)
from slipstream.core.rules import HAND_LIMIT
from slipstream.core.setup import BASIC_CARDS
from slipstream.core.steps.play_cards import stands_still
from slipstream.core.steps.shift_gears import GEARS
from slipstream.modules.garage import UPGRADES_PER_CAR, upgrade_numbers

ACTION_VERSION: Final = 2  # raised when a number gets another meaning
SLOTS: Final = UPGRADES_PER_CAR
KINDS_OF_A_CAR: Final = FIRST_UPGRADE + SLOTS  # Basic 1..4, Heat, Stress, the Upgrades
PASS: Final = 0  # nothing is asked of this car now

MOST_BASICS: Final = int(number_of(BASIC_CARDS, 0))  # of one value (CARD-2)
MOST_IN_HAND: Final = HAND_LIMIT
MOST_COOLED: Final = 4  # by one symbol
MOST_STRESS: Final = 3
MOST_SALVAGED: Final = 2
HIGHEST_VALUE: Final = 9
LONGEST_SLIPSTREAM: Final = 15

_BASICS: Final = UNIT[:HIGHEST_BASIC]
_UPGRADES: Final = UNIT[FIRST_UPGRADE:KINDS_OF_A_CAR]


def _zones(units: list[int], most: int, size: int) -> Iterator[int]:
    """Every set of up to `size` of these cards, of each kind up to `most`."""
    for numbers in product(range(most + 1), repeat=len(units)):
        if sum(numbers) <= size:
            yield sum(number * unit for number, unit in zip(numbers, units, strict=True))


def _plans() -> list[Action]:
    """Every set of one to four cards that are not Heat; no car has four equal Upgrades."""
    playable = GEARS * (sum(_BASICS) + STRESS) + SLOTS * sum(_UPGRADES)
    return [plan(zone) for gear in range(1, GEARS + 1) for zone in selections(playable, gear)]


def _of_slots(kind: int, numbers: range | None = None) -> list[Action]:
    """An action of this kind for every slot, and every number if it names one."""
    return [Action(kind, 0, number, card) for card in _UPGRADES for number in numbers or [0]]


def _salvages() -> list[Action]:
    pile = MOST_SALVAGED * sum(UNIT[:KINDS_OF_A_CAR])
    zones = [zone for size in range(MOST_SALVAGED + 1) for zone in selections(pile, size)]
    return [Action(actions.SALVAGE, zone, 0, card) for card in _UPGRADES for zone in zones]


def _discards() -> list[Action]:
    upgrades = list(_zones(_UPGRADES, SLOTS, SLOTS))
    basics = list(_zones(_BASICS, MOST_BASICS, MOST_IN_HAND))
    zones = [one + other for one in basics for other in upgrades if count(one + other) <= MOST_IN_HAND]
    return [actions.discard(zone) for zone in sorted(zones)]


_COOLED: Final = range(1, MOST_COOLED + 1)


def _blocks() -> dict[str, list[Action | None]]:
    """The blocks in order; None has a number but is no answer by itself."""
    return {
        "pass": [None],
        "plan": [*_plans()],
        "cluttered": [None] * GEARS,
        "choose-value": [*_of_slots(actions.CHOOSE_VALUE, range(HIGHEST_VALUE + 1))],
        "cool-gear": [actions.cool_gear(heat) for heat in _COOLED],
        "cool-adrenaline": [actions.cool_adrenaline()],
        "cool-sector": [Action(actions.COOL_SECTOR, 0, heat) for heat in _COOLED],
        "cool-card": [*_of_slots(actions.COOL_CARD, _COOLED)],
        "pay-heat": [*_of_slots(actions.PAY_HEAT)],
        "unpayable": [*_of_slots(actions.UNPAYABLE)],
        "scrap": [*_of_slots(actions.SCRAP)],
        "reduce-stress": [*_of_slots(actions.REDUCE_STRESS, range(1, MOST_STRESS + 1))],
        "salvage": [*_salvages()],
        "direct-play": [*_of_slots(actions.DIRECT_PLAY)],
        "accelerate": [*_of_slots(actions.ACCELERATE)],
        "adrenaline-move": [actions.adrenaline_move()],
        "boost": [actions.boost()],
        "end-react": [actions.end_react()],
        "slipstream": [actions.slipstream(spaces) for spaces in range(LONGEST_SLIPSTREAM + 1)],
        "refresh": [Action(actions.REFRESH), *_of_slots(actions.REFRESH)],
        "take-upgrade": [Action(actions.TAKE_UPGRADE, 0, face) for face in upgrade_numbers()],
        "discard": [*_discards()],
        "unpayable-value": [*_of_slots(actions.UNPAYABLE, range(1, HIGHEST_VALUE + 1))],
    }


def _lay_out() -> tuple[dict[str, slice], list[Action | None]]:
    blocks: dict[str, slice] = {}
    meaning: list[Action | None] = []
    for name, members in _blocks().items():
        blocks[name] = slice(len(meaning), len(meaning) + len(members))
        meaning += members
    return blocks, meaning


#: where each kind of action lies; what each number means, None for passing and plans from a cluttered hand
BLOCKS, MEANING = _lay_out()
ACTIONS: Final = len(MEANING)
NUMBER: Final = {action: number for number, action in enumerate(MEANING) if action is not None}
PLANS: Final = BLOCKS["cluttered"].stop  # passing and plans come first: all that the macro variant has


def number_of_action(action: Action) -> int:
    """The number of a legal answer."""
    if action.kind == PLAN and stands_still(action.cards):
        return int(BLOCKS["cluttered"].start + count(action.cards) - 1)
    number = NUMBER.get(action)
    if number is None:
        raise KeyError(f"{action} has no number: the list in slipstream.env.codes is too short for it")
    return number


def block_of(number: int) -> str:
    """The kind of action a number stands for, e.g. "slipstream"."""
    return next(name for name, block in BLOCKS.items() if block.start <= number < block.stop)
