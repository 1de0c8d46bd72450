import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import styles from './booking-card.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { useChangeStatus } from './use-change-status.ts';

/** The Confirm and Cancel buttons of a pending booking. They stay busy until the live list shows the new status. */
export function BookingDecision({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const [isCancelDialogOpen, setCancelDialogOpen] = useState(false);
  const groupRef = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isSuccess, variables } = useChangeStatus(booking.id);

  // The buttons disappear after the decision; the focus moves to the card instead of the top of the page.
  useLayoutEffect(() => {
    const group = groupRef.current;
    return () => {
      if (group?.contains(document.activeElement)) group.closest('article')?.focus();
    };
  }, []);

  const isBusy = isPending || isSuccess;
  const isConfirming = isBusy && variables?.status === 'confirmed';
  const isCancelling = isBusy && variables?.status === 'cancelled';
  const confirm = isConfirming ? t('bookings.confirming') : t('bookings.confirm');
  const cancel = isCancelling ? t('bookings.cancelling') : t('bookings.cancel');
  return (
    <div ref={groupRef} className={styles.decision}>
      <Button
        type="primary"
        loading={isConfirming}
        disabled={isCancelling}
        aria-keyshortcuts="c"
        aria-label={t('bookings.nameOfAction', { action: confirm, name: booking.name })}
        onClick={() => mutate({ status: 'confirmed' })}
      >
        {confirm}
      </Button>
      <Button
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
        onCancelBooking={() => mutate({ status: 'cancelled' })}
      />
    </div>
  );
}
