import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES, type BookingStatus } from '@app/domain/booking/booking.ts';
import type { CallOff as Job } from '@app/domain/booking/call-off-schema.ts';
import type { Concerned } from '@app/domain/booking/event-notice-schema.ts';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { filtered } from './booking-query.ts';
import { CallOff, CallOffProgress } from './call-off.tsx';

const event = anEvent();
const render = () => renderAdmin(<CallOff event={event} takenSeats={1} />);
const findReason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);

const servers: ReturnType<typeof serveLive>[] = [];

/** Answers the queries for the event's bookings in these states. */
async function serveBookings(bookings: readonly Booking[], statuses: readonly BookingStatus[]) {
  for (const status of statuses) {
    const server = serveLive('bookings', {
      ...filtered({ eventId: event.id, status }, ['name', 'asc']),
      limit: BOOKING_LIMITS.participantsMax,
    });
    servers.push(server);
    await server.answer(bookings.filter((booking) => booking.status === status));
  }
}

const guestsToCall = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  servers.splice(0).forEach(({ stop }) => stop());
});

const concerned: Concerned = {
  id: event.id,
  bookings: 2,
  mails: 1,
  waiting: 1,
  won: 60_000,
  unreachable: [],
};

/** Answers the requests of the form, and returns the bodies of those that call something off. */
function answerRequests(...whom: Concerned[]) {
  const calledOff: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (!address.endsWith('/call-off')) return Response.json(whom);
    calledOff.push(JSON.parse(String(body)));
    return Response.json({ state: 'running' });
  });
  return calledOff;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function submit() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Call it off and email the guests' });
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}

it('asks first, and names the date, the bookings, the mails and the won', async () => {
  const calledOff = answerRequests(concerned, { ...concerned, id: 'another', waiting: 0, won: 500 });
  render();
  await userEvent.click(screen.getByText('Call the event off'));
  await userEvent.type(await findReason(), 'A typhoon');
  await submit();
  const textContent = withoutJoiners((await screen.findByRole('dialog')).textContent);
  expect(textContent).toContain('Call off “Sample Workshop” on Friday, May 01 at 2:00 PM?');
  expect(textContent).toContain('Bookings cancelled: 4. Emails sent: 3. Refunded: ₩60,500.');
  await press('Keep it');
  expect(calledOff).toEqual([]);
});

it('keeps the reason until the event is called off, and opens by itself with it', async () => {
  const calledOff = answerRequests(concerned);
  render();
  await userEvent.click(screen.getByText('Call the event off'));
  await userEvent.type(await findReason(), 'A typhoon');
  cleanup();
  render();
  expect((await findReason()).value).toBe('A typhoon');
  await submit();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Call it off and email the guests' }));
  await vi.waitFor(() => expect(calledOff).toEqual([{ reason: 'A typhoon', dates: [] }]));
  await vi.waitFor(() => expect(localStorage).toHaveLength(1));
  cleanup();
  render();
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});

it('names the guests without an email address, with their telephone numbers', async () => {
  answerRequests({ ...concerned, unreachable: [{ id: 'kim', name: 'Kim', phone: '+821000000001' }] });
  render();
  await userEvent.click(screen.getByText('Call the event off'));
  await vi.waitFor(() => expect(guestsToCall()).toEqual(['Kim +82 10-0000-0001']));
});

it('still names them when their bookings are cancelled, without those cancelled before', async () => {
  const startedAt = new Date('2026-11-21T05:00:00Z');
  const cancelled = (name: string, at: Date) => ({
    ...aBooking(event.id, { name, status: 'cancelled' }),
    email: '',
    cancellation: { by: 'admin' as const, at: Timestamp.fromDate(at) as unknown as Date },
  });
  const bookings = [
    cancelled('Kim', startedAt),
    cancelled('Lee', new Date(startedAt.getTime() - 1)),
    { ...aBooking(event.id, { name: 'Park', status: 'confirmed' }), email: '' },
  ];
  await serveBookings(bookings, BOOKING_STATUSES);
  const job: Job = {
    id: event.id,
    by: 'sample-admin',
    reason: 'A typhoon',
    startedAt,
    state: 'running',
    total: 2,
    left: 1,
  };
  renderAdmin(<CallOffProgress job={job} />);
  await vi.waitFor(() =>
    expect(
      guestsToCall()
        .map((text) => text?.trim())
        .toSorted(),
    ).toEqual(['Kim', 'Park']),
  );
});
