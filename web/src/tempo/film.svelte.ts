/* One queue: it runs cars, cards, Heat, feed, order, captions and sound. What is true stands already; this shows how it came. */
import type { EventRow, News } from '../net/connection.svelte';
import { factorOf, type Pace } from '../net/pace';
import { CEREMONY, fit, score, WHOLE_ROUND, type Beat, type Place } from './score';
import type { Stake } from './stake';
import { rest, wake } from './ticker';

/** What is to be shown. */
export interface Scene {
  /** Where every car stands in truth. */
  places: ReadonlyMap<number, Place>;
  events: EventRow[];
  news: News | null;
  pace: Pace;
  own: number | null;
  stake?: Stake | null;
  /** Nothing moves: the last frame of everything at once, with its traces. */
  still?: boolean;
  /** Every car is told as fully as one's own, and rounds are not counted: a replay. */
  even?: boolean;
}

/** A beat begins, ends, or was passed over: its marks stay, and nothing is heard. */
export type Part = 'begin' | 'end' | 'past';
export type Listener = (beat: Beat, part: Part) => void;

/** If more than this waits, whoever decides is far ahead: the oldest is not shown any more. */
const FAR_BEHIND = 2 * WHOLE_ROUND;
const LEAST_LEFT = 400;
/** A frame that comes later than this does not shorten the beat that begins with it. */
const LATE = 50;

export class Film {
  /** What is shown now. */
  beat = $state.raw<Beat | null>(null);
  /** How many events were shown. */
  told = $state(0);
  /** Where the cars were at the last beat. */
  places = $state.raw<ReadonlyMap<number, Place>>(new Map());
  running = $state(false);
  /** Nothing moves. */
  still = false;
  /** Of the beat that runs, from 0 to 1; read it every frame. */
  share = 0;

  #queue: Beat[] = [];
  #final: ReadonlyMap<number, Place> = new Map();
  #all = 0;
  #began = 0;
  #spent = new Map<number, number>();
  #listeners = new Set<Listener>();
  #frames = new Set<() => void>();

  /** Told of every beat as it begins and ends, also of those that take no time. Gives the way to stop. */
  onbeat(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called every frame while something runs, and once when all stands. */
  onframe(draw: () => void): () => void {
    this.#frames.add(draw);
    return () => this.#frames.delete(draw);
  }

  /** A new state: what led to it is shown after what still waits. */
  show({ places, events, news, pace, own, stake, still = false, even = false }: Scene): void {
    const jump = !news || news.fresh || news.undone || !this.places.size;
    const before = this.#final;
    this.#final = places;
    this.#all = events.length;
    if (jump) return this.#stand();
    const factor = factorOf(pace);
    this.still = still || !factor;
    const from = Math.min(news.from, events.length);
    const beats = score({ events, from, places: before, own, stake, even });
    for (const beat of beats) beat.time = beat.full *= factor;
    if (this.still || hidden()) {
      // what takes no time is still told: marks stay, sounds are heard
      for (const beat of beats) if (beat.kind !== 'photo' && beat.kind !== 'podium') this.#tell(beat, 'begin');
      return this.#stand();
    }
    this.#time(beats, factor, even);
    this.#queue.push(...beats);
    this.#hurry();
    if (!this.#queue.length) return this.#stand();
    if (!this.running) this.#start();
  }

  /** To the end state at once. */
  skip(): void {
    for (const beat of this.#queue) if (beat !== this.beat && beat.kind !== 'photo' && beat.kind !== 'podium') this.#tell(beat, 'past');
    this.#stand();
  }

  /** Nothing waits, and nobody listens any more. */
  stop(): void {
    this.#queue = [];
    this.beat = null;
    this.running = false;
    rest(this.#frame);
  }

  /**
   * What one's own car does is shown in full length: it follows an own answer. What the others do in a round shares
   * the rest: together with the own moments of one answer, and over the whole round, no more than it may take.
   */
  #time(beats: Beat[], factor: number, even: boolean): void {
    const whole = WHOLE_ROUND * factor;
    for (const round of new Set(beats.map((beat) => beat.round))) {
      const some = beats.filter((beat) => beat.round === round);
      const [own, others] = [some.filter((beat) => beat.own), some.filter((beat) => !beat.own)];
      const spent = even ? 0 : (this.#spent.get(round) ?? 0);
      fit(own, whole);
      fit(others, Math.max(LEAST_LEFT * factor, whole - spent - lengthOf(own)));
      this.#spent.set(round, spent + lengthOf(others));
    }
  }

  #hurry(): void {
    let waits = this.#queue.reduce((all, beat) => all + beat.time, 0);
    // the rounds after one's own finish may be watched
    const rounds = new Set(this.#queue.map((beat) => beat.round)).size;
    while (waits > FAR_BEHIND + (rounds - 1) * WHOLE_ROUND) {
      const [first] = this.#queue;
      waits -= first!.time;
      if (first !== this.beat) this.#tell(first!, 'past');
      this.#finish(first!);
      this.#began = 0;
    }
  }

  #start(): void {
    this.running = true;
    this.#began = 0;
    this.told = this.#queue[0]!.event;
    wake(this.#frame);
  }

  /** All stands where it truly is. */
  #stand(): void {
    this.stop();
    this.share = 1;
    this.places = this.#final;
    this.told = this.#all;
    this.#draw();
  }

  #tell(beat: Beat, part: Part): void {
    for (const listener of this.#listeners) listener(beat, part);
  }

  #draw(): void {
    for (const draw of this.#frames) draw();
  }

  /** The beat is over: cars stand where it brought them. */
  #finish(beat: Beat): void {
    this.#queue.shift();
    if (beat.to) this.places = new Map(this.places).set(beat.seat, beat.to);
    this.#tell(beat, 'end');
  }

  readonly #frame = (now: number): boolean => {
    for (;;) {
      const beat = this.#queue[0];
      if (!beat) {
        this.#stand();
        return false;
      }
      if (!this.#began || this.beat !== beat) {
        // a beat begins where the last one ended, however late the frame is; after a long pause, now
        this.#began = this.#began ? Math.max(this.#began, now - LATE) : now;
        this.beat = beat;
        this.told = beat.event;
        this.#tell(beat, 'begin');
      }
      const passed = now - this.#began;
      if (passed < beat.time) {
        this.share = passed / beat.time;
        this.#draw();
        return true;
      }
      this.#began += beat.time;
      this.share = 1;
      this.#finish(beat);
    }
  };
}

const lengthOf = (beats: Beat[]): number => beats.reduce((all, beat) => all + (CEREMONY.has(beat.kind) ? 0 : beat.time), 0);
const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;
