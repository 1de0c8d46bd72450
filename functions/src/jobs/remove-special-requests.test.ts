import { describe, expect, it } from 'vitest';
import { aBooking } from '@app/domain/testing/factories.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { emulatedApp } from '../../testing/emulated.ts';
import { bookingsOf, storedBooking, storedEvent } from '../../testing/stored.ts';
import { removeSpecialRequests } from './remove-special-requests.ts';

const NOW = new Date('2026-11-21T19:00:00Z');
const { deps } = emulatedApp();
const { db } = deps;

/** Stores a booking with special requests for an hour-long event; it may have been moved to `movedTo` since. */
async function booked(dateTime: string, movedTo = dateTime): Promise<string> {
  const { id } = await storedEvent(db, { dateTime: new Date(movedTo), duration: 60 }, 2);
  const { agreed, ...booking } = aBooking(id, { specialRequests: 'Sample request' });
  await storedBooking(db, { ...booking, agreed: { ...agreed, dateTime: new Date(dateTime), duration: 60 } });
  return id;
}
const requestOf = async (eventId: string) => (await bookingsOf(db, eventId))[0]!.specialRequests;

describe('removeSpecialRequests', () => {
  it('deletes them thirty days after the end of the event, to the millisecond, and keeps the booking', async () => {
    const old = await booked('2026-10-22T18:00:00.000Z');
    const young = await booked('2026-10-22T18:00:00.001Z');
    expect(await removeSpecialRequests(deps, NOW, NO_DEADLINE)).toBe(1);
    expect(await requestOf(old)).toBeUndefined();
    expect(await requestOf(young)).toBe('Sample request');
    expect(await removeSpecialRequests(deps, NOW, NO_DEADLINE)).toBe(0);
  });

  it('keeps those of an event that was moved to a later date', async () => {
    const moved = await booked('2026-09-01T00:00:00Z', '2026-12-01T00:00:00Z');
    await removeSpecialRequests(deps, NOW, NO_DEADLINE);
    expect(await requestOf(moved)).toBe('Sample request');
  });
});
