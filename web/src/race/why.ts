import { ApiError, api } from '../net/api';
import type { EventRow } from '../net/connection.svelte';
import { EXPLAINED, EXPLAINED_OF_LEGENDS, type CarState, type GameInfo, type Why, type WhyLine, type WhyPart } from '../net/protocol';
import { signed } from '../pieces/card';
import type { Note } from '../rules/note';
import { t } from '../words/l10n';
import { fact } from '../net/facts';
import { cardName, type Line, type Naming } from './story';

/** The event of a line that has a why, by its number; null if there is none. */
export function whyOf(line: Line, events: EventRow[], cars: readonly Pick<CarState, 'legend'>[]): number | null {
  for (let at = line.id; at <= (line.last ?? line.id); at += 1) {
    const { key, seat, args } = fact(events[at]!);
    const number = EXPLAINED[key];
    if (key !== line.key || seat !== line.seat || number === undefined) continue;
    if (!number || args[number] || (cars[seat]?.legend && EXPLAINED_OF_LEGENDS.includes(key))) return at;
  }
  return null;
}

/** What the words of a note need to know of the race. */
export interface Known {
  info: GameInfo;
  nameOf: Naming;
}

/** Ask the server why; for a replay by the number of the race. */
export async function ask(table: string, event: number, race: number | null, known: Known): Promise<Note> {
  return inWords(await api.why(table, event, race), known);
}

/** A note in the language of the reader. */
export function inWords(why: Why, known: Known): Note {
  return { title: sentence(why.title, known), lines: why.lines.map((line) => sentence(line, known)), clauses: why.clauses };
}

/** What is added to a number, and not a number of something. */
const SIGNED = ['road', 'own'];

function sentence({ key, facts, sum, seats }: WhyLine, known: Known): string {
  const terms = sum.map((term) => words(term, known)).join(' + ');
  return words({ key, facts: { ...facts, sum: facts.sum ?? terms, names: seats.map(known.nameOf).join(', ') } }, known);
}

function words({ key, facts }: WhyPart, { info, nameOf }: Known): string {
  const told = { ...facts };
  const seat = Number(facts.seat);
  if ('seat' in facts) told.name = nameOf(seat);
  if ('corner' in facts) told.corner = info.circuit.corners[Number(facts.corner)]?.name ?? '';
  if ('card' in facts) told.card = cardName(info, seat, String(facts.card));
  for (const name of SIGNED) if (name in facts) told[name] = signed(Number(facts[name]));
  return t(`why-${key}`, told);
}

/** The race went another way meanwhile: what was asked about did not happen. */
export const UNDONE = new ApiError({ key: 'nothing-to-explain', arguments: {}, text: '' }, 404);
