import type { CircuitInfo, TableSetup } from '../../net/protocol';
import { t } from '../../words/l10n';

/** Where a race goes and over how many laps; a season says its year. */
export function saysWhere(setup: TableSetup, circuit: CircuitInfo | undefined): string {
  if (setup.season) return t('says-season', { season: t(`setup-season-${setup.season}`) });
  return t('says-where', { place: circuit?.place ?? '', laps: setup.laps ?? circuit?.laps ?? 1 });
}

/** Whom one races against: `near` the own strength, or who was picked. */
export const saysWho = (setup: TableSetup, near: boolean): string =>
  t(`says-who-${near && !setup.season ? 'near' : setup.empty}`, { cars: setup.cars, number: setup.cars - 1 });

/** What is not as in the plain game, a short sentence each. */
export function saysHow(setup: TableSetup): string[] {
  return [
    setup.garage && !setup.season ? t('says-garage') : '',
    setup.weather && !setup.season ? t('says-weather') : '',
    setup.tournament ? t('says-tournament') : '',
    setup.seconds ? t('says-seconds', { seconds: setup.seconds }) : '',
    setup.bank ? t('says-bank', { minutes: setup.bank / 60, increment: setup.increment ?? 0 }) : '',
    setup.odds ? '' : t('says-no-odds'),
  ].filter(Boolean);
}
