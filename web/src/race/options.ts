import type { IconName } from '../lib/icons';
import { t } from '../lib/l10n';
import type { Option } from '../lib/protocol';
import type { RaceModel } from './model.svelte';
import { cardName, cardNames } from './story';

export interface Look {
  icon: IconName;
  cls: string;
  must: boolean;
  number: string;
}

const LOOKS: Record<string, [IconName, string, boolean?]> = {
  'choose-value': ['hand', 'limit'],
  'cool-gear': ['cooldown', 'cooldown'],
  'cool-adrenaline': ['cooldown', 'adren'],
  'cool-sector': ['cooldown-plus', 'cooldown'],
  'cool-card': ['cooldown', 'cooldown'],
  'pay-heat': ['heat', 'heat', true],
  unpayable: ['flip', 'flip', true],
  scrap: ['scrap', 'scrap', true],
  'reduce-stress': ['reduce-stress', 'reduce'],
  salvage: ['salvage', 'salvage'],
  'direct-play': ['direct-play', 'direct'],
  accelerate: ['accelerate', 'accel'],
  'adrenaline-move': ['adrenaline', 'adren'],
  boost: ['boost', 'boost'],
  'end-react': ['check', 'refresh'],
  slipstream: ['slipstream', 'slip'],
  refresh: ['refresh', 'refresh'],
};

export function optionLook(option: Option): Look {
  const [icon, cls, must] = LOOKS[option.key] ?? ['next', 'limit'];
  return { icon, cls, must: must ?? false, number: option.number ? String(option.number) : '' };
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
