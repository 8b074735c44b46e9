import { t } from './l10n';
import type { CircuitInfo } from '../net/protocol';

/** The country of a circuit; one from a file of the player's is called as the file says. */
export const countryOf = (circuit: CircuitInfo): string =>
  t('circuit-country', { circuit: circuit.id, name: circuit.country || circuit.name });
