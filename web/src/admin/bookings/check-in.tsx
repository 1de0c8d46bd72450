import { Alert, Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
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
import { AsOf } from '../../ui/as-of.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useTimeLeft } from '../../lib/use-time-left.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { keepCheckIn } from '../arrivals/keep-check-in.ts';
import { isUnsettled, keptArrivals } from '../arrivals/kept-arrivals.ts';
import { keepsCheckIn } from '../session/kept-check-in.ts';
import { isDayOf, keepList, keptListOf, type KeptList } from '../arrivals/kept-list.ts';
import { EmptyState, NoResults } from '../lists/empty-state.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TabFrame } from '../lists/tab-frame.tsx';
import { useIsConnected } from '../live/connection.ts';
import type { Live } from '../live/live.ts';
import { useLiveUnion, useLiveDocumentsById } from '../live/live-documents.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { LiveStatus } from '../live/live-status.tsx';
import { onRenewed } from '../session/renewal.ts';
import { useCurrentMinute } from '../use-current-time.ts';
import { ArrivalsConflict } from './arrivals-conflict.tsx';
import { compareGuests, filtered, hasText } from './booking-query.ts';
import { CheckInGuest, type CheckInTimes } from './check-in-guest.tsx';
import { EnterBooking } from './enter-booking.tsx';
import type { Guest } from './use-check-in.ts';
import { useDelayedCount } from './kept-arrivals-notice.tsx';
import type { Order } from '@app/domain/order/order-schema.ts';
import { unpaidWon } from '@app/domain/order/settlement.ts';
import { mayHaveOrder } from './read-attendees.ts';
import styles from './check-in.module.css';

/** Returns what guests still have to pay, in won, by the booking's id. Bookings whose order has not been read are left out. */
export function useUnpaid(bookings: readonly Booking[]): ReadonlyMap<string, number> {
  const ids = bookings.filter(mayHaveOrder).map(({ id }) => id);
  const live = useLiveDocumentsById<Order>('orders', ids);
  return useMemo(() => {
    const orders = live.state === 'ready' ? live.value : undefined;
    const known = bookings.filter((booking) => orders || !mayHaveOrder(booking));
    return new Map(
      known.map((booking) => {
        const order = orders?.find(({ id }) => id === booking.id);
        return [booking.id, unpaidWon({ booking, order })];
      }),
    );
  }, [bookings, live]);
}

// The library that reads codes is loaded when it is wanted.
const ScanCode = lazyChunk(async () => (await import('./scan-code.tsx')).ScanCode);

const NONE: readonly Booking[] = [];

const sum = (bookings: readonly Guest[], count: (booking: Guest) => number) =>
  bookings.reduce((total, booking) => total + count(booking), 0);

/** Loads what the check-in shows later, when there may be no connection. */
const loadRest = async () => Promise.all([import('./kept-arrivals-notice.tsx'), ScanCode.load()]);

interface CheckInProps {
  /** What is kept of the event, if it cannot be read. */
  event: Event | KeptList['event'];
  onClose: () => void;
}

/**
 * Every guest who holds seats, for a phone at the door. All devices show the same numbers, live; without a connection the last
 * list stays, also after a reload, and this device keeps what is recorded.
 */
export function CheckIn({ event, onClose }: CheckInProps) {
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
  useEffect(() => void loadRest().catch(reportError), []);
  const bookings = live.state === 'ready' ? live.value : NONE;
  const unpaid = useUnpaid(bookings);
  const at = useCurrentMinute();
  const isItsDay = isDayOf(event, at);
  useKeptList(event, live, unpaid, { at, isItsDay });
  useShownArrivals(event, live);
  const isAwaited = live.state === 'loading' || live.state === 'unreachable';
  const kept = useMemo(
    () => (isAwaited && isItsDay ? keptListOf(event.id) : null),
    [isAwaited, isItsDay, event.id],
  );
  const guests: readonly Guest[] | undefined = live.state === 'ready' ? bookings : kept?.guests;
  return (
    <TabFrame>
      <header className={styles.header}>
        <div>
          <h2>{localized(event, 'title', language)}</h2>
          <p>{t('admin:bookings.kst', { moment: formatEventTime(event.dateTime, language) })}</p>
        </div>
        <div className={styles.actions}>
          {'capacity' in event && <EnterBooking event={event} />}
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </header>
      {!isOpen && <Alert type="info" showIcon title={t('tooEarly')} />}
      {kept && (live.state === 'unreachable' || !navigator.onLine) ? (
        <Alert type="warning" showIcon title={<AsOf at={kept.at.getTime()} />} />
      ) : (
        <LiveStatus live={live} loading={t('loading')} failed={t('fetchFailed')} />
      )}
      {guests && (
        <Guests
          eventId={event.id}
          bookings={guests.toSorted(compareGuests)}
          unpaid={kept ? new Map(kept.guests.map(({ id, unpaidWon: won }) => [id, won])) : unpaid}
          isOpen={isOpen}
          hasBegun={hasBegun}
        />
      )}
    </TabFrame>
  );
}

/** Keeps the list, as of the present minute, and the screen on this device for a time without a connection. */
function useKeptList(
  event: CheckInProps['event'],
  live: Live<Booking[]>,
  unpaid: ReadonlyMap<string, number>,
  { at, isItsDay }: { at: Date; isItsDay: boolean },
): void {
  const isConnected = useIsConnected();
  useEffect(() => {
    if (live.state !== 'ready' || !isConnected) return;
    const guests = live.value.map((guest) => ({ ...guest, unpaidWon: unpaid.get(guest.id) }));
    keepList({ at, event, guests });
  }, [event, live, unpaid, isConnected, at]);
  useEffect(() => {
    // Removes a list whose day is over.
    if (!isItsDay) keepsCheckIn();
  }, [isItsDay]);
  const isKept = live.state === 'ready' && isConnected && isItsDay;
  useEffect(() => {
    if (!isKept) return undefined;
    // A full storage or a lost connection only means that a reload needs the connection.
    const keepScreen = () =>
      void loadRest()
        .then(keepCheckIn)
        .catch(() => {});
    keepScreen();
    // The end of a session has removed it.
    return onRenewed(keepScreen);
  }, [isKept, event.id]);
}

/** Drops the saved check-ins of this device that the list shows. */
function useShownArrivals(event: CheckInProps['event'], live: Live<Booking[]>): void {
  useEffect(() => {
    if (live.state !== 'ready') return;
    keptArrivals.change((kept) => withoutShown(kept, event.id, live.value));
  }, [event, live]);
  // A list that is connected again has everything that was saved before.
  const isConnected = useIsConnected();
  useEffect(() => {
    if (isConnected) keptArrivals.change((kept) => kept.filter(isUnsettled));
  }, [isConnected]);
}

interface GuestsProps extends CheckInTimes {
  eventId: string;
  bookings: readonly Guest[];
  unpaid: ReadonlyMap<string, number | undefined>;
}

function Guests({ eventId, bookings, unpaid, ...times }: GuestsProps) {
  const { t } = useTranslation('adminCheckIn');
  const kept = keptArrivals.use();
  const delayed = useDelayedCount();
  const [text, search] = useState('');
  const [isScanning, setScanning] = useState(false);
  /** The code that was read last. */
  const [scanned, setScanned] = useState<string | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const conflicts = arrivalsConflicts(kept).filter((conflict) => conflict.eventId === eventId);
  const isUndecided = ({ id }: Guest) => conflicts.some(({ bookingId }) => bookingId === id);
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
