import { describe, expect, it } from 'vitest';
import { aBookingInput } from '../testing/factories.ts';
import { bookingInputSchema } from './booking-schema.ts';
import { bookingReference } from './booking-reference.ts';
import { canChangeStatus, holdsSeats } from './booking-status.ts';
import { BOOKING_STATUSES } from './booking.ts';

const eventId = crypto.randomUUID();

function firstIssue(changes: object): [string, string] | undefined {
  const { error } = bookingInputSchema.safeParse({ ...aBookingInput(eventId), ...changes });
  const issue = error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
}

describe('bookingInputSchema', () => {
  it('defaults to one participant and does not require a phone number or special requests', () => {
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
    [{ name: 'A\u200B\u2060' }, 'name', 'Name must be at least 2 characters'],
    [{ name: '김'.normalize('NFD') }, 'name', 'Name must be at least 2 characters'],
    [{ phone: '0'.repeat(41) }, 'phone', 'Phone must be at most 40 characters'],
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
  ])('rejects %j', (changes, field, message) => expect(firstIssue(changes)).toEqual([field, message]));

  it('normalizes the name to NFC so that equal names compare equal', () => {
    const name = '김담'.normalize('NFD');
    expect(bookingInputSchema.parse({ eventId, name, email: 'a@example.com' }).name).toBe('김담');
  });

  it.each([
    { status: 'confirmed' },
    { eventId: 'x' },
    { isAdmin: true },
    { createdAt: '2026-01-01T00:00:00Z' },
  ])('rejects %j', (changes) => expect(firstIssue(changes)).toBeDefined());

  it('accepts the status pending', () => expect(firstIssue({ status: 'pending' })).toBeUndefined());
});

describe('booking status', () => {
  it('changes from pending to confirmed or cancelled, and from confirmed to cancelled', () => {
    const allowed = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => canChangeStatus(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['pending → confirmed', 'pending → cancelled', 'confirmed → cancelled']);
  });

  it('holds seats until it is cancelled', () => {
    expect(BOOKING_STATUSES.filter(holdsSeats)).toEqual(['pending', 'confirmed']);
  });
});

describe('booking reference', () => {
  it('is short, deterministic and made of unambiguous characters', () => {
    const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
    expect(bookingReference(id)).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/);
    expect(bookingReference(id)).toBe(bookingReference(id));
  });

  it('differs between bookings', () => {
    const references = Array.from({ length: 500 }, () => bookingReference(crypto.randomUUID()));
    expect(new Set(references).size).toBeGreaterThan(495);
  });
});
