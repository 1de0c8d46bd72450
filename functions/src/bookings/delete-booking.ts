import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { changeSeatsOf, endedChange } from './awaited-change.ts';
import type { BookingStore } from './booking-store.ts';
import {
  type Command,
  entryOf,
  loadBooking,
  requireAllowed,
  revised,
  seatsHeldBy,
  settleOrder,
} from './change-booking.ts';

/**
 * Deletes a booking and releases its seats, if it holds any, in the same transaction.
 * @param tellsGuest whether the guest gets the mail about a cancellation if the booking holds seats
 * @throws DomainError not_found
 */
export async function deleteBooking(
  store: BookingStore,
  id: string,
  command: Command,
  { tellsGuest = false } = {},
): Promise<void> {
  await store.transaction(async (tx) => {
    const { booking, seats, records, order } = await loadBooking(tx, id, command);
    const now = store.now();
    requireAllowed('delete', booking, seats.event, now);
    const ended = endedChange('delete', booking);
    const entry = { ...entryOf(command, 'delete', id, now), booked: -seatsHeldBy(booking) };
    changeSeatsOf(tx, records, booking, entry, ended);
    tx.deleteBooking(id);
    const step = { operation: 'delete', before: booking, after: undefined, now } as const;
    const first: OrderEvent[] = ended ? [{ type: 'changeDropped', at: now }] : [];
    const refundWon = settleOrder(tx, order, seats.event, step, first);
    if (!tellsGuest || !holdsSeats(booking.status)) return;
    tx.queueDeletionMail({ ...booking, status: 'cancelled', ...revised(booking) }, seats.event, refundWon);
  });
}
