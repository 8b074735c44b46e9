import { expect, test } from 'vitest';
import { chipsOf, signed, SYMBOLS, valueOf, type CardFace } from './card';

const FACE: CardFace = {
  face: 1,
  name: 'Wings',
  category: 'Wings',
  values: [4],
  number_printed: true,
  plus: 0,
  heat: 1,
  scrap: 2,
  limit: 2,
  cooldown: 0,
  slipstream: 0,
  stress: 0,
  salvage: 0,
  refresh: false,
  direct: false,
  accelerate: false,
  once: false,
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
  const chips = chipsOf({ ...FACE, cooldown: 3, direct: true });
  expect(chips.map((c) => [c.kind, c.text])).toEqual([
    ['heat', '1'],
    ['scrap', '2'],
    ['limit', '+2'],
    ['cooldown', '3'],
    ['direct', ''],
  ]);
  expect(chips.map((c) => SYMBOLS[c.kind].must ?? false)).toEqual([true, true, true, false, false]);
});

test('signs', () => {
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});
