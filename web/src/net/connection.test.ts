import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../fixtures/socket';
import { Connection } from './connection.svelte';
import type { Choice, GameState, Hello, Problem, Update } from './protocol';

const sockets = FakeSocket.all;
const last = (): FakeSocket => sockets.at(-1)!;
const problem = (key: string): Problem => ({ key, arguments: {}, text: '' });
const choice = (decision: number): Choice => ({ decision, step: 'plan', options: [], idle: null });
const game = (number: number, decision = number): GameState => ({
  number,
  state: {} as GameState['state'],
  choice: choice(decision),
  waiting: [0],
  undo: false,
  take_back: false,
});
const hello = (events: Hello['events'] = [[0, -1, 1]], now: GameState | null = game(7)): Hello => ({
  type: 'hello',
  protocol: 1,
  table: { id: 'abc' } as Hello['table'],
  info: null,
  game: now,
  season: null,
  notes: [],
  signals: [],
  events,
});
const update = (from: number, events: Update['events'], now = game(8)): Update => ({
  type: 'update',
  game: now,
  events_from: from,
  events,
  undone: false,
});

let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits are neither stretched nor cut
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets.length = 0;
  line = new Connection('abc');
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the first message opens the line and brings everything', () => {
  expect(line.status).toBe('connecting');
  expect(last().url).toBe(`ws://${location.host}/api/tables/abc/live`);
  last().say(hello());
  expect(line.status).toBe('open');
  expect(line.table?.id).toBe('abc');
  expect(line.game?.number).toBe(7);
  expect(line.events).toEqual([[0, -1, 1]]);
  expect(line.news).toEqual({ from: 1, undone: false, fresh: true });
});

test('an update adds its events, or replaces those that were undone', () => {
  last().say(hello([[0, -1, 1], [1, 0, '12']]));
  last().say(update(2, [[1, 1, '34']]));
  expect(line.events).toEqual([[0, -1, 1], [1, 0, '12'], [1, 1, '34']]);
  expect(line.news).toEqual({ from: 2, undone: false, fresh: false });
  last().say(update(1, [[2, 0]], game(6)));
  expect(line.events).toEqual([[0, -1, 1], [2, 0]]);
  expect(line.game?.number).toBe(6);
  expect(sockets).toHaveLength(1);
});

test('a gap in the events asks for a fresh view', () => {
  last().say(hello());
  last().say(update(3, [[1, 1, '34']]));
  expect(line.events).toEqual([[0, -1, 1]]); // nothing of it is shown
  expect(line.game?.number).toBe(7);
  expect(line.status).toBe('connecting');
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.readyState).toBe(2);
  sockets[0]!.say(update(1, [[9, 9]])); // the old line says nothing any more
  last().say(hello([[0, -1, 1], [1, 0, '12'], [1, 1, '34'], [2, 1]], game(9)));
  expect(line.status).toBe('open');
  expect(line.events).toHaveLength(4);
  expect(line.news?.fresh).toBe(true);
});

test('a broken line is tried again, ever more slowly', () => {
  last().say(hello());
  for (const [tries, wait] of [300, 600, 1200, 2400, 4800, 5000, 5000].entries()) {
    last().breakOff();
    expect(line.status).toBe('lost');
    expect(line.tries).toBe(tries + 1);
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(tries + 1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(tries + 2);
  }
  expect(line.events).toHaveLength(1); // what was known stays on the screen
  last().say(hello([[0, -1, 1], [2, 0]]));
  expect(line.status).toBe('open');
  expect(line.tries).toBe(0);
  last().breakOff();
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(9); // and the patience begins anew
});

test('back on the net, the wait is cut short', () => {
  last().breakOff();
  window.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(7000);
  expect(sockets).toHaveLength(2);
});

test('a silent line is given up within ten seconds, and nobody waits for it to close', () => {
  last().say(hello());
  vi.advanceTimersByTime(4000);
  expect(last().sent).toEqual([{ type: 'ping' }]);
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(7999);
  expect(line.status).toBe('open');
  vi.advanceTimersByTime(1);
  expect(line.status).toBe('lost');
  expect(sockets[0]!.readyState).toBe(2); // it never says that it is closed
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
  sockets[0]!.say(update(1, [[9, 9]])); // what it may still say is not heard
  last().say(hello());
  expect(line.status).toBe('open');
  expect(line.events).toEqual([[0, -1, 1]]);
});

test('a page that wakes asks at once', () => {
  last().say(hello());
  const before = last().sent.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().sent.slice(before)).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(2000);
  expect(line.status).toBe('lost');
});

test('a line that does not come to stand is tried anew', () => {
  vi.advanceTimersByTime(8000);
  expect(line.status).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
});

test('what is selected is said once for a decision, and only where a clock runs', () => {
  last().say(hello());
  line.select(2);
  expect(last().sent).toEqual([]);
  last().say({ type: 'clock', seconds: 30, seats: [{ seat: 0, left: 30, running: true }] });
  line.select(2);
  line.select(2);
  line.select(null);
  expect(last().sent).toEqual([
    { type: 'select', decision: 7, option: 2, ref: null },
    { type: 'select', decision: 7, option: null, ref: null },
  ]);
});

test('what was chosen ahead is said again to a server that has forgotten it', () => {
  const state = { type: 'race', round: 3 } as GameState['state'];
  const waits = { ...game(7), state, choice: null };
  const open = { type: 'ahead', open: true, cards: '12', react: null, slipstream: null, discard: null };
  const wanted = { react: [{ key: 'boost' as const, card: null }], slipstream: 0, discard: '' };
  last().say(hello([], waits));
  last().say(open);
  line.chooseAhead(wanted);
  expect(line.ahead).toMatchObject(wanted);
  last().breakOff();
  vi.advanceTimersByTime(300);
  last().say(hello([], waits));
  last().say(open);
  expect(last().sent).toEqual([{ type: 'ahead', ...wanted, ref: null }]);
  last().say(update(0, [], { ...waits, state: { ...state, round: 4 } as GameState['state'] }));
  last().say(open); // the next round: nothing is chosen yet
  expect(last().sent).toHaveLength(1);
  last().say({ ...open, open: false });
  expect(line.ahead).toBeNull();
});

test('signals and notes are kept, the newest last', () => {
  last().say({ ...hello(), signals: [{ seat: 1, signal: 'nice', ago: 20 }] });
  last().say({ type: 'signalled', seat: 0, signal: 'wow' });
  expect(line.signals.map(({ signal }) => signal)).toEqual(['nice', 'wow']);
  const note = { number: 1, kind: 'undone', event: 1, seat: 1, name: '', by: null, driver: null };
  last().say({ type: 'noted', notes: [note] });
  expect([line.notes, line.noted]).toEqual([[note], [note]]);
});

test('an answer names the decision and is on its way until it is taken', () => {
  last().say(hello());
  line.answer(3);
  expect(last().sent).toEqual([{ type: 'answer', decision: 7, option: 3, ref: 1 }]);
  expect(line.sending).toBe(true);
  last().say({ type: 'accepted', ref: 1 });
  expect(line.sending).toBe(false);
});

test('an answer given while the line is closed is not kept for later', () => {
  last().say(hello());
  last().breakOff();
  line.answer(3);
  expect(line.sending).toBe(false);
  vi.advanceTimersByTime(300);
  line.answer(3); // still connecting
  last().say(hello());
  expect(sockets.flatMap((socket) => socket.sent)).toEqual([]);
  line.answer(3);
  expect(last().sent).toHaveLength(1);
});

test('an answer that was on its way when the line broke may be given again', () => {
  last().say(hello());
  line.answer(3);
  last().breakOff();
  expect(line.sending).toBe(false);
  vi.advanceTimersByTime(300);
  last().say(hello());
  line.answer(2);
  expect(last().sent).toMatchObject([{ decision: 7, option: 2 }]);
});

test('a refusal is told, and forgotten with the next answer or view', () => {
  last().say(hello());
  line.answer(3);
  last().say({ type: 'refused', ref: 1, problem: problem('late-answer') });
  expect(line.sending).toBe(false);
  expect(line.refusal?.key).toBe('late-answer');
  line.answer(2);
  expect(line.refusal).toBeNull();
  last().say({ type: 'refused', ref: 2, problem: problem('late-answer') });
  last().say(update(1, []));
  expect(line.refusal).toBeNull();
});

test('a refused hint leaves an answer on its way alone', () => {
  last().say(hello());
  line.askHint();
  line.answer(3);
  last().say({ type: 'refused', ref: 1, problem: problem('no-hints') });
  expect(line.hintProblem?.key).toBe('no-hints');
  expect(line.hinting).toBe(false);
  expect(line.refusal).toBeNull();
  expect(line.sending).toBe(true);
});

test('odds of another decision are forgotten', () => {
  last().say(hello());
  last().say(update(1, [], game(8, 7)));
  last().say({ type: 'odds', decision: 7, options: [], certain_only: false, flip: [] });
  expect(line.odds?.decision).toBe(7);
  last().say(update(1, [], game(9)));
  expect(line.odds).toBeNull();
});

test('odds that come late do not replace those of the open decision', () => {
  last().say(hello());
  last().say(update(1, [], game(8, 7)));
  last().say({ type: 'odds', decision: 7, options: [], certain_only: false, flip: [] });
  last().say({ type: 'odds', decision: 6, options: [], certain_only: false, flip: [] }); // it took longer
  expect(line.odds?.decision).toBe(7);
});

test('another tab takes over, and this one may take it back', () => {
  last().say(hello());
  last().say({ type: 'elsewhere' });
  last().breakOff(1000);
  vi.advanceTimersByTime(60000);
  expect(line.status).toBe('elsewhere');
  expect(sockets).toHaveLength(1); // tabs do not fight
  line.again();
  expect(sockets).toHaveLength(2);
  last().breakOff(); // a line that fails now is tried again as any other
  vi.advanceTimersByTime(300);
  last().say(hello());
  expect(line.status).toBe('open');
});

test('no line is kept to a table that is gone, unknown or private', () => {
  for (const [code, status] of [[4404, 'unknown'], [4403, 'private']] as const) {
    const other = new Connection('xyz');
    last().breakOff(code);
    expect(other.status).toBe(status);
    other.close();
  }
  last().say(hello()); // of a closed line
  sockets[0]!.say(hello());
  sockets[0]!.say({ type: 'gone', reason: 'deleted' });
  sockets[0]!.breakOff(1000);
  vi.advanceTimersByTime(60000);
  expect(line.status).toBe('deleted');
  expect(sockets).toHaveLength(3);
});

test('a line that does not stand yet is closed when it does', () => {
  const close = vi.spyOn(FakeSocket.prototype, 'close');
  const [early] = sockets;
  line.again();
  expect(close).not.toHaveBeenCalled(); // the browser would call it a failure
  early!.open();
  expect(close.mock.contexts).toEqual([early]);
  last().say(hello());
  expect(line.status).toBe('open');
  line.again();
  expect(close).toHaveBeenCalledTimes(2); // this one stood
  line.close();
  expect(close).toHaveBeenCalledTimes(2);
  last().open();
  expect(close).toHaveBeenCalledTimes(3);
});

test('connecting again while a try waits makes one line, not two', () => {
  last().breakOff();
  line.again();
  vi.advanceTimersByTime(7000);
  expect(sockets).toHaveLength(2);
});

test('a line that was left stays closed', () => {
  last().say(hello());
  line.close();
  expect(last().readyState).toBe(2);
  last().breakOff();
  window.dispatchEvent(new Event('online'));
  line.again(); // an answer of the server came after the page was left
  vi.advanceTimersByTime(60000);
  expect(sockets).toHaveLength(1);
  expect(line.status).toBe('open'); // no word of a lost line either
  expect(last().sent).toEqual([]);
});

test('a line that was left while it waited does not come back', () => {
  last().breakOff();
  line.close();
  vi.advanceTimersByTime(60000);
  expect(sockets).toHaveLength(1);
});
