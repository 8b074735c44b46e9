import { decimal } from '../words/format';
import { t } from '../words/l10n';
import type { Review, Seat } from '../net/protocol';

/** A step on the way from the start to the result; `from` and `to` are shares of the height. */
export interface Bar {
  key: 'start' | 'luck' | 'decisions' | 'result';
  /** In whole per cent, or in tenths of a place. Start, luck and decisions add up to the result as they are shown. */
  value: number;
  from: number;
  to: number;
}

export type Sums = Pick<Review, 'start' | 'luck' | 'decisions' | 'outcome'>;

/** Numbers rounded so that they still add up to a whole one: what is left goes to the largest remainders. */
export function whole(parts: readonly number[], sum: number): number[] {
  const found = parts.map((part) => Math.floor(part + 1e-9));
  const left = Math.round(sum) - found.reduce((total, one) => total + one, 0);
  const order = parts.map((part, at) => ({ at, rest: part - found[at]! })).sort((a, b) => b.rest - a.rest);
  for (const { at } of order.slice(0, Math.max(0, left))) found[at]! += 1;
  return found;
}

/** The account of a race: luck and decisions lead from the start to the result; `unit` is how many make 1. */
export function account({ start, luck, decisions, outcome }: Sums, unit = 100): Bar[] {
  const ended = Math.round(outcome * unit);
  const [first, lucky, chosen] = whole([start * unit, luck * unit, decisions * unit], ended) as [number, number, number];
  const before = first + lucky; // what it would be without a mistake
  const height = Math.max(1, first, before, ended);
  const bar = (key: Bar['key'], value: number, from: number, to: number): Bar => ({
    key,
    value,
    from: Math.max(0, Math.min(from, to)) / height,
    to: Math.max(0, from, to) / height,
  });
  return [
    bar('start', first, 0, first),
    bar('luck', lucky, first, before),
    bar('decisions', chosen || 0, before, before + chosen),
    bar('result', ended, 0, ended),
  ];
}

/** The account in places. */
export const places = (review: Pick<Review, 'place_start' | 'place_luck' | 'place_decisions' | 'place'>): Sums => ({
  start: review.place_start,
  luck: review.place_luck,
  decisions: review.place_decisions,
  outcome: review.place,
});

/** A number with its sign. */
export function signedNumber(value: number, digits = 0): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return sign + decimal(Math.abs(value), digits);
}

/** A number of per cent with its sign. */
export const signed = (value: number): string => t('percent', { value: signedNumber(value) });

/** The seats whose race can be looked at: people, or else all who had cards. */
export function reviewable(seats: readonly Seat[]): Seat[] {
  const people = seats.filter((seat) => seat.kind === 'human');
  return people.length ? people : seats.filter((seat) => seat.kind !== 'legend');
}
