import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={booking.title}
      lead={
        <>
          <p className={styles.event}>{title}</p>
          <p className={styles.time}>{formatEventTime(event.dateTime, language)} KST</p>
        </>
      }
      closeLabel={site.close}
    >
      <BookingForm event={event} seatsLeft={seatsLeft} open={open} onBooked={onClose} />
    </Dialog>
  );
}
