import { beforeAll, expect, test } from 'vitest';
import type { Note, Seat } from '../net/protocol';
import { speech } from '../words/l10n.svelte';
import { isNews, noteText } from './notes';

const seats = ['Ann', 'Ben'].map((name, seat) => ({ seat, name })) as Seat[];
const note = (kind: Note['kind'], part: Partial<Note> = {}): Note => ({ number: 1, kind, event: 0, seat: 1, name: 'Ben', by: null, driver: null, ...part });

beforeAll(() => speech.use('en'));

test('everything that happens beside the race has a sentence', () => {
  const kinds: Note['kind'][] = ['handed-over', 'taken-back', 'gave-up', 'removed', 'restored', 'host', 'setup', 'undone', 'time-up'];
  for (const kind of kinds) {
    const text = noteText(note(kind, { by: 0, driver: 'club' }), seats, null);
    expect(text, kind).not.toMatch(/^note-|\{/);
    expect(text, kind).toMatch(/Ann|Ben/);
  }
});

test('time-up says who, and what counts', () => {
  expect(noteText(note('time-up'), seats, 0)).toBe('Time is up for Ben: what was selected counts.');
  expect(noteText(note('time-up'), seats, 1)).toBe('Time is up: what you had selected counts.');
  expect(noteText(note('time-up', { driver: 'club' }), seats, 1)).toBe('Time is up: a driver decided for you.');
});

test('nobody is told what they did themselves, but for what can be called back', () => {
  expect(isNews(note('setup', { by: 0 }), 0)).toBe(false);
  expect(isNews(note('setup', { by: 0 }), 1)).toBe(true);
  expect(isNews(note('undone'), 1)).toBe(false);
  expect(isNews(note('undone'), 0)).toBe(true);
  expect(isNews(note('removed', { by: 0 }), 0)).toBe(true);
  expect(isNews(note('undone'), null)).toBe(true);
});
