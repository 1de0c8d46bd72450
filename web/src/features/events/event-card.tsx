import { useTranslation } from 'react-i18next';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import cover from '../../ui/cover-link.module.css';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BookNow } from './book-now.tsx';
import styles from './event-card.module.css';
import { EventFacts } from './event-facts.tsx';
import { SeatsBadge } from './seats-badge.tsx';
import type { ListedEvent } from './event-data/use-events.ts';

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
