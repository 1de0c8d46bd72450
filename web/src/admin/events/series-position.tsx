import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Event } from '@app/domain/event/event-schema.ts';
import { Badge } from '../../ui/badge.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import { seriesAddress } from './series-address.ts';
import { seriesSelection } from './series-selection.ts';

/** Which date of its series an event is, with a link to the others; nothing for an event that is the only one. */
export function SeriesPosition({ event: { id, seriesId } }: { event: Event }) {
  return seriesId === undefined ? null : <PositionIn id={id} seriesId={seriesId} />;
}

function PositionIn({ id, seriesId }: { id: string; seriesId: string }) {
  const { t } = useTranslation('admin');
  // The events of a series in a list share one listener.
  const live = useLiveDocuments<Event>('events', seriesSelection(seriesId));
  if (live.state !== 'ready' || live.value.length < 2) return null;
  const count = live.value.length;
  // Latest first.
  const position = count - live.value.findIndex((event) => event.id === id);
  if (position > count) return null;
  return (
    <Link to={seriesAddress(seriesId)} title={t('series.showDates', { name: seriesId })}>
      <Badge tone="muted">{t('series.position', { position, count })}</Badge>
    </Link>
  );
}
