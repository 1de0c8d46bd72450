import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Event } from '@app/domain/event/event-schema.ts';
import { Badge } from '../../ui/badge.tsx';
import { useLiveCount } from '../live/use-live-count.ts';

/** The parameter of the address with the series that the list of events shows. */
export const SERIES_PARAMETER = 'series';

/** Returns the address of the list with the dates of one series. */
export function seriesAddress(seriesId: string): string {
  return `/admin?${new URLSearchParams({ tab: 'events', [SERIES_PARAMETER]: seriesId })}`;
}

/** Which date of its series an event is, with a link to the others; nothing for an event that is the only one. */
export function SeriesPosition({ event: { dateTime, seriesId } }: { event: Event }) {
  return seriesId === undefined ? null : <PositionIn dateTime={dateTime} seriesId={seriesId} />;
}

/** Counts, because a weekly series has many dates: two reads for an event, and the second one only once for its series. */
function PositionIn({ dateTime, seriesId }: { dateTime: Date; seriesId: string }) {
  const { t } = useTranslation('admin');
  const ofSeries = ['seriesId', '==', seriesId] as const;
  const earlier = useLiveCount(
    'events',
    { where: [ofSeries, ['dateTime', '<', dateTime]] },
    { newest: null },
  );
  const count = useLiveCount('events', { where: [ofSeries] }, { newest: null });
  // The counts are read one after the other: between them, a date may have been deleted.
  if (earlier === null || count === null || count < 2 || earlier >= count) return null;
  return (
    <Link to={seriesAddress(seriesId)} title={t('series.showDates', { name: seriesId })}>
      <Badge tone="muted">{t('series.position', { position: earlier + 1, count })}</Badge>
    </Link>
  );
}
