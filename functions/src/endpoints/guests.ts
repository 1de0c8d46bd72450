import * as contract from '@app/domain/api/guests.ts';
import { DomainError } from '@app/domain/errors.ts';
import { findBookingsOf, requireBooking, findNote, storeNote } from '../bookings/guests.ts';
import { route } from '../routing/route.ts';

export const getGuest = route(contract.getGuest, async ({ params }, { db }) => {
  const booking = await requireBooking(db, params.id);
  const { email } = booking;
  if (!email) return { note: '', bookings: [booking] };
  const [note, bookings] = await Promise.all([findNote(db, email), findBookingsOf(db, email)]);
  return { note, bookings };
});

export const noteGuest = route(contract.noteGuest, async ({ params, body }, deps) => {
  const { email } = await requireBooking(deps.db, params.id);
  if (!email) throw new DomainError('not_found', 'This guest has no email address.');
  await storeNote(deps, email, body.text);
  return { note: body.text };
});
