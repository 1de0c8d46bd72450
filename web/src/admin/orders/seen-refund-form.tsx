import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPayment } from '@app/domain/order/order-ledger.ts';
import { isOutcomeOpen } from '@app/domain/order/refund-command.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { parseNumber } from '../form/number-text.ts';
import { isFormKept, OrderForm } from './order-form.tsx';
import { useSeenRefund } from './use-order-commands.ts';
import { WonField } from './won-field.tsx';
import styles from './orders.module.css';

interface SeenRefundProps {
  orderId: string;
  payment: OrderPayment;
}

/** Asks whether PayApp made a refund whose outcome is open; if it did not, the refund is sent again. */
export function OpenRefund({ orderId, payment }: SeenRefundProps) {
  const { t } = useTranslation('adminDialogs');
  const form = `seen-${payment.paymentNo}`;
  const { start, isBusy } = useSeenRefund({ orderId, payment, form });
  const [now] = useState(() => new Date());
  if (!isOutcomeOpen(payment, now)) return null;
  const { paymentNo, won, refundedWon, attemptedWon = 0, acceptedAt } = payment;
  const amount = formatWon(attemptedWon);
  const record = (seen: number) => start({ paymentNo, won: seen, isCommanded: true });
  return (
    <section aria-label={t('orders.seenTitle', { paymentNo })}>
      <Alert
        type="warning"
        showIcon
        title={t(acceptedAt ? 'orders.seenAccepted' : 'orders.seenUnknown', {
          won: amount,
          paymentNo,
        })}
      />
      <OrderForm
        orderId={orderId}
        name={form}
        disabled={isBusy}
        initialValues={{ won: String(attemptedWon) }}
        onFinish={(values) => record(parseNumber(values.won, 0) ?? 0)}
      >
        <WonField label={t('orders.seenWon')} max={won - refundedWon} />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('orders.seenYes')}
          </Button>
          <Button onClick={() => record(0)}>{t('orders.seenNo')}</Button>
        </div>
      </OrderForm>
    </section>
  );
}

/** Records a cancellation that was made on PayApp's own pages and whose notification did not tell its amount. The form opens by itself with what was typed. */
export function CancelledElsewhere({ orderId, payment }: SeenRefundProps) {
  const { t } = useTranslation('adminDialogs');
  const { paymentNo, won, refundedWon } = payment;
  const form = `elsewhere-${paymentNo}-${refundedWon}`;
  const { start, isBusy } = useSeenRefund({ orderId, payment, form });
  const [isKept] = useState(() => isFormKept(orderId, form));
  return (
    <details open={isKept}>
      <summary>{t('orders.elsewhereTitle', { paymentNo })}</summary>
      <OrderForm
        orderId={orderId}
        name={form}
        disabled={isBusy}
        initialValues={{ won: '' }}
        onFinish={(values) => start({ paymentNo, won: parseNumber(values.won, 0) ?? 0, isCommanded: false })}
      >
        <WonField label={t('orders.seenWon')} extra={t('orders.elsewhereHint')} max={won - refundedWon} />
        <Button htmlType="submit" loading={isBusy}>
          {t('orders.elsewhereRecord')}
        </Button>
      </OrderForm>
    </details>
  );
}
