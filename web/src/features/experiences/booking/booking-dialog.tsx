import { useId } from 'react';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { Modal } from '../../../ui/modal.tsx';
import type { ListedEvent } from '../use-events.ts';
import styles from './booking-dialog.module.css';
import { BookingForm } from './booking-form.tsx';

export interface BookingDialogProps {
  event: ListedEvent;
  title: string;
  seatsLeft: number;
  open: boolean;
  onClose: () => void;
}

/** Stays in the page while closed, so that what was typed is there when it is opened again. */
export function BookingDialog({ event, title, seatsLeft, open, onClose }: BookingDialogProps) {
  const { booking, site } = useMessages();
  const { language } = useLanguage();
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {booking.title}
          </h2>
          <p className={styles.event}>{title}</p>
          <p className={styles.time}>{formatEventTime(event.dateTime, language)} KST</p>
        </div>
        <button type="button" className={styles.close} aria-label={site.close} onClick={onClose}>
          ×
        </button>
      </div>
      <BookingForm event={event} seatsLeft={seatsLeft} open={open} onBooked={onClose} />
    </Modal>
  );
}
