import { describe, expect, test } from 'vitest';
import rows from '../fixtures/circuits.json';
import type { CircuitInfo } from './circuit';
import { placeBubbles } from './beside';
import { boardLayout, toTrack } from './layout';
import { scenery } from './scenery';

const circuits = rows as unknown as CircuitInfo[];

describe.each(circuits.map((circuit) => [circuit.id, circuit] as const))('%s', (_, circuit) => {
  const layout = boardLayout(circuit);
  const { track } = layout;

  test('numbers, badges and Legend marks do not overlap', () => {
    const beside = [...layout.badges, ...layout.legends, ...layout.numbers.filter((number) => !number.onTrack)];
    beside.forEach((a, i) => {
      for (const b of beside.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r).toBeGreaterThan(-3);
      }
    });
  });

  test('badges stand beside the track', () => {
    for (const badge of layout.badges) {
      expect(toTrack(layout.samples, badge.x, badge.y)).toBeGreaterThan(track.lane + badge.r - 2);
    }
  });

  test('landing bubbles keep apart and off the asphalt', () => {
    for (let start = 0; start < circuit.length; start += 5) {
      const landings = [1, 2, 3, 4, 5, 6].map((k) => ({
        key: String(k),
        progress: start + k,
        spot: k % 2,
        chance: 0.2,
        label: String(k),
        bad: false,
      }));
      const bubbles = placeBubbles(layout, landings);
      bubbles.forEach((a, i) => {
        for (const b of bubbles.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * a.r - 2);
        expect(toTrack(layout.samples, a.x, a.y)).toBeGreaterThan(track.lane);
      });
    }
  });

  test('the land is the same every time', () => {
    expect(scenery(layout)).toBe(scenery(boardLayout(circuit)));
  });
});
