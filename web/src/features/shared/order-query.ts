import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { getOrder } from '@app/domain/api/orders.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { call, type Wire } from '../../lib/api-client.ts';

export type OrderView = Wire<ResponseOf<typeof getOrder>>;

/** How often an order that awaits its payment is read, in milliseconds. */
const LATER_POLL_MS = 15_000;

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

/** PayApp's notification comes within seconds of a payment. */
const POLL_MS = 2_000;
const RECENT_MS = 60_000;

/** The return address adds this to the page's address; it proves nothing about a payment. */
export const RETURNED = '#returned';

/** Returns whether a notification may change the state soon. A payment may come after the time to pay has passed. */
export const isAwaited = ({ state, changeWon, rest }: OrderView, hasReturned: boolean) =>
  state === 'awaitingPayment' ||
  changeWon !== undefined ||
  rest !== undefined ||
  (hasReturned && state === 'expired');

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

/** The states whose texts for a booking differ from those for products. */
const BOOKING_STATES = ['awaitingPayment', 'paid', 'expired', 'cancelled'] as const;

/** Returns the heading and the text about the state of an order. */
export function useStateTexts({
  kind,
  state,
  refundedWon = 0,
  changeWon,
  rest,
  totalWon = 0,
  payBy,
}: Pick<OrderView, 'kind' | 'state'> &
  Partial<Pick<OrderView, 'refundedWon' | 'changeWon' | 'rest' | 'totalWon' | 'payBy'>>): {
  title: string;
  text: string;
} {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  if (changeWon !== undefined) return t('page.booking.change', { returnObjects: true });
  if (rest)
    return t('page.rest', {
      paid: formatWon(rest.paidWon),
      total: formatWon(totalWon),
      until: timeInSeoul(new Date(payBy ?? 0), language),
      returnObjects: true,
    });
  if (refundedWon > 0 && (state === 'expired' || state === 'cancelled'))
    return t('page.late', { returnObjects: true });
  const ofBooking = kind === 'booking' ? BOOKING_STATES.find((name) => name === state) : undefined;
  return ofBooking
    ? t(`page.booking.states.${ofBooking}`, { returnObjects: true })
    : t(`page.states.${state}`, { returnObjects: true });
}
