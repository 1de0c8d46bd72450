import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { awaitsDecision, holdsSeats } from '@app/domain/booking/booking-status.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import type { OrderHold, ReadHold } from '../orders/order-hold.ts';
import { toDocument } from '../store/documents.ts';
import { revised, seatsHeldBy } from './change-booking.ts';
import { bookingDocuments, bookingTransaction } from './firestore-booking-store.ts';
import { changeSeats, seatsOf } from './seat-ledger.ts';
import {
  afterOvertaking,
  type ClaimedSeats,
  readClaims,
  recordOvertakes,
  unclaimedSeats,
} from './waitlist-claims.ts';

/**
 * Returns whether an open event has the seats that a cancelled booking would need again. Like those of a new booking, they are
 * seats that no guest on the waitlist could use.
 */
function canTakeBack(claimed: ClaimedSeats, booking: Booking, now: Date): boolean {
  const { event, account } = claimed;
  if (!event || eventAvailability(event, takenSeats(account), now).state !== 'open') return false;
  return unclaimedSeats(claimed, now) >= booking.numberOfParticipants;
}

interface Consequence {
  operation: 'confirm' | 'restore' | 'refund';
  status: 'confirmed' | 'cancelled';
  /** The change in the event's booked seats. */
  booked: number;
}

/** Returns what a change of its order means for a booking; undefined if nothing. */
function consequenceOf(before: Order, after: Order, booking: Booking): Consequence | undefined {
  const isHeld = holdsSeats(booking.status);
  if (after.ledger.state === 'paid' && before.ledger.state !== 'paid') {
    if (!isHeld) return { operation: 'restore', status: 'confirmed', booked: booking.numberOfParticipants };
    return awaitsDecision(booking.status)
      ? { operation: 'confirm', status: 'confirmed', booked: 0 }
      : undefined;
  }
  const isReleased = before.ledger.holdsGoods && !after.ledger.holdsGoods;
  if (!isReleased || !isHeld) return undefined;
  // A booking that was moved to a free event stays without its payment.
  if (agreedWon(booking) === 0) return undefined;
  return { operation: 'refund', status: 'cancelled', booked: -seatsHeldBy(booking) };
}

const NO_SEATS: OrderHold = { isAvailable: false, follow: () => {} };

/**
 * Returns the function that reads the seats held by the booking of an order. A payment confirms the booking, and takes the
 * seats of an expired one back; a full refund cancels it.
 */
export function bookingHoldReader(deps: Pick<Deps, 'db' | 'outbox' | 'clock'>): ReadHold {
  return async (transaction, order) => {
    const tx = bookingTransaction(deps, transaction);
    const booking = (await tx.read({ bookings: [order.id] })).bookings.get(order.id);
    if (!booking) return NO_SEATS;
    const { id, eventId } = booking;
    const seats = seatsOf(await tx.read({ events: [eventId] }), eventId);
    const now = deps.clock.now();
    const waiting = holdsSeats(booking.status) ? [] : await readClaims(tx, seats);
    const claimed = { ...seats, waiting };
    return {
      isAvailable: holdsSeats(booking.status) || canTakeBack(claimed, booking, now),
      follow(before, after) {
        const consequence = consequenceOf(before, after, booking);
        if (!consequence) return;
        const { operation, status, booked } = consequence;
        const { cancellation: _, ...rest } = booking;
        const changed = {
          ...rest,
          ...revised(booking),
          status,
          ...(status === 'cancelled' && { cancellation: { by: 'system' as const, at: now } }),
        };
        // The number of the order's event makes the key unique.
        const key = `order-${id}-${after.eventCount}`;
        const by = { role: 'system' } as const;
        changeSeats(tx, seats, [{ id: key, at: now, by, kind: operation, bookingId: id, booked }]);
        if (operation === 'restore') recordOvertakes(tx, waiting, afterOvertaking(claimed, now));
        transaction.set(bookingDocuments(deps.db).booking(id), toDocument(changed));
        tx.queueMail(status, changed, seats.event);
      },
    };
  };
}
