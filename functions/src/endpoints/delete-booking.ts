import * as contract from '@app/domain/api/bookings.ts';
import { route } from '../routing/route.ts';
import * as bookings from '../bookings/delete-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';

export const deleteBooking = route(contract.deleteBooking, async ({ params, query, admin }, deps) => {
  await bookings.deleteBooking(
    firestoreBookingStore(deps),
    params.id,
    { key: crypto.randomUUID(), by: { role: 'admin', uid: admin } },
    { tellsGuest: query.tellGuest === 'true' },
  );
  return undefined;
});
