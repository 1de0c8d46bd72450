import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from '@app/domain/api/bookings.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { adminSession } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem } from '../../testing/emulated.ts';
import { storedBooking } from '../../testing/stored.ts';

describe('list of bookings', async () => {
  const { app, deps } = emulatedApp();
  const admin = await adminSession(deps);
  const request = async (query = '') => app.request(contract.listBookings.path + query, { headers: admin });
  const list = async (query?: string) =>
    z.array(z.looseObject({ id: z.string() })).parse(await (await request(query)).json());

  it('contains the bookings of one event, newest first', async () => {
    const eventId = crypto.randomUUID();
    const older = await storedBooking(
      deps.db,
      aBooking(eventId, { createdAt: new Date('2026-03-01T00:00:00Z') }),
    );
    const newer = await storedBooking(
      deps.db,
      aBooking(eventId, { createdAt: new Date('2026-03-02T00:00:00Z') }),
    );
    await storedBooking(deps.db, aBooking(crypto.randomUUID()));
    const listed = await (await request(`?eventId=${eventId}`)).json();
    expect(listed).toMatchObject([
      { createdAt: '2026-03-02T00:00:00.000Z' },
      { createdAt: '2026-03-01T00:00:00.000Z' },
    ]);
    expect(contract.listBookings.output.parse(listed)).toEqual([newer, older]);
  });

  it('contains the bookings of all events without an event id', async () => {
    const bookings = await Promise.all(
      [1, 2].map(() => storedBooking(deps.db, aBooking(crypto.randomUUID()))),
    );
    const ids = (await list()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(bookings.map(({ id }) => id)));
  });

  it('is empty for an event without bookings', async () => {
    expect(await list(`?eventId=${crypto.randomUUID()}`)).toEqual([]);
  });

  it('refuses an invalid event id', async () => {
    const { errors } = await expectProblem(await request('?eventId=../events'), 400, 'validation_failed');
    expect(errors.map(({ field }) => field)).toEqual(['eventId']);
  });

  it('is refused for a visitor, with and without an event id', async () => {
    for (const query of ['', '?eventId=../events']) {
      await expectProblem(await app.request(contract.listBookings.path + query), 401, 'unauthenticated');
    }
  });
});
