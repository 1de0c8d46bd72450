import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orderQuery, type OrderView } from '../../../lib/order-query.ts';

/** PayApp's notification comes within seconds of a payment. */
const POLL_MS = 2_000;
export const WAITING_MS = 60_000;

/** The return address adds this to the page's address; it proves nothing about a payment. */
export const RETURNED = '#returned';

/** Returns whether a notification may change the state soon. A payment may come after the time to pay has passed. */
const isAwaited = (state: OrderView['state'], hasReturned: boolean) =>
  state === 'awaitingPayment' || (hasReturned && state === 'expired');

/**
 * Reads an order. While it awaits payment it is read again every two seconds for a minute, and whenever the page is seen
 * again. `isWaiting` is true during that minute.
 */
export function useOrder(token: string) {
  const [isWaiting, setIsWaiting] = useState(true);
  const hasReturned = useLocation().hash === RETURNED;
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), WAITING_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery({
    ...orderQuery(token),
    refetchInterval: ({ state: { data } }) =>
      isWaiting && data && isAwaited(data.state, hasReturned) ? POLL_MS : false,
  });
  return { ...query, isWaiting };
}
