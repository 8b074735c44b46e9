import { expect, test } from 'vitest';
import type { GameInfo, Option } from '../net/protocol';
import { optionLook, optionText } from './options';

const unpayable = (number: number): Option => ({ key: 'unpayable', cards: '', number, card: 'a', given: 0 });
const info = { faces: [{ a: { name: 'Brakes', category: 'Brakes', values: [1, 2, 3, 4], number_printed: false } }] } as unknown as GameInfo;

test('an unpayable card tells its value only where equal cards differ in it', () => {
  expect([unpayable(0), unpayable(4)].map((option) => optionText(option, { info, seat: 0 }))).toEqual([
    expect.stringMatching(/^Cannot pay for Brakes[^(]*: flip$/),
    expect.stringMatching(/^Cannot pay for Brakes.* \(Speed 4\): flip$/),
  ]);
  expect([optionLook(unpayable(0)).number, optionLook(unpayable(4)).number]).toEqual(['', '4']);
});

test('what must be used looks like an order', () => {
  const musts = ['pay-heat', 'unpayable', 'scrap', 'boost', 'cool-gear', 'end-react'].map((key) => optionLook({ ...unpayable(0), key }).must);
  expect(musts).toEqual([true, true, true, false, false, false]);
});
