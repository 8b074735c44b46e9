import { afterEach, expect, test, vi } from 'vitest';
import type { EventRow } from '../net/connection.svelte';
import { EVENTS, type GameInfo, type Why, type WhyLine } from '../net/protocol';
import { story } from './story';
import { ask, inWords, whyOf } from './why';

const event = (key: string, seat: number, ...args: (number | string)[]): EventRow => [EVENTS.findIndex(([name]) => name === key), seat, ...args];
const line = (key: string, facts: WhyLine['facts'] = {}, more: Partial<WhyLine> = {}): WhyLine => ({ key, facts, sum: [], seats: [], ...more });
const NAMES = ['Ann', 'Bob', 'Sol'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';
const CARS = [{ legend: false }, { legend: false }, { legend: true }];
const info = {
  circuit: {
    length: 30,
    corners: [{ name: 'Alpha', line: 10, limit: 5 }, { name: 'Beta', line: 18, limit: 3 }],
    next: Array.from({ length: 30 }, (_, space) => (space < 10 || space >= 18 ? 0 : 1)),
    countdown: Array.from({ length: 30 }, (_, space) => (space < 10 ? 9 - space : space < 18 ? 17 - space : 39 - space)),
  },
  faces: [{ a: { name: 'Brakes 1/3', category: 'Brakes' }, b: { name: 'Body 5', category: 'Body' } }, {}, {}],
} as unknown as GameInfo;
const known = { info, nameOf };

afterEach(() => vi.unstubAllGlobals());

/** The events of the feed that can be asked about, by the key of their line. */
const asked = (events: EventRow[]): [string, number][] =>
  story(events, info, nameOf).flatMap((one) => {
    const at = whyOf(one, events, CARS);
    return at === null ? [] : [[one.key, at] as [string, number]];
  });

test('a line has a why if one of its events has', () => {
  const events = [
    event('round-started', -1, 2),
    event('revealed', 0, '4'),
    event('moved', 0, 0, 4, 0, 0),
    event('moved', 0, 4, 5, 1, 1), // blocked: part of the line above
    event('corner-passed', 0, 0, 7, 5, 2),
    event('heat-paid', 0, 2, 2, ''),
    event('moved', 1, 0, 4, 0, 0),
    event('legend-moved', 2, 1, 4),
    event('moved', 2, 0, 4, 0, 0),
    event('legend-moved', 2, 1, 0),
  ];
  expect(asked(events)).toEqual([['round-started', 0], ['moved', 3], ['corner-passed', 4], ['moved', 8], ['legend-moved', 9]]);
});

test('what was a choice has no why', () => {
  expect(asked([event('discarded', 0, 2, '1', '12'), event('cooled-down', 0, 1, 0, ''), event('gear-shifted', 0, 1, 2, 0)])).toEqual([]);
});

test('a note is put into words: seats, corners, cards, signs and sums', () => {
  const why: Why = {
    title: line('corner-title', { corner: 1, due: 7 }),
    lines: [
      line('speed', { speed: 14 }, {
        sum: [
          { key: 'part-value', facts: { value: 4 } },
          { key: 'part-card', facts: { seat: 0, card: 'a', value: 3 } },
          { key: 'part-named', facts: { seat: 0, card: 'b' } },
          { key: 'part-boost', facts: { value: 1 } },
          { key: 'part-adrenaline', facts: {} },
        ],
      }),
      line('limit-both', { limit: 3, printed: 3, road: -1, own: 1 }),
      line('corner-due-hot', { speed: 10, limit: 4, over: 6, surcharge: 1, due: 7 }),
      line('order-adrenaline', {}, { seats: [1, 2] }),
      line('legend-a-short', { corner: 0, limit: 5, diamond: 2, sum: 7, distance: 4 }),
    ],
    clauses: ['CORNER-5'],
  };
  expect(inWords(why, known)).toEqual({
    title: 'Beta: 7 Heat',
    lines: [
      'Speed 14: 4 + Brakes 1/3 3 + Body 5 + Boost 1 + Adrenaline 1.',
      'Limit 3: printed 3, road −1, own cards +1.',
      '10 − 4 = 6, and 1 for overheating: 7 Heat.',
      'Adrenaline: Bob, Sol.',
      'Past the Legend line of Alpha. Limit 5 + diamond 2 = 7, but never over two corner lines: moves 4.',
    ],
    clauses: ['CORNER-5'],
  });
});

test('the server is asked for the race that is on, or for a race of a replay', async () => {
  const why: Why = { title: line('eliminated-title'), lines: [line('eliminated')], clauses: ['EVENT-12'] };
  const fetched = vi.fn<(path: string) => Promise<Response>>(async () => new Response(JSON.stringify(why)));
  vi.stubGlobal('fetch', fetched);
  expect((await ask('abc', 7, null, known)).clauses).toEqual(['EVENT-12']);
  await ask('abc', 7, 2, known);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/tables/abc/why?event=7', '/api/tables/abc/why?event=7&race=2']);
});
