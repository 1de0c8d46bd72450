import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { takenSeats, type SeatAccount } from '@app/domain/booking/seat-account.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { offerSeats } from '../bookings/waitlist/offer-seats.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { handleEvent, RETRY_ON_FAILURE } from './handle-event.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/** Offers seats to the waitlist of an event whose account has fewer seats taken than before. */
export const offerReturnedSeats = onDocumentWritten(
  {
    ...RETRY_ON_FAILURE,
    document: `${COLLECTIONS.eventSeats}/{id}`,
    region: REGION,
    ...RESOURCES.changes,
    maxInstances: 1,
    secrets: SECRETS,
  },
  async (event) => {
    const taken = (data: unknown) => takenSeats(data as SeatAccount | undefined);
    const { before, after } = event.data ?? {};
    if (!after || taken(after.data()) >= taken(before?.data())) return;
    const deps = deployedDeps();
    await handleEvent(deps, event, () => offerSeats(firestoreBookingStore(deps), event.params.id));
  },
);
