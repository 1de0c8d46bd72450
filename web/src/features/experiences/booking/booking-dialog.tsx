import { useTranslation } from 'react-i18next';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import styles from './booking-dialog.module.css';
import { BookingForm } from './booking-form.tsx';
import { keepReceipt } from './kept-receipt.ts';

export interface BookingDialogProps {
  event: ListedEvent;
  title: string;
  seatsLeft: number;
  open: boolean;
  onClose: () => void;
}

/**
 * The booking dialog of an event. It stays mounted while closed, so that typed text is kept. After a booking it
 * closes, and the event's card shows the receipt.
 */
export function BookingDialog({ event, title, seatsLeft, open, onClose }: BookingDialogProps) {
  const { t } = useTranslation(['booking', 'common', 'submission']);
  const { language } = useLanguage();
  const finish = (id: string) => {
    keepReceipt(event.id, id);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      lead={
        <>
          <p className={styles.event}>{title}</p>
          <p className={styles.time}>{formatEventTime(event.dateTime, language)} KST</p>
        </>
      }
      closeLabel={t('common:close')}
    >
      <BookingForm event={event} seatsLeft={seatsLeft} onBooked={finish} />
    </Dialog>
  );
}
