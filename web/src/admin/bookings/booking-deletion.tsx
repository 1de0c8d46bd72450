import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { deleteBooking } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { call } from '../../lib/api-client.ts';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import { useDelete } from '../deleting/use-delete.ts';

/** Deletes a booking in any status, after a question that says how many seats return. */
export function BookingDeletion({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const remove = useDelete();
  const { id, name, numberOfParticipants: count } = booking;
  return (
    <>
      <Button
        danger
        type="text"
        aria-keyshortcuts="d"
        aria-label={t('bookings.nameOfAction', { action: t('bookings.delete'), name })}
        onClick={() => setAsking(true)}
      >
        {t('bookings.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t('bookings.deleteQuestion', { name })}
        keep={t('deleting.keep')}
        yes={t('deleting.yes')}
        onKeep={() => setAsking(false)}
        onYes={() =>
          remove({
            collection: 'bookings',
            id,
            label: t('bookings.deletedLabel', { name }),
            act: () => call<typeof deleteBooking>('DELETE', `/api/admin/bookings/${id}`, { keepalive: true }),
            succeeded: t('bookings.deleted'),
            failed: t('bookings.deleteFailed'),
          })
        }
      >
        {holdsSeats(booking.status)
          ? t('bookings.deleteConsequence', { count })
          : t('bookings.deleteWithoutSeats')}{' '}
        {t('deleting.undoable')}
      </ConfirmDialog>
    </>
  );
}
