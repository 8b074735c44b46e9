import { beforeAll, expect, test } from 'vitest';
import type { AheadState } from '../net/protocol';
import { speech } from '../words/l10n.svelte';
import { aheadText, discardOf } from './ahead';

beforeAll(() => speech.use('en'));

test('equal cards are told apart by their places', () => {
  expect(discardOf(['1', '1', '3', 'a'], '13')).toEqual([0, 2]);
  expect(discardOf(['1', '1', '3'], '11')).toEqual([0, 1]);
  expect(discardOf(['1'], null)).toEqual([]);
  expect(discardOf(['1'], '4')).toEqual([]); // it has left the hand
});

test('what was chosen is told in a few words', () => {
  const open: AheadState = { type: 'ahead', open: true, cards: '11', react: null, slipstream: null, discard: null };
  expect(aheadText(open)).toBe('');
  expect(aheadText({ ...open, react: [{ key: 'cool-card', card: null }, { key: 'boost', card: null }], slipstream: 0, discard: '' })).toBe(
    'Cool down, Boost, Stay, Keep all',
  );
});
