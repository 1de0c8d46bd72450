import { useTranslation } from 'react-i18next';
import type { cancelOrder } from '@app/domain/api/orders.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { call } from '../../../lib/api-client.ts';
import { QuestionButton } from '../../../ui/question-button.tsx';
import styles from './order-details.module.css';
import { useOrderChange } from './use-order-change.ts';

/** Cancels an order that was not sent yet, after a question that says what is refunded. */
export function CancelOrder({ token, refundWon }: { token: string; refundWon: number }) {
  const { t } = useTranslation('order');
  const { mutate, isPending } = useOrderChange(token, 'cancel', () =>
    call<typeof cancelOrder>('POST', `/api/orders/${encodePathSegment(token)}/cancel`),
  );
  const refund = refundWon > 0 ? t('cancel.refund', { won: formatWon(refundWon) }) : t('cancel.unpaid');
  return (
    <section className={styles.payment} aria-label={t('cancel.title')}>
      <h2 className={styles.heading}>{t('cancel.title')}</h2>
      <p>{refund}</p>
      <QuestionButton
        label={t('cancel.open')}
        question={t('cancel.question')}
        confirm={t(isPending ? 'cancel.saving' : 'cancel.confirm')}
        keep={t('cancel.keep')}
        isPending={isPending}
        onConfirm={(close) => mutate(undefined, { onSettled: close })}
      >
        <p>{refund}</p>
        <p>{t('cancel.consequence')}</p>
      </QuestionButton>
    </section>
  );
}
