import type { ButtonProps } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { readAll } from '../lists/read-all.ts';
import { CommandButton } from '../commands/command-button.tsx';
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
export function PrintAttendees({ events, label, ...button }: PrintAttendeesProps) {
  const { t } = useTranslation('admin');
  const [pages, setPages] = useState<readonly Page[] | null>(null);
  // The lists must be rendered for print before the print dialog opens.
  useEffect(() => {
    if (!pages) return undefined;
    // Lists that stayed would be printed with the next ones.
    const remove = () => setPages(null);
    window.addEventListener('afterprint', remove);
    window.print();
    return () => window.removeEventListener('afterprint', remove);
  }, [pages]);
  return (
    <>
      <CommandButton
        {...button}
        command={{
          request: () => Promise.all(events.map(readPage)),
          failed: t('bookings.fetchFailed'),
          onDone: setPages,
        }}
      >
        {label}
      </CommandButton>
      {pages &&
        createPortal(
          pages.map((page) => <AttendeeList key={page.event.id} {...page} />),
          document.body,
        )}
    </>
  );
}
