import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { type EventAvailability, eventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import { idSchema } from '@app/domain/shared/fields.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';

export interface BookableEvent extends Event {
  availability: EventAvailability;
}

/** Returns an event that visitors may see, with its availability. */
export async function findBookable(
  deps: BookingStoreDeps,
  id: string | undefined,
): Promise<BookableEvent | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  const { events, accounts } = await firestoreBookingStore(deps).read({ events: [id!] });
  const event = events.get(id!);
  const now = deps.clock.now();
  if (!event || !isVisible(event, now)) return undefined;
  const taken = takenSeats(accounts.get(id!));
  return { ...event, availability: eventAvailability(event, taken, now) };
}
