import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/bookings.ts';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { NAME_LIMITS } from '@app/domain/shared/name.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { bookingsOf, seatsOf, storedEvent } from '../../testing/stored.ts';

const NOW = new Date('2027-04-05T06:07:08.009Z');
const { app, deps } = emulatedApp({ clock: { now: () => NOW, wait: async () => {} } });
const book = (body: unknown, headers?: Record<string, string>) =>
  send(app, 'POST', contract.createBooking.path, body, headers);
const answerOf = async (response: Response) =>
  contract.createBooking.output.strict().parse(await response.json());

const { app: lockedApp } = emulatedApp({
  limiter: deps.limiter,
  transaction: () => {
    throw new Error('A transaction was opened.');
  },
});

async function expectUntouched(eventId: string) {
  expect(await bookingsOf(deps.db, eventId)).toEqual([]);
  expect(await seatsOf(deps.db, eventId)).toBeUndefined();
}

describe('booking', () => {
  it('is stored as pending and increases the seat count', async () => {
    const event = await storedEvent(deps.db, {}, 3);
    const input = aBookingInput(event.id, {
      numberOfParticipants: 2,
      phone: '010-0000-0000',
      specialRequests: 'A window seat',
      language: 'en',
      status: 'pending',
    });
    const response = await book(input);
    expect(response.status).toBe(201);
    const { id, reference, status } = await answerOf(response);
    expect({ reference, status }).toEqual({ reference: bookingReference(id), status: 'pending' });
    expect(await bookingsOf(deps.db, event.id)).toEqual([
      { ...input, phone: '+821000000000', id, agreed: agreedTerms(event), createdAt: NOW },
    ]);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 5 });
  });

  it.each([
    ['+82 (0)10 0000 0000', '+821000000000'],
    ['０１０．００００．００００', '+821000000000'],
    ['0044 20 0000 0000', '+442000000000'],
    ['KakaoTalk: sample', 'KakaoTalk: sample'],
  ])('stores the telephone number %s as %s', async (phone, stored) => {
    const event = await storedEvent(deps.db);
    const { id } = await answerOf(await book(aBookingInput(event.id, { phone })));
    const booking = await deps.db.collection(COLLECTIONS.bookings).doc(id).get();
    expect(booking.get('phone')).toBe(stored);
  });

  it('omits empty optional fields and stores the defaults of the schema', async () => {
    const event = await storedEvent(deps.db);
    const { numberOfParticipants: _, language: __, ...input } = aBookingInput(event.id);
    const { id } = await answerOf(
      await book({ ...input, name: '  Sample Visitor ', phone: '', specialRequests: '  ' }),
    );
    const stored = await deps.db.collection(COLLECTIONS.bookings).doc(id).get();
    const { createdAt: ___, agreed: ____, ...fields } = stored.data()!;
    expect(fields).toEqual({ ...input, numberOfParticipants: 1, language: 'kr', status: 'pending' });
  });

  it('can take exactly the last seats', async () => {
    const event = await storedEvent(deps.db, { capacity: 4 }, 1);
    expect((await book(aBookingInput(event.id, { numberOfParticipants: 3 }))).status).toBe(201);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 4 });
  });
});

describe('event without enough seats', () => {
  it.each([
    ['is full', 4, 1, '1 asked for, 0 left'],
    ['has fewer seats than the party needs', 2, 3, '3 asked for, 2 left'],
    ['has a capacity below its booked seats', 9, 1, '1 asked for, 0 left'],
  ])('rejects a booking when it %s', async (_, booked, numberOfParticipants, detail) => {
    const event = await storedEvent(deps.db, { capacity: 4 }, booked);
    const problem = await expectProblem(
      await book(aBookingInput(event.id, { numberOfParticipants })),
      409,
      'capacity_exceeded',
    );
    expect(problem.detail).toBe(`Event capacity exceeded: ${detail}.`);
    expect(await bookingsOf(deps.db, event.id)).toEqual([]);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked });
  });

  it('rejects a booking without opening a transaction', async () => {
    const event = await storedEvent(deps.db, { capacity: 1 }, 1);
    const response = await send(lockedApp, 'POST', contract.createBooking.path, aBookingInput(event.id));
    await expectProblem(response, 409, 'capacity_exceeded');
  });
});

describe('event with a largest party', () => {
  const as = (eventId: string, email: string, numberOfParticipants: number) =>
    book(aBookingInput(eventId, { email, numberOfParticipants }));

  it('takes a party of that size and rejects a larger one', async () => {
    const event = await storedEvent(deps.db, { capacity: 9, maxPartySize: 4 });
    await expectProblem(await as(event.id, 'guest@example.com', 5), 409, 'party_too_large');
    await expectUntouched(event.id);
    expect((await as(event.id, 'guest@example.com', 4)).status).toBe(201);
  });

  it('rejects with the same error what a mailbox would hold above it in all, under any address', async () => {
    const event = await storedEvent(deps.db, { capacity: 9, maxPartySize: 4 });
    const tooLarge = await expectProblem(await as(event.id, 'a@example.com', 5), 409, 'party_too_large');
    expect((await as(event.id, 'guest@example.com', 3)).status).toBe(201);
    const problem = await expectProblem(await as(event.id, 'Guest+2@example.com', 2), 409, 'party_too_large');
    expect({ ...problem, requestId: '' }).toEqual({ ...tooLarge, requestId: '' });
    expect((await as(event.id, 'guest+1@example.com', 1)).status).toBe(201);
    expect((await as(event.id, 'other@example.com', 4)).status).toBe(201);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 8 });
  });

  it('counts seats again after a cancellation', async () => {
    const event = await storedEvent(deps.db, { capacity: 9, maxPartySize: 2 });
    const { id } = await answerOf(await as(event.id, 'guest@example.com', 2));
    await expectProblem(await as(event.id, 'guest@example.com', 1), 409, 'party_too_large');
    const store = firestoreBookingStore(deps);
    await cancelBooking(store, id, { key: crypto.randomUUID(), by: { role: 'guest' } });
    expect((await as(event.id, 'guest@example.com', 2)).status).toBe(201);
  });

  it('keeps to it when one address books several times at once', async () => {
    const event = await storedEvent(deps.db, { capacity: 9, maxPartySize: 2 });
    const responses = await Promise.all(
      Array.from({ length: 5 }, async () => as(event.id, 'guest@example.com', 1)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 2 });
  });
});

describe('event that cannot be booked', () => {
  it.each([
    ['past', { dateTime: NOW }, /already begun/],
    ['inactive', { isActive: false }, /not open/],
    ['booked elsewhere', { bookingUrl: 'https://booking.example.com/1' }, /another address/],
  ])('rejects a booking when it is %s', async (_, changes, reason) => {
    const event = await storedEvent(deps.db, changes);
    const problem = await expectProblem(await book(aBookingInput(event.id)), 409, 'event_closed');
    expect(problem.detail).toMatch(reason);
    await expectUntouched(event.id);
  });

  it('rejects a booking when it does not exist', async () => {
    const eventId = crypto.randomUUID();
    const problem = await expectProblem(await book(aBookingInput(eventId)), 404, 'not_found');
    expect(problem.errors.map(({ field }) => field)).toEqual(['eventId']);
    await expectUntouched(eventId);
  });
});

describe('invalid booking request', () => {
  const changes: [string, object, string][] = [
    ['no name', { name: undefined }, 'name'],
    ['a name of one letter', { name: ' a ' }, 'name'],
    ['a name that is a number', { name: 12 }, 'name'],
    ['a name that is too long', { name: 'a'.repeat(NAME_LIMITS.max + 1) }, 'name'],
    ['no e-mail', { email: undefined }, 'email'],
    ['an e-mail without @', { email: 'visitor.example.com' }, 'email'],
    ['no participants', { numberOfParticipants: 0 }, 'numberOfParticipants'],
    ['a negative number of participants', { numberOfParticipants: -1 }, 'numberOfParticipants'],
    ['half a participant', { numberOfParticipants: 1.5 }, 'numberOfParticipants'],
    ['participants as text', { numberOfParticipants: '2' }, 'numberOfParticipants'],
    ['more participants than any event has', { numberOfParticipants: 1e9 }, 'numberOfParticipants'],
    ['a phone that is a list', { phone: ['010'] }, 'phone'],
    [
      'special requests that are too long',
      { specialRequests: 'a'.repeat(BOOKING_LIMITS.specialRequestsMax + 1) },
      'specialRequests',
    ],
    ['an unknown language', { language: 'fr' }, 'language'],
    ['a confirmed status', { status: 'confirmed' }, 'status'],
    ['an id of its own', { id: crypto.randomUUID() }, 'id'],
    ['a creation time of its own', { createdAt: '2020-01-01T00:00:00Z' }, 'createdAt'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
    ['no event', { eventId: undefined }, 'eventId'],
    ['a path for an event', { eventId: '../products/1' }, 'eventId'],
  ];

  it.each(changes)('is rejected with %s', async (_, change, field) => {
    const event = await storedEvent(deps.db);
    const problem = await expectProblem(
      await book({ ...aBookingInput(event.id), ...change }),
      400,
      'validation_failed',
    );
    expect(problem.errors.map((error) => error.field)).toEqual([field]);
    await expectUntouched(event.id);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a string', 'booking'],
    ['a number', 1],
  ])('is rejected when the body is %s', async (_, body) => {
    const problem = await expectProblem(await book(body), 400, 'validation_failed');
    expect(problem.errors.map(({ field }) => field)).toEqual(['body']);
  });

  it('names every invalid field with the error text of the form', async () => {
    const { errors } = await expectProblem(await book({ name: 'a', email: '@' }), 400, 'validation_failed');
    expect(errors).toEqual([
      { field: 'eventId', message: expect.any(String) },
      { field: 'name', message: 'Name must be at least 2 characters' },
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
  });
});

describe('idempotency key', () => {
  const withKey = (key: string) => ({ [contract.IDEMPOTENCY_HEADER]: key });

  it('creates one booking for several consecutive requests', async () => {
    const event = await storedEvent(deps.db);
    const key = crypto.randomUUID();
    const first = await book(aBookingInput(event.id), withKey(key));
    const second = await book(aBookingInput(event.id), withKey(key.toUpperCase()));
    expect([first.status, second.status]).toEqual([201, 201]);
    const answer = await answerOf(first);
    expect(answer.id).toBe(key);
    expect(await answerOf(second)).toEqual(answer);
    expect(await bookingsOf(deps.db, event.id)).toHaveLength(1);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 1 });
  });

  it('creates one booking for fifty concurrent requests', { timeout: 30_000 }, async () => {
    const event = await storedEvent(deps.db);
    const headers = withKey(crypto.randomUUID());
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => book(aBookingInput(event.id), headers)),
    );
    const answers = await Promise.all(responses.map(answerOf));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 1 });
  });

  it('returns the booking again after the event has filled up', async () => {
    const event = await storedEvent(deps.db, { capacity: 1 });
    const headers = withKey(crypto.randomUUID());
    expect((await book(aBookingInput(event.id), headers)).status).toBe(201);
    expect((await book(aBookingInput(event.id), headers)).status).toBe(201);
    await expectProblem(await book(aBookingInput(event.id)), 409, 'capacity_exceeded');
  });

  it('is looked up without opening a transaction', async () => {
    const event = await storedEvent(deps.db);
    const [body, headers] = [aBookingInput(event.id), withKey(crypto.randomUUID())];
    expect((await book(body, headers)).status).toBe(201);
    expect((await send(lockedApp, 'POST', contract.createBooking.path, body, headers)).status).toBe(201);
  });

  it('returns a booking whose text was stored before texts were cleaned and telephone numbers had one form', async () => {
    const event = await storedEvent(deps.db);
    const sent = aBookingInput(event.id, {
      phone: '010-0000-0000',
      specialRequests: 'A window\u200B seat\r\n',
    });
    const headers = withKey(crypto.randomUUID());
    const { id } = await answerOf(await book(sent, headers));
    const stored = { phone: '010.0000.0000\u202C', specialRequests: sent.specialRequests };
    await deps.db.collection(COLLECTIONS.bookings).doc(id).update(stored);
    expect((await answerOf(await book(sent, headers))).id).toBe(id);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 1 });
  });

  it('refuses a different request with the same key', async () => {
    const event = await storedEvent(deps.db);
    const headers = withKey(crypto.randomUUID());
    expect((await book(aBookingInput(event.id), headers)).status).toBe(201);
    for (const change of [
      { numberOfParticipants: 2 },
      { name: 'Another Visitor' },
      { phone: '010-0000-0000' },
    ]) {
      await expectProblem(await book(aBookingInput(event.id, change), headers), 409, 'idempotency_conflict');
    }
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 1 });
  });

  it.each(['', 'key', '../events/1', '00000000-0000-0000-0000'])('must be a UUID, not "%s"', async (key) => {
    const event = await storedEvent(deps.db);
    const problem = await expectProblem(
      await book(aBookingInput(event.id), withKey(key)),
      400,
      'validation_failed',
    );
    expect(problem.errors.map(({ field }) => field)).toEqual([contract.IDEMPOTENCY_HEADER]);
    await expectUntouched(event.id);
  });

  it(
    'is needed: without it fifty concurrent requests create fifty bookings',
    { timeout: 30_000 },
    async () => {
      const event = await storedEvent(deps.db, { capacity: 100 });
      await Promise.all(Array.from({ length: 50 }, () => book(aBookingInput(event.id))));
      expect(await bookingsOf(deps.db, event.id)).toHaveLength(50);
    },
  );

  it('is optional: without it each request creates a booking', async () => {
    const event = await storedEvent(deps.db);
    const answers = [await book(aBookingInput(event.id)), await book(aBookingInput(event.id))].map(answerOf);
    const [first, second] = await Promise.all(answers);
    expect(first!.id).not.toBe(second!.id);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 2 });
  });
});
