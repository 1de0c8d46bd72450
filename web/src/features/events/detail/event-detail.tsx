import { useTranslation } from 'react-i18next';
import type { ComponentType } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { previousDatesOf } from '@app/domain/event/previous-dates.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate, formatEventTime, timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { FirstSuitable } from '../../../age-gate/first-suitable.tsx';
import { ListAlcoholWarning } from '../../../age-gate/list-alcohol-warning.tsx';
import { paths, STORE_PARAMETER, VISIT_ID } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { AlcoholWarning } from '../../../ui/alcohol-warning.tsx';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { BookNow } from '../book-now.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import { EventFacts } from '../event-facts.tsx';
import { EventTerms } from '../booking/event-terms.tsx';
import { EventGrid, SeatsBadge } from '../event-card.tsx';
import styles from './event-detail.module.css';

/** The number of dates that are shown without being asked for: a series may have those of a year. */
const SHOWN = 6;

function Dates({ events }: { events: readonly ListedEvent[] }) {
  const { language } = useLanguage();
  return (
    <ul className={styles.dates}>
      {events.map(({ id, dateTime, availability }) => (
        <li key={id}>
          <LocalLink to={paths.event(id)}>{timeInSeoul(dateTime, language)}</LocalLink>{' '}
          <SeatsBadge availability={availability} />
        </li>
      ))}
    </ul>
  );
}

/** The other upcoming dates of an event's series, soonest first. */
function OtherDates({ dates }: { dates: readonly ListedEvent[] }) {
  const { t } = useTranslation('eventPage');
  const later = dates.slice(SHOWN);
  return (
    <Section className={styles.related} aria-label={t('dates')}>
      <h2 className={styles.relatedTitle}>{t('dates')}</h2>
      <Dates events={dates.slice(0, SHOWN)} />
      {later.length > 0 && (
        <details className={styles.laterDates}>
          <summary>{t('laterDates', { count: later.length })}</summary>
          <Dates events={later} />
        </details>
      )}
    </Section>
  );
}

/** The way to an event's place, with links to maps. */
export type EventMaps = ComponentType<{ event: Event }>;

interface EventDetailProps {
  event: ListedEvent;
  /** The other upcoming dates of the event's series, soonest first. */
  dates: readonly ListedEvent[];
  /** Other upcoming events: those of the same type first, each soonest first. */
  related: readonly ListedEvent[];
  Maps: EventMaps;
}

export function EventDetail({ event, dates, related, Maps }: EventDetailProps) {
  const { t } = useTranslation(['events', 'eventPage']);
  const { language } = useLanguage();
  const title = localized(event, 'title', language);
  const includes = localized(event, 'includes', language);
  const { state } = event.availability;
  const moved = previousDatesOf(event).at(-1);
  const { storeLocationId } = event;
  const visit = storeLocationId ? `?${STORE_PARAMETER}=${storeLocationId}` : '';
  return (
    <>
      <Section className={styles.event}>
        <article className={styles.columns}>
          <div className={styles.picture}>
            <Picture
              path={event.image}
              alt={localized(event, 'imageAlt', language) || title}
              focus={event.imageFocus}
              credit={event.imageCredit}
              ratio="3/2"
              sizes="(width < 60rem) 92vw, 40rem"
              upTo={960}
              priority
            />
            <span className={styles.date}>{formatBadgeDate(event.dateTime, language)}</span>
          </div>
          <div className={styles.text}>
            <div className={styles.badges}>
              <Badge>{t(`type.${event.type}`)}</Badge>
              <SeatsBadge availability={event.availability} />
              {state === 'past' && <Badge tone="muted">{t('event.over')}</Badge>}
            </div>
            <h1 className={styles.title}>{keepTogether(title)}</h1>
            <Paragraphs text={localized(event, 'description', language)} />
            {moved && <p>{t('eventPage:moved', { before: formatEventTime(moved, language) })}</p>}
            <EventFacts
              event={event}
              afterPlace={
                <>
                  <Maps event={event} />
                  <LocalLink to={`${paths.contact}${visit}#${VISIT_ID}`} className={styles.visit}>
                    {t('eventPage:visit')}
                  </LocalLink>
                </>
              }
              host={localized(event, 'host', language)}
            />
            {includes && includes.length > 0 && (
              <div className={styles.includes}>
                <h2 className={styles.includesTitle}>{t('eventPage:includes')}</h2>
                <ul>
                  {includes.map((line, index) => (
                    <li key={index}>{keepTogether(line)}</li>
                  ))}
                </ul>
              </div>
            )}
            {isAlcoholRelated(event) && <AlcoholWarning />}
            <div className={styles.book}>
              <BookNow event={event} title={title} priceClassName={styles.price} />
              <ShareButton title={title} />
            </div>
          </div>
          {state !== 'past' && <EventTerms event={event} />}
        </article>
      </Section>
      <BelowFold key={event.id}>
        {dates.length > 0 && <OtherDates dates={dates} />}
        <FirstSuitable items={related}>
          {(shown) => (
            <Section className={styles.related} aria-label={t('eventPage:related')}>
              <h2 className={styles.relatedTitle}>{t('eventPage:related')}</h2>
              <EventGrid events={shown} />
              <ListAlcoholWarning items={shown} />
            </Section>
          )}
        </FirstSuitable>
        <p className={styles.more}>
          <LocalLink to={paths.experiences} className={buttonClass('quiet')}>
            {t('eventPage:all')}
          </LocalLink>
        </p>
      </BelowFold>
    </>
  );
}
