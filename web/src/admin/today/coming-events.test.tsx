import { screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { ComingEvent, ComingEvents } from './coming-events.tsx';

const NOW = new Date('2026-11-26T12:00:00+09:00');

let server: ReturnType<typeof serveLive>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  server = serveLive('events', {
    where: [
      ['dateTime', '>', startOfSeoulDay(NOW, -7)],
      ['dateTime', '<', startOfSeoulDay(NOW, 2)],
    ],
    orderBy: ['dateTime', 'desc'],
    limit: 60,
  });
});
afterEach(() => {
  server.stop();
  vi.useRealTimers();
});

it('shows an event that began on an earlier day until the day of its end is over', async () => {
  renderAdmin(<ComingEvents />);
  const stored = (title: string, start: string, days: number) => ({
    ...anEvent({ title, duration: days * 24 * 60 }),
    dateTime: Timestamp.fromDate(new Date(start)),
  });
  await server.answer([
    stored('C', '2026-11-27T10:00:00+09:00', 1),
    stored('B', '2026-11-26T10:00:00+09:00', 1),
    stored('Ended at midnight', '2026-11-25T00:00:00+09:00', 1),
    stored('Ended this morning', '2026-11-24T10:00:00+09:00', 2),
    stored('A', '2026-11-24T09:00:00+09:00', 3),
  ]);
  const rows = screen
    .getAllByRole('listitem')
    .map(
      ({ textContent }) =>
        /^(Today|Tomorrow) .*?(?=Tuesday|Wednesday|Thursday|Friday)/.exec(textContent)?.[0],
    );
  expect(rows).toEqual(['Today A', 'Today Ended this morning', 'Today B', 'Tomorrow C', undefined]);
});

it('links an event of today to its check-in and to its attendees', () => {
  const event = anEvent();
  renderAdmin(<ComingEvent event={event} isToday />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    [`Check-in for ${event.title}`, `/admin?tab=bookings&event=${event.id}&view=check-in`],
    [`Attendees of ${event.title}`, `/admin?tab=bookings&event=${event.id}`],
  ]);
});
