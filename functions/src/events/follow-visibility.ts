import { COLLECTIONS } from '@app/domain/collections.ts';
import { syncEventAccount } from './event-account.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';

/** For how long events that have appeared or disappeared are compared, so that failed runs are made up for. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Shows visitors the seats of events that have appeared since, and hides those of events that have disappeared or are not
 * visible yet: the times of an event pass without a change event. @returns the number of events that were compared
 */
export async function followVisibility(deps: BookingStoreDeps): Promise<number> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const events = deps.db.collection(COLLECTIONS.events);
  const found = await Promise.all([
    events.where('visibleFrom', '>', since).select().get(),
    events.where('visibleUntil', '>', since).where('visibleUntil', '<=', now).select().get(),
  ]);
  const ids = new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
  const store = firestoreBookingStore(deps);
  for (const id of ids) await syncEventAccount(store, id);
  return ids.size;
}
