import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { Columns } from '../../ui/columns.tsx';
import { EventCard } from './event-card.tsx';
import type { ListedEvent } from './event-data/use-events.ts';

export function EventGrid({ events }: { events: readonly ListedEvent[] }) {
  return (
    <Columns>
      {events.map((event) => (
        <li key={event.id} {...ageAttribute(event)}>
          <EventCard event={event} />
        </li>
      ))}
    </Columns>
  );
}
