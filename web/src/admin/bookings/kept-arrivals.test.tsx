import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { openPageAt } from '../../testing/page-address.ts';
import { keptArrivals } from '../arrivals/kept-arrivals.ts';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ArrivalsConflict } from './arrivals-conflict.tsx';
import { CheckInGuest } from './check-in-guest.tsx';
import { KeptArrivalsNotice } from './kept-arrivals-notice.tsx';

/** An address where nothing answers. */
const OFFLINE = 'http://127.0.0.1:1/admin';
const KEPT = 'Kept on this phone, not yet sent';

closeApiAfterEach();
const refused = (code: string) => ({
  status: 409,
  type: 'application/problem+json',
  body: JSON.stringify({ code }),
});

const guest = (changes: Partial<Booking> = {}) =>
  aBooking(crypto.randomUUID(), {
    name: 'Sample Visitor',
    phone: '010-0000-0000',
    status: 'confirmed',
    numberOfParticipants: 4,
    ...changes,
  });

const checkInOf = (booking: Booking) => (
  <>
    <KeptArrivalsNotice />
    <CheckInGuest booking={booking} isOpen hasBegun />
  </>
);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a check-in without a connection', () => {
  it('is counted, kept without personal data, and sent when the connection returns', async () => {
    openPageAt(OFFLINE);
    const booking = guest();
    const { rerender } = renderAdmin(checkInOf(booking));
    await press('One more arrived: Sample Visitor');
    await press('Check in the other 3: Sample Visitor');
    expect(await screen.findByText(KEPT)).toBeTruthy();
    expect(screen.getByText('4 of 4 arrived')).toBeTruthy();
    expect(screen.getByText('2 check-ins not sent yet')).toBeTruthy();
    const stored = JSON.parse(localStorage.getItem('check-ins') ?? '') as Record<string, unknown>[];
    expect(stored.map(({ before, arrived }) => [before, arrived])).toEqual([
      [0, 1],
      [1, 4],
    ]);
    for (const each of stored)
      expect(Object.keys(each).toSorted()).toEqual([
        'arrived',
        'at',
        'before',
        'bookingId',
        'eventId',
        'key',
      ]);

    const { calls, headers } = await connectToApi({ status: 200, body: JSON.stringify(booking) });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull());
    const path = `PUT /api/admin/bookings/${booking.id}/arrived`;
    expect(calls).toEqual([`${path} {"before":0,"arrived":1}`, `${path} {"before":1,"arrived":4}`]);
    expect(headers.map((each) => each['idempotency-key'])).toEqual(stored.map(({ key }) => key));
    expect(screen.queryByText(/not sent yet/)).toBeNull();
    expect(localStorage.getItem('check-ins')).toBe('[]');
    // The list is late and shows the number before.
    rerender(checkInOf(booking));
    expect(screen.getByText('4 of 4 arrived')).toBeTruthy();
  });

  it('is sent again on request with the same key when the answer was no answer', async () => {
    const first = await connectToApi({ status: 503, body: 'unavailable' });
    renderAdmin(checkInOf(guest()));
    await press('Check in all 4: Sample Visitor');
    expect(await screen.findByText('1 check-in not sent yet')).toBeTruthy();
    const [key] = first.headers.map((each) => each['idempotency-key']);
    const { headers } = await connectToApi({ status: 200, body: '{}' });
    await press('Send now');
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull());
    expect(headers.map((each) => each['idempotency-key'])).toEqual([key]);
  });

  it('waits for the next visit when the page is closed', async () => {
    const booking = guest();
    const key = crypto.randomUUID();
    const at = new Date().toISOString();
    const kept = { key, eventId: booking.eventId, bookingId: booking.id, before: 0, arrived: 2, at };
    localStorage.setItem('check-ins', JSON.stringify([kept]));
    const { calls } = await connectToApi({ status: 200, body: JSON.stringify(booking) });
    renderAdmin(<KeptArrivalsNotice />);
    await waitFor(() => expect(localStorage.getItem('check-ins')).toBe('[]'));
    expect(calls).toEqual([`PUT /api/admin/bookings/${booking.id}/arrived {"before":0,"arrived":2}`]);
  });

  it.each(['', '{}', '[null]', '[{"key":"a"}]'])('ignores %j in the storage', async (text) => {
    localStorage.setItem('check-ins', text);
    expect(keptArrivals.read()).toEqual([]);
  });
});

describe('a check-in that another device has overtaken', () => {
  /** The party that this phone saw, of which it admits one, and what another has made of it. */
  async function overtaken(arrived: number) {
    const booking = guest();
    const { calls } = await connectToApi(refused('arrivals_changed'));
    const { rerender } = renderAdmin(checkInOf(booking));
    await press('One more arrived: Sample Visitor');
    await screen.findByText('1 check-in needs your decision');
    rerender(checkInOf({ ...booking, arrived }));
    return { booking, calls };
  }
  const buttons = () =>
    screen.getAllByRole('button', { name: /Sample Visitor/ }).map(({ textContent }) => textContent);

  it('shows both numbers, and counts its guests too if the admin says so', async () => {
    const { booking, calls } = await overtaken(2);
    expect(screen.getByText(/2 of 4 have arrived now/)).toBeTruthy();
    expect(screen.getByText(/^Recorded on this phone: 0 → 1 \(/)).toBeTruthy();
    expect(screen.getByText('2 of 4 arrived')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Decide at check-in' }).getAttribute('href')).toBe(
      `/admin?tab=bookings&event=${booking.eventId}&view=check-in`,
    );
    expect(buttons()).toEqual(['Count mine too: 3 of 4', 'Discard mine']);
    await press('Count mine too: 3 of 4: Sample Visitor');
    await waitFor(() =>
      expect(calls.at(-1)).toBe(`PUT /api/admin/bookings/${booking.id}/arrived {"before":2,"arrived":3}`),
    );
    // Overtaken once more.
    await screen.findByText(/^Recorded on this phone: 2 → 3 \(/);
  });

  it('is discarded if the admin says so', async () => {
    const { calls } = await overtaken(2);
    await press('Discard mine: Sample Visitor');
    expect(screen.queryByText(/needs your decision/)).toBeNull();
    expect(screen.getByText('2 of 4 arrived')).toBeTruthy();
    expect(buttons()).toEqual(['Check in the other 2', '−', '+', 'Undo']);
    expect(keptArrivals.read()).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it('can only be discarded when the whole party has arrived', async () => {
    await overtaken(4);
    expect(buttons()).toEqual(['Discard mine']);
  });
});

it('a check-in for a booking that is no longer on the list names it by its reference', async () => {
  const { id: bookingId, eventId } = guest();
  const conflict = { eventId, bookingId, before: 0, arrived: 2, at: '2026-05-01T05:00:00.000Z' };
  renderAdmin(
    <ArrivalsConflict conflict={{ ...conflict, refusal: 'status_change_refused' }} booking={undefined} />,
  );
  expect(screen.getByText(new RegExp(`booking ${bookingReference(bookingId)} is no longer`))).toBeTruthy();
  expect(screen.getByText('Recorded on this phone: 0 → 2 (Friday, May 01 at 2:00 PM)')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
