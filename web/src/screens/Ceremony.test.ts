import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import rows from '../fixtures/circuits.json';
import type { CircuitInfo } from '../net/protocol';
import type { Line, RaceModel } from '../race/model.svelte';
import type { Film } from '../tempo/film.svelte';
import Ceremony from './Ceremony.svelte';

const circuit = (rows as unknown as CircuitInfo[])[0]!;
const model = {
  info: { circuit },
  seat: 0,
  car: { place: 2 },
  nameOf: (seat: number) => ['Ann', 'Vega', 'Luca'][seat]!,
  colourOf: (seat: number) => ['red', 'blue', 'green'][seat]!,
} as unknown as RaceModel<Line>;

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

function show(kind: string, seats: number[], ...progress: number[]): HTMLElement {
  const places = new Map(seats.map((seat, at) => [seat, { progress: progress[at] ?? 0, spot: at }]));
  const film = { beat: { kind, seats, time: 1900 }, places } as unknown as Film;
  shown = mount(Ceremony, { target: document.body, props: { film, model } });
  flushSync();
  return document.querySelector<HTMLElement>('[data-test="ceremony"]')!;
}

describe('after the last car', () => {
  test.each([
    [71, 'Vega, by a lane'],
    [70, 'Vega, by a space'],
  ])('a print shows the two that came in together', (second, words) => {
    const print = show('photo', [1, 0], 71, second);
    expect(print.querySelectorAll('svg .car')).toHaveLength(2);
    expect(print.querySelector('b')!.textContent).toContain(words);
    // both are in the picture
    const [x, y, width, height] = print.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number, number];
    for (const car of print.querySelectorAll('svg .car')) {
      const [cx, cy] = car.getAttribute('transform')!.match(/-?[\d.]+/g)!.map(Number) as [number, number];
      expect([cx > x, cx < x + width, cy > y, cy < y + height]).toEqual([true, true, true, true]);
    }
  });

  test('the podium names the first three', () => {
    const stand = show('podium', [1, 0, 2]);
    expect([...stand.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['Vega', 'You', 'Luca']);
  });
});
