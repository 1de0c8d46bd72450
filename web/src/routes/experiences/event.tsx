import { AgeRestricted } from '../../age-gate/age-restricted.tsx';
import { EventPage } from '../../features/experiences/detail/event-page.tsx';
import type { PageProps } from '../page-props.ts';

export function EventRoute({ id }: PageProps) {
  return <EventPage id={id} ageRestricted={<AgeRestricted />} />;
}
