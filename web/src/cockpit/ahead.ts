import type { AheadState, Wish } from '../net/protocol';
import { t } from '../words/l10n';

/** What may be wished for in React, in the order in which it is used: what brings Heat comes before what costs some. */
export const WISHES = {
  adrenaline: ['adrenaline-move'],
  cool: ['cool-gear', 'cool-adrenaline', 'cool-sector', 'cool-card'],
  boost: ['boost'],
} as const satisfies Record<string, readonly Wish['key'][]>;
export type WishName = keyof typeof WISHES;

/** Which of these cards are to be discarded, by their places. */
export function discardOf(letters: readonly string[], wanted: string | null): number[] {
  const left = [...(wanted ?? '')];
  return letters.flatMap((letter, at) => {
    const found = left.indexOf(letter);
    if (found < 0) return [];
    left.splice(found, 1);
    return [at];
  });
}

/** What was chosen ahead, in a few words; "" for nothing. */
export function aheadText(ahead: AheadState | null): string {
  if (!ahead) return '';
  const told: string[] = [];
  const wishes = ahead.react?.map(({ key }) => key) ?? [];
  for (const [name, keys] of Object.entries(WISHES)) if (keys.some((key) => wishes.includes(key))) told.push(t(`ahead-${name}`));
  if (ahead.slipstream != null) told.push(ahead.slipstream ? t('ahead-slipstream') : t('ahead-slip-no'));
  if (ahead.discard != null) told.push(ahead.discard ? t('ahead-discard') : t('ahead-keep'));
  return told.join(', ');
}
