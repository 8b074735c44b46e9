"""A driven race looks right: no car jumps, none overlap, none leaves the asphalt; a key or a click skips."""

from __future__ import annotations

import itertools
import math
from typing import Any, Final

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Json, Player, Racer, drive
from tests.server.support import LONG

#: where every car is drawn in each frame: [time, [[seat, x, y, heading], ...]], in units of the picture
SAMPLE: Final = """() => {
  window.samples = [];
  const step = (now) => {
    const cars = [...document.querySelectorAll('svg.board g.car[data-seat]')].map((car) => {
      const [x, y, turn] = car.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
      return [Number(car.dataset.seat), x, y, turn, car.classList.contains('gone') ? 1 : 0];
    });
    window.samples.push([now, cars]);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
SPACE: Final = 60  # of the picture, along the track
CAR: Final = 24.0  # a car is 47 long and 24 wide


def moved(samples: list[Any]) -> tuple[float, int]:
    """The fastest a car was, in picture units a second, and how many frames saw one moving.

    A sample may show the frame before its time: a step is counted over two frames.
    """
    fastest, moving, last = 0.0, 0, 16.0
    for (then, before), (now, after) in itertools.pairwise(samples):
        places = {seat: (x, y) for seat, x, y, _, gone in before if not gone}
        step, last = max(now - then, 16.0) + last, max(now - then, 16.0)
        for seat, x, y, _, gone in after:
            if seat in places and not gone:
                far = math.dist(places[seat], (x, y))
                if far > 0.5:
                    moving += 1
                    fastest = max(fastest, far / step * 1000)
    return fastest, moving


def check_rest(player: Player) -> None:
    """Cars at rest stand on their own spot of their space, and none on another."""
    cars: list[Json] = player.page.evaluate(
        """() => [...document.querySelectorAll('svg.board g.car[data-seat]:not(.gone)')].map((car) => {
          const [x, y] = car.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
          return { seat: Number(car.dataset.seat), progress: Number(car.dataset.progress),
                   spot: Number(car.dataset.spot), x, y };
        })"""
    )
    state = player.state()["state"]
    for car in cars:
        true = state["cars"][car["seat"]]
        assert (car["progress"], car["spot"]) == (true["progress"], true["spot"])
    for at, one in enumerate(cars):
        for other in cars[at + 1 :]:
            apart = math.dist((one["x"], one["y"]), (other["x"], other["y"]))
            assert apart > CAR * 0.8, (one, other, apart)
    off = player.page.evaluate(
        """() => {
          // asphalt: what is painted under the middle of each car, without cars and what lies above
          const board = document.querySelector('svg.live');
          const asphalt = [...document.querySelectorAll('svg.ground path.t-asphalt')];
          if (!asphalt.length) return ['there is no asphalt'];
          return [...board.querySelectorAll('g.car[data-seat]:not(.gone)')].filter((car) => {
            const [x, y] = car.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
            return !asphalt.some((path) => path.isPointInStroke(new DOMPoint(x, y)));
          }).map((car) => car.outerHTML.slice(0, 160));
        }"""
    )
    assert not off, off


def at_rest(player: Player) -> None:
    """Until the page has the state, and every car has reached its place."""
    cars = {car["seat"]: car["progress"] for car in player.state()["state"]["cars"]}
    player.wait(
        """(wanted) => {
          const cars = [...document.querySelectorAll('svg.board g.car[data-seat]:not(.gone)')];
          return cars.every((car) => Number(car.dataset.progress) === wanted[car.dataset.seat]) &&
            document.querySelector('svg.live').dataset.moving === 'false';
        }""",
        {str(seat): progress for seat, progress in cars.items()},
    )


def test_a_driven_race_looks_right(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    player.open_table(laps=1, cars=6)
    player.ready()
    player.page.evaluate(SAMPLE)
    fastest, moving = 0.0, 0

    def before(player: Player, view: Json) -> None:
        nonlocal fastest, moving
        at_rest(player)
        samples = player.page.evaluate("() => window.samples.splice(0, window.samples.length - 20)")
        speed, frames = moved(samples)
        fastest, moving = max(fastest, speed), moving + frames
        check_rest(player)

    def until(view: Json) -> bool:
        return not LONG and view["round"].isdigit() and int(view["round"]) > 2

    drive([player], [Racer(1)], until, before=before)
    assert moving > 30  # frames in which cars were on their way
    # ten spaces in 600 ms, eased at both ends, are about 1600; a car that jumps some spaces is far beyond
    assert fastest < 60 * SPACE, fastest


def test_space_and_click_skip_the_motion(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    for skip in ("key", "click"):
        player.open_table(laps=1, cars=6)
        view = player.ready()
        Racer(1).answer(player, view)
        if skip == "key":
            player.page.keyboard.press(" ")
        else:
            player.page.locator("main.map").click(position={"x": 30, "y": 30})
        player.frames()  # a move takes far more
        check_rest(player)


def test_without_motion_nothing_moves(player: Player) -> None:
    player.open_table(laps=1, cars=6)
    view = player.ready()
    player.page.evaluate(SAMPLE)
    Racer(1).answer(player, view)
    at_rest(player)
    samples: list[Any] = player.page.evaluate("() => window.samples")
    places = {(seat, x, y) for _, cars in samples for seat, x, y, _, _ in cars}
    seats = {seat for seat, _, _ in places}
    moves = len(player.state()["state"]["cars"]) * 6
    assert len(places) <= len(seats) + moves, "a car was drawn between its places"
