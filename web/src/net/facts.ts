/* Events by name. */
import type { EventRow } from './connection.svelte';
import { EVENTS } from './protocol';

export interface Fact {
  key: string;
  seat: number;
  args: Record<string, number | string>;
}

/** An event row by name. */
export function fact(row: EventRow): Fact {
  const [key, ...names] = EVENTS[row[0] as number] ?? ['unknown'];
  const args: Fact['args'] = {};
  names.forEach((name, at) => (args[name] = row[at + 2] ?? 0));
  return { key: key!, seat: row[1] as number, args };
}
