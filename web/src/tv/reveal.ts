/* What a turn has shown so far: the cards on the table, those that a + turned over, the Speed. */
import type { Beat } from '../tempo/score';

export interface Shown {
  letter: string;
  /** Turned over by a +; one that does not count was put away. */
  flip: boolean;
  kept: boolean;
}

export interface Reveal {
  seat: number;
  round: number;
  cards: Shown[];
  speed: number | null;
}

/** What is shown when this beat begins. */
export function revealed(before: Reveal | null, beat: Beat): Reveal | null {
  if (beat.kind === 'round') return null;
  if (beat.kind === 'cards') {
    const cards = [...(beat.cards ?? '')].map((letter) => ({ letter, flip: false, kept: true }));
    return { seat: beat.seat, round: beat.round, cards, speed: beat.speed ?? null };
  }
  if (!before || before.seat !== beat.seat) {
    // a car without cards of its own, or one whose cards were not seen: a Legend
    if (beat.kind !== 'drive' && beat.kind !== 'tow') return before;
    return { seat: beat.seat, round: beat.round, cards: [], speed: beat.speed ?? null };
  }
  if (beat.kind === 'flip' && beat.card)
    return { ...before, cards: [...before.cards, { letter: beat.card, flip: true, kept: beat.kept ?? true }] };
  if (beat.kind === 'drive' || beat.kind === 'tow' || beat.kind === 'boost') return { ...before, speed: beat.speed ?? before.speed };
  return before;
}
