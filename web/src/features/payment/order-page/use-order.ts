import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { getOrder } from '@app/domain/api/orders.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { encodePathSegment } from '../../../lib/encode-path-segment.ts';

/** PayApp's notification comes within seconds of a payment. */
const POLL_MS = 2_000;
export const WAITING_MS = 60_000;

/**
 * Reads an order. While it awaits payment it is read again every two seconds for a minute, and whenever the page is seen
 * again. `isWaiting` is true during that minute.
 */
export function useOrder(token: string) {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), WAITING_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery({
    queryKey: ['order', token],
    queryFn: async () => {
      try {
        return await call<typeof getOrder>('GET', `/api/orders/${encodePathSegment(token)}`);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      isWaiting && data?.state === 'awaitingPayment' ? POLL_MS : false,
  });
  return { ...query, isWaiting };
}

const SECOND_MS = 1_000;

/** Returns the milliseconds until `moment`, updated every second; at least 0. */
export function useTimeLeft(moment: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(moment) - now);
}
