import { act, renderHook } from '@testing-library/react';
import type * as Firestore from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLiveCount } from './use-live-count.ts';

let stored = 0;

vi.mock('firebase/firestore', async (load) => ({
  ...(await load<typeof Firestore>()),
  getCountFromServer: async () => ({ data: () => ({ count: stored }) }),
  // The first answer of the server, after which nothing that is listened to changes.
  onSnapshot: (_query: unknown, _options: unknown, emit: (snapshot: unknown) => void) => {
    emit({ metadata: { fromCache: false }, docChanges: () => [] });
    return () => {};
  },
}));

vi.mock('../session/firebase-auth.ts', () => ({ auth: { currentUser: { uid: 'own' } } }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('counts again after a minute in which the page is visible', async () => {
  stored = 3;
  const { result } = renderHook(() => useLiveCount('bookings', {}, { isRepeated: true }));
  await after(0);
  expect(result.current).toBe(3);
  stored = 2;
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await after(60_000);
  expect(result.current).toBe(3);
  visibility.mockReturnValue('visible');
  await after(60_000);
  expect(result.current).toBe(2);
});

it('stops counting when it is no longer shown', async () => {
  stored = 3;
  const { unmount } = renderHook(() => useLiveCount('bookings', {}, { isRepeated: true }));
  await after(0);
  unmount();
  await after(0);
  expect(vi.getTimerCount()).toBe(0);
});
