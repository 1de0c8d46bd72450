import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_CHANGES } from '@app/domain/order/order-ledger.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { isFormKept, OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-commands.ts';

/**
 * Cancels an unpaid order of products after a question, or says that the order of a booking is cancelled with the booking. The form opens by
 * itself with a reason that was typed.
 */
export function CancelForm({ order }: { order: Order }) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy, question } = useOrderStep(order, {
    asks: () => ({
      question: t('orders.cancelQuestion', { name: order.buyer.name }),
      consequence: t('orders.cancelConsequence'),
      keep: t('orders.cancelKeep'),
      yes: t('orders.cancelYes'),
    }),
  });
  const [isKept] = useState(() => isFormKept(order.id, 'cancelled'));
  if (!ORDER_CHANGES.cancelled[order.ledger.state]) return null;
  if (order.kind === 'booking') return <p>{t('orders.cancelWithBooking')}</p>;
  return (
    <details open={isKept}>
      <summary>{t('orders.cancelTitle')}</summary>
      <OrderForm
        orderId={order.id}
        name="cancelled"
        disabled={isBusy}
        initialValues={{ reason: '' }}
        onFinish={({ reason }) => start({ type: 'cancelled', reason: reason.trim() })}
      >
        <Form.Item
          name="reason"
          label={t('orders.reason')}
          extra={t('orders.reasonHint')}
          validateTrigger="onSubmit"
          rules={[
            { required: true, whitespace: true, message: t('orders.cancelReasonMissing') },
            {
              max: ORDER_LIMITS.reasonMax,
              message: t('orders.tooLong', { max: ORDER_LIMITS.reasonMax }),
            },
          ]}
        >
          <Input />
        </Form.Item>
        <Button danger htmlType="submit" loading={isBusy}>
          {t('orders.cancel')}
        </Button>
      </OrderForm>
      {question}
    </details>
  );
}
