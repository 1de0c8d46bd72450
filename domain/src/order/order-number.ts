import { bookingReference } from '../booking/booking-reference.ts';
import { seoulParts } from '../shared/seoul-time.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the number that people use for an order: its date in Seoul and a reference, such as `261123-K7Q2MX`. */
export function orderNumber(id: string, createdAt: Date): string {
  const { year, month, day } = seoulParts(createdAt);
  const date = [year % 100, month, day].map(twoDigits).join('');
  return `${date}-${bookingReference(id).replace('-', '')}`;
}
