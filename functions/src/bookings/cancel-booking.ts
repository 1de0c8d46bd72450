import { expectsGuests } from '@app/domain/booking/booking-status.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { isOverdue, verificationStart } from '@app/domain/booking/unverified.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingNews } from '../mail/templates/booking-mail.ts';
import type { BookingStore } from './booking-store.ts';
import { type BookingContext, changeBooking, type Command, revised, seatsHeldBy } from './change-booking.ts';

type CancelOperation = 'cancel_by_guest' | 'cancel_by_admin' | 'expire' | 'release_unverified' | 'call_off';

/** The mail about each kind of cancellation. */
const NEWS = {
  cancel_by_guest: 'cancelled',
  cancel_by_admin: 'cancelled',
  expire: 'expired',
  release_unverified: 'unverified',
  call_off: 'calledOff',
} as const satisfies Record<CancelOperation, BookingNews>;

function cancel(
  store: BookingStore,
  operation: CancelOperation,
  id: string,
  command: Command,
  check: (context: BookingContext) => void | Promise<void> = () => {},
): Promise<Booking> {
  return changeBooking(store, operation, id, command, async (context) => {
    await check(context);
    const { booking, now } = context;
    const { by, reason } = command;
    return {
      fields: {
        status: 'cancelled',
        cancellation: { by: by.role, at: now, ...(reason && { reason }) },
        ...revised(booking),
      },
      booked: -seatsHeldBy(booking),
      news: NEWS[operation],
    };
  });
}

function requireReason({ reason }: Command, { booking }: BookingContext): void {
  if (reason || !expectsGuests(booking.status)) return;
  const message = 'Enter a reason: the guest was told that the booking is confirmed';
  throw new DomainError('validation_failed', undefined, [{ field: 'reason', message }]);
}

/**
 * Cancels a pending or confirmed booking, gives its seats back and queues the mail about it. An admin who cancels a
 * confirmed booking gives a reason, which the mail shows.
 * @throws DomainError not_found, status_change_refused, event_closed (a guest, once the event has begun),
 * validation_failed (no reason)
 */
export function cancelBooking(store: BookingStore, id: string, command: Command): Promise<Booking> {
  return command.by.role === 'guest'
    ? cancel(store, 'cancel_by_guest', id, command)
    : cancel(store, 'cancel_by_admin', id, command, (context) => requireReason(command, context));
}

/**
 * Cancels a pending booking that was not paid by its `payBy`. The caller may come at any time and repeatedly.
 * @throws DomainError not_found, status_change_refused (also before `payBy`)
 */
export function expireBooking(store: BookingStore, id: string, key = `expire-${id}`): Promise<Booking> {
  const command: Command = { key, by: { role: 'system' } };
  return cancel(store, 'expire', id, command, ({ booking, now }) => {
    if (booking.payBy && booking.payBy <= now) return;
    throw new DomainError('status_change_refused', 'This booking is not due.');
  });
}

/**
 * Ends a change of party or date that was not paid by its time, and queues the mail about it; the booking stays as it is. The caller
 * may come at any time and repeatedly.
 * @throws DomainError not_found, status_change_refused (also before that time, and without such a change)
 */
export function lapseChange(store: BookingStore, id: string): Promise<Booking> {
  const command: Command = { key: crypto.randomUUID(), by: { role: 'system' } };
  return changeBooking(store, 'lapse_change', id, command, ({ booking: { change }, now }) => {
    if (change && change.payBy <= now) return { fields: {}, news: 'changeLapsed' };
    throw new DomainError('status_change_refused', 'No change of this booking is due.');
  });
}

/**
 * Ends a change of party or date that was not paid, as its event is called off. The guest receives a mail if the booking itself is for
 * another date and stays.
 * @throws DomainError not_found, status_change_refused (without such a change)
 */
export function giveUpChange(store: BookingStore, id: string, command: Command): Promise<Booking> {
  return changeBooking(store, 'lapse_change', id, command, ({ booking: { eventId, change } }) => {
    if (!change) throw new DomainError('status_change_refused', 'No change of this booking waits.');
    return { fields: {}, ...(change.eventId !== eventId && { news: 'changeImpossible' }) };
  });
}

/**
 * Cancels a pending booking whose guest has not opened the link in time. The caller may come at any time and repeatedly.
 * @throws DomainError not_found, status_change_refused (also before that time, and if the event sets none)
 */
export function releaseUnverified(store: BookingStore, id: string): Promise<Booking> {
  const command: Command = { key: `release-${id}`, by: { role: 'system' } };
  return cancel(store, 'release_unverified', id, command, async ({ booking, seats, now, readMails }) => {
    if (isOverdue(booking, seats.event, verificationStart(booking, await readMails()), now)) return;
    throw new DomainError('status_change_refused', 'This booking is not due.');
  });
}

/**
 * Cancels a booking because its event does not take place.
 * @param eventId the event that is called off; the guest may have moved the booking to another one in the meantime
 * @throws DomainError not_found, status_change_refused (also for a booking of another event)
 */
export function callOffBooking(
  store: BookingStore,
  id: string,
  command: Command,
  eventId?: string,
): Promise<Booking> {
  return cancel(store, 'call_off', id, command, ({ booking }) => {
    if (eventId !== undefined && booking.eventId !== eventId)
      throw new DomainError('status_change_refused', 'This booking was moved to another event.');
  });
}
