import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import rows from '../fixtures/circuits.json';
import Board from './Board.svelte';
import type { CircuitInfo } from './circuit';

const circuit = (rows as unknown as CircuitInfo[])[0]!;
let board: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (board) void unmount(board);
  document.body.innerHTML = '';
});

const car = (seat: number, colour: string, progress: number, spot = 0) => ({
  seat,
  colour,
  progress,
  spot,
  label: colour,
});

test('cars carry their final place', () => {
  const props = { circuit, cars: [car(0, 'red', 10), car(1, 'blue', 75, 1)], mine: 0 };
  board = mount(Board, { target: document.body, props });
  flushSync();
  const blue = document.querySelector('[data-seat="1"]')!;
  expect(blue.getAttribute('data-progress')).toBe('75');
  expect(blue.getAttribute('data-spot')).toBe('1');
});

test('changed limits show the old one, landings can be picked', () => {
  const picked: string[] = [];
  const props = {
    circuit,
    cars: [car(0, 'red', 10)],
    mine: 0,
    limits: circuit.corners.map((c, i) => c.limit + (i ? 0 : 1)),
    landings: [{ key: 'a', progress: 14, spot: 0, chance: 0.5, label: '4', bad: false }],
    onpick: (l: { key: string }) => picked.push(l.key),
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll('.cb-old')).toHaveLength(1);
  document
    .querySelector<SVGElement>('[data-landing="a"] circle')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(picked).toEqual(['a']);
});

test('arrow keys walk the spaces and say what is there', () => {
  const props = { circuit, cars: [car(0, 'red', 10)], mine: 0, describe: (space: number) => `here is ${space}` };
  board = mount(Board, { target: document.body, props });
  flushSync();
  const host = document.querySelector<HTMLElement>('[role="application"]')!;
  const press = (key: string) => {
    host.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
    return document.querySelector('[aria-live]')!.textContent;
  };
  expect(press('Home')).toBe('here is 10');
  expect(press('ArrowRight')).toBe('here is 11');
  expect(press('PageUp')).toBe(`here is ${circuit.corners[0]!.line}`); // beyond the next corner line
});
