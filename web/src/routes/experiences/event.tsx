import { useParams } from 'react-router-dom';
import { AgeRestricted } from '../../age-gate/age-restricted.tsx';
import { EventPage } from '../../features/experiences/detail/event-page.tsx';
import { PlaceMaps } from '../../features/stores/place-maps.tsx';

export function EventRoute() {
  const { id = '' } = useParams();
  return <EventPage id={id} ageRestricted={<AgeRestricted />} Maps={PlaceMaps} />;
}
