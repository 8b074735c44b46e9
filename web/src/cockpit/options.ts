import type { IconName } from '../ui/icons';
import { t } from '../words/l10n';
import { MANDATORY, type ActionKey, type Option } from '../net/protocol';
import { iconOf, usedBy, type SymbolKind } from '../pieces/card';
import type { RaceModel } from '../race/model.svelte';
import { cardName, cardNames } from '../race/story';

export interface Look {
  icon: IconName;
  cls: SymbolKind;
  must: boolean;
  number: string;
}

/** Answers that use no symbol of a card. */
const LOOKS: Partial<Record<ActionKey, [IconName, SymbolKind]>> = {
  'choose-value': ['hand', 'limit'],
  'cool-gear': ['cooldown', 'cooldown'],
  'cool-adrenaline': ['cooldown', 'adrenaline'],
  'cool-sector': ['cooldown-plus', 'cooldown'],
  unpayable: ['flip', 'flip'],
  'adrenaline-move': ['adrenaline', 'adrenaline'],
  boost: ['boost', 'boost'],
  'end-react': ['check', 'refresh'],
  slipstream: ['slipstream', 'slipstream'],
};

export function optionLook({ key, number }: Option): Look {
  const symbol = usedBy(key);
  const [icon, cls] = symbol ? [iconOf(symbol), symbol] : (LOOKS[key as ActionKey] ?? ['next', 'limit']);
  return { icon, cls, must: MANDATORY.includes(key), number: number ? String(number) : '' };
}

/** Answers of one kind and source that differ only in the cards they name: more of them than anybody reads. */
export interface Choosing {
  key: ActionKey;
  options: { option: Option; at: number }[];
}

/** From how many on they are picked as cards, not from a list. */
const MANY = 4;

/** What is listed singly, and what is picked as cards. */
export function gathered(options: Option[], idle: number | null): { single: { option: Option; at: number }[]; picked: Choosing[] } {
  const kinds = new Map<string, Choosing>();
  const listed = options.map((option, at) => ({ option, at })).filter(({ at }) => at !== idle);
  for (const one of listed) {
    const kind = `${one.option.key} ${one.option.card ?? ''} ${one.option.number}`;
    const known = kinds.get(kind) ?? { key: one.option.key as ActionKey, options: [] };
    known.options.push(one);
    kinds.set(kind, known);
  }
  const picked = [...kinds.values()].filter(({ options }) => options.length > MANY && options.some(({ option }) => option.cards));
  return { single: listed.filter((one) => !picked.some(({ options }) => options.includes(one))), picked };
}

/** An answer in a few words: what will happen. */
export function optionText(option: Option, model: Pick<RaceModel, 'info' | 'seat'>, seat = model.seat ?? 0): string {
  return t(`option-${option.key}`, {
    number: option.number,
    card: option.card ? cardName(model.info, seat, option.card) : '',
    cards: option.cards ? cardNames(model.info, seat, option.cards) : '',
    count: option.cards.length,
    none: option.card || option.cards || option.number ? 'no' : 'yes',
  });
}
