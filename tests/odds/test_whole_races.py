"""Whole races beside the odds: what happens was foreseen, and as often as foretold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from slipstream.core.actions import Action
from slipstream.core.cards import cards_in
from slipstream.core.chance import Stream
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.views import View
from slipstream.games.setup import RaceSetup
from slipstream.odds import Outlook, plan_odds
from tests.odds.brute_force import Found, drive_on, flat, told
from tests.properties.support import on_the_grid, policy

SETUPS = [
    RaceSetup("usa", 4),
    RaceSetup("italia", 6, garage="all", weather=True),
    RaceSetup("gb", 5, legends=2, garage="advanced", weather=True),
    RaceSetup("france", 4, garage="all", weather=True, tournament=True),
    RaceSetup("usa", 3, garage="advanced", tournament=True),
    RaceSetup("italia", 6, legends=3, weather=True),
    RaceSetup("france", 6),
    RaceSetup("gb", 4, garage="quick"),
]


@dataclass
class Turn:
    """A turn as the odds saw it at its step 3, and as it went."""

    outlook: Outlook
    reaction: Action | None
    found: Found


def at_step_3(before: Race, after: Race, seat: int) -> View:
    """What the seat knew when its step 3 began: the other cars stand where they were to stop."""
    start = before.copy()
    for car, stopped in zip(start.state.cars, after.state.cars, strict=True):
        if car.seat != seat:
            car.progress, car.space, car.spot = stopped.progress, stopped.space, stopped.spot
            car.status = stopped.status
    return start.view(seat)


def revealed(events: list[Event]) -> Event | None:
    """The plan that was turned over last and moved a car."""
    shown = [event for event in events if event.key in ("revealed", "cluttered", "round-started")]
    return shown[-1] if shown and shown[-1].key == "revealed" else None


def turns(setup: RaceSetup, seed: int) -> Iterator[Turn]:
    """A whole race at random. Each turn uses one optional symbol of React at most, and no Slipstream."""
    race, luck = on_the_grid(setup, seed), policy(seed)
    events = list[Event]()
    before = race.copy()
    while not race.over:
        shown = revealed(events)
        if shown is not None and race.state.active == shown.seat:
            events = []
            yield one_turn(race, before, shown, luck, events)
        else:
            before = race.copy()
            events = race.apply(race.next_seat(), race.random_action(luck))


def one_turn(race: Race, before: Race, shown: Event, luck: Stream, last: list[Event]) -> Turn:
    """From step 3 to the corners, with values and reaction as drawn."""
    seat = shown.seat
    odds = plan_odds(at_step_3(before, race, seat), shown.a)
    assert not odds.cluttered
    cases: list[tuple[Action | None, tuple[Outlook, ...]]] = [(None, odds.outlooks)]
    cases += [(reaction.action, reaction.outlooks) for reaction in odds.reactions]
    reaction, outlooks = cases[luck.below(len(cases))] if luck.below(2) else cases[0]
    outlook = outlooks[luck.below(len(outlooks))]
    asked = cards_in(shown.a)
    if reaction is not None and reaction.key == "direct-play":
        asked.append(int(reaction.source))
    values = told(asked, race.state.cars[seat].faces, outlook.values)
    return Turn(outlook, reaction, drive_on(race, seat, values, reaction, last))


def test_what_happens_was_foreseen() -> None:
    """Speed, landing, Slipstreams, Heat and spin-out of every turn are one of the outcomes."""
    driven = sure = reacted = 0
    for number, setup in enumerate(SETUPS):
        for turn in turns(setup, 40 + number):
            foreseen = flat(turn.outlook)
            assert foreseen.get(turn.found, 0) > 0, (setup, turn.reaction)
            driven += 1
            sure += len(foreseen) == 1
            reacted += turn.reaction is not None
    assert driven > 500
    assert sure > 200
    assert reacted > 200


def test_chances_are_calibrated() -> None:
    """Over many turns with luck in them: Speeds and spin-outs come as often as foretold."""
    speed = spread = spins = doubt = 0.0
    lucky = 0
    for number in range(3 * len(SETUPS)):
        for turn in turns(SETUPS[number % len(SETUPS)], 700 + number):
            outcomes = turn.outlook.outcomes
            if len(outcomes) == 1:
                continue
            lucky += 1
            mean = sum(float(outcome.chance) * outcome.speed for outcome in outcomes)
            square = sum(float(outcome.chance) * outcome.speed**2 for outcome in outcomes)
            chance = float(turn.outlook.spin_chance)
            speed += turn.found[0] - mean
            spread += square - mean**2
            spins += (turn.found[5] >= 0) - chance
            doubt += chance * (1 - chance)
    assert lucky > 2000
    assert doubt > 100
    assert abs(speed) < 3 * spread**0.5
    assert abs(spins) < 3 * doubt**0.5
