import { t } from '../words/l10n';
import type { GameInfo, Option, Reason } from '../net/protocol';
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

/** Why an answer is good, as a sentence. */
export function reasonText(reason: Reason, info: GameInfo, seat: number): string {
  const facts: Record<string, string | number> = { ...reason.facts };
  if (typeof facts.corner === 'number') facts.corner = info.circuit.corners[facts.corner]?.name ?? '';
  if (typeof facts.cards === 'string') facts.cards = cardNames(info, seat, facts.cards);
  return t(`reason-${reason.key}`, facts);
}
