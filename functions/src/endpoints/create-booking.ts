import * as contract from '@app/domain/api/bookings.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { route } from '../http/route.ts';
import { placeBooking } from '../store/booking-store.ts';

export const createBooking = route(contract.createBooking, async ({ body, http }, deps) => {
  const { phone, specialRequests, ...required } = body;
  const { id, status } = await placeBooking(deps, {
    ...required,
    ...(phone && { phone }),
    ...(specialRequests && { specialRequests }),
    id: idempotencyKey(http),
    status: 'pending',
    createdAt: deps.clock.now(),
  });
  return { id, reference: bookingReference(id), status };
});
