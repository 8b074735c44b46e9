import { expect, test } from 'vitest';
import { EVENTS, type GameInfo } from '../net/protocol';
import type { EventRow } from '../net/connection.svelte';
import { played, worthOf } from './played';

const face = (values: number[], plus = 0) => ({ face: 1, name: '', category: '', values, number_printed: true, plus, symbols: {}, advanced: false, starting: false, heat_card: false });
const info = { faces: [{ a: face([5]), b: face([0], 1), c: face([1, 3]) }] } as unknown as GameInfo;
/** An event as it comes over the wire, its arguments by name. */
const row = (key: string, args: Record<string, unknown> = {}, seat = 0): EventRow => {
  const at = EVENTS.findIndex(([name]) => name === key);
  expect(at, key).toBeGreaterThanOrEqual(0);
  return [at, seat, ...EVENTS[at]!.slice(1).map((name) => args[name!] ?? 0)] as unknown as EventRow;
};
const sum = (events: EventRow[]): number => played(events, 0, info).reduce((all, term) => all + worthOf(term), 0);

test('a turned card lies with the Stress that asked for it, in the order of the cards', () => {
  const events = [row('revealed', { cards: '2SS' }), row('flipped', { card: 'H', kept: 0 }), row('flipped', { card: '4', kept: 1 }), row('flipped', { card: '1', kept: 1 })];
  expect(played(events, 0, info).map((term) => [term.letter, term.flips])).toEqual([['2', []], ['S', ['4']], ['S', ['1']]]);
  expect(sum(events)).toBe(7);
  expect(played(events, 1, info)).toEqual([]);
});

test('Boost, Adrenaline and Accelerate are summands of their own', () => {
  const events = [row('revealed', { cards: '4b' }), row('flipped', { card: '2', kept: 1 }), row('adrenaline-used'), row('boosted', { heat: 1 }), row('flipped', { card: '3', kept: 1 }), row('accelerated', { number: 2, card: 'b' })];
  expect(played(events, 0, info).map((term) => [term.kind, worthOf(term)])).toEqual([['card', 4], ['card', 2], ['adrenaline', 1], ['boost', 3], ['accelerate', 2]]);
  expect(sum(events)).toBe(12);
});

test('a card that cannot be paid goes, and what was turned over takes its place', () => {
  const events = [row('revealed', { cards: '1a' }), row('flipped', { card: '3', kept: 1 }), row('unpayable', { card: 'a' })];
  expect(played(events, 0, info)[1]).toMatchObject({ letter: 'a', gone: true, flips: ['3'] });
  expect(sum(events)).toBe(4);
});

test('a value that was chosen counts, and a new turn begins with nothing', () => {
  const events = [row('revealed', { cards: '1c' }), row('value-chosen', { card: 'c', value: 3 })];
  expect(sum(events)).toBe(4);
  expect(played([...events, row('play-area-cleared', { cards: '1c' })], 0, info)).toEqual([]);
});
