import { useTranslation } from 'react-i18next';
import type { deleteBooking } from '@app/domain/api/bookings.ts';
import type { deleteContact } from '@app/domain/api/contacts.ts';
import { call } from '../../lib/api-client.ts';
import { useDelete } from './use-delete.ts';

/** Returns the function that deletes a booking or a message unless that is undone; those of a batch share one undo bar. */
export function useRecordDeletion(collection: 'bookings' | 'contacts') {
  const { t } = useTranslation('admin');
  const remove = useDelete();
  return ({ id, name }: { id: string; name: string }, batch?: string, tellsGuest = false) =>
    remove({
      collection,
      id,
      group: batch,
      label: t(`${collection}.deletedLabel`, { name }),
      run: () =>
        call<typeof deleteBooking | typeof deleteContact>(
          'DELETE',
          `/api/admin/${collection}/${id}${tellsGuest ? '?tellGuest=true' : ''}`,
          { keepalive: true },
        ),
      succeeded: t(`${collection}.deleted`),
      failed: t(`${collection}.deleteFailed`),
    });
}
