import type { IconName } from './icons';
import type { CardFace } from './protocol';

export type { CardFace } from './protocol';

export type CardKind = 'basic' | 'heat' | 'stress' | 'upgrade' | 'sponsor' | 'back';

/** Anything that can lie in a hand. */
export interface CardLike {
  kind: CardKind;
  /** Speed of a basic card. */
  value?: number;
  face?: CardFace;
}

export type SymbolKind =
  | 'heat'
  | 'scrap'
  | 'limit'
  | 'once'
  | 'flip'
  | 'cooldown'
  | 'slipstream'
  | 'stress'
  | 'salvage'
  | 'refresh'
  | 'direct'
  | 'accelerate'
  | 'adrenaline'
  | 'boost';

interface SymbolLook {
  icon: IconName;
  cls: string;
  must?: boolean;
}

/** Square chips are orders, round ones are offers. */
export const SYMBOLS: Record<SymbolKind, SymbolLook> = {
  heat: { icon: 'heat', cls: 'heat', must: true },
  scrap: { icon: 'scrap', cls: 'scrap', must: true },
  limit: { icon: 'limit-adjust', cls: 'limit', must: true },
  once: { icon: 'single-use', cls: 'once', must: true },
  flip: { icon: 'flip', cls: 'flip', must: true },
  cooldown: { icon: 'cooldown', cls: 'cooldown' },
  slipstream: { icon: 'slipstream', cls: 'slip' },
  stress: { icon: 'reduce-stress', cls: 'reduce' },
  salvage: { icon: 'salvage', cls: 'salvage' },
  refresh: { icon: 'refresh', cls: 'refresh' },
  direct: { icon: 'direct-play', cls: 'direct' },
  accelerate: { icon: 'accelerate', cls: 'accel' },
  adrenaline: { icon: 'adrenaline', cls: 'adren' },
  boost: { icon: 'boost', cls: 'boost' },
};

export interface Chip {
  kind: SymbolKind;
  text: string;
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The symbols of a face: orders first, then offers. */
export function chipsOf(face: CardFace): Chip[] {
  const chips: Chip[] = [];
  const add = (kind: SymbolKind, amount: number | boolean, text = String(amount)): void => {
    if (amount) chips.push({ kind, text: amount === true ? '' : text });
  };
  add('heat', face.heat);
  add('scrap', face.scrap);
  add('limit', face.limit, signed(face.limit));
  add('cooldown', face.cooldown);
  add('slipstream', face.slipstream, signed(face.slipstream));
  add('stress', face.stress);
  add('salvage', face.salvage);
  add('refresh', face.refresh);
  add('direct', face.direct);
  add('accelerate', face.accelerate);
  add('once', face.once);
  return chips;
}

/** What stands in the upper left corner: values, and a plus for every flip. */
export function valueOf(face: CardFace): string {
  const plus = '+'.repeat(face.plus);
  if (!face.number_printed) return plus;
  const values = face.values.length > 2 ? `${face.values[0]}–${face.values.at(-1)}` : face.values.join('|');
  return values + plus;
}
