import { expect, test } from 'vitest';
import { EVENTS } from '../net/protocol';
import { has } from '../words/l10n';
import type { EventRow } from '../net/connection.svelte';
import type { GameInfo } from '../net/protocol';
import { speech } from '../words/l10n';
import { story, UNTOLD } from './story';

test('everything that happens is told, or left out on purpose', () => {
  const keys = EVENTS.map(([key]) => key!);
  const told = (key: string): boolean => has(`event-${key}`) || key === 'round-started'; // a line of its own
  expect(keys.filter((key) => !told(key) && !UNTOLD.has(key))).toEqual([]);
  expect([...UNTOLD].filter((key) => !keys.includes(key))).toEqual([]);
});

test('what the own car does is said to you, in every sentence', () => {
  const named = EVENTS.map(([key]) => `event-${key}`).filter((id) => has(id) && id !== 'event-race-over' && id !== 'event-legend-moved');
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((id) => !speech.bundle.getMessage(id)?.attributes.you)).toEqual([]);
  const info = { circuit: { corners: [] }, faces: [{}, {}] } as unknown as GameInfo;
  const flipped = EVENTS.findIndex(([key]) => key === 'flipped');
  const rows = [[flipped, 0, '3', 1], [flipped, 1, '2', 1]] as unknown as EventRow[];
  expect(story(rows, info, (seat) => ['Ann', 'Bo'][seat]!, 0).map((line) => line.text)).toEqual(['You flip 3.', 'Bo flips 2.']);
  expect(story(rows, info, (seat) => ['Ann', 'Bo'][seat]!).map((line) => line.text)).toEqual(['Ann flips 3.', 'Bo flips 2.']);
});
