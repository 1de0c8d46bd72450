import { agreedLines, agreedWon, linesWon, withoutSeats } from '../booking/agreed-lines.ts';
import { freeCancellationEnd } from '../booking/agreed-terms.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { expectsGuests, holdsSeats } from '../booking/booking-status.ts';
import { PAYABLE_MINIMUM_KRW } from '../payment/online-price.ts';
import type { OrderEvent } from './order-event-schema.ts';
import type { OrderLedger } from './order-ledger-schema.ts';
import type { Order } from './order-schema.ts';
import type { OrderState } from './order.ts';

type Payment = OrderLedger['payments'][number];
type Role = Payment['role'];

/** Something that is paid for. Seats or goods of another price are another line. */
export interface SettlementLine {
  itemId: string;
  quantity: number;
  unitWon: number;
  /** When they were taken: what was taken last is given up first. */
  since: Date;
}

/** Sums of payments, in won. */
export interface Money {
  paidWon: number;
  refundedWon: number;
  /** Decided but not yet confirmed as refunded. */
  refundingWon: number;
  /** Paid, and neither refunded nor on its way back. */
  keptWon: number;
}

/** `free`: a cancellation is refunded in full. `late`: that time is over. `begun`: the event has begun. `goods`: products are returned. */
export type RefundRule = 'free' | 'late' | 'begun' | 'goods';

/** What is paid, owed and refundable for a booking or an order of products at one time. */
export interface Settlement extends Money {
  /** The earliest first. */
  lines: readonly SettlementLine[];
  totalWon: number;
  /** What can be paid online now, in won, and until when. */
  due: { won: number; until: Date } | undefined;
  byRole: Record<Role, Money>;
  /** What the customer's own cancellation or return gives back now, by which rule and, for a booking, until when. */
  refund: { rule: RefundRule; won: number; until?: Date };
  payments: readonly Payment[];
}

export type BookingSettlement = Settlement & { refund: { until: Date } };

/** Who gives seats up. The owner's cancellation always refunds all; a deletion only before the event begins. */
export type GivenUpBy = 'guest' | 'owner' | 'deletion';

const IS_REFUNDED: Record<Exclude<RefundRule, 'goods'>, Record<GivenUpBy, boolean>> = {
  free: { guest: true, owner: true, deletion: true },
  late: { guest: false, owner: true, deletion: true },
  begun: { guest: false, owner: true, deletion: false },
};

const sum = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0);

/** Returns the amount of a payment that is neither refunded nor to be refunded, in won. */
export const refundableWon = ({ won, refundedWon, dueWon }: Payment) => won - refundedWon - dueWon;

/** Returns the sums of the payments of the given roles. */
export function moneyOf(
  payments: readonly Payment[],
  roles: readonly Role[] = ['price', 'held', 'surplus'],
): Money {
  const counted = payments.filter(({ role }) => roles.includes(role));
  return {
    paidWon: sum(counted, ({ won }) => won),
    refundedWon: sum(counted, (payment) => payment.refundedWon),
    refundingWon: sum(counted, ({ dueWon }) => dueWon),
    keptWon: sum(counted, refundableWon),
  };
}

/** Returns what of an unpaid order's price is paid already, in won. */
export const heldWon = ({ payments }: { payments: readonly Payment[] }) =>
  moneyOf(payments, ['held']).keptWon;

/** Returns whether an order waits for its price, or for the rest of it. */
export const isUnpaid = ({ state }: Pick<OrderLedger, 'state'>) =>
  state === 'awaitingPayment' || state === 'disputed';

/** Returns what of an order can be paid now: all of it, the rest, or a change of its booking. Too much is returned at once. */
function dueOf(
  order: Pick<Order, 'ledger' | 'payBy' | 'totalWon'> | undefined,
  now: Date,
): Settlement['due'] {
  if (!order) return undefined;
  const { ledger, totalWon, payBy } = order;
  const { change } = ledger;
  const due = change
    ? { won: change.won, until: change.payBy }
    : isUnpaid(ledger) && { won: Math.max(PAYABLE_MINIMUM_KRW, totalWon - heldWon(ledger)), until: payBy };
  return due && now < due.until ? due : undefined;
}

function settle(
  lines: readonly SettlementLine[],
  totalWon: number,
  order: Pick<Order, 'ledger' | 'payBy' | 'totalWon'> | undefined,
  now: Date,
): Omit<Settlement, 'refund'> {
  const payments = order?.ledger.payments ?? [];
  return {
    lines,
    totalWon,
    due: dueOf(order, now),
    byRole: {
      price: moneyOf(payments, ['price']),
      held: moneyOf(payments, ['held']),
      surplus: moneyOf(payments, ['surplus']),
    },
    ...moneyOf(payments),
    payments,
  };
}

/** Returns the settlement of an order of products. A return gives back the price apart from what was refunded before. */
export function orderSettlement(
  order: Pick<Order, 'items' | 'totalWon' | 'ledger' | 'payBy' | 'createdAt'>,
  now: Date,
): Settlement {
  const lines = order.items.map(({ itemId, quantity, unitWon }) => ({
    itemId,
    quantity,
    unitWon,
    since: order.createdAt,
  }));
  const { paidWon, refundedWon, refundingWon } = moneyOf(order.ledger.payments, ['price', 'held']);
  const tooMuchWon = Math.max(0, paidWon - order.totalWon);
  const won = Math.max(0, order.totalWon - Math.max(0, refundedWon + refundingWon - tooMuchWon));
  return {
    ...settle(lines, order.totalWon, order, now),
    refund: { rule: 'goods', won },
  };
}

interface BookingAccount {
  booking: Pick<Booking, 'eventId' | 'numberOfParticipants' | 'agreed' | 'createdAt'>;
  /** Undefined if nothing is paid online. */
  order: Pick<Order, 'ledger' | 'payBy' | 'totalWon'> | undefined;
  /** The start of the event as it is now; as agreed if it was deleted. */
  startsAt: Date;
  now: Date;
}

/** Returns the settlement of a booking, with its order if it is paid online. */
export function bookingSettlement({ booking, order, startsAt, now }: BookingAccount): BookingSettlement {
  const { eventId: itemId, agreed } = booking;
  const lines = agreedLines(booking).map((line) => ({ itemId, ...line }));
  const end = freeCancellationEnd(agreed);
  const until = end < startsAt ? end : startsAt;
  const rule = now >= startsAt ? 'begun' : now < until ? 'free' : 'late';
  const settled = settle(lines, linesWon(lines), order, now);
  const refund = { rule, won: 0, until } as const;
  const won = sum(refundsOf({ ...settled, refund }, 0, 'guest'), (each) => each.won);
  return { ...settled, refund: { ...refund, won } };
}

/** Returns what a guest still has to pay for a booking, online or at the event, in won. What was refunded is not paid again. */
export function unpaidWon({ booking, order }: Pick<BookingAccount, 'booking' | 'order'>): number {
  const payments = order?.ledger.payments ?? [];
  return Math.max(0, agreedWon(booking) - moneyOf(payments, ['price']).paidWon - heldWon({ payments }));
}

/**
 * Returns what a guest pays at the event, in won: what is unpaid, unless it is to be paid online. A booking that the owner confirms before
 * is paid at the event.
 */
export function dueAtEventWon({
  booking,
  order,
}: Pick<BookingAccount, 'order'> & { booking: BookingAccount['booking'] & Pick<Booking, 'status'> }): number {
  const isPaidOnline = order !== undefined && isUnpaid(order.ledger) && !expectsGuests(booking.status);
  return !holdsSeats(booking.status) || isPaidOnline ? 0 : unpaidWon({ booking, order });
}

/** Returns what a booking gives back when it costs less than before, in won. What was not paid yet is not given back. */
const returnedWon = ({ payments }: Pick<Settlement, 'payments'>, beforeWon: number, afterWon: number) =>
  Math.max(0, Math.min(beforeWon, moneyOf(payments, ['price']).paidWon) - afterWon);

/**
 * Returns what of each payment is refunded when a booking keeps so many seats, the newest payment first. A part of the price that
 * is held is returned with the last seat.
 * @param seatsLeft 0 when the booking is cancelled or deleted
 */
export function refundsOf(
  { lines, payments, refund }: Pick<Settlement, 'lines' | 'payments' | 'refund'>,
  seatsLeft: number,
  by: GivenUpBy,
): { paymentNo: string; won: number }[] {
  if (refund.rule === 'goods') return [];
  const isRefunded = IS_REFUNDED[refund.rule][by];
  const isOver = seatsLeft === 0;
  const seats = sum(lines, ({ quantity }) => quantity) - seatsLeft;
  const left = isOver
    ? Infinity
    : returnedWon({ payments }, linesWon(lines), linesWon(withoutSeats(lines, Math.max(0, seats))));
  return fromNewest(payments, left, ({ role }) =>
    role === 'price' ? isRefunded : role === 'held' && isOver && (isRefunded || refund.rule === 'late'),
  );
}

/** Returns what of each payment is refunded when they are more than an order costs, the newest payment first. */
export const refundsOfExcess = ({ payments }: Pick<OrderLedger, 'payments'>, totalWon: number) =>
  fromNewest(
    payments,
    Math.max(0, moneyOf(payments, ['price', 'held']).keptWon - totalWon),
    ({ role }) => role !== 'surplus',
  );

/** Returns what of each payment of the price is refunded when a booking costs so many won from now on, the newest payment first. */
export const refundsOfPrice = (
  { payments, totalWon }: Pick<Settlement, 'payments' | 'totalWon'>,
  afterWon: number,
) => fromNewest(payments, returnedWon({ payments }, totalWon, afterWon), ({ role }) => role === 'price');

/** The states in which nothing of an order has been sent. */
export const UNSENT = [
  'awaitingPayment',
  'expired',
  'paid',
  'preparing',
  'refundDue',
  'partlyRefunded',
  'disputed',
] as const satisfies readonly OrderState[];

/**
 * Returns what of each payment is refunded when the buyer cancels an order of products now, which is everything, and the sum in won.
 * Undefined if the order cannot be cancelled, because it was sent or nothing of it is left.
 */
export function buyerCancellation({
  kind,
  ledger: { state, shipment, payments },
}: Pick<Order, 'kind' | 'ledger'>):
  | { refunds: { paymentNo: string; won: number }[]; refundWon: number }
  | undefined {
  if (kind !== 'product' || shipment || !UNSENT.some((unsent) => unsent === state)) return undefined;
  const refunds = refundsOfExcess({ payments }, 0);
  // A payment of an expired order may still arrive, and would pay for it.
  const mayBePaid = state === 'awaitingPayment' || state === 'expired';
  if (refunds.length === 0 && !mayBePaid) return undefined;
  return { refunds, refundWon: sum(refunds, ({ won }) => won) };
}

/** Returns the events that request refunds. */
export const refundRequests = (
  refunds: readonly { paymentNo: string; won: number }[],
  at: Date,
  reason: string,
): OrderEvent[] => refunds.map((refund) => ({ type: 'refundRequested', at, ...refund, reason }));

/** Returns so many won of those payments that are returned, the newest first. */
function fromNewest(
  payments: readonly Payment[],
  wantedWon: number,
  isReturned: (payment: Payment) => boolean,
) {
  let left = wantedWon;
  const refunds = payments.toReversed().map((payment) => {
    const won = isReturned(payment) ? Math.min(left, refundableWon(payment)) : 0;
    left -= won;
    return { paymentNo: payment.paymentNo, won };
  });
  return refunds.filter(({ won }) => won > 0);
}
