import * as contract from '@app/domain/api/bookings.ts';
import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { bookingPayment } from '../bookings/guest-booking.ts';
import type { Deps } from '../deps.ts';
import { type Call, route } from '../routing/route.ts';

type BookingCall = Call<typeof contract.createBooking>;

/** Returns a new id for a caller without an idempotency key: each of its requests creates a booking. */
const idOf = (key: string | undefined) => key ?? crypto.randomUUID();

export const createBooking = route(contract.createBooking, async (call, deps) => {
  const id = idOf(call.headers[contract.IDEMPOTENCY_HEADER]);
  const booked = isBotSubmission(call.body) ? { status: 'pending' as const } : await book(id, call, deps);
  return { id, reference: bookingReference(id), ...booked };
});

async function book(id: string, { body, count }: BookingCall, deps: Deps) {
  const { phone, specialRequests, website: _, filledInMs: __, ...required } = body;
  const request = {
    ...required,
    ...(phone && { phone }),
    ...(specialRequests && { specialRequests }),
    id,
    status: 'pending' as const,
    createdAt: deps.clock.now(),
  };
  const { status, payBy, agreed, numberOfParticipants } = await deps.createBooking(request, count);
  const totalWon = agreed.price * numberOfParticipants;
  const isAwaited = payBy !== undefined && status === 'pending';
  return { status, ...(isAwaited && { payment: bookingPayment(deps.config, { id, payBy, totalWon }) }) };
}
