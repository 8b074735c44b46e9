import type { CardFace, GameInfo } from './protocol';

/** The order of the letters, as the server sorts them. */
export const LETTERS = '1234HSabcdevwxyz';

export type CardKind = 'basic' | 'heat' | 'stress' | 'upgrade' | 'sponsor';

export function kindOf(letter: string): CardKind {
  if (letter >= '1' && letter <= '4') return 'basic';
  if (letter === 'H') return 'heat';
  if (letter === 'S') return 'stress';
  return letter >= 'v' ? 'sponsor' : 'upgrade';
}

/** Several cards as the server writes them. */
export function sorted(letters: Iterable<string>): string {
  return [...letters].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}

/** Is every card of `part` among `whole`, as often as it occurs? */
export function within(part: string, whole: string): boolean {
  const rest = [...whole];
  for (const letter of part) {
    const at = rest.indexOf(letter);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return true;
}

export function faceOf(info: GameInfo | null, seat: number | null, letter: string): CardFace | null {
  return seat === null ? null : (info?.faces[seat]?.[letter] ?? null);
}
