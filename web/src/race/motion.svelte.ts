import type { BoardCar } from '../board/types';
import type { News } from '../net/connection.svelte';
import type { EventRow } from '../net/connection.svelte';
import type { Pace } from '../net/settings.svelte';
import { fact } from './story';

const PER_SPACE = 60;
const LEAST = 150;
const MOST = 600;
const SPIN = 600;
const A_ROUND = 2500;

interface Move {
  seat: number;
  progress: number;
  spot: number;
  spin: boolean;
  wait: number;
}

/** Lets the cars on the board follow the events one after the other, and end where the state says. */
export class Replay {
  cars = $state.raw<BoardCar[]>([]);
  running = $state(false);
  #final: BoardCar[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new state: `events` from `news.from` on led to it. */
  show(final: BoardCar[], events: EventRow[], news: News | null, pace: Pace): void {
    this.#final = final;
    clearTimeout(this.#timer);
    this.running = false;
    const still = pace === 'off' || !news || news.fresh || news.undone || !this.cars.length;
    if (still) {
      this.cars = final;
      return;
    }
    const moves = this.#moves(events.slice(news.from), pace);
    if (!moves.length) {
      this.cars = final;
      return;
    }
    this.running = true;
    this.#step(moves);
  }

  /** To the end state at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.cars = this.#final;
  }

  #moves(events: EventRow[], pace: Pace): Move[] {
    const moves: Move[] = [];
    const at = new Map(this.cars.map((car) => [car.seat, car.progress]));
    for (const row of events) {
      const { key, seat, args } = fact(row);
      if (key !== 'moved' && key !== 'spun-out' && key !== 'unpayable') continue;
      const progress = args.progress as number;
      const far = Math.abs(progress - (at.get(seat) ?? progress));
      at.set(seat, progress);
      if (!far && key === 'moved') continue;
      const time = key === 'spun-out' ? SPIN : Math.min(MOST, Math.max(LEAST, far * PER_SPACE));
      moves.push({ seat, progress, spot: args.spot as number, spin: key === 'spun-out', wait: time });
    }
    const whole = moves.reduce((sum, move) => sum + move.wait, 0);
    const budget = pace === 'fast' ? A_ROUND / 2.5 : A_ROUND;
    const scale = whole > budget ? budget / whole : pace === 'fast' ? 0.5 : 1;
    return moves.map((move) => ({ ...move, wait: move.wait * scale }));
  }

  #step(moves: Move[]): void {
    const [move, ...rest] = moves;
    if (!move) {
      this.skip();
      return;
    }
    this.cars = this.cars.map((car) =>
      car.seat === move.seat ? { ...car, progress: move.progress, spot: move.spot, spinning: move.spin } : car,
    );
    this.#timer = setTimeout(() => this.#step(rest), move.wait);
  }
}
