import { useQuery } from '@tanstack/react-query';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { mapSearches, storeMaps } from '../../lib/map-links.ts';
import { MapLinks } from '../../ui/map-links.tsx';
import { storesQuery } from './store-queries.ts';

interface PlaceMapsProps {
  event: Pick<Event, 'location' | 'locationKr' | 'storeLocationId'>;
}

/** Links to an event's place on maps: to its store, or to a search for what it says about the place. */
export function PlaceMaps({ event }: PlaceMapsProps) {
  const { language } = useLanguage();
  const { storeLocationId: id } = event;
  // The stores are read for the events that name one only.
  const { data: stores } = useQuery({ ...storesQuery, enabled: id !== undefined });
  const store = id === undefined ? undefined : stores?.find((listed) => listed.id === id);
  return (
    <MapLinks
      links={
        store ? storeMaps(store, language) : mapSearches(localized(event, 'location', language), language)
      }
    />
  );
}
