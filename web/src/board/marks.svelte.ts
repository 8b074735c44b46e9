/* What stays for a moment after a beat: signs, tyre marks, pennants. They are drawn, never asked. */
import type { Film, Part } from '../tempo/film.svelte';
import type { Beat, Place } from '../tempo/score';
import type { Poses } from './poses';
import type { Track } from './track';

/** A word beside a car: an icon and a number, or a text. */
export interface Sign {
  id: number;
  x: number;
  y: number;
  tone: 'air' | 'boost' | 'hot' | 'cool';
  icon: string;
  /** A number, or the key of a text with its arguments. */
  value?: string;
  key?: string;
  args?: Record<string, number>;
}

export interface Bill {
  due: number;
  /** Counts the passes, so that two in a row are two shakes. */
  id: number;
}

interface Drawn {
  id: number;
  path: string;
}

export interface Pennant {
  id: number;
  seat: number;
  own: boolean;
  place?: number;
  x: number;
  y: number;
}

const SIGN = 1100;
const BILL = 1000;
const TRACE = 2000;
const PENNANT = 2200;
const PUFFS = 700;
/** Where the tyres run, off the middle of the car, and over how many spaces they leave marks. */
const TYRE = 7;
const SKID = 2.4;

export class Marks {
  signs = $state.raw<Sign[]>([]);
  /** Per corner. */
  bills = $state.raw<Record<number, Bill>>({});
  tyres = $state.raw<Drawn[]>([]);
  traces = $state.raw<Drawn[]>([]);
  pennants = $state.raw<Pennant[]>([]);
  puffs = $state.raw<(Drawn & { x: number; y: number; h: number })[]>([]);
  /** The flag sweeps over the board; its number. */
  flag = $state(0);

  #id = 0;
  /** The car whose Boost is being turned over. */
  #boosting: number | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly film: Film,
    private readonly poses: Poses,
    private readonly track: () => Track,
  ) {}

  forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  readonly hear = (beat: Beat, part: Part): void => {
    if (part === 'end') this.#ended(beat);
    else this.#began(beat);
  };

  #began(beat: Beat): void {
    const { film } = this;
    const here = beat.from ?? film.places.get(beat.seat);
    const boosted = this.#boosting === beat.seat;
    this.#boosting = beat.kind === 'boost' || (boosted && beat.kind === 'flip') ? beat.seat : null;
    switch (beat.kind) {
      case 'round':
        this.tyres = [];
        break;
      case 'boost':
        if (here) this.#sign(here, { tone: 'boost', icon: 'heat', value: String(beat.heat || 1) });
        break;
      case 'flip':
        if (beat.kept && here && boosted) this.#sign(here, { tone: 'boost', icon: 'flip', value: `+${beat.card}` });
        break;
      case 'tow':
        if (beat.to) this.#sign(beat.to, { tone: 'air', icon: 'slipstream', value: `+${beat.spaces}` });
        break;
      case 'cool':
        if (here && beat.own) this.#sign(here, { tone: 'cool', icon: 'cooldown', value: String(beat.heat) });
        break;
      case 'corner':
        if (beat.corner !== undefined) this.#bill(beat.corner, beat.due ?? 0);
        break;
      case 'spin':
        this.#skid(beat);
        if (beat.corner !== undefined && beat.due) this.#bill(beat.corner, beat.due);
        break;
      case 'finish':
        this.#finish(beat);
        break;
      default:
    }
    if (film.still && beat.from && beat.to) this.#trace(beat);
    if (film.still) this.#ended(beat);
  }

  #ended(beat: Beat): void {
    if (beat.kind === 'spin' && beat.to) this.#sign(beat.to, { tone: 'hot', icon: 'spin-out', key: 'sign-stress', args: { stress: beat.stress ?? 0 } });
    if (beat.kind === 'drive' && beat.flame && beat.to && !this.film.still) this.#puff(beat);
  }

  #later(after: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, after);
    this.#timers.add(timer);
  }

  #sign({ progress, spot }: Place, sign: Omit<Sign, 'id' | 'x' | 'y'>): void {
    const { x, y } = this.track().carPoint(progress, spot);
    const id = ++this.#id;
    this.signs = [...this.signs.filter((one) => Math.hypot(one.x - x, one.y - y) > 30), { ...sign, id, x, y }];
    this.#later(SIGN, () => (this.signs = this.signs.filter((one) => one.id !== id)));
  }

  #bill(corner: number, due: number): void {
    const id = ++this.#id;
    this.bills = { ...this.bills, [corner]: { due, id } };
    this.#later(BILL, () => {
      if (this.bills[corner]?.id !== id) return;
      this.bills = Object.fromEntries(Object.entries(this.bills).filter(([at]) => Number(at) !== corner));
    });
  }

  /** Two dark lines that stay until the round ends. */
  #skid(beat: Beat): void {
    const track = this.track();
    const { progress, spot } = beat.from!;
    const end = track.distanceOf(progress);
    const offset = track.offsetOf(progress, spot);
    const path = [-TYRE, TYRE].map((tyre) => track.line(end - SKID, end, () => offset + tyre)).join('');
    this.tyres = [...this.tyres, { id: ++this.#id, path }];
  }

  /** Where a car went that was not seen to go. */
  #trace(beat: Beat): void {
    const path = this.poses.way(this.track(), this.film, beat);
    if (!path) return;
    const id = ++this.#id;
    this.traces = [...this.traces, { id, path }];
    this.#later(TRACE, () => (this.traces = this.traces.filter((one) => one.id !== id)));
  }

  #puff(beat: Beat): void {
    const track = this.track();
    const { progress, spot } = beat.to!;
    const { x, y, h } = track.pose(progress, track.offsetOf(progress, spot));
    const id = ++this.#id;
    this.puffs = [...this.puffs, { id, path: '', x, y, h }];
    this.#later(PUFFS, () => (this.puffs = this.puffs.filter((one) => one.id !== id)));
  }

  #finish(beat: Beat): void {
    const place = this.film.places.get(beat.seat);
    if (!place) return;
    const { x, y } = this.track().carPoint(place.progress, place.spot);
    const id = ++this.#id;
    this.pennants = [...this.pennants, { id, seat: beat.seat, own: beat.own, place: beat.place, x, y }];
    if (!beat.own) this.#later(PENNANT, () => (this.pennants = this.pennants.filter((one) => one.id !== id)));
    if ((beat.first || beat.own) && !this.film.still && beat.time) this.flag = id;
  }
}
