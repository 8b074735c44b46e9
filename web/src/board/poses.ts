/* Where a car is drawn while it is on its way: between two places, round other cars, turning when it spins. */
import type { Film } from '../tempo/film.svelte';
import { TIMES, type Beat } from '../tempo/score';
import type { Track } from './track';

export interface Pose {
  progress: number;
  offset: number;
  /** Degrees added to the heading while spinning. */
  turn: number;
}

export interface Target {
  progress: number;
  offset: number;
}

const TURN = 540;
const SPIN_FROM = TIMES.bill / (TIMES.bill + TIMES.spin);
/** The share of a spin-out after which the car slides back. */
const SLIDE_FROM = 0.78;

export const ease = (u: number): number => (u < 0.5 ? 2 * u * u : 1 - (2 - 2 * u) ** 2 / 2);
const smooth = (u: number): number => u * u * (3 - 2 * u);
const part = (u: number, from: number, to: number): number => Math.min(1, Math.max(0, (u - from) / (to - from)));

/**
 * Offsets at every space from one target to the other: a car keeps its lane, goes round cars in its way
 * where the other lane is free, and changes to its own spot over the last space.
 */
export function lanePlan(track: Track, from: Target, to: Target, others: Target[]): number[] {
  const way = Math.sign(to.progress - from.progress);
  const count = Math.abs(to.progress - from.progress);
  const half = track.lane / 2;
  const lanes = [from.offset];
  let side = Math.sign(from.offset) || track.spaceAt(from.progress).side;
  const taken = (progress: number, lane: number): boolean =>
    others.some((o) => track.indexOf(o.progress) === track.indexOf(progress) && Math.sign(o.offset) === lane);
  for (let k = 1; k < count; k++) {
    const progress = from.progress + way * k;
    const here = taken(progress, side);
    if (here && !taken(progress, -side)) side = -side;
    lanes.push(here && taken(progress, side) ? 0 : side * half);
  }
  if (count > 0) lanes.push(to.offset);
  return lanes;
}

/** Offset on the way, at a share of the whole distance. */
export function laneAt(lanes: number[], share: number): number {
  const at = share * (lanes.length - 1);
  const k = Math.min(Math.floor(at), lanes.length - 2);
  if (k < 0) return lanes[0]!;
  return lanes[k]! + (lanes[k + 1]! - lanes[k]!) * smooth(at - k);
}

/** How far a move has come, from 0 to 1, at a share of its time. */
export function driven(beat: Beat, share: number): number {
  if (beat.kind === 'spin') return ease(part(share, SLIDE_FROM, 1));
  const [from, to] = beat.drives ?? [0, 1];
  const u = part(share, from, to);
  if (beat.kind === 'tow') return u ** 1.6; // pulled: it only gets faster
  return ease(u);
}

/** Half a turn is left over after 540 degrees: the slide back takes it away. */
export function turned(share: number): number {
  if (share < SLIDE_FROM) return TURN * ease(part(share, SPIN_FROM, SLIDE_FROM));
  return TURN + (720 - TURN) * ease(part(share, SLIDE_FROM, 1));
}

/** The lanes of the move that is shown, planned once. */
export class Poses {
  #beat: Beat | null = null;
  #track: Track | null = null;
  #lanes: number[] = [];

  lanes(track: Track, film: Film, beat: Beat): number[] {
    if (this.#beat === beat && this.#track === track) return this.#lanes;
    const target = ({ progress, spot }: { progress: number; spot: number }): Target => ({ progress, offset: track.offsetOf(progress, spot) });
    const others = [...film.places].filter(([seat]) => seat !== beat.seat).map(([, place]) => target(place));
    this.#lanes = lanePlan(track, target(beat.from!), target(beat.to!), others);
    this.#beat = beat;
    this.#track = track;
    return this.#lanes;
  }

  /** Where a car is drawn now, null if the film does not know it. */
  of(track: Track, film: Film, seat: number): Pose | null {
    const { beat, share } = film;
    if (beat?.seat === seat && beat.from && beat.to) {
      const far = driven(beat, share);
      return {
        progress: beat.from.progress + (beat.to.progress - beat.from.progress) * far,
        offset: laneAt(this.lanes(track, film, beat), far),
        turn: beat.kind === 'spin' ? turned(share) : 0,
      };
    }
    const place = film.places.get(seat);
    return place ? { progress: place.progress, offset: track.offsetOf(place.progress, place.spot), turn: 0 } : null;
  }

  /** The way of a move as a path of the picture. */
  way(track: Track, film: Film, beat: Beat): string {
    const lanes = this.lanes(track, film, beat);
    const [from, to] = [beat.from!.progress, beat.to!.progress];
    if (from === to) return '';
    const start = track.distanceOf(from);
    let end = track.distanceOf(to);
    end += Math.round((to - from - (end - start)) / track.whole) * track.whole;
    if (end === start) return '';
    return track.line(start, end, (s) => laneAt(lanes, (s - start) / (end - start)));
  }
}
