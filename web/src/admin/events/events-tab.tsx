import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { groupByTiming } from '@app/domain/event/event-timing.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab } from '../editing/content-tab.tsx';
import { withValue } from '../lists/filters.tsx';
import { useParameter } from '../lists/use-parameter.ts';
import { EventBookings } from './event-bookings.tsx';
import { EventCard } from './event-card.tsx';
import { EVENTS } from './event-kind.ts';
import { SERIES_PARAMETER, SeriesPosition } from './series-position.tsx';
import { useState } from 'react';
import { useLiveDocuments } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { startOfMinute, useCurrentTime } from '../use-current-time.ts';
import styles from './events-tab.module.css';

/** The first event after `now`. */
export const nextEvent = (now: Date): Selection => ({
  where: [['dateTime', '>', now]],
  orderBy: ['dateTime', 'asc'],
  limit: 1,
});

/**
 * Returns the present time, which separates the upcoming events from the past ones: another as soon as an event begins, so that both lists
 * are read again only then. It is a whole minute, as in `useSeoulDay`.
 */
export function useTimeOfEvents(): Date {
  const [begins, setBegins] = useState<number | null>(null);
  const now = startOfMinute(useCurrentTime(() => (begins === null ? null : new Date(begins))));
  const next = useLiveDocuments<Event>('events', nextEvent(now));
  const known = next.state === 'ready' ? (next.value[0]?.dateTime.getTime() ?? null) : begins;
  if (known !== begins) setBegins(known);
  return now;
}

/** Together fewer than on the page of another list, because each event also reads its seats, its position in its series and the labels of its tags. */
const UPCOMING_PAGE = 8;
const PAST_PAGE = 4;

/** All events: the upcoming ones, the next one first, and apart from them the past ones, latest first. */
export function EventsTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const now = useTimeOfEvents();
  const [series, setSeries] = useParameter(SERIES_PARAMETER);
  return (
    <ContentTab
      kind={EVENTS}
      tab="events"
      orderBy={['dateTime', 'desc']}
      sorts={{ dateTime: 'dateTime', fee: 'price' }}
      Card={EventCard}
      groups={[
        {
          label: t('events.upcoming'),
          selection: { where: [['dateTime', '>', now]], orderBy: ['dateTime', 'asc'] },
          pageSize: UPCOMING_PAGE,
          pick: (events) => groupByTiming(events, now).upcoming,
          empty: t('events.noUpcoming'),
        },
        {
          label: t('events.past'),
          selection: { where: [['dateTime', '<=', now]], orderBy: ['dateTime', 'desc'] },
          pageSize: PAST_PAGE,
          pick: (events) => groupByTiming(events, now).past,
        },
      ]}
      linked={
        series === ''
          ? undefined
          : {
              ...withValue<Event>('seriesId', series),
              note: (
                <p className={styles.series}>
                  {t('series.shown', { name: series })}
                  <Button size="small" onClick={() => setSeries('')}>
                    {t('series.showAll')}
                  </Button>
                </p>
              ),
            }
      }
      columns={[
        {
          key: 'dateTime',
          title: t('editing.fields.dateTime'),
          responsive: ['md'],
          isBelowName: true,
          render: (_, { dateTime }) => formatEventTime(dateTime, language),
        },
        {
          key: 'series',
          title: t('series.column'),
          responsive: ['md'],
          render: (_, event) => <SeriesPosition event={event} />,
        },
        {
          key: 'bookings',
          title: t('tabs.bookings'),
          isBelowName: true,
          render: (_, event) => <EventBookings event={event} />,
        },
        {
          key: 'fee',
          title: t('editing.fields.fee'),
          responsive: ['lg'],
          render: (_, { price }) => formatWon(price),
        },
      ]}
    />
  );
}
