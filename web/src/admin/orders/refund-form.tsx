import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Form, Input, Alert } from 'antd';
import { formatWon } from '@app/domain/shared/money.ts';
import type { OrderPayment } from '@app/domain/order/order-ledger.ts';
import { refundableWon } from '@app/domain/order/settlement.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { isOutcomeOpen } from '@app/domain/order/refund-command.ts';
import { NumberItem } from '../form/number-item.tsx';
import { parseNumber } from '../form/number-text.ts';
import { openReturn } from './open-return.ts';
import { isFormKept, OrderForm } from './order-form.tsx';
import { useRefund, useSeenRefund } from './use-order-commands.ts';
import styles from './orders.module.css';

interface WonFieldProps {
  label: string;
  extra?: ReactNode;
  min?: number;
  max: number;
}

/** The field `won` of a form: whole won from `min` to `max`. */
function WonField({ label, extra, min = 1, max }: WonFieldProps) {
  const { t } = useTranslation('adminDialogs');
  return (
    <NumberItem
      name="won"
      label={label}
      extra={extra}
      min={min}
      max={max}
      message={t('orders.wonRange', { min: formatWon(min), max: formatWon(max) })}
    />
  );
}

interface Values {
  won: string;
  reason: string;
  settlesReturn: boolean;
}

/** Refunds a payment in full or in part after a question that names the amount. The form opens by itself with what was typed. */
export function RefundForm({ order, payment }: { order: Order; payment: OrderPayment }) {
  const { t } = useTranslation('adminDialogs');
  const { paymentNo } = payment;
  const max = refundableWon(payment);
  const returned = openReturn(order);
  // What was typed for another amount does not open the form again, also while the answer to that refund is still to come.
  const form = `refund-${paymentNo}-${max}`;
  const { start, isBusy, question } = useRefund({ orderId: order.id, payment, form }, ({ won }) => ({
    question: t('orders.refundQuestion', { name: order.buyer.name, won: formatWon(won) }),
    consequence: t('orders.refundConsequence'),
    keep: t('orders.refundKeep'),
    yes: t('orders.refundYes', { won: formatWon(won) }),
  }));
  const [isOpen, setOpen] = useState(() => isFormKept(order.id, form));
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('orders.refundTitle', { paymentNo })}</summary>
      {isOpen && (
        <OrderForm<Values>
          orderId={order.id}
          name={form}
          disabled={isBusy}
          initialValues={{
            won: String(Math.min(max, returned?.refundWon ?? max)),
            reason: '',
            settlesReturn: returned !== undefined,
          }}
          onFinish={({ won, reason, settlesReturn }) =>
            start({
              paymentNo,
              won: parseNumber(won, 0) ?? 0,
              reason: reason.trim(),
              ...(returned && settlesReturn && { settlesReturn }),
            })
          }
        >
          <WonField label={t('orders.refundWon')} max={max} />
          <Form.Item
            name="reason"
            label={t('orders.reason')}
            extra={t('orders.reasonHint')}
            validateTrigger="onSubmit"
            rules={[
              {
                max: ORDER_LIMITS.reasonMax,
                message: t('orders.tooLong', { max: ORDER_LIMITS.reasonMax }),
              },
            ]}
          >
            <Input />
          </Form.Item>
          {returned && (
            <Form.Item name="settlesReturn" valuePropName="checked">
              <Checkbox>{t('orders.returnSettled')}</Checkbox>
            </Form.Item>
          )}
          <Button danger htmlType="submit" loading={isBusy}>
            {t('orders.refund')}
          </Button>
        </OrderForm>
      )}
      {question}
    </details>
  );
}

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
