import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { FirstSuitable } from '../../age-gate/first-suitable.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useNow } from '../../lib/now.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EventGrid } from './event-card.tsx';
import styles from './event-preview.module.css';
import { nextEventsQuery } from './event-data/event-queries.ts';
import { useEvents } from './event-data/use-events.ts';

/**
 * Seats on the home page may be slightly outdated: the experiences page fetches them again, and the backend checks each
 * booking.
 */
const SEATS_FRESH_MS = 60_000;

/** The home page's section with the next events. */
export function EventPreview() {
  const { t } = useTranslation(['home', 'common', 'events']);
  const { state, upcoming, retry } = useEvents(nextEventsQuery(useNow()), { seatsFreshFor: SEATS_FRESH_MS });
  return (
    <Section className={styles.preview}>
      <SectionHead
        title={<AgeText>{(context) => t('experiences.title', context)}</AgeText>}
        text={<AgeText>{(context) => t('experiences.text', context)}</AgeText>}
      />
      {state === 'pending' && <Spinner label={t('common:loading')} />}
      {state === 'failed' && (
        <Notice level={3} title={t('events:failed')} description={t('common:error.connection')}>
          <Button onClick={retry}>{t('common:retry')}</Button>
        </Notice>
      )}
      {state === 'ready' && (
        <FirstSuitable
          items={upcoming}
          empty={<AgeText>{(context) => t('experiences.empty', context)}</AgeText>}
        >
          {(shown) => (
            <>
              <EventGrid events={shown} />
              <ListAlcoholWarning items={shown} />
            </>
          )}
        </FirstSuitable>
      )}
      <LocalLink to={paths.experiences} className={buttonClass('quiet', styles.more)}>
        {t('experiences.viewAll')}
      </LocalLink>
    </Section>
  );
}
