import { afterEach, describe, expect, test, vi } from 'vitest';
import type { EventRow } from '../net/connection.svelte';
import { EVENTS } from '../net/protocol';
import { Film, type Scene } from './film.svelte';
import { fit, moveTime, score, TIMES, WHOLE_ROUND, type Beat, type Place } from './score';
import { stakeOf } from './stake';

/** An event row by its name, with its arguments in order. */
export const row = (key: string, seat: number, ...args: (number | string)[]): EventRow => [EVENTS.findIndex(([name]) => name === key), seat, ...args];
const moved = (seat: number, start: number, progress: number, spot = 0): EventRow => row('moved', seat, start, progress, spot, 0);
const grid = (...progress: number[]): Map<number, Place> => new Map(progress.map((one, seat) => [seat, { progress: one, spot: 0 }]));
const kinds = (beats: Beat[]): string[] => beats.map((beat) => beat.kind);
const whole = (beats: Beat[]): number => beats.reduce((all, beat) => all + beat.time, 0);

const ROUND = [
  row('round-started', -1, 4),
  row('gear-shifted', 0, 2, 3, 0),
  row('revealed', 0, '12S'),
  row('flipped', 0, '4', 1),
  row('speed-set', 0, 7),
  moved(0, 10, 17),
  row('boosted', 0, 1),
  row('heat-paid', 0, 1, 1, ''),
  row('flipped', 0, '2', 1),
  row('speed-set', 0, 9),
  moved(0, 17, 19),
  row('slipstreamed', 0, 1),
  moved(0, 19, 20),
  row('corner-passed', 0, 1, 9, 7, 2),
  row('heat-paid', 0, 2, 2, ''),
];

describe('the score', () => {
  test('sets a turn in beats, in the order of the events', () => {
    const beats = score({ events: ROUND, from: 0, places: grid(10), own: 0 });
    expect(kinds(beats)).toEqual(['round', 'shift', 'cards', 'flip', 'drive', 'boost', 'flip', 'drive', 'tow', 'corner']);
    expect(beats.map((beat) => beat.event)).toEqual([0, 1, 2, 3, 5, 6, 8, 10, 12, 13]);
    const [boost, , flame] = beats.slice(5);
    expect([boost!.heat, flame!.flame, beats[4]!.flame]).toEqual([1, true, false]);
    expect(beats.at(-1)).toMatchObject({ due: 2, heat: 2, speed: 9 });
  });

  test('a move takes 60 ms a space, within limits', () => {
    expect([1, 5, 20, -4].map(moveTime)).toEqual([150, 300, 600, 240]);
  });

  test('what others do in their hands takes no time', () => {
    const beats = score({ events: ROUND, from: 0, places: grid(10), own: 1 });
    expect(beats.filter((beat) => beat.time).map((beat) => beat.kind)).toEqual(['drive', 'boost', 'drive', 'tow']);
  });

  test('only the own card that decides is turned slowly', () => {
    const stake = { on: 'road', chance: 0.8, low: 4, high: 7 } as const;
    const [own, other] = [0, 1].map((own) => score({ events: ROUND, from: 0, places: grid(10), own, stake }).filter((beat) => beat.kind === 'flip'));
    expect(own![0]!.time).toBe(TIMES.longFlip);
    expect(other!.every((beat) => !beat.stake && !beat.time)).toBe(true);
  });

  test('a spin-out goes back from where the car ran to', () => {
    const events = [moved(0, 10, 21), row('corner-passed', 0, 1, 9, 3, 6), row('spun-out', 0, 1, 2, 15, 1)];
    const spin = score({ events, from: 0, places: grid(10), own: 0 }).at(-1)!;
    expect(spin).toMatchObject({ kind: 'spin', from: { progress: 21 }, to: { progress: 15, spot: 1 }, due: 6, stress: 2 });
  });

  test('who comes in first brakes for the flag, and a photo decides what is close', () => {
    const end = (gap: number): EventRow[] => [
      moved(0, 60, 70), row('finished', 0, 9, 70, 0), moved(1, 60, 70 - gap, 1), row('finished', 1, 9, 70 - gap, 1),
      row('ranked', 0, 1), row('ranked', 1, 2), row('race-over', -1),
    ]; // prettier-ignore
    const of = (gap: number) => score({ events: end(gap), from: 0, places: grid(60, 60), own: 0 });
    expect(kinds(of(0))).toEqual(['drive', 'finish', 'drive', 'finish', 'photo', 'podium']);
    expect(kinds(of(2))).not.toContain('photo');
    expect(of(0)[0]).toMatchObject({ slow: true, time: 2 * moveTime(10) });
    expect(of(0).filter((beat) => beat.kind === 'finish').map((beat) => [beat.first, beat.place])).toEqual([[true, 1], [false, 2]]);
    expect(of(0).at(-1)!.seats).toEqual([0, 1]);
  });

  test('a round of six takes no longer than it may; moves are shown longest', () => {
    const events = Array.from({ length: 6 }, (_, seat) => ROUND.slice(1).map(([kind, , ...rest]) => [kind!, seat, ...rest])).flat();
    const beats = score({ events, from: 0, places: grid(10, 10, 10, 10, 10, 10), own: 0 });
    expect(whole(beats)).toBeGreaterThan(WHOLE_ROUND);
    fit(beats, WHOLE_ROUND);
    expect(whole(beats)).toBeLessThanOrEqual(WHOLE_ROUND * 1.1);
    for (const beat of beats) if (beat.kind === 'drive') expect(beat.time).toBeGreaterThan(60);
  });
});

describe('what hangs on a card', () => {
  const outcome = (speed: number, chance: number, spins: number, finishes = false) =>
    ({ speed, chance, spins, finishes, progress: 0, spot: 0, bills: [], heat: 0, paid: 0, engine: 0, tows: [] });
  const odds = (outcomes: ReturnType<typeof outcome>[], plus = 1) =>
    ({ gear: 2, shift: 0, plus, cluttered: false, reactions: [], outlooks: [{ values: [], outcomes }] });

  test('is the road before the line, and nothing where all is sure', () => {
    expect(stakeOf(odds([outcome(5, 0.5, -1), outcome(6, 0.33, -1), outcome(8, 0.17, 2)]))).toMatchObject({ on: 'road', low: 5, high: 6 });
    expect(stakeOf(odds([outcome(5, 0.5, -1), outcome(6, 0.5, -1, true)]))).toMatchObject({ on: 'line', low: 6, chance: 0.5 });
    expect(stakeOf(odds([outcome(5, 0.5, -1), outcome(6, 0.5, -1)]))).toBeNull();
    expect(stakeOf(odds([outcome(5, 0.5, -1), outcome(6, 0.5, 1)], 0))).toBeNull();
    expect(stakeOf(null)).toBeNull();
  });
});

describe('the film', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Runs frames by hand. */
  function clock() {
    let waiting: ((now: number) => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) => waiting.push(call));
    vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
    let now = 1000;
    return (by = 16): boolean => {
      now += by;
      const calls = waiting;
      waiting = [];
      for (const call of calls) call(now);
      return waiting.length > 0;
    };
  }
  const scene = (events: EventRow[], from: number, places: Map<number, Place>, more: Partial<Scene> = {}): Scene =>
    ({ events, places, news: { from, undone: false, fresh: false }, pace: 'normal', own: 0, ...more });
  const fresh = (places: Map<number, Place>): Scene => ({ ...scene([], 0, places), news: { from: 0, undone: false, fresh: true } });

  test('tells events as it comes to them, and ends where all is true', () => {
    const tick = clock();
    const film = new Film();
    film.show(fresh(grid(10)));
    expect([film.running, film.places.get(0)!.progress]).toEqual([false, 10]);
    film.show(scene(ROUND, 0, grid(20)));
    const told: number[] = [];
    const seen: string[] = [];
    film.onbeat((beat, part) => part === 'begin' && seen.push(beat.kind));
    let frames = 0;
    do {
      told.push(film.told);
      frames++;
    } while (tick());
    expect(told[0]).toBe(0);
    expect(told.every((one, at) => !at || one >= told[at - 1]!)).toBe(true);
    expect(seen).toEqual(['round', 'shift', 'cards', 'flip', 'drive', 'boost', 'flip', 'drive', 'tow', 'corner']);
    expect(frames * 16).toBeLessThan(WHOLE_ROUND + 100);
    expect([film.running, film.told, film.places.get(0)!.progress, film.beat]).toEqual([false, ROUND.length, 20, null]);
  });

  test('a skip shows the end; marks are told of, and nothing is heard', () => {
    const tick = clock();
    const film = new Film();
    film.show(fresh(grid(10)));
    film.show(scene(ROUND, 0, grid(20)));
    tick();
    const parts = new Set<string>();
    film.onbeat((_, part) => parts.add(part));
    film.skip();
    expect([film.running, film.told, film.places.get(0)!.progress]).toEqual([false, ROUND.length, 20]);
    expect([...parts]).toEqual(['past']);
    expect(tick()).toBe(false);
  });

  test.each([{ still: true }, { pace: 'off' as const }])('nothing moves where %o', (more) => {
    clock();
    const film = new Film();
    film.show(fresh(grid(10)));
    let beats = 0;
    film.onbeat(() => beats++);
    film.show(scene(ROUND, 0, grid(20), more));
    expect([film.running, film.told, film.places.get(0)!.progress]).toEqual([false, ROUND.length, 20]);
    expect(beats).toBeGreaterThan(5);
  });

  test('what was undone is not shown backwards', () => {
    clock();
    const film = new Film();
    film.show(fresh(grid(10)));
    film.show({ ...scene(ROUND.slice(0, 3), 3, grid(4)), news: { from: 3, undone: true, fresh: false } });
    expect([film.running, film.places.get(0)!.progress]).toEqual([false, 4]);
  });

  test('faster is shorter', () => {
    const lengths = (['normal', 'fast', 'faster'] as const).map((pace) => {
      const tick = clock();
      const film = new Film();
      film.show(fresh(grid(10)));
      film.show(scene(ROUND, 0, grid(20), { pace }));
      let frames = 0;
      while (tick(4)) frames++;
      return frames;
    });
    expect(lengths[1]! / lengths[0]!).toBeCloseTo(0.5, 1);
    expect(lengths[2]! / lengths[0]!).toBeCloseTo(0.25, 1);
  });

  test.each([1, 4, 200])('no move is a jump, though news come %i frames apart, and it never lags far behind', (apart) => {
    const tick = clock();
    const film = new Film();
    let places = grid(20, 19, 18, 17, 16, 15);
    film.show(fresh(places));
    const events: EventRow[] = [];
    const moves = [...places.keys()].flatMap((seat) => [9, 4, 2].map((spaces) => [seat, spaces] as const));
    const least: number[] = [];
    film.onbeat((beat, part) => part === 'begin' && least.push(beat.time / Math.abs(beat.to!.progress - beat.from!.progress)));
    let frames = 0;
    for (const [seat, spaces] of moves) {
      const { progress } = places.get(seat)!;
      events.push(moved(seat, progress, progress + spaces));
      places = new Map(places).set(seat, { progress: progress + spaces, spot: 0 });
      film.show(scene([...events], events.length - 1, places));
      for (let frame = 0; frame < apart; frame++) tick();
    }
    while (tick()) frames++;
    expect(film.places).toEqual(places);
    expect(Math.min(...least)).toBeGreaterThan(20); // milliseconds a space
    expect(frames * 16).toBeLessThan(2 * WHOLE_ROUND + 700);
  });
});
