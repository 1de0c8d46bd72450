import { skipToken, useQuery } from '@tanstack/react-query';
import type { getQuantityLimit } from '@app/domain/api/products.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { call } from '../../lib/api-client.ts';

/** Milliseconds after which the number is asked for again. */
const STALE_MS = 30_000;

/** Returns how many pieces of a product one order can have; as many as any order may have until that is known. */
export function useQuantityLimit(productId: string): number {
  const { data } = useQuery({
    queryKey: ['quantity-limit', productId],
    // A server-rendered page is cached for longer than the number holds.
    queryFn: import.meta.env.SSR
      ? skipToken
      : () => call<typeof getQuantityLimit>('GET', `/api/products/${productId}/quantity-limit`),
    staleTime: STALE_MS,
  });
  return data?.most ?? ORDER_LIMITS.quantity;
}
