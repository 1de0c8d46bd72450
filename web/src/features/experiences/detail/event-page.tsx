import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { areDatesOfOneSeries } from '@app/domain/event/event-series.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { paths } from '../../../config/paths.ts';
import { AgeVariants, ByAge } from '../../../age-gate/age-variants.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { PageHead } from '../../../i18n/page-head.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { eventsQuery } from '../event-data/event-queries.ts';
import { useEvents } from '../event-data/use-events.ts';
import { EventDetail, type EventMaps } from './event-detail.tsx';

interface EventPageProps {
  id: string;
  /** Shown instead of an event with alcohol when the visitor may not see age-restricted content. */
  ageRestricted: ReactNode;
  Maps: EventMaps;
}

function ListedEventPage({ id, Maps }: Pick<EventPageProps, 'id' | 'Maps'>) {
  const { t } = useTranslation(['common', 'experiences']);
  const { language } = useLanguage();
  const { state, upcoming, past, retry } = useEvents(eventsQuery);
  if (state === 'pending') return <Spinner label={t('loading')} />;
  const event = [...upcoming, ...past].find((listed) => listed.id === id);
  if (!event) {
    return (
      <ContentMissing
        texts={t('experiences:notFound', { returnObjects: true })}
        to={paths.experiences}
        retry={state === 'failed' ? retry : undefined}
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
        description={`${formatEventTime(event.dateTime, language)}. ${localized(event, 'description', language)}`}
      />
      <EventDetail event={event} dates={dates} related={related} Maps={Maps} />
    </>
  );
}

/** The page of one event, with its loading, missing, error and age-restricted states. */
export function EventPage({ id, ageRestricted, Maps }: EventPageProps) {
  const stored = useQuery(eventsQuery).data?.find((event) => event.id === id);
  const page = <ListedEventPage id={id} Maps={Maps} />;
  if (!stored || !isAlcoholRelated(stored)) return page;
  return (
    <AgeVariants>
      <ByAge restricted={page} coffeeOnly={ageRestricted} />
    </AgeVariants>
  );
}
