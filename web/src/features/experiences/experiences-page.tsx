import { useMessages } from '../../i18n/messages.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { EventFeatures } from './event-features.tsx';
import { EventList } from './event-list.tsx';
import { PrivateEvents } from './private-events.tsx';

export function ExperiencesPage() {
  const { experiences } = useMessages();
  return (
    <>
      <PageHero title={experiences.title} text={experiences.text} plaque="손으로 익히다" />
      <EventFeatures />
      <EventList />
      <PrivateEvents />
    </>
  );
}
