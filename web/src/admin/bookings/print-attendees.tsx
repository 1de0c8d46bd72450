import type { ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { PrintButton } from '../lists/print-button.tsx';
import { readAll } from '../lists/read-all.ts';
import { AttendeeList } from './attendee-list.tsx';

interface Page {
  event: Event;
  /** Everyone who holds seats, by name. */
  guests: readonly Booking[];
}

async function readPage(event: Event): Promise<Page> {
  const bookings = await readAll<Booking>('bookings', {
    where: [['eventId', '==', event.id]],
    orderBy: ['name', 'asc'],
  });
  return { event, guests: bookings.filter(({ status }) => holdsSeats(status)) };
}

interface PrintAttendeesProps extends Pick<ButtonProps, 'aria-keyshortcuts' | 'size'> {
  events: readonly Event[];
  label: string;
}

/** Prints the attendee lists of events, each on a page of its own. */
export function PrintAttendees({ events, ...button }: PrintAttendeesProps) {
  const { t } = useTranslation('admin');
  return (
    <PrintButton
      {...button}
      read={() => Promise.all(events.map(readPage))}
      failed={t('bookings.fetchFailed')}
    >
      {(pages) => pages.map((page) => <AttendeeList key={page.event.id} {...page} />)}
    </PrintButton>
  );
}
