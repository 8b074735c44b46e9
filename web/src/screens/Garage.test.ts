import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import circuits from '../fixtures/circuits.json';
import type { Connection } from '../net/connection.svelte';
import type { CardFace } from '../net/protocol';
import Garage from './Garage.svelte';

const part = (face: number): CardFace => ({
  face, name: 'Wings 4', category: 'Wings', values: [4], number_printed: true, plus: 0, symbols: {},
  advanced: false, starting: false, heat_card: false,
});
let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

/** A draft of seat 0 and seat 1, as one of them or a spectator sees it. */
function open(you: number | null, active: number): void {
  const state = {
    type: 'draft', step: 'draft', round: 1, rounds: 3, market: [part(8), part(3)], upgrades: [[], []],
    decks: [21, 31], decks_with: [28, 23], grid: [0, 1], order: [0, 1], active,
  };
  const options = state.market.map(({ face }) => ({ key: 'take-upgrade', number: face, cards: '', card: '', given: 0 }));
  const line = {
    signals: [],
    game: { state, choice: you === active ? { decision: 1, step: 'draft', options, idle: null } : null },
    info: { circuit: circuits[0], limits: [], colours: ['red', 'blue'] },
    table: { you, seats: [] },
  };
  shown = mount(Garage, { target: document.body, props: { line: line as unknown as Connection } });
  flushSync();
}
const deck = () => document.querySelector('.dk b')?.textContent ?? null;
const pick = (face: number) => {
  document.querySelector<HTMLElement>(`[data-face="${face}"]`)!.click();
  flushSync();
};

test('the deck is what the server says, with the picked card in the own turn', () => {
  open(0, 0);
  expect(deck()).toBe('21 cards');
  pick(3);
  expect(deck()).toBe('23 cards');
  pick(8);
  expect(deck()).toBe('28 cards');
});

test('in the turn of another the own deck stays', () => {
  open(1, 0);
  pick(3);
  expect(deck()).toBe('31 cards');
});

test('who only watches has none', () => {
  open(null, 0);
  expect(deck()).toBeNull();
});
