import { speech, t } from './l10n';

/** A chance in whole per cent; what may happen at all is never shown as nothing. */
export function percent(chance: number): string {
  const value = Math.round(chance * 100);
  if (chance > 0 && value < 1) return t('percent-low');
  if (chance < 1 && value > 99) return t('percent-high');
  return t('percent', { value });
}

/** A number with so many digits after the point, as the language writes it. */
export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(speech.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}
