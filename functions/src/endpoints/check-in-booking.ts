import * as contract from '@app/domain/api/bookings.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import * as bookings from '../bookings/check-in-booking.ts';
import { route } from '../routing/route.ts';

/** The key contains the booking's id, because the ledger's keys are those of all bookings of the event. */
export const checkInBooking = route(
  contract.checkInBooking,
  ({ params: { id }, headers, body, admin }, deps) =>
    bookings.checkInBooking(firestoreBookingStore(deps), id, body, {
      key: `check-in-${id}-${headers[contract.IDEMPOTENCY_HEADER] ?? crypto.randomUUID()}`,
      by: { role: 'admin', uid: admin },
    }),
);

export const markNoShow = route(contract.markNoShow, ({ params: { id }, body, admin }, deps) =>
  bookings.markNoShow(firestoreBookingStore(deps), id, body.isNoShow, {
    key: crypto.randomUUID(),
    by: { role: 'admin', uid: admin },
  }),
);
