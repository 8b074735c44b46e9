import { expect, test } from 'vitest';
import { placeLine, stepArea, ticks } from './charts';

test('ticks never crowd', () => {
  expect(ticks(12, 16)).toHaveLength(12);
  expect(ticks(30, 16)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]);
  expect(ticks(100, 16).length).toBeLessThanOrEqual(16);
});

test('a line starts and ends at its places and skips unknown rounds', () => {
  const line = placeLine(
    [1, null, 3],
    (r) => r * 10,
    (p) => p * 5,
  );
  expect(line).toBe('M0 5C10 5 10 15 20 15');
  expect(
    placeLine(
      [],
      (r) => r,
      (p) => p,
    ),
  ).toBe('');
});

test('steps close at the base', () => {
  expect(stepArea([2, 0], 10, 5, 100, 10)).toBe('M10 100L10 80L15 80L15 100L20 100L20 100Z');
});
