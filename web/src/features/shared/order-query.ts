import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { getOrder } from '@app/domain/api/orders.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call, type Wire } from '../../lib/api-client.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';

export type OrderView = Wire<ResponseOf<typeof getOrder>>;

/** How often an order that awaits its payment is read, in milliseconds. */
export const LATER_POLL_MS = 15_000;

/**
 * The query of the order behind a token, which is read again whenever it is seen again and while it awaits payment; null if there
 * is none.
 */
export const orderQuery = (token: string) =>
  queryOptions({
    queryKey: ['order', token],
    queryFn: async () => {
      try {
        return await call<typeof getOrder>('GET', `/api/orders/${encodePathSegment(token)}`);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => data?.state === 'awaitingPayment' && LATER_POLL_MS,
  });
