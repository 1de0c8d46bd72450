import { useTranslation } from 'react-i18next';
import { useState, type FormEvent } from 'react';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { ParticipantsField } from '../booking/participants-field.tsx';
import styles from './booking-details.module.css';
import { QuoteText } from './quote-text.tsx';
import { useChangeBooking, type BookingView } from './use-guest-booking.ts';

interface PartySizeProps {
  token: string;
  booking: BookingView;
  maxParticipants: number;
}

/** Changes the number of participants, and says before what this means for the total and the refund. */
export function PartySize({ token, booking, maxParticipants }: PartySizeProps) {
  const { t } = useTranslation(['manageBooking', 'booking']);
  const { numberOfParticipants, totalWon, parties } = booking;
  const [value, setValue] = useState(String(numberOfParticipants));
  const [now] = useState(() => new Date());
  const change = useChangeBooking(token, booking);
  /** Not a number while the field is empty. */
  const people = Number.parseInt(value.normalize('NFKC'), 10);
  const isEnough = people >= BOOKING_LIMITS.participantsMin;
  const isValid = isEnough && people <= maxParticipants;
  const quote = parties[people];
  const payWon = isValid ? quote!.payWon : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ kind: 'partySize', numberOfParticipants: people });
  };
  return (
    <form className={styles.action} aria-label={t('partySize.title')} onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{t('partySize.title')}</h2>
      <ParticipantsField
        value={value}
        max={maxParticipants}
        hint={t('partySize.limit', { count: maxParticipants })}
        error={
          isValid ? undefined : t(`booking:validation.${isEnough ? 'participantsMax' : 'participantsMin'}`)
        }
        onChange={setValue}
      />
      {isValid && people !== numberOfParticipants && totalWon + quote!.totalWon > 0 && (
        <QuoteText booking={booking} quote={quote!} now={now} />
      )}
      <Button
        type="submit"
        look="secondary"
        disabled={!isValid || people === numberOfParticipants || change.isPending}
      >
        {payWon > 0 && !change.isPending
          ? t('quote.submit', { won: formatWon(payWon) })
          : t(change.isPending ? 'saving' : 'partySize.submit')}
      </Button>
    </form>
  );
}
