import { has, t } from './l10n';
import type { TableSetup } from './protocol';

export type Level = TableSetup['absent'];

/** Automated drivers, the weakest first. */
export const LEVELS = ['rookie', 'club', 'champion'] as const satisfies readonly Level[];

/** What an automated driver is called. */
export function levelName(driver: string): string {
  const key = `driver-${driver}`;
  return has(key) ? t(key) : driver;
}
