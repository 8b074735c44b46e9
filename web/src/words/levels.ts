import { has, t } from './l10n';
import { LEVELS } from '../net/protocol';

/** Automated drivers, the weakest first. */
export { LEVELS };
export type Level = (typeof LEVELS)[number];

/** What an automated driver is called. */
export function levelName(driver: string): string {
  const key = `driver-${driver}`;
  return has(key) ? t(key) : driver;
}
