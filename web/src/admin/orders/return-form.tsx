import { Button, Form, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { openReturn } from './open-return.ts';
import { OrderForm } from './order-form.tsx';
import styles from './orders.module.css';
import { useOrderStep } from './use-order-commands.ts';

/** The return that waits for the owner: what the buyer wrote, what it gives back, and the form that declines it. */
export function ReturnForm({ order }: { order: Order }) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const titleId = useId();
  const { name, email } = order.buyer;
  const { start, isBusy, question } = useOrderStep(order, {
    asks: () => ({
      question: t('orders.returnQuestion', { name }),
      consequence: t('orders.returnConsequence'),
      keep: t('orders.returnKeep'),
      yes: t('orders.returnYes'),
    }),
  });
  const returned = openReturn(order);
  if (!returned) return null;
  const { why, text, refundWon } = returned;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('orders.returnTitle')}</h3>
      <p>{[t(`admin:orders.returns.${why}`), text].filter(Boolean).join(' · ')}</p>
      <p>
        {t('orders.returnShipping')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>{t('orders.returnQuote', { won: formatWon(refundWon) })}</p>
      <OrderForm
        orderId={order.id}
        name="returnDeclined"
        disabled={isBusy}
        initialValues={{ reason: '' }}
        onFinish={({ reason }) => start({ type: 'returnDeclined', reason: reason.trim() })}
      >
        <Form.Item
          name="reason"
          label={t('orders.returnReason')}
          extra={t('orders.returnReasonHint')}
          validateTrigger="onSubmit"
          rules={[
            { required: true, whitespace: true, message: t('orders.returnReasonMissing') },
            { max: ORDER_LIMITS.reasonMax, message: t('orders.tooLong', { max: ORDER_LIMITS.reasonMax }) },
          ]}
        >
          <Input />
        </Form.Item>
        <Button danger htmlType="submit" loading={isBusy}>
          {t('orders.returnDecline')}
        </Button>
      </OrderForm>
      {question}
    </section>
  );
}
