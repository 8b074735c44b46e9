import { describe, expect, it } from 'vitest';
import type { Beat, BeatKind } from '../tempo/score';
import { revealed, type Reveal } from './reveal';

const beat = (kind: BeatKind, seat: number, more: Partial<Beat> = {}): Beat => ({ kind, seat, own: false, time: 0, full: 0, event: 0, round: 3, ...more });
const after = (...beats: Beat[]): Reveal | null => beats.reduce<Reveal | null>(revealed, null);

describe('what a turn has shown', () => {
  it('is the cards, then those that are turned over, in their order', () => {
    const shown = after(
      beat('cards', 2, { cards: '4S' }),
      beat('flip', 2, { card: 'H', kept: false }),
      beat('flip', 2, { card: '3', kept: true }),
      beat('drive', 2, { speed: 7 }),
    );
    expect(shown?.cards.map((card) => card.letter + (card.flip ? (card.kept ? '+' : '-') : ''))).toEqual(['4', 'S', 'H-', '3+']);
    expect(shown).toMatchObject({ seat: 2, round: 3, speed: 7 });
  });

  it('begins anew with the next car, and with a round', () => {
    const first = [beat('cards', 2, { cards: '44' }), beat('drive', 2, { speed: 8 })];
    expect(after(...first, beat('cards', 1, { cards: '1' }))).toMatchObject({ seat: 1, cards: [{ letter: '1' }] });
    expect(after(...first, beat('drive', 0, { speed: 12 }))).toMatchObject({ seat: 0, cards: [], speed: 12 });
    expect(after(...first, beat('round', -1))).toBeNull();
  });

  it('is not that of somebody who cools or pays meanwhile', () => {
    const shown = after(beat('cards', 2, { cards: '44' }), beat('cool', 1, { heat: 1 }), beat('flip', 1, { card: '5' }));
    expect(shown).toMatchObject({ seat: 2, cards: [{ letter: '4' }, { letter: '4' }] });
  });
});
