import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { changedTerms } from '@app/domain/event/event-terms.ts';
import { datesInScope, movesDate, sharedChanges } from '@app/domain/event/series-change.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import type { ReviewProps } from '../editing/content-kind.ts';
import { inSession } from '../session/in-session.ts';
import { hasGuests } from './taken-seats.ts';
import { EventChangeReview } from './event-change-review.tsx';
import { ReadFailed } from '../lists/read-failed.tsx';
import { SeriesReview } from './series-review.tsx';
import { readSeries } from './series-writes.ts';

/** Returns what a change concerns beside the event itself: its guests, and the other upcoming dates of its series. */
export async function readConcerned(base: Event, written: EventInput, now: Date) {
  const isShared =
    base.seriesId !== undefined && (sharedChanges(base, written).length > 0 || movesDate(base, written));
  const [series, affectsGuests] = await Promise.all([
    isShared ? readSeries(base.seriesId!) : [],
    changedTerms(base, written).length > 0 && hasGuests(base.id),
  ]);
  return { others: datesInScope('all', base, { series, now }), affectsGuests };
}

/** The steps before a change of an event is saved: for which dates of its series it is meant, and whom it concerns. */
export function EventReview(props: ReviewProps<Event>) {
  const { base, onBack } = props;
  const written = props.written as unknown as EventInput;
  const { t } = useTranslation('adminDialogs');
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery({
    queryKey: ['concerned', base.id, written],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: () => inSession(() => readConcerned(base, written, now)),
  });
  if (data && data.others.length === 0) return <EventChangeReview {...props} />;
  if (data) return <SeriesReview {...props} {...data} />;
  return (
    <SmallDialog title={t('series.scope')} open onClose={onBack}>
      {error ? <ReadFailed error={error} onRetry={refetch} /> : <Spinner label={t('series.loading')} />}
    </SmallDialog>
  );
}
