import { expect, test } from 'vitest';
import type { Line } from '../race/story';
import { headlinesOf, movesOf } from './rounds';

const line = (id: number, part: Partial<Line> = {}): Line => ({ id, round: 2, seat: 0, key: 'moved', text: `line ${id}`, heat: 0, loud: false, ...part });

test('three headlines at most: the loud ones, then the dearest, in their order', () => {
  const lines = [line(1, { heat: 3 }), line(2), line(3, { heat: 1 }), line(4, { loud: true }), line(5, { heat: 2 }), line(6, { heat: 9, round: 1 })];
  expect(headlinesOf(lines, 2).map(({ id }) => id)).toEqual([1, 4, 5]);
  expect(headlinesOf(lines, 3)).toEqual([]);
});

test('places won come before places lost, and who stayed is not named', () => {
  const before = new Map([[0, 1], [1, 2], [2, 3]]);
  const after = new Map([[0, 3], [1, 2], [2, 1]]);
  expect(movesOf(before, after)).toEqual([{ seat: 2, gained: 2 }, { seat: 0, gained: -2 }]);
});
