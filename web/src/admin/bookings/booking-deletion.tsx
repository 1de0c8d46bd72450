import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useRecordDeletion } from '../deleting/use-record-deletion.ts';
import { deletionEffect } from './deletion-effect.ts';

interface BookingDeletionProps {
  booking: Booking;
  event: Event | null | undefined;
}

/** Deletes a booking in any status after a confirmation that states its consequences. */
export function BookingDeletion({ booking, event }: BookingDeletionProps) {
  const { t } = useTranslation('admin');
  const remove = useRecordDeletion('bookings');
  const { name } = booking;
  const { consequence, choice } = deletionEffect([booking], () => event, t);
  return (
    <DeleteButton
      label={t('bookings.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('bookings.deleteQuestion', { name })}
      choice={choice}
      onDelete={(tellsGuest) => remove(booking, undefined, tellsGuest)}
    >
      {consequence}
    </DeleteButton>
  );
}
