/** Opponents near the reader's strength, and what to expect of them, in a sentence. */
import { api } from '../net/api';
import type { AddDriver, StrengthScale, TableSetup } from '../net/protocol';
import { t } from '../words/l10n';
import { expected, levelsFor, odds, type Expected } from './field';
import { races } from './kept';
import { estimate, KNOWN_AFTER } from './person';

let known: Promise<StrengthScale> | null = null;

/** The scale, asked for once. */
export function scaleOfDrivers(): Promise<StrengthScale> {
  known ??= api.strength();
  known.catch(() => (known = null)); // asked again the next time
  return known;
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
