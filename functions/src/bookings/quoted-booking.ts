import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { QuotedBooking, QuotedEvent } from '@app/domain/order/change-quote.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { type BookingSettlement, bookingSettlement } from '@app/domain/order/settlement.ts';
import type { BookingStore } from './booking-store.ts';

/** Returns a booking as its changes are quoted now. @param event as it is now; undefined if it was deleted */
export function quotedBooking(
  booking: Booking,
  order: Order | undefined,
  event: Event | undefined,
  now: Date,
): QuotedBooking & { settlement: BookingSettlement } {
  const { dateTime: startsAt } = event ?? booking.agreed;
  return { booking, order, now, settlement: bookingSettlement({ booking, order, startsAt, now }) };
}

/** Returns an event as its seats are quoted now. */
export const quotedEvent = (store: Pick<BookingStore, 'payBy'>, event: Event, now: Date): QuotedEvent => ({
  price: event.price,
  isPaidOnline: store.payBy(event, now) !== undefined,
});
