import { Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { awaitsDecision } from '@app/domain/booking/booking-status.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { shownPhone } from '@app/domain/shared/telephone.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from '../lists/paper.module.css';

/** A booking that holds seats, and what is still to be paid for it, in won. */
export type Attendee = Booking & { unpaidWon: number };

/** The printed attendee list: a checkbox, name, reference, party size, what is to be paid, telephone number and special requests. */
export function AttendeeList({ event, guests }: { event: Event; guests: readonly Attendee[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const title = localized(event, 'title', language);
  const count = guests.reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
  const columns: TableColumnsType<Attendee> = [
    { key: 'arrived', title: t('bookings.arrived'), render: () => <span className={styles.box}>☐</span> },
    { key: 'name', title: t('bookings.name'), dataIndex: 'name', rowScope: 'row' },
    { key: 'reference', title: t('bookings.reference'), render: (_, { id }) => bookingReference(id) },
    { key: 'participants', title: t('bookings.participants'), dataIndex: 'numberOfParticipants' },
    {
      key: 'payment',
      title: t('bookings.toPay'),
      render: (_, { unpaidWon }) => (unpaidWon > 0 ? formatWon(unpaidWon) : t('bookings.nothingToPay')),
    },
    {
      key: 'phone',
      title: t('bookings.phone'),
      render: (_, { phone }) => phone && shownPhone(phone, language),
    },
    {
      key: 'notes',
      title: t('bookings.notes'),
      render: (_, { status, specialRequests }) => (
        <>
          {awaitsDecision(status) && <strong>{t('bookings.status.pending')} </strong>}
          {specialRequests}
        </>
      ),
    },
  ];
  return (
    <section className={styles.paper} aria-label={t('today.nameOfAttendees', { title })}>
      <h2>{title}</h2>
      <p>
        {t('bookings.kst', { moment: formatEventTime(event.dateTime, language) })} ·{' '}
        {localized(event, 'location', language)}
      </p>
      <p>{t('bookings.doorCount', { people: count, capacity: event.capacity })}</p>
      <Table<Attendee> rowKey="id" columns={columns} dataSource={guests} pagination={false} />
    </section>
  );
}
