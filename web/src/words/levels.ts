import { has, t } from './l10n';
import { LEVELS, MANNERS, type Level, type Manner } from '../net/protocol';

/** Automated drivers, the weakest first, and how they drive. */
export { LEVELS, MANNERS, type Level, type Manner };

/** What an automated driver is called. */
export function levelName(driver: string): string {
  const key = `driver-${driver}`;
  return has(key) ? t(key) : driver;
}

/** The same, and how it drives where that is known. */
export function driverWords(seat: { driver: string | null; manner?: string | null }): string {
  const level = levelName(seat.driver ?? '');
  return isManner(seat.manner) ? t('driver-in-manner', { level, manner: t(`manner-${seat.manner}`) }) : level;
}

export const isManner = (name: string | null | undefined): name is Manner => MANNERS.includes(name as Manner);
