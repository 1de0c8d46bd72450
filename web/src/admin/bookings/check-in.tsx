import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { arrivalsConflicts, shownArrivals, withoutShown } from '@app/domain/booking/kept-arrivals.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime, startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useTimeLeft } from '../../lib/use-time-left.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { isUnsettled, keptArrivals } from '../arrivals/kept-arrivals.ts';
import { lastListOf, rememberList } from '../arrivals/last-list.ts';
import { EmptyState, NoResults } from '../lists/empty-state.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TabFrame } from '../lists/tab-frame.tsx';
import { useIsConnected } from '../live/connection.ts';
import type { Live } from '../live/live.ts';
import { useLiveUnion, useLiveDocumentsById } from '../live/live-documents.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { LiveStatus } from '../live/live-status.tsx';
import { ArrivalsConflict } from './arrivals-conflict.tsx';
import { compareGuests, filtered, hasText } from './booking-query.ts';
import { CheckInGuest, type CheckInTimes } from './check-in-guest.tsx';
import { EnterBooking } from './enter-booking.tsx';
import { useDelayedCount } from './kept-arrivals-notice.tsx';
import type { Order } from '@app/domain/order/order-schema.ts';
import { unpaidWon } from '@app/domain/order/settlement.ts';
import { mayHaveOrder } from './read-attendees.ts';
import styles from './check-in.module.css';

/** Returns what guests still have to pay, in won, by the booking's id. Bookings whose order has not been read are left out. */
export function useUnpaid(bookings: readonly Booking[], startsAt: Date): ReadonlyMap<string, number> {
  const [now] = useState(() => new Date());
  const ids = bookings.filter(mayHaveOrder).map(({ id }) => id);
  const live = useLiveDocumentsById<Order>('orders', ids);
  const orders = live.state === 'ready' ? live.value : undefined;
  const known = bookings.filter((booking) => orders || !mayHaveOrder(booking));
  return new Map(
    known.map((booking) => {
      const order = orders?.find(({ id }) => id === booking.id);
      return [booking.id, unpaidWon({ booking, order, startsAt, now })];
    }),
  );
}

// The library that reads codes is loaded when it is wanted.
const ScanCode = lazyChunk(async () => (await import('./scan-code.tsx')).ScanCode);

const sum = (bookings: readonly Booking[], count: (booking: Booking) => number) =>
  bookings.reduce((total, booking) => total + count(booking), 0);

/** Loads what the dashboard shows above its tabs while a check-in is kept: then there may be no connection to load it. */
function preloadNotice(): void {
  import('./kept-arrivals-notice.tsx').catch(reportError);
}

/**
 * Every guest who holds seats, for a phone at the door. All devices show the same numbers, live; without a connection the last
 * list stays, and this device keeps what is recorded.
 */
export function CheckIn({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useTranslation(['adminCheckIn', 'admin']);
  const { language } = useLanguage();
  const isOpen = useTimeLeft(startOfSeoulDay(event.dateTime).toISOString()) === 0;
  const hasBegun = useTimeLeft(event.dateTime.toISOString()) === 0;
  const live = useLiveUnion<Booking>(
    'bookings',
    BOOKING_STATUSES.filter(holdsSeats).map((status) => ({
      ...filtered({ eventId: event.id, status }, ['name', 'asc']),
      // Each booking holds a seat at least, so there are no more.
      limit: BOOKING_LIMITS.participantsMax,
    })),
  );
  useEffect(preloadNotice, []);
  useShownArrivals(event, live);
  const last = live.state === 'loading' || live.state === 'unreachable' ? lastListOf(event.id) : null;
  const bookings = live.state === 'ready' ? live.value : last?.bookings;
  return (
    <TabFrame>
      <header className={styles.header}>
        <div>
          <h2>{localized(event, 'title', language)}</h2>
          <p>{t('admin:bookings.kst', { moment: formatEventTime(event.dateTime, language) })}</p>
        </div>
        <div className={styles.actions}>
          <EnterBooking event={event} />
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </header>
      {!isOpen && <Alert type="info" showIcon title={t('tooEarly')} />}
      <LiveStatus live={live} loading={t('loading')} failed={t('fetchFailed')} />
      {bookings && (
        <Guests
          event={event}
          bookings={bookings.toSorted(compareGuests)}
          isOpen={isOpen}
          hasBegun={hasBegun}
        />
      )}
    </TabFrame>
  );
}

/** Remembers the list for a time without a connection, and drops the saved check-ins of this device that it shows. */
function useShownArrivals(event: Event, live: Live<Booking[]>): void {
  useEffect(() => {
    if (live.state !== 'ready') return;
    rememberList({ event, bookings: live.value });
    keptArrivals.change((kept) => withoutShown(kept, event.id, live.value));
  }, [event, live]);
  // A list that is connected again has everything that was saved before.
  const isConnected = useIsConnected();
  useEffect(() => {
    if (isConnected) keptArrivals.change((kept) => kept.filter(isUnsettled));
  }, [isConnected]);
}

interface GuestsProps extends CheckInTimes {
  event: Event;
  bookings: readonly Booking[];
}

function Guests({ event, bookings, ...times }: GuestsProps) {
  const { t } = useTranslation('adminCheckIn');
  const kept = keptArrivals.use();
  const delayed = useDelayedCount();
  const unpaid = useUnpaid(bookings, event.dateTime);
  const [text, search] = useState('');
  const [isScanning, setScanning] = useState(false);
  /** The code that was read last. */
  const [scanned, setScanned] = useState<string | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const conflicts = arrivalsConflicts(kept).filter((conflict) => conflict.eventId === event.id);
  const isUndecided = ({ id }: Booking) => conflicts.some(({ bookingId }) => bookingId === id);
  if (bookings.length === 0 && conflicts.length === 0)
    return <EmptyState title={t('empty')} detail={t('emptyDetail')} />;
  const isScanned = text === scanned;
  const found = bookings.filter((booking) => {
    if (isDeciding && conflicts.length > 0) return isUndecided(booking);
    return isScanned ? bookingReference(booking.id) === text : hasText(booking, text);
  });
  const ofBooking = new Map(bookings.map((booking) => [booking.id, booking]));
  return (
    <section className={styles.guests} aria-label={t('guests')}>
      <output className={styles.total}>
        {t('total', {
          arrived: sum(bookings, (booking) => shownArrivals(kept, booking)),
          people: sum(bookings, ({ numberOfParticipants }) => numberOfParticipants),
        })}
        {delayed > 0 && <small className={styles.unsent}>{t('unsent', { count: delayed })}</small>}
      </output>
      {conflicts.length > 0 && (
        <Button block aria-pressed={isDeciding} onClick={() => setDeciding(!isDeciding)}>
          {t('undecided', { count: conflicts.length })}
        </Button>
      )}
      {conflicts
        .filter(({ bookingId }) => !found.some(({ id }) => id === bookingId))
        .map((conflict) => (
          <div key={conflict.bookingId}>
            <strong>{ofBooking.get(conflict.bookingId)?.name}</strong>
            <ArrivalsConflict conflict={conflict} booking={ofBooking.get(conflict.bookingId)} />
          </div>
        ))}
      <Button size="large" block onClick={() => setScanning(true)}>
        {t('scan')}
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
      <SearchField label={t('search')} placeholder={t('searchHint')} value={text} onSearch={search} />
      {found.length === 0 &&
        (isScanned ? (
          <Alert type="warning" showIcon title={t('notOnList', { code: text })} />
        ) : (
          <NoResults />
        ))}
      <CardGrid items={found}>
        {(booking) => <CheckInGuest booking={booking} unpaidWon={unpaid.get(booking.id)} {...times} />}
      </CardGrid>
    </section>
  );
}
