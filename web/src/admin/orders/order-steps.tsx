import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_CHANGES } from '@app/domain/order/order-ledger.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { isFormKept, OrderForm } from './order-form.tsx';
import styles from './orders.module.css';
import { useOrderStep } from './use-order-commands.ts';

/** The steps to the delivery that the state of the order allows. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy } = useOrderStep(order);
  const { state, payments, shipment } = order.ledger;
  if (order.kind === 'booking') return null;
  const allows = (type: keyof typeof ORDER_CHANGES) => ORDER_CHANGES[type][state] !== undefined;
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
      {canSend && <ShipmentForm type="sent" order={order} isBusy={isBusy} onSend={start} />}
      {shipment && allows('shipmentCorrected') && (
        // After a correction, the form starts again with what is recorded.
        <Correction key={`${shipment.carrier} ${shipment.trackingNo}`} order={order} />
      )}
    </>
  );
}

/** Corrects what the buyer was told of the shipment. The form opens by itself with what was typed. */
function Correction({ order }: { order: Order }) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy } = useOrderStep(order);
  const [isKept] = useState(() => isFormKept(order.id, 'shipmentCorrected'));
  return (
    <details open={isKept}>
      <summary>{t('orders.correction')}</summary>
      <ShipmentForm type="shipmentCorrected" order={order} isBusy={isBusy} onSend={start} />
    </details>
  );
}

/** The texts of the forms that state a shipment. */
const TEXTS = {
  sent: { hint: 'orders.sendHint', submit: 'orders.send' },
  shipmentCorrected: { hint: 'orders.correctionHint', submit: 'orders.correct' },
} as const;

interface ShipmentFormProps {
  type: keyof typeof TEXTS;
  order: Order;
  isBusy: boolean;
  onSend: (step: { type: keyof typeof TEXTS; carrier: string; trackingNo: string }) => void;
}

function ShipmentForm({ type, order, isBusy, onSend }: ShipmentFormProps) {
  const { t } = useTranslation('adminDialogs');
  const { carrier = '', trackingNo = '' } = order.ledger.shipment ?? {};
  const rules = (missing: string) => [
    { required: true, whitespace: true, message: missing },
    { max: TEXT_LIMITS.tag, message: t('orders.tooLong', { max: TEXT_LIMITS.tag }) },
  ];
  return (
    <OrderForm
      orderId={order.id}
      name={type}
      disabled={isBusy}
      aria-label={t(TEXTS[type].submit)}
      initialValues={{ carrier, trackingNo }}
      onFinish={(typed) =>
        onSend({ type, carrier: typed.carrier.trim(), trackingNo: typed.trackingNo.trim() })
      }
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
        extra={t(TEXTS[type].hint)}
        validateTrigger="onSubmit"
        rules={[
          ...rules(t('orders.trackingNoMissing')),
          ({ getFieldValue }) => ({
            validator: async (_, typed: string) => {
              const isSame =
                typed.trim() === trackingNo && (getFieldValue('carrier') as string).trim() === carrier;
              if (type === 'shipmentCorrected' && isSame) throw new Error(t('orders.correctionSame'));
            },
          }),
        ]}
      >
        <Input />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t(TEXTS[type].submit)}
      </Button>
    </OrderForm>
  );
}
