/* What a result says: arithmetic on what the server tells of a finished race. */
import type { CornerPass, ResultRow, Results, SeatStatistics } from '../../net/protocol';

/** Times that another car led than after the round before. */
export const leadChanges = (results: Results): number =>
  results.places.filter((order, round) => round > 0 && order[0] !== results.places[round - 1]![0]).length;

/** The gap to the winner: rounds later, or spaces in the winner's last round. */
export function gapOf(row: ResultRow, first: ResultRow): { unit: 'winner' | 'rounds' | 'spaces' | 'lane' | 'out'; number: number } {
  if (row.status === 'eliminated') return { unit: 'out', number: 0 };
  if (row === first) return { unit: 'winner', number: row.rounds };
  if (row.rounds > first.rounds) return { unit: 'rounds', number: row.rounds - first.rounds };
  return row.gap > 0 ? { unit: 'spaces', number: row.gap } : { unit: 'lane', number: 0 };
}

/** Figures of a driver that are worth comparing. */
export const FIGURES = ['top-speed', 'slipstreams', 'boosts', 'stress', 'adrenaline', 'over'] as const;
export type Figure = (typeof FIGURES)[number];
export function figureOf(driver: SeatStatistics, figure: Figure): number {
  if (figure === 'top-speed') return driver.top_speed;
  if (figure === 'stress') return driver.stress_played;
  if (figure === 'over') return driver.corners.filter((pass) => pass.due > 0).length;
  return driver[figure];
}

/** The mean of the others; null where there is nobody to compare with. */
export function fieldOf(results: Results, seat: number, figure: Figure): number | null {
  const others = results.seats.filter((one) => one.seat !== seat);
  return others.length ? others.reduce((sum, one) => sum + figureOf(one, figure), 0) / others.length : null;
}

/** One corner in one lap: the own way through it, and the Speeds of everybody who came through. */
export interface CornerCell {
  pass: CornerPass | null;
  /** Speed at which it was tried in vain before. */
  spun: number | null;
  field: { seat: number; speed: number }[];
}

/** Corners are rows, laps are columns. */
export function cornerCells(results: Results, corners: number, seat: number): CornerCell[][] {
  const of = (driver: SeatStatistics, corner: number, lap: number) => driver.corners.filter((pass) => pass.corner === corner && pass.lap === lap);
  return Array.from({ length: corners }, (_, corner) =>
    Array.from({ length: results.laps }, (_, at) => {
      const lap = at + 1;
      const mine = results.seats.find((one) => one.seat === seat);
      const passes = mine ? of(mine, corner, lap) : [];
      return {
        pass: passes.findLast((pass) => !pass.spun) ?? passes.at(-1) ?? null,
        spun: passes.find((pass) => pass.spun)?.speed ?? null,
        field: results.seats.flatMap((driver) => {
          const through = of(driver, corner, lap).findLast((pass) => !pass.spun);
          return through ? [{ seat: driver.seat, speed: through.speed }] : [];
        }),
      };
    }),
  );
}

/** Spaces behind the leader (or ahead of the second) after each round, as long as nobody was home. */
export function gaps(results: Results, seat: number): number[] {
  const last = Math.min(results.rows[0]?.rounds ?? 0, results.progress.length - 1);
  return results.progress.slice(0, last + 1).map((all) => (all[seat] ?? 0) - Math.max(...all.filter((_, other) => other !== seat)));
}
