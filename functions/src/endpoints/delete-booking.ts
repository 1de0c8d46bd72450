import * as contract from '@app/domain/api/bookings.ts';
import { route } from '../http/route.ts';
import * as bookings from '../bookings/delete-booking.ts';

export const deleteBooking = route(contract.deleteBooking, async ({ params }, deps) => {
  await bookings.deleteBooking(deps, params.id);
  return undefined;
});
