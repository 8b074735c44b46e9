import { chipsOf, type CardFace, type Chip } from './card';
import { t } from '../words/l10n';

/** Every symbol of a face, one sentence each. */
export function symbolSentences(face: CardFace): (Chip & { sentence: string })[] {
  return chipsOf(face).map((chip) => ({
    ...chip,
    sentence: t(`symbol-${chip.kind}`, { amount: Math.abs(chip.amount), sign: chip.amount < 0 ? 'minus' : 'plus' }),
  }));
}

/** What a card is called: its category in the reader's language, and what is printed on it. */
export function titleOf(face: Pick<CardFace, 'name' | 'category'>): string {
  const part = face.category.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
  return part ? t(`part-${part}`) + face.name.slice(face.category.length) : face.name;
}

/** What the value of a card means. */
export function valueSentence(face: CardFace): string {
  if (face.heat_card) return t('card-about-heat');
  if (face.values.length > 1) return t('card-about-values', { values: face.values.join(', '), plus: face.plus });
  return t('card-about-value', { value: face.values[0] ?? 0, plus: face.plus });
}
