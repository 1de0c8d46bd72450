import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { Button } from '../../../ui/button.tsx';
import guestPage from '../guest-page.module.css';
import styles from './booking-details.module.css';
import { QuoteText } from './quote-text.tsx';
import { useChangeBooking, type BookingView } from './use-guest-booking.ts';

/** Moves the booking to another date of its series, and says before what this means for the price and the refund. */
export function MoveDate({ token, booking }: { token: string; booking: BookingView }) {
  const { t } = useTranslation('manageBooking');
  const { language } = useLanguage();
  const [eventId, choose] = useState('');
  const [now] = useState(() => new Date());
  const change = useChangeBooking(token, booking);
  const chosen = booking.dates.find((date) => date.eventId === eventId);
  const isLate = booking.totalWon > 0 && now >= new Date(booking.freeUntil);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ kind: 'date', eventId });
  };
  return (
    <form className={styles.action} aria-label={t('date.title')} onSubmit={submit}>
      <h2 className={styles.heading}>{t('date.title')}</h2>
      {isLate && <p>{t('date.late')}</p>}
      <fieldset className={styles.dates}>
        <legend className={guestPage.soft}>{t('date.choose')}</legend>
        {booking.dates.map((date) => (
          <label key={date.eventId} className={styles.date}>
            <input
              type="radio"
              name="date"
              value={date.eventId}
              checked={date.eventId === eventId}
              onChange={() => choose(date.eventId)}
            />
            <span>
              {timeInSeoul(new Date(date.dateTime), language)}
              <span className={guestPage.soft}>
                {' · '}
                {localized(date, 'location', language)}
                {' · '}
                {t('date.seatsLeft', { count: date.seatsLeft })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {chosen && <QuoteText booking={booking} quote={chosen} now={now} />}
      <Button type="submit" look="secondary" disabled={!chosen || change.isPending}>
        {chosen && chosen.payWon > 0 && !change.isPending
          ? t('quote.submit', { won: formatWon(chosen.payWon) })
          : t(change.isPending ? 'saving' : 'date.submit')}
      </Button>
    </form>
  );
}
