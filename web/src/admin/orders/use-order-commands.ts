import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { changeOrder, refundOrder } from '@app/domain/api/orders.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/** Typed like the constant of the contract, whose module would bundle its schemas. */
const HEADER: typeof IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Records the next step of an order through the API; the live order shows the result. */
export function useOrderStep(orderId: string) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof changeOrder>) =>
      inSession(() => call<typeof changeOrder>('POST', `/api/admin/orders/${orderId}/steps`, { body })),
    onSuccess: () => toast.succeeded(t('orders.changed')),
    onError: () => toast.failed(t('orders.changeFailed')),
  });
}

/** Refunds a payment through the API. All requests have the same key, so that a request whose answer was lost can be repeated. */
export function useRefund(orderId: string) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof refundOrder>) =>
      inSession(() =>
        call<typeof refundOrder>('POST', `/api/admin/orders/${orderId}/refunds`, {
          body,
          headers: { [HEADER]: key },
        }),
      ),
    onSuccess: () => toast.succeeded(t('orders.refundRequested')),
    onError: () => toast.failed(t('orders.refundFailed')),
  });
}
