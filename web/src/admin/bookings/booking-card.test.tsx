import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { BookingCard } from './booking-card.tsx';

const event = anEvent({ dateTime: new Date('2099-05-02T15:30:00Z') });
const booking = aBooking(event.id, {
  name: 'Sample Visitor',
  phone: '02-0000-0000',
  numberOfParticipants: 2,
  specialRequests: 'A window seat',
  createdAt: new Date('2026-11-21T15:05:00Z'),
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('booking card', () => {
  it('shows every detail of the booking with times in KST', () => {
    renderAdmin(<BookingCard booking={booking} event={event} />);
    const card = screen.getByRole('article', { name: 'Sample Visitor' });
    const texts = [
      'Pending',
      'Sample Workshop',
      'Sunday, May 03 at 12:30 AM KST',
      '2 people',
      bookingReference(booking.id),
      'visitor@example.com',
      '02-0000-0000',
      'Sunday, Nov 22 at 12:05 AM KST',
      'A window seat',
    ];
    for (const text of texts) expect(within(card).getByText(text)).toBeDefined();
  });

  it('shows the details in Korean', () => {
    renderAdmin(<BookingCard booking={booking} event={event} />, { language: 'kr' });
    for (const text of ['확정 대기', '예시 워크숍', '2명', '2026년 11월 22일 일요일 오전 12:05 KST'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('omits the phone number and special requests when the visitor gave none', () => {
    renderAdmin(<BookingCard booking={aBooking(event.id)} event={event} />);
    expect(screen.queryByText('Phone')).toBeNull();
    expect(screen.queryByText('Special requests')).toBeNull();
  });

  it('shows the agreed title, time and total of a booking whose event was deleted', () => {
    renderAdmin(<BookingCard booking={booking} event={null} />);
    for (const text of ['Deleted event', 'Sample Workshop', 'Friday, May 01 at 2:00 PM KST', '₩60,000'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it.each(['confirmed', 'cancelled'] as const)(
    'shows no confirm or cancel button for a %s booking',
    (status) => {
      renderAdmin(<BookingCard booking={{ ...booking, status }} event={event} />);
      const buttons = screen.getAllByRole('button').map((button) => button.textContent);
      expect(buttons).toEqual(['Delete']);
    },
  );

  it.each([
    ['pending', '2 seats return to the event.'],
    ['confirmed', '2 seats return to the event.'],
    ['cancelled', 'It is cancelled: its seats have already returned.'],
  ] as const)(
    'explains what happens to the seats before deleting a %s booking',
    async (status, consequence) => {
      renderAdmin(<BookingCard booking={{ ...booking, status }} event={event} />);
      await userEvent.click(screen.getByRole('button', { name: 'Delete the booking of Sample Visitor' }));
      const dialog = await screen.findByRole('dialog', {
        name: 'Delete the booking of Sample Visitor?',
      });
      expect(dialog.textContent).toContain(consequence);
    },
  );

  it('asks for confirmation before cancelling and shows how many seats are released', async () => {
    renderAdmin(<BookingCard booking={booking} event={event} />);
    await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the booking of Sample Visitor?' });
    expect(dialog.textContent).toContain('2 seats return to the event.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for a reason before cancelling a confirmed booking', async () => {
    renderAdmin(<BookingCard booking={{ ...booking, status: 'confirmed' }} event={event} />);
    await userEvent.click(screen.getByText('Cancel this confirmed booking'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText(/Please enter a reason/)).toBeDefined();
  });

  it('announces no mail about the cancellation to a guest without an address', async () => {
    const confirmed = { ...booking, email: '', status: 'confirmed' as const };
    renderAdmin(<BookingCard booking={confirmed} event={event} />);
    await userEvent.click(screen.getByText('Cancel this confirmed booking'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText('Please enter a reason.')).toBeDefined();
    expect(screen.getByText(/Please call Sample Visitor, who gave no email address/)).toBeDefined();
    expect(screen.queryByText(/will read|email to the guest/)).toBeNull();
  });

  it('keeps the reason of a cancellation until the booking is cancelled, and opens by itself with it', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ status: 'cancelled' }));
    const confirmed = { ...booking, status: 'confirmed' as const };
    renderAdmin(<BookingCard booking={confirmed} event={event} />);
    await userEvent.click(screen.getByText('Cancel this confirmed booking'));
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'The room is flooded');
    cleanup();
    const { unmount } = renderAdmin(<BookingCard booking={confirmed} event={event} />);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/)).value).toBe('The room is flooded');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText('Booking status updated')).toBeDefined();
    unmount();
    renderAdmin(<BookingCard booking={confirmed} event={event} />);
    expect(screen.queryByLabelText(/^Reason/)).toBeNull();
  });

  it('shows why a booking was cancelled', () => {
    const cancellation = {
      by: 'admin',
      at: new Date('2026-11-22T00:00:00Z'),
      reason: 'The room is flooded',
    } as const;
    renderAdmin(<BookingCard booking={{ ...booking, status: 'cancelled', cancellation }} event={event} />);
    expect(screen.getByText('The room is flooded')).toBeDefined();
  });

  it('moves focus to the card when the focused confirm button is removed', () => {
    const { rerender } = renderAdmin(<BookingCard booking={booking} event={event} />);
    screen.getByRole('button', { name: /^Confirm/ }).focus();
    rerender(<BookingCard booking={{ ...booking, status: 'confirmed' }} event={event} />);
    expect(document.activeElement).toBe(screen.getByRole('article'));
  });
});
