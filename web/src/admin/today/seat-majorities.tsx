import { useTranslation } from 'react-i18next';
import type { SeatMajorityLine } from '@app/domain/booking/seat-majority.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import { useSeoulDay } from '../use-current-time.ts';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

const SHOWN = 6;

/** The coming events of which one mailbox or one network holds more than half, the next one first; nothing if there are none. */
export function SeatMajorities() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const live = useLiveDocuments<SeatMajorityLine>('seatMajorities', {
    where: [['dateTime', '>', useSeoulDay()]],
    orderBy: ['dateTime', 'asc'],
    limit: SHOWN,
  });
  if (live.state !== 'ready' || live.value.length === 0) return null;
  return (
    <TodaySection title={t('today.majorities')}>
      <ul className={styles.list}>
        {live.value.map((line) => {
          const title = localized(line, 'title', language);
          return (
            <li key={line.id} className={styles.row}>
              <p>
                <strong>{title}</strong>
                <span className={styles.aside}>
                  {t('bookings.kst', { moment: formatEventTime(line.dateTime, language) })} ·{' '}
                  {t(`today.majority.${line.by}`, { seats: line.seats, capacity: line.capacity })}
                </span>
              </p>
              <LocalLink
                to={tabAddress({ tab: 'bookings', event: line.id })}
                aria-label={t('today.nameOfAttendees', { title })}
              >
                {t('today.attendees')}
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </TodaySection>
  );
}
