import type { Event } from '../event/event-schema.ts';
import { isUpcoming } from '../event/event-timing.ts';
import type { CallOff } from './call-off-schema.ts';

/**
 * Returns whether an event can be called off at `now`: it is upcoming, and no earlier job is running or has left nothing to do.
 * An admin may have entered bookings for the hidden event since.
 */
export function canCallOff(
  event: Event,
  job: Pick<CallOff, 'state'> | undefined,
  { takenSeats, now }: { takenSeats: number; now: Date },
): boolean {
  if (!isUpcoming(event, now) || job?.state === 'running') return false;
  return !job || event.isActive || takenSeats > 0;
}
