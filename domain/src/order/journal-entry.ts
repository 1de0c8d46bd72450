import { BRAND } from '../brand.ts';
import type { JournalEntry } from './journal-entry-schema.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { applyOrderEvent } from './order-ledger.ts';
import type { OrderLedger } from './order-ledger-schema.ts';
import { orderNumber } from './order-number.ts';
import type { Order } from './order-schema.ts';
import { moneyOf } from './settlement.ts';
import { feeOf, vatOf } from './vat.ts';

/** Returns what was received for an order and not refunded, in won. */
function heldWon(ledger: OrderLedger | undefined): number {
  const { paidWon, refundedWon } = moneyOf(ledger?.payments ?? []);
  return paidWon - refundedWon;
}

/**
 * Returns the journal's entry of an event; undefined if it moved no money. Its VAT is the change of the VAT of all that the order has brought in, so
 * that the rounding of several parts never differs from that of the whole.
 * @param before the ledger before the event @param order as the event left it
 */
export function journalEntry(
  before: OrderLedger | undefined,
  order: Pick<Order, 'id' | 'number' | 'kind' | 'createdAt' | 'eventCount' | 'ledger'>,
  event: OrderEvent,
  feePercent = BRAND.paymentFeePercent,
): JournalEntry | undefined {
  const { id, ledger } = order;
  const won = heldWon(ledger) - heldWon(before);
  if (won === 0 || !('paymentNo' in event)) return undefined;
  const { paymentNo } = event;
  const { role } = ledger.payments.find((payment) => payment.paymentNo === paymentNo)!;
  const providerAt = 'providerAt' in event ? event.providerAt : undefined;
  // Whether the provider returns its fee with a refund depends on the contract.
  const feeWon = won > 0 ? feeOf(won, feePercent) : undefined;
  return {
    id: `${id}-${order.eventCount}`,
    orderId: id,
    number: orderNumber(order),
    orderKind: order.kind,
    orderedAt: order.createdAt,
    bookedAt: event.at,
    ...(providerAt && { providerAt }),
    paymentNo,
    role,
    won,
    vatWon: vatOf(heldWon(ledger)) - vatOf(heldWon(before)),
    ...(feeWon !== undefined && { feeWon }),
  };
}

/** Returns the entries of all events of an order. */
export function journalOf(
  order: Pick<Order, 'id' | 'number' | 'kind' | 'createdAt'>,
  events: readonly OrderEvent[],
): JournalEntry[] {
  let ledger: OrderLedger | undefined;
  return events.flatMap((event, index) => {
    const before = ledger;
    ledger = applyOrderEvent(before, event);
    return journalEntry(before, { ...order, ledger, eventCount: index + 1 }, event) ?? [];
  });
}
