import type { Guard } from '../booking-simulation/guards.ts';
import type { Operation } from './small-histories.ts';

interface PromiseGuard extends Omit<Guard, 'seed' | 'steps'> {
  /** The operations that break a promise without it. */
  operations: readonly Operation[];
}

/** What makes mails true: where it is missing, a mail states something other than what happens. */
export const PROMISE_GUARDS: readonly PromiseGuard[] = [
  {
    name: 'what is paid too much is returned at once',
    file: 'domain/src/order/judge-payment.ts',
    text: 'refunds: refundRequests(excess,',
    without: 'refunds: refundRequests(excess.slice(1),',
    operations: ['book', 'payMore'],
  },
  {
    name: 'a part of the price is returned with the booking',
    file: 'domain/src/order/booking-order.ts',
    text: 'if (won < PAYABLE_MINIMUM_KRW) return refundRequests(refundsOfExcess(ledger, 0), at, reason);',
    without: 'if (won < PAYABLE_MINIMUM_KRW) return [];',
    operations: ['book', 'payLess', 'cancel'],
  },
  {
    name: 'a part of the price is returned when the time to pay is over',
    file: 'functions/src/orders/stored-orders.ts',
    text: "const hasTimeToPay = expiresAt !== undefined || event.type === 'otherAmountPaid';",
    without: "const hasTimeToPay = ledger.state === 'awaitingPayment';",
    operations: ['book', 'payLess'],
  },
  {
    name: 'a smaller party of which the price is paid is confirmed',
    file: 'domain/src/order/booking-order.ts',
    text: "...(heldWon(ledger) < won ? [] : [{ type: 'heldAccepted' as const, at }]),",
    without: '',
    operations: ['book', 'payHalf', 'fewer'],
  },
  {
    name: 'the owner is notified of a booking that is paid in full once its party is smaller',
    file: 'functions/src/bookings/change-booking.ts',
    text: "if (isBookingNews(booking, changed, command)) tx.tellOwner('booking', id, now);",
    without: '',
    operations: ['book', 'payHalf', 'fewer'],
  },
  {
    name: 'a mail names what is paid at the event after a part of the price',
    file: 'functions/src/bookings/change-booking.ts',
    text: 'tx.queueMail(news, changed, seats.event, money);',
    without: 'tx.queueMail(news, changed, seats.event, { refundWon });',
    operations: ['book', 'payLess', 'confirm'],
  },
  {
    name: 'a mail names no amount at the event that is to be paid online',
    file: 'domain/src/order/settlement.ts',
    text: '|| isPaidOnline ? 0',
    without: '? 0',
    operations: ['book', 'fewer'],
  },
  {
    name: 'a change of the date by the owner gives a right to a full refund',
    file: 'functions/src/events/event-account.ts',
    text: 'agreed: { ...agreed, refund: refundAfterEventChange(agreed, after.dateTime, at) },',
    without: 'agreed,',
    operations: ['bookLate', 'pay', 'postponeLate', 'cancel'],
  },
  {
    name: 'the right after a change by the owner begins with the change',
    file: 'domain/src/booking/agreed-terms.ts',
    text: 'startOfSeoulDay(now, EVENT_CHANGE_REFUND_DAYS + 1)',
    without: 'now',
    operations: ['book', 'pay', 'passFreeDay', 'changePlace'],
  },
  {
    name: 'a free period never ends after the event',
    file: 'domain/src/booking/agreed-terms.ts',
    text: 'new Date(Math.min(startsAt.getTime(), latest))',
    without: 'new Date(latest)',
    operations: ['book', 'pay', 'bringForward'],
  },
  {
    name: 'a move to a cheaper date returns the difference',
    file: 'domain/src/order/booking-order.ts',
    text: 'refundsOfPrice(settlement, agreedWon(after!))',
    without: 'refundsOfPrice(settlement, settlement.totalWon)',
    operations: ['book', 'pay', 'moveToCheaper'],
  },
  {
    name: 'a move to a dearer date is paid first',
    file: 'domain/src/order/change-quote.ts',
    text: 'payWon: isFirst ? Math.max(0, changeWon) : 0,',
    without: 'payWon: 0,',
    operations: ['book', 'pay', 'moveToDearer'],
  },
  {
    name: 'added seats are paid first',
    file: 'domain/src/order/change-quote.ts',
    text: 'payWon: isFirst ? added * unitWon : 0,',
    without: 'payWon: 0,',
    operations: ['book', 'pay', 'more'],
  },
  {
    name: 'seats keep the price at which they were taken',
    file: 'domain/src/booking/agreed-lines.ts',
    text: 'return lines ?? [{ quantity, unitWon: price, since }];',
    without: 'return [{ quantity, unitWon: price, since }];',
    operations: ['book', 'pay', 'raisePrice', 'more', 'pay'],
  },
  {
    name: 'an offer to the waitlist keeps its price',
    file: 'functions/src/bookings/waitlist/accept-offer.ts',
    text: 'price: price ?? event.price',
    without: 'price: event.price',
    operations: ['bookAll', 'join', 'cancelOther', 'offer', 'raisePrice', 'accept'],
  },
  {
    name: 'what is on its way back is not promised again',
    file: 'domain/src/order/settlement.ts',
    text: '=> won - refundedWon - dueWon;',
    without: '=> won - refundedWon;',
    operations: ['book', 'pay', 'fewer', 'cancel'],
  },
  {
    name: 'a smaller party gives back the price of its seats only',
    file: 'domain/src/order/settlement.ts',
    text: 'linesWon(withoutSeats(lines, Math.max(0, seats)))',
    without: '0',
    operations: ['book', 'pay', 'fewer'],
  },
  {
    name: 'a buyer who cancels an order gets back all that was paid',
    file: 'functions/src/orders/cancel-order.ts',
    text: ', ...refundRequests(refunds, at, reason)]',
    without: ']',
    operations: ['order', 'pay', 'cancelOrderByBuyer'],
  },
];
