import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/factories.ts';
import type { Booking } from './booking-schema.ts';
import { seatMajority } from './seat-majority.ts';

/** Returns a booking of four seats. */
const placed = (email: string, network: string | undefined, changes: Partial<Booking> = {}) => ({
  ...aBooking('event', { email, numberOfParticipants: 4, ...changes }),
  network,
});
const majorityOf = (capacity: number, ...bookings: ReturnType<typeof placed>[]) =>
  seatMajority({ capacity }, bookings);

describe('seatMajority', () => {
  it('sums the seats of all spellings of a mailbox', () => {
    const spellings = [placed('f@example.com', 'a'), placed('F+1@example.com', 'b')];
    expect(majorityOf(15, ...spellings)).toEqual({ by: 'mailbox', seats: 8 });
  });

  it('sums the seats of a network when no mailbox has a majority', () => {
    const guests = [placed('f@example.com', 'a'), placed('g@example.com', 'a')];
    expect(majorityOf(15, ...guests)).toEqual({ by: 'network', seats: 8 });
  });

  it('begins above half of the capacity, whatever part of the booked seats it is', () => {
    expect(majorityOf(8, placed('f@example.com', 'a'))).toBeUndefined();
    expect(majorityOf(7, placed('f@example.com', 'a'))).toEqual({ by: 'mailbox', seats: 4 });
  });

  it('leaves out cancelled bookings and those that the admin entered', () => {
    const cancelled = placed('f@example.com', 'a', { status: 'cancelled' });
    expect(majorityOf(7, cancelled, placed('f@example.com', undefined))).toBeUndefined();
  });
});
