import { paths } from '../../app/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useAlcoholShown, useSuitableWords } from '../../lib/age-answer.tsx';
import { useNow } from '../../lib/now.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EventGrid } from './event-grid.tsx';
import styles from './event-preview.module.css';
import { eventsQuery, NEXT_COUNT, nextEventsQuery } from './event-queries.ts';
import { useEvents } from './use-events.ts';

/** Home shows seats to invite, not to book by: who books is told by the backend, and the list of all asks anew. */
const SEATS_FRESH_MS = 60_000;

/** Home's next events. */
export function EventPreview() {
  const { home, experiences, error, site } = useMessages();
  const words = useSuitableWords(home.experiences);
  // Those without alcohol cannot be asked for: they are picked out of all.
  const next = nextEventsQuery(useNow());
  const { state, upcoming, retry } = useEvents(useAlcoholShown() ? next : eventsQuery, {
    seatsFreshFor: SEATS_FRESH_MS,
  });
  return (
    <Section className={styles.preview}>
      <SectionHead title={words.title} text={words.text} />
      {state === 'pending' && <Spinner label={site.loading} />}
      {state === 'failed' && (
        <Notice level={3} title={experiences.failed} description={error.connection}>
          <Button onClick={retry}>{site.retry}</Button>
        </Notice>
      )}
      {state === 'ready' && upcoming.length === 0 && <p>{words.empty}</p>}
      {upcoming.length > 0 && <EventGrid events={upcoming.slice(0, NEXT_COUNT)} />}
      <LocalLink to={paths.experiences} className={buttonClass('quiet', styles.more)}>
        {words.viewAll}
      </LocalLink>
    </Section>
  );
}
