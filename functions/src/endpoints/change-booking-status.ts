import * as contract from '@app/domain/api/bookings.ts';
import { route } from '../routing/route.ts';
import * as bookings from '../bookings/change-booking-status.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';

export const changeBookingStatus = route(contract.changeBookingStatus, ({ params, body, admin }, deps) =>
  bookings.changeBookingStatus(firestoreBookingStore(deps), params.id, body.status, {
    key: crypto.randomUUID(),
    by: { role: 'admin', uid: admin },
    reason: body.reason,
  }),
);
