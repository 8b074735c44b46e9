/* The sound of the film: a beat that begins is heard, one's own louder, and never more at once than an ear takes apart. */
import type { Film, Part } from '../tempo/film.svelte';
import type { Beat } from '../tempo/score';
import * as make from './sounds';

/** Loudness of the cars of others. */
const OTHERS = 0.32;
/** The same sound is not heard again within so many milliseconds. */
const GAP = 90;
/** How many passes of others are heard in a round; the rest is imagined. */
const PASSES = 4;

export class Soundtrack {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #stop: () => void;
  #last = new Map<string, number>();
  #passes = 0;

  constructor(film: Film, volume: number) {
    this.#context = new AudioContext();
    const press = this.#context.createDynamicsCompressor();
    this.#out = this.#context.createGain();
    this.#out.gain.value = volume;
    this.#out.connect(press).connect(this.#context.destination);
    this.#stop = film.onbeat(this.#hear);
    // before the first touch the browser keeps it silent
    void this.#context.resume();
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, this.#wake, true);
  }

  set volume(volume: number) {
    this.#out.gain.setTargetAtTime(volume, this.#context.currentTime, 0.03);
  }

  close(): void {
    this.#stop();
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, this.#wake, true);
    void this.#context.close();
  }

  readonly #wake = (): void => {
    if (this.#context.state === 'suspended') void this.#context.resume();
  };

  readonly #hear = (beat: Beat, part: Part): void => {
    if (beat.kind === 'round') this.#passes = 0;
    if (part !== 'begin' || document.hidden || this.#context.state !== 'running') return;
    const pass = !beat.own && (beat.kind === 'drive' || beat.kind === 'tow');
    if (pass && ++this.#passes > PASSES) return;
    const name = `${beat.kind}${beat.own}`;
    const now = performance.now();
    if (now - (this.#last.get(name) ?? -GAP) < GAP) return;
    this.#last.set(name, now);
    heard(beat, { context: this.#context, out: this.#out, at: this.#context.currentTime + 0.01, loud: beat.own ? 1 : OTHERS });
  };
}

/** What a beat sounds like. */
export function heard(beat: Beat, place: make.Place): void {
  const seconds = Math.max(0.15, beat.time / 1000);
  const later = (share: number): make.Place => ({ ...place, at: place.at + seconds * share });
  switch (beat.kind) {
    case 'shift':
      return make.shift(place);
    case 'cards':
    case 'draw':
      return beat.own ? make.card(place) : undefined;
    case 'flip':
      if (!beat.own) return;
      make.card(place);
      if (beat.stake) make.drum(later(0.32));
      return make.card(later(0.85));
    case 'drive':
      return make.engine(place, beat.speed ?? 5, seconds);
    case 'tow':
      make.rush(place, seconds);
      return make.engine(later(0.25), (beat.speed ?? 5) + 1, seconds * 0.7);
    case 'boost':
      return make.bang(place);
    case 'cool':
    case 'pay':
      return beat.own ? make.hiss(place) : undefined;
    case 'corner':
      return beat.due && beat.own ? make.hiss(place) : undefined;
    case 'spin':
      return make.tyres(place, Math.max(0.5, seconds * 0.6));
    case 'finish':
      if (!beat.own && !beat.first) return;
      make.flag(later(0.15));
      return make.crowd(later(0.2));
    case 'photo':
      return make.shutter(later(0.25));
    case 'podium':
      return make.crowd(place, 2.2);
    default:
  }
}
