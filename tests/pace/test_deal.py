"""Worlds that may be the real one: every card lies where one of its number lies, and none is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from slipstream.core.cards import cards_in, contains, count, pick
from slipstream.core.chance import FAST, FastStream, stream
from slipstream.core.race import Race
from slipstream.core.seen import Seen
from slipstream.core.views import View
from slipstream.drivers.weights import model_for
from slipstream.games.setup import RaceSetup
from slipstream.pace.rollouts import Rollouts, fresh_luck, take_some
from slipstream.records.notation import read_cards as zone

SETUPS = {
    "players": RaceSetup("usa", 4, laps=1),
    "legends": RaceSetup("gb", 4, laps=1, legends=2),
    "upgrades": RaceSetup("italia", 3, laps=1, garage="quick"),
    "draft": RaceSetup("france", 6, laps=1, garage="all", weather=True),
    "tournament": RaceSetup("usa", 3, laps=1, garage="regular", tournament=True),
}


def moments(setup: RaceSetup, seed: int, every: int) -> list[Race]:
    """Some moments of a random race, copied."""
    game, luck, found, moment = setup.start(seed), stream(FAST, seed, 0, "moments"), [], 0
    while not game.over:
        decision = game.pending()[0]
        if game.race is not None and moment % every == 0:
            found.append(game.race.copy())
        moment += 1
        game.apply(decision.seat, decision.options[luck.below(len(decision.options))])
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_a_dealt_world_looks_like_the_race_and_holds_the_same_cards(name: str) -> None:
    setup = SETUPS[name]
    luck = FastStream(77)
    looked: Counter[str] = Counter()
    for race in moments(setup, 5, 7):
        decision = race.pending()[0]
        view = race.view(decision.seat)
        assert isinstance(view, View)
        seen_now = Seen(view)
        player = Rollouts(model_for(view.track))
        for _ in range(3):
            world = player.deal(seen_now, decision.seat, luck)
            for car, seen, true in zip(world.cars, view.cars, race.state.cars, strict=True):
                if car.legend:
                    continue
                looked[decision.step] += 1
                assert count(car.hand) == seen.hand_size + seen.face_down
                assert count(car.draw) == seen.draw_size
                assert count(car.discard) == seen.discard_size
                assert (car.play, car.engine, car.gear) == (seen.play, seen.engine, seen.gear)
                assert contains(car.discard, car.discard_top)
                assert contains(car.hand, car.plan)
                # which cards: exactly those that the real car has in these three places
                assert car.hand + car.draw + car.discard == true.hand + true.draw + true.discard
                if car.seat == decision.seat:  # and one's own lie where they are
                    assert (car.hand, car.draw, car.discard) == (true.hand, true.draw, true.discard)
            if decision.step == "plan":
                assert world.waiting == 1, "all others have planned"
    assert looked["plan"] > 10
    assert len(looked) > 2


def test_worlds_differ_in_what_is_hidden() -> None:
    race = SETUPS["players"].start_race(5)
    view = race.view(0)
    assert isinstance(view, View)
    seen = Seen(view)
    player, luck, hands = Rollouts(model_for(view.track)), FastStream(5), set()
    for _ in range(20):
        world = player.deal(seen, 0, luck)
        hands.add(int(world.cars[1].hand))
    assert len(hands) > 10


def test_some_cards_of_a_zone_each_equally_likely() -> None:
    pool, luck, drawn = zone("1123H"), FastStream(3), Counter[int]()
    for _ in range(3000):
        some = take_some(pool, 2, luck)
        assert count(some) == 2
        assert contains(pool, some)
        drawn.update(cards_in(some))
    # two of five cards: each card 2/5 of the time, the two ones together 4/5
    assert drawn[zone("1")] == pytest.approx(2400, abs=120)
    for letter in "23H":
        assert drawn[zone(letter)] == pytest.approx(1200, abs=120)


def test_taking_more_than_there_is_takes_all() -> None:
    assert take_some(zone("14"), 5, FastStream(1)) == zone("14")
    assert take_some(0, 2, FastStream(1)) == 0
    assert take_some(zone("14"), 0, FastStream(1)) == 0


def test_new_luck_differs_from_the_old_and_repeats_itself() -> None:
    one, other = FastStream(4), FastStream(4)
    streams = [fresh_luck(one).encoded() for _ in range(50)]
    assert len(set(streams)) == 50
    assert streams == [fresh_luck(other).encoded() for _ in range(50)]


def test_cards_are_picked_by_their_place() -> None:
    pool = zone("1124SHab")
    assert [pick(pool, at) for at in range(8)] == cards_in(pool)
