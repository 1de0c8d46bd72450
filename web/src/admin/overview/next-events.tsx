import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { hasEnded } from '@app/domain/event/event-timing.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime, seoulMoment, seoulParts } from '@app/domain/shared/seoul-time.ts';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useLiveDocument, useLiveDocuments } from '../live/live-documents.ts';
import styles from './overview.module.css';

const SHOWN = 4;
/** Further events to read, because some of today's may be over. */
const LOOKED_AT = SHOWN + 8;

function dayOf(moment: Date): Date {
  const { year, month, day } = seoulParts(moment);
  return seoulMoment(year, month, day);
}

/** Shows today's events that are not over, including running ones, and the next ones, with their seats. */
export function NextEvents() {
  const { t } = useTranslation('admin');
  const [now] = useState(() => new Date());
  const today = dayOf(now);
  const events = useLiveDocuments<Event>('events', {
    where: [['dateTime', '>=', today]],
    orderBy: ['dateTime', 'asc'],
    limit: LOOKED_AT,
  });
  if (events.state !== 'ready') return null;
  const next = events.value.filter((event) => !hasEnded(event, now)).slice(0, SHOWN);
  return (
    <section className={styles.part} aria-label={t('overview.events')}>
      <h3>{t('overview.events')}</h3>
      {next.length === 0 && <p>{t('overview.noEvents')}</p>}
      <ul>
        {next.map((event) => (
          <li key={event.id}>
            <NextEvent event={event} isToday={dayOf(event.dateTime).getTime() === today.getTime()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextEvent({ event, isToday }: { event: Event; isToday: boolean }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const seats = useLiveDocument<EventSeats>('eventSeats', event.id);
  const booked = seats.state === 'ready' ? (seats.value?.booked ?? 0) : null;
  return (
    <LocalLink className={styles.line} to={`${paths.admin}?tab=bookings&event=${event.id}`}>
      <span>
        {isToday && <Badge tone="celadon">{t('overview.today')}</Badge>} {localized(event, 'title', language)}
      </span>
      <span className={styles.aside}>
        {formatEventTime(event.dateTime, language)}
        {booked !== null && ` · ${t('overview.seats', { booked, capacity: event.capacity })}`}
      </span>
    </LocalLink>
  );
}
