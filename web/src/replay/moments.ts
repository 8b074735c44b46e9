import type { EventRow } from '../net/connection.svelte';
import type { Option, Replay, ReplayState } from '../net/protocol';
import { fact } from '../net/facts';

/** The race after one action; the first frame is the start. */
export interface Frame {
  state: ReplayState;
  /** Who acted, and what; nobody at the start. */
  seat: number;
  option: Option | null;
  /** Its events are those from `from` up to `to`. */
  from: number;
  to: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A state with its changes: new values by name, entries of lists by number. What stays is shared. */
export function merged<T>(old: T, changes: unknown): T {
  if (!isObject(changes)) return changes as T;
  if (Array.isArray(old)) return old.map((value, at) => (at in changes ? merged(value, changes[at]) : value)) as T;
  const next = { ...old } as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes)) next[name] = merged(next[name], value);
  return next as T;
}

/** Every moment of a race. */
export function framesOf(replay: Replay): Frame[] {
  let to = replay.opening.length;
  const frames: Frame[] = [{ state: replay.start, seat: -1, option: null, from: 0, to }];
  for (const moment of replay.moments) {
    const from = to;
    to += moment.events.length;
    const state = merged(frames.at(-1)!.state, moment.changes);
    frames.push({ state, seat: moment.seat, option: moment.option, from, to });
  }
  return frames;
}

export function eventsOf(replay: Replay): EventRow[] {
  return [...replay.opening, ...replay.moments.flatMap((moment) => moment.events)];
}

/** Moments at which a round begins. */
export function roundStarts(frames: Frame[]): number[] {
  return starts(frames, (frame) => String(frame.state.race.round));
}

/** The moment at which a round begins; the start where there is no such round. */
export const beginningOf = (frames: Frame[], round: number): number => Math.max(0, frames.findIndex((frame) => frame.state.race.round === round));

/** Moments at which another car is on the move, or a round begins. */
export function turnStarts(frames: Frame[]): number[] {
  return starts(frames, (frame) => `${frame.state.race.round}:${frame.state.race.active}`);
}

function starts(frames: Frame[], mark: (frame: Frame) => string): number[] {
  return frames.flatMap((frame, at) => (at === 0 || mark(frame) !== mark(frames[at - 1]!) ? [at] : []));
}

/** The moment to which an event belongs. */
export function momentOf(frames: Frame[], event: number): number {
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle]!.to > event) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What is worth a mark above the scrubber. */
export interface Mark {
  at: number;
  seat: number;
  key: string;
}

export function marksOf(frames: Frame[], events: EventRow[]): Mark[] {
  return events.flatMap((row, event) => {
    const { key, seat } = fact(row);
    return key === 'spun-out' || key === 'finished' || key === 'eliminated'
      ? [{ at: momentOf(frames, event), seat, key }]
      : [];
  });
}

/** Where a link points to. */
export interface Place {
  race: number;
  at: number;
  car: number | null;
  /** Instead of a moment: where this round begins. */
  round?: number | undefined;
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  return {
    race: Math.max(1, whole(query.get('race')) ?? 1) - 1,
    at: whole(query.get('at')) ?? 0,
    car: whole(query.get('car')),
    round: whole(query.get('round')) ?? undefined,
  };
}

export function addressOf(id: string, place: Place, look = 'replay'): string {
  const query = new URLSearchParams();
  if (place.round) query.set('round', String(place.round));
  if (place.race) query.set('race', String(place.race + 1));
  if (place.at) query.set('at', String(place.at));
  if (place.car !== null) query.set('car', String(place.car));
  const text = query.toString();
  return `/t/${id}/${look}${text ? `?${text}` : ''}`;
}
