import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ORDER_CHANGES } from '@app/domain/order/order-ledger.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { OrderForm } from './order-form.tsx';
import styles from './orders.module.css';
import { useOrderStep } from './use-order-commands.ts';

/** The steps to the delivery that the state of the order allows. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy } = useOrderStep(order);
  const { state, payments, shipment } = order.ledger;
  if (order.kind === 'booking') return null;
  const allows = (type: 'preparing' | 'sent' | 'done') => ORDER_CHANGES[type][state] !== undefined;
  // A partly refunded order may have been sent already, which its state does not tell.
  const canSend = payments.length > 0 && !shipment && allows('sent');
  const canPrepare = !shipment && allows('preparing');
  const canFinish = shipment !== undefined && allows('done');
  return (
    <>
      {(canPrepare || canFinish) && (
        <div className={styles.actions}>
          {canPrepare && (
            <Button disabled={isBusy} onClick={() => start({ type: 'preparing' })}>
              {t('orders.prepare')}
            </Button>
          )}
          {canFinish && (
            <Button type="primary" disabled={isBusy} onClick={() => start({ type: 'done' })}>
              {t('orders.finish')}
            </Button>
          )}
        </div>
      )}
      {canSend && (
        <SendForm
          orderId={order.id}
          isBusy={isBusy}
          onSend={(carrier, trackingNo) => start({ type: 'sent', carrier, trackingNo })}
        />
      )}
    </>
  );
}

interface SendFormProps {
  orderId: string;
  isBusy: boolean;
  onSend: (carrier: string, trackingNo: string) => void;
}

function SendForm({ orderId, isBusy, onSend }: SendFormProps) {
  const { t } = useTranslation('adminDialogs');
  const rules = (missing: string) => [
    { required: true, whitespace: true, message: missing },
    { max: TEXT_LIMITS.tag, message: t('orders.tooLong', { max: TEXT_LIMITS.tag }) },
  ];
  return (
    <OrderForm
      orderId={orderId}
      name="sent"
      disabled={isBusy}
      aria-label={t('orders.send')}
      initialValues={{ carrier: '', trackingNo: '' }}
      onFinish={({ carrier, trackingNo }) => onSend(carrier.trim(), trackingNo.trim())}
    >
      <Form.Item
        name="carrier"
        label={t('orders.carrier')}
        validateTrigger="onSubmit"
        rules={rules(t('orders.carrierMissing'))}
      >
        <Input />
      </Form.Item>
      <Form.Item
        name="trackingNo"
        label={t('orders.trackingNo')}
        validateTrigger="onSubmit"
        rules={rules(t('orders.trackingNoMissing'))}
      >
        <Input />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('orders.send')}
      </Button>
    </OrderForm>
  );
}
