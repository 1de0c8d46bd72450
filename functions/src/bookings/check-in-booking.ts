import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Arrivals } from '@app/domain/booking/kept-arrivals.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command } from './change-booking.ts';

/** Returns a change of the number of arrivals as text: the reason of its ledger entry. */
export const describeArrivals = ({ before, arrived }: Arrivals) => `${before} → ${arrived}`;

/**
 * Sets how many people of a confirmed booking have arrived; the rest of the party may follow later. Who arrives is no
 * no-show any more.
 * @throws DomainError not_found, status_change_refused (also when more people come than are expected), event_closed,
 * too_early, arrivals_changed (another caller has changed the number since)
 */
export function checkInBooking(
  store: BookingStore,
  id: string,
  arrivals: Arrivals,
  command: Omit<Command, 'reason'>,
): Promise<Booking> {
  const { before, arrived } = arrivals;
  const reason = describeArrivals(arrivals);
  return changeBooking(store, 'check_in', id, { ...command, reason }, ({ booking }) => {
    const current = booking.arrived ?? 0;
    if (current !== before)
      throw new DomainError('arrivals_changed', `${current} people of this party have arrived.`);
    if (arrived > booking.numberOfParticipants)
      throw new DomainError('status_change_refused', 'More people than the booking is for.');
    return { fields: { arrived, isNoShow: false } };
  });
}

/**
 * Records whether the guest of a confirmed booking did not come.
 * @throws DomainError not_found, status_change_refused (also when someone has arrived), event_closed, too_early
 */
export function markNoShow(
  store: BookingStore,
  id: string,
  isNoShow: boolean,
  command: Command,
): Promise<Booking> {
  return changeBooking(store, 'no_show', id, command, ({ booking }) => {
    if (booking.arrived) throw new DomainError('status_change_refused', 'Someone of this party has arrived.');
    return { fields: { isNoShow } };
  });
}
