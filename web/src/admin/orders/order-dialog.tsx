import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { changeOrder } from '@app/domain/api/orders.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { moneyOf, refundableWon } from '@app/domain/order/settlement.ts';
import { MAX_REFUSALS } from '@app/domain/order/refund-command.ts';
import { refundDeadline } from '@app/domain/order/refund-deadline.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { ORDER_CHANGES } from '@app/domain/order/order-ledger.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { EmailCorrection } from '../email-correction/email-correction.tsx';
import { forgetText, keptIds } from '../form/kept-text.ts';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { useLiveDocument } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { RefundForm, CancelledElsewhere, OpenRefund } from './refund-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { isFormKept, OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-commands.ts';

const EMPTY = { text: '' };

/** Adds a note to the history of an order. */
function NoteForm({ order }: { order: Order }) {
  const { t } = useTranslation('adminDialogs');
  const [form] = Form.useForm<typeof EMPTY>();
  const { start, isBusy } = useOrderStep(order, { onDone: () => form.setFieldsValue(EMPTY) });
  const max = ORDER_LIMITS.ownNoteMax;
  return (
    <OrderForm
      orderId={order.id}
      form={form}
      name="noteAdded"
      disabled={isBusy}
      initialValues={EMPTY}
      onFinish={({ text }) => start({ type: 'noteAdded', text: text.trim() })}
    >
      <Form.Item
        name="text"
        label={t('orders.ownNote')}
        extra={t('orders.ownNoteHint')}
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: t('orders.ownNoteMissing') },
          { max, message: t('orders.tooLong', { max }) },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 8 }} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {t('orders.addNote')}
      </Button>
    </OrderForm>
  );
}

/**
 * Cancels an unpaid order of products after a question, or says that the order of a booking is cancelled with the booking. The form opens by
 * itself with a reason that was typed.
 */
function CancelForm({ order }: { order: Order }) {
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

/**
 * An order with the actions that its state allows, and its history. What is typed is kept in this browser; it asks before that is
 * discarded.
 */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const live = useLiveDocument<Order>('orders', id);
  const order = live.state === 'ready' ? live.value : null;
  const typed = () => keptIds('orders', `${id}/`);
  const { leave, question } = useDiscardQuestion(() => typed().length > 0);
  const close = () =>
    leave(() => {
      for (const form of typed()) forgetText('orders', form);
      onClose();
    });
  return (
    <SmallDialog
      title={order ? orderNumber(order) : t('orders.title')}
      open
      onClose={close}
      width={46}
      footer={<Button onClick={close}>{t('adminDialogs:orders.close')}</Button>}
    >
      {live.state !== 'ready' && (
        <LiveStatus live={live} loading={t('orders.loading')} failed={t('orders.fetchFailed')} />
      )}
      {live.state === 'ready' && !order && <p>{t('adminDialogs:orders.missing')}</p>}
      {order && <OrderParts order={order} />}
      {question}
    </SmallDialog>
  );
}

function OrderEmailCorrection({ order: { id, buyer } }: { order: Order }) {
  return (
    <EmailCorrection
      record="order"
      name={buyer.name}
      formerEmail={buyer.email}
      kept={{ form: 'orders', id: `${id}/emailCorrected` }}
      request={(email) =>
        call<typeof changeOrder>('POST', `/api/admin/orders/${id}/steps`, {
          body: { type: 'emailCorrected', email },
        })
      }
    />
  );
}

function OrderParts({ order }: { order: Order }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const { refundingWon: due } = moneyOf(order.ledger.payments);
  const isRefused = order.ledger.payments.some(({ refusals }) => refusals >= MAX_REFUSALS);
  return (
    <>
      <OrderDetails order={order} />
      {due > 0 && order.refundDueSince && (
        <p>
          {t(isRefused ? 'adminDialogs:orders.refundRefused' : 'adminDialogs:orders.refundWaiting', {
            won: formatWon(due),
            day: formatEventTime(refundDeadline(order.refundDueSince), language),
          })}
        </p>
      )}
      {order.ledger.payments.map((payment) => (
        // After an answer, the form starts again for the next command.
        <OpenRefund
          key={`${payment.paymentNo} ${payment.attemptedAt?.getTime()}`}
          orderId={order.id}
          payment={payment}
        />
      ))}
      <ReturnForm order={order} />
      <ReceiptForm key={order.cashReceiptDueSince?.getTime()} order={order} />
      <OrderSteps order={order} />
      {order.kind === 'product' && <OrderEmailCorrection order={order} />}
      <CancelForm order={order} />
      {order.ledger.payments
        .filter((payment) => refundableWon(payment) > 0)
        .map((payment) => (
          // After a refund the form starts again with the amount that is left and with another key.
          <RefundForm
            key={`${payment.paymentNo} ${refundableWon(payment)}`}
            order={order}
            payment={payment}
          />
        ))}
      {order.ledger.payments
        .filter(({ won, refundedWon }) => refundedWon < won)
        .map((payment) => (
          <CancelledElsewhere
            key={`${payment.paymentNo} ${payment.refundedWon}`}
            orderId={order.id}
            payment={payment}
          />
        ))}
      <OrderHistory orderId={order.id} />
      <NoteForm order={order} />
    </>
  );
}
