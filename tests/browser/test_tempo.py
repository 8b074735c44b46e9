"""What is seen and heard of a race: the camera, the sound, the end of it, and what one missed."""

from __future__ import annotations

from typing import Final

from slipstream.core.events import SPEED_SET
from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, let_rookies_drive

#: a context that plays into a buffer in the time of the page, and notes the pitches its voices are pulled to
RECORDING: Final = """
  window.contexts = []; window.pitches = [];
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 8000 * 60, 8000);
      const began = performance.now();
      Object.defineProperty(this, 'currentTime', { get: () => (performance.now() - began) / 1000 });
      Object.defineProperty(this, 'state', { get: () => 'running' });
      window.contexts.push(this);
    }
    createOscillator() {
      const voice = super.createOscillator();
      const ramp = voice.frequency.linearRampToValueAtTime.bind(voice.frequency);
      const pitches = [];
      voice.frequency.linearRampToValueAtTime = (value, at) => {
        if (voice.type === 'sawtooth' && pitches.push(value) === 1) {
          window.pitches.push(value);
        }
        return ramp(value, at);
      };
      return voice;
    }
    resume() { return Promise.resolve(); }
    close() { return Promise.resolve(); }
  };
"""
LOUDNESS: Final = """async () => {
  const heard = await window.contexts[0].startRendering();
  return heard.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
}"""
IDLE, STEP = 62, 13  # hertz: of an engine at rest, and what every Speed adds
MOVING: Final = "() => document.querySelector('svg.live')?.dataset.moving === 'true'"
STILL: Final = "() => document.querySelector('svg.live')?.dataset.moving === 'false'"


def view(player: Player) -> str:
    """What of the board is seen."""
    return str(player.page.locator("[role=application]").get_attribute("data-view"))


def test_sound_is_offered_and_follows_the_speed(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    player.page.add_init_script(RECORDING)
    player.open_table(laps=1, cars=6, empty="rookie")
    racer = Racer(1)
    racer.answer(player, player.ready())
    player.wait(STILL)
    assert player.page.evaluate("() => window.contexts.length") == 0, "sound without being asked for"
    player.test("sound-offer").get_by_role("button", name="Sound on").click()
    player.wait("() => window.contexts.length === 1")
    while player.page.evaluate("() => new Set(window.pitches).size") < 3:
        racer.answer(player, player.ready())
        player.wait(STILL)
    rows = [row for one in player.received if one["type"] == "update" for row in one["events"]]
    speeds = {row[2] for row in rows if row[0] == SPEED_SET}
    # a step for every Speed; a tow pulls one more out of the engine
    for pitch in player.page.evaluate("() => window.pitches"):
        assert {(pitch - IDLE) / STEP, (pitch - IDLE) / STEP - 1} & speeds, (pitch, speeds)
    assert player.page.evaluate(LOUDNESS) > 0.01
    # it is remembered, and off is silent
    player.page.reload()
    player.ready()
    player.wait("() => window.contexts.length === 1")
    assert not player.test("sound-offer").count()
    player.page.keyboard.press("m")
    racer.answer(player, player.ready())
    player.wait(STILL)
    assert player.page.evaluate(LOUDNESS) == 0


def test_the_camera_follows_zooms_and_is_remembered(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    player.open_table(laps=1, cars=6, empty="rookie")
    seen = player.ready()
    assert view(player) == "whole"
    player.page.keyboard.press("f")
    assert view(player) == "follow"
    player.page.reload()
    seen = player.ready()
    assert view(player) == "follow"
    # a click on a control while something moves is a click on that control, and skips nothing
    Racer(1).answer(player, seen)
    player.wait(MOVING)
    player.page.get_by_role("button", name="Show whole circuit").click()
    assert view(player) == "whole"
    player.page.locator("main").hover(position={"x": 300, "y": 200})
    player.page.mouse.wheel(0, -300)
    player.wait("() => document.querySelector('[role=application]').dataset.view === 'free'")

    phone = new_player(storage_state=player.context.storage_state(), **PHONE)
    phone.open(f"/t/{player.table}")
    phone.ready()
    assert view(phone) == "follow", "a small screen follows by itself"


def test_a_race_is_seen_to_its_end(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    player.open_table(laps=1, cars=3, empty="rookie")
    player.ready()
    let_rookies_drive([player])
    player.wait(MOVING)
    assert player.look()["screen"] != "results"
    player.page.keyboard.press(" ")
    player.until_screen("results")


def test_who_comes_back_is_told_what_happened(new_player: NewPlayer) -> None:
    player = new_player()
    player.open_table(laps=1, cars=3, empty="rookie")
    player.ready()
    hide = """(hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    player.page.evaluate(hide, True)
    Racer(1).answer(player, player.ready())
    while player.look()["round"] == "1":
        Racer(1).answer(player, player.ready())
    player.page.evaluate(hide, False)
    player.page.get_by_text("While you were away: 1 round.").wait_for()
