import { useTranslation } from 'react-i18next';
import type { deleteBooking } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { call } from '../../lib/api-client.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useDelete } from '../deleting/use-delete.ts';

/** Deletes a booking in any status after a confirmation that states how many seats become free. */
export function BookingDeletion({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const remove = useDelete();
  const { id, name, numberOfParticipants: count } = booking;
  return (
    <DeleteButton
      label={t('bookings.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('bookings.deleteQuestion', { name })}
      onDelete={() =>
        remove({
          collection: 'bookings',
          id,
          label: t('bookings.deletedLabel', { name }),
          run: () => call<typeof deleteBooking>('DELETE', `/api/admin/bookings/${id}`, { keepalive: true }),
          succeeded: t('bookings.deleted'),
          failed: t('bookings.deleteFailed'),
        })
      }
    >
      {holdsSeats(booking.status)
        ? t('bookings.deleteConsequence', { count })
        : t('bookings.deleteWithoutSeats')}{' '}
      {holdsSeats(booking.status) && booking.payBy && `${t('bookings.refundConsequence')} `}
      {t('deleting.undoable')}
    </DeleteButton>
  );
}
