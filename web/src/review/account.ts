import { t } from '../words/l10n';
import type { Review, ReviewMoment, Seat } from '../net/protocol';

/** A step on the way from the chance at the start to the result; `from` and `to` are shares of the width. */
export interface Bar {
  key: 'start' | 'luck' | 'decisions' | 'result';
  /** In whole per cent. Start, luck and decisions add up to the result as they are shown. */
  value: number;
  from: number;
  to: number;
}

/** The account of a race: luck and decisions lead from the start to the result. */
export function account(review: Pick<Review, 'start' | 'luck' | 'decisions' | 'outcome'>): Bar[] {
  const { start, luck, decisions, outcome } = review;
  const before = start + luck; // what it would be without a mistake: never below nothing, sometimes above 1
  const width = Math.max(1, start, before);
  const [started, ended] = [Math.round(start * 100), Math.round(outcome * 100)];
  const chosen = Math.round(decisions * 100) || 0;
  const bar = (key: Bar['key'], value: number, from: number, to: number): Bar => ({
    key,
    value,
    from: Math.min(from, to) / width,
    to: Math.max(from, to) / width,
  });
  return [
    bar('start', started, 0, start),
    bar('luck', ended - started - chosen, start, before), // takes what rounding leaves
    bar('decisions', chosen, before, before + decisions),
    bar('result', ended, 0, outcome),
  ];
}

/** A number of per cent with its sign. */
export function signed(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return t('percent', { value: `${sign}${Math.abs(value)}` });
}

/** What a moment cost, and how far that may be off, in whole per cent. */
export function cost(moment: Pick<ReviewMoment, 'loss' | 'loss_ci95'>): { loss: number; error: number } {
  const [low, high] = moment.loss_ci95 as [number, number];
  return { loss: Math.max(1, Math.round(moment.loss * 100)), error: Math.max(1, Math.round((high - low) * 50)) };
}

/** The seats whose race can be looked at: people, or else all who had cards. */
export function reviewable(seats: readonly Seat[]): Seat[] {
  const people = seats.filter((seat) => seat.kind === 'human');
  return people.length ? people : seats.filter((seat) => seat.kind !== 'legend');
}
