import { agreedLines, agreedWon, linesWon, termsWithLines } from '@app/domain/booking/agreed-lines.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { awaitsDecision, holdsSeats } from '@app/domain/booking/booking-status.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { changesDateOrPlace } from '@app/domain/event/event-terms.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { isUnpaid, moneyOf } from '@app/domain/order/settlement.ts';
import type { Deps } from '../deps.ts';
import type { OrderHold, ReadHold } from '../orders/order-hold.ts';
import { toDocument } from '../store/documents.ts';
import { type AwaitedChange, changeSeatsOf } from './awaited-change.ts';
import { originalOf } from './change-party-size.ts';
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

/** Returns whether a payment has paid the price. More than that is on its way back. */
const isPriceReceived = ({ ledger: before }: Order, { ledger: after }: Order) =>
  (isUnpaid(before) || before.state === 'expired') && after.payments.some(({ role }) => role === 'price');

/** Returns what a change of its order means for a booking; undefined if nothing. */
function consequenceOf(before: Order, after: Order, booking: Booking): Consequence | undefined {
  const isHeld = holdsSeats(booking.status);
  if (isPriceReceived(before, after)) {
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

/** Returns whether what the guest asked for can still be had as it was quoted. Its seats are held. */
function canBeChanged({ change, eventId }: Booking, event: Event | undefined, now: Date): boolean {
  if (!change) return true;
  if (!event || eventAvailability(event, 0, now).state !== 'open') return false;
  return change.eventId === eventId || !changesDateOrPlace({ ...event, ...change.agreed }, event);
}

/** Returns a booking after its change was paid. */
function changedBooking({ change: _, ...booking }: Booking, change: AwaitedChange): Booking {
  const { eventId, numberOfParticipants, agreed } = change;
  const isMove = eventId !== booking.eventId;
  return {
    ...booking,
    ...revised(booking),
    original: originalOf(booking),
    status: 'confirmed',
    eventId,
    numberOfParticipants,
    // The owner may have changed the rest of the terms while the guest paid for more seats.
    agreed: isMove
      ? agreed
      : termsWithLines(booking.agreed, agreedLines({ ...change, createdAt: booking.createdAt })),
    ...(isMove && {
      formerEventIds: [...new Set([...(booking.formerEventIds ?? []), booking.eventId])],
    }),
  };
}

/** Returns the events of an order whose booking has been changed as it was paid. */
function eventsOfMadeChange(
  booking: Booking,
  { title, titleKr, dateTime }: Event,
  isNewEvent: boolean,
  at: Date,
): OrderEvent[] {
  const lines = agreedLines(booking).map(({ quantity, unitWon }) => ({ quantity, unitWon }));
  return [
    ...(isNewEvent
      ? [{ type: 'bookingMoved' as const, at, eventId: booking.eventId, title, titleKr, dateTime }]
      : []),
    { type: 'amountChanged', at, won: linesWon(lines), lines },
  ];
}

const NO_SEATS: OrderHold = { isAvailable: false, follow: () => [] };

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
    const { change } = booking;
    const records = await tx.read({ events: [eventId, ...(change ? [change.eventId] : [])] });
    const seats = seatsOf(records, eventId);
    const target = change && seatsOf(records, change.eventId);
    const now = deps.clock.now();
    const by = { role: 'system' } as const;
    const waiting = holdsSeats(booking.status) ? [] : await readClaims(tx, seats);
    const claimed = { ...seats, waiting };
    return {
      isAvailable: holdsSeats(booking.status)
        ? canBeChanged(booking, target?.event, now)
        : canTakeBack(claimed, booking, now),
      follow(before, after) {
        // The number of the order's event makes the key unique.
        const key = `order-${id}-${after.eventCount}`;
        if (change && before.ledger.change && !after.ledger.change) {
          const changed = changedBooking(booking, change);
          const isMove = change.eventId !== eventId;
          const entry = {
            id: key,
            at: now,
            by,
            kind: isMove ? 'move' : 'change_party_size',
            bookingId: id,
          } as const;
          const taken = { ...entry, booked: change.seats, holdId: change.holdId, held: -change.seats };
          if (isMove) changeSeats(tx, seats, [{ ...entry, booked: -seatsHeldBy(booking) }]);
          changeSeats(tx, target!, [taken]);
          tx.updateHold({ id: change.holdId, eventId: change.eventId }, { state: 'accepted' });
          transaction.set(bookingDocuments(deps.db).booking(id), toDocument(changed));
          tx.queueMail('changed', changed, target!.event);
          return eventsOfMadeChange(changed, target!.event!, isMove || !before.ledger.holdsGoods, now);
        }
        const consequence = consequenceOf(before, after, booking);
        if (!consequence) return [];
        const { operation, status, booked } = consequence;
        const { cancellation: _, change: __, ...rest } = booking;
        const isEnded = change !== undefined && status === 'cancelled';
        const changed = {
          ...rest,
          ...(change && !isEnded && { change }),
          ...revised(booking),
          status,
          ...(status === 'cancelled' && { cancellation: { by: 'system' as const, at: now } }),
        };
        const entry = { id: key, at: now, by, kind: operation, bookingId: id, booked };
        changeSeatsOf(tx, records, booking, entry, isEnded ? change : undefined);
        if (operation === 'restore') recordOvertakes(tx, waiting, afterOvertaking(claimed, now));
        transaction.set(bookingDocuments(deps.db).booking(id), toDocument(changed));
        const { refundingWon } = moneyOf(after.ledger.payments, ['price']);
        tx.queueMail(status, changed, seats.event, { refundWon: status === 'confirmed' ? refundingWon : 0 });
        return isEnded ? [{ type: 'changeDropped', at: now }] : [];
      },
    };
  };
}
