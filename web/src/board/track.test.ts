import { describe, expect, test } from 'vitest';
import rows from '../fixtures/circuits.json';
import outlines from '../fixtures/outlines.json';
import type { CircuitInfo } from './circuit';
import { buildTrack, extent, type Track } from './track';

const circuits = rows as unknown as CircuitInfo[];
const BOX = { width: 1152, height: 544, pad: 42 };
const reference = outlines as unknown as Record<
  string,
  { scale: number; lane: number; spots: number[][][]; corner_lines: number[][][] }
>;

function toCentreLine(track: Track, x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < 4000; i++) {
    const p = track.at((track.whole * i) / 4000);
    least = Math.min(least, Math.hypot(p.x - x, p.y - y));
  }
  return least;
}

describe.each(circuits.map((circuit) => [circuit.id, circuit] as const))('%s', (id, circuit) => {
  const track = buildTrack(circuit, BOX);

  test('closes', () => {
    const start = track.at(0);
    const end = track.at(track.whole - 1e-9);
    expect(Math.hypot(start.x - end.x, start.y - end.y)).toBeLessThan(0.01);
    expect(Math.cos(((start.h - end.h) * Math.PI) / 180)).toBeGreaterThan(0.999);
  });

  test('has every space and fits the box', () => {
    expect(track.spaces).toHaveLength(circuit.length);
    const [across, upright] = extent(circuit);
    expect(across * track.scale).toBeLessThanOrEqual(BOX.width - 2 * BOX.pad + 0.01);
    expect(upright * track.scale).toBeLessThanOrEqual(BOX.height - 2 * BOX.pad + 0.01);
  });

  test('spots lie on the asphalt, side by side', () => {
    for (const { spots } of track.spaces) {
      for (const spot of spots) expect(toCentreLine(track, spot.x, spot.y)).toBeLessThan(track.lane * 0.55);
      expect(Math.hypot(spots[0].x - spots[1].x, spots[0].y - spots[1].y)).toBeCloseTo(track.lane, 3);
    }
  });

  test('equals the outline of the engine', () => {
    const known = reference[id]!;
    expect(track.scale).toBeCloseTo(known.scale, 3);
    expect(track.lane).toBeCloseTo(known.lane, 3);
    track.spaces.forEach((space, i) => {
      space.spots.forEach((spot, k) => {
        const [x, y, h] = known.spots[i]![k]!;
        expect(Math.hypot(spot.x - x!, spot.y - y!)).toBeLessThan(0.02);
        expect(Math.cos(((spot.h - h!) * Math.PI) / 180)).toBeGreaterThan(0.9999);
      });
    });
    track.corners.forEach((corner, i) => {
      const left = track.at(corner.at, track.lane);
      expect(Math.hypot(left.x - known.corner_lines[i]![0]![0]!, left.y - known.corner_lines[i]![0]![1]!)).toBeLessThan(
        0.02,
      );
    });
  });

  test('counts down to every corner line', () => {
    for (const corner of track.corners) {
      const last = track.spaces[(corner.line + track.length - 1) % track.length]!;
      expect(last.distance).toBe(0);
      expect(last.next).toBe(corner.index);
    }
  });

  test('cars move without a jump, over the start line too', () => {
    let before = track.pose(-3, 5);
    for (let p = -3; p <= track.length + 3; p += 0.05) {
      const here = track.pose(p, 5);
      expect(Math.hypot(here.x - before.x, here.y - before.y)).toBeLessThan(track.scale * 0.25);
      before = here;
    }
    expect(track.pose(-1, 0)).toEqual(track.pose(track.length - 1, 0));
  });
});
