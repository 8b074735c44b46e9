/* What happened while nobody looked, in short. */
import type { EventRow } from '../net/connection.svelte';
import { fact } from '../net/facts';

export interface Away {
  rounds: number;
  /** Seats, each once. */
  spun: number[];
  finished: number[];
}

/** What is worth a word among these events, or null if nothing is. */
export function away(events: EventRow[]): Away | null {
  const facts = events.map(fact);
  const seats = (...keys: string[]): number[] => [...new Set(facts.filter(({ key }) => keys.includes(key)).map(({ seat }) => seat))];
  const found = { rounds: facts.filter(({ key }) => key === 'round-started').length, spun: seats('spun-out'), finished: seats('finished') };
  return found.rounds || found.spun.length || found.finished.length ? found : null;
}
