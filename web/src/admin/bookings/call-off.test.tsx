import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES, type BookingStatus } from '@app/domain/booking/booking.ts';
import type { CallOff as Job } from '@app/domain/booking/call-off-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { aBooking, anEvent, anOrder } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { filtered } from './booking-query.ts';
import { CallOff, CallOffProgress } from './call-off.tsx';
import { waitlistOf } from './use-waitlist.ts';

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

/** Answers the queries for the event's orders and its waitlist, with one guest who waits. */
async function serveEffect(...orders: Order[]) {
  const waitlist = serveLive('waitlistEntries', waitlistOf(event.id));
  servers.push(waitlist);
  await waitlist.answer([{ id: 'waiting' }]);
  for (const order of orders) {
    const server = serveLive('orders', { where: [['__name__', '==', order.id]], limit: 1 });
    servers.push(server);
    await server.answer([order]);
  }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks first, and names the date, the bookings, the mails and the won', async () => {
  const requested = vi.fn<typeof fetch>(async () => Response.json({ state: 'running' }));
  vi.stubGlobal('fetch', requested);
  const paid = aBooking(event.id, { name: 'Kim', status: 'confirmed', payBy: new Date(0) });
  const unreachable = { ...aBooking(event.id, { name: 'Lee' }), email: '' };
  const payment = {
    paymentNo: '1',
    role: 'price',
    won: 90_000,
    refundedWon: 20_000,
    dueWon: 10_000,
  } as const;
  const payments = [{ ...payment, refusals: 0, unnotified: [] }];
  await serveBookings([paid, unreachable], ['pending', 'confirmed']);
  await serveEffect(anOrder({ id: paid.id, ledger: { state: 'refundDue', holdsGoods: true, payments } }));
  render();
  await userEvent.click(screen.getByText('Call the event off'));
  await userEvent.type(await findReason(), 'A typhoon');
  await press('Call it off and email the guests');
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('Call off “Sample Workshop” on Friday, May 01 at 2:00 PM?');
  expect(textContent).toContain('Bookings cancelled: 2. Emails sent: 2. Refunded: ₩60,000.');
  await press('Keep it');
  expect(requested).not.toHaveBeenCalled();
});

it('keeps the reason until the event is called off, and opens by itself with it', async () => {
  const requested = vi.fn<typeof fetch>(async () => Response.json({ state: 'running' }));
  vi.stubGlobal('fetch', requested);
  await serveBookings([], ['pending', 'confirmed']);
  await serveEffect();
  render();
  await userEvent.click(screen.getByText('Call the event off'));
  await userEvent.type(await findReason(), 'A typhoon');
  cleanup();
  render();
  expect((await findReason()).value).toBe('A typhoon');
  await press('Call it off and email the guests');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Call it off and email the guests' }));
  await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(localStorage).toHaveLength(1));
  cleanup();
  render();
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});

it('names the guests without an email address, with their telephone numbers', async () => {
  const unreachable = { ...aBooking(event.id, { name: 'Kim', phone: '+821000000001' }), email: '' };
  await serveBookings([unreachable, aBooking(event.id, { name: 'Lee' })], ['pending', 'confirmed']);
  render();
  await userEvent.click(screen.getByText('Call the event off'));
  await findReason();
  expect(guestsToCall()).toEqual(['Kim +82 10-0000-0001']);
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
