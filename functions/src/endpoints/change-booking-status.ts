import * as contract from '@app/domain/api/bookings.ts';
import { route } from '../http/route.ts';
import { changeStatus } from '../store/booking-store.ts';

export const changeBookingStatus = route(contract.changeBookingStatus, ({ params, body }, deps) =>
  changeStatus(deps, params.id, body.status),
);
