import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { BookingList } from './booking-list.tsx';
import styles from './bookings-tab.module.css';
import { EventFilter } from './event-filter.tsx';
import { SeatsSummary } from './seats-summary.tsx';

const EVENT = 'event';

/** All bookings, the newest first, or those of one event with its seats; the address remembers which. */
export function BookingsTab() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const events = useLiveDocuments<Event>('events', { orderBy: ['dateTime', 'desc'], limit: 50 });

  if (events.state !== 'ready') return <LiveStatus live={events} loading={t('bookings.loadingEvents')} />;

  const chosen = events.value.find(({ id }) => id === search.get(EVENT)) ?? null;
  const choose = (eventId: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (eventId) next.set(EVENT, eventId);
        else next.delete(EVENT);
        return next;
      },
      { replace: true },
    );
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <EventFilter events={events.value} chosen={chosen} onChoose={choose} />
        {chosen && <SeatsSummary key={chosen.id} event={chosen} />}
      </div>
      <BookingList key={chosen?.id ?? 'all'} events={events.value} chosen={chosen} />
    </div>
  );
}
