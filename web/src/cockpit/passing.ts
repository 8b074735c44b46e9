import type { Connection } from '../net/connection.svelte';
import { settings } from '../net/settings.svelte';
import type { RaceModel } from '../race/model.svelte';

/** The answer that is given without being asked for, or null: a lone one, or gold where nothing else is worth a thought. */
export function passing(model: RaceModel, line: Connection): number | null {
  const { choice, odds, step, gold } = model;
  if (!choice || line.table?.lesson || line.sending || line.news?.undone || line.table?.seats.find((seat) => seat.seat === model.seat)?.driver) return null;
  if (choice.options.length === 1 && settings.values.single) return 0;
  if (!settings.values.pass || step === 'plan' || !odds || odds.useful || model.taken !== null) return null;
  return gold === odds.best ? gold : null;
}
