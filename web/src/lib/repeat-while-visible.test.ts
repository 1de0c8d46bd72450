import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWhileVisible } from './repeat-while-visible.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('repeats while the page is visible, until it is stopped', () => {
  const act = vi.fn<() => void>();
  const stop = repeatWhileVisible(act, 10_000);
  vi.advanceTimersByTime(25_000);
  expect(act).toHaveBeenCalledTimes(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(20_000);
  expect(act).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(3);
});
