import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { has, LANGUAGES, t } from './l10n';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The messages of a language: key -> source text. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, source] of Object.entries(files)) {
    if (!file.includes(`/${language}/`)) continue;
    for (const part of source.split(/\n(?=[a-zA-Z])/)) {
      const key = /^([a-zA-Z][\w-]*) =/.exec(part)?.[1];
      if (!key) continue;
      expect(found.has(key), `${language}: ${key} is there twice`).toBe(false);
      found.set(key, part.replace(/\n#.*/g, ''));
    }
  }
  return found;
}
const placeholders = (source: string): string[] => [...new Set(source.match(/\$[\w-]+/g) ?? [])].sort();

const ENGLISH = messages('en');

/** The files of a language. */
const filesOf = (language: string): string[] =>
  Object.keys(files).filter((file) => file.includes(`/${language}/`)).map((file) => file.split('/').at(-1)!).sort();

test.each(LANGUAGES)('$id has every file, and a name', ({ id, name }) => {
  expect(filesOf(id)).toEqual(filesOf('en'));
  expect(name.toLowerCase()).not.toBe(id);
});

test('languages are called as their speakers call them', () => {
  expect(LANGUAGES[0]).toEqual({ id: 'en', name: 'English' });
  expect(LANGUAGES.map(({ name }) => name)).toEqual(expect.arrayContaining(['Français', 'Italiano', 'Dansk', 'Ελληνικά']));
});

test('every text that is used exists', () => {
  const missing: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) if (!has(key!)) missing.push(`${file}: ${key}`);
  }
  expect(missing).toEqual([]);
});

test('every text is used', () => {
  const all = Object.values(sources).join('\n');
  const literal = new Set([...all.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1]!));
  // `step-${key}`, `road-${road}-text`: anything that fits
  const patterns = [...all.matchAll(/`([a-z][\w-]*(?:\$\{[^}`]*\}[\w-]*)+)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const unused = [...ENGLISH.keys()].filter((key) => !literal.has(key) && !patterns.some((one) => one.test(key)));
  expect(unused).toEqual([]);
});

test.each(LANGUAGES.map(({ id }) => id))('%s is complete, and says the same', (language) => {
  const own = messages(language);
  expect([...own.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  for (const [key, source] of own) {
    expect(placeholders(source), `${language}: ${key}`).toEqual(placeholders(ENGLISH.get(key)!));
  }
});

test.each(LANGUAGES.map(({ id }) => id))('%s formats every message without an error', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [file, source] of Object.entries(files)) {
    if (file.includes(`/${language}/`)) expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  }
  for (const [key, source] of ENGLISH) {
    for (const number of [0, 1, 2, 5, 1000]) {
      const args = Object.fromEntries(placeholders(source).map((name) => [name.slice(1), number]));
      const errors: Error[] = [];
      const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors);
      expect(errors, `${language}: ${key}`).toEqual([]);
      expect(text).not.toMatch(/[{}]/);
    }
  }
});

test('plurals and numbers', () => {
  expect(t('pile-words', { pile: 'Draw', count: 1 })).toBe('Draw: 1 card');
  expect(t('pile-words', { pile: 'Draw', count: 8 })).toBe('Draw: 8 cards');
  expect(t('board-space', { space: 4, distance: 0, corner: 'Windmill', limit: 3, cars: 0, names: '' })).toBe(
    'Space 4. Last space before Windmill, limit 3. Empty.',
  );
});
