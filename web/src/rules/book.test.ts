import { expect, test } from 'vitest';
import rulebook from '../../../src/slipstream/data/rulebook.json';
import { has } from '../words/l10n';
import { groupOf, idOf, pieces, search, type Book } from './book';
import { noteAt, noteOf } from './note';
import { TOPICS, topicOfAnswer, topicOfStep } from './topics';

const book = rulebook as Book;
const ids = new Set(book.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
const known = (id: string) => ids.has(id);
const texts = import.meta.glob<string>('../../locales/en/rules.ftl', { query: '?raw', import: 'default', eager: true });
const source = Object.values(texts)[0]!;

test('every chapter has a title to translate', () => {
  for (const chapter of book.chapters) expect(has(`chapter-${chapter.id}`), chapter.id).toBe(true);
});

test('every topic has its words and stands on clauses that exist', () => {
  for (const [name, topic] of Object.entries(TOPICS)) {
    expect(has(`brief-${name}`) && has(`brief-${name}-title`), name).toBe(true);
    expect(topic.clauses.filter((id) => !known(id)), name).toEqual([]);
    if (topic.drawn) expect(has(`brief-${topic.drawn}-drawn`), name).toBe(true);
  }
});

test('no words without a topic', () => {
  const keys = [...source.matchAll(/^brief-([\w-]+?)(-title|-drawn)? =/gm)].map(([, name]) => name!);
  expect(keys.filter((name) => !(name in TOPICS))).toEqual([]);
});

test('answers and steps lead to a topic', () => {
  for (const key of ['boost', 'cool-gear', 'cool-card', 'slipstream', 'discard', 'end-react', 'something new'])
    expect(TOPICS[topicOfAnswer(key)], key).toBeDefined();
  for (const step of ['plan', 'value', 'react', 'slipstream', 'discard', 'refresh', null])
    expect(TOPICS[topicOfStep(step)], String(step)).toBeDefined();
});

test('a clause is found by its number, however it is written', () => {
  for (const query of ['CORNER-5', 'corner 5', ' corner–5 ']) {
    expect(idOf(query, known)).toBe('CORNER-5');
    expect(search(book, query)[0]?.id).toBe('CORNER-5');
  }
  expect(idOf('sym heat 1', known)).toBe('SYM-HEAT-1');
  expect(idOf('heat', known)).toBeNull();
});

test('all words have to be there, and rules come before rulings', () => {
  const found = search(book, 'slipstream corner');
  expect(found.map((clause) => clause.id)).toContain('SLIP-6');
  for (const clause of found) expect(`${clause.id} ${clause.question ?? ''} ${clause.text} ${clause.heading ?? ''}`.toLowerCase()).toMatch(/slip|corner/);
  const first = found.findIndex((clause) => /^[DQR]-/.test(clause.id));
  expect(found.slice(first).filter((clause) => groupOf(clause.id) === 'SLIP')).toEqual([]);
  expect(search(book, '   ')).toEqual([]);
  expect(search(book, 'zeppelin')).toEqual([]);
  expect(search(book, '(*[')).toEqual([]);
});

test('numbers of clauses become links, marked words stand out', () => {
  expect(pieces('A car is *ahead* (TRACK-7), not NEVER-1.', known, ['car'])).toEqual([
    { text: 'A ', kind: 'plain' },
    { text: 'car', kind: 'hit' },
    { text: ' is ', kind: 'plain' },
    { text: 'ahead', kind: 'em' },
    { text: ' (', kind: 'plain' },
    { text: 'TRACK-7', kind: 'link' },
    { text: '), not NEVER-1.', kind: 'plain' },
  ]);
});

test('a note takes its numbers from the thing', () => {
  const thing = document.createElement('div');
  thing.setAttribute('data-about', 'gear');
  thing.setAttribute('data-about-args', JSON.stringify({ gear: 1, cooldown: 3, cost: 0 }));
  expect(noteAt(thing)).toEqual({
    title: 'Gear 1',
    lines: ['Play 1 card. Cools up to 3 Heat. Free.'],
    clauses: ['GEAR-2', 'GEAR-3', 'COOL-1', 'PLAY-1'],
  });
  thing.setAttribute('data-about-args', JSON.stringify({ gear: 3, cooldown: 0, cost: -2 }));
  expect(noteAt(thing)?.lines[0]!.trim()).toBe('Play 3 cards. No cooldown.');
  thing.setAttribute('data-about-args', '{');
  expect(noteAt(thing)?.clauses).toHaveLength(4);
  expect(noteOf('nothing')).toBeNull();
});
