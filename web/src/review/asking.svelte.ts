import { api, ApiError } from '../net/api';
import type { Problem, Review } from '../net/protocol';

const EVERY = 400;
const SLOWEST = 2000;

/** A review that is being worked out: it is asked for again until it is there. */
export class Asking {
  progress = $state(0);
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

  async #ask(wait: number): Promise<void> {
    try {
      const found = await api.review(this.id, { seat: this.seat, race: this.race });
      if (this.#ended) return;
      this.progress = found.progress;
      this.review = found.review;
      if (!found.review) this.#timer = setTimeout(() => void this.#ask(Math.min(SLOWEST, wait * 1.2)), wait);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!this.#ended) this.problem = error.problem;
    }
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
