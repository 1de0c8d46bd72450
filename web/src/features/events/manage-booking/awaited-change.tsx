import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { usePaymentActions } from '../../shared/payment-actions.tsx';
import { formatTimeLeft, useTimeLeft } from '../../../lib/use-time-left.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './booking-details.module.css';
import { useChangeBooking, type BookingView } from './use-guest-booking.ts';

interface AwaitedChangeProps {
  token: string;
  booking: BookingView;
  change: NonNullable<BookingView['change']>;
  payment: NonNullable<BookingView['payment']>;
}

/** What the guest has asked for, the button that pays it, and the one that leaves the booking as it is. */
export function AwaitedChange({ token, booking, change, payment }: AwaitedChangeProps) {
  const { t } = useTranslation(['manageBooking', 'booking']);
  const { language } = useLanguage();
  const paymentActions = usePaymentActions();
  const timeLeft = useTimeLeft(payment.payBy);
  const giveUp = useChangeBooking(token, booking);
  const { numberOfParticipants } = booking;
  return (
    <section className={styles.action} aria-label={t('change.title')}>
      <h2 className={styles.heading}>{t('change.title')}</h2>
      <p>
        {t('change.text', {
          when: formatEventTime(new Date(change.dateTime), language),
          where: localized(change, 'location', language),
          count: change.numberOfParticipants,
          total: formatWon(change.totalWon),
        })}
      </p>
      {timeLeft === 0 ? (
        <p>{t('change.over')}</p>
      ) : (
        <>
          <Button
            onClick={() =>
              paymentActions?.payOrder(payment.token, localized(booking.event, 'title', language))
            }
          >
            {t('booking:payment.payNow', { won: formatWon(payment.totalWon) })}
          </Button>
          <p>{t('change.timeLeft', { time: formatTimeLeft(timeLeft) })}</p>
          <Button
            look="quiet"
            disabled={giveUp.isPending}
            onClick={() => giveUp.mutate({ kind: 'partySize', numberOfParticipants })}
          >
            {t('change.giveUp')}
          </Button>
        </>
      )}
    </section>
  );
}
