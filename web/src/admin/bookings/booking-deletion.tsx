import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useRecordDeletion } from '../deleting/use-record-deletion.ts';

/** Deletes a booking in any status after a confirmation that states how many seats become free. */
export function BookingDeletion({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const remove = useRecordDeletion('bookings');
  const { name, numberOfParticipants: count } = booking;
  return (
    <DeleteButton
      label={t('bookings.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('bookings.deleteQuestion', { name })}
      onDelete={() => remove(booking)}
    >
      {holdsSeats(booking.status)
        ? t('bookings.deleteConsequence', { count })
        : t('bookings.deleteWithoutSeats')}{' '}
      {holdsSeats(booking.status) && booking.payBy && `${t('bookings.refundConsequence')} `}
      {t('deleting.undoable')}
    </DeleteButton>
  );
}
