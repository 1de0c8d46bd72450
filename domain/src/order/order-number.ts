import { bookingReference } from '../booking/booking-reference.ts';
import { seoulParts } from '../shared/seoul-time.ts';
import type { Order } from './order-schema.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the number of a new order of products: its date in Seoul and a reference, such as `261123-K7Q2MX`. */
export function productOrderNumber(id: string, createdAt: Date): string {
  const { year, month, day } = seoulParts(createdAt);
  const date = [year % 100, month, day].map(twoDigits).join('');
  return `${date}-${bookingReference(id).replace('-', '')}`;
}

/** Returns the number that people use for an order. That of a booking is its reference; older ones stored a dated number. */
export function orderNumber({ id, kind, number }: Pick<Order, 'id' | 'kind' | 'number'>): string {
  return kind === 'booking' ? bookingReference(id) : number;
}
