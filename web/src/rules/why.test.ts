import { expect, test } from 'vitest';
import rulebook from '../../../src/slipstream/data/rulebook.json';
import type { EventRow } from '../lib/connection.svelte';
import { EVENTS, type CarState, type GameInfo, type RaceState } from '../lib/protocol';
import { story, type Line } from '../race/story';
import { hasWhy, orderOf, why, type Told } from './why';

const ids = new Set(rulebook.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
const event = (key: string, seat: number, ...args: (number | string)[]): EventRow => [EVENTS.findIndex(([name]) => name === key), seat, ...args];
const NAMES = ['Ann', 'Bob', 'Sol'];

const info = {
  circuit: {
    length: 30,
    corners: [
      { name: 'Alpha', line: 10, limit: 5, legend_line: 5 },
      { name: 'Beta', line: 18, limit: 3, legend_line: 13 },
    ],
  },
  laps: 2,
  cars: 3,
  limits: [5, 4],
  surcharges: [0, 1],
  stress_by_gear: [0, 1, 1, 2, 2],
  adrenaline_cars: 1,
  legend_top_speed: [[0, 0, 13], [0, 0, 6]],
  legend_diamond: [[0, 0, 2], [0, 0, 1]],
  faces: [{ a: { name: 'Brakes', values: [2], heat: 3 } }, {}, {}],
} as unknown as GameInfo;
const state = {
  round: 2,
  order: [2, 0, 1],
  cars: [{ legend: false, grid: 1 }, { legend: false, grid: 2 }, { legend: true, grid: 3 }] as CarState[],
} as unknown as RaceState;

function tell(events: EventRow[], over: Partial<RaceState> = {}): { told: Told; lines: Line[]; of: (key: string) => ReturnType<typeof why> } {
  const told: Told = { events, info, state: { ...state, ...over }, nameOf: (seat) => NAMES[seat] ?? '' };
  const lines = story(events, info, told.nameOf);
  return {
    told,
    lines,
    of: (key) => {
      const line = lines.find((one) => one.key === key && hasWhy(one, told));
      const note = line ? why(line, told) : null;
      for (const id of note?.clauses ?? []) expect(ids.has(id), id).toBe(true);
      return note;
    },
  };
}

test('a corner: the sum of the Speed, the limit and the bill', () => {
  const { of } = tell([
    event('round-started', -1, 2),
    event('gear-shifted', 0, 2, 3, 0),
    event('revealed', 0, '4Sa'),
    event('flipped', 0, 'H', 0),
    event('flipped', 0, '1', 1),
    event('speed-set', 0, 7),
    event('moved', 0, 11, 18, 0, 0),
    event('boosted', 0, 1),
    event('flipped', 0, '2', 1),
    event('moved', 0, 18, 20, 0, 0),
    event('adrenaline-used', 0),
    event('corner-passed', 0, 1, 10, 4, 7),
    event('heat-paid', 0, 7, 2, ''),
  ]);
  expect(of('corner-passed')).toEqual({
    title: 'Beta: 7 Heat',
    lines: [
      'Speed 10: 4 + Brakes 2 + flip 1 + boost 2 + Adrenaline 1.',
      'Limit 4: printed 3, road +1.',
      '10 − 4 = 6, and 1 for the hot road: 7 Heat.',
    ],
    clauses: ['CORNER-5', 'CORNER-2', 'CORNER-3', 'ROAD-6'],
  });
});

test('parts that do not make the Speed are not shown', () => {
  const { of } = tell([event('revealed', 0, '1'), event('corner-passed', 0, 0, 9, 6, 3)]);
  expect(of('corner-passed')?.lines.slice(0, 2)).toEqual(['Speed 9.', 'Limit 6: printed 5, own cards +1.']);
});

test('a spin-out: what was due, what the engine had, the Stress of the gear', () => {
  const { of } = tell([
    event('gear-shifted', 0, 2, 3, 0),
    event('revealed', 0, '333'),
    event('corner-passed', 0, 0, 9, 5, 4),
    event('heat-paid', 0, 2, 2, ''),
    event('spun-out', 0, 0, 2, 8, 0),
  ]);
  expect(of('spun-out')?.lines).toEqual([
    'Speed 9: 3 + 3 + 3.',
    'Limit 5, as printed.',
    '9 − 5 = 4: 4 Heat.',
    '4 Heat due, the engine had 2: spin-out.',
    'Gear 3: 2 Stress. Then gear 1.',
    'Back to the nearest free spot before the line of Alpha, 1 space further back: the first was full.',
  ]);
});

test('an empty engine and an empty supply', () => {
  const { of } = tell([
    event('gear-shifted', 0, 3, 4, 0),
    event('corner-passed', 0, 0, 9, 5, 4),
    event('spun-out', 0, 0, 1, 9, 0),
  ]);
  expect(of('spun-out')?.lines).toContain('4 Heat due, the engine had 0: spin-out.');
  expect(of('spun-out')?.lines).toContain('Gear 4 gives 2 Stress, the supply had 1. Then gear 1.');
});

test('Legends: move A, move B, and blocked', () => {
  const far = tell([event('legend-card-revealed', -1, 0), event('legend-moved', 2, 1, 5), event('moved', 2, 2, 7, 0, 0)]);
  expect(far.of('moved')).toEqual({
    title: 'Sol: move B',
    lines: [
      'Legend card for Sol: top speed 13, diamond 2.',
      'Not past the Legend line of Alpha, 7 spaces before the corner. Top speed 13 would cross it: up to diamond 2, 5 spaces.',
    ],
    clauses: ['LEGEND-13', 'LEGEND-8'],
  });
  const near = tell([event('legend-card-revealed', -1, 0), event('legend-moved', 2, 0, 7), event('moved', 2, 6, 12, 0, 1)]);
  expect(near.of('moved')?.lines.slice(1)).toEqual([
    'Past the Legend line of Alpha. Limit 5 + diamond 2 = 7 spaces.',
    '7 spaces ahead both spots were taken: stops after 6.',
  ]);
  const slow = tell([event('legend-card-revealed', -1, 1), event('legend-moved', 2, 1, 6), event('moved', 2, 18, 24, 0, 0)]);
  expect(slow.of('moved')?.lines[1]).toBe('Not past the Legend line. No corner line within its top speed: 6 spaces.');
  const stays = tell([event('moved', 2, 0, 8, 0, 0), event('legend-card-revealed', -1, 0), event('legend-moved', 2, 1, 0)]);
  expect(stays.of('legend-moved')?.lines[1]).toMatch(/never moves back/);
});

test('blocked, also in a later movement of the line', () => {
  const { of, lines } = tell([event('revealed', 0, '4'), event('moved', 0, 0, 4, 0, 0), event('moved', 0, 4, 5, 1, 1)]);
  expect(lines.filter((line) => line.key === 'moved')).toHaveLength(1);
  expect(of('moved')?.lines).toEqual(['2 spaces ahead both spots were taken: stops after 1.', 'The Speed stays whole: it counts for the corner.']);
  expect(tell([event('moved', 0, 0, 4, 0, 0)]).of('moved')).toBeNull();
});

test('the order is the engine’s: in force, or as the turns came', () => {
  const events = [
    event('round-started', -1, 1),
    event('adrenaline-gained', 1),
    event('revealed', 0, '1'),
    event('moved', 0, -1, 3, 0, 0),
    event('revealed', 1, '1'),
    event('moved', 1, -1, 2, 1, 0),
    event('legend-moved', 2, 1, 4),
    event('moved', 2, -2, 3, 1, 0),
    event('round-started', -1, 2),
    event('adrenaline-gained', 1),
  ];
  const { told, lines } = tell(events);
  expect(orderOf(1, 0, told)).toEqual([0, 1, 2]);
  expect(orderOf(2, 8, told)).toEqual([2, 0, 1]);
  const rounds = lines.filter((line) => line.key === 'round-started').map((line) => why(line, told)!.lines);
  expect(rounds[0]).toEqual(['The grid decides the first round.', '1. Ann: place 1 on the grid.', '2. Bob: place 2 on the grid.', '3. Sol: place 3 on the grid.', 'Adrenaline: Bob.']);
  expect(rounds[1]?.slice(1)).toEqual(['1. Sol: lap 1, space 3, outer spot.', '2. Ann: lap 1, space 3, race line.', '3. Bob: lap 1, space 2, outer spot.', 'Adrenaline: Bob.']);
});

test('Adrenaline, reshuffle, clutter, correction, finish', () => {
  const { of } = tell([
    event('round-started', -1, 2),
    event('adrenaline-used', 1),
    event('reshuffled', 1, 9),
    event('cluttered', 0, '2HH'),
    event('gear-corrected', 0, 1, 2, '4'),
    event('unpayable', 0, 'a', 4, 0),
    event('finished', 0, 9, 63, 0),
    event('finished', 1, 9, 60, 1),
    event('ranked', 0, 1),
  ]);
  expect(of('adrenaline-used')?.lines.slice(0, 2)).toEqual([
    '3 cars started, so the last 1 of a round has Adrenaline.',
    'Bob was 3 of 3 at the start of round 2.',
  ]);
  expect(of('reshuffled')?.lines[0]).toContain('9 cards of the discard pile');
  expect(of('cluttered')?.lines[0]).toBe('3 cards in gear 3: 1 to play, 2 Heat from the hand. No gear in reach could be filled.');
  expect(of('gear-corrected')?.lines[0]).toContain('One of the cards, 4, is discarded by chance: gear 2');
  expect(of('unpayable')?.lines[0]).toMatch(/^Brakes asks for 3 Heat/);
  expect(of('finished')).toEqual({
    title: 'Place 1',
    lines: [
      'Round 9, 3 spaces beyond the line, race line.',
      'Same round: Bob, right behind the line, outer spot.',
      'An earlier round beats a later one, then who got further, then the race line.',
    ],
    clauses: ['FINISH-3', 'FINISH-2', 'FINISH-1'],
  });
});

test('what was a choice has no why', () => {
  const { lines, told } = tell([event('discarded', 0, 2, '1', '12'), event('cooled-down', 0, 1, 0, ''), event('gear-shifted', 0, 1, 2, 0)]);
  expect(lines.some((line) => hasWhy(line, told))).toBe(false);
});
