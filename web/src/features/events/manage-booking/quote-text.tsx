import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import type { BookingView } from './use-guest-booking.ts';

interface QuoteTextProps {
  booking: BookingView;
  quote: BookingView['parties'][number];
  now: Date;
}

/** Says before a change what it means for the total, and what is refunded. */
export function QuoteText({ booking, quote, now }: QuoteTextProps) {
  const { totalWon, paidWon, freeUntil, payment, change } = booking;
  const { t } = useTranslation('manageBooking');
  // What is paid of a booking that awaits the rest is given back at any time.
  const isLate = now >= new Date(freeUntil) && !(payment && !change);
  const isCheaper = quote.totalWon < totalWon;
  return (
    <output>
      {totalWon === quote.totalWon
        ? t(totalWon > 0 ? 'quote.same' : 'quote.free')
        : t('quote.newTotal', { before: formatWon(totalWon), after: formatWon(quote.totalWon) })}
      {!isLate && quote.refundWon > 0 && ` ${t('quote.refund', { won: formatWon(quote.refundWon) })}`}
      {isLate && isCheaper && paidWon > 0 && ` ${t('quote.late')}`}
      {quote.payWon > 0 && ` ${t('quote.pay', { won: formatWon(quote.payWon) })}`}
    </output>
  );
}
