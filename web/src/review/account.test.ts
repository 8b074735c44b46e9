import { expect, test } from 'vitest';
import type { Seat } from '../net/protocol';
import { account, places, reviewable, signed, whole } from './account';

const shares = Array.from({ length: 257 }, (_, number) => number / 256);

test('start, luck and choices add up to the result, also in whole per cent', () => {
  for (const start of shares.filter((_, at) => at % 5 === 0))
    for (const decisions of [0, -1 / 256, -0.25, -0.78515625, -1.4296875])
      for (const outcome of [0, 1]) {
        const bars = account({ start, luck: outcome - start - decisions, decisions, outcome });
        const [first, luck, chosen, result] = bars.map((bar) => bar.value) as [number, number, number, number];
        expect(first + luck + chosen).toBe(result);
        expect(result).toBe(100 * outcome);
        expect(Math.abs(luck - 100 * (outcome - start - decisions))).toBeLessThanOrEqual(1);
        for (const bar of bars) {
          expect(bar.from).toBeGreaterThanOrEqual(0);
          expect(bar.to).toBeGreaterThanOrEqual(bar.from);
          expect(bar.to).toBeLessThanOrEqual(1 + 1e-12);
        }
      }
});

test('without a mistake nothing is told of choices', () => {
  const bars = account({ start: 0.123, luck: 0.877, decisions: -0, outcome: 1 });
  expect(bars.map((bar) => bar.value)).toEqual([12, 88, 0, 100]);
  expect(signed(bars[2]!.value)).toBe('0%');
});

test('signs', () => {
  expect(signed(-9)).toBe('−9%');
  expect(signed(31)).toBe('+31%');
});

test('whole numbers add up: what is left goes to the largest remainders', () => {
  expect(whole([14.5, 20.2, -34.7], 0)).toEqual([15, 20, -35]);
  expect(whole([33.4, 33.3, 33.3], 100)).toEqual([34, 33, 33]);
  for (const start of shares)
    for (const lost of [0, 0.013, 0.2]) {
      const parts = [start * 100, (1 - start + lost) * 100, -lost * 100];
      expect(whole(parts, 100).reduce((sum, one) => sum + one, 0)).toBe(100);
    }
});

test('places have an account of their own, in tenths', () => {
  const review = { place_start: 3.54, place_luck: -0.84, place_decisions: 1.3, place: 4 };
  expect(account(places(review), 10).map((bar) => bar.value)).toEqual([35, -8, 13, 40]);
});

test('people are reviewed; where none sat, whoever had cards', () => {
  const seat = (number: number, kind: Seat['kind']) => ({ seat: number, kind }) as Seat;
  expect(reviewable([seat(0, 'human'), seat(1, 'driver'), seat(2, 'human'), seat(3, 'legend')]).map((one) => one.seat)).toEqual([0, 2]);
  expect(reviewable([seat(0, 'driver'), seat(1, 'legend')]).map((one) => one.seat)).toEqual([0]);
});
