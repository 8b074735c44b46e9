import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../fixtures/socket';
import { Connection } from '../net/connection.svelte';

let line: Connection;
const far = (): FakeSocket => FakeSocket.all.at(-1)!;
const hello = (you: number | null, events: (number | string)[][]) => ({
  type: 'hello',
  protocol: 3,
  table: { id: 'abc', phase: 'running', you, hot: [0, 2], seats: [] },
  info: null,
  season: null,
  notes: [],
  signals: [],
  events,
  game: {
    number: 4, waiting: [0, 2], undo: false, take_back: false,
    state: { type: 'race', round: 1, own: you === null ? null : { hand: '1234', plan: '', gear: 0, draw: '', discard: '' } },
    choice: you === null ? null : { decision: 1, step: 'plan', options: [], idle: null },
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all.length = 0;
  line = new Connection('abc');
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('covering forgets at once what only the holder may know', () => {
  far().say(hello(null, [[5, 0, '']]));
  far().say(hello(2, [[5, 0, ''], [5, 2, '34']]));
  far().say({ type: 'odds', decision: 1, options: [], certain_only: false, flip: [], best: null, useful: true });
  expect(line.odds).not.toBeNull();
  line.hold(null);
  expect(far().sent).toEqual([{ type: 'hold', seat: null, ref: null }]);
  expect(line.table?.you).toBeNull();
  expect(line.odds).toBeNull();
  expect(JSON.stringify([line.game, line.events, line.ahead, line.hint, line.answered])).not.toMatch(/1234|34"/);
});

test('handing it over is told as what happened since, not as a race that is seen for the first time', () => {
  far().say(hello(null, [[5, 0, '']]));
  expect(line.news?.fresh).toBe(true);
  far().say(hello(2, [[5, 0, ''], [5, 2, '34']]));
  expect(line.news).toEqual({ from: 1, undone: false, fresh: false });
});

test('who has a device alone forgets nothing', () => {
  const alone = hello(0, []);
  far().say({ ...alone, table: { ...alone.table, hot: [] } });
  line.hold(null);
  expect(line.table?.you).toBe(0);
});
