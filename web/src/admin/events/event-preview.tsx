import { eventAvailability } from '@app/domain/event/event-availability.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { EventDetail } from '../../features/events/detail/event-detail.tsx';
import { EventCard } from '../../features/events/event-card.tsx';
import { PlaceMaps } from '../../features/stores/place-maps.tsx';
import type { ListedEvent } from '../../features/events/event-data/use-events.ts';
import { useNow } from '../../lib/now.tsx';
import { useLiveDocumentsById } from '../live/live-documents.ts';
import type { PreviewProps } from '../editing/content-kind.ts';

/** Returns an event as visitors get it once they see it. A new one has no seats yet. */
function useListed(item: Event): ListedEvent {
  const now = useNow();
  const seats = useLiveDocumentsById<EventSeats>('eventSeats', [item.id]);
  const taken = seats.state === 'ready' ? takenSeats(seats.value[0]) : 0;
  const shown = { ...item, ...ALWAYS_VISIBLE, isActive: true };
  return { ...item, availability: eventAvailability(shown, taken, now) };
}

export function EventCardPreview({ item }: PreviewProps<Event>) {
  return <EventCard event={useListed(item)} />;
}

/** The page of an event without the links to other events and dates. */
export function EventPagePreview({ item }: PreviewProps<Event>) {
  return <EventDetail event={useListed(item)} dates={[]} related={[]} Maps={PlaceMaps} />;
}
