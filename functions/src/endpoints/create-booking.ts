import * as contract from '@app/domain/api/bookings.ts';
import { isTrapped } from '@app/domain/api/traps.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Deps } from '../deps.ts';
import { type Call, route } from '../http/route.ts';
import { placeBooking } from '../store/booking-store.ts';

type Sent = Call<typeof contract.createBooking>['body'];

/** A new key for a caller who sent none: then each request is a booking of its own. */
const idOf = (key: string | undefined) => key ?? crypto.randomUUID();

export const createBooking = route(contract.createBooking, async ({ body, headers }, deps) => {
  const id = idOf(headers[contract.IDEMPOTENCY_HEADER]);
  const status = isTrapped(body) ? 'pending' : await book(id, body, deps);
  return { id, reference: bookingReference(id), status };
});

async function book(id: string, sent: Sent, deps: Deps) {
  const { phone, specialRequests, website: _, filledInMs: __, ...required } = sent;
  const { status } = await placeBooking(deps, {
    ...required,
    ...(phone && { phone }),
    ...(specialRequests && { specialRequests }),
    id,
    status: 'pending',
    createdAt: deps.clock.now(),
  });
  return status;
}
