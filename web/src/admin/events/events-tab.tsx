import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab } from '../editing/content-tab.tsx';
import { EventCard } from './event-card.tsx';
import { EVENTS } from './event-kind.ts';

/** All events, latest first. */
export function EventsTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <ContentTab
      kind={EVENTS}
      tab="events"
      orderBy={['dateTime', 'desc']}
      Card={EventCard}
      flag="isActive"
      columns={[
        {
          key: 'dateTime',
          title: t('editing.fields.dateTime'),
          render: (_, { dateTime }) => formatEventTime(dateTime, language),
        },
        {
          key: 'capacity',
          title: t('editing.fields.capacity'),
          responsive: ['md'],
          render: (_, { capacity }) => t('editing.capacity', { count: capacity }),
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
