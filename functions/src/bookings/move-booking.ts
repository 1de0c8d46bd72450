import { termsWithLines } from '@app/domain/booking/agreed-lines.ts';
import { agreedTerms, refundAfterMove } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { areDatesOfOneSeries } from '@app/domain/event/event-series.ts';
import { quoteMove } from '@app/domain/order/change-quote.ts';
import { isPaidByHeld } from '@app/domain/order/booking-order.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { isUnpaid } from '@app/domain/order/settlement.ts';
import { PAYABLE_MINIMUM_KRW } from '@app/domain/payment/online-price.ts';
import { awaitedChange, holdChange, requireNoAwaitedChange } from './awaited-change.ts';
import type { BookingStore } from './booking-store.ts';
import {
  awaitChange,
  type Command,
  mailedDue,
  entryOf,
  loadBooking,
  requireAllowed,
  revised,
  settleOrder,
} from './change-booking.ts';
import { originalOf } from './change-party-size.ts';
import { requirePartyWithinLimit } from './party-limit.ts';
import { quotedBooking, quotedEvent } from './quoted-booking.ts';
import { changeSeats, requireOpen, seatsOf } from './seat-ledger.ts';
import { takeUnclaimedSeats } from './waitlist-claims.ts';

/** The events of a move, and the order by which the booking is paid online. */
interface Move {
  from: Event;
  to: Event;
  order: Order | undefined;
}

/**
 * Moves a booking to another event, usually another date of the same kind: takes seats there and gives back those here
 * in one transaction, and settles the difference of the price as `quoteMove` says. What is paid
 * online first holds the seats there until it is paid. `check` throws if the caller may not choose
 * this event.
 * @throws DomainError not_found (booking or event), status_change_refused, event_closed, party_too_large,
 *   capacity_exceeded
 */
export async function moveBooking(
  store: BookingStore,
  id: string,
  eventId: string,
  command: Command,
  check: (move: Move) => void = () => {},
): Promise<Booking> {
  return store.transaction(async (tx) => {
    const { booking, records, seats, order, isRepeated } = await loadBooking(tx, id, command, [eventId]);
    if (isRepeated) return booking;
    const now = store.now();
    requireAllowed('move', booking, seats.event, now);
    const entry = entryOf(command, 'move', id, now);
    if (booking.eventId === eventId) {
      changeSeats(tx, seats, [entry]);
      return booking;
    }
    requireNoAwaitedChange(booking);
    const target = seatsOf(records, eventId);
    const { event } = target;
    if (!event) throw new DomainError('not_found', 'There is no such event.');
    check({ from: seats.event!, to: event, order });
    requireOpen(event, now);
    const others = event.maxPartySize ? await tx.readBookingsOf(eventId) : [];
    requirePartyWithinLimit(event, booking, others);
    await takeUnclaimedSeats(tx, { ...target, event }, booking.numberOfParticipants, now);

    const { numberOfParticipants, formerEventIds = [] } = booking;
    const quoted = quotedBooking(booking, order, seats.event, now);
    const by = command.by.role === 'guest' ? 'guest' : 'owner';
    const { lines, totalWon, payWon } = quoteMove(quoted, quotedEvent(store, event, now), by);
    // A booking that cost nothing has no late cancellation to escape from.
    const terms = agreedTerms(event);
    const refund =
      quoted.settlement.totalWon > 0 ? refundAfterMove(booking.agreed, event.dateTime, now) : terms.refund;
    const agreed = termsWithLines({ ...terms, refund }, lines);
    if (payWon > 0) {
      const change = awaitedChange(event, { numberOfParticipants, agreed, seats: numberOfParticipants }, now);
      changeSeats(tx, seats, [entry]);
      changeSeats(tx, target, [{ ...entry, ...holdChange(tx, booking, change, now) }]);
      awaitChange(tx, booking, order, { change, won: payWon }, now);
      return { ...booking, change };
    }
    const hasNothingToPay = order && isUnpaid(order.ledger) && totalWon < PAYABLE_MINIMUM_KRW;
    const fields = {
      eventId,
      ...((hasNothingToPay || isPaidByHeld(order?.ledger, totalWon)) && { status: 'confirmed' as const }),
      agreed,
      original: originalOf(booking),
      formerEventIds: [...new Set([...formerEventIds, booking.eventId])],
      ...revised(booking),
    };
    changeSeats(tx, seats, [{ ...entry, booked: -numberOfParticipants }]);
    changeSeats(tx, target, [{ ...entry, booked: numberOfParticipants }]);
    tx.updateBooking(id, fields);
    const { title, titleKr, dateTime } = event;
    const moved = { ...booking, ...fields };
    const refundWon = settleOrder(
      tx,
      order,
      seats.event,
      { operation: 'move', before: booking, after: moved, now },
      [{ type: 'bookingMoved', at: now, eventId, title, titleKr, dateTime }],
    );
    tx.queueMail('changed', moved, event, { refundWon, dueAtEventWon: mailedDue(moved, order) });
    return moved;
  });
}

/**
 * Moves a booking to another date of the same series, as its guest may. A booking that awaits its payment stays, because its
 * time to pay belongs to its date.
 * @throws DomainError not_found, status_change_refused, event_closed, party_too_large, capacity_exceeded
 */
export function moveWithinSeries(
  store: BookingStore,
  id: string,
  eventId: string,
  command: Command,
): Promise<Booking> {
  return moveBooking(store, id, eventId, command, ({ from, to, order }) => {
    if (!areDatesOfOneSeries(from, to)) throw new DomainError('not_found', 'There is no such date.');
    if (order && isUnpaid(order.ledger))
      throw new DomainError('status_change_refused', 'Pay the booking first.');
  });
}
