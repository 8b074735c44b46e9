import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copy, share, sharing } from './copy';
import { notices } from './notices.svelte';

let told: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  told = vi.spyOn(notices, 'add').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is selected when the page is asked to copy. */
function byHand(allowed: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.querySelector('textarea') as HTMLTextAreaElement).value);
    return allowed;
  };
  return copied;
}

test('a copied text is told', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copy('https://example.org/t/abc', 'Copied.');
  expect(writeText.mock.calls).toEqual([['https://example.org/t/abc']]);
  expect(told.mock.calls).toEqual([['Copied.']]);
});

test('without TLS there is no clipboard, and a text is copied all the same', async () => {
  vi.stubGlobal('navigator', {});
  const copied = byHand(true);
  await copy('http://192.168.1.5/t/abc', 'Copied.');
  expect(copied).toEqual(['http://192.168.1.5/t/abc']);
  expect(told.mock.calls).toEqual([['Copied.']]);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a text that cannot be copied is shown', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockRejectedValue(new Error('not allowed')) } });
  byHand(false);
  await copy('https://example.org/t/def', 'Copied.');
  expect(told.mock.calls).toEqual([['https://example.org/t/def']]);
});

test('a link is handed on where the device can do that', async () => {
  vi.stubGlobal('navigator', {});
  expect(sharing()).toBe(false);
  const handOn = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', { share: handOn, clipboard: { writeText: vi.fn().mockResolvedValue(undefined) } });
  expect(sharing()).toBe(true);
  await share('https://example.org/t/abc', 'Slipstream', 'Copied.');
  await share('https://example.org/t/abc', 'Slipstream', 'Copied.');
  expect(handOn.mock.calls[0]).toEqual([{ url: 'https://example.org/t/abc', title: 'Slipstream' }]);
  expect(told.mock.calls).toEqual([]);
  handOn.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await share('https://example.org/t/abc', 'Slipstream', 'Copied.');
  expect(told.mock.calls).toEqual([['Copied.']]);
});
