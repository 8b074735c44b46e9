import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError } from './api';
import { router } from './router.svelte';

const asked = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** How a request ends: with a value or an error. */
const endOf = (request: Promise<unknown>): Promise<unknown> => request.catch((error: unknown) => error);

/** Is a request still open when two others, one after the other, were refused and told so? */
async function staysOpen(request: Promise<unknown>): Promise<boolean> {
  let open = true;
  void endOf(request).then(() => (open = false));
  expect(await endOf(api.remove('abc'))).toBeInstanceOf(ApiError);
  expect(await endOf(api.remove('abc'))).toBeInstanceOf(ApiError);
  return open;
}

const broken = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const aborted = (): Promise<Response> => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  router.go('/');
});
afterEach(() => vi.unstubAllGlobals());

test('a value is unpacked', async () => {
  asked.mockResolvedValue(json({ tables: [{ id: 'abc' }] }));
  expect(await api.mine()).toEqual([{ id: 'abc' }]);
  expect(asked.mock.calls[0]).toMatchObject(['/api/mine', { method: 'GET' }]);
  asked.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await api.start('abc')).toBeUndefined();
});

test('a refusal carries the problem of the server, or a general one', async () => {
  asked.mockResolvedValue(json({ error: { key: 'not-host', arguments: {}, text: '' } }, 403));
  expect(await endOf(api.start('abc'))).toMatchObject({ problem: { key: 'not-host' }, status: 403 });
  asked.mockResolvedValue(new Response('<html>', { status: 502 }));
  expect(await endOf(api.start('abc'))).toMatchObject({ problem: { key: 'server-error' }, status: 502 });
});

test('no answer, or half an answer, is told as no connection', async () => {
  for (const answer of [broken, aborted, () => Promise.resolve(new Response('{"tables": ['))]) {
    asked.mockImplementation(answer);
    const end = await endOf(api.mine());
    expect(end).toBeInstanceOf(ApiError);
    expect(end).toMatchObject({ problem: { key: 'offline' } });
  }
});

test('a request of a page that was left fails in silence', async () => {
  for (const answer of [broken, aborted, () => Promise.resolve(json({}, 500))]) {
    asked.mockImplementation(answer);
    router.go('/');
    const request = api.mine();
    router.go('/t/abcabcabcabc');
    expect(await staysOpen(request)).toBe(true);
    expect(await staysOpen(api.mine())).toBe(false); // asked by the new page
  }
});

test('so does one that the browser breaks off when it goes to another site', async () => {
  asked.mockImplementation(aborted);
  const request = api.mine();
  window.dispatchEvent(new Event('pagehide'));
  expect(await staysOpen(request)).toBe(true);
  window.dispatchEvent(new Event('pageshow')); // and back again
  expect(await staysOpen(api.mine())).toBe(false);
});

test('what was to be done and was not is told wherever the reader is', async () => {
  asked.mockImplementation(broken);
  const request = api.remove('abc');
  router.go('/t/abcabcabcabc');
  expect(await endOf(request)).toBeInstanceOf(ApiError);
});
