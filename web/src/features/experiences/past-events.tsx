import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import cover from '../../ui/cover-link.module.css';
import type { ListedEvent } from './event-data/use-events.ts';
import styles from './past-events.module.css';

/** The past events, one line each, with links to their pages. */
export function PastEvents({ events }: { events: readonly ListedEvent[] }) {
  const { language } = useLanguage();
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} {...ageAttribute(event)}>
          <article className={styles.event}>
            <span className={styles.date}>{formatBadgeDate(event.dateTime, language)}</span>
            <h3 className={styles.title}>
              <LocalLink to={paths.event(event.id)} className={cover.link}>
                {keepTogether(localized(event, 'title', language))}
              </LocalLink>
            </h3>
          </article>
        </li>
      ))}
    </ul>
  );
}
