import { expect, test } from 'vitest';
import circuits from '../fixtures/circuits.json';
import type { CircuitInfo, GameInfo, Option } from '../net/protocol';
import { placeOf, sentence, uncertainty } from './hints';

const option = (part: Partial<Option>): Option => ({ key: 'plan', cards: '', number: 0, card: '', given: 0, ...part });
const circuit = (circuits as unknown as CircuitInfo[])[0]!;
const info = { circuit, faces: [{}] } as unknown as GameInfo;

test('a suggestion is found among the options by all that it says', () => {
  const options = [option({ cards: '12' }), option({ cards: '123' }), option({ key: 'cool-gear', number: 2 }), option({ key: 'cool-gear', number: 1 })];
  expect(placeOf(options, option({ cards: '123' }))).toBe(1);
  expect(placeOf(options, option({ key: 'cool-gear', number: 1 }))).toBe(3);
  expect(placeOf(options, option({ key: 'cool-gear', number: 3 }))).toBe(-1);
});

test('a chance is never told as certain', () => {
  expect(uncertainty(0.03)).toBe(6);
  expect(uncertainty(0)).toBe(1);
});

test('a reason is a sentence with the names of corners and cards', () => {
  const corner = circuit.corners[1]!.name;
  expect(sentence('reason', { key: 'keeps-heat-for-corner', facts: { corner: 1, heat: 4, others: 2 } }, info, 0)).toBe(
    `Keeps 4 Heat for ${corner}; the others keep 2 on average.`,
  );
  expect(sentence('reason', { key: 'draws-new-cards', facts: { cards: '1S' } }, info, 0)).toBe('Discards 1, Stress for new cards.');
  expect(sentence('reason', { key: 'sets-up-corner', facts: { corner: 0, spaces: 1 } }, info, 0)).toBe(
    `Stops 1 space before ${circuit.corners[0]!.name}, well placed for it.`,
  );
  expect(sentence('reason', { key: 'avoids-spin-out', facts: { corner: 1, spin_out: 0, others: 29 } }, info, 0)).toBe(
    `No spin-out at ${corner}; the other answers risk 29% on average.`,
  );
  expect(sentence('reason', { key: 'boosts', facts: { heat: 1 } }, info, 0)).toBe('A flipped card adds Speed, for 1 Heat.');
});
