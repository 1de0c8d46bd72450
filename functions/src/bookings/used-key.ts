import { DomainError } from '@app/domain/errors.ts';
import type { BookingKeys, BookingRecords } from './booking-store.ts';

/** Returns the documents that exist once a booking or an order was made under an id, which clients choose. */
export const bookingKeys = ({ id, eventId }: { id: string; eventId: string }) =>
  ({ bookings: [id], orders: [id], changes: [{ eventId, id }] }) satisfies BookingKeys;

/** @throws DomainError idempotency_conflict if a booking, which may be deleted, or an order was made under the id */
export function requireUnusedKey({ bookings, orders, changes }: BookingRecords, id: string): void {
  if (bookings.has(id) || orders.has(id) || changes.has(id)) throw new DomainError('idempotency_conflict');
}
