import { expect, test } from 'vitest';
import { EVENTS } from '../net/protocol';
import { has } from '../words/l10n';
import { UNTOLD } from './story';

test('everything that happens is told, or left out on purpose', () => {
  const keys = EVENTS.map(([key]) => key!);
  const told = (key: string): boolean => has(`event-${key}`) || key === 'round-started'; // a line of its own
  expect(keys.filter((key) => !told(key) && !UNTOLD.has(key))).toEqual([]);
  expect([...UNTOLD].filter((key) => !keys.includes(key))).toEqual([]);
});
