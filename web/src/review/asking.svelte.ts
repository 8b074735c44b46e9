import { api, ApiError } from '../net/api';
import type { Problem, Review, ReviewRow } from '../net/protocol';

const EVERY = 400;
const SLOWEST = 2000;
/** Not reached, or not able to answer just now: the server that comes back goes on with the review. */
const PASSING = new Set([0, 503]);

/** A review that is being worked out: it is asked for again until it is there, also after an outage. */
export class Asking {
  progress = $state(0);
  /** The choices judged so far; all of them in the end. */
  rows = $state.raw<ReviewRow[]>([]);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Problem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly id: string,
    readonly seat: number,
    readonly race: number,
  ) {
    void this.#ask(EVERY);
  }

  #later(wait: number): void {
    if (!this.#ended) this.#timer = setTimeout(() => void this.#ask(Math.min(SLOWEST, wait * 1.2)), wait);
  }

  async #ask(wait: number): Promise<void> {
    try {
      const found = await api.review(this.id, { seat: this.seat, race: this.race });
      if (this.#ended) return;
      this.progress = found.progress;
      this.review = found.review ?? null;
      this.rows = found.review?.rows ?? found.rows ?? [];
      if (!found.review) this.#later(wait);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (PASSING.has(error.status)) this.#later(wait);
      else if (!this.#ended) this.problem = error.problem;
    }
  }

  /** After a problem: what is there is kept, and asking goes on. */
  goOn(): void {
    this.problem = null;
    void this.#ask(EVERY);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
