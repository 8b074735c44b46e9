import { expect, test } from 'vitest';
import { addressOf, beginningOf, framesOf, merged, momentOf, placeIn, roundStarts, turnStarts } from './moments';
import type { Replay } from '../net/protocol';

test('changes go into the parts they name, and the rest is shared', () => {
  const old = { round: 1, order: [0, 1], cars: [{ gear: 1, play: '' }, { gear: 2, play: 'H' }], hands: [null, { hand: '12' }], card: null };
  const next = merged(old, { round: 2, order: [1, 0], cars: { '1': { gear: 3 } }, hands: { '1': { hand: '' } }, card: 4 });
  expect(next).toEqual({ round: 2, order: [1, 0], cars: [{ gear: 1, play: '' }, { gear: 3, play: 'H' }], hands: [null, { hand: '' }], card: 4 });
  expect(next.cars[0]).toBe(old.cars[0]);
  expect(old.cars[1]!.gear).toBe(2);
  expect(merged({ card: 4 as number | null }, { card: null })).toEqual({ card: null });
  expect(merged(old, {})).toEqual(old);
});

const state = (round: number, active: number | null) => ({ race: { round, active }, hands: [], waiting: [] });
const moment = (seat: number, changes: object, events: number) => ({
  seat,
  option: { key: 'plan', cards: '', number: 0, card: '', given: 0 },
  events: Array.from({ length: events }, () => [0, seat]),
  changes: { race: changes },
});
const replay = {
  opening: [[0, -1], [0, -1]],
  start: state(1, null),
  moments: [moment(0, {}, 1), moment(1, { active: 1 }, 3), moment(1, {}, 0), moment(1, { active: 0 }, 2), moment(0, { round: 2, active: null }, 1)],
} as unknown as Replay;

test('moments, their events, turns and rounds', () => {
  const frames = framesOf(replay);
  expect(frames.map((frame) => [frame.from, frame.to])).toEqual([[0, 2], [2, 3], [3, 6], [6, 6], [6, 8], [8, 9]]);
  expect(roundStarts(frames)).toEqual([0, 5]);
  expect(turnStarts(frames)).toEqual([0, 2, 4, 5]);
  expect([0, 1, 2, 3, 5, 6, 8].map((event) => momentOf(frames, event))).toEqual([0, 0, 1, 2, 2, 4, 5]);
});

test('a link to a moment', () => {
  for (const place of [{ race: 0, at: 0, car: null }, { race: 2, at: 140, car: 0 }]) {
    expect(placeIn(new URL(addressOf('abcdefgh2345', place), 'http://x').search)).toEqual(place);
  }
  expect(addressOf('abcdefgh2345', { race: 0, at: 0, car: null })).toBe('/t/abcdefgh2345/replay');
  const frames = framesOf(replay);
  expect([beginningOf(frames, 1), beginningOf(frames, 2), beginningOf(frames, 9)]).toEqual([0, 5, 0]);
  expect(placeIn('?round=3').round).toBe(3);
  expect(placeIn('?race=0&at=-4&car=x')).toEqual({ race: 0, at: 0, car: null });
});
