import { KIND_OF_LETTER, LETTERS, type CardFace, type CardKind, type GameInfo } from '../net/protocol';

export const kindOf = (letter: string): CardKind => KIND_OF_LETTER[letter] ?? 'upgrade';

/** How many of these cards are of a kind. */
export const countOf = (letters: Iterable<string>, kind: CardKind): number =>
  [...letters].filter((letter) => kindOf(letter) === kind).length;

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
