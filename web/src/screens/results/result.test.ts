import { expect, test } from 'vitest';
import type { ResultRow, Results, SeatStatistics } from '../../net/protocol';
import { cornerCells, fieldOf, gapOf, gaps, leadChanges } from './result';

const row = (seat: number, part: Partial<ResultRow> = {}): ResultRow => ({ place: seat + 1, seat, status: 'finished', rounds: 8, heat_paid: 3, spin_outs: 0, grid: seat + 1, gap: seat, story: { how: 'spaces', origin: 'none', number: seat, cars: 0, other: 0 }, ...part });
const driver = (seat: number, part: Partial<SeatStatistics> = {}): SeatStatistics => ({
  seat, start: 6, top_speed: 10, slipstreams: 1, slipstream_spaces: 2, boosts: 0, stress_played: 0, adrenaline: 0, heat_paid: 0, cooled: 0, engine: [], paid: [], corners: [], ...part,
});
const results = (rows: ResultRow[], part: Partial<Results> = {}): Results => ({
  rounds: 8, laps: 1, limits: [7], rows, places: [[0, 1], [1, 0], [1, 0], [0, 1]], progress: [[-1, -2], [6, 8], [14, 15], [30, 24]], lap_starts: [], marks: [], seats: [], ...part,
});

test('gaps are rounds, spaces or a lane', () => {
  const first = row(0);
  expect(gapOf(first, first)).toEqual({ unit: 'winner', number: 8 });
  expect(gapOf(row(1, { rounds: 10 }), first)).toEqual({ unit: 'rounds', number: 2 });
  expect(gapOf(row(1, { gap: 3 }), first)).toEqual({ unit: 'spaces', number: 3 });
  expect(gapOf(row(1, { gap: 0 }), first)).toEqual({ unit: 'lane', number: 0 });
});

test('the lead, the distance to it, and the field', () => {
  const race = results([row(0, { rounds: 3 }), row(1)], { seats: [driver(0), driver(1, { top_speed: 13 }), driver(2, { top_speed: 12 })] });
  expect(leadChanges(race)).toBe(2);
  expect(gaps(race, 0)).toEqual([1, -2, -1, 6]);
  expect(fieldOf(race, 0, 'top-speed')).toBe(12.5);
  expect(fieldOf(results([row(0)], { seats: [driver(0)] }), 0, 'boosts')).toBeNull();
});

test('a corner tells of the try and of what came of it', () => {
  const pass = { lap: 1, corner: 0, round: 2, speed: 9, limit: 7, due: 2, spun: true };
  const race = results([row(0)], { seats: [driver(0, { corners: [pass, { ...pass, speed: 6, due: 0, spun: false }] }), driver(1, { corners: [{ ...pass, speed: 8, spun: false }] })] });
  const [[cell]] = cornerCells(race, 1, 0) as [[ReturnType<typeof cornerCells>[0][0]]];
  expect([cell.pass!.speed, cell.spun, cell.field]).toEqual([6, 9, [{ seat: 0, speed: 6 }, { seat: 1, speed: 8 }]]);
  expect(cornerCells(race, 3, 0)[2]![0]).toEqual({ pass: null, spun: null, field: [] });
});
