import { useTranslation } from 'react-i18next';
import { formatDuration } from '@app/domain/event/format-duration.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import { BookingForm } from './booking-form.tsx';
import { keepReceipt } from './keep-receipt.ts';
import type { Booked } from './kept-receipt.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { repeatWhileVisible } from '../../../lib/repeat-while-visible.ts';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { SEATS_KEY } from '../event-data/event-queries.ts';
import styles from './booking-dialog.module.css';

const INTERVAL_MS = 10_000;

/** Reads the seats of the displayed events again every ten seconds while `isOpen` and the page is visible. */
export function useFreshSeats(isOpen: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOpen) return undefined;
    return repeatWhileVisible(() => void queryClient.invalidateQueries({ queryKey: SEATS_KEY }), INTERVAL_MS);
  }, [isOpen, queryClient]);
}

export interface BookingDialogProps {
  event: ListedEvent;
  title: string;
  seatsLeft: number;
  open: boolean;
  onClose: () => void;
  /** Called after a booking, with the token of its page and how it is to be paid online, if it is. */
  onBooked: (booked: Booked) => void;
  /** Called when a booking was refused because too few seats are free, or because they are kept for the waitlist. */
  onFull: () => void;
}

/**
 * The booking dialog of an event. It stays mounted while closed, so that typed text is kept. After a booking it
 * closes, and the event's card keeps the receipt.
 */
export function BookingDialog({
  event,
  title,
  seatsLeft,
  open,
  onClose,
  onBooked,
  onFull,
}: BookingDialogProps) {
  const { t } = useTranslation(['booking', 'common', 'submission']);
  const { language } = useLanguage();
  useFreshSeats(open);
  const finish = (booked: Booked) => {
    keepReceipt(event, booked);
    onBooked(booked);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      lead={
        <>
          <p className={styles.event}>{keepTogether(title)}</p>
          <p className={styles.time}>{timeInSeoul(event.dateTime, language)}</p>
          <p className={styles.time}>
            {keepTogether(localized(event, 'location', language))} ·{' '}
            {formatDuration(event.duration, language)}
          </p>
        </>
      }
      closeLabel={t('common:close')}
    >
      <BookingForm event={event} seatsLeft={seatsLeft} onBooked={finish} onFull={onFull} />
    </Dialog>
  );
}
