import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type {
  changeOrder,
  recordCashReceipt,
  recordSeenRefund,
  refundOrder,
} from '@app/domain/api/orders.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { OrderPayment } from '@app/domain/order/order-ledger.ts';
import { call } from '../../lib/api-client.ts';
import { useCommand, type Question } from '../commands/use-command.tsx';
import { forgetForm } from './order-form.tsx';

type Step = RequestBodyOf<typeof changeOrder>;

/** Records the next step of an order through the API; the live order shows the result. The form of a step is named by its type. */
export function useOrderStep(
  order: Order,
  { asks, onDone }: { asks?: (step: Step) => Question; onDone?: () => void } = {},
) {
  const { t } = useTranslation('adminDialogs');
  return useCommand({
    ...(asks && { asks }),
    request: (body: Step) =>
      call<typeof changeOrder>('POST', `/api/admin/orders/${order.id}/steps`, { body }),
    forget: ({ type }) => forgetForm(order.id, type),
    done: t('orders.changed'),
    failed: t('orders.changeFailed'),
    changes: order,
    ...(onDone && { onDone }),
  });
}

/** Records a cash receipt through the API; the live order shows the result. */
export function useCashReceipt(order: Order, form: string) {
  const { t } = useTranslation('adminDialogs');
  return useCommand({
    request: (body: RequestBodyOf<typeof recordCashReceipt>) =>
      call<typeof recordCashReceipt>('POST', `/api/admin/orders/${order.id}/cash-receipt`, { body }),
    forget: () => forgetForm(order.id, form),
    done: t('orders.receiptRecorded'),
    failed: t('orders.receiptFailed'),
    changes: order,
  });
}

interface RefundOptions {
  orderId: string;
  payment: OrderPayment;
  /** The name of its form. */
  form: string;
}

/** Refunds a payment through the API. */
export function useRefund(
  { orderId, payment, form }: RefundOptions,
  asks: (refund: RequestBodyOf<typeof refundOrder>) => Question,
) {
  const { t } = useTranslation('adminDialogs');
  return useCommand({
    asks,
    request: (body: RequestBodyOf<typeof refundOrder>, { idempotencyKey }) =>
      call<typeof refundOrder>('POST', `/api/admin/orders/${orderId}/refunds`, {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    forget: () => forgetForm(orderId, form),
    done: t('orders.refundRequested'),
    failed: t('orders.refundFailed'),
    changes: payment,
  });
}

/** Records what the admin has seen of a refund at the payment provider. */
export function useSeenRefund({ orderId, payment, form }: RefundOptions) {
  const { t } = useTranslation('adminDialogs');
  return useCommand({
    request: (body: RequestBodyOf<typeof recordSeenRefund>, { idempotencyKey }) =>
      call<typeof recordSeenRefund>('POST', `/api/admin/orders/${orderId}/refunds/seen`, {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    forget: () => forgetForm(orderId, form),
    done: t('orders.seenRecorded'),
    failed: t('orders.seenFailed'),
    changes: payment,
  });
}
