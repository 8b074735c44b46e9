import { expect, test } from 'vitest';
import type { Review, ReviewHighlight, ReviewMoment, ReviewRow } from '../net/protocol';
import { byPlaces, ceiling, curve, errorOf, lineOf, marksOf, stretch, sumOf, titleOf } from './story';

const row = (index: number, round: number, before: number, after: number, more: Partial<ReviewRow> = {}): ReviewRow => ({
  index, round, step: 'plan', before, after, error: 0.02, loss: before - after, loss_error: 0.01, place_before: 3, place_after: 3.5,
  place_error: 0.1, places: 0.5, places_error: 0.1, accuracy: 90, ...more,
});
const moment = (index: number, round: number, loss: number, mark: ReviewMoment['mark'], more: Partial<ReviewMoment> = {}): ReviewMoment =>
  ({ index, round, loss, mark, corner: 1, loss_ci95: [loss - 0.06, loss + 0.06], places: 1.2, places_ci95: [0.8, 1.6], by_place: false, told: [], ...more }) as ReviewMoment;
const light = (index: number, round: number, kind: ReviewHighlight['kind'], change: number): ReviewHighlight =>
  ({ index, round, kind, change, corner: null, error: 0.03, places: 0, by_place: false, told: [], played: null }) as unknown as ReviewHighlight;

test('moments: greatest first, one of a round, none that is small', () => {
  const review = {
    moments: [moment(40, 15, 0.27, '??'), moment(30, 13, 0.08, '?'), moment(10, 3, 0.02, '')],
    highlights: [light(41, 15, 'rivals', -0.2), light(20, 8, 'good', 0.07), light(50, 17, 'flip', 0.18)],
  };
  const marks = marksOf(review);
  expect(marks.map((one) => [one.round, one.kind, one.sign])).toEqual([
    [15, 'blunder', '??'],
    [17, 'luck', ''],
    [13, 'mistake', '?'],
    [8, 'good', '!'],
  ]);
  expect(marks.map(sumOf)).toEqual(['−27%', '+18%', '−8%', '+7%']);
  expect(marks.map(errorOf)).toEqual(['±6', '±6', '±6', '±6']);
  expect(marksOf(review, 2)).toHaveLength(2);
  expect(titleOf(marks[1]!, null)).toBe('Round 17');
});

test('where winning was out of reach, moments are told in places', () => {
  const [mark] = marksOf({ moments: [moment(4, 2, 0, '?', { by_place: true })], highlights: [] });
  expect([sumOf(mark!), errorOf(mark!)]).toEqual(['−1.2', '±0.4']);
  const rows = [row(0, 1, 0.02, 0.01)];
  expect(byPlaces({ rows, outcome: 0 } as Review)).toBe(true);
  expect(byPlaces({ rows: [row(0, 1, 0.2, 0.01)], outcome: 0 } as Review)).toBe(false);
});

test('the line: before a plan, after it, the rest of the round, the end', () => {
  const rows = [row(0, 1, 0.2, 0.15), row(1, 1, 0.16, 0.13, { step: 'react' }), row(2, 1, 0.2, 0.17, { step: 'discard' }), row(5, 2, 0.3, 0.3)];
  const line = lineOf(rows, false, { rounds: 2, y: 0 });
  expect(line.knots.map((knot) => knot.y)).toEqual([0.2, 0.15, expect.closeTo(0.15), 0.3, 0.3, 0]);
  expect(line.knots.map((knot) => knot.x)).toEqual([...line.knots.map((knot) => knot.x)].sort((a, b) => a - b));
  const [choice, luck] = marksOf({ moments: [moment(0, 1, 0.2, '??')], highlights: [light(2, 2, 'rivals', 0.15)] });
  expect(stretch(line, choice!)).toEqual({ from: line.knots[0], to: line.knots[1] });
  expect(stretch(line, luck!)).toEqual({ from: line.knots[2], to: line.knots[3] });
  expect(lineOf(rows, true, null).knots[0]!.y).toBe(3);
  expect(lineOf([], false, null).knots).toEqual([]);
  const wide = lineOf([rows[0]!, row(1, 1, 0.2, 0.1, { step: 'react' }), row(2, 1, 0.2, 0.3, { step: 'discard' })], false, null);
  expect(wide.knots.map((knot) => knot.y)).toEqual([0.2, 0.15, 0.1, 0.3]);
});

test('the scale ends at the next fifth above the band', () => {
  const knot = (y: number, error: number) => ({ x: 0, y, error });
  expect(ceiling([knot(0.3, 0.05)])).toBe(0.4);
  expect(ceiling([knot(1, 0)])).toBe(1);
  expect(ceiling([])).toBe(0.2);
  expect(curve([[0, 0], [10, 5]])).toBe('M0.0 0.0C4.5 0.0 5.5 5.0 10.0 5.0');
});
