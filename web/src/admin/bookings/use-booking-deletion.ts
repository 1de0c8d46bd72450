import { useTranslation } from 'react-i18next';
import type { deleteBooking } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { call } from '../../lib/api-client.ts';
import { useDelete } from '../deleting/use-delete.ts';

/** Returns the function that deletes a booking unless that is undone; those of a batch share one undo bar. */
export function useBookingDeletion() {
  const { t } = useTranslation('admin');
  const remove = useDelete();
  return ({ id, name }: Booking, batch?: string) =>
    remove({
      collection: 'bookings',
      id,
      group: batch,
      label: t('bookings.deletedLabel', { name }),
      run: () => call<typeof deleteBooking>('DELETE', `/api/admin/bookings/${id}`, { keepalive: true }),
      succeeded: t('bookings.deleted'),
      failed: t('bookings.deleteFailed'),
    });
}
