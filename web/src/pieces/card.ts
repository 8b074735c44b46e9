import type { IconName } from '../ui/icons';
import { CARD_SYMBOLS, type CardFace, type CardKind as Kind, type CardSymbol } from '../net/protocol';

export type { CardFace } from '../net/protocol';

export type CardKind = Kind | 'back';

/** Anything that can lie in a hand. */
export interface CardLike {
  kind: CardKind;
  /** Speed of a basic card. */
  value?: number;
  face?: CardFace;
}

/** Symbols on cards, and what is drawn like them. */
export type SymbolKind = CardSymbol['key'] | 'flip' | 'adrenaline' | 'boost';

/** Icons that have another name than their symbol. */
const ICON_OF = { limit: 'limit-adjust', once: 'single-use', stress: 'reduce-stress', direct: 'direct-play' } as const;
type NamedAlike = Exclude<SymbolKind, keyof typeof ICON_OF>;
export const iconOf = (kind: SymbolKind): IconName =>
  kind in ICON_OF ? ICON_OF[kind as keyof typeof ICON_OF] : (kind as NamedAlike);

/** Those that are not left to the player: square chips are orders, round ones are offers. */
const ORDERS = new Set<SymbolKind>([...CARD_SYMBOLS.filter((one) => one.mandatory).map((one) => one.key), 'flip']);
export const isOrder = (kind: SymbolKind): boolean => ORDERS.has(kind);
const IN_ORDER: readonly CardSymbol[] = [...CARD_SYMBOLS].sort((a, b) => Number(b.mandatory) - Number(a.mandatory));

/** The symbol that an answer uses. */
const USED_BY = new Map<string, SymbolKind>(CARD_SYMBOLS.filter((one) => one.action).map((one) => [one.action, one.key]));
export const usedBy = (action: string): SymbolKind | undefined => USED_BY.get(action);

export interface Chip {
  kind: CardSymbol['key'];
  text: string;
  /** The number in it, 1 for a symbol without one. */
  amount: number;
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Their number is added to another one. */
const SIGNED: readonly SymbolKind[] = ['limit', 'slipstream'];

/** The symbols of a face: orders first, then offers. */
export function chipsOf(face: Pick<CardFace, 'symbols'>): Chip[] {
  return IN_ORDER.filter(({ key }) => face.symbols[key]).map(({ key, counts }) => {
    const amount = face.symbols[key]!;
    return { kind: key, text: !counts ? '' : SIGNED.includes(key) ? signed(amount) : String(amount), amount };
  });
}

/** Many values, from the least to the most. */
export const rangeOf = (values: readonly number[]): string => `${values[0]}–${values.at(-1)}`;

/** What stands in the upper left corner: values, and a plus for every flip. */
export function valueOf(face: CardFace): string {
  const plus = '+'.repeat(face.plus);
  if (!face.number_printed) return plus;
  const values = face.values.length > 2 ? rangeOf(face.values) : face.values.join('|');
  return values + plus;
}
