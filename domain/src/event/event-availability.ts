import { isUpcoming } from './event-timing.ts';

/** Why an event takes bookings or does not. */
export type AvailabilityState = 'open' | 'full' | 'past' | 'inactive' | 'external';

export interface EventAvailability {
  state: AvailabilityState;
  /** Never below 0, also when the capacity was lowered under what is booked. */
  seatsLeft: number;
}

interface Bookable {
  dateTime: Date;
  capacity: number;
  isActive: boolean;
  bookingUrl?: string | undefined;
}

/** Whether `event` takes bookings at `now` when `booked` places are held, and how many are left. */
export function eventAvailability(event: Bookable, booked: number, now: Date): EventAvailability {
  const seatsLeft = Math.max(0, event.capacity - booked);
  if (!event.isActive) return { state: 'inactive', seatsLeft };
  if (!isUpcoming(event, now)) return { state: 'past', seatsLeft };
  if (event.bookingUrl) return { state: 'external', seatsLeft };
  return { state: seatsLeft > 0 ? 'open' : 'full', seatsLeft };
}
