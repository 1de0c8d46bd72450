import { useQuery } from '@tanstack/react-query';
import type { Event } from '@app/domain/event/event-schema.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { mapSearches, storeMaps } from '@app/domain/store-location/map-links.ts';
import { MapLinks } from './map-links.tsx';
import { storesQuery } from '../shared/stores-query.ts';

interface PlaceMapsProps {
  event: Pick<Event, 'location' | 'locationKr' | 'storeLocationId'>;
}

/** The way to a store and links to it on maps, or to a search for `place` while the store is not known. */
function StoreMaps({ id, place }: { id: string; place: string }) {
  const { language } = useLanguage();
  const store = useQuery(storesQuery).data?.find((listed) => listed.id === id);
  if (!store) return <MapLinks links={mapSearches(place, language)} />;
  const directions = localized(store, 'directions', language);
  return (
    <>
      {directions && <p>{keepTogether(directions)}</p>}
      <MapLinks links={storeMaps(store, language)} />
    </>
  );
}

/** The way to an event's store and links to it on maps, or to a search for what the event says about its place. */
export function PlaceMaps({ event }: PlaceMapsProps) {
  const { language } = useLanguage();
  const place = localized(event, 'location', language);
  // A disabled query, too, is one of the page: so the component with the query stands only where a store is named.
  return event.storeLocationId ? (
    <StoreMaps id={event.storeLocationId} place={place} />
  ) : (
    <MapLinks links={mapSearches(place, language)} />
  );
}
