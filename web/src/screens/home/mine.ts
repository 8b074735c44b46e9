/* The races of this browser: which is the most urgent, and a sentence on each. */
import type { MyTable } from '../../net/protocol';
import { speech, t } from '../../words/l10n.svelte';

export type State = 'turn' | 'next' | 'open' | 'waiting' | 'over';

/** The most urgent first. */
const URGENCY: State[] = ['turn', 'next', 'open', 'waiting', 'over'];

export function stateOf(table: MyTable): State {
  if (table.phase === 'over') return 'over';
  if (table.phase === 'lobby') return 'open';
  if (table.your_turn) return 'turn';
  return table.season && !table.awaited.length ? 'next' : 'waiting';
}

/** By urgency; among equals the latest first. */
export const byUrgency = (tables: MyTable[]): MyTable[] =>
  [...tables].sort((a, b) => URGENCY.indexOf(stateOf(a)) - URGENCY.indexOf(stateOf(b)) || b.updated - a.updated);

/** The race to go back to: one that waits for this player and nobody else. */
export const urgent = (tables: MyTable[]): MyTable | null =>
  byUrgency(tables).find((table) => ['turn', 'next'].includes(stateOf(table))) ?? null;

const day = (seconds: number): string =>
  new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'short' }).format(seconds * 1000);

export const titleOf = (table: MyTable): string =>
  table.lesson ? t('intro-title') : table.season ? t('season-title', { year: table.season }) : table.place;

/** How the table stands, in a sentence. */
export function sentenceOf(table: MyTable): string {
  const { position, lap, laps, place } = table;
  const state = stateOf(table);
  if (state === 'open') return t('mine-lobby', { taken: table.taken.length, cars: table.cars });
  if (state === 'waiting') return t('mine-waiting', { names: new Intl.ListFormat(speech.language).format(table.awaited) });
  if (table.season && (state === 'next' || state === 'over')) return t('mine-season', { races: table.races, total: table.total, place: position });
  if (state === 'over') return t('mine-over', { place: position, cars: table.cars, day: day(table.updated) });
  if (table.season) return t('mine-race-of-season', { race: table.races + 1, total: table.total, place });
  return position ? t('mine-race', { lap, laps, place: position }) : t('mine-garage');
}
