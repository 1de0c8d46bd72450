import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Event } from '@app/domain/event/event-schema.ts';
import { areDatesOfOneSeries } from '@app/domain/event/event-series.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { beginning } from '@app/domain/shared/beginning.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { paths } from '../../../config/paths.ts';
import { AgeVariants, ByAge } from '../../../age-gate/age-variants.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { PageHead } from '../../../i18n/page-head.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { eventsQuery, pastEventQuery } from '../event-data/event-queries.ts';
import { useEvents } from '../event-data/use-events.ts';
import { EventDetail, type EventMaps } from './event-detail.tsx';

/** The characters that search engines and link previews show of a description. */
const DESCRIPTION_LENGTH = 150;

interface EventPageProps {
  id: string;
  /** Shown instead of an event with alcohol when the visitor may not see age-restricted content. */
  ageRestricted: ReactNode;
  Maps: EventMaps;
}

interface LoadedPageProps extends EventPageProps {
  stored: Event | undefined;
  /** Reads the event again, if that failed. */
  retryEvent?: (() => void) | undefined;
}

function EventOrMissing({ id, Maps, stored, retryEvent }: Omit<LoadedPageProps, 'ageRestricted'>) {
  const { t } = useTranslation(['common', 'events']);
  const { language } = useLanguage();
  const { state, upcoming, past, retry } = useEvents(eventsQuery, { opened: stored });
  if (state === 'pending') return <Spinner label={t('loading')} />;
  const event = [...upcoming, ...past].find((shown) => shown.id === id);
  if (!event) {
    return (
      <ContentMissing
        texts={t('events:notFound', { returnObjects: true })}
        to={paths.experiences}
        retry={state === 'failed' ? retry : retryEvent}
      />
    );
  }
  const others = upcoming.filter((other) => other.id !== id);
  const dates = others.filter((other) => areDatesOfOneSeries(event, other));
  const related = [true, false].flatMap((same) =>
    others.filter((other) => !dates.includes(other)).filter((other) => (other.type === event.type) === same),
  );
  return (
    <>
      <PageHead
        title={localized(event, 'title', language)}
        description={beginning(
          `${formatEventTime(event.dateTime, language)}. ${localized(event, 'description', language)}`,
          DESCRIPTION_LENGTH,
        )}
      />
      <EventDetail event={event} dates={dates} related={related} Maps={Maps} />
    </>
  );
}

function LoadedPage({ ageRestricted, ...event }: LoadedPageProps) {
  const page = <EventOrMissing {...event} />;
  if (!event.stored || !isAlcoholRelated(event.stored)) return page;
  return (
    <AgeVariants>
      <ByAge restricted={page} coffeeOnly={ageRestricted} />
    </AgeVariants>
  );
}

/** The page of an event that is in no list. */
function PastEventPage(props: EventPageProps) {
  const { t } = useTranslation('common');
  const { data, isPending, isError, refetch } = useQuery(pastEventQuery(props.id));
  if (isPending) return <Spinner label={t('loading')} />;
  return (
    <LoadedPage
      {...props}
      stored={data ?? undefined}
      retryEvent={isError ? () => void refetch() : undefined}
    />
  );
}

/** The page of one event, with its loading, missing, error and age-restricted states. */
export function EventPage(props: EventPageProps) {
  const events = useQuery(eventsQuery).data;
  const stored = events?.find((event) => event.id === props.id);
  return events && !stored ? <PastEventPage {...props} /> : <LoadedPage {...props} stored={stored} />;
}
