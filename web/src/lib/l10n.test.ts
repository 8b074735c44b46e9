import { expect, test } from 'vitest';
import { has, t } from './l10n';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every text that is used exists', () => {
  const missing: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) if (!has(key!)) missing.push(`${file}: ${key}`);
  }
  expect(missing).toEqual([]);
});

test('plurals and numbers', () => {
  expect(t('pile-words', { pile: 'Draw', count: 1 })).toBe('Draw: 1 card');
  expect(t('pile-words', { pile: 'Draw', count: 8 })).toBe('Draw: 8 cards');
  expect(t('board-space', { space: 4, distance: 0, corner: 'Windmill', limit: 3, cars: 0, names: '' })).toBe(
    'Space 4. Last space before Windmill, limit 3. Empty.',
  );
});
