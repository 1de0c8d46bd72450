import { useTranslation } from 'react-i18next';
import { EVENT_LIMITS } from '@app/domain/event/event.ts';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { eventEnd } from '@app/domain/event/event-timing.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime, startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useSeoulDay } from '../use-current-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { checkInAddress } from '../check-in-address.ts';
import { PrintAttendees } from '../bookings/print-attendees.tsx';
import type { Live } from '../live/live.ts';
import { useLiveDocument, useLiveDocuments } from '../live/live-documents.ts';
import { TodayItems } from './today-list.tsx';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

/** More events than begin in nine days: two, and the seven of the longest event before them. */
const MAX_EVENTS = 60;
const LONGEST_DAYS = EVENT_LIMITS.duration / (24 * 60);

/** Returns the events that take place today or tomorrow in Seoul, also those that have begun on an earlier day, the first one first. */
function useComingEvents(now: Date): Live<readonly Event[]> {
  const today = startOfSeoulDay(now);
  const live = useLiveDocuments<Event>('events', {
    where: [
      ['dateTime', '>', startOfSeoulDay(now, -LONGEST_DAYS)],
      ['dateTime', '<', startOfSeoulDay(now, 2)],
    ],
    orderBy: ['dateTime', 'desc'],
    limit: MAX_EVENTS,
  });
  if (live.state !== 'ready') return live;
  return { state: 'ready', value: live.value.filter((event) => eventEnd(event) > today).toReversed() };
}

/** The events of today and tomorrow in Seoul with their seats, each with links to its check-in and its bookings. */
export function ComingEvents() {
  const { t } = useTranslation('admin');
  const now = useSeoulDay();
  const tomorrow = startOfSeoulDay(now, 1);
  return (
    <TodaySection title={t('today.events')} all={{ label: t('today.allEvents'), search: { tab: 'events' } }}>
      <TodayItems<Event> collection="events" live={useComingEvents(now)} empty={t('today.noEvents')}>
        {(events) => (
          <>
            {events.map((event) => (
              <li key={event.id}>
                <ComingEvent event={event} isToday={event.dateTime < tomorrow} />
              </li>
            ))}
            <li className={styles.actions}>
              <DaySheet
                events={events.filter(({ dateTime }) => dateTime < tomorrow)}
                label={t('today.printToday')}
              />
              <DaySheet
                events={events.filter((event) => eventEnd(event) > tomorrow)}
                label={t('today.printTomorrow')}
              />
            </li>
          </>
        )}
      </TodayItems>
    </TodaySection>
  );
}

/** Prints the attendees of a day's events, if there are any. */
function DaySheet({ events, label }: { events: readonly Event[]; label: string }) {
  return events.length > 0 && <PrintAttendees events={events} label={label} size="small" />;
}

/** An event with its seats, and links to its check-in and its attendees. */
export function ComingEvent({ event, isToday }: { event: Event; isToday: boolean }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const seats = useLiveDocument<EventSeats>('eventSeats', event.id);
  const booked = seats.state === 'ready' ? (seats.value?.booked ?? 0) : null;
  const title = localized(event, 'title', language);
  return (
    <div className={styles.row}>
      <p>
        <Badge tone={isToday ? 'celadon' : 'plain'}>{t(isToday ? 'today.today' : 'today.tomorrow')}</Badge>{' '}
        <strong>{title}</strong>
        <span className={styles.aside}>
          {t('bookings.kst', { moment: formatEventTime(event.dateTime, language) })}
          {booked !== null &&
            ` · ${t('today.seats', { booked, capacity: event.capacity, free: Math.max(0, event.capacity - booked) })}`}
        </span>
      </p>
      <LocalLink to={checkInAddress(event.id)} aria-label={t('today.nameOfCheckIn', { title })}>
        {t('today.checkIn')}
      </LocalLink>
      <LocalLink
        to={tabAddress({ tab: 'bookings', event: event.id })}
        aria-label={t('today.nameOfAttendees', { title })}
      >
        {t('today.attendees')}
      </LocalLink>
    </div>
  );
}
