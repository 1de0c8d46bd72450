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

/** Records the next step of an order through the API; the live order shows the result. */
export function useOrderStep(orderId: string) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof changeOrder>) =>
      inSession(() => call<typeof changeOrder>('POST', `/api/admin/orders/${orderId}/steps`, { body })),
    onSuccess: () => toast.succeeded(t('orders.changed')),
    onError: (error) => toast.failed(t('orders.changeFailed'), error),
  });
}

/** Records a cash receipt through the API; the live order shows the result. */
export function useCashReceipt(orderId: string) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof recordCashReceipt>) =>
      inSession(() =>
        call<typeof recordCashReceipt>('POST', `/api/admin/orders/${orderId}/cash-receipt`, { body }),
      ),
    onSuccess: () => toast.succeeded(t('orders.receiptRecorded')),
    onError: (error) => toast.failed(t('orders.receiptFailed'), error),
  });
}

type RefundCommand = typeof refundOrder | typeof recordSeenRefund;

/** Sends a command about a refund. All requests have the same key, so that one whose answer was lost can be repeated. */
function useRefundCommand<C extends RefundCommand>(path: string, texts: Record<'done' | 'failed', string>) {
  const toast = useAdminToast();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: RequestBodyOf<C>) =>
      inSession(() => call<RefundCommand>('POST', path, { body, headers: { 'Idempotency-Key': key } })),
    onSuccess: () => toast.succeeded(texts.done),
    onError: (error) => toast.failed(texts.failed, error),
  });
}

/** Refunds a payment through the API. */
export function useRefund(orderId: string) {
  const { t } = useTranslation('adminDialogs');
  return useRefundCommand<typeof refundOrder>(`/api/admin/orders/${orderId}/refunds`, {
    done: t('orders.refundRequested'),
    failed: t('orders.refundFailed'),
  });
}

/** Records what the admin has seen of a refund at the payment provider. */
export function useSeenRefund(orderId: string) {
  const { t } = useTranslation('adminDialogs');
  return useRefundCommand<typeof recordSeenRefund>(`/api/admin/orders/${orderId}/refunds/seen`, {
    done: t('orders.seenRecorded'),
    failed: t('orders.seenFailed'),
  });
}
