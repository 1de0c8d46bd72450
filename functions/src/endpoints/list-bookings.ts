import * as contract from '@app/domain/api/bookings.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findBookings } from '../bookings/stored-bookings.ts';

export const listBookings = route(contract.listBookings, async ({ query, http }, { db }) =>
  paged(http, await findBookings(db, query.eventId, query)),
);
