import * as contract from '@app/domain/api/bookings.ts';
import { route } from '../http/route.ts';
import { findBookings } from '../store/booking-store.ts';

export const listBookings = route(contract.listBookings, ({ query }, { db }) =>
  findBookings(db, query.eventId),
);
