import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByTiming } from '@app/domain/event/event-timing.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab } from '../editing/content-tab.tsx';
import { EventBookings } from './event-bookings.tsx';
import { EventCard } from './event-card.tsx';
import { EVENTS } from './event-kind.ts';

/** All events: the upcoming ones, the next one first, and apart from them the past ones, latest first. */
export function EventsTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <ContentTab
      kind={EVENTS}
      tab="events"
      orderBy={['dateTime', 'desc']}
      Card={EventCard}
      flag="isActive"
      groups={(events) => {
        const { upcoming, past } = groupByTiming(events, now);
        return [
          { label: t('events.upcoming'), items: upcoming },
          { label: t('events.past'), items: past },
        ];
      }}
      columns={[
        {
          key: 'dateTime',
          title: t('editing.fields.dateTime'),
          responsive: ['md'],
          render: (_, { dateTime }) => formatEventTime(dateTime, language),
        },
        {
          key: 'bookings',
          title: t('tabs.bookings'),
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
