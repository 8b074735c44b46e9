import { afterEach, describe, expect, test, vi } from 'vitest';
import rows from '../fixtures/circuits.json';
import type { CircuitInfo } from './circuit';
import { buildTrack } from './track';
import { laneAt, lanePlan, moveTime, Motion } from './motion.svelte';

const track = buildTrack((rows as unknown as CircuitInfo[])[0]!, { width: 1152, height: 544, pad: 42 });
const at = (progress: number, spot: number) => ({ progress, offset: track.offsetOf(progress, spot) });

test('a move takes 60 ms a space, within limits', () => {
  expect([1, 5, 20, -4].map(moveTime)).toEqual([150, 300, 600, 240]);
});

describe('lanes', () => {
  test('a car stays on the asphalt and ends on its spot', () => {
    const lanes = lanePlan(track, at(40, 0), at(52, 1), []);
    expect(lanes).toHaveLength(13);
    expect(lanes.at(-1)).toBe(track.offsetOf(52, 1));
    for (let u = 0; u <= 1; u += 0.01) expect(Math.abs(laneAt(lanes, u))).toBeLessThanOrEqual(track.lane / 2 + 1e-9);
  });

  test('a car goes round another in its way', () => {
    const other = at(44, 0);
    const lanes = lanePlan(track, at(40, 0), at(47, 0), [other]);
    expect(Math.sign(lanes[4]!)).toBe(-Math.sign(other.offset));
  });

  test('the change to the last spot happens over the last space', () => {
    const lanes = lanePlan(track, at(14, 0), at(20, 1), []);
    expect(laneAt(lanes, 5 / 6)).toBeCloseTo(track.offsetOf(14, 0));
  });
});

test('settle shows every car where it is', () => {
  const motion = new Motion();
  const car = { seat: 0, colour: 'red', progress: 3, spot: 0, label: '' };
  motion.update(track, [car], 'normal');
  motion.update(track, [{ ...car, progress: 9, spot: 1 }], 'normal');
  expect(motion.shown.get(0)!.progress).toBe(3);
  motion.settle();
  expect(motion.shown.get(0)).toMatchObject({ progress: 9, offset: track.offsetOf(9, 1), turn: 0 });
  expect(motion.moving).toBe(false);
});

test('without animation cars are there at once', () => {
  const motion = new Motion();
  const car = { seat: 0, colour: 'red', progress: 3, spot: 0, label: '' };
  motion.update(track, [car], 'off');
  motion.update(track, [{ ...car, progress: 9 }], 'off');
  expect(motion.shown.get(0)!.progress).toBe(9);
});

describe('frames', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Runs frames by hand: each gives the time of the frame. */
  function clock(): { now: number; tick: (by?: number) => void } {
    let waiting: ((now: number) => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) => waiting.push(call));
    vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
    const self = {
      now: 1000,
      tick(by = 16): void {
        self.now += by;
        const calls = waiting;
        waiting = [];
        for (const call of calls) call(self.now);
      },
    };
    return self;
  }

  /** The fastest any car was between two frames, in spaces a second, until all are there. */
  function fastest(motion: Motion, frames: ReturnType<typeof clock>, each: (frame: number) => void): number {
    let most = 0;
    for (let frame = 0; frame < 2000; frame++) {
      each(frame);
      const before = new Map([...motion.shown].map(([seat, { progress }]) => [seat, progress]));
      frames.tick();
      for (const [seat, { progress }] of motion.shown)
        most = Math.max(most, (Math.abs(progress - before.get(seat)!) / 16) * 1000);
    }
    return most;
  }

  const grid = Array.from({ length: 6 }, (_, seat) => ({ seat, colour: 'red', progress: 20 - seat, spot: 0, label: '' }));

  test.each([1, 4, 200])('a car never jumps, though news come %i frames apart', (apart) => {
    const frames = clock();
    const motion = new Motion();
    let cars = grid;
    motion.update(track, cars, 'normal');
    const moves = grid.flatMap((car) => [9, 4, 2].map((spaces) => [car.seat, spaces] as const));
    const most = fastest(motion, frames, (frame) => {
      const [seat, spaces] = (frame % apart ? undefined : moves[frame / apart]) ?? [];
      if (seat === undefined) return;
      cars = cars.map((car) => (car.seat === seat ? { ...car, progress: car.progress + spaces! } : car));
      motion.update(track, cars, 'normal');
    });
    for (const car of cars) expect(motion.shown.get(car.seat)!.progress).toBe(car.progress);
    expect(motion.moving).toBe(false);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(110);
  });

  test('a car that spins slides back no faster than it drives so far', () => {
    const [drive, slide] = [37, 3].map((progress) => {
      const frames = clock();
      const motion = new Motion();
      const [car] = grid;
      motion.update(track, [car!], 'normal');
      const moved = { ...car!, progress, spinning: progress < car!.progress };
      const most = fastest(motion, frames, (frame) => frame || motion.update(track, [moved], 'normal'));
      expect(motion.shown.get(0)!.progress).toBe(progress);
      return most;
    });
    expect(slide).toBeLessThanOrEqual(drive! * 1.05);
  });
});
