import { describe, expect, it } from 'vitest';
import { aBookingInput } from '../testing/factories.ts';
import { bookingInputSchema } from './booking-schema.ts';
import { bookingReference, idPrefixesOf } from './booking-reference.ts';
import { canChangeStatus, holdsSeats } from './booking-status.ts';
import { BOOKING_STATUSES } from './booking.ts';

const eventId = crypto.randomUUID();

function firstIssue(changes: object): [string, string] | undefined {
  const { error } = bookingInputSchema.safeParse({ ...aBookingInput(eventId), ...changes });
  const issue = error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
}

describe('a booking request', () => {
  it('needs no phone, no requests, and counts as one person when no number is given', () => {
    const parsed = bookingInputSchema.parse({ eventId, name: ' 김 담 ', email: ' a@example.com ' });
    expect(parsed).toEqual({
      eventId,
      name: '김 담',
      email: 'a@example.com',
      numberOfParticipants: 1,
      language: 'kr',
    });
  });

  it.each([
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ name: '   ' }, 'name', 'Name must be at least 2 characters'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
    [{ name: 'Kim\u200BDam' }, 'name', 'Name contains invisible or control characters'],
    [{ name: 'Kim\nDam' }, 'name', 'Name contains invisible or control characters'],
    [{ name: '김'.normalize('NFD') }, 'name', 'Name must be at least 2 characters'],
    [{ phone: '0'.repeat(41) }, 'phone', 'Phone must be at most 40 characters'],
    [{ phone: '010\u202E-0000' }, 'phone', 'Phone contains invisible or control characters'],
    [
      { specialRequests: 'x'.repeat(2_001) },
      'specialRequests',
      'Special requests must be at most 2000 characters',
    ],
    [{ numberOfParticipants: 1_001 }, 'numberOfParticipants', 'At most 1000 participants'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'email', 'Email must be at most 254 characters'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ numberOfParticipants: 0 }, 'numberOfParticipants', 'At least 1 participant required'],
    [{ numberOfParticipants: 1.5 }, 'numberOfParticipants', 'At least 1 participant required'],
  ])('with %j is refused', (changes, field, message) =>
    expect(firstIssue(changes)).toEqual([field, message]),
  );

  it('has its name composed, so that equal names are equal', () => {
    const name = '김담'.normalize('NFD');
    expect(bookingInputSchema.parse({ eventId, name, email: 'a@example.com' }).name).toBe('김담');
  });

  it.each([
    { status: 'confirmed' },
    { eventId: 'x' },
    { isAdmin: true },
    { createdAt: '2026-01-01T00:00:00Z' },
  ])('with %j is refused', (changes) => expect(firstIssue(changes)).toBeDefined());

  it('may say that it is pending', () => expect(firstIssue({ status: 'pending' })).toBeUndefined());
});

describe('the status of a booking', () => {
  it('changes only from pending, to confirmed or cancelled', () => {
    const allowed = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => canChangeStatus(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['pending → confirmed', 'pending → cancelled']);
  });

  it('holds seats until it is cancelled', () => {
    expect(BOOKING_STATUSES.filter(holdsSeats)).toEqual(['pending', 'confirmed']);
  });
});

describe('the reference of a booking', () => {
  it('is short, always the same, and made of letters that are not mixed up', () => {
    const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
    expect(bookingReference(id)).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/);
    expect(bookingReference(id)).toBe(bookingReference(id));
  });

  it('differs between bookings', () => {
    const references = Array.from({ length: 500 }, () => bookingReference(crypto.randomUUID()));
    expect(new Set(references).size).toBeGreaterThan(495);
  });

  it('leads back to the ids that may bear it', () => {
    for (let count = 0; count < 200; count += 1) {
      const id = crypto.randomUUID();
      const reference = bookingReference(id);
      const prefixes = idPrefixesOf(reference);
      expect(prefixes).toContain(id.slice(0, 8));
      expect(prefixes.length).toBeLessThanOrEqual(6);
      expect(prefixes.map((prefix) => bookingReference(`${prefix}-`))).toEqual(prefixes.map(() => reference));
      expect(idPrefixesOf(` ${reference.toLowerCase().replace('-', '')} `)).toEqual(prefixes);
    }
  });

  it.each(['', 'K7Q', 'K7Q-2MXX', 'IL0-1UO', '김담'])('is not %s', (text) => {
    expect(idPrefixesOf(text)).toEqual([]);
  });
});
