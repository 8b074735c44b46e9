/** A forecast in a few rows: Speeds that come to the same are told together. */
import type { SpeedRow } from './model.svelte';

/** Rows that are always in sight. */
export const MOST_ROWS = 4;

export interface BriefRow extends SpeedRow {
  /** The highest Speed of the row. */
  to: number;
}

const APART = 1000; // a row that spins out never hides among others, nor does the finish
const fate = (row: SpeedRow): number => (row.spin >= 1 ? 2 : row.spin > 0 ? 1 : 0);
const middle = ([low, high]: [number, number]): number => (low + high) / 2;

/** How much two rows differ in what they lead to. */
const difference = (one: SpeedRow, other: SpeedRow): number =>
  APART * (Math.abs(fate(one) - fate(other)) + Number(one.finishes !== other.finishes)) +
  (fate(one) === 2 ? 0 : Math.abs(middle(one.heat) - middle(other.heat)) + Math.abs(middle(one.left) - middle(other.left)));

const span = ([a, b]: [number, number], [c, d]: [number, number]): [number, number] => [Math.min(a, c), Math.max(b, d)];

function together(one: BriefRow, other: BriefRow): BriefRow {
  const chance = one.chance + other.chance;
  // what a spin-out would leave says nothing about those that stay on the road
  const [heat, left] = fate(one) === 2 || fate(other) < 2 ? [span(one.heat, other.heat), span(one.left, other.left)] : [one.heat, one.left];
  return {
    speed: one.speed,
    to: other.to,
    chance,
    heat,
    left,
    spin: (one.spin * one.chance + other.spin * other.chance) / chance,
    needs: Math.max(one.needs, other.needs),
    finishes: one.finishes && other.finishes,
  };
}

/** The rows by Speed, neighbours that are most alike told as one until there are few enough. */
export function brief(rows: readonly SpeedRow[], most = MOST_ROWS): BriefRow[] {
  const found: BriefRow[] = rows.map((row) => ({ ...row, to: row.speed }));
  while (found.length > most) {
    const apart = found.slice(1).map((row, at) => difference(found[at]!, row));
    const at = apart.indexOf(Math.min(...apart));
    found.splice(at, 2, together(found[at]!, found[at + 1]!));
  }
  return found;
}
