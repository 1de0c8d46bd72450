import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { Modal } from '../../ui/modal.tsx';
import styles from './cancel-dialog.module.css';

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onClose: () => void;
  onCancelBooking: () => void;
}

/** Asks before a booking is cancelled, which cannot be undone, and says how many seats return. */
export function CancelDialog({ booking, open, onClose, onCancelBooking }: CancelDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={id}
    >
      <div className={styles.content}>
        <h2 id={id}>{t('bookings.cancelQuestion', { name: booking.name })}</h2>
        <p>{t('bookings.cancelConsequence', { count: booking.numberOfParticipants })}</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('bookings.cancelKeep')}</Button>
          <Button type="primary" danger onClick={onCancelBooking}>
            {t('bookings.cancelYes')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
