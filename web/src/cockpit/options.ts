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
