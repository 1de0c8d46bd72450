import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { readAll } from '../lists/read-all.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { AttendeeList } from './attendee-list.tsx';

/** Prints the names of everyone who holds seats for an event. */
export function AttendeeListButton({ event }: { event: Event }) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [guests, setGuests] = useState<readonly Booking[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      readAll<Booking>('bookings', { where: [['eventId', '==', event.id]], orderBy: ['name', 'asc'] }),
    onSuccess: (bookings) => setGuests(bookings.filter(({ status }) => holdsSeats(status))),
    onError: () => toast.failed(t('bookings.fetchFailed')),
  });
  // The list must be rendered for print before the print dialog opens.
  useEffect(() => {
    if (guests) window.print();
  }, [guests]);
  return (
    <>
      <Button loading={isPending} onClick={() => mutate()} aria-keyshortcuts="p">
        {t('bookings.attendeeList')}
      </Button>
      {guests && createPortal(<AttendeeList event={event} guests={guests} />, document.body)}
    </>
  );
}
