import { t } from '../words/l10n';
import type { GearOption } from '../race/shapes';

/** What a gear says to somebody who cannot see it. */
export function gearWords({ gear, cost, cooldown = 0 }: GearOption): string {
  const parts = [t('gear-name', { gear })];
  if (cost === null) parts.push(t('gear-out-of-reach'));
  else if (cost > 0) parts.push(t('gear-cost', { heat: cost }));
  else parts.push(t('gear-free'));
  if (cooldown > 0) parts.push(t('gear-cooldown', { amount: cooldown }));
  return parts.map((part) => part.replace(/\.$/, '')).join('. ') + '.';
}
