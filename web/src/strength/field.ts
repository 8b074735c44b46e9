/** Who should race against somebody, and what to expect of it, in numbers. */
import { LEVELS, type Level, type Seat, type StrengthScale, type TableSetup } from '../net/protocol';
import { winChance, type Person } from './person';
import { chance, isMeasured, strengthOf, type Where } from './scale';

/** What a race should promise: worth trying, and not won beforehand. */
export const TARGET = 0.25;
const SURE = 1.28; // spreads: eight in ten lie within

export const odds = (share: number) => Math.log(share / (1 - share));

/** So many levels, of one kind or of two that are next to each other, against whom the target is nearly met. */
export function levelsFor(person: Person, scale: StrengthScale, where: Where, number: number): Level[] {
  let best: Level[] = Array<Level>(number).fill(LEVELS[0]);
  let off = Infinity;
  for (const [at, level] of LEVELS.entries()) {
    for (let stronger = 0; stronger < (LEVELS[at + 1] ? number : 1); stronger++) {
      const field = Array.from({ length: number }, (_, one) => (one < stronger ? LEVELS[at + 1]! : level));
      const strengths = field.map((name) => strengthOf(scale, name, where));
      if (strengths.some((one) => one === null)) continue;
      const found = Math.abs(odds(winChance(person, strengths as number[])) - odds(TARGET));
      if (found < off) [best, off] = [field, found];
    }
  }
  return best;
}

/** Those who race if nobody else sits down: "club", "legend+2", and "" for other people. */
export function fieldOf(setup: TableSetup, seats: readonly Seat[] = [], you: number | null = null): string[] {
  const others = seats.filter((seat) => seat.seat !== you || you === null).map((seat) => (seat.kind === 'driver' ? (seat.driver ?? '') : ''));
  const empty = setup.empty === 'legends' ? (setup.pro ? `legend+${setup.pro}` : 'legend') : setup.empty;
  const left = setup.empty === 'nobody' ? 0 : Math.max(0, setup.cars - Math.max(1, seats.length));
  return [...others, ...Array<string>(left).fill(empty)];
}

export interface Expected {
  chance: number;
  /** Where eight in ten such people lie. */
  low: number;
  high: number;
  races: number;
  /** Somebody in the field was never raced there: read off the line between others. */
  guessed: boolean;
}

/** What somebody may expect of a field; null where it holds people, of whom nothing is known, or nobody at all. */
export function expected(person: Person, scale: StrengthScale, where: Where, field: readonly string[]): Expected | null {
  const strengths = field.map((name) => (name ? strengthOf(scale, name, where) : null));
  if (!strengths.length || strengths.some((one) => one === null)) return null;
  const rivals = strengths as number[];
  const at = (z: number) => chance(person.mean + z * person.spread, rivals);
  return {
    chance: winChance(person, rivals),
    low: at(-SURE),
    high: at(SURE),
    races: person.races,
    guessed: !isMeasured(scale, field, where),
  };
}
