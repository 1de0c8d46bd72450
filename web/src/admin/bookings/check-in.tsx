import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime, startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useTimeLeft } from '../../lib/use-time-left.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { EmptyState, NoResults } from '../lists/empty-state.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TabFrame } from '../lists/tab-frame.tsx';
import { useLiveUnion } from '../live/live-documents.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { LiveStatus } from '../live/live-status.tsx';
import { compareBookings, filtered, hasText } from './booking-query.ts';
import { CheckInGuest, type CheckInTimes } from './check-in-guest.tsx';
import styles from './check-in.module.css';
import { EnterBooking } from './enter-booking.tsx';

// The library that reads codes is loaded when it is wanted.
const ScanCode = lazyChunk(async () => (await import('./scan-code.tsx')).ScanCode);

const sum = (bookings: readonly Booking[], count: (booking: Booking) => number) =>
  bookings.reduce((total, booking) => total + count(booking), 0);

/** Every guest who holds seats, for a phone at the door. All devices show the same numbers, live. */
export function CheckIn({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isOpen = useTimeLeft(startOfSeoulDay(event.dateTime).toISOString()) === 0;
  const hasBegun = useTimeLeft(event.dateTime.toISOString()) === 0;
  const live = useLiveUnion<Booking>(
    'bookings',
    BOOKING_STATUSES.filter(holdsSeats).map((status) => ({
      ...filtered({ eventId: event.id, status, sort: 'name', text: '' }),
      // Each booking holds a seat at least, so there are no more.
      limit: BOOKING_LIMITS.participantsMax,
    })),
  );
  return (
    <TabFrame>
      <header className={styles.header}>
        <div>
          <h2>{localized(event, 'title', language)}</h2>
          <p>{t('bookings.kst', { moment: formatEventTime(event.dateTime, language) })}</p>
        </div>
        <div className={styles.actions}>
          <EnterBooking event={event} />
          <Button onClick={onClose}>{t('checkIn.close')}</Button>
        </div>
      </header>
      {!isOpen && <Alert type="info" showIcon title={t('checkIn.tooEarly')} />}
      {live.state === 'ready' ? (
        <Guests bookings={live.value.toSorted(compareBookings('name'))} isOpen={isOpen} hasBegun={hasBegun} />
      ) : (
        <LiveStatus live={live} loading={t('checkIn.loading')} failed={t('checkIn.fetchFailed')} />
      )}
    </TabFrame>
  );
}

function Guests({ bookings, ...times }: { bookings: readonly Booking[] } & CheckInTimes) {
  const { t } = useTranslation('admin');
  const [text, search] = useState('');
  const [isScanning, setScanning] = useState(false);
  /** The code that was read last. */
  const [scanned, setScanned] = useState<string | null>(null);
  if (bookings.length === 0)
    return <EmptyState title={t('checkIn.empty')} detail={t('checkIn.emptyDetail')} />;
  const isScanned = text === scanned;
  const found = bookings.filter((booking) =>
    isScanned ? bookingReference(booking.id) === text : hasText(booking, text),
  );
  return (
    <section className={styles.guests} aria-label={t('checkIn.guests')}>
      <output className={styles.total}>
        {t('checkIn.total', {
          arrived: sum(bookings, ({ arrived = 0 }) => arrived),
          people: sum(bookings, ({ numberOfParticipants }) => numberOfParticipants),
        })}
      </output>
      <Button size="large" block onClick={() => setScanning(true)}>
        {t('checkIn.scan')}
      </Button>
      {isScanning && (
        <LoadBoundary>
          <ScanCode
            onRead={(read) => {
              const code = read.trim();
              setScanning(false);
              setScanned(code);
              search(code);
            }}
            onClose={() => setScanning(false)}
          />
        </LoadBoundary>
      )}
      <SearchField
        label={t('checkIn.search')}
        placeholder={t('checkIn.searchHint')}
        value={text}
        onSearch={search}
      />
      {found.length === 0 &&
        (isScanned ? (
          <Alert type="warning" showIcon title={t('checkIn.notOnList', { code: text })} />
        ) : (
          <NoResults />
        ))}
      <CardGrid items={found}>{(booking) => <CheckInGuest booking={booking} {...times} />}</CardGrid>
    </section>
  );
}
