import { expect, test } from 'vitest';
import type { Seat } from '../net/protocol';
import { account, cost, reviewable, signed } from './account';

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

test('signs and costs', () => {
  expect(signed(-9)).toBe('−9%');
  expect(signed(31)).toBe('+31%');
  expect(cost({ loss: 0.09, loss_ci95: [0.06, 0.12] })).toEqual({ loss: 9, error: 3 });
  expect(cost({ loss: 0.004, loss_ci95: [0.002, 0.006] })).toEqual({ loss: 1, error: 1 });
});

test('people are reviewed; where none sat, whoever had cards', () => {
  const seat = (number: number, kind: Seat['kind']) => ({ seat: number, kind }) as Seat;
  expect(reviewable([seat(0, 'human'), seat(1, 'driver'), seat(2, 'human'), seat(3, 'legend')]).map((one) => one.seat)).toEqual([0, 2]);
  expect(reviewable([seat(0, 'driver'), seat(1, 'legend')]).map((one) => one.seat)).toEqual([0]);
});
