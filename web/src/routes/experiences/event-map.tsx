import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { StoreMaps } from '../../features/stores/store-maps.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { mapSearches } from '../../lib/map-links.ts';
import { MapLinks } from '../../ui/map-links.tsx';

/** Links to an event's place on maps: to its store, or to a search for what it says about the place. */
export function EventMap({ event }: { event: Event }) {
  const { language } = useLanguage();
  const place = localized(event, 'location', language);
  // The stores are read for the events that name one only.
  return event.storeLocationId ? (
    <StoreMaps id={event.storeLocationId} place={place} />
  ) : (
    <MapLinks links={mapSearches(place, language)} />
  );
}
