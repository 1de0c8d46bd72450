import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { CheckInGuest } from './check-in-guest.tsx';

const times = { isOpen: true, hasBegun: true };
const guest = (changes: Partial<Booking> = {}) =>
  aBooking(crypto.randomUUID(), {
    name: 'Sample Visitor',
    status: 'confirmed',
    numberOfParticipants: 3,
    ...changes,
  });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a guest at the door', () => {
  it.each([
    ['of whom nobody has arrived', {}, ['Check in all 3', '−', '+', 'No-show'], '3 people'],
    [
      'of whom some have arrived',
      { arrived: 2 },
      ['Check in the last one', '−', '+', 'Undo'],
      '2 of 3 arrived',
    ],
    ['who have all arrived', { arrived: 3 }, ['−', '+', 'Undo'], '3 of 3 arrived'],
    ['who comes alone', { numberOfParticipants: 1 }, ['Check in', 'No-show'], '1 person'],
    [
      'who did not come',
      { numberOfParticipants: 1, isNoShow: true },
      ['Check in', 'Undo no-show'],
      'No-show',
    ],
    ['whose booking is pending', { status: 'pending' }, ['Confirm', 'Cancel'], 'Pending'],
  ] as const)('%s has the buttons for it', (_, changes, names, badge) => {
    renderAdmin(<CheckInGuest booking={guest(changes)} {...times} />);
    expect(buttons()).toEqual(names);
    expect(screen.getAllByText(badge)).not.toEqual([]);
  });

  it('is no no-show before the event has begun', () => {
    renderAdmin(<CheckInGuest booking={guest()} isOpen hasBegun={false} />);
    expect(buttons()).toEqual(['Check in all 3', '−', '+']);
  });

  it('is not checked in before the day of the event', () => {
    renderAdmin(<CheckInGuest booking={guest()} isOpen={false} hasBegun={false} />);
    expect(buttons()).toEqual([]);
  });

  it.each([
    [30_000, ['Still to pay: ₩30,000']],
    [0, []],
  ])('whose unpaid amount is %s won has a line for what is to be paid', (unpaidWon, lines) => {
    renderAdmin(<CheckInGuest booking={guest()} unpaidWon={unpaidWon} {...times} />);
    expect(screen.queryAllByText(/Still to pay/).map(({ textContent }) => textContent)).toEqual(lines);
  });

  it('moves focus to the card when the last of the party arrives', () => {
    const booking = guest();
    const { rerender } = renderAdmin(<CheckInGuest booking={booking} {...times} />);
    screen.getByRole('button', { name: 'Check in all 3: Sample Visitor' }).focus();
    rerender(<CheckInGuest booking={{ ...booking, arrived: 3 }} {...times} />);
    expect(document.activeElement).toBe(screen.getByRole('article'));
  });
});
