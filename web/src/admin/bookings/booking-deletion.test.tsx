import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { finishAll } from '../deleting/deletions.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { BookingDeletion } from './booking-deletion.tsx';
import { BookingTable } from './booking-table.tsx';

const event = anEvent();
const past = anEvent({ dateTime: new Date('2020-05-01T05:00:00Z') });
const payBy = new Date('2020-01-01T00:00:00Z');
const requested = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

beforeEach(() => vi.stubGlobal('fetch', requested));
afterEach(async () => {
  await act(finishAll);
  vi.unstubAllGlobals();
  requested.mockClear();
});

const press = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }));
const tells = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Tell/ });

/** Ends the time in which the deletion can be undone, and returns the paths of the requests. */
async function deletedPaths() {
  expect(requested).not.toHaveBeenCalled();
  await act(finishAll);
  return requested.mock.calls.map(([path]) => path);
}

/** Opens the question about one booking, and returns it. */
async function ask(booking: Booking, at = event) {
  renderAdmin(<BookingDeletion booking={booking} event={at} />);
  await press('button', /^Delete the booking/);
  return screen.findByRole('dialog');
}

describe('the deletion of a booking', () => {
  it('tells the guest unless the admin says otherwise', async () => {
    const booking = aBooking(event.id, { status: 'confirmed' });
    await ask(booking);
    expect(tells()?.checked).toBe(true);
    await press('button', 'Delete');
    expect(await deletedPaths()).toEqual([`/api/admin/bookings/${booking.id}?tellGuest=true`]);
  });

  it('does not tell a guest whom the admin has chosen not to tell', async () => {
    const booking = aBooking(event.id);
    await ask(booking);
    await userEvent.click(tells()!);
    await press('button', 'Delete');
    expect(await deletedPaths()).toEqual([`/api/admin/bookings/${booking.id}`]);
  });

  it.each([
    ['holds no seats', aBooking(event.id, { status: 'cancelled' })],
    ['has no address', { ...aBooking(event.id), email: '' }],
  ])('does not ask whether to tell the guest of a booking that %s', async (_case, booking) => {
    await ask(booking);
    expect(tells()).toBeNull();
  });

  it('neither tells by itself the guest of an event that is over, nor promises a refund', async () => {
    const dialog = await ask(aBooking(past.id, { payBy, agreed: agreedTerms(past) }), past);
    expect(tells()?.checked).toBe(false);
    expect(dialog.textContent).not.toContain('refunded');
  });
});

it('promises the refund of a booking whose event was postponed beyond the agreed time', async () => {
  const dialog = await ask(aBooking(event.id, { payBy, agreed: agreedTerms(past) }), event);
  expect(dialog.textContent).toContain('refunded');
});

describe('the deletion of several bookings', () => {
  const bookings = [
    aBooking(event.id, { name: 'Kim', numberOfParticipants: 2, payBy }),
    aBooking(event.id, { name: 'Lee', status: 'confirmed', numberOfParticipants: 3, payBy }),
    aBooking(event.id, { name: 'Park', status: 'cancelled', numberOfParticipants: 4, payBy }),
  ];
  const paths = (query: string) => bookings.map(({ id }) => `/api/admin/bookings/${id}${query}`);

  async function askAboutAll() {
    renderAdmin(<BookingTable bookings={bookings} sorting={undefined} />);
    await press('checkbox', 'Select all');
    await press('button', 'Delete (3)');
  }

  it('states the seats that return and the refunds, and tells the guests', async () => {
    await askAboutAll();
    const { textContent } = screen.getByRole('dialog', { name: 'Delete the 3 selected items?' });
    expect(textContent).toContain('5 seats return to the event.');
    expect(textContent).toContain('Any online payment by Kim, Lee is refunded in full.');
    expect(textContent).toContain('Tell 2 guests by email');
    await press('button', 'Delete');
    expect(await deletedPaths()).toEqual(paths('?tellGuest=true'));
  });

  it('tells nobody if the admin says so', async () => {
    await askAboutAll();
    await userEvent.click(tells()!);
    await press('button', 'Delete');
    expect(await deletedPaths()).toEqual(paths(''));
  });
});
