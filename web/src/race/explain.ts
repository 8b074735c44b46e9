import { chipsOf, type CardFace } from '../lib/card';
import { t } from '../lib/l10n';

/** Every symbol of a face, one sentence each. */
export function symbolSentences(face: CardFace): { kind: ReturnType<typeof chipsOf>[number]['kind']; text: string; sentence: string }[] {
  const amounts: Record<string, number> = {
    heat: face.heat,
    scrap: face.scrap,
    limit: face.limit,
    cooldown: face.cooldown,
    slipstream: face.slipstream,
    stress: face.stress,
    salvage: face.salvage,
  };
  return chipsOf(face).map((chip) => ({
    ...chip,
    sentence: t(`symbol-${chip.kind}`, { amount: Math.abs(amounts[chip.kind] ?? 1), sign: (amounts[chip.kind] ?? 0) < 0 ? 'minus' : 'plus' }),
  }));
}

/** What the value of a card means. */
export function valueSentence(face: CardFace): string {
  if (face.heat_card) return t('card-about-heat');
  if (face.values.length > 1) return t('card-about-values', { values: face.values.join(', '), plus: face.plus });
  return t('card-about-value', { value: face.values[0] ?? 0, plus: face.plus });
}
