import { z } from 'zod';
import { agreedWon } from '../booking/agreed-lines.ts';
import { awaitsDecision, expectsGuests } from '../booking/booking-status.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import type { JournalEntry } from './journal-entry-schema.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { ledgerOf } from './order-ledger.ts';
import type { Order } from './order-schema.ts';
import { refundDeadline } from './refund-deadline.ts';
import { moneyOf } from './settlement.ts';
import { vatOf } from './vat.ts';

/** The ways in which the records about an order can contradict each other or wait for the owner. */
export const ORDER_MISMATCHES = [
  /** The stored ledger does not follow from the events. */
  'ledger',
  /** The order is unpaid long after its time. */
  'unexpired',
  /** A refund is not complete on the day by which the law demands it. */
  'refundOverdue',
  /** It is unknown whether a part of a payment was refunded. */
  'refundUnknown',
  /** Seats of the booking and money of the order disagree. */
  'booking',
  /** The journal's entries do not sum to the payments and refunds of the order. */
  'journal',
  /** The revenue of orders in a month's summary does not follow from the journal's entries of these orders. */
  'numbers',
  /** A notification contradicts the order, or names none. */
  'notification',
] as const;
export type OrderMismatch = (typeof ORDER_MISMATCHES)[number];

/** One line of the owner's list. */
export const orderMismatchSchema = z.strictObject({
  id: z.string(),
  orderId: idSchema.optional(),
  /** The order's number; absent if there is no such order. */
  number: z.string().optional(),
  /** The month, if the line is about one: `2026-05`. */
  month: z.string().optional(),
  kind: z.enum(ORDER_MISMATCHES),
  foundAt: instantSchema,
});
export type OrderMismatchLine = z.infer<typeof orderMismatchSchema>;

/** The time after which a scheduled step that has not happened is a mismatch: several of its runs have passed. */
const GRACE_MS = 30 * 60 * 1000;

function isBookingWrong({ ledger }: Order, booking: Booking | undefined): boolean {
  const isUndecided = booking !== undefined && awaitsDecision(booking.status);
  switch (ledger.state) {
    case 'awaitingPayment':
      return !isUndecided;
    case 'expired':
    case 'cancelled':
    case 'paid':
      // The order of a free booking was for a change that was not paid.
      return isUndecided && agreedWon(booking) > 0;
    case 'refunded':
      return (
        booking !== undefined &&
        expectsGuests(booking.status) &&
        agreedWon(booking) > 0 &&
        ledger.payments.some(({ role }) => role === 'price')
      );
    default:
      return false;
  }
}

/** Whether two values have the same content, dates included. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the ledger with its fields in one order. */
const comparable = (ledger: Order['ledger'] | undefined) =>
  ledger && [
    ledger.state,
    ledger.holdsGoods,
    ledger.change,
    ledger.shipment?.trackingNo,
    ledger.payments.map(
      ({ paymentNo, role, won, refundedWon, dueWon, attemptedAt, acceptedAt, refusals, unnotified }) => [
        [paymentNo, role, won, refundedWon, dueWon],
        [attemptedAt, acceptedAt, refusals, unnotified],
      ],
    ),
  ];

/** Whether entries of the journal have another sum of payments, refunds or VAT than the order. */
function isJournalWrong({ ledger }: Order, entries: readonly JournalEntry[]): boolean {
  const { paidWon, refundedWon } = moneyOf(ledger.payments);
  const sum = (amount: (entry: JournalEntry) => number) =>
    entries.reduce((total, entry) => total + amount(entry), 0);
  return (
    sum(({ won }) => Math.max(won, 0)) !== paidWon ||
    sum(({ won }) => won) !== paidWon - refundedWon ||
    sum(({ vatWon }) => vatWon) !== vatOf(paidWon - refundedWon)
  );
}

/** The records about one order. */
export interface OrderRecords {
  order: Order;
  events: readonly OrderEvent[];
  /** The booking that it pays; undefined if it was deleted, or for an order of products. */
  booking: Booking | undefined;
  /** Its entries in the journal. */
  entries: readonly JournalEntry[];
}

/** Returns what is wrong with an order at `now`. */
export function mismatchesOf({ order, events, booking, entries }: OrderRecords, now: Date): OrderMismatch[] {
  const { ledger, payBy, expiresAt, kind, refundDueSince } = order;
  const isPast = (moment: Date) => now.getTime() - moment.getTime() > GRACE_MS;
  const checks: Partial<Record<OrderMismatch, boolean>> = {
    ledger: !isSame(comparable(rebuilt(events)), comparable(ledger)),
    unexpired:
      (ledger.state === 'awaitingPayment' && isPast(payBy)) ||
      (ledger.state === 'disputed' && expiresAt !== undefined && isPast(expiresAt)) ||
      (ledger.change !== undefined && isPast(ledger.change.payBy)),
    refundOverdue: refundDueSince !== undefined && refundDeadline(refundDueSince) < now,
    refundUnknown: ledger.payments.some(
      ({ attemptedAt, acceptedAt }) => attemptedAt !== undefined && !acceptedAt && isPast(attemptedAt),
    ),
    booking: kind === 'booking' && isBookingWrong(order, booking),
    journal: isJournalWrong(order, entries),
  };
  return ORDER_MISMATCHES.filter((mismatch) => checks[mismatch]);
}

/** Returns the ledger of the events; undefined if they contradict the table of changes. */
function rebuilt(events: readonly OrderEvent[]) {
  try {
    return ledgerOf(events);
  } catch {
    return undefined;
  }
}
