import type { Line } from '../race/story';

/** What was worth a word in a round. */
export type Headline = Pick<Line, 'id' | 'seat' | 'text' | 'heat'>;
/** Places won or lost in a round. */
export interface Move {
  seat: number;
  gained: number;
}

/** At most three lines of a round: what was loud first, then what cost most Heat, in the order in which it happened. */
export function headlinesOf(lines: readonly Line[], round: number): Headline[] {
  return lines
    .filter((line) => line.round === round && line.seat >= 0 && (line.loud || line.heat > 0))
    .sort((a, b) => Number(b.loud) - Number(a.loud) || b.heat - a.heat || a.id - b.id)
    .slice(0, 3)
    .sort((a, b) => a.id - b.id);
}

/** Who gained and who lost places, the most first. */
export function movesOf(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): Move[] {
  return [...after]
    .map(([seat, place]) => ({ seat, gained: (before.get(seat) ?? place) - place }))
    .filter(({ gained }) => gained)
    .sort((a, b) => b.gained - a.gained);
}
