import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AgeRestricted } from '../../age-gate/age-restricted.tsx';
import { EventPage } from '../../features/events/detail/event-page.tsx';
import { eventsQuery } from '../../features/events/event-data/event-queries.ts';
import { PlaceMaps } from '../../features/stores/place-maps.tsx';
import { storesQuery } from '../../features/shared/stores-query.ts';

/** Starts to read the stores for a part of the page that is rendered later. Renders nothing. */
function PreloadStores() {
  useQuery(storesQuery);
  return null;
}

export function EventRoute() {
  const { id = '' } = useParams();
  const event = useQuery(eventsQuery).data?.find((listed) => listed.id === id);
  return (
    <>
      {/* In parallel with the seats, for which the page waits before it renders the maps. */}
      {event?.storeLocationId && <PreloadStores />}
      <EventPage id={id} ageRestricted={<AgeRestricted />} Maps={PlaceMaps} />
    </>
  );
}
