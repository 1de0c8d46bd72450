import type { Booking } from '../booking/booking-schema.ts';
import { holdsSeats } from '../booking/booking-status.ts';
import type { Event } from '../event/event-schema.ts';
import type { Order } from '../order/order-schema.ts';
import { bookingRetentionStart } from '../retention.ts';

/** When a record may be deleted: at once; once a booking or payment is settled; or only after the time that the law demands. */
export type Erasure = 'now' | 'later' | 'kept';

/**
 * Returns when a booking may be deleted. A booking of an event ahead is needed until it is cancelled or over. Records of
 * sales and withdrawals are kept for five years (Act on Consumer Protection in Electronic Commerce); a booking for which no money
 * moved is none. A confirmed booking with a price that was not paid online was paid on site.
 * @param order the order by which the booking is paid online; undefined if there is none
 */
export function bookingErasure(
  { status, agreed }: Pick<Booking, 'status' | 'agreed'>,
  event: Event | undefined,
  order: Pick<Order, 'ledger'> | undefined,
  now: Date,
): Erasure {
  if (holdsSeats(status) && bookingRetentionStart({ agreed }, event) > now) return 'later';
  const isPaidOnline = (order?.ledger.payments.length ?? 0) > 0;
  const isPaidOnSite = status === 'confirmed' && agreed.price > 0;
  return isPaidOnline || isPaidOnSite ? 'kept' : 'now';
}

/** Returns when an order may be deleted. One that ended without any payment is no record of a sale. */
export function orderErasure({ ledger: { state, payments } }: Pick<Order, 'ledger'>): Erasure {
  if (payments.length > 0) return 'kept';
  return state === 'expired' || state === 'cancelled' ? 'now' : 'later';
}
