"""Step 2: playing cards, and the cluttered hand (PLAY, CLUTTER-1..3, TOURNAMENT-1, 7, 9).

A plan is one set of cards; the gear is their number (PLAY-1), so a plan names the gear as well.
"""

from __future__ import annotations

from slipstream.core.cards import (
    FIRST_UPGRADE,
    HEAT,
    HIGHEST_BASIC,
    KINDS,
    contains,
    count,
    heat_in,
    next_special,
    selections,
    valid,
    without_heat,
)
from slipstream.core.movement import FURTHEST
from slipstream.core.steps.shift_gears import FIRST_GEAR, GEARS, gear_refusal, highest_gear, lowest_gear

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.rules import RaceRules


def is_cluttered(car: Car) -> bool:
    """Can no gear within reach be filled with playable cards? (CLUTTER-2)"""
    return count(without_heat(car.hand)) < lowest_gear(car)


def furthest(car: Car) -> i64:
    """No plan of this hand brings the car further: all cards as the highest one, Boost, Adrenaline."""
    if car.symbols:
        return FURTHEST
    highest: i64 = HIGHEST_BASIC
    kind = next_special(car.hand, FIRST_UPGRADE)
    while kind < KINDS:
        face = car.faces[kind - FIRST_UPGRADE]
        value: i64 = max(face.values) + HIGHEST_BASIC * face.plus
        if value > highest:
            highest = value
        kind = next_special(car.hand, kind + 1)
    spaces = highest_gear(car) * highest + HIGHEST_BASIC + 1
    return spaces if spaces < FURTHEST else FURTHEST


def cluttered_plan(car: Car, gear: i64) -> i64:
    """All playable cards, completed with Heat from hand (CLUTTER-3)."""
    playable = without_heat(car.hand)
    missing = gear - count(playable)
    return playable + missing * HEAT


def cards_for(car: Car, gear: i64) -> list[int]:
    """Every set of cards that can be played in this gear (PLAY-1..3, CLUTTER-3)."""
    playable = without_heat(car.hand)
    return selections(playable, gear) if count(playable) >= gear else [cluttered_plan(car, gear)]


def stands_still(cards: i64) -> bool:
    """Is this the plan of a cluttered hand, with which a car does not move? (CLUTTER-3, CLUTTER-4)"""
    return heat_in(cards) > 0


def lowest_commitment(rules: RaceRules, car: Car) -> i64:
    """The fewest cards that may be committed: the lowest gear, in a tournament two below (TOURNAMENT-7)."""
    if not rules.tournament:
        return lowest_gear(car)
    return car.gear - 2 if car.gear - 2 > FIRST_GEAR else FIRST_GEAR


def highest_commitment(rules: RaceRules, car: Car) -> i64:
    """The most cards that may be committed: the highest gear, in a tournament two above (TOURNAMENT-7)."""
    if not rules.tournament:
        return highest_gear(car)
    return car.gear + 2 if car.gear < GEARS - 2 else GEARS


def gear_with_hand_refusal(car: Car, gear: i64) -> str:
    """Why this gear may not be chosen with this hand, "" if it may (GEAR-2..5, CLUTTER-2)."""
    refusal = gear_refusal(car, gear)
    if refusal == "" and count(without_heat(car.hand)) < gear and not is_cluttered(car):
        return "gear-not-filled"
    return refusal


def cards_refusal(car: Car, gear: i64, cards: i64) -> str:
    """Why these cards may not be played in this gear, "" if they may (PLAY-1..3, CLUTTER-2, 3)."""
    if not valid(cards) or not contains(car.hand, cards):
        return "cards-not-in-hand"
    if count(cards) != gear:
        return "wrong-number-of-cards"
    if count(without_heat(car.hand)) < gear:
        return "" if cards == cluttered_plan(car, gear) else "play-all-then-heat"
    return "heat-not-playable" if stands_still(cards) else ""


def plan_refusal(rules: RaceRules, car: Car, cards: i64) -> str:
    """Why this plan is not legal, "" if it is."""
    if not valid(cards):
        return "cards-not-in-hand"
    gear = count(cards)
    if rules.tournament and not stands_still(cards) and FIRST_GEAR <= gear <= GEARS:
        if gear < lowest_commitment(rules, car) or gear > highest_commitment(rules, car):
            return "gear-too-far"
        return "" if contains(car.hand, cards) else "cards-not-in-hand"
    refusal = gear_with_hand_refusal(car, gear)
    return refusal if refusal != "" else cards_refusal(car, gear, cards)


def plans(rules: RaceRules, car: Car) -> list[int]:
    """Every legal plan, lower gears first."""
    playable = without_heat(car.hand)
    number = count(playable)
    found: list[int] = []
    gear = lowest_commitment(rules, car)
    highest = highest_commitment(rules, car)
    while gear <= highest and gear <= number:
        found.extend(selections(playable, gear))
        gear += 1
    if is_cluttered(car):
        gear = lowest_gear(car)
        while gear <= highest_gear(car):
            found.append(cluttered_plan(car, gear))
            gear += 1
    return found
