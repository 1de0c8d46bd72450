import { beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { seatHoldSchema } from '@app/domain/booking/seat-account-schema.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { seatChangesOf, seatSumsOf, storedEvent } from '../../testing/stored.ts';

const { app, deps } = emulatedApp();
const { db } = deps;
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

const REASON = 'Seats for the press';
const hold = (eventId: string, body: unknown, headers: Record<string, string> = {}) =>
  send(app, 'POST', `/api/admin/events/${eventId}/holds`, body, { ...admin, ...headers });
const release = (eventId: string, holdId: string) =>
  send(app, 'POST', `/api/admin/events/${eventId}/releases`, { holdId }, admin);
const book = (eventId: string) => send(app, 'POST', '/api/bookings', aBookingInput(eventId));

describe('seats that the owner holds back', () => {
  it('are not free for visitors until they are released', async () => {
    const event = await storedEvent(db, { capacity: 3 });
    const response = await hold(event.id, { seats: 3, reason: REASON });
    expect(response.status).toBe(201);
    const held = seatHoldSchema.parse(await response.json());
    expect(held).toMatchObject({ seats: 3, reason: REASON, state: 'held' });
    await expectProblem(await book(event.id), 409, 'capacity_exceeded');
    const released = await release(event.id, held.id);
    expect(seatHoldSchema.parse(await released.json())).toEqual({ ...held, state: 'released' });
    expect((await book(event.id)).status).toBe(201);
    const entries = await seatChangesOf(db, event.id);
    expect(entries.map(({ kind, held: seats, reason }) => [kind, seats, reason])).toEqual([
      ['hold', 3, REASON],
      ['release', -3, undefined],
      ['book', 0, undefined],
    ]);
  });

  it('are released once, also by repeated requests', async () => {
    const event = await storedEvent(db, { capacity: 3 });
    const { id } = seatHoldSchema.parse(await (await hold(event.id, { seats: 2, reason: REASON })).json());
    const responses = await Promise.all([release(event.id, id), release(event.id, id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seatSumsOf(db, event.id)).toEqual({ booked: 0, held: 0 });
  });

  it('are held once for a repeated request, and another request with the same key is refused', async () => {
    const event = await storedEvent(db, { capacity: 10 });
    const key = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    const request = { seats: 2, reason: REASON };
    const responses = [await hold(event.id, request, key), await hold(event.id, request, key)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    for (const changes of [{ seats: 3 }, { reason: 'Another reason' }])
      await expectProblem(await hold(event.id, { ...request, ...changes }, key), 409, 'idempotency_conflict');
    expect(await seatSumsOf(db, event.id)).toEqual({ booked: 0, held: 2 });
  });

  it('are at most those that are free, of an event that lies ahead', async () => {
    const full = await storedEvent(db, { capacity: 3 }, 2);
    await expectProblem(await hold(full.id, { seats: 2, reason: REASON }), 409, 'capacity_exceeded');
    const past = await storedEvent(db, { dateTime: new Date('2026-01-01T00:00:00Z') });
    await expectProblem(await hold(past.id, { seats: 1, reason: REASON }), 409, 'event_closed');
  });

  it.each([
    [{ seats: 0, reason: REASON }, 'seats'],
    [{ seats: 1.5, reason: REASON }, 'seats'],
    [{ seats: 1, reason: ' ' }, 'reason'],
    [{ seats: 1 }, 'reason'],
  ])('are refused with %j', async (body, field) => {
    const event = await storedEvent(db);
    const { errors } = await expectProblem(await hold(event.id, body), 400, 'validation_failed');
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  it('are refused for unknown events and holds, and for callers who are not the admin', async () => {
    const event = await storedEvent(db);
    const id = crypto.randomUUID();
    await expectProblem(await hold(id, { seats: 1, reason: REASON }), 404, 'not_found');
    await expectProblem(await release(event.id, id), 404, 'not_found');
    const path = `/api/admin/events/${event.id}`;
    for (const [noun, body] of [
      ['holds', { seats: 1, reason: REASON }],
      ['releases', { holdId: id }],
    ] as const)
      await expectProblem(await send(app, 'POST', `${path}/${noun}`, body), 401, 'unauthenticated');
  });
});
