import { expect, test } from 'vitest';
import { STANDARD, type Measured, type Seat, type StrengthScale, type TableSetup } from '../net/protocol';
import { keep, racedAt, races } from './kept';
import { after, estimate, ME, newcomer, winChance, type Raced } from './person';
import { expected, fieldOf, levelsFor, TARGET } from './field';
import { said, sentence } from './rivals';
import { chance, isMeasured, strengthOf } from './scale';

const measured = (strength: number, races = 1000): Measured => ({ strength, races, low: strength, high: strength });
const LEVELS = { rookie: measured(-2), amateur: measured(-1), club: measured(0), pro: measured(0.9), champion: measured(1.8), legend: measured(-2), 'legend+1': measured(-1.5, 0) };
const SCALE: StrengthScale = {
  base: { any: LEVELS, usa: { ...LEVELS, legend: measured(-2.8) } },
  box: { any: { ...LEVELS, legend: measured(-1.2) } },
};
const USA: TableSetup = { ...STANDARD, circuit: 'usa' };
const race = (order: string[], id = order.join()): Raced => ({ id, at: 0, where: USA, order });

test('equals win their share, and whoever is 1 stronger wins e times as often', () => {
  expect(chance(0.3, [0.3, 0.3, 0.3, 0.3, 0.3])).toBeCloseTo(1 / 6);
  expect(chance(1, [0]) / (1 - chance(1, [0]))).toBeCloseTo(Math.E);
});

test('strength is of the circuit and the box; an unknown circuit takes the mean of all', () => {
  expect(strengthOf(SCALE, 'legend', USA)).toBe(-2.8);
  expect(strengthOf(SCALE, 'legend', { ...USA, circuit: 'mine' })).toBe(-2);
  expect(strengthOf(SCALE, 'legend', { ...USA, circuit_file: 'x' })).toBe(-2);
  expect(strengthOf(SCALE, 'legend', { ...USA, weather: true })).toBe(-1.2);
  expect(strengthOf(SCALE, 'random', USA)).toBeNull();
  expect(isMeasured(SCALE, ['club', 'legend'], USA)).toBe(true);
  expect(isMeasured(SCALE, ['club', 'legend+1'], USA)).toBe(false);
});

test('a win makes stronger, a last place weaker, and every race surer', () => {
  const start = newcomer(SCALE);
  expect(start.mean).toBe(-1.5);
  const won = after(start, race([ME, 'club', 'club', 'club', 'club', 'club']), SCALE);
  const lost = after(start, race(['rookie', 'rookie', 'rookie', 'rookie', 'rookie', ME]), SCALE);
  expect(won.mean).toBeGreaterThan(start.mean);
  expect(lost.mean).toBeLessThan(start.mean);
  expect(won.spread).toBeLessThan(start.spread);
  expect(after(start, race(['', ME, '']), SCALE)).toBe(start); // people of whom nothing is known
});

test('somebody as strong as a club is found among clubs', () => {
  let state = 7;
  const luck = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const names = [ME, 'rookie', 'amateur', 'club', 'club', 'pro'];
  const drawn: Raced[] = [];
  for (let number = 0; number < 120; number++) {
    const times = names.map((name) => ({ name, time: -Math.log(luck()) / Math.exp(name === ME ? 0 : strengthOf(SCALE, name, USA)!) }));
    drawn.push(race(times.sort((one, other) => one.time - other.time).map((one) => one.name), String(number)));
  }
  const found = estimate(drawn, SCALE);
  expect(Math.abs(found.mean)).toBeLessThan(0.4);
  expect(found.spread).toBeLessThan(0.4);
  expect(found.races).toBe(120);
});

test('opponents are picked so that the promise is near its target', () => {
  for (const mean of [-2, -1.2, -0.4, 0.4, 1.2]) {
    const person = { mean, spread: 0.2, races: 20 };
    const levels = levelsFor(person, SCALE, USA, 5);
    const promised = winChance(person, levels.map((name) => strengthOf(SCALE, name, USA)!));
    expect(levels).toHaveLength(5);
    if (mean > -2) expect(Math.abs(promised - TARGET)).toBeLessThan(0.05);
  }
  expect(levelsFor({ mean: -4, spread: 0.2, races: 9 }, SCALE, USA, 3)).toEqual(['rookie', 'rookie', 'rookie']);
  expect(levelsFor({ mean: 6, spread: 0.2, races: 9 }, SCALE, USA, 2)).toEqual(['champion', 'champion']);
});

test('a field is those at the table and those who fill it', () => {
  expect(fieldOf({ ...USA, cars: 4, empty: 'legends', pro: 2 })).toEqual(['legend+2', 'legend+2', 'legend+2']);
  const seat = (number: number, kind: Seat['kind'], driver: string | null): Seat => ({
    seat: number, kind, driver, manner: null, name: '', colour: 'red', host: false, ready: true, here: true, away: null, left: false, handicap: 0,
  });
  const seats = [seat(0, 'human', null), seat(1, 'driver', 'club'), seat(2, 'human', null)];
  expect(fieldOf({ ...USA, cars: 4, empty: 'rookie' }, seats, 0)).toEqual(['club', '', 'rookie']);
  expect(fieldOf({ ...USA, cars: 4, empty: 'nobody' }, seats.slice(0, 2), 0)).toEqual(['club']);
  expect(expected(newcomer(SCALE), SCALE, USA, ['club', ''])).toBeNull();
  expect(expected(newcomer(SCALE), SCALE, USA, [])).toBeNull();
});

test('what is promised is said plainly, and with a reserve while little is known', () => {
  expect([0.26, 0.5, 0.9, 0.02].map(said)).toEqual(['1 in 4', '1 in 2', '9 in 10', '1 in 50']);
  const at = (races: number, share: number) => sentence({ chance: share, low: share / 2, high: Math.min(0.99, 2 * share), races, guessed: false });
  expect(at(0, 0.25)).toBe('A newcomer wins about 1 in 4 against these.');
  expect(at(2, 0.25)).toBe('After 2 races, our guess: you win about 1 in 4 against these, between 1 in 8 and 1 in 2.');
  expect(at(9, 0.25)).toBe('You win about 1 in 4 against these.');
  expect(at(9, 0.97)).toBe('You nearly always win against these.');
  expect(at(9, 0.004)).toBe('You hardly ever win against these.');
});

type Line = Parameters<typeof racedAt>[0];

test('a race is kept once, and only if it was driven by its player to the end', () => {
  const store = new Map<string, string>();
  const line = (part: { phase?: string; driver?: string | null; lesson?: boolean }): Line =>
    ({
      season: null,
      table: {
        id: 'abc', phase: part.phase ?? 'over', lesson: part.lesson ?? false, you: 0, setup: { ...USA, pro: 2 },
        seats: [{ seat: 0, kind: 'human', driver: part.driver ?? null }, { seat: 1, kind: 'driver', driver: 'club' }],
      },
      game: { state: { type: 'race', cars: [{ seat: 0, place: 2 }, { seat: 1, place: 3 }, { seat: 2, place: 1, legend: true }] } },
    }) as unknown as Line;
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) } });
  const raced = racedAt(line({}), 5)!;
  expect(raced.order).toEqual(['legend+2', ME, 'club']);
  keep(raced);
  keep(raced);
  expect(races()).toEqual([raced]);
  for (const part of [{ phase: 'running' }, { driver: 'club' }, { lesson: true }]) expect(racedAt(line(part), 5)).toBeNull();
});

