import type { Firestore } from 'firebase-admin/firestore';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { largestParty } from '@app/domain/booking/party-limit.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { areDatesOfOneSeries } from '@app/domain/event/event-series.ts';
import { fromDocument } from '../store/documents.ts';
import type { BookingStore } from './booking-store.ts';
import { seatsOf } from './seat-ledger.ts';
import { readClaims, unclaimedSeats } from './waitlist-claims.ts';

/** A date of a series with the seats that its guests may take. */
export interface SeriesDate {
  event: Event;
  seatsLeft: number;
}

/** Returns the other dates of the booking's series that have room for its party, soonest first. */
export async function findSeriesDates(
  db: Firestore,
  store: BookingStore,
  { eventId, numberOfParticipants }: Booking,
): Promise<SeriesDate[]> {
  const own = (await store.read({ events: [eventId] })).events.get(eventId);
  if (!own?.seriesId) return [];
  const { docs } = await db.collection(COLLECTIONS.events).where('seriesId', '==', own.seriesId).get();
  const events = docs
    .flatMap((snapshot) => fromDocument(eventSchema, snapshot) ?? [])
    .filter((event) => areDatesOfOneSeries(own, event));
  const records = await store.read({ events: events.map(({ id }) => id) });
  const now = store.now();
  const dates = events.map(async (event) => {
    const seats = seatsOf(records, event.id);
    const { state } = eventAvailability(event, takenSeats(seats.account), now);
    if (state !== 'open') return [];
    // Seats that a guest on the waitlist can use are not for one who moves.
    const seatsLeft = unclaimedSeats({ ...seats, waiting: await readClaims(store, seats) }, now);
    if (largestParty(event, seatsLeft) < numberOfParticipants) return [];
    return [{ event, seatsLeft }];
  });
  return (await Promise.all(dates))
    .flat()
    .toSorted((a, b) => a.event.dateTime.getTime() - b.event.dateTime.getTime());
}
