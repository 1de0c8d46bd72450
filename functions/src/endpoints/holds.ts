import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/holds.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import * as holds from '../bookings/hold-seats.ts';
import { route } from '../routing/route.ts';

export const holdSeats = route(contract.holdSeats, ({ params, headers, body, admin }, deps) => {
  const { seats, reason } = body;
  const id = headers[IDEMPOTENCY_HEADER] ?? crypto.randomUUID();
  const command = { by: { role: 'admin', uid: admin }, reason } as const;
  return holds.holdSeats(firestoreBookingStore(deps), { id, eventId: params.id, seats }, command);
});

/** A hold ends once, so its release needs no key of the caller. */
export const releaseSeats = route(contract.releaseSeats, ({ params, body, admin }, deps) =>
  holds.releaseHold(
    firestoreBookingStore(deps),
    { id: body.holdId, eventId: params.id },
    { key: `release-${body.holdId}`, by: { role: 'admin', uid: admin } },
  ),
);
