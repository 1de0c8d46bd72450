import { bookingReference } from '../booking/booking-reference.ts';
import type { BookingOperation } from '../booking/booking-operations.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { holdsSeats } from '../booking/booking-status.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { applyOrderEvent } from './order-ledger.ts';
import { ORDER_REASONS } from './order-reasons.ts';
import type { Order } from './order-schema.ts';
import { bookingSettlement, type GivenUpBy, refundsOf } from './settlement.ts';

/** Returns the new order by which a booking is paid online until `payBy`. It has the booking's id. */
export function bookingOrder(
  { id, eventId, numberOfParticipants, agreed, createdAt, ...booking }: Booking,
  payBy: Date,
): { order: Order; placed: OrderEvent } {
  const totalWon = agreed.price * numberOfParticipants;
  const placed: OrderEvent = { type: 'placed', at: createdAt, won: totalWon };
  const { title, titleKr, price: unitWon } = agreed;
  const order: Order = {
    id,
    number: bookingReference(id),
    kind: 'booking',
    items: [{ itemId: eventId, title, titleKr, quantity: numberOfParticipants, unitWon, isCounted: false }],
    goodsWon: totalWon,
    deliveryWon: 0,
    totalWon,
    // Visitors, who alone pay online, give an address.
    buyer: { name: booking.name, email: booking.email!, phone: booking.phone ?? '' },
    language: booking.language,
    consent: { termsFrom: agreed.refund.effectiveFrom, agreedAt: createdAt },
    ledger: applyOrderEvent(undefined, placed),
    eventCount: 1,
    notifications: [],
    createdAt,
    payBy,
    expiresAt: payBy,
    suppliedAt: agreed.dateTime,
  };
  return { order, placed };
}

/** A change of a booking. */
export interface BookingStep {
  operation: BookingOperation;
  before: Booking;
  /** Undefined when the booking is deleted. */
  after: Booking | undefined;
  /** The start of the event as it is now; as agreed if it was deleted. */
  startsAt: Date;
  now: Date;
}

/** Returns the events of a booking's order that follow from a change of the booking, so that money and seats agree. */
export function eventsOfBookingOrder(order: Order, step: BookingStep): OrderEvent[] {
  const { ledger, items, totalWon } = order;
  const { operation, before, after, startsAt, now: at } = step;
  const { unitWon } = items[0]!;
  if (!holdsSeats(before.status)) return [];
  if (ledger.state === 'awaitingPayment') {
    if (operation === 'expire') return [{ type: 'expired', at }];
    // A booking that the admin confirms is paid on site.
    if (operation === 'confirm' || !after || !holdsSeats(after.status)) return [{ type: 'cancelled', at }];
    const won = unitWon * after.numberOfParticipants;
    return won === totalWon ? [] : [{ type: 'amountChanged', at, won }];
  }
  const settlement = bookingSettlement({ booking: before, order, startsAt, now: at });
  const seatsLeft = after && holdsSeats(after.status) ? after.numberOfParticipants : 0;
  return refundsOf(settlement, seatsLeft, givenUpBy(operation)).map((refund) => ({
    type: 'refundRequested',
    at,
    ...refund,
    reason: (ORDER_REASONS as Partial<Record<BookingOperation, string>>)[operation] ?? '',
  }));
}

/** Returns whose cancellation rule an operation follows. */
function givenUpBy(operation: BookingOperation): GivenUpBy {
  if (operation === 'cancel_by_guest' || operation === 'change_party_size') return 'guest';
  return operation === 'delete' ? 'deletion' : 'owner';
}
