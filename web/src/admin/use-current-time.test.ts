import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { useCurrentTime, useSeoulDay } from './use-current-time.ts';

const EVENING = new Date('2026-11-26T23:59:30+09:00');

beforeEach(() => void vi.useFakeTimers({ now: EVENING }));
afterEach(() => void vi.useRealTimers());

const tomorrow = (now: Date) => startOfSeoulDay(now, 1);

it('keeps the time until the next change, and returns a new one then', () => {
  const { result } = renderHook(() => useCurrentTime(tomorrow));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(result.current).toEqual(EVENING);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(startOfSeoulDay(result.current)).toEqual(tomorrow(EVENING));
});

it('returns the current time when the next change has become an earlier one', () => {
  const { result, rerender } = renderHook(({ next }) => useCurrentTime(next), {
    initialProps: { next: (_: Date): Date | null => null },
  });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toEqual(EVENING);
  const change = new Date(EVENING.getTime() + 30_000);
  rerender({ next: (now) => (now < change ? change : null) });
  expect(result.current.getTime()).toBe(EVENING.getTime() + 60_000);
});

it('returns the same moment of the day when a render is begun anew', () => {
  vi.advanceTimersByTime(10);
  const first = renderHook(useSeoulDay).result.current;
  vi.advanceTimersByTime(25);
  expect(renderHook(useSeoulDay).result.current).toEqual(first);
});
