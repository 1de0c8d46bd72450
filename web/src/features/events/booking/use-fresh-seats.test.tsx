import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEATS_KEY } from '../event-data/event-queries.ts';
import { useFreshSeats } from './booking-dialog.tsx';

const read = vi.fn<() => Promise<number>>(async () => 0);

function Seats({ isOpen }: { isOpen: boolean }) {
  useFreshSeats(isOpen);
  useQuery({ queryKey: [...SEATS_KEY, 'an event'], queryFn: read });
  return null;
}

async function readsAfter(milliseconds: number) {
  read.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return read.mock.calls.length;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reads the seats every ten seconds while the dialog is open and the page is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const client = new QueryClient();
  const view = (isOpen: boolean) => (
    <QueryClientProvider client={client}>
      <Seats isOpen={isOpen} />
    </QueryClientProvider>
  );
  const { rerender } = render(view(false));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(await readsAfter(30_000)).toBe(0);
  rerender(view(true));
  expect(await readsAfter(30_000)).toBe(3);
  visibility.mockReturnValue('hidden');
  expect(await readsAfter(30_000)).toBe(0);
  visibility.mockReturnValue('visible');
  expect(await readsAfter(10_000)).toBe(1);
  rerender(view(false));
  expect(await readsAfter(30_000)).toBe(0);
});
