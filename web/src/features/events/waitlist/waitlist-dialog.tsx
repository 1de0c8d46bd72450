import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.tsx';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../booking/booking-dialog.module.css';
import type { ListedEvent } from '../event-data/use-events.ts';
import { WaitlistForm } from './waitlist-form.tsx';

export interface WaitlistDialogProps {
  event: ListedEvent;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The dialog to join the waitlist of a full event. It stays mounted while closed, so that typed text is kept. */
export function WaitlistDialog({ event, title, open, onClose }: WaitlistDialogProps) {
  const { t } = useTranslation(['waitlist', 'common']);
  const { language } = useLanguage();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('join.title')}
      lead={
        <>
          <p className={styles.event}>{title}</p>
          <p className={styles.time}>{timeInSeoul(event.dateTime, language)}</p>
        </>
      }
      closeLabel={t('common:close')}
    >
      <WaitlistForm event={event} onJoined={onClose} />
    </Dialog>
  );
}
