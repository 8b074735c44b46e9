import type { IconName } from '../ui/icons';
import { sentence } from '../cockpit/hints';
import { decimal } from '../words/format';
import { t } from '../words/l10n';
import type { GameInfo, Option, Review, ReviewHighlight, ReviewMoment, ReviewRow, Told } from '../net/protocol';
import { signed, signedNumber } from './account';

/** Half of a 95 % interval is so many standard errors. */
const TWO_SIDED = 1.96;
const MOST = 7;

export type Kind = 'blunder' | 'mistake' | 'good' | 'luck';

/** A moment of the story: a mistake, the only good answer, or luck. */
export interface Mark {
  id: string;
  kind: Kind;
  /** What stands in the circle: a sign, or an icon. */
  sign: string;
  icon: IconName | null;
  index: number;
  round: number;
  corner: number | null;
  /** Of the chance to win; where winning was out of reach, places gained. */
  change: number;
  error: number;
  byPlace: boolean;
  told: Told[];
  played: Option | null;
  mistake: ReviewMoment | null;
}

const ICON: Record<Exclude<ReviewHighlight['kind'], 'good'>, IconName> = {
  flip: 'flip',
  cards: 'hand',
  rivals: 'users',
  'spin-out': 'spin-out',
};

function markOfMistake(moment: ReviewMoment): Mark {
  const [low, high] = (moment.by_place ? moment.places_ci95 : moment.loss_ci95) as [number, number];
  return {
    id: `m${moment.index}`,
    kind: moment.mark === '??' ? 'blunder' : 'mistake',
    sign: moment.mark,
    icon: null,
    index: moment.index,
    round: moment.round,
    corner: moment.corner,
    change: -(moment.by_place ? moment.places : moment.loss),
    error: (high - low) / 2,
    byPlace: moment.by_place,
    told: moment.told,
    played: moment.played,
    mistake: moment,
  };
}

const markOf = (one: ReviewHighlight): Mark => ({
  id: `${one.kind}${one.index}`,
  kind: one.kind === 'good' ? 'good' : 'luck',
  sign: one.kind === 'good' ? '!' : '',
  icon: one.kind === 'good' ? null : ICON[one.kind],
  index: one.index,
  round: one.round,
  corner: one.corner,
  change: one.by_place ? one.places : one.change,
  error: one.by_place ? 0 : TWO_SIDED * one.error,
  byPlace: one.by_place,
  told: one.told,
  played: one.played,
  mistake: null,
});

/** How much there is to tell of it: a place counts like a tenth of a win. */
const weight = (mark: Mark): number => Math.abs(mark.change) / (mark.byPlace ? 10 : 1);

/** The moments of a race, the greatest first: at most seven, and one of a round. */
export function marksOf(review: Pick<Review, 'moments' | 'highlights'>, most = MOST): Mark[] {
  const all = [...review.moments.filter((one) => one.mark).map(markOfMistake), ...review.highlights.map(markOf)];
  all.sort((a, b) => weight(b) - weight(a) || a.index - b.index);
  const rounds = new Set<number>();
  return all.filter((one) => !rounds.has(one.round) && rounds.add(one.round)).slice(0, most);
}

export const sumOf = (mark: Mark): string => (mark.byPlace ? signedNumber(mark.change, 1) : signed(Math.round(mark.change * 100)));

export const errorOf = (mark: Mark): string =>
  mark.error === 0 ? '' : `±${mark.byPlace ? decimal(mark.error) : Math.max(1, Math.round(mark.error * 100))}`;

/** Where it was: the round, and the corner that came next. */
export function titleOf(mark: Pick<Mark, 'round' | 'corner'>, info: GameInfo | null): string {
  const corner = mark.corner === null ? null : info?.circuit.corners[mark.corner]?.name;
  return corner ? t('review-title-corner', { round: mark.round, corner }) : t('review-round', { round: mark.round });
}

/** What is told of it, sentence by sentence. */
export const sentences = (mark: Pick<Mark, 'told'>, info: GameInfo, seat: number): string[] =>
  mark.told.map((one) => sentence('told', one, info, seat));

// The line

/** A point of the line; `x` in rounds, `y` a chance to win or a place. */
export interface Knot {
  x: number;
  y: number;
  error: number;
}

export interface Line {
  knots: Knot[];
  /** Where a choice stands on it: before and after. */
  at: Map<number, { before: Knot; after: Knot; next: Knot | null }>;
}

const BEFORE = 0.92;
const AFTER = 0.74;
const REST = 0.34;
/** Looks of a round that differ by more are points of their own. */
const APART = 0.08;
const APART_PLACES = 0.8;

/** Before a plan, after it, and the rest of its round together; the end of the race when it is known. */
export function lineOf(rows: readonly ReviewRow[], byPlace: boolean, end: { rounds: number; y: number } | null): Line {
  const knots: Knot[] = [];
  const at: Line['at'] = new Map();
  const value = (row: ReviewRow, when: 'before' | 'after'): number =>
    byPlace ? (when === 'before' ? row.place_before : row.place_after) : when === 'before' ? row.before : row.after;
  const error = (row: ReviewRow): number => TWO_SIDED * (byPlace ? row.place_error : row.error);
  for (const round of new Set(rows.map((row) => row.round))) {
    const [first, ...rest] = rows.filter((row) => row.round === round);
    const before = { x: round - BEFORE, y: value(first!, 'before'), error: error(first!) };
    const after = { x: round - AFTER, y: value(first!, 'after'), error: error(first!) };
    knots.push(before, after);
    at.set(first!.index, { before, after, next: null });
    if (!rest.length) continue;
    const values = rest.map((row) => value(row, 'after'));
    if (Math.max(...values) - Math.min(...values) > (byPlace ? APART_PLACES : APART)) {
      // too much happened in this round for one point
      let last = after;
      rest.forEach((row, at0) => {
        const knot = { x: round - AFTER + ((AFTER - 0.12) * (at0 + 1)) / (rest.length + 1), y: values[at0]!, error: error(row) };
        knots.push(knot);
        at.set(row.index, { before: last, after: knot, next: null });
        last = knot;
      });
      continue;
    }
    const mean = rest.reduce((sum, row) => sum + value(row, 'after'), 0) / rest.length;
    const wide = Math.sqrt(rest.reduce((sum, row) => sum + error(row) ** 2, 0)) / rest.length;
    const later = { x: round - REST, y: mean, error: wide };
    knots.push(later);
    for (const row of rest) at.set(row.index, { before: after, after: later, next: null });
  }
  if (end) knots.push({ x: end.rounds, y: end.y, error: 0 });
  for (const place of at.values()) place.next = knots[knots.indexOf(place.after) + 1] ?? null;
  return { knots, at };
}

/** The stretch of the line that a moment is about. */
export function stretch(line: Line, mark: Mark): { from: Knot; to: Knot } | null {
  const place = line.at.get(mark.index);
  if (!place) return null;
  if (mark.kind !== 'luck') return { from: place.before, to: place.after };
  return place.next && { from: place.after, to: place.next };
}

/** The upper end of the scale: the next fifth above all there is. */
export const ceiling = (knots: readonly Knot[]): number =>
  Math.min(1, Math.max(0.2, Math.ceil(Math.max(0, ...knots.map((knot) => knot.y + knot.error)) * 5 - 1e-9) / 5));

/** A curve through points, flat at each of them. */
export function curve(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => {
      if (!at) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const [px, py] = points[at - 1]!;
      const bend = (x - px) * 0.45;
      return `C${(px + bend).toFixed(1)} ${py.toFixed(1)} ${(x - bend).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Below this winning was out of reach for the whole race, and places are what counts. */
const REACH = 0.05;
export const byPlaces = (review: Pick<Review, 'rows' | 'outcome'>): boolean =>
  review.outcome === 0 && review.rows.every((row) => Math.max(row.before, row.after) < REACH);
