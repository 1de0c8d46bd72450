import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { useFocusOnRemoval } from '../cards/use-focus-on-removal.ts';
import styles from './booking-card.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { useChangeStatus } from './use-change-status.ts';

/** The Confirm and Cancel buttons of a pending booking. They stay busy until the live list shows the new status. */
export function BookingDecision({
  booking,
  size = 'middle',
}: {
  booking: Booking;
  size?: 'small' | 'middle';
}) {
  const { t } = useTranslation('admin');
  const [isCancelDialogOpen, setCancelDialogOpen] = useState(false);
  const groupRef = useFocusOnRemoval<HTMLDivElement>();
  const { start, isBusy, input } = useChangeStatus(booking);

  const isConfirming = isBusy && input?.status === 'confirmed';
  const isCancelling = isBusy && input?.status === 'cancelled';
  const confirm = isConfirming ? t('bookings.confirming') : t('bookings.confirm');
  const cancel = isCancelling ? t('bookings.cancelling') : t('bookings.cancel');
  return (
    <div ref={groupRef} className={styles.decision}>
      <Button
        type="primary"
        size={size}
        loading={isConfirming}
        disabled={isCancelling}
        aria-keyshortcuts="c"
        aria-label={t('bookings.nameOfAction', { action: confirm, name: booking.name })}
        onClick={() => start({ status: 'confirmed' })}
      >
        {confirm}
      </Button>
      <Button
        size={size}
        loading={isCancelling}
        disabled={isConfirming}
        aria-keyshortcuts="x"
        aria-label={t('bookings.nameOfAction', { action: cancel, name: booking.name })}
        onClick={() => setCancelDialogOpen(true)}
      >
        {cancel}
      </Button>
      <CancelDialog
        booking={booking}
        open={isCancelDialogOpen}
        onClose={() => setCancelDialogOpen(false)}
        onCancelBooking={start}
      />
    </div>
  );
}
