import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useKept } from '../live/use-kept.ts';
import { BookingCard } from './booking-card.tsx';
import styles from './booking-list.module.css';

/** How many bookings are read and shown at first, and by how many more at each asking. */
const PAGE = 25;

interface BookingListProps {
  events: readonly Event[];
  /** Only this event's bookings, or all of them. */
  chosen: Event | null;
}

export function BookingList({ events, chosen }: BookingListProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(PAGE);
  const latest = useLiveDocuments<Booking>('bookings', {
    ...(chosen ? { where: [['eventId', '==', chosen.id]] } : {}),
    orderBy: ['createdAt', 'desc'],
    limit,
  });
  const live = useKept(latest);

  if (live.state !== 'ready') return <LiveStatus live={live} loading={t('bookings.loading')} />;
  if (live.value.length === 0) return <NoBookings isForEvent={chosen !== null} />;

  const mayHaveMore = live.value.length >= limit;
  const isGrowing = latest.state === 'loading';
  const count = live.value.length;
  return (
    <section aria-label={t('bookings.title')}>
      <output className={styles.count}>
        {mayHaveMore || isGrowing ? t('bookings.shownNewest', { count }) : t('bookings.shown', { count })}
      </output>
      <ul className={styles.list}>
        {live.value.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} event={events.find(({ id }) => id === booking.eventId) ?? null} />
          </li>
        ))}
      </ul>
      {(mayHaveMore || isGrowing) && (
        <Button className={styles.more ?? ''} loading={isGrowing} onClick={() => setLimit(limit + PAGE)}>
          {isGrowing ? t('bookings.loadingMore') : t('bookings.more')}
        </Button>
      )}
    </section>
  );
}

function NoBookings({ isForEvent }: { isForEvent: boolean }) {
  const { t } = useTranslation();
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <strong>{isForEvent ? t('bookings.emptyForEvent') : t('bookings.empty')}</strong>
          <br />
          {t('bookings.emptyDetail')}
        </>
      }
    />
  );
}
