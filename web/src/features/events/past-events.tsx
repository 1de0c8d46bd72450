import { useTranslation } from 'react-i18next';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Columns } from '../../ui/columns.tsx';
import cover from '../../ui/cover-link.module.css';
import { Picture } from '../../ui/picture.tsx';
import type { ListedEvent } from './event-data/use-events.ts';
import styles from './past-events.module.css';

/** The past events as short cards that link to their pages. */
export function PastEvents({ events }: { events: readonly ListedEvent[] }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  return (
    <Columns>
      {events.map((event) => (
        <li key={event.id} {...ageAttribute(event)}>
          <article className={styles.card}>
            <Picture
              path={event.image}
              alt={localized(event, 'imageAlt', language) ?? ''}
              focus={event.imageFocus}
              ratio="3/2"
              sizes="(width < 44rem) 7rem, (width < 68rem) 44vw, 24rem"
              upTo={960}
            />
            <div className={styles.text}>
              <div className={styles.facts}>
                <Badge>{t(`type.${event.type}`)}</Badge>
                <span className={styles.date}>{formatBadgeDate(event.dateTime, language)}</span>
              </div>
              <h3 className={styles.title}>
                <LocalLink to={paths.event(event.id)} className={cover.link}>
                  {keepTogether(localized(event, 'title', language))}
                </LocalLink>
              </h3>
            </div>
          </article>
        </li>
      ))}
    </Columns>
  );
}
