import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { usePaymentActions } from '../shared/payment-actions.tsx';
import { formatTimeLeft, useTimeLeft } from '../../lib/use-time-left.ts';
import { Button } from '../../ui/button.tsx';
import styles from './awaited-payment.module.css';
import type { BookingPayment } from './booking/kept-receipt.ts';

/** The button that pays a booking, and the time that is left for it. */
export function AwaitedPayment({ payment, title }: { payment: BookingPayment; title: string }) {
  const { t } = useTranslation('booking');
  const paymentActions = usePaymentActions();
  const { token, payBy, totalWon } = payment;
  const timeLeft = useTimeLeft(payBy);
  if (timeLeft === 0) return <p className={styles.time}>{t('payment.over')}</p>;
  return (
    <div className={styles.payment}>
      <Button onClick={() => paymentActions?.payOrder(token, title)}>
        {t('payment.payNow', { won: formatWon(totalWon) })}
      </Button>
      <p className={styles.time}>{t('payment.timeLeft', { time: formatTimeLeft(timeLeft) })}</p>
    </div>
  );
}
