import { ContentTab } from '../editing/content-tab.tsx';
import { EventCard } from './event-card.tsx';
import { EVENTS } from './event-kind.ts';

/** All events, latest first. */
export function EventsTab() {
  return <ContentTab kind={EVENTS} tab="events" orderBy={['dateTime', 'desc']} Card={EventCard} />;
}
