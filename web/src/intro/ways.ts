import { api, ApiError } from '../net/api';
import type { Connection } from '../net/connection.svelte';
import { t } from '../words/l10n';
import { notices } from '../ui/notices.svelte';
import { explain } from '../words/problem';
import { router } from '../net/router.svelte';
import { settings } from '../net/settings.svelte';
import { remembered } from '../net/setups';
import { rivalsFor } from '../strength/rivals';

const nameOf = (): string => settings.values.name.trim() || t('driver-default');

async function go(open: () => Promise<{ table: string } | null>, old: string | null): Promise<void> {
  try {
    const seated = await open();
    router.go(seated ? `/t/${seated.table}` : '/');
    // Nobody comes back to an old lesson.
    if (old) await api.remove(old);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notices.add(explain(error.problem), 'error');
  }
}

/** Open the first race. */
export const begin = (): Promise<void> => go(() => api.openLesson(nameOf()), null);

/** From the grid once more. */
export const again = (line: Connection): Promise<void> => go(() => api.openLesson(nameOf()), line.id);

/** To the start page, which must not offer the old lesson any more. */
export const leave = (line: Connection): Promise<void> =>
  go(async () => {
    line.close();
    await api.remove(line.id);
    return null;
  }, null);

export const raceNow = (line: Connection): Promise<void> =>
  go(async () => {
    const setup = remembered();
    const drivers = settings.values.near && !setup.season ? (await rivalsFor(setup)).drivers : [];
    return api.open({ setup, name: nameOf(), drivers, start: true });
  }, line.id);
