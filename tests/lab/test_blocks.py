"""A block: one seed, every rotation of the grid, equal luck for every car."""

from __future__ import annotations

import pytest

from slipstream.core.race import Race
from slipstream.drivers import DRIVERS_VERSION, drive, driver_luck, make_driver
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.report import classification
from slipstream.games.setup import RaceSetup
from slipstream.lab.compare import block_score, compare_job
from slipstream.lab.job import Job, pace_version
from slipstream.lab.line_up import parse_line_up
from slipstream.lab.racing import Outcome
from slipstream.lab.tournament import Modules


def job_of(drivers: str, circuits: str = "usa", seed: int = 1, **modules: object) -> Job:
    found = Modules(**modules)  # type: ignore[arg-type]
    return Job((parse_line_up(drivers, found.cars),), found.setups(circuits), seed, found.whole_box)


def test_every_car_starts_once_from_every_place() -> None:
    outcomes = job_of("random", cars=5).run(0)
    assert len(outcomes) == 5
    for slot in range(5):
        assert sorted(outcome.grid[slot] for outcome in outcomes) == [0, 1, 2, 3, 4]
    first = outcomes[0].grid
    assert [outcome.grid for outcome in outcomes] == [first[turn:] + first[:turn] for turn in range(5)]


def test_cars_have_equal_luck_in_all_races_of_a_block() -> None:
    job = job_of("random", cars=4)
    seed = job.seed_of(3)
    hands = set()
    for outcome in job.run(3):
        race = GrandPrix(RaceSetup("usa", cars=4), seed, grid=outcome.grid).race
        assert isinstance(race, Race)
        hands.add(tuple(int(car.hand) for car in race.state.cars))
    assert len(hands) == 1


def test_the_first_race_of_a_block_is_the_race_of_that_seed() -> None:
    """The laboratory adds nothing to a race: it gives the grid, and here the one that chance would give."""
    job = job_of("rookie,random,2*legend+2", cars=4, weather=True)
    seed = job.seed_of(0)
    outcome = job.run(0)[0]
    race = RaceSetup("usa", cars=4, legends=2, pro=2, weather=True).start_race(seed)
    names = ["rookie", "random"]
    drive(race, [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)])
    rows = classification(race, [*names, "legend", "legend"])
    assert outcome.order == [row["seat"] for row in rows]
    by_seat = sorted(rows, key=lambda row: row["seat"])
    assert outcome.rounds == [row["finish_round"] for row in by_seat]
    assert outcome.spin_outs == [row["spin_outs"] for row in by_seat]
    assert outcome.heat_paid == [row["heat_paid"] for row in by_seat]
    assert [outcome.grid.index(seat) + 1 for seat in range(4)] == [row["grid"] for row in by_seat]
    assert sum(outcome.corners) == sum(outcome.spin_outs) > 0


def test_the_lead_changes_as_the_chart_of_the_race_says() -> None:
    outcome = job_of("legend+2").run(0)[0]
    assert 0 < outcome.lead_changes < outcome.length
    assert outcome.spin_outs == outcome.heat_paid == [0] * 6
    assert min(outcome.rounds) == outcome.rounds[outcome.order[0]]


@pytest.mark.parametrize("garage", ["quick", "all", "random"])
def test_garages(garage: str) -> None:
    outcomes = job_of("random", cars=3, garage=garage).run(0)
    for outcome in outcomes:
        assert [len(cards) for cards in outcome.upgrades] == [3, 3, 3]
    dealt = {str(outcome.upgrades) for outcome in outcomes}
    assert (len(dealt) == 1) == (garage != "all")  # a draft goes by the grid


def test_a_random_garage_is_dealt_from_the_whole_box() -> None:
    def faces(garage: str) -> set[int]:
        job = job_of("random", cars=6, garage=garage, laps=1)
        return {face for number in range(6) for cards in job.run(number)[0].upgrades for face in cards}

    assert len(faces("random")) > 2 * len(faces("quick"))


def test_circuits_take_turns_and_seeds_are_paired() -> None:
    all_of_them, alone = job_of("rookie", "all"), job_of("random", "gb")
    assert [all_of_them.setup_of(number).course.id for number in range(5)] == [
        "usa", "gb", "france", "italia", "usa",
    ]  # fmt: skip
    assert all_of_them.seed_of(1) == alone.seed_of(0)  # the first block on gb, whoever races there
    assert all_of_them.seed_of(5) == alone.seed_of(1)
    seeds = [all_of_them.seed_of(number) for number in range(40)]
    assert len(set(seeds)) == 40
    assert not set(seeds) & {job_of("rookie", "all", seed=2).seed_of(number) for number in range(40)}


def test_a_job_is_data() -> None:
    job = job_of("random,legend+2", "usa,italia", cars=3, garage="random", laps=1)
    again = Job.from_data(job.to_data())
    assert again == job
    assert again.run(1) == job.run(1)
    outcome = job.run(0)[0]
    assert Outcome.from_data(outcome.to_data()) == outcome


def test_drivers_that_learned_name_their_data() -> None:
    assert job_of("novice,random,legend").drivers_version == "-"
    assert len(pace_version(("usa",), 1)) == 10
    versions = [
        job_of(names, "usa").drivers_version for names in ("club,novice", "champion,club", "champion@8")
    ]
    assert versions[0] == pace_version(("usa",), DRIVERS_VERSION["club"])
    assert versions[1] == versions[2] == pace_version(("usa",), DRIVERS_VERSION["champion"]) != versions[0]


# Comparisons


def test_a_driver_against_itself_scores_nothing() -> None:
    job = compare_job("rookie", "rookie", "gb", 1, Modules(laps=1))
    for number in range(2):
        outcomes = job.run(number)
        assert len(outcomes) == 12
        assert block_score(outcomes) == 0


def test_a_comparison_is_symmetric() -> None:
    """Whoever is named first: the same races, the other sign."""
    one = compare_job("rookie", "random", "usa", 1, Modules(laps=1)).run(0)
    two = compare_job("random", "rookie", "usa", 1, Modules(laps=1)).run(0)
    assert block_score(one) == -block_score(two) > 2
