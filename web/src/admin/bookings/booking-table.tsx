import { Grid, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { awaitsDecision } from '@app/domain/booking/booking-status.ts';
import type { changeBookingStatus } from '@app/domain/api/bookings.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime, formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { useRecordDeletion } from '../deleting/use-record-deletion.ts';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { ListTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import styles from './booking-card.module.css';
import { BookingCard } from './booking-card.tsx';
import { BookingDecision } from './booking-decision.tsx';
import { BookingStatus } from './booking-status.tsx';
import { deletionEffect } from './deletion-effect.ts';
import { useEvents } from './use-events.ts';

const changeStatus =
  (status: 'confirmed' | 'cancelled') =>
  ({ id }: Booking) =>
    call<typeof changeBookingStatus>('PATCH', `/api/admin/bookings/${id}/status`, { body: { status } });

const isPending = ({ status }: Booking) => awaitsDecision(status);

interface BookingTableProps {
  bookings: readonly Booking[];
  sorting: Sorting | undefined;
}

function Status({ booking }: { booking: Booking }) {
  return (
    <div className={styles.statuses}>
      <BookingStatus booking={booking} />
    </div>
  );
}

/** The bookings as a table; pending ones are confirmed or cancelled in their row. */
export function BookingTable({ bookings, sorting }: BookingTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isPhone = Grid.useBreakpoint().md === false;
  const eventOf = useEvents(bookings.map(({ eventId }) => eventId));
  const textOfEvent = (booking: Booking, text: (event: Event | Booking['agreed']) => string) => {
    const event = eventOf(booking.eventId);
    return (
      <span className={styles.ofEvent} aria-busy={event === undefined}>
        {text(event ?? booking.agreed)}
      </span>
    );
  };
  const columns: TableColumnsType<Booking> = [
    {
      key: 'name',
      title: t('bookings.name'),
      render: (_, booking) => (
        <>
          <strong>{booking.name}</strong> {t('bookings.people', { count: booking.numberOfParticipants })}
          {isPhone && (
            <div className={styles.inRow}>
              {textOfEvent(booking, (event) => localized(event, 'title', language))}
              <BookingStatus booking={booking} isDecidedBeside />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'event',
      title: t('bookings.event'),
      responsive: ['md'],
      render: (_, booking) => textOfEvent(booking, (event) => localized(event, 'title', language)),
    },
    {
      key: 'time',
      title: t('bookings.eventTime'),
      responsive: ['xl'],
      className: styles.oneLine ?? '',
      render: (_, booking) => textOfEvent(booking, ({ dateTime }) => formatEventTime(dateTime, language)),
    },
    {
      key: 'createdAt',
      title: t('bookings.bookedAt'),
      responsive: ['xxl'],
      className: styles.oneLine ?? '',
      render: (_, { createdAt }) => formatBadgeDate(createdAt, language),
    },
    {
      key: 'reference',
      title: t('bookings.reference'),
      responsive: ['lg'],
      className: styles.oneLine ?? '',
      render: (_, { id }) => bookingReference(id),
    },
    {
      key: 'status',
      title: t('bookings.statusLabel'),
      responsive: ['md'],
      render: (_, booking) => <Status booking={booking} />,
    },
    {
      key: 'decision',
      title: t('lists.actions'),
      render: (_, booking) => isPending(booking) && <BookingDecision booking={booking} size="small" />,
    },
  ];
  const remove = useRecordDeletion('bookings');
  return (
    <ListTable
      items={bookings}
      columns={columns}
      sorting={sorting}
      nameOf={({ name }) => name}
      actions={[
        { label: t('bookings.confirm'), suits: isPending, run: changeStatus('confirmed') },
        // A confirmed booking is cancelled on its own, because its guest reads a reason.
        {
          label: t('bookings.cancel'),
          suits: isPending,
          confirmation: (chosen) => ({
            question: t('bookings.cancelSeveral', { count: chosen.length }),
            consequence: t('bookings.cancelConsequence', {
              count: chosen.reduce((seats, { numberOfParticipants }) => seats + numberOfParticipants, 0),
            }),
          }),
          run: changeStatus('cancelled'),
        },
        bulkDeletion(
          t,
          async (booking: Booking, batch, tellsGuest) => remove(booking, batch, tellsGuest),
          (chosen) => deletionEffect(chosen, eventOf, t),
        ),
      ]}
      renderDetail={(booking) => <BookingCard booking={booking} event={eventOf(booking.eventId)} />}
    />
  );
}
