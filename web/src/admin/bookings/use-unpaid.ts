import { useState } from 'react';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { unpaidWon } from '@app/domain/order/settlement.ts';
import { useLiveDocumentsById } from '../live/live-documents.ts';
import { mayHaveOrder } from './read-attendees.ts';

/** Returns what guests still have to pay, in won, by the booking's id. Bookings whose order has not been read are left out. */
export function useUnpaid(bookings: readonly Booking[], startsAt: Date): ReadonlyMap<string, number> {
  const [now] = useState(() => new Date());
  const ids = bookings.filter(mayHaveOrder).map(({ id }) => id);
  const live = useLiveDocumentsById<Order>('orders', ids);
  const orders = live.state === 'ready' ? live.value : undefined;
  const known = bookings.filter((booking) => orders || !mayHaveOrder(booking));
  return new Map(
    known.map((booking) => {
      const order = orders?.find(({ id }) => id === booking.id);
      return [booking.id, unpaidWon({ booking, order, startsAt, now })];
    }),
  );
}
