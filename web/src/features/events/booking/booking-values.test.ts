import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingInputSchema } from '@app/domain/booking/booking-schema.ts';
import { bookingBody, bookingFormSchema, EMPTY_BOOKING } from './booking-values.ts';

const EVENT_ID = '8b7e9472-317a-4492-a9cc-2e3bbbd3ecc8';
const GOOD = { ...EMPTY_BOOKING, name: 'Sample Visitor', email: 'visitor@example.com' };

function errorOf(
  field: keyof typeof EMPTY_BOOKING,
  value: string,
  ...limits: [number, number?]
): string | undefined {
  try {
    bookingFormSchema(...limits).validateSyncAt(field, { ...GOOD, [field]: value });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
}

/** Letters, an emoji, a decomposed syllable and invisible characters. */
const LETTERS = fc.constantFrom('x', ' ', '김', '😀', '\u1100', '\u1161', '\u200B', '\u200D', '\n', '\u0000');

describe('booking form', () => {
  it.each([
    ['name', '', 'nameMin'],
    ['name', ' 김 ', 'nameMin'],
    ['name', '김담', undefined],
    ['name', 'x'.repeat(100), undefined],
    ['name', 'x'.repeat(101), 'nameMax'],
    ['name', '😀', 'nameMin'],
    ['name', '😀'.repeat(100), undefined],
    ['name', '😀'.repeat(101), 'nameMax'],
    ['specialRequests', '😀'.repeat(2000), undefined],
    ['specialRequests', '😀'.repeat(2001), 'specialRequestsMax'],
    ['name', '김'.normalize('NFD'), 'nameMin'],
    ['name', '김\u200B담', undefined],
    ['name', '\u200B\u2060', 'nameMin'],
    ['name', '김담 👩‍🌾', undefined],
    ['email', `${'x'.repeat(250)}@example.com`, 'emailMax'],
    ['email', '', 'emailInvalid'],
    ['email', 'visitor', 'emailInvalid'],
    ['email', ' visitor@example.com ', undefined],
    ['email', 'visitor@\u200Bexam\u00ADple.com', undefined],
    ['phone', '', undefined],
    ['phone', '0'.repeat(41), 'phoneMax'],
    ['phone', `${'0'.repeat(40)}\u202C`, undefined],
    ['participants', '0', 'participantsMin'],
    ['participants', '1', undefined],
    ['participants', '10', undefined],
    ['participants', '11', 'participantsMax'],
    ['participants', 'a few', undefined],
    ['specialRequests', 'x'.repeat(2001), 'specialRequestsMax'],
  ] as const)('validates %s %j: %s', (field, value, error) => {
    expect(errorOf(field, value, 10)).toBe(error);
  });

  it('rejects more participants than seats left', () => {
    expect(errorOf('participants', '3', 2)).toBe('participantsMax');
    expect(errorOf('participants', '3', 2, 2)).toBe('participantsMax');
  });

  it('rejects more participants than one guest may book', () => {
    expect(errorOf('participants', '4', 10, 4)).toBeUndefined();
    expect(errorOf('participants', '5', 10, 4)).toBe('partyMax');
  });

  it('accepts and rejects the same values as the backend', () => {
    const text = (max: number) =>
      fc.oneof(
        fc.string({ maxLength: 4, unit: LETTERS }),
        fc.constant('x'.repeat(max)),
        fc.constant('x'.repeat(max + 1)),
      );
    const values = fc.record({
      name: text(100),
      email: fc.oneof(fc.emailAddress(), fc.string({ maxLength: 6 }), fc.constant('visitor@example.com')),
      phone: text(40),
      participants: fc.integer({ min: -1, max: 1001 }).map(String),
      specialRequests: text(2000),
    });
    fc.assert(
      fc.property(values, (typed) => {
        const schema = bookingFormSchema(1000);
        const body = bookingBody(EVENT_ID, schema.cast(typed), 'kr');
        expect(schema.isValidSync(typed)).toBe(bookingInputSchema.safeParse(body).success);
      }),
      { numRuns: 500 },
    );
  });
});

describe('booking request body', () => {
  const bodyOf = (values: typeof EMPTY_BOOKING, language: 'en' | 'kr') =>
    bookingBody(EVENT_ID, bookingFormSchema(10).cast(values), language);

  it('is trimmed and pending, has the page language and omits empty fields', () => {
    const values = { ...GOOD, name: ' Sample Visitor ', phone: '  ', participants: '2' };
    expect(bodyOf(values, 'en')).toStrictEqual({
      eventId: EVENT_ID,
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      numberOfParticipants: 2,
      status: 'pending',
      language: 'en',
    });
  });

  it('contains the phone number and special requests if given', () => {
    const values = { ...GOOD, phone: ' 010-0000-0000 ', specialRequests: ' A seat by the window ' };
    expect(bodyOf(values, 'kr')).toMatchObject({
      phone: '010-0000-0000',
      specialRequests: 'A seat by the window',
    });
  });
});
