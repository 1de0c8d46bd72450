import { isVisible, type Scheduled } from '../shared/visibility.ts';
import { isUpcoming } from './event-timing.ts';

/** Whether an event takes bookings, and if not, why. */
export type AvailabilityState = 'open' | 'full' | 'past' | 'inactive' | 'external';

export interface EventAvailability {
  state: AvailabilityState;
  /** Never negative, even when the capacity was lowered below the number of booked seats. */
  seatsLeft: number;
}

interface Bookable extends Scheduled {
  dateTime: Date;
  capacity: number;
  bookingUrl?: string | undefined;
}

/** Returns whether `event` takes bookings at `now` when `booked` seats are held, and how many seats are left. */
export function eventAvailability(event: Bookable, booked: number, now: Date): EventAvailability {
  const seatsLeft = Math.max(0, event.capacity - booked);
  if (!isVisible(event, now)) return { state: 'inactive', seatsLeft };
  if (!isUpcoming(event, now)) return { state: 'past', seatsLeft };
  if (event.bookingUrl) return { state: 'external', seatsLeft };
  return { state: seatsLeft > 0 ? 'open' : 'full', seatsLeft };
}
