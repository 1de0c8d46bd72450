import { useTranslation } from 'react-i18next';
import type { EventAvailability } from '@app/domain/event/event-availability.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import cover from '../../ui/cover-link.module.css';
import { useLanguage } from '../../i18n/language.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BookNow } from './book-now.tsx';
import styles from './event-card.module.css';
import { EventFacts } from './event-facts.tsx';
import type { ListedEvent } from './event-data/use-events.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { Columns } from '../../ui/columns.tsx';

/** The number of seats left, or that none is. Renders nothing if this site takes no bookings for the event. */
export function SeatsBadge({ availability: { state, seatsLeft } }: { availability: EventAvailability }) {
  const { t } = useTranslation('events');
  if (state === 'open') return <Badge tone="celadon">{t('event.seatsLeft', { count: seatsLeft })}</Badge>;
  if (state === 'full') return <Badge tone="muted">{t('event.soldOut')}</Badge>;
  return null;
}

export function EventCard({ event }: { event: ListedEvent }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const title = localized(event, 'title', language);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          path={event.image}
          alt={localized(event, 'imageAlt', language) ?? ''}
          focus={event.imageFocus}
          ratio="3/2"
          sizes="(width < 44rem) 7rem, (width < 68rem) 44vw, 24rem"
          upTo={960}
        />
        <span className={styles.date}>{formatBadgeDate(event.dateTime, language)}</span>
      </div>
      <div className={styles.badges}>
        <Badge>{t(`type.${event.type}`)}</Badge>
        <SeatsBadge availability={event.availability} />
      </div>
      <h3 className={styles.title}>
        <LocalLink to={paths.event(event.id)} className={cover.link}>
          {keepTogether(title)}
        </LocalLink>
      </h3>
      <p className={styles.text}>{keepTogether(localized(event, 'description', language))}</p>
      <EventFacts event={event} />
      {event.hasOtherDates && <p className={styles.otherDates}>{t('event.otherDates')}</p>}
      <div className={styles.foot}>
        <BookNow event={event} title={title} priceClassName={styles.price} />
      </div>
    </article>
  );
}

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
