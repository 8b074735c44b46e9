import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../net/api';
import { explain } from './explain.svelte';
import type { Note } from './note';

const note: Note = { title: 'Beta: 7 Heat', lines: ['Speed 10.'], clauses: ['CORNER-5'] };
const button = document.createElement('button');
const click = (detail = 1): MouseEvent => ({ currentTarget: button, detail }) as unknown as MouseEvent;

afterEach(() => explain.close());

test('a note that is asked for is pending, then there', async () => {
  let come = (_note: Note): void => {};
  const asking = explain.ask(click(0), () => new Promise((found) => (come = found)));
  expect(explain.note).toMatchObject({ pending: true, lines: ['Looking it up…'] });
  expect([explain.thing, explain.pinned, explain.keyed]).toEqual([button, true, true]);
  come(note);
  await asking;
  expect(explain.note).toBe(note);
  await explain.ask(click(), () => Promise.reject(new Error('not asked again')));
  expect(explain.note).toBeNull();
});

test('a refusal is told where the answer would be', async () => {
  await explain.ask(click(), () => Promise.reject(new ApiError({ key: 'too-fast', arguments: { seconds: 3 }, text: '' }, 429)));
  expect(explain.note).toEqual({ title: 'No answer', lines: ['Too fast. Wait 3 seconds.'], clauses: [] });
});

test('an answer that nobody waits for is not shown', async () => {
  let come = (_note: Note): void => {};
  const asking = explain.ask(click(), () => new Promise((found) => (come = found)));
  explain.close();
  come(note);
  await asking;
  expect(explain.note).toBeNull();
});
