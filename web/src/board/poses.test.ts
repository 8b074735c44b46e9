import { describe, expect, test } from 'vitest';
import rows from '../fixtures/circuits.json';
import type { Beat } from '../tempo/score';
import type { CircuitInfo } from './circuit';
import { driven, laneAt, lanePlan, turned } from './poses';
import { buildTrack } from './track';

const track = buildTrack((rows as unknown as CircuitInfo[])[0]!, { width: 1152, height: 544, pad: 42 });
const at = (progress: number, spot: number) => ({ progress, offset: track.offsetOf(progress, spot) });

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

describe('a way', () => {
  const beat = (kind: Beat['kind'], drives?: [number, number]) => ({ kind, drives }) as Beat;
  const steps = Array.from({ length: 101 }, (_, at) => at / 100);

  test('begins and ends where it should, and never goes back', () => {
    for (const one of [beat('drive'), beat('tow', [0.2, 0.8]), beat('spin')]) {
      const way = steps.map((share) => driven(one, share));
      expect([way[0], way.at(-1)]).toEqual([0, 1]);
      expect(way.every((far, at) => !at || far >= way[at - 1]!)).toBe(true);
    }
  });

  test('waits for the air before a tow', () => {
    expect(driven(beat('tow', [0.25, 0.75]), 0.24)).toBe(0);
    expect(driven(beat('tow', [0.25, 0.75]), 0.76)).toBe(1);
  });

  test('a spin turns one and a half times on the spot, then slides back straight', () => {
    expect(turned(0)).toBe(0);
    const onTheSpot = steps.filter((share) => driven(beat('spin'), share) === 0).map(turned);
    expect(Math.max(...onTheSpot)).toBeCloseTo(540, 0);
    expect(turned(1)).toBe(720);
  });
});
