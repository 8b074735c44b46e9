import { expect, test } from 'vitest';
import type { MyTable } from '../../net/protocol';
import { byUrgency, sentenceOf, stateOf, urgent } from './mine';

const table = (part: Partial<MyTable>): MyTable => ({
  id: 'aaaabbbbcccc',
  phase: 'running',
  circuit: 'usa',
  place: 'Red Mesa',
  season: null,
  seat: 0,
  colour: 'red',
  round: 3,
  lap: 1,
  laps: 2,
  your_turn: false,
  updated: 1_700_000_000,
  lesson: false,
  cars: 6,
  taken: ['red', 'blue'],
  position: 3,
  awaited: ['Mikkel'],
  races: 0,
  total: 0,
  ...part,
});
const over = table({ id: 'over', phase: 'over', updated: 1_700_000_500, awaited: [] });
const waiting = table({ id: 'waiting' });
const lobby = table({ id: 'lobby', phase: 'lobby', position: 0, awaited: [] });
const turn = table({ id: 'turn', your_turn: true });
const next = table({ id: 'next', season: '1961', races: 1, total: 3, awaited: [], position: 2 });

test('what waits for you comes first, what is over last', () => {
  expect(byUrgency([over, waiting, lobby, turn, next]).map((one) => one.id)).toEqual(['turn', 'next', 'lobby', 'waiting', 'over']);
  expect(byUrgency([waiting, table({ id: 'later', updated: 1_700_000_009 })])[0]!.id).toBe('later');
});

test('only a race that waits for you alone is gone back to', () => {
  expect(urgent([over, waiting, lobby])).toBeNull();
  expect(urgent([lobby, next])!.id).toBe('next');
  expect(urgent([next, turn])!.id).toBe('turn');
});

test('each has its sentence', () => {
  expect(stateOf(waiting)).toBe('waiting');
  expect(sentenceOf(turn)).toBe('Lap 1 of 2, you are third');
  expect(sentenceOf(waiting)).toBe('Waiting for Mikkel');
  expect(sentenceOf(lobby)).toBe('Lobby, 2 of 6 drivers');
  expect(sentenceOf(next)).toBe('1 race of 3 over, you are second');
  expect(sentenceOf(over)).toBe('Third of 6, 14 Nov'.replace('14 Nov', new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(1_700_000_500_000)));
});
