/** Opponents near the reader's strength, and what to expect of a field, in a sentence. */
import { api } from '../net/api';
import { LEVELS, type AddDriver, type Level, type Seat, type StrengthScale, type TableSetup } from '../net/protocol';
import { t } from '../words/l10n';
import { races } from './kept';
import { estimate, KNOWN_AFTER, winChance, type Person } from './person';
import { chance, isMeasured, strengthOf, type Where } from './scale';

/** What a race should promise: worth trying, and not won beforehand. */
export const TARGET = 0.25;
const SURE = 1.28; // spreads: eight in ten lie within

let known: Promise<StrengthScale> | null = null;

/** The scale, asked for once. */
export function scaleOfDrivers(): Promise<StrengthScale> {
  known ??= api.strength();
  known.catch(() => (known = null)); // asked again the next time
  return known;
}

const odds = (share: number) => Math.log(share / (1 - share));

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

/** Shares as people say them. */
const SAID: readonly [number, number][] = [
  [9, 10], [4, 5], [3, 4], [2, 3], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [1, 8], [1, 10], [1, 15], [1, 20], [1, 30], [1, 50],
];

/** The nearest of them: "1 in 4". */
export function said(share: number): string {
  const near = ([won, of]: readonly [number, number]) => Math.abs(odds(won / of) - odds(Math.min(0.999, Math.max(0.001, share))));
  const [won, of] = SAID.reduce((best, one) => (near(one) < near(best) ? one : best));
  return t('strength-share', { won, of });
}

/** "You win about 1 in 4 against these." */
export function sentence(found: Expected): string {
  const share = said(found.chance);
  const low = said(found.low);
  const high = said(found.high);
  if (!found.races) return t('strength-newcomer', { share });
  if (found.chance > 0.95) return t('strength-nearly-always');
  if (found.chance < 0.015) return t('strength-hardly-ever');
  if (found.races < KNOWN_AFTER && low !== high) return t('strength-guess', { share, low, high, races: found.races });
  return t('strength-known', { share });
}

/** Opponents for a race of this reader who asks for nothing. Without an answer of the server: rookies. */
export async function rivalsFor(setup: TableSetup): Promise<{ drivers: AddDriver[]; expected: Expected | null }> {
  const number = setup.cars - 1;
  try {
    const scale = await scaleOfDrivers();
    const person = estimate(races(), scale);
    const levels = levelsFor(person, scale, setup, number);
    return { drivers: levels.map((driver) => ({ driver, manner: null, colour: null })), expected: expected(person, scale, setup, levels) };
  } catch {
    return { drivers: Array.from({ length: number }, () => ({ driver: 'rookie' as const, manner: null, colour: null })), expected: null };
  }
}
