import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { createOrder } from '@app/domain/api/orders.ts';
import { BRAND } from '@app/domain/brand.ts';
import type { TFunction } from 'i18next';
import { call } from '../../../lib/api-client.ts';
import { refusalAmong } from '../../../lib/api-error.ts';
import { submissionFailureDetail } from '../../../lib/submission-failure.ts';
import type { Shortage } from './shortages.ts';

interface Request {
  body: RequestBodyOf<typeof createOrder>;
  idempotencyKey: string;
}

/** Returns the mutation that places an order. A failure refetches what the page shows, whose prices may be outdated. */
export function useCreateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Request) =>
      call<typeof createOrder>('POST', '/api/orders', {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    onError: () => void queryClient.invalidateQueries(),
  });
}

const EXPLAINED = [
  'price_changed',
  'out_of_stock',
  'order_refused',
  'not_found',
  'payment_unavailable',
  'idempotency_conflict',
] as const;

/** Returns the texts of the toast for an order that failed. */
export function explainOrderFailure(
  error: unknown,
  shortages: readonly Shortage[],
  t: TFunction<'order'>,
  tSubmission: TFunction<'submission'>,
): { title: string; detail?: string } {
  if (shortages.length > 0 && shortages.every(({ problem }) => problem === 'soldOut'))
    return { title: t('errors.sold_out') };
  const explained = refusalAmong(EXPLAINED, error);
  if (explained) return { title: t(`errors.${explained}`, { phone: BRAND.phone }) };
  return { title: t('errors.other'), ...submissionFailureDetail(error, tSubmission) };
}
