import { type EventAvailability, eventAvailability } from '@app/domain/event/event-availability.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { idSchema } from '@app/domain/shared/fields.ts';
import { bookingDocuments } from '../bookings/stored-bookings.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import { bookedOf } from '../store/event-seats-store.ts';

export interface BookableEvent extends Event {
  availability: EventAvailability;
}

/** Returns an event that visitors may see, with its availability. */
export async function findBookable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string | undefined,
): Promise<BookableEvent | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  const documents = bookingDocuments(db);
  const [stored, seats] = await db.getAll(documents.event(id!), documents.seats(id!));
  const event = fromDocument(eventSchema, stored!);
  if (!event?.isActive) return undefined;
  return { ...event, availability: eventAvailability(event, bookedOf(seats!), clock.now()) };
}
