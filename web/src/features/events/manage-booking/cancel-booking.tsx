import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { formatDeadline } from '@app/domain/booking/format-deadline.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { QuestionButton } from '../../../ui/question-button.tsx';
import styles from './booking-details.module.css';
import { useChangeBooking, type BookingView } from './use-guest-booking.ts';

/** What the guest gets back of a payment when they cancel now. */
function useRefundText(booking: BookingView): string {
  const { totalWon, payment, change, paidWon, parties } = booking;
  const { t } = useTranslation('manageBooking');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  if (totalWon === 0 && paidWon === 0) return t('cancel.nothingPaid');
  if (payment && !change)
    return paidWon > 0
      ? t('cancel.refundPart', { won: formatWon(parties[0]!.refundWon) })
      : t('cancel.unpaid');
  const freeUntil = new Date(booking.freeUntil);
  if (now >= freeUntil) return t('cancel.late');
  const until = formatDeadline(freeUntil, language);
  return paidWon > 0
    ? t('cancel.refundPaid', { won: formatWon(parties[0]!.refundWon), until })
    : t('cancel.refund', { won: formatWon(totalWon), until });
}

/** Cancels the booking after a question that says what happens to a payment. */
export function CancelBooking({ token, booking }: { token: string; booking: BookingView }) {
  const { t } = useTranslation('manageBooking');
  const change = useChangeBooking(token, booking);
  const refund = useRefundText(booking);
  return (
    <div className={styles.action}>
      <h2 className={styles.heading}>{t('cancel.title')}</h2>
      <p>{refund}</p>
      <QuestionButton
        label={t('cancel.open')}
        question={t('cancel.question')}
        confirm={t(change.isPending ? 'saving' : 'cancel.confirm')}
        keep={t('cancel.keep')}
        isPending={change.isPending}
        onConfirm={(close) => change.mutate({ kind: 'cancel' }, { onSettled: close })}
      >
        <p>{t('cancel.consequence')}</p>
        <p>{refund}</p>
      </QuestionButton>
    </div>
  );
}
