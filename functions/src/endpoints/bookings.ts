import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import { awaitsDecision } from '@app/domain/booking/booking-status.ts';
import * as contract from '@app/domain/api/bookings.ts';
import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { changeBookingStatus as changeStatus } from '../bookings/change-booking-status.ts';
import { checkInBooking as checkIn, markNoShow as mark } from '../bookings/check-in-booking.ts';
import { correctBookingEmail as correctEmail } from '../bookings/change-contact.ts';
import { deleteBooking as remove } from '../bookings/delete-booking.ts';
import { enterBooking as enter } from '../bookings/enter-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { bookingPayment } from '../bookings/guest-booking.ts';
import { findBookings } from '../bookings/stored-bookings.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network-of.ts';
import { viewToken } from '../orders/order-token.ts';
import { paged } from '../routing/paged.ts';
import { type Call, route } from '../routing/route.ts';

type BookingCall = Call<typeof contract.createBooking>;

/** Returns a new id for a caller without an idempotency key: each of its requests creates a booking. */
const idOf = (key: string | undefined) => key ?? crypto.randomUUID();

export const createBooking = route(contract.createBooking, async (call, deps) => {
  const id = idOf(call.headers[contract.IDEMPOTENCY_HEADER]);
  const booked = isBotSubmission(call.body) ? { status: 'pending' as const } : await book(id, call, deps);
  return { id, reference: bookingReference(id), token: viewToken(deps.config, { id }), ...booked };
});

async function book(id: string, { body, count, http }: BookingCall, deps: Deps) {
  const { phone, specialRequests, website: _, filledInMs: __, ...required } = body;
  const request = {
    ...required,
    ...(phone && { phone }),
    ...(specialRequests && { specialRequests }),
    id,
    status: 'pending' as const,
    createdAt: deps.clock.now(),
    network: networkOf(http, deps),
  };
  const booking = await deps.createBooking(request, count);
  const { status, payBy } = booking;
  const totalWon = agreedWon(booking);
  const isAwaited = payBy !== undefined && awaitsDecision(status);
  return { status, ...(isAwaited && { payment: bookingPayment(deps.config, { id, payBy, totalWon }) }) };
}

export const listBookings = route(contract.listBookings, async ({ query, http }, { db }) =>
  paged(http, await findBookings(db, query.eventId, query)),
);

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
  return enter(firestoreBookingStore(deps), request, { role: 'admin', uid: admin });
});

export const changeBookingStatus = route(contract.changeBookingStatus, ({ params, body, admin }, deps) =>
  changeStatus(firestoreBookingStore(deps), params.id, body.status, {
    key: crypto.randomUUID(),
    by: { role: 'admin', uid: admin },
    reason: body.reason,
  }),
);

export const correctBookingEmail = route(
  contract.correctBookingEmail,
  ({ params: { id }, headers, body, admin }, deps) =>
    correctEmail(firestoreBookingStore(deps), id, body.email, {
      key: `email-${id}-${headers[contract.IDEMPOTENCY_HEADER] ?? crypto.randomUUID()}`,
      by: { role: 'admin', uid: admin },
    }),
);

/** The key contains the booking's id, because the ledger's keys are those of all bookings of the event. */
export const checkInBooking = route(
  contract.checkInBooking,
  ({ params: { id }, headers, body, admin }, deps) =>
    checkIn(firestoreBookingStore(deps), id, body, {
      key: `check-in-${id}-${headers[contract.IDEMPOTENCY_HEADER] ?? crypto.randomUUID()}`,
      by: { role: 'admin', uid: admin },
    }),
);

export const markNoShow = route(contract.markNoShow, ({ params: { id }, body, admin }, deps) =>
  mark(firestoreBookingStore(deps), id, body.isNoShow, {
    key: crypto.randomUUID(),
    by: { role: 'admin', uid: admin },
  }),
);

export const deleteBooking = route(contract.deleteBooking, async ({ params, query, admin }, deps) => {
  await remove(
    firestoreBookingStore(deps),
    params.id,
    { key: crypto.randomUUID(), by: { role: 'admin', uid: admin } },
    { tellsGuest: query.tellGuest === 'true' },
  );
  return undefined;
});
