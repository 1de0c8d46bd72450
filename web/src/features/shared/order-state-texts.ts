import { useTranslation } from 'react-i18next';
import type { OrderView } from './order-query.ts';

/** The states whose texts for a booking differ from those for products. */
const BOOKING_STATES = ['awaitingPayment', 'paid', 'expired', 'cancelled'] as const;

/** Returns the heading and the text about the state of an order. */
export function useStateTexts({
  kind,
  state,
  refundedWon = 0,
  changeWon,
}: Pick<OrderView, 'kind' | 'state'> & Partial<Pick<OrderView, 'refundedWon' | 'changeWon'>>): {
  title: string;
  text: string;
} {
  const { t } = useTranslation('order');
  if (changeWon !== undefined) return t('page.booking.change', { returnObjects: true });
  if (refundedWon > 0 && (state === 'expired' || state === 'cancelled'))
    return t('page.late', { returnObjects: true });
  const ofBooking = kind === 'booking' ? BOOKING_STATES.find((name) => name === state) : undefined;
  return ofBooking
    ? t(`page.booking.states.${ofBooking}`, { returnObjects: true })
    : t(`page.states.${state}`, { returnObjects: true });
}
