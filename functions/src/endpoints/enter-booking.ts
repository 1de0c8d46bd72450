import * as contract from '@app/domain/api/bookings.ts';
import * as bookings from '../bookings/enter-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { route } from '../routing/route.ts';

export const enterBooking = route(contract.enterBooking, ({ body, headers, admin }, deps) => {
  const { email, phone, specialRequests, ...required } = body;
  const request = {
    ...required,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(specialRequests && { specialRequests }),
    id: headers[contract.IDEMPOTENCY_HEADER] ?? crypto.randomUUID(),
    createdAt: deps.clock.now(),
  };
  return bookings.enterBooking(firestoreBookingStore(deps), request, { role: 'admin', uid: admin });
});
