import { expect, test } from 'vitest';
import { CARD_SYMBOLS } from '../net/protocol';
import { ICONS } from '../ui/icons';
import { chipsOf, iconOf, isOrder, signed, usedBy, valueOf, type CardFace } from './card';

const FACE: CardFace = {
  face: 1,
  name: 'Wings',
  category: 'Wings',
  values: [4],
  number_printed: true,
  plus: 0,
  symbols: { heat: 1, scrap: 2, limit: 2 },
  advanced: true,
  starting: false,
  heat_card: false,
};

test('values: one, a choice, a range, flips', () => {
  expect(valueOf(FACE)).toBe('4');
  expect(valueOf({ ...FACE, values: [1, 3] })).toBe('1|3');
  expect(valueOf({ ...FACE, values: [1, 2, 3, 4] })).toBe('1–4');
  expect(valueOf({ ...FACE, plus: 1 })).toBe('4+');
  expect(valueOf({ ...FACE, values: [0], number_printed: false, plus: 3 })).toBe('+++');
});

test('symbols: orders come before offers', () => {
  const chips = chipsOf({ symbols: { cooldown: 3, direct: 1, ...FACE.symbols, slipstream: 1 } });
  expect(chips.map((c) => [c.kind, c.text])).toEqual([
    ['heat', '1'],
    ['scrap', '2'],
    ['limit', '+2'],
    ['cooldown', '3'],
    ['slipstream', '+1'],
    ['direct', ''],
  ]);
  expect(chips.map((c) => isOrder(c.kind))).toEqual([true, true, true, false, false, false]);
});

test('signs', () => {
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});

test('every symbol has an icon, and the answer that uses it looks like it', () => {
  for (const { key, action } of CARD_SYMBOLS) {
    expect(ICONS[iconOf(key)], key).toBeTruthy();
    if (action) expect(usedBy(action)).toBe(key);
  }
  expect(usedBy('')).toBeUndefined();
});
