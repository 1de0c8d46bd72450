import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ContentCard } from '../editing/content-card.tsx';
import type { CardProps } from '../editing/content-tab.tsx';
import { EventBookings } from './event-bookings.tsx';
import { EVENTS } from './event-kind.ts';
import { SeriesPosition } from './series-position.tsx';
import { Button } from 'antd';
import { datesOf, useEditAddress } from '../editing/use-edit-address.ts';

/** Opens the dialog that adds further dates of an event. */
function MoreDatesButton({ event }: { event: Event }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const address = useEditAddress();
  const action = t('series.moreDates');
  return (
    <Button
      onClick={() => address.open('events', datesOf(event.id))}
      aria-label={t('editing.nameOfAction', { action, name: localized(event, 'title', language) })}
    >
      {action}
    </Button>
  );
}

export function EventCard({ item: event, onEdit }: CardProps<Event>) {
  const { t } = useTranslation(['admin', 'events']);
  const { language } = useLanguage();
  return (
    <ContentCard
      kind={EVENTS}
      item={event}
      onEdit={onEdit}
      picture={event.image}
      badges={
        <>
          <Badge>{t(`events:type.${event.type}`)}</Badge>
          <SeriesPosition event={event} />
        </>
      }
      actions={<MoreDatesButton event={event} />}
      text={localized(event, 'description', language)}
      details={[
        [
          t('editing.fields.dateTime'),
          t('editing.kst', { moment: formatEventTime(event.dateTime, language) }),
        ],
        [t('editing.fields.duration'), t('editing.minutes', { count: event.duration })],
        [t('editing.fields.capacity'), t('editing.capacity', { count: event.capacity })],
        [t('editing.fields.fee'), formatWon(event.price)],
        [t('editing.fields.location'), localized(event, 'location', language)],
      ]}
      tags={event.tags}
    >
      <EventBookings event={event} />
    </ContentCard>
  );
}
