import { afterEach, expect, test, vi } from 'vitest';
import { copy } from './copy';
import { notices } from './notices.svelte';

afterEach(() => vi.unstubAllGlobals());

test('a copied text is told, one that cannot be copied is shown', async () => {
  const told = vi.spyOn(notices, 'add').mockImplementation(() => {});
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('not allowed'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copy('https://example.org/t/abc', 'Copied.');
  await copy('https://example.org/t/def', 'Copied.');
  expect(writeText.mock.calls).toEqual([['https://example.org/t/abc'], ['https://example.org/t/def']]);
  expect(told.mock.calls).toEqual([['Copied.'], ['https://example.org/t/def']]);
});
