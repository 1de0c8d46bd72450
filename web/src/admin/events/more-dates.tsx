import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { MoreDatesProps } from '../editing/content-kind.ts';
import { DialogFrame } from '../editing/dialog-frame.tsx';
import { MissingItem } from '../editing/missing-item.tsx';
import { useLiveDocument, useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { MoreDatesForm } from './more-dates-form.tsx';
import { seriesSelection } from './series-selection.ts';

/** The dialog that adds further dates of an event to its series. */
export function MoreDates({ id, onClose }: MoreDatesProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const live = useLiveDocument<Event>('events', id);
  if (live.state === 'ready' && live.value) return <SeriesOf event={live.value} onClose={onClose} />;
  return (
    <DialogFrame title={t('series.moreDates')} onLeave={onClose}>
      {live.state === 'ready' ? (
        <MissingItem onClose={onClose} />
      ) : (
        <LiveStatus live={live} loading={t('editing.loading')} />
      )}
    </DialogFrame>
  );
}

function SeriesOf({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [now] = useState(() => new Date());
  const { seriesId } = event;
  const live = useLiveDocuments<Event>('events', seriesSelection(seriesId ?? ''));
  if (seriesId !== undefined && live.state !== 'ready')
    return (
      <DialogFrame title={t('series.moreDates')} onLeave={onClose}>
        <LiveStatus live={live} loading={t('adminDialogs:series.loading')} />
      </DialogFrame>
    );
  const series = seriesId !== undefined && live.state === 'ready' ? live.value : [event];
  const known = series.map(({ dateTime }) => dateTime);
  return <MoreDatesForm event={event} known={known} now={now} onClose={onClose} />;
}
