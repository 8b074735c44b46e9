import { expect, test } from 'vitest';
import { brief } from './brief';
import type { SpeedRow } from './model.svelte';

const row = (speed: number, more: Partial<SpeedRow> = {}): SpeedRow => ({ speed, chance: 0.125, heat: [0, 0], left: [5, 5], spin: 0, needs: 0, finishes: false, ...more });

test('few rows stay as they are', () => {
  expect(brief([row(5), row(6)])).toEqual([{ ...row(5), to: 5 }, { ...row(6), to: 6 }]);
});

test('Speeds that come to the same are one row; what spins out has its own', () => {
  const rows = [6, 7, 8, 9].map((speed) => row(speed));
  const found = brief([...rows, row(10, { heat: [2, 2], left: [3, 3] }), row(11, { heat: [3, 3], left: [2, 2] }), row(12, { spin: 1, needs: 9 }), row(13, { spin: 1, needs: 10 })]);
  expect(found.map(({ speed, to, chance, spin, needs }) => [speed, to, chance, spin, needs])).toEqual([
    [6, 9, 0.5, 0, 0],
    [10, 10, 0.125, 0, 0],
    [11, 11, 0.125, 0, 0],
    [12, 13, 0.25, 1, 10],
  ]);
});

test('chances add up whatever is told together, and the cost is a range', () => {
  const rows = [3, 4, 5, 6, 7, 8].map((speed, at) => row(speed, { heat: [at, at], left: [6 - at, 6 - at], chance: 1 / 6 }));
  const found = brief(rows, 2);
  expect(found).toHaveLength(2);
  expect(found.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1);
  expect(found[0]!.heat[0]).toBe(0);
  expect(found.at(-1)!.heat[1]).toBe(5);
});
