"""Records: saved, replayed, rewound, undone, resumed; and the sentences for every refusal and event."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import BASIC_1, BASIC_2, HEAT, UNIT
from slipstream.core.chance import FAST, SECURE, stream
from slipstream.core.errors import IllegalAction, NotYourTurn, Refused, StaleDecision
from slipstream.core.events import COOLDOWN_SOURCES, COOLED_DOWN, EVENTS, HEAT_PAID, HEAT_REASONS, Event
from slipstream.core.explain import explain
from slipstream.core.rules import RULES_VERSION
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import COLOURS, RaceSetup, SetupError, check_seed, new_race
from slipstream.records.errors import RecordError
from slipstream.records.notation import NotationError, read_action, read_cards, write_action, write_cards
from slipstream.records.record import Record, Recorded
from slipstream.records.snapshot import SnapshotError, encode, encode_race
from slipstream.words.language import say
from slipstream.words.text import (
    action_text,
    event_text,
    refusal_text,
)
from tests.properties.support import LONG
from tests.words.support import keys_of

CORE: Final = Path(__file__).parents[2] / "src" / "slipstream" / "core"


def play(game: Recorded, answers: int | None = None, seed: int = 1) -> Recorded:
    """Random answers, to the end if no number is given."""
    luck = stream(FAST, seed, 0, "test")
    while not game.race.over and (answers is None or answers > 0):
        game.apply(int(game.race.next_seat()), game.race.random_action(luck))
        answers = None if answers is None else answers - 1
    return game


def a_game(cars: int = 3, seed: int = 7, chance: str = FAST) -> Recorded:
    return Recorded(RaceSetup("usa", cars, laps=1, chance=chance), seed, ["random"] * cars)


# Saving and replaying


@pytest.mark.parametrize("chance", [FAST, SECURE])
def test_a_saved_record_replays_to_the_same_race(tmp_path: Path, chance: str) -> None:
    game = play(a_game(chance=chance))
    path = tmp_path / "race.json"
    game.record.save(path)
    record = Record.load(path)
    assert record.dumps() == game.record.dumps() == path.read_text()
    assert encode_race(record.replay().race) == encode_race(game.race)
    assert json.loads(path.read_text())["format"] == "slipstream-record/1"


def test_a_set_up_survives_the_record() -> None:
    everything = RaceSetup("gb", 5, 1, 2, 3, "all", True, True, {2: 1}, SECURE)
    assert RaceSetup.from_data(everything.to_data()) == everything
    assert Record.loads(Record(everything, seed=3).dumps()).setup == everything
    setup = RaceSetup("gb", 4, laps=3, handicaps={2: 1, 0: 2}, chance=SECURE)
    record = Record.loads(Record(setup, seed=2**128 - 1).dumps())
    assert record.setup.to_data() == setup.to_data()
    assert (record.seed, record.actions, record.origin) == (2**128 - 1, [], None)
    assert [car.engine for car in setup.start_race(5).state.cars] == [4, 6, 5, 6]


def test_equal_set_ups_are_equal() -> None:
    """A frozen dataclass that compares its fields: two agreements on the same race are the same."""
    assert RaceSetup("usa", 3) == RaceSetup("usa", 3)
    assert RaceSetup("usa", 3) != RaceSetup("usa", 4)
    assert RaceSetup("usa", 3) != RaceSetup("gb", 3)
    plain = RaceSetup("usa", 4, legends=1)
    assert len({plain, RaceSetup("usa", 4, legends=1)}) == 1
    for agreed in ({"legends": 2}, {"legends": 1, "pro": 1}, {"legends": 1, "garage": "all"},
                   {"legends": 1, "weather": True}, {"legends": 1, "tournament": True}):  # fmt: skip
        assert RaceSetup("usa", 4, **agreed) != plain


def test_watching_a_replay_sees_every_event() -> None:
    setup = RaceSetup("usa", 3, laps=1)
    game = Recorded(setup, 7)
    seen = [game.race.take_events()]
    luck = stream(FAST, 1, 0, "test")
    while not game.race.over:
        seen.append(game.apply(int(game.race.next_seat()), game.race.random_action(luck)))
    moments = list(game.record.walk())
    assert [moment.play() for moment in moments] == seen
    assert [moment.at for moment in moments] == list(range(-1, len(seen) - 1))


def test_replay_stops_where_it_is_told() -> None:
    game = play(a_game(), 40)
    states = [encode_race(game.record.replay(until=moment).race) for moment in range(41)]
    assert len(set(states)) == 41
    assert states[40] == encode_race(game.race)
    assert [encode_race(game.record.rewind(moment).replay().race) for moment in range(41)] == states
    for moment in (-1, 41):
        with pytest.raises(RecordError) as refused:
            game.record.replay(until=moment)
        assert refused.value.key == "too-far"
        assert refused.value.arguments == {"actions": 40, "moment": moment}
        with pytest.raises(RecordError):
            game.record.rewind(moment)


def test_rewinding_leaves_the_record_alone() -> None:
    game = play(a_game(), 20)
    text = game.record.dumps()
    part = game.record.rewind(5)
    assert len(part.actions) == 5
    part.actions.append((0, "end-react"))
    assert game.record.dumps() == text


def test_a_record_of_other_rules_is_refused() -> None:
    text = play(a_game(), 10).record.dumps()
    data = {**json.loads(text), "rules_version": RULES_VERSION + 1}
    with pytest.raises(RecordError, match=f"rules version {RULES_VERSION + 1}") as refused:
        Record.loads(json.dumps(data))
    assert refused.value.key == "other-rules"
    assert refused.value.arguments == {"version": RULES_VERSION + 1, "expected": RULES_VERSION}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"format": "slipstream-record/2"}, "wrong-format"),
        ({"rules_version": 0}, "other-rules"),
        ({"seed": "xyz"}, "broken"),
        ({"setup": {}}, "broken"),
        ({"actions": ["0 jump"]}, "broken"),
        ({"origin": 5}, "broken"),
    ],
)
def test_a_damaged_record_says_how(changes: dict[str, object], key: str) -> None:
    data = {**json.loads(play(a_game(), 4).record.dumps()), **changes}
    with pytest.raises(RecordError) as refused:
        Record.loads(json.dumps(data))
    assert refused.value.key == key
    assert str(refused.value) == say(f"record-{key}", **refused.value.arguments)


def test_an_action_that_does_not_fit_is_named() -> None:
    record = play(a_game(), 12).record
    wrong = replace(record, actions=[*record.actions[:5], (0, "boost"), *record.actions[6:]])
    for replay in (wrong.replay, lambda: Recorded.resume(wrong)):
        with pytest.raises(RecordError) as refused:
            replay()
        assert refused.value.key == "refused"
        assert refused.value.arguments["number"] == 6
        assert refused.value.arguments["action"] == "boost"


def test_a_file_that_cannot_be_read_or_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as refused:
        Record.load(tmp_path / "missing")
    assert refused.value.key == "unreadable"
    with pytest.raises(RecordError) as refused:
        a_game().record.save(tmp_path / "missing" / "race.json")
    assert refused.value.key == "not-written"
    assert list(tmp_path.iterdir()) == []


# Taking back


def test_a_plan_taken_back_leaves_no_trace_in_the_record() -> None:
    straight, wavering = a_game(), a_game()
    plans = [decision.options for decision in straight.race.pending()]
    for game in (straight, wavering):
        if game is wavering:
            game.apply(1, plans[1][0])
            game.apply(0, plans[0][3])
            game.apply(1, actions.take_back())
            game.apply(0, actions.take_back())
        for seat in range(3):
            game.apply(seat, plans[seat][1])
    assert wavering.record.dumps() == straight.record.dumps()
    assert encode_race(wavering.race) == encode_race(straight.race)
    assert encode_race(wavering.record.replay().race) == encode_race(wavering.race)
    play(straight)
    play(wavering)
    assert wavering.record.dumps() == straight.record.dumps()


def test_only_a_plan_that_is_in_can_be_taken_back_and_only_while_others_are_open() -> None:
    game = a_game(cars=2)
    with pytest.raises(NotYourTurn):
        game.apply(0, actions.take_back())
    game.apply(0, game.race.pending()[0].options[0])
    with pytest.raises(NotYourTurn):
        game.apply(1, actions.take_back())
    game.apply(1, game.race.pending()[0].options[0])
    for seat in (0, 1):
        with pytest.raises(Refused):
            game.apply(seat, actions.take_back())
    assert len(game.record.actions) == 2


REVEALING: Final = ("revealed", "cluttered", "flipped", "drew", "gear-shifted", "reshuffled")


def test_undo_never_crosses_a_revelation_or_another_ones_act() -> None:
    """Whatever showed somebody a hidden card cannot be taken back; anything else can, by who did it."""
    undone = refused = 0
    for seed in range(1, 3):
        game = a_game(cars=2 + seed % 3, seed=seed)
        luck = stream(FAST, seed, 0, "test")
        assert not any(game.can_undo(seat) for seat in range(-1, 7))
        while not game.race.over:
            before, text = encode_race(game.race), game.record.dumps()
            seat, action = int(game.race.next_seat()), game.race.random_action(luck)
            events = game.apply(seat, action)
            revealed = [event.key for event in events if event.key in REVEALING]
            assert not any(game.can_undo(other) for other in range(-1, 7) if other != seat)
            if game.can_undo(seat):
                assert not revealed, f"seat {seat} could take {action!r} back, after {revealed}"
                assert action.kind != actions.PLAN
                after = encode_race(game.race)
                game.undo(seat)
                assert encode_race(game.race) == before
                assert game.record.dumps() == text
                game.apply(seat, action)
                assert encode_race(game.race) == after
                undone += 1
            else:
                assert revealed or action.kind == actions.PLAN, f"{action!r} revealed nothing"
                with pytest.raises(NotYourTurn) as error:
                    game.undo(seat)
                assert error.value.key == "nothing-to-undo"
                refused += 1
    assert undone > 50
    assert refused > 50


#: what the symbols of Upgrades show besides
MODULES_REVEAL: Final = (*REVEALING, "scrapped", "legend-card-revealed", "sponsor-gained", "gear-corrected")


@pytest.mark.parametrize(
    "setup",
    [
        RaceSetup("usa", 3, laps=1, legends=1, garage="all", weather=True),
        RaceSetup("gb", 2, laps=1, garage="advanced", tournament=True),
    ],
    ids=["garage and Legend", "tournament"],
)
def test_undo_with_modules(setup: RaceSetup) -> None:
    """From the first pick of the draft to the flag. A pick shows no hidden card, yet it is final here."""
    game, luck, undone = Recorded(setup, 5), stream(FAST, 5, 0, "test"), 0
    for number in range(260):
        race = game.game.race
        if game.game.over:
            break
        before, text = encode(game.game), game.record.dumps()
        if race is None:
            decision = game.game.pending()[0]
            seat, action = decision.seat, decision.options[luck.below(len(decision.options))]
        else:
            seat, action = int(race.next_seat()), race.random_action(luck)
        events = game.apply(seat, action)
        assert not any(game.can_undo(other) for other in range(-1, 7) if other != seat)
        revealed = [event.key for event in events if event.key in MODULES_REVEAL]
        if not game.can_undo(seat):
            assert race is None or revealed or action.kind == actions.PLAN, f"{action!r} revealed nothing"
            continue
        assert not revealed, f"seat {seat} could take {action!r} back, after {revealed}"
        undone += 1
        if number % 3 == 0:
            after = encode(game.game)
            game.undo(seat)
            assert encode(game.game) == before
            assert game.record.dumps() == text
            game.apply(seat, action)
            assert encode(game.game) == after
    assert undone > 10


def test_undo_never_crosses_a_race_of_a_season() -> None:
    game, luck = Recorded(SeasonSetup("1961", 2, 1), 5), stream(FAST, 5, 0, "test")
    assert isinstance(game.game, Season)
    raced = 0
    while not game.game.over:
        race = game.game.race
        if race is None:
            decision = game.game.pending()[0]
            seat, action = decision.seat, decision.options[luck.below(len(decision.options))]
        else:
            seat, action = int(race.next_seat()), race.random_action(luck)
        game.apply(seat, action)
        if len(game.game.results) != raced:
            raced = len(game.game.results)
            assert not any(game.can_undo(other) for other in range(3))
    assert raced == 3


def test_a_season_survives_the_record() -> None:
    setup = SeasonSetup("goat", 3, 2, 1, "advanced", True, {1: 2}, SECURE)
    record = Record.loads(Record(setup, seed=5).dumps())
    assert record.setup == setup
    assert isinstance(record.setup, SeasonSetup)
    assert SeasonSetup.from_data(setup.to_data()) == setup
    assert json.loads(record.dumps())["season"] == setup.to_data()


def test_there_is_no_race_during_a_draft() -> None:
    game = Recorded(RaceSetup("usa", 2, garage="all"), 5)
    with pytest.raises(RecordError) as refused:
        game.race  # noqa: B018
    assert refused.value.key == "no-race"


def test_undo_reaches_back_step_by_step() -> None:
    """Several answers of one turn, none of which showed anything, are taken back one by one."""
    for seed in range(60):
        game = a_game(cars=2, seed=seed)
        luck = stream(FAST, seed, 0, "test")
        states: list[bytes] = []
        while not game.race.over and len(states) < 3:
            before = encode_race(game.race)
            seat = int(game.race.next_seat())
            game.apply(seat, game.race.random_action(luck))
            states = [*states, before] if game.can_undo(seat) else []
        if len(states) == 3:
            who = game.record.actions[-1][0]
            while states and game.can_undo(who):
                game.undo(who)
                assert encode_race(game.race) == states.pop()
            assert not states
            return
    pytest.fail("no turn with three harmless answers in a row")


# Going on


@pytest.mark.parametrize("answers", [0, 1, 25, 80])
def test_a_resumed_race_goes_on_as_if_it_had_never_stopped(answers: int) -> None:
    game = play(a_game(), answers)
    again = Recorded.resume(Record.loads(game.record.dumps()))
    assert encode_race(again.race) == encode_race(game.race)
    assert [again.can_undo(seat) for seat in range(3)] == [game.can_undo(seat) for seat in range(3)]
    play(game, seed=9)
    play(again, seed=9)
    assert again.record.dumps() == game.record.dumps()
    assert encode_race(again.race) == encode_race(game.race)


def test_resuming_leaves_the_record_it_came_from_alone() -> None:
    record = play(a_game(), 10).record
    text = record.dumps()
    play(Recorded.resume(record), 5, seed=3)
    assert record.dumps() == text


@pytest.mark.parametrize("chance", [FAST, SECURE])
def test_a_record_can_begin_at_a_stored_state(chance: str) -> None:
    """After a rules fix: the part before was played under other rules and is not replayed."""
    game = play(a_game(chance=chance), 50)
    before = encode_race(game.race)
    game.restart_from_here(before=0)
    assert game.record.actions == []
    assert game.record.origin is not None
    assert game.record.origin["rules_version"] == 0
    assert game.record.rules_version == RULES_VERSION
    assert encode_race(game.race) == before
    assert not any(game.can_undo(seat) for seat in range(3))
    play(game, seed=4)
    record = Record.loads(game.record.dumps())
    assert record.origin == game.record.origin
    assert encode_race(record.replay(until=0).race) == before
    assert encode_race(record.replay().race) == encode_race(game.race)
    assert encode_race(Recorded.resume(record).race) == encode_race(game.race)


def test_a_stored_state_of_another_set_up_is_refused() -> None:
    game = play(a_game(cars=3), 20)
    game.restart_from_here()
    wrong = replace(game.record, setup=RaceSetup("usa", 4, laps=1))
    with pytest.raises(SnapshotError, match="4 cars"):
        wrong.replay()


def test_a_plan_of_before_the_restart_can_still_be_taken_back() -> None:
    game = a_game()
    options = game.race.pending()[0].options
    game.apply(0, options[0])
    game.restart_from_here()
    game.apply(0, actions.take_back())
    game.apply(0, options[1])
    assert encode_race(game.record.replay().race) == encode_race(game.race)


# Set-ups and seeds


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"cars": 1}, "cars-out-of-range"),
        ({"cars": 7}, "cars-out-of-range"),
        ({"cars": True}, "cars-out-of-range"),
        ({"laps": 0}, "laps-out-of-range"),
        ({"laps": 21}, "laps-out-of-range"),
        ({"handicaps": {0: 3}}, "handicap-out-of-range"),
        ({"handicaps": {0: 0}}, "handicap-out-of-range"),
        ({"handicaps": {6: 1}}, "no-such-seat"),
        ({"handicaps": {-1: 1}}, "no-such-seat"),
        ({"chance": "dice"}, "unknown-chance"),
        ({"colours": ["red"]}, "bad-colours"),
        ({"colours": "red"}, "bad-colours"),
        ({"legends": -1}, "legends-out-of-range"),
        ({"legends": 6}, "legends-out-of-range"),
        ({"legends": True}, "legends-out-of-range"),
        ({"legends": 1, "pro": 10}, "pro-out-of-range"),
        ({"legends": 1, "pro": -1}, "pro-out-of-range"),
        ({"pro": 1}, "pro-without-legends"),
        ({"garage": "old"}, "unknown-garage"),
        ({"garage": "all"}, "draft-first"),
        ({"weather": 1}, "broken-setup"),
        ({"tournament": None}, "broken-setup"),
        ({"legends": 3, "handicaps": {3: 1}}, "no-such-seat"),
        ({"seed": -1}, "seed-out-of-range"),
        ({"seed": 2**128}, "seed-out-of-range"),
    ],
    ids=str,
)
def test_a_set_up_that_cannot_be_raced_says_why(arguments: dict[str, object], key: str) -> None:
    with pytest.raises(SetupError) as refused:
        new_race("usa", **arguments)  # type: ignore[arg-type]
    assert refused.value.key == key
    assert str(refused.value) == say(f"setup-{key}", **refused.value.arguments)


@pytest.mark.clause("LEGEND-7")
def test_a_legend_drives_by_its_colour_whatever_its_seat() -> None:
    colours = ("red", "yellow", "black", "blue", "green", "gray")
    setup = RaceSetup("usa", cars=3, legends=2, colours=colours)
    again = RaceSetup.from_data(setup.to_data())
    assert again.colours == colours
    assert again == setup
    printed = RaceSetup("usa", cars=3, legends=2).plain_rules.legend_top_speed
    assert [row[1] for row in setup.plain_rules.legend_top_speed] == [row[5] for row in printed]
    assert "colours" not in RaceSetup("usa").to_data()
    with pytest.raises(SetupError, match="colours are a list"):
        RaceSetup.from_data({**setup.to_data(), "colours": "red"})


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"year": "1960"}, "unknown-year"),
        ({"players": 0}, "players-out-of-range"),
        ({"players": 7}, "players-out-of-range"),
        ({"players": True}, "players-out-of-range"),
        ({"players": 1}, "cars-out-of-range"),
        ({"players": 4, "legends": 3}, "cars-out-of-range"),
        ({"players": 3, "legends": -1}, "legends-out-of-range"),
        ({"legends": 0, "pro": 2}, "pro-without-legends"),
        ({"garage": "quick"}, "unknown-garage"),
        ({"tournament": 1}, "broken-setup"),
        ({"handicaps": {2: 1}}, "no-such-seat"),
        ({"chance": "dice"}, "unknown-chance"),
    ],
    ids=str,
)
def test_a_season_that_cannot_be_raced_says_why(arguments: dict[str, object], key: str) -> None:
    with pytest.raises(SetupError) as refused:
        SeasonSetup(**{"year": "1961", **arguments})  # type: ignore[arg-type]
    assert refused.value.key == key
    assert str(refused.value) == say(f"setup-{key}", **refused.value.arguments)


def test_a_season_needs_a_seed_that_is_one() -> None:
    for seed in (-1, 2**128, True):
        with pytest.raises(SetupError):
            SeasonSetup("1961", 2).start(seed)


@pytest.mark.parametrize("seed", [True, 1.0, "7", None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(SetupError):
        check_seed(seed)


# Refusals and their sentences


def keys_the_core_can_refuse_with() -> set[str]:
    """From the source: what functions named `…refusal` return and what refusals are raised with."""
    keys: set[str] = set()
    for path in CORE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.endswith("refusal"):
                returned = [
                    part.value for part in ast.walk(node) if isinstance(part, ast.Return) and part.value
                ]
                for value in returned:
                    branches = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
                    for branch in branches:
                        if isinstance(branch, ast.Constant) and isinstance(branch.value, str):
                            keys.add(branch.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                raised = node.func.id in ("IllegalAction", "StaleDecision", "NotYourTurn", "Refused")
                if raised and node.args and isinstance(node.args[0], ast.Constant):
                    keys.add(str(node.args[0].value))
    return keys - {""}


def test_every_refusal_of_the_core_has_a_sentence() -> None:
    keys = keys_the_core_can_refuse_with()
    assert len(keys) > 15
    sentences = keys_of("refusal-")
    assert keys <= sentences
    beyond = {"nothing-to-undo", "not-in-the-market", "not-your-upgrade"}
    assert sentences <= keys | beyond, "a sentence for a key that nobody uses"


@pytest.mark.parametrize("key", sorted(keys_the_core_can_refuse_with()))
def test_the_facts_of_a_refusal_fill_its_sentence(key: str) -> None:
    race = new_race("usa", 2, seed=3)
    action = actions.plan(race.pending()[0].options[0].cards)
    facts = explain(race.state, 0, action, key)
    if key == "stale-decision":
        facts = {"decision": 1}
    text = refusal_text(IllegalAction(key, facts, 0, [action]))
    assert "{" not in text
    assert ". Legal: gear 1: " in text


def test_every_refusal_that_happens_makes_a_sentence() -> None:
    """Wrong answers of all kinds at all steps: each refusal carries key, facts, seat and what is legal.

    What is refused is said every time in the long run, else once for every reason, step and kind of answer.
    """
    heard: set[str] = set()
    said: set[tuple[str, str, str]] = set()
    for seed in range(3):
        game = play(a_game(cars=3, seed=seed), 0)
        luck = stream(FAST, seed, 0, "test")
        while not game.race.over:
            decision = game.race.pending()[0]
            hand = int(game.race.state.cars[decision.seat].hand)
            tries = [
                actions.plan(hand),
                actions.plan(0),
                actions.plan(-5),
                actions.plan(4),
                actions.plan(2**62),
            ]
            tries += [actions.plan(HEAT * number) for number in (1, 2, 4)] + [actions.discard(hand)]
            tries += [actions.plan(BASIC_2 * number) for number in (1, 2, 3)] + [actions.discard(2**61)]
            tries += [
                actions.boost(),
                actions.adrenaline_move(),
                actions.slipstream(2),
                actions.slipstream(3),
            ]
            tries += [actions.cool_gear(number) for number in (0, 1, 5)] + [
                actions.cool_adrenaline(),
                Action(77),
            ]
            for action in tries:
                key = str(game.race.refusal(decision.seat, action))
                if not key or (not LONG and (key, decision.step, action.key) in said):
                    continue
                said.add((key, decision.step, action.key))
                with pytest.raises(IllegalAction) as caught:
                    game.race.apply(decision.seat, action)
                refused = caught.value
                text = refusal_text(refused)
                assert re.fullmatch(r".+\. Legal: .+\.", text), text
                assert refused.seat == decision.seat
                assert refused.legal == decision.options
                assert refused.arguments["action"] == action.key
                assert refused.key == key in str(refused)
                heard.add(refused.key)
            game.apply(int(game.race.next_seat()), game.race.random_action(luck))
    rare = {
        "wrong-number-of-cards", "slipstream-over-finish", "play-all-then-heat", "no-room-ahead",
        "slipstream-no-car", "not-your-turn", "stale-decision", "gear-needs-heat", "gear-not-filled",
        # with modules only
        "mandatory-symbol-open", "symbol-needs-heat", "symbol-is-payable", "symbol-not-open", "no-plus-used",
        "too-many-salvaged", "cards-not-in-discard-pile", "no-value-to-choose", "value-not-printed",
        "value-not-in-play",
        "stress-out-of-range", "no-direct-play", "no-refresh", "no-cooldown-here", "no-slipstream-here",
    }  # fmt: skip
    assert keys_the_core_can_refuse_with() - rare <= heard


@pytest.mark.parametrize("kind", range(16))
def test_cards_that_nobody_has_are_refused_in_words(kind: int) -> None:
    """A record or a client can name any card, also an Upgrade or a Sponsor this car does not own."""
    race = new_race("usa", 2, seed=3)
    with pytest.raises(IllegalAction) as refused:
        race.apply(0, actions.plan(3 * UNIT[kind]))
    assert refusal_text(refused.value)


def test_stale_and_foreign_answers_say_what_they_are() -> None:
    race = new_race("usa", 2, seed=3)
    decision = race.pending()[0]
    race.apply(0, decision.options[0], decision.id)
    with pytest.raises(StaleDecision) as stale:
        race.apply(0, decision.options[0], decision.id)
    assert (stale.value.key, stale.value.arguments) == ("stale-decision", {"decision": decision.id})
    assert refusal_text(stale.value) == f"decision {decision.id} is no longer open."
    with pytest.raises(NotYourTurn) as foreign:
        race.apply(0, decision.options[0])
    assert foreign.value.key == "not-your-turn"
    assert refusal_text(foreign.value) == "seat 0 has nothing to decide now."
    with pytest.raises(NotYourTurn):
        race.apply(99, decision.options[0])


def test_an_error_is_more_than_a_key() -> None:
    race = new_race("usa", 2, seed=3)
    with pytest.raises(IllegalAction) as refused:
        race.apply(0, actions.plan(race.state.cars[0].hand))
    assert refused.value.key == "no-such-gear"
    assert refused.value.arguments["gear"] == 7
    assert refused.value.arguments["from"] == 1
    assert refused.value.legal == race.pending()[0].options
    assert refusal_text(refused.value).startswith("there is no gear 7: gears are 1 to 4. Legal: gear 1: ")


def test_an_error_writes_cards_as_people_do() -> None:
    race = new_race("usa", 2, seed=3)
    with pytest.raises(IllegalAction, match=r"seat 0: .*, cards HHHS, card -\)$"):
        race.apply(0, actions.plan(read_cards("HHHS")))
    with pytest.raises(IllegalAction, match=r"cards \?-5,"):
        race.apply(0, actions.plan(-5))


# The notation in reprs


def test_an_action_shows_itself_in_the_notation() -> None:
    assert repr(actions.plan(read_cards("14S"))) == "Action(plan 14S)"
    assert repr(Action(actions.SALVAGE, read_cards("2H"), 0, read_cards("a"))) == "Action(salvage a 2H)"
    assert repr(Action(actions.REFRESH)) == "Action(refresh -)"
    assert repr(Action(actions.SWAP_UPGRADE, 0, 7, 12)) == "Action(swap-upgrade 7 12)"


def test_the_value_that_goes_is_written_only_where_it_is_named() -> None:
    card = read_cards("a")
    plain, named = Action(actions.UNPAYABLE, 0, 0, card), Action(actions.UNPAYABLE, 0, 4, card)
    assert [write_action(plain), write_action(named)] == ["unpayable a", "unpayable a 4"]
    assert [read_action("unpayable a"), read_action("unpayable a 4")] == [plain, named]
    for text in ("unpayable", "unpayable a 4 4", "unpayable a x", "reduce-stress a"):
        with pytest.raises(NotationError):
            read_action(text)


def test_what_is_no_action_or_no_card_can_be_shown_too() -> None:
    assert repr(Action(77, read_cards("4"))) == "Action(unknown-77, cards 4, number 0, source -)"
    assert repr(Action(actions.BOOST, 0, 3)) == "Action(boost, cards -, number 3, source -)"
    assert [repr(actions.plan(zone)) for zone in (-5, 8)] == ["Action(plan ?-5)", "Action(plan ?8)"]
    assert write_cards(2**70) == f"?{2**70}"


def test_an_event_shows_its_cards_in_the_notation() -> None:
    kinds = {row[0]: kind for kind, row in enumerate(EVENTS)}
    assert repr(Event(kinds["revealed"], 2, read_cards("34"))) == "Event(revealed, seat 2, cards 34)"
    scrapped = Event(kinds["scrapped"], 0, HEAT, read_cards("a"))
    assert repr(scrapped) == "Event(scrapped, seat 0, card H, source a)"
    assert repr(Event(kinds["cooled-down"], 0, 1, 3, read_cards("b"))) == (
        "Event(cooled-down, seat 0, number 1, source 3, card b)"
    )
    assert repr(Event(kinds["legend-card-revealed"], -1, 16)) == (
        "Event(legend-card-revealed, seat -1, card 16)"
    )
    assert repr(Event(kinds["race-over"], -1)) == "Event(race-over, seat -1)"


# Events and actions in words


def test_every_event_has_a_sentence() -> None:
    track = RaceSetup("usa").course.track
    assert keys_of("event-") == {row[0] for row in EVENTS}
    for kind, (key, *_names) in enumerate(EVENTS):
        for seat in (-1, 0):
            event = Event(kind, seat, 1, 1, 1, 0)
            assert event.key == key
            text = event_text(event, COLOURS, track)
            assert "{" not in text
            assert text.strip()
    for number in range(len(HEAT_REASONS)):
        told = event_text(Event(HEAT_PAID, 0, 1, number), COLOURS, track)
        assert HEAT_REASONS[number] in told.lower()
    for number in range(len(COOLDOWN_SOURCES)):
        told = event_text(Event(COOLED_DOWN, 0, 1, number), COLOURS, track)
        assert COOLDOWN_SOURCES[number] in told.lower()


def test_redacted_events_hide_cards_in_words_too() -> None:
    track = RaceSetup("usa").course.track
    kinds = {row[0]: kind for kind, row in enumerate(EVENTS)}
    assert event_text(Event(kinds["drew"], 0, 3), COLOURS, track) == "black draws 3"
    discarded = Event(kinds["discarded"], 0, 2, BASIC_2)
    assert event_text(discarded, COLOURS, track) == "black discards 2 (2 on top)"


def test_every_action_has_words() -> None:
    assert set(actions.ACTION_KEYS) <= keys_of("action-")
    for kind in range(len(actions.ACTION_KEYS)):
        assert "{" not in action_text(Action(kind, BASIC_1 + BASIC_2, 1, UNIT[6]))
    assert action_text(actions.slipstream(0)) == "no Slipstream"
    assert action_text(actions.discard(0)) == "keep all cards"
