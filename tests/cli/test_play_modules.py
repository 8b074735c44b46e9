"""slipstream play with the advanced game: garage, Legends, weather, tournament, seasons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

from slipstream.cli import cli, main
from slipstream.cli.play import fresh, resumed
from slipstream.core.actions import SALVAGE, Action, plan
from slipstream.core.cards import cards_in
from slipstream.core.chance import SECURE, FastStream
from slipstream.core.decisions import Decision
from slipstream.core.symbols import OPENING, SYM_HEAT, SYM_SALVAGE
from slipstream.core.turn_data import BY_REVEAL, Turn
from slipstream.core.views import View
from slipstream.drivers.chance_driver import RandomDriver
from slipstream.drivers.rookie import Rookie
from slipstream.games.draft import DraftView
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.modules.conditions import tiles, tokens
from slipstream.modules.event_cards import event_cards
from slipstream.modules.garage import is_heat, sponsor_faces, upgrade, upgrade_numbers
from slipstream.records.notation import read_cards as zone
from slipstream.records.record import Record, Recorded
from slipstream.terminal.describe import option_sentences, option_title, plan_sentences
from slipstream.terminal.preview import option_preview, plan_preview
from slipstream.terminal.symbols import event_sentences, face_text, special_faces, token_text
from slipstream.terminal.table import Outcome
from tests.cli.test_play import ANSI, Person, seat_at_table

ALL: Final[dict[str, Any]] = {"garage": "all", "weather": True, "tournament": True, "legends": 2}


def race(circuit: str = "usa", cars: int = 4, seed: int = 3, seat: int = 0, **agreed: Any) -> Recorded:
    setup = RaceSetup(circuit, cars, 1, chance=SECURE, **agreed)
    return fresh(setup, seed, "rookie", seat)[0]


def wild(seed: int) -> RandomDriver:
    return RandomDriver(FastStream(seed))


# Whole races


@pytest.mark.parametrize(
    ("circuit", "cars", "seed", "agreed", "is_plain"),
    [
        ("usa", 4, 3, ALL, True),
        ("italia", 6, 4, {**ALL, "pro": 2, "handicaps": {0: 2}}, False),
        ("gb", 3, 5, {"garage": "advanced", "legends": 2}, True),
        ("france", 6, 6, {"garage": "advanced", "weather": True}, False),
        ("usa", 2, 7, {"garage": "quick", "tournament": True}, True),
        ("gb", 6, 8, {"weather": True, "legends": 5}, False),
    ],
)
@pytest.mark.parametrize("driver", ["rookie", "random"])
def test_a_person_drives_with_modules(
    circuit: str, cars: int, seed: int, agreed: dict[str, Any], is_plain: bool, driver: str
) -> None:
    person = Person(driver=Rookie() if driver == "rookie" else wild(seed))
    table, written = seat_at_table(race(circuit, cars, seed, **agreed), 0, person, is_plain=is_plain)
    assert table.drive() is Outcome.FINISHED
    shown = written.getvalue()
    assert re.search(rf"You finish \d of {cars}\.", shown)
    assert not is_plain or "\x1b" not in shown
    assert ("Weather: " in shown) is bool(agreed.get("weather"))
    assert table.game.record.replay().over


def test_every_question_takes_commands_and_nonsense() -> None:
    asked: set[str] = set()
    shown = ""
    wanted = {"draft", "plan", "react", "slipstream", "discard", "refresh"}
    heads = ("DRAFT.", "UPGRADES.", "SYMBOLS.", "WEATHER AND ROADS.", "TOURNAMENT.", "REFRESH.")
    for seed in range(4):
        if wanted <= asked and all(head in shown for head in heads):
            break
        person = Person(driver=wild(seed))
        fresh_steps: list[str] = []

        def read(prompt: str, person: Person = person, fresh_steps: list[str] = fresh_steps) -> str:
            assert person.table is not None
            steps = {decision.step for decision in person.table.game.game.pending()}
            if not steps <= asked and not prompt.startswith("Keep the"):
                asked.update(steps)
                fresh_steps.extend(steps)
                person.first += ["help", "list", "log", "show", "cards", "undo", "save", "99", "@"]
            return person(prompt)

        setup = RaceSetup("usa", 4, 1, garage="advanced", weather=True, tournament=True, chance=SECURE)
        table, written = seat_at_table(fresh(setup, seed, "random", 0)[0], 0, read)
        person.table = table
        assert table.drive() is Outcome.FINISHED
        shown += written.getvalue()
    assert wanted <= asked
    for head in heads:
        assert head in shown
    assert "Nothing can be taken back" in shown
    assert "99" in shown


def test_typed_answers_may_be_piped(tmp_path: Path) -> None:
    person, file = Person(), tmp_path / "race.json"
    table, _ = seat_at_table(race(seed=11, **ALL), 0, person)
    table.drive()
    arguments = ["play", "--cars", "4", "--laps", "1", "--legends", "2", "--garage", "all", "--weather"]
    typed = "\n".join(person.typed) + "\n"
    arguments += ["--tournament", "--seed", "11", "--record", str(file)]
    result = CliRunner().invoke(cli, arguments, input=typed)
    assert result.exit_code == 0, result.output
    assert "You finish" in result.output
    assert Record.load(file).actions == table.game.record.actions


class Wasteful(Rookie):
    """Takes and plays Salvage symbols, and uses them for nothing."""

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        for option in decision.options:
            if option.kind == SALVAGE and option.cards == 0:
                return option
            if (
                option.key == "take-upgrade"
                and not is_heat(option.number)
                and upgrade(option.number).number(SYM_SALVAGE)
            ):
                return option
            faces = view.own.faces if isinstance(view, View) and view.own is not None else []
            if decision.step == "plan" and any(
                face.number(SYM_SALVAGE) for _, face in special_faces(faces, option.cards)
            ):
                return option
        return super().decide(view, decision)


@pytest.mark.clause("SYM-SALVAGE-1")
def test_a_salvage_of_nothing_can_be_answered() -> None:
    for seed in range(9):
        person = Person(driver=Wasteful())
        table, _ = seat_at_table(race(seed=seed, **ALL), 0, person)
        table.drive()
        said = [text for who, text in table.game.record.actions if who == 0 and text.startswith("salvage")]
        if said:
            assert all(text.endswith(" -") for text in said)
            assert person.typed.count("-") == len(said)
            assert "- for nothing" in person.asked
            return
    raise AssertionError("nobody has drawn a Salvage symbol")


def test_the_quick_start_says_how_to_get_the_rest() -> None:
    assert "slipstream play --help" in CliRunner().invoke(cli, ["play"], input="").output
    other = CliRunner().invoke(cli, ["play", "--legends", "2"], input="").output
    assert "slipstream play --help" not in other
    assert "3 x rookie, 2 x Legend" in other


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--legends", "6"], "too many"),
        (["--pro", "2"], "needs Legends"),
        (["--handicap", "0=3"], "1 or 2 Heat less"),
        (["--season", "1961", "--circuit", "usa"], "--circuit is for one race"),
        (["--season", "1961", "--players", "3", "--legends", "4"], "2 to 6 cars"),
        (["--season", "1961", "--garage", "quick"], "the garage is"),
        (["--players", "3"], "--players is for a season"),
        (["--seat", "4", "--legends", "2"], "no seat 4"),
    ],
)
def test_bad_usage_is_one_clear_message(
    arguments: list[str], message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["play", *arguments])
    assert leaving.value.code == 2
    errors = capfd.readouterr().err
    assert message in errors
    assert "Traceback" not in errors


# Seasons


def test_a_whole_season_with_breaks(tmp_path: Path) -> None:
    """Left and taken up again in a draft, in races and between them: the same season in the end."""
    file, setup = tmp_path / "season.json", SeasonSetup("1961", 3, 3, chance=SECURE)
    person = Person()
    whole, written = seat_at_table(fresh(setup, 5, "novice", 1)[0], 1, person)
    assert whole.drive() is Outcome.FINISHED
    shown = written.getvalue() + person.asked
    for words in (
        "Season 1961, race 1 of 3: Great Britain",
        "Event: Grandstand. 2 Sponsor cards",
        "Press Corner Runway",
        "Standings after race 2 of 3",
        "Next: Italia, Strike",
        "Seed 5.",
    ):
        assert words in shown
    game, seat, sittings = fresh(setup, 5, "novice", 1)[0], 1, 0
    drafts = 0
    while True:
        table, written = seat_at_table(
            game, seat, Person(stop_after=1 if sittings % 5 else 40), record_file=file
        )
        sittings += 1
        if table.drive() is Outcome.FINISHED:
            break
        drafts += table.game.game.race is None
        game, seat = resumed(Record.load(file), None)
        assert seat == 1
    assert sittings > 5
    assert 0 < drafts < sittings
    assert Record.load(file).actions == whole.game.record.actions
    season = whole.game.game
    assert isinstance(season, Season)
    assert season.over


def test_a_draft_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    arguments = ["play", "--season", "custom", "--players", "2", "--legends", "2", "--seed", "4"]
    left = CliRunner().invoke(cli, [*arguments, "--record", str(file)], input="7\nx\nshow\nquit\ny\n")
    assert left.exit_code == 0, left.output
    assert "is not one of the answers" in left.output
    assert f"slipstream play --resume {file}" in left.output
    before = Record.load(file).actions
    again = CliRunner().invoke(cli, ["play", "--resume", str(file), "--plain"], input="1\n")
    assert again.exit_code == 0
    assert "take one card" in again.output
    assert len(Record.load(file).actions) > len(before)


def test_a_goat_season_asks_which_upgrade_is_kept() -> None:
    person = Person()

    def read(prompt: str) -> str:
        if "Season 1962, race 1 of 3" in written.getvalue() and prompt.startswith("Draft."):
            raise EOFError  # one season is enough
        return person(prompt)

    game = fresh(SeasonSetup("goat", 1, 1, chance=SECURE), 3, "rookie", 0)[0]
    table, written = seat_at_table(game, 0, read)
    person.table = table
    assert table.drive() is Outcome.LEFT
    assert person.asked.count("Keep one Upgrade. Type") == 1
    season = table.game.game
    assert isinstance(season, Season)
    assert len(season.upgrades[0]) == 1


# Screens


def test_screens_fit_into_80_by_24() -> None:
    person, taken = Person(), [0]
    longest = 0

    def read(prompt: str) -> str:
        nonlocal longest
        screen = ANSI.sub("", written.getvalue()[taken[0] :])
        taken[0] = len(written.getvalue())
        assert max(map(len, screen.splitlines()), default=0) <= 80
        if "Gears:" in screen:
            longest = max(longest, len(screen[screen.index("Round ") :].splitlines()) + 1)
        return person(prompt)

    table, written = seat_at_table(race("usa", 6, 4, **ALL), 0, read, is_plain=False)
    person.table = table
    table.drive()
    assert 15 < longest <= 24
    strip = ANSI.sub("", written.getvalue())
    assert re.search(r"^ +\d[-+hP]", strip, re.MULTILINE)
    assert "Legend" in strip


def test_everything_printed_has_words() -> None:
    """No symbol, token, tile or event is left without a word."""
    for number in upgrade_numbers():
        face = upgrade(number)
        if not is_heat(number) and face.symbols != 0:
            assert ";" in face_text(face, full=True)
    assert all("Single Use MUST" in face_text(face, full=False) for face in sponsor_faces())
    assert face_text(upgrade(44), full=False) == "Speed 4, Heat 1 MUST, Scrap 2 MUST, Limit +2 MUST"
    for tile in tiles():
        assert all(token_text(token, tile) for token in tokens())
    circuit = RaceSetup("usa").course
    assert all(len(event_sentences(event, circuit)) == 2 for event in event_cards().values())


def test_others_cards_stay_hidden() -> None:
    """Two games that differ in another hand only look the same to the person."""
    screens, hands = [], set[int]()
    for swap in (False, True):
        game = race("usa", 3, 7, garage="quick", weather=True)
        other = game.race.state.cars[1]
        if swap:
            given, taken = cards_in(other.hand)[0], cards_in(other.draw)[-1]
            other.hand, other.draw = other.hand - given + taken, other.draw - taken + given
        hands.add(int(other.hand))
        table, written = seat_at_table(game, 0, Person(["list", "show", "log", "cards"], stop_after=4))
        table.drive()
        screens.append(written.getvalue())
    assert len(hands) == 2
    assert screens[0] == screens[1]


# Previews


def watch(game: Recorded, seat: int, driver: RandomDriver) -> int:
    """Play on and compare every preview of a seat with what then happens; gives how many were compared."""
    checked = 0
    expected: tuple[int, int] | None = None
    while decisions := game.game.pending():
        for decision in decisions:
            view, preview = game.game.view(decision.seat), None
            choice: Action = driver.decide(view, decision)
            if isinstance(view, View) and decision.seat == seat:
                if decision.step == "plan":
                    found = plan_preview(view, choice.cards).preview
                    # Where a card will have to be replaced the preview has the Speed after that.
                    expected = found.speed if found is not None and not found.unpayable else None
                elif decision.step in ("value", "react", "slipstream"):
                    preview = option_preview(view, decision, choice)
            events = game.apply(decision.seat, choice, decision.id)
            own = [event for event in events if event.seat == seat]
            first = next((event for event in own if event.key == "speed-set"), None)
            if expected is not None and first is not None:
                assert expected[0] <= first.a <= expected[1]
                expected, checked = None, checked + 1
            if preview is not None and decision.step != "value" and isinstance(view, View):
                dues = [event.d for event in own if event.key == "corner-passed"]
                if choice.key in ("end-react", "slipstream") and dues:
                    assert dues == [passing.due[0] for passing in preview.corners]
                    assert any(event.key == "spun-out" for event in own) == (preview.spin == 1)
                    press = [event for event in own if event.key == "sponsor-gained" and event.a == 0]
                    assert len(press) == preview.sponsors
                    checked += 1
                after = game.game.view(seat)
                if not isinstance(after, View) or preview.unpayable:
                    continue
                if after.active == seat and after.step == "react":
                    assert preview.speed[0] <= after.turn.speed <= preview.speed[1]
                    checked += 1
    return checked


@pytest.mark.parametrize("tournament", [False, True])
def test_previews_agree_with_what_then_happens(tournament: bool) -> None:
    checked = 0
    for seed in range(6):
        setup = RaceSetup("usa", 2, 1, garage="all", weather=True, tournament=tournament, chance=SECURE)
        checked += watch(fresh(setup, seed, "random", 0)[0], 0, wild(seed))
    assert checked > 200
    if not tournament:
        assert watch(fresh(SeasonSetup("1961", 2, 1, chance=SECURE), 1, "random", 0)[0], 0, wild(1)) > 100


def prepared(tournament: bool = False, upgrades: tuple[int, ...] = (10, 46, 27)) -> View:
    """A first view with these Upgrades as a, b, c in hand, two spaces before Eagle Crest (limit 7)."""
    game = race("usa", 2, 7, garage="quick", tournament=tournament)
    view = game.race.view(0)
    me, own = view.cars[0], view.own
    assert own is not None
    own.faces[:3] = [upgrade(number) for number in sorted(upgrades)]
    me.progress, me.space, me.engine, me.gear = 10, 10, 3, 2
    own.hand = zone("1234abc")
    return view


def test_a_plan_with_symbols() -> None:
    view = prepared()  # a Brakes 1/5, b Gas Pedal 4 (Heat 1, Cooldown 1), c Wings 6 (Heat 2, Limit +3)
    lines, warnings = plan_sentences(view, 0, plan(zone("ac")))
    assert "Speed 7 to 11 (you choose 1 or 5 for Brakes 1/5), Heat symbols cost 2 Heat, engine 1" in lines[0]
    assert "Crosses Eagle Crest, limit 10 (+3 by your cards): 0 to 1 Heat due." in lines
    assert not warnings
    assert view.own is not None
    view.cars[0].engine, view.own.draw = 1, zone("1H4")
    lines, warnings = plan_sentences(view, 0, plan(zone("1c")))
    assert "Speed 2 to 5, Heat symbols cost 2 Heat, engine 1" in lines[0]  # 1 and the card turned over
    assert "a card that cannot be paid is discarded and replaced" in warnings[0].lower()
    view.rules.corner_surcharge[0] = 1
    try:
        assert "0 to 3 Heat due" in " ".join(plan_sentences(view, 0, plan(zone("4a")))[0])
    finally:
        view.rules.corner_surcharge[0] = 0


def test_a_tournament_preview_knows_the_correction() -> None:
    view = prepared(tournament=True)
    view.cars[0].engine = 0
    lines, warnings = plan_sentences(view, 0, plan(zone("1234")))
    assert "Speed 6 to 9" in lines[0]
    assert warnings[0] == (
        "No Heat for two gears: one of these cards, chosen at random, is discarded; gear 3."
    )
    view.cars[0].gear = 3
    lines, warnings = plan_sentences(view, 0, plan(zone("1")))
    assert "a card from the draw pile is added; gear 2" in warnings[0]
    found = plan_preview(view, zone("1")).preview
    assert found is not None
    assert found.speed[1] > 1
    view.cars[0].engine = 1
    assert (
        "shifting costs 1 Heat when your turn comes, engine 0 Heat"
        in (plan_sentences(view, 0, plan(zone("1")))[0][0])
    )


def test_reactions_are_put_into_words() -> None:
    view = prepared()
    me, own = view.cars[0], view.own
    assert own is not None
    me.play, own.hand = zone("1c"), zone("2b")
    turn = Turn()
    turn.start, turn.speed, turn.moves, turn.bore_symbols = 3, 7, [BY_REVEAL, 7], True
    turn.open = [0] * OPENING
    turn.open[SYM_HEAT] = zone("c")
    view.turn = turn
    options = [
        Action(7, 0, 0, zone("c")), Action(8, 0, 0, zone("c")), Action(9, 0, 0, zone("c")),
        Action(12, 0, 0, zone("b")), Action(13, 0, 0, zone("c")), Action(15),
    ]  # fmt: skip
    decision = Decision(1, 0, "react", None, options)
    said = [" ".join(option_sentences(view, decision, option)[0]) for option in options]
    assert said[0].startswith("MUST: pay 2 Heat for Wings 6. engine 1.")
    assert "not enough Heat for Wings 6 (Heat 2)" in said[1]
    assert "not enough Heat for Wings 6 (Speed 4, Heat 2)" in option_title(
        view, 0, Action(8, 0, 4, zone("c"))
    )
    assert said[2].startswith("MUST: scrap")
    assert "Play Gas Pedal 4 now, besides your gear: Speed 4, Heat 1 MUST" in said[3]
    assert "Speed 11." in said[3]
    assert said[4].startswith("Accelerate by 0")
    assert "Boost" in said[5]
    view.rules.sector_effects = True
    view.rules.free_boost[10] = 1
    assert option_preview(view, decision, options[5]).engine == 1  # 3, less the 2 still open
    view.rules.free_boost[10] = 0
    assert option_preview(view, decision, options[5]).engine == 0
