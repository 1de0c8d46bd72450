import * as contract from '@app/domain/api/bookings.ts';
import { route } from '../http/route.ts';
import { removeBooking } from '../store/booking-store.ts';

export const deleteBooking = route(contract.deleteBooking, async ({ params }, deps) => {
  await removeBooking(deps, params.id);
  return undefined;
});
