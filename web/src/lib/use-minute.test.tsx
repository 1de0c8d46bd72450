import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NowProvider } from './now.tsx';
import { useMinute } from './use-minute.ts';

afterEach(() => vi.useRealTimers());

const Clock = () => useMinute().toISOString();
const page = (time: string) => (
  <NowProvider now={new Date(time)}>
    <Clock />
  </NowProvider>
);
const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000));

it('goes on from the time of the page, and from that of its counterpart after a switch of the language', () => {
  vi.useFakeTimers({ now: new Date('2026-05-03T00:00:00Z') });
  const { container, rerender } = render(page('2026-05-01T11:00:00Z'));
  pass(30);
  expect(container.textContent).toBe('2026-05-01T11:30:00.000Z');
  rerender(page('2026-05-01T11:30:00Z'));
  expect(container.textContent).toBe('2026-05-01T11:30:00.000Z');
  pass(1);
  expect(container.textContent).toBe('2026-05-01T11:31:00.000Z');
});
