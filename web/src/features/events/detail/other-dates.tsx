import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { Section } from '../../../ui/section.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import { SeatsBadge } from '../seats-badge.tsx';
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
export function OtherDates({ dates }: { dates: readonly ListedEvent[] }) {
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
