import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onClose: () => void;
  onCancelBooking: () => void;
}

/** Confirms the cancellation of a booking, which cannot be undone, and states how many seats become free. */
export function CancelDialog({ booking, open, onClose, onCancelBooking }: CancelDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={open}
      question={t('bookings.cancelQuestion', { name: booking.name })}
      keep={t('bookings.cancelKeep')}
      yes={t('bookings.cancelYes')}
      onKeep={onClose}
      onYes={onCancelBooking}
    >
      {t('bookings.cancelConsequence', { count: booking.numberOfParticipants })}
    </ConfirmDialog>
  );
}
