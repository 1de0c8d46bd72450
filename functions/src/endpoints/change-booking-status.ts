import * as contract from '@app/domain/api/bookings.ts';
import { route } from '../http/route.ts';
import * as bookings from '../bookings/change-booking-status.ts';

export const changeBookingStatus = route(contract.changeBookingStatus, ({ params, body }, deps) =>
  bookings.changeBookingStatus(deps, params.id, body.status),
);
