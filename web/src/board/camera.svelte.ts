/* Which part of the board is seen: a centre and a scale, in pixels per board unit. */
import { rest, wake } from '../tempo/ticker';
import type { Rect } from './layout';

const SOFT = 130; // milliseconds to come 63 % nearer

export interface Sight {
  x: number;
  y: number;
  scale: number;
}

/** Moves softly; what must be painted anew for another scale waits until it rests. */
export class Camera {
  /** The scale at which it rested last. */
  rested = $state(1);
  now: Sight = { x: 0, y: 0, scale: 1 };
  #goal: Sight = this.now;
  #last = 0;
  #fresh = true;

  constructor(private readonly onmove: (sight: Sight) => void) {}

  to(goal: Sight, soft: boolean): void {
    this.#goal = goal;
    if (soft && !this.#fresh) {
      wake(this.#step);
      return;
    }
    this.#fresh = false;
    this.#arrive();
    rest(this.#step);
  }

  stop(): void {
    rest(this.#step);
  }

  #arrive(): void {
    this.now = this.#goal;
    this.#last = 0;
    this.rested = this.now.scale;
    this.onmove(this.now);
  }

  readonly #step = (time: number): boolean => {
    const passed = this.#last ? Math.min(time - this.#last, 60) : 16;
    this.#last = time;
    const share = 1 - Math.exp(-passed / SOFT);
    const { x, y, scale } = this.#goal;
    const { now } = this;
    const near = Math.abs(x - now.x) + Math.abs(y - now.y) < 0.3 && Math.abs(scale - now.scale) < 0.002;
    if (near) {
      this.#arrive();
      return false;
    }
    this.now = { x: now.x + (x - now.x) * share, y: now.y + (y - now.y) * share, scale: now.scale + (scale - now.scale) * share };
    this.onmove(this.now);
    return true;
  };
}

/** The centre that keeps a window of `width` x `height` board units over the view, or centred on it. */
export function keepInside(
  view: Rect,
  x: number,
  y: number,
  width: number,
  height: number,
  margin: number,
): [number, number] {
  const clamp = (value: number, from: number, length: number, size: number): number => {
    const low = from - margin + size / 2;
    const high = from + length + margin - size / 2;
    return low > high ? from + length / 2 : Math.min(high, Math.max(low, value));
  };
  return [clamp(x, view.x, view.width, width), clamp(y, view.y, view.height, height)];
}
