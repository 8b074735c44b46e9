/* Cars on their way. What is shown runs after what is true; `settle` makes both equal at once. */
import { SvelteMap } from 'svelte/reactivity';
import type { Track } from './track';
import type { BoardCar, Speed } from './types';

export interface Shown {
  progress: number;
  offset: number;
  /** Degrees added to the heading while spinning. */
  turn: number;
  opacity: number;
}

interface Target {
  progress: number;
  offset: number;
}

interface Move {
  seat: number;
  from: Target;
  to: Target;
  kind: 'drive' | 'spin' | 'fade';
  /** How long it takes, and how long it takes when nothing else waits. */
  time: number;
  full: number;
  /** Offsets at every space on the way, first and last included. */
  lanes: number[] | null;
}

export interface Trace {
  id: number;
  path: string;
}

const PER_SPACE = 60;
const SHORTEST = 150;
const LONGEST = 600;
const WHOLE_ROUND = 2500;
/** However much waits, no move takes less than this share of its time: faster would be a jump. */
const HURRY = 0.5;
const FADE = 120;
const TRACE = 2000;
const TURN = 540;
const FACTOR: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1 };

export const ease = (u: number): number => (u < 0.5 ? 2 * u * u : 1 - (2 - 2 * u) ** 2 / 2);
const smooth = (u: number): number => u * u * (3 - 2 * u);

/** How long a move of some spaces takes, in milliseconds. */
export function moveTime(spaces: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, PER_SPACE * Math.abs(spaces)));
}

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

function stillWanted(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class Motion {
  readonly shown = new SvelteMap<number, Shown>();
  traces = $state.raw<Trace[]>([]);
  moving = $state(false);
  private queue: Move[] = [];
  private targets = new Map<number, Target>();
  private track: Track | null = null;
  private frame = 0;
  private began = 0;
  private traceId = 0;

  /** Take over a new state of the cars. */
  update(track: Track, cars: BoardCar[], speed: Speed): void {
    if (this.track !== track) {
      this.forget();
      this.track = track;
    }
    const added: Move[] = [];
    for (const car of cars) {
      const to = { progress: car.progress, offset: track.offsetOf(car.progress, car.spot) };
      const from = this.targets.get(car.seat);
      this.targets.set(car.seat, to);
      if (!from) this.place(car.seat, to);
      else if (from.progress !== to.progress || from.offset !== to.offset)
        added.push(this.moveOf(car, from, to, speed));
    }
    for (const seat of [...this.shown.keys()]) {
      if (!cars.some((car) => car.seat === seat)) {
        this.shown.delete(seat);
        this.targets.delete(seat);
      }
    }
    // The car in front moves first, as in a round.
    added.sort((a, b) => b.from.progress - a.from.progress);
    this.queue.push(...added);
    if (speed === 'off' || (typeof document !== 'undefined' && document.hidden)) this.settle();
    else if (this.queue.length) this.start();
  }

  /** Skip to the end. */
  settle(): void {
    for (const [seat, target] of this.targets) this.place(seat, target);
    this.queue = [];
    this.halt();
  }

  forget(): void {
    this.queue = [];
    this.targets.clear();
    this.shown.clear();
    this.traces = [];
    this.halt();
  }

  isMoving(seat: number): boolean {
    return this.moving && this.queue.some((move) => move.seat === seat);
  }

  private place(seat: number, { progress, offset }: Target): void {
    this.shown.set(seat, { progress, offset, turn: 0, opacity: 1 });
  }

  private moveOf(car: BoardCar, from: Target, to: Target, speed: Speed): Move {
    const back = to.progress < from.progress;
    const kind = stillWanted() ? 'fade' : car.spinning || back ? 'spin' : 'drive';
    const drive = moveTime(to.progress - from.progress);
    const base = kind === 'fade' ? FADE : kind === 'spin' ? Math.max(LONGEST, 2 * drive) : drive;
    const full = base * FACTOR[speed];
    return { seat: car.seat, from, to, kind, time: full, full, lanes: null };
  }

  private start(): void {
    // What is on its way keeps its time: a shorter one would make it jump.
    const waiting = this.began ? this.queue.slice(1) : this.queue;
    const all = this.queue.reduce((sum, move) => sum + move.full, 0);
    const share = Math.min(1, Math.max(HURRY, WHOLE_ROUND / all));
    for (const move of waiting) move.time = move.full * share;
    if (this.moving) return;
    this.moving = true;
    this.began = 0;
    this.frame = requestAnimationFrame(this.step);
  }

  private halt(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.moving = false;
  }

  private readonly step = (now: number): void => {
    const move = this.queue[0];
    if (!move || !this.track) return this.halt();
    if (!this.began) this.begin(move, now);
    const share = move.time > 0 ? Math.min(1, (now - this.began) / move.time) : 1;
    this.shown.set(move.seat, this.between(move, share));
    if (share >= 1) {
      this.queue.shift();
      this.began = 0;
    }
    this.frame = requestAnimationFrame(this.step);
  };

  private begin(move: Move, now: number): void {
    const track = this.track!;
    this.began = now;
    const others = [...this.shown].filter(([seat]) => seat !== move.seat).map(([, shown]) => shown);
    move.lanes = lanePlan(track, move.from, move.to, others);
    if (move.kind === 'fade' && move.from.progress !== move.to.progress) this.leaveTrace(move);
  }

  private between(move: Move, share: number): Shown {
    const { from, to } = move;
    if (move.kind === 'fade') return { ...to, turn: 0, opacity: share };
    // A spinning car turns on the spot for the first half and slides back in the second.
    const spin = move.kind === 'spin';
    const drive = ease(spin ? Math.max(0, share * 2 - 1) : share);
    return {
      progress: from.progress + (to.progress - from.progress) * drive,
      offset: laneAt(move.lanes!, drive),
      turn: spin ? this.turnAt(share) : 0,
      opacity: 1,
    };
  }

  /** Half a turn is left over after 540 degrees: the slide back takes it away. */
  private turnAt(share: number): number {
    return share < 0.5 ? TURN * ease(share * 2) : TURN + (720 - TURN) * ease(share * 2 - 1);
  }

  private leaveTrace(move: Move): void {
    const track = this.track!;
    const start = track.distanceOf(move.from.progress);
    let end = track.distanceOf(move.to.progress);
    const laps = Math.round((move.to.progress - move.from.progress - (end - start)) / track.whole);
    end += laps * track.whole;
    const lanes = move.lanes!;
    const path = track.line(start, end, (s) => laneAt(lanes, end === start ? 1 : (s - start) / (end - start)));
    const id = ++this.traceId;
    this.traces = [...this.traces, { id, path }];
    setTimeout(() => {
      this.traces = this.traces.filter((trace) => trace.id !== id);
    }, TRACE);
  }
}
