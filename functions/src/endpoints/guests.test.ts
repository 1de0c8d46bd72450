import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { guestId } from '../bookings/guests.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { storedBooking, storedEvent } from '../../testing/stored.ts';

const { app, deps } = emulatedApp();
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

async function guest() {
  const name = crypto.randomUUID();
  const event = await storedEvent(deps.db);
  const [typed, lower, other] = await Promise.all(
    [`G${name}@Example.com`, `g${name}@example.com`, `${name}@example.com`].map(async (email) =>
      storedBooking(deps.db, aBooking(event.id, { email })),
    ),
  );
  return { typed: typed!, lower: lower!, other: other! };
}
const pathOf = ({ id }: { id: string }) => `/api/admin/bookings/${id}/guest`;
const read = async (booking: { id: string }) => {
  const response = await app.request(pathOf(booking), { headers: admin });
  expect(response.status).toBe(200);
  return (await response.json()) as { note: string; bookings: { id: string }[] };
};
const note = (booking: { id: string }, text: string) =>
  send(app, 'PUT', `${pathOf(booking)}/note`, { text }, admin);

describe("a booking's guest", () => {
  it('has all bookings of the address, however it was typed, and no others', async () => {
    const { typed, lower } = await guest();
    const ids = (await read(typed)).bookings.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([typed.id, lower.id].toSorted());
  });

  it('has one note for all bookings, which an empty text removes', async () => {
    const { typed, lower, other } = await guest();
    expect((await note(typed, '  Allergic to nuts ')).status).toBe(200);
    expect((await read(lower)).note).toBe('Allergic to nuts');
    expect((await read(other)).note).toBe('');
    expect((await note(lower, '')).status).toBe(200);
    expect((await read(typed)).note).toBe('');
    const document = deps.db.collection(COLLECTIONS.guestNotes).doc(guestId(lower.email!));
    expect((await document.get()).exists).toBe(false);
  });

  it('is shown to the admin only', async () => {
    const { typed } = await guest();
    await expectProblem(await app.request(pathOf(typed)), 401, 'unauthenticated');
    await expectProblem(
      await send(app, 'PUT', `${pathOf(typed)}/note`, { text: 'x' }),
      401,
      'unauthenticated',
    );
  });

  it('rejects a note that is too long, on an unknown booking or on a guest without an address', async () => {
    const { typed } = await guest();
    await expectProblem(await note(typed, 'x'.repeat(2_001)), 400, 'validation_failed');
    await expectProblem(await note({ id: crypto.randomUUID() }, 'x'), 404, 'not_found');
    const { email: _, ...booking } = aBooking(typed.eventId);
    await storedBooking(deps.db, booking);
    await expectProblem(await note(booking, 'x'), 404, 'not_found');
    expect((await read(booking)).bookings.map(({ id }) => id)).toEqual([booking.id]);
  });
});
