import { expect, test } from 'vitest';
import rulebook from '../../../src/slipstream/data/rulebook.json';
import { has } from '../words/l10n';
import { chaptersAbout, groupOf, idOf, pieces, search, stemsOf, type Book } from './book';
import { noteAt, noteOf } from './note';
import { TOPICS, topicOfAnswer, topicOfStep } from './topics';

const told = import.meta.glob<string>('../../../src/slipstream/words/locales/*/rules.toml', { query: '?raw', import: 'default', eager: true });

/** The book as the server makes it. */
function bookIn(language: string): Book {
  const source = told[`../../../src/slipstream/words/locales/${language}/rules.toml`]!;
  const part = (name: string) =>
    new Map([...source.split(`[${name}]`)[1]!.split(/^\[/m)[0]!.matchAll(/^([A-Z0-9-]+) = "(.*)"$/gm)].map(([, key, text]) => [key!, text!]));
  const [titles, words, headings, rules] = ['chapters', 'words', 'headings', 'rules'].map(part);
  return {
    language,
    endings: /^endings = '(.*)'$/m.exec(source)![1]!,
    chapters: rulebook.chapters.map(({ id, number, clauses }) => ({
      id,
      number,
      title: titles!.get(id)!,
      words: words!.get(id) ?? '',
      clauses: clauses.map((id) => ({ id, text: rules!.get(id)!, heading: headings!.get(id) })),
    })),
  };
}
const book = bookIn('en');
const ids = new Set(book.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
const known = (id: string) => ids.has(id);
const texts = import.meta.glob<string>('../../locales/en/rules.ftl', { query: '?raw', import: 'default', eager: true });
const source = Object.values(texts)[0]!;

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

test('all words have to be there, and rules that say them come first', () => {
  const found = search(book, 'slipstream corner');
  expect(found[0]!.id).toBe('SLIP-6');
  for (const clause of found) expect(clause.text.toLowerCase()).toContain('slipstream');
  expect(groupOf(search(book, 'sponsor')[0]!.id)).toBe('SPONSOR');
  expect(search(book, '   ')).toEqual([]);
  expect(search(book, 'zeppelin')).toEqual([]);
  expect(search(book, '(*[')).toEqual([]);
});

// corner, slipstream, sponsor, tournament, spin-out, Legend, weather; other forms, without accents, in capitals
const WANTED = 'CORNER SLIP CHAMP TOURNAMENT CORNER LEGEND WEATHER CORNER CHAMP'.split(' ');
test.each([
  ['en', 'corner slipstream sponsor tournament spin-out legend weather CORNERS sponsors'],
  ['fr', 'virage aspiration sponsor tournoi tête-à-queue Légende météo VIRAGES sponsors'],
  ['it', 'curva scia sponsor torneo sbandata Leggenda clima CURVE sponsor'],
  ['da', 'sving slipstrøm sponsor turnering udskridning legende vejr SVINGENE sponsorkort'],
  ['el', 'στροφή slipstream χορηγός τουρνουά σπινάρισμα Θρύλος καιρός ΣΤΡΟΦΩΝ χορηγου'],
])('a reader of %s finds what the game is about', (language, queries) => {
  const own = bookIn(language);
  const chapterOf = (id: string) => own.chapters.find((one) => one.clauses.some((clause) => clause.id === id))!.id;
  queries.split(' ').forEach((query, at) => {
    const found = search(own, query).map((clause) => chapterOf(clause.id));
    expect(found, query).toContain(WANTED[at]);
    if (!/[A-ZΣ]{4}|sponsorkort|χορηγου/.test(query)) expect(chaptersAbout(own, query).map((one) => one.id), query).toContain(WANTED[at]);
  });
});

test('numbers of clauses become links, words that were looked for stand out', () => {
  expect(pieces('Two cars (TRACK-7), not NEVER-1.', known, stemsOf('Car', book.endings))).toEqual([
    { text: 'Two ', kind: 'plain' },
    { text: 'cars', kind: 'hit' },
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
  expect(noteAt(thing)?.lines[0]!.trim()).toBe('Play 3 cards. No Cooldown.');
  thing.setAttribute('data-about-args', '{');
  expect(noteAt(thing)?.clauses).toHaveLength(4);
  expect(noteOf('nothing')).toBeNull();
});
