import { EventCard } from './event-card.tsx';
import styles from './event-grid.module.css';
import type { ListedEvent } from './use-events.ts';

export function EventGrid({ events }: { events: readonly ListedEvent[] }) {
  return (
    <ul className={styles.grid}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
