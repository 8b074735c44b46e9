import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '../net/api';
import type { Review, ReviewProgress } from '../net/protocol';
import { Asking } from './asking.svelte';

const refused = (key: string, status: number): ApiError => new ApiError({ key, arguments: {}, text: '' }, status);
const underway: ReviewProgress = { progress: 0.5, rows: [], review: null };
const done: ReviewProgress = { progress: 1, rows: [], review: { rows: [] } as unknown as Review };

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['cannot be reached', 'offline', 0],
  ['waits for its database', 'database-away', 503],
])('a server that %s is asked again until the review is there', async (_how, key, status) => {
  const asked = vi.spyOn(api, 'review').mockRejectedValueOnce(refused(key, status));
  asked.mockResolvedValueOnce(underway).mockResolvedValueOnce(done);
  const asking = new Asking('abc', 0, 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(asking.problem).toBeNull();
  expect(asking.review).toBe(done.review);
});

test('a refusal is told, and asking goes on when somebody says so', async () => {
  const asked = vi.spyOn(api, 'review').mockRejectedValueOnce(refused('review-off', 403)).mockResolvedValueOnce(done);
  const asking = new Asking('abc', 0, 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asking.problem?.key).toBe('review-off');
  asking.goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(asking.problem).toBeNull();
  expect(asking.review).toBe(done.review);
});

test('nobody asks for a review that nobody waits for', async () => {
  const asked = vi.spyOn(api, 'review').mockRejectedValue(refused('offline', 0));
  const asking = new Asking('abc', 0, 0);
  await vi.advanceTimersByTimeAsync(0);
  asking.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
