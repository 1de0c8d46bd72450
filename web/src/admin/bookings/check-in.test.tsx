import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BOOKING_LIMITS, BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { keptListOf } from '../arrivals/kept-list.ts';
import { reportConnection } from '../live/connection.ts';
import { sessionRenewed } from '../session/renewal.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { filtered } from './booking-query.ts';
import { CheckIn } from './check-in.tsx';

it('renews the kept list each minute, but not while disconnected', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z'), shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('reportError', () => {});
  sessionRenewed();
  const event = anEvent({ dateTime: new Date('2026-11-21T05:00:00Z') });
  const servers = BOOKING_STATUSES.filter(holdsSeats).map((status) =>
    serveLive('bookings', {
      ...filtered({ eventId: event.id, status }, ['name', 'asc']),
      limit: BOOKING_LIMITS.participantsMax,
    }),
  );
  onTestFinished(() => servers.forEach(({ stop }) => stop()));
  renderAdmin(<CheckIn event={event} onClose={() => {}} />);
  for (const { answer } of servers) await answer([]);
  const keptAt = () => keptListOf(event.id)?.at.getTime() ?? 0;
  const passMinutes = () => act(() => vi.advanceTimersByTimeAsync(120_000));
  const first = keptAt();
  await passMinutes();
  const renewed = keptAt();
  expect(renewed).toBeGreaterThan(first);

  const source = {};
  act(() => reportConnection(source, false));
  await passMinutes();
  expect(keptAt()).toBe(renewed);
  act(() => reportConnection(source, true));
  expect(keptAt()).toBeGreaterThanOrEqual(renewed);
  await passMinutes();
  expect(keptAt()).toBeGreaterThan(renewed);
});
