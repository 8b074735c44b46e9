import { describe, expect, test } from 'vitest';
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
