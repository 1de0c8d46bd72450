import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@app/domain/api/bookings.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { clientAddress } from '../http/client-address.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, send } from '../../testing/emulated.ts';
import { bookingsOf, storedEvent } from '../../testing/stored.ts';
import { guestToken } from '../bookings/guest-booking.ts';
import { updateSeatMajority } from './update-seat-majority.ts';

const { app, deps } = emulatedApp({ addressOf: (http) => clientAddress(http, 1) });
const { db } = deps;
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

/** Books four seats for a guest at an address; returns the path of the guest's link. */
async function book(eventId: string, email: string, address: string): Promise<string> {
  const input = aBookingInput(eventId, { email, numberOfParticipants: 4 });
  const headers = { 'X-Forwarded-For': address };
  const response = await send(app, 'POST', createBooking.path, input, headers);
  const { id } = createBooking.output.parse(await response.json());
  const booking = (await bookingsOf(db, eventId)).find((one) => one.id === id)!;
  return `/api/bookings/${guestToken(deps.config, booking)}`;
}

/** Handles a change of the event's bookings as the trigger does, and returns the event's line. */
async function lineOf(eventId: string) {
  await updateSeatMajority(deps, eventId);
  return (await db.collection(COLLECTIONS.seatMajorities).doc(eventId).get()).data();
}
const line = (by: string, seats: number) => expect.objectContaining({ by, seats });

it.each([
  ['/24', '203.0.113.7', '203.0.113.99', '203.0.114.7'],
  ['/48', '2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:8:1::1'],
])('finds the majority of one %s network, and not of two', async (_, address, neighbour, stranger) => {
  const { id: together } = await storedEvent(db, { capacity: 15 });
  await book(together, 'a@example.com', address);
  await book(together, 'b@example.com', neighbour);
  expect(await lineOf(together)).toEqual(line('network', 8));
  const { id: apart } = await storedEvent(db, { capacity: 15 });
  await book(apart, 'a@example.com', address);
  await book(apart, 'b@example.com', stranger);
  expect(await lineOf(apart)).toBeUndefined();
});

it('follows a booking that grows, moves to another date and is cancelled', async () => {
  const dates = { capacity: 9, seriesId: crypto.randomUUID() };
  const [first, second] = [await storedEvent(db, dates), await storedEvent(db, dates)];
  const path = await book(first.id, 'a@example.com', '203.0.113.7');
  expect(await lineOf(first.id)).toBeUndefined();
  await send(app, 'POST', `${path}/party-size`, { numberOfParticipants: 5 });
  expect(await lineOf(first.id)).toEqual(line('mailbox', 5));
  await send(app, 'POST', `${path}/date`, { eventId: second.id });
  expect([await lineOf(first.id), await lineOf(second.id)]).toEqual([undefined, line('mailbox', 5)]);
  await app.request(`${path}/cancel`, { method: 'POST' });
  expect(await lineOf(second.id)).toBeUndefined();
});

it('leaves out bookings that the admin enters', async () => {
  const { id } = await storedEvent(db, { capacity: 9 });
  const input = { eventId: id, name: 'Sample Caller', email: 'a@example.com', numberOfParticipants: 8 };
  expect((await send(app, 'POST', '/api/admin/bookings', input, { ...admin })).status).toBe(201);
  expect(await lineOf(id)).toBeUndefined();
});

it('stores neither the address nor its network, and forgets the hash with the booking', async () => {
  const { id: eventId } = await storedEvent(db, { capacity: 9 });
  await book(eventId, 'a@example.com', '203.0.113.7');
  const [booking] = await bookingsOf(db, eventId);
  const network = db.collection(COLLECTIONS.bookingNetworks).doc(booking!.id);
  const stored = (await network.get()).data()!;
  expect(stored).toEqual({ network: expect.stringMatching(/^[\w-]{43}$/), bookedAt: expect.anything() });
  const path = `/api/admin/bookings/${booking!.id}`;
  expect((await app.request(path, { method: 'DELETE', headers: { ...admin } })).status).toBe(204);
  expect((await network.get()).exists).toBe(false);
});

it('removes the line of a deleted event', async () => {
  const { id } = await storedEvent(db, { capacity: 4 });
  await book(id, 'a@example.com', '203.0.113.7');
  expect(await lineOf(id)).toEqual(line('mailbox', 4));
  await db.collection(COLLECTIONS.events).doc(id).delete();
  expect(await lineOf(id)).toBeUndefined();
});
