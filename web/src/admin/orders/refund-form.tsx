import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPayment } from '@app/domain/order/order-ledger.ts';
import { refundableWon } from '@app/domain/order/settlement.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { parseNumber } from '../form/number-text.ts';
import { openReturn } from './open-return.ts';
import { isFormKept, OrderForm } from './order-form.tsx';
import { useRefund } from './use-order-commands.ts';
import { WonField } from './won-field.tsx';

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
