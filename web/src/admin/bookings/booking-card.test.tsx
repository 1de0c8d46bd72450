import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { findText } from '../form/kept-text.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { BookingCard } from './booking-card.tsx';

const event = anEvent({ dateTime: new Date('2099-05-02T15:30:00Z') });
const booking = aBooking(event.id, {
  name: 'Sample Visitor',
  phone: '+82200000000',
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
      '+82 2-0000-0000',
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

  it.each([
    ['confirmed', ['Delete', 'Cancel this confirmed booking']],
    ['cancelled', ['Delete']],
  ] as const)('shows no confirm or cancel button of a request for a %s booking', (status, labels) => {
    renderAdmin(<BookingCard booking={{ ...booking, status }} event={event} />);
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.toSorted()).toEqual(labels.toSorted());
  });

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

  describe.each([
    ['pending', 'Cancel the booking of Sample Visitor'],
    ['confirmed', 'Cancel this confirmed booking'],
  ] as const)('cancellation of a %s booking', (status, button) => {
    const changes = vi.fn<typeof fetch>(async () => Response.json({ status: 'cancelled' }));
    const cancelled = { ...booking, status };
    const render = () => renderAdmin(<BookingCard booking={cancelled} event={event} />);
    const dialog = () => screen.findByRole('dialog', { name: 'Cancel the booking of Sample Visitor?' });
    const openDialog = async () => {
      await userEvent.click(screen.getByRole('button', { name: button }));
      return within(await dialog());
    };
    const press = async (name: string) =>
      userEvent.click(within(await dialog()).getByRole('button', { name }));
    const sent = (request = 0) => JSON.parse(String(changes.mock.calls[request]![1]!.body)) as unknown;
    beforeEach(() => {
      changes.mockClear();
      vi.stubGlobal('fetch', changes);
    });

    it('shows how many seats are released, and cancels nothing if the booking is kept', async () => {
      render();
      const asked = await openDialog();
      expect(await asked.findByText(/^2 seats return to the event\./)).toBeDefined();
      await press('Keep it');
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(changes).not.toHaveBeenCalled();
    });

    it('sends the reason that the guest reads, and keeps it until then', async () => {
      changes.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      render();
      const asked = await openDialog();
      await userEvent.type(
        await asked.findByLabelText(/^Reason that Sample Visitor will read/),
        ' The room is flooded ',
      );
      await press('Cancel the booking');
      expect(await screen.findByText('Failed to update status')).toBeDefined();
      const again = await openDialog();
      expect((await again.findByLabelText<HTMLTextAreaElement>(/^Reason/)).value).toContain('flooded');
      await press('Cancel the booking');
      expect(await screen.findByText('Booking status updated')).toBeDefined();
      expect(sent(1)).toEqual({ status: 'cancelled', reason: 'The room is flooded' });
      expect(findText('cancellations', booking.id)).toBeNull();
    });

    it('asks before a typed reason is lost', async () => {
      render();
      const asked = await openDialog();
      await userEvent.type(await asked.findByLabelText(/^Reason/), 'The room is flooded');
      await press('Keep it');
      await userEvent.click(await screen.findByText('Leave without saving'));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const again = await openDialog();
      expect((await again.findByLabelText<HTMLTextAreaElement>(/^Reason/)).value).toBe('');
    });
  });

  it('needs no reason for cancelling a pending booking', async () => {
    const changes = vi.fn<typeof fetch>(async () => Response.json({ status: 'cancelled' }));
    vi.stubGlobal('fetch', changes);
    renderAdmin(<BookingCard booking={booking} event={event} />, { language: 'kr' });
    await userEvent.click(screen.getByRole('button', { name: 'Sample Visitor 님의 예약 취소' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Sample Visitor 님께 알릴 취소 사유 (선택)')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: '예약 취소' }));
    await vi.waitFor(() => expect(changes).toHaveBeenCalledOnce());
    expect(JSON.parse(String(changes.mock.calls[0]![1]!.body))).toEqual({ status: 'cancelled' });
  });

  it('needs a reason for cancelling a confirmed booking', async () => {
    renderAdmin(<BookingCard booking={{ ...booking, status: 'confirmed' }} event={event} />);
    await userEvent.click(screen.getByText('Cancel this confirmed booking'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText(/^Reason/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    expect(await dialog.findByText(/Please enter a reason/)).toBeDefined();
  });

  it('announces no mail about the cancellation to a guest without an address', async () => {
    const confirmed = { ...booking, email: '', status: 'confirmed' as const };
    renderAdmin(<BookingCard booking={confirmed} event={event} />);
    await userEvent.click(screen.getByText('Cancel this confirmed booking'));
    expect(await screen.findByText(/Please call Sample Visitor, who gave no email address/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText('Please enter a reason.')).toBeDefined();
    expect(screen.queryByText(/will read|email to the guest/)).toBeNull();
  });

  it('opens the cancellation of a confirmed booking by itself with a typed reason', async () => {
    const confirmed = { ...booking, status: 'confirmed' as const };
    renderAdmin(<BookingCard booking={confirmed} event={event} />);
    await userEvent.click(screen.getByText('Cancel this confirmed booking'));
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'The room is flooded');
    cleanup();
    renderAdmin(<BookingCard booking={confirmed} event={event} />);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/)).value).toBe('The room is flooded');
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
