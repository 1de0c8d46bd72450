import { describe, expect, it } from 'vitest';
import { largestParty, seatsOfMailbox } from './party-limit.ts';

describe('largest party', () => {
  it.each([
    [{ capacity: 10 }, 7, 7],
    [{ capacity: 10, maxPartySize: 4 }, 7, 4],
    [{ capacity: 10, maxPartySize: 4 }, 3, 3],
    [{ capacity: 10, maxPartySize: 20 }, 10, 10],
    [{ capacity: 10, maxPartySize: 4 }, 0, 0],
  ])('of an event with %j and %d seats left is %d', (event, seatsLeft, expected) => {
    expect(largestParty(event, seatsLeft)).toBe(expected);
  });
});

it('a mailbox holds the seats of its pending and confirmed bookings, under all its spellings', () => {
  const bookings = [
    { email: 'guest@example.com', numberOfParticipants: 1, status: 'pending' },
    { email: 'Guest@Example.com', numberOfParticipants: 2, status: 'confirmed' },
    { email: 'guest+friends@example.com', numberOfParticipants: 16, status: 'pending' },
    { email: 'guest@example.com', numberOfParticipants: 4, status: 'cancelled' },
    { email: 'other@example.com', numberOfParticipants: 8, status: 'confirmed' },
  ] as const;
  expect(seatsOfMailbox(bookings, 'GUEST+1@example.com')).toBe(19);
});
