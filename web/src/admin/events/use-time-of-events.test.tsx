import { act, screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { nextEvent, useTimeOfEvents } from './events-tab.tsx';

const at = (time: string) => new Date(`2026-11-26T${time}+09:00`);
const timeOf = (date: Date) => date.toISOString();

beforeEach(
  () => void vi.useFakeTimers({ now: at('13:45:20'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

it('stays the same until an event begins, and is the time of its beginning then', async () => {
  const before = serveLive('events', nextEvent(at('13:45:00')));
  const after = serveLive('events', nextEvent(at('14:00:00')));
  onTestFinished(() => [before, after].forEach(({ stop }) => stop()));
  const Time = () => timeOf(useTimeOfEvents());
  renderAdmin(<Time />);
  const event = { id: 'one', dateTime: Timestamp.fromDate(at('14:00:00')) };
  await before.answer([event]);
  act(() => void vi.advanceTimersByTime(14 * 60_000));
  expect(screen.getByText(timeOf(at('13:45:00')))).toBeDefined();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(timeOf(at('14:00:00')))).toBeDefined();
  await after.answer([]);
  act(() => void vi.advanceTimersByTime(60 * 60_000));
  expect(screen.getByText(timeOf(at('14:00:00')))).toBeDefined();
});
