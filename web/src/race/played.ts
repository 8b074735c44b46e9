/** What lies in the play area, card by card: what was turned over lies with the card that asked for it. */
import type { EventRow } from '../net/connection.svelte';
import { fact } from '../net/facts';
import type { GameInfo } from '../net/protocol';
import { faceOf, kindOf } from '../pieces/letters';

export type TermKind = 'card' | 'boost' | 'adrenaline' | 'accelerate';

/** One summand of the Speed. */
export interface Term {
  kind: TermKind;
  /** The card that was played, where it is one. */
  letter: string;
  /** Basic cards that were turned over for it. */
  flips: string[];
  /** How many it asks for. */
  plus: number;
  /** What it adds itself, without those. */
  worth: number;
  /** Its Heat could not be paid: it went, and what was turned over takes its place. */
  gone: boolean;
}

/** The Speed that a term stands for. */
export const worthOf = (term: Term): number => term.flips.reduce((sum, letter) => sum + Number(letter), term.worth);

function cardTerm(letter: string, info: GameInfo, seat: number): Term {
  const [kind, face] = [kindOf(letter), faceOf(info, seat, letter)];
  const worth = kind === 'basic' ? Number(letter) : face?.values.length === 1 ? face.values[0]! : 0;
  return { kind: 'card', letter, flips: [], plus: kind === 'stress' ? 1 : (face?.plus ?? 0), worth, gone: false };
}

/** The play area of a car after these events; nothing before its cards are revealed. */
export function played(events: readonly EventRow[], seat: number, info: GameInfo): Term[] {
  let terms: Term[] = [];
  let loose: string[] = []; // turned over for a card that goes: told before it is
  const add = (kind: TermKind, worth: number, plus = 0): void => void terms.push({ kind, letter: '', flips: [], plus, worth, gone: false });
  for (const row of events) {
    const { key, seat: whose, args } = fact(row);
    if (whose !== seat) continue;
    const letter = String(args.card ?? '');
    if (key === 'revealed') [terms, loose] = [[...String(args.cards)].map((one) => cardTerm(one, info, seat)), []];
    else if (key === 'play-area-cleared' || key === 'cluttered') terms = [];
    else if (key === 'directly-played') terms.push(cardTerm(letter, info, seat));
    else if (key === 'boosted') add('boost', 0, 1);
    else if (key === 'adrenaline-used') add('adrenaline', 1);
    else if (key === 'accelerated') add('accelerate', Number(args.number));
    else if (key === 'flipped' && args.kept) (terms.find((one) => !one.gone && one.flips.length < one.plus)?.flips ?? loose).push(letter);
    else if (key === 'value-chosen') {
      const chosen = terms.find((one) => one.letter === letter && !one.gone && !one.worth);
      if (chosen) chosen.worth = Number(args.value);
    } else if (key === 'unpayable') {
      const lost = terms.find((one) => one.letter === letter && !one.gone);
      if (lost) Object.assign(lost, { gone: true, worth: 0, flips: [...lost.flips, ...loose] });
      loose = [];
    }
  }
  return terms;
}
