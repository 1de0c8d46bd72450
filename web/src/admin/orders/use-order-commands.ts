import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type {
  changeOrder,
  recordCashReceipt,
  recordSeenRefund,
  refundOrder,
} from '@app/domain/api/orders.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { forgetForm } from './order-form.tsx';

/** Records the next step of an order through the API; the live order shows the result. The form of a step is named by its type. */
export function useOrderStep(orderId: string) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof changeOrder>) =>
      inSession(() => call<typeof changeOrder>('POST', `/api/admin/orders/${orderId}/steps`, { body })),
    onSuccess: (_, { type }) => {
      forgetForm(orderId, type);
      toast.succeeded(t('orders.changed'));
    },
    onError: (error) => toast.failed(t('orders.changeFailed'), error),
  });
}

/** Records a cash receipt through the API; the live order shows the result. */
export function useCashReceipt(orderId: string, form: string) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof recordCashReceipt>) =>
      inSession(() =>
        call<typeof recordCashReceipt>('POST', `/api/admin/orders/${orderId}/cash-receipt`, { body }),
      ),
    onSuccess: () => {
      forgetForm(orderId, form);
      toast.succeeded(t('orders.receiptRecorded'));
    },
    onError: (error) => toast.failed(t('orders.receiptFailed'), error),
  });
}

type RefundCommand = typeof refundOrder | typeof recordSeenRefund;

interface RefundOptions {
  orderId: string;
  /** The name of its form. */
  form: string;
  path: string;
  done: string;
  failed: string;
}

/** Sends a command about a refund. All requests have the same key, so that one whose answer was lost can be repeated. */
function useRefundCommand<C extends RefundCommand>({ orderId, form, path, done, failed }: RefundOptions) {
  const toast = useAdminToast();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: RequestBodyOf<C>) =>
      inSession(() =>
        call<RefundCommand>('POST', `/api/admin/orders/${orderId}/${path}`, {
          body,
          headers: { 'Idempotency-Key': key },
        }),
      ),
    onSuccess: () => {
      forgetForm(orderId, form);
      toast.succeeded(done);
    },
    onError: (error) => toast.failed(failed, error),
  });
}

/** Refunds a payment through the API. */
export function useRefund(orderId: string, form: string) {
  const { t } = useTranslation('adminDialogs');
  return useRefundCommand<typeof refundOrder>({
    orderId,
    form,
    path: 'refunds',
    done: t('orders.refundRequested'),
    failed: t('orders.refundFailed'),
  });
}

/** Records what the admin has seen of a refund at the payment provider. */
export function useSeenRefund(orderId: string, form: string) {
  const { t } = useTranslation('adminDialogs');
  return useRefundCommand<typeof recordSeenRefund>({
    orderId,
    form,
    path: 'refunds/seen',
    done: t('orders.seenRecorded'),
    failed: t('orders.seenFailed'),
  });
}
