import { beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { bookingSchema, type Booking } from '@app/domain/booking/booking-schema.ts';
import {
  type ArrivalsRefusal,
  arrivalsConflicts,
  type KeptArrivals,
  mergedArrivals,
  unsentArrivals,
  withAnswer,
} from '@app/domain/booking/kept-arrivals.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { bookingsOf, seatChangesOf, storedBooking, storedEvent } from '../../testing/stored.ts';

const BEGUN = new Date(Date.now() - 60_000);
const AHEAD = new Date('2099-05-01T05:00:00Z');

const { app, deps } = emulatedApp();
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

const put = (path: string, body: unknown, headers: Record<string, string> = admin) =>
  send(app, 'PUT', `/api/admin/bookings/${path}`, body, headers);
const checkIn = (id: string, before: number, arrived: number, headers = {}) =>
  put(`${id}/arrived`, { before, arrived }, { ...admin, ...headers });
const noShow = (id: string, isNoShow: boolean) => put(`${id}/no-show`, { isNoShow });

/** Stores a confirmed booking for four people of an event that begins at `dateTime`. */
async function standing(dateTime = BEGUN, changes: Partial<Booking> = {}): Promise<Booking> {
  const event = await storedEvent(deps.db, { dateTime }, 4);
  return storedBooking(
    deps.db,
    aBooking(event.id, { status: 'confirmed', numberOfParticipants: 4, ...changes }),
  );
}
const storedOf = async ({ eventId }: Booking) => (await bookingsOf(deps.db, eventId))[0]!;
const entriesOf = async ({ eventId }: Booking) =>
  (await seatChangesOf(deps.db, eventId))
    .filter(({ by }) => by.role === 'admin')
    .map(({ kind, booked, reason }) => [kind, booked, reason].join(' '));

describe('check-in', () => {
  it('sets how many of a party have arrived, and can be undone', async () => {
    const booking = await standing();
    const response = await checkIn(booking.id, 0, 3);
    expect(response.status).toBe(200);
    expect(bookingSchema.parse(await response.json())).toEqual({ ...booking, arrived: 3, isNoShow: false });
    expect((await checkIn(booking.id, 3, 4)).status).toBe(200);
    expect((await checkIn(booking.id, 4, 0)).status).toBe(200);
    expect(await storedOf(booking)).toMatchObject({ arrived: 0 });
    expect(await entriesOf(booking)).toEqual(['check_in 0 0 → 3', 'check_in 0 3 → 4', 'check_in 0 4 → 0']);
  });

  it('admits nobody twice when two devices check the same party in', async () => {
    const booking = await standing();
    const responses = await Promise.all([checkIn(booking.id, 0, 4), checkIn(booking.id, 0, 4)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { detail } = await expectProblem(
      responses.find(({ status }) => status === 409)!,
      409,
      'arrivals_changed',
    );
    expect(detail).toBe('4 people of this party have arrived.');
    expect(await entriesOf(booking)).toEqual(['check_in 0 0 → 4']);
  });

  it('answers a repeated request like the first one', async () => {
    const booking = await standing();
    const key = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    expect((await checkIn(booking.id, 0, 2, key)).status).toBe(200);
    expect((await checkIn(booking.id, 0, 2, key)).status).toBe(200);
    expect(await storedOf(booking)).toMatchObject({ arrived: 2 });
  });

  it('refuses more people than the party has', async () => {
    const booking = await standing();
    await expectProblem(await checkIn(booking.id, 0, 5), 409, 'status_change_refused');
    expect(await storedOf(booking)).toEqual(booking);
  });

  it.each(['pending', 'cancelled'] as const)('refuses a %s booking', async (status) => {
    const booking = await standing(BEGUN, { status });
    await expectProblem(await checkIn(booking.id, 0, 1), 409, 'status_change_refused');
  });

  it('is refused before the day of the event', async () => {
    const booking = await standing(AHEAD);
    await expectProblem(await checkIn(booking.id, 0, 1), 409, 'too_early');
    expect(await storedOf(booking)).toEqual(booking);
  });

  it.each([
    [{ before: 0, arrived: -1 }, 'arrived'],
    [{ before: 0, arrived: 1.5 }, 'arrived'],
    [{ arrived: 1 }, 'before'],
  ])('refuses %j', async (body, field) => {
    const booking = await standing();
    const { errors } = await expectProblem(
      await put(`${booking.id}/arrived`, body),
      400,
      'validation_failed',
    );
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  it('refuses unknown bookings and callers who are not the admin', async () => {
    const booking = await standing();
    await expectProblem(await checkIn(crypto.randomUUID(), 0, 1), 404, 'not_found');
    const anonymous = await put(`${booking.id}/arrived`, { before: 0, arrived: 1 }, {});
    await expectProblem(anonymous, 401, 'unauthenticated');
  });
});

/** A phone that keeps its presses while it is offline, and sends them by the rules of the dashboard. */
function aPhone({ id, eventId }: Booking) {
  let kept: readonly KeptArrivals[] = [];
  const sendNext = async () => {
    const { key, before, arrived } = unsentArrivals(kept)[0]!;
    const response = await checkIn(id, before, arrived, { [IDEMPOTENCY_HEADER]: key });
    const answer = response.ok ? 'saved' : ((await response.json()) as { code: ArrivalsRefusal }).code;
    return { key, answer } as const;
  };
  return {
    press: (before: number, arrived: number) => {
      const key = crypto.randomUUID();
      kept = [...kept, { key, eventId, bookingId: id, before, arrived, at: new Date().toISOString() }];
    },
    /** Sends the next press; its answer is lost. */
    loseAnswer: sendNext,
    sendOne: async () => {
      const { key, answer } = await sendNext();
      kept = withAnswer(kept, key, answer);
    },
    sendAll: async () => {
      while (unsentArrivals(kept).length > 0) {
        const { key, answer } = await sendNext();
        kept = withAnswer(kept, key, answer);
      }
    },
    conflicts: () => arrivalsConflicts(kept),
    discard: () => (kept = []),
  };
}

describe('two phones that were offline', () => {
  it('merge the people whom each admitted; the second asks, and counts nobody twice', async () => {
    const booking = await standing();
    const [first, second] = [aPhone(booking), aPhone(booking)];
    first.press(0, 1);
    first.press(1, 2);
    second.press(0, 1);
    await first.loseAnswer();
    await first.sendOne();
    await second.sendAll();
    await first.sendAll();
    expect(first.conflicts()).toEqual([]);
    expect(second.conflicts()).toMatchObject([{ before: 0, arrived: 1, refusal: 'arrivals_changed' }]);
    expect(await storedOf(booking)).toMatchObject({ arrived: 2 });

    const merged = mergedArrivals(second.conflicts()[0]!, await storedOf(booking));
    second.discard();
    second.press(2, merged);
    await second.sendAll();
    expect(second.conflicts()).toEqual([]);
    expect(await storedOf(booking)).toMatchObject({ arrived: 3 });
    expect(await entriesOf(booking)).toEqual(['check_in 0 0 → 1', 'check_in 0 1 → 2', 'check_in 0 2 → 3']);
  });

  it('admit a party once that both checked in', async () => {
    const booking = await standing();
    const [first, second] = [aPhone(booking), aPhone(booking)];
    first.press(0, 4);
    second.press(0, 4);
    await Promise.all([first.sendAll(), second.sendAll()]);
    const conflicts = [...first.conflicts(), ...second.conflicts()];
    expect(conflicts).toMatchObject([{ before: 0, arrived: 4, refusal: 'arrivals_changed' }]);
    const stored = await storedOf(booking);
    expect(mergedArrivals(conflicts[0]!, stored)).toBe(stored.arrived);
    expect(await entriesOf(booking)).toEqual(['check_in 0 0 → 4']);
  });

  it('do not go on from a refused press, though the next one would fit the number by chance', async () => {
    const booking = await standing();
    const [first, second] = [aPhone(booking), aPhone(booking)];
    first.press(0, 1);
    second.press(0, 1);
    second.press(1, 2);
    await first.sendAll();
    await second.sendAll();
    expect(second.conflicts()).toMatchObject([{ before: 0, arrived: 2 }]);
    expect(await storedOf(booking)).toMatchObject({ arrived: 1 });
  });

  it('are told when the booking was cancelled meanwhile', async () => {
    const booking = await standing();
    const phone = aPhone(booking);
    phone.press(0, 2);
    await deps.db.doc(`bookings/${booking.id}`).update({ status: 'cancelled' });
    await phone.sendAll();
    expect(phone.conflicts()).toMatchObject([{ refusal: 'status_change_refused' }]);
    expect(await entriesOf(booking)).toEqual([]);
  });
});

describe('no-show', () => {
  it('is recorded once the event has begun, and can be undone', async () => {
    const booking = await standing();
    expect((await noShow(booking.id, true)).status).toBe(200);
    expect(await storedOf(booking)).toMatchObject({ isNoShow: true, status: 'confirmed' });
    expect((await noShow(booking.id, false)).status).toBe(200);
    expect(await storedOf(booking)).toMatchObject({ isNoShow: false });
  });

  it('ends when the guest arrives late', async () => {
    const booking = await standing(BEGUN, { isNoShow: true });
    expect((await checkIn(booking.id, 0, 1)).status).toBe(200);
    expect(await storedOf(booking)).toMatchObject({ arrived: 1, isNoShow: false });
  });

  it('is refused before the event begins and for a party that has arrived', async () => {
    const early = await standing(AHEAD);
    await expectProblem(await noShow(early.id, true), 409, 'too_early');
    const present = await standing(BEGUN, { arrived: 1 });
    await expectProblem(await noShow(present.id, true), 409, 'status_change_refused');
    expect(await storedOf(present)).toEqual(present);
  });

  it('refuses unknown bookings and callers who are not the admin', async () => {
    const booking = await standing();
    await expectProblem(await noShow(crypto.randomUUID(), true), 404, 'not_found');
    await expectProblem(await put(`${booking.id}/no-show`, { isNoShow: true }, {}), 401, 'unauthenticated');
  });
});
