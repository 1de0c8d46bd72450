import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';

interface GuestList {
  event: Event;
  bookings: readonly Booking[];
}

/** The guests of the event that was checked in last. They are personal data, so they are nowhere but in memory. */
let last: GuestList | null = null;

export function rememberList(list: GuestList): void {
  last = list;
}

export function lastListOf(eventId: string): GuestList | null {
  return last?.event.id === eventId ? last : null;
}

export function forgetList(): void {
  last = null;
}
