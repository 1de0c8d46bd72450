import { eventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { EventCard } from '../../features/experiences/event-card.tsx';
import { useNow } from '../../lib/now.tsx';
import type { PreviewProps } from '../editing/content-kind.ts';

/** A preview has no bookings. */
export function EventCardPreview({ item }: PreviewProps<Event>) {
  const now = useNow();
  return <EventCard event={{ ...item, availability: eventAvailability(item, 0, now) }} />;
}
