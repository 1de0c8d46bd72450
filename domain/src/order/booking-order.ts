import { agreedLines, agreedWon, linesWon } from '../booking/agreed-lines.ts';
import { bookingReference } from '../booking/booking-reference.ts';
import type { BookingOperation } from '../booking/booking-operations.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { holdsSeats } from '../booking/booking-status.ts';
import { PAYABLE_MINIMUM_KRW } from '../payment/online-price.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { applyOrderEvent } from './order-ledger.ts';
import { ORDER_REASONS } from './order-reasons.ts';
import type { Order } from './order-schema.ts';
import {
  bookingSettlement,
  type GivenUpBy,
  heldWon,
  refundsOf,
  refundRequests,
  refundsOfExcess,
  refundsOfPrice,
} from './settlement.ts';

/** Returns the new order by which a booking is paid online until `payBy`. It has the booking's id. */
export function bookingOrder(
  { id, eventId, agreed, createdAt, ...booking }: Booking,
  payBy: Date,
): { order: Order; placed: OrderEvent } {
  const { numberOfParticipants: quantity } = booking;
  const totalWon = agreed.price * quantity;
  const placed: OrderEvent = { type: 'placed', at: createdAt, won: totalWon };
  const { title, titleKr, price: unitWon } = agreed;
  const order: Order = {
    id,
    number: bookingReference(id),
    kind: 'booking',
    items: [{ itemId: eventId, title, titleKr, quantity, unitWon, isCounted: false }],
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

/** Returns the new order of a booking without one, by which a change of the booking is paid until `payBy`. */
export function changeOrderOf(booking: Booking, won: number, payBy: Date, at: Date) {
  const { order } = bookingOrder(booking, payBy);
  const placed: OrderEvent = { type: 'placed', at, won, isForChange: true };
  const { expiresAt: _, ...rest } = order;
  const [item] = order.items;
  const items = [{ ...item!, unitWon: 0 }];
  return {
    order: {
      ...rest,
      items,
      goodsWon: won,
      totalWon: won,
      createdAt: at,
      ledger: applyOrderEvent(undefined, placed),
    },
    placed,
  };
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
  const { ledger, totalWon } = order;
  const { operation, before, after, startsAt, now: at } = step;
  if (!holdsSeats(before.status)) return [];
  if (operation === 'correct_email')
    // Only a booking with an address has its address corrected.
    return [{ type: 'emailCorrected', at, email: after!.email!, formerEmail: before.email! }];
  const reason = reasonOf(operation);
  if (ledger.state === 'disputed') {
    // A booking that the admin confirms is paid at the event, apart from what is paid already.
    if (operation === 'confirm') return [{ type: 'heldAccepted', at }];
    const won = after && holdsSeats(after.status) ? agreedWon(after) : 0;
    if (won < PAYABLE_MINIMUM_KRW) return refundRequests(refundsOfExcess(ledger, 0), at, reason);
    if (won === totalWon) return [];
    const lines = agreedLines(after!).map(({ quantity, unitWon }) => ({ quantity, unitWon }));
    return [
      { type: 'amountChanged', at, won, lines },
      ...(heldWon(ledger) < won ? [] : [{ type: 'heldAccepted' as const, at }]),
      ...refundRequests(refundsOfExcess(ledger, won), at, reason),
    ];
  }
  if (ledger.state === 'awaitingPayment') {
    if (operation === 'expire') return [{ type: 'expired', at }];
    // A booking that the admin confirms is paid on site.
    if (operation === 'confirm' || !after || !holdsSeats(after.status)) return [{ type: 'cancelled', at }];
    const lines = agreedLines(after).map(({ quantity, unitWon }) => ({ quantity, unitWon }));
    const won = linesWon(lines);
    if (won === totalWon) return [];
    return won < PAYABLE_MINIMUM_KRW
      ? [{ type: 'cancelled', at }]
      : [{ type: 'amountChanged', at, won, lines }];
  }
  const settlement = bookingSettlement({ booking: before, order, startsAt, now: at });
  const seatsLeft = after && holdsSeats(after.status) ? after.numberOfParticipants : 0;
  const refunds =
    operation === 'move'
      ? refundsOfPrice(settlement, agreedWon(after!))
      : refundsOf(settlement, seatsLeft, givenUpBy(operation));
  return refundRequests(refunds, at, reason);
}

const reasonOf = (operation: BookingOperation): string =>
  operation === 'expire'
    ? ORDER_REASONS.paidTooLate
    : ((ORDER_REASONS as Partial<Record<BookingOperation, string>>)[operation] ?? '');

/** Returns whether an order of which a part is paid is paid in full when it costs so much. */
export const isPaidByHeld = (ledger: Order['ledger'] | undefined, totalWon: number): boolean =>
  ledger?.state === 'disputed' && totalWon >= PAYABLE_MINIMUM_KRW && heldWon(ledger) >= totalWon;

/** Returns whose cancellation rule an operation follows. */
function givenUpBy(operation: BookingOperation): GivenUpBy {
  if (operation === 'cancel_by_guest' || operation === 'change_party_size') return 'guest';
  return operation === 'delete' ? 'deletion' : 'owner';
}
