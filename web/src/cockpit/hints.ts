import { decimal } from '../words/format';
import { t } from '../words/l10n';
import type { GameInfo, Option, Reason, Told } from '../net/protocol';
import { cardNames } from '../race/story';

/** Half of a 95 % interval is this many standard errors. */
const TWO_SIDED = 1.96;

/** The number of this answer among the options, or -1. */
export function placeOf(options: Option[], action: Option): number {
  return options.findIndex(
    (one) =>
      one.key === action.key &&
      one.cards === action.cards &&
      one.number === action.number &&
      one.card === action.card &&
      one.given === action.given,
  );
}

/** How far a chance may be off, in whole per cent: never less than one. */
export const uncertainty = (error: number): number => Math.max(1, Math.round(TWO_SIDED * error * 100));

/** A place to expect, as it comes: with one decimal. */
const PLACE = /^\d\.\d$/;

/** What the coach says, as a sentence: corners and cards by name. */
export function sentence(group: 'reason' | 'told', said: Reason | Told, info: GameInfo, seat: number): string {
  const facts: Record<string, string | number> = { ...said.facts };
  for (const [name, fact] of Object.entries(facts)) if (PLACE.test(String(fact))) facts[name] = decimal(Number(fact));
  if (typeof facts.corner === 'number') facts.corner = info.circuit.corners[facts.corner]?.name ?? '';
  if (typeof facts.cards === 'string') facts.cards = cardNames(info, seat, facts.cards);
  return group === 'told' ? t(`told-${said.key}`, facts) : t(`reason-${said.key}`, facts);
}
