import { doc, getDoc } from 'firebase/firestore';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { unpaidWon } from '@app/domain/order/settlement.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { readAll } from '../lists/read-all.ts';
import { firestore } from '../live/firestore.ts';
import { inSession } from '../session/in-session.ts';
import type { Attendee } from './attendee-list.tsx';

export interface AttendeePage {
  event: Event;
  /** Everyone who holds seats, by name. */
  guests: readonly Attendee[];
}

/** Returns whether a booking may have an order, which has the booking's id. */
export const mayHaveOrder = ({ payBy, hasOrder }: Booking) => payBy !== undefined || hasOrder === true;

async function readOrder(booking: Booking): Promise<Order | undefined> {
  if (!mayHaveOrder(booking)) return undefined;
  const { id } = booking;
  const order = await inSession(() => getDoc(doc(firestore, COLLECTIONS.orders, id)));
  return order.exists() ? fromFirestore<Order>(id, order.data()) : undefined;
}

export async function readAttendees(event: Event): Promise<AttendeePage> {
  const bookings = await readAll<Booking>('bookings', {
    where: [['eventId', '==', event.id]],
    orderBy: ['name', 'asc'],
  });
  const guests = bookings
    .filter(({ status }) => holdsSeats(status))
    .map(async (booking) => {
      const order = await readOrder(booking);
      return { ...booking, unpaidWon: unpaidWon({ booking, order }) };
    });
  return { event, guests: await Promise.all(guests) };
}
