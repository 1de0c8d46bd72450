import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LATER_POLL_MS, orderQuery, type OrderView } from './order-query.ts';

/** PayApp's notification comes within seconds of a payment. */
const POLL_MS = 2_000;
const RECENT_MS = 60_000;

/** The return address adds this to the page's address; it proves nothing about a payment. */
export const RETURNED = '#returned';

/** Returns whether a notification may change the state soon. A payment may come after the time to pay has passed. */
export const isAwaited = ({ state, changeWon }: OrderView, hasReturned: boolean) =>
  state === 'awaitingPayment' || changeWon !== undefined || (hasReturned && state === 'expired');

/** Reads the order of a token, if there is one, and again every two seconds in the first minute while it awaits payment. */
export function useOrder(token: string | undefined) {
  const [isRecent, setIsRecent] = useState(true);
  const hasReturned = useLocation().hash === RETURNED;
  useEffect(() => {
    const timer = setTimeout(() => setIsRecent(false), RECENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({
    ...orderQuery(token ?? ''),
    enabled: token !== undefined,
    refetchInterval: (read) => {
      const { data } = read.state;
      if (isRecent && data && isAwaited(data, hasReturned)) return POLL_MS;
      return data !== undefined && data !== null && isAwaited(data, false) && LATER_POLL_MS;
    },
  });
}
