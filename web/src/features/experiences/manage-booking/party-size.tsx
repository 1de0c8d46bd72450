import { useTranslation } from 'react-i18next';
import { useState, type FormEvent } from 'react';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { ParticipantsField } from '../booking/participants-field.tsx';
import styles from './booking-details.module.css';
import { useChangeBooking, type BookingView } from './use-guest-booking.ts';

interface PartySizeProps {
  token: string;
  booking: BookingView;
  maxParticipants: number;
}

/** Changes the number of participants, and says before what this means for the total and the refund. */
export function PartySize({ token, booking, maxParticipants }: PartySizeProps) {
  const { t } = useTranslation(['manageBooking', 'booking']);
  const { numberOfParticipants, agreed, totalWon, paidWon, refundsByParty } = booking;
  const [value, setValue] = useState(String(numberOfParticipants));
  const [now] = useState(() => new Date());
  const change = useChangeBooking(token, booking);
  /** Not a number while the field is empty. */
  const people = Number.parseInt(value.normalize('NFKC'), 10);
  const isEnough = people >= BOOKING_LIMITS.participantsMin;
  const isValid = isEnough && people <= maxParticipants;
  const isPaidSmaller = people < numberOfParticipants && paidWon > 0;
  const isFree = now < new Date(booking.freeUntil);
  const refundWon = isFree ? (refundsByParty[people] ?? 0) : 0;
  const isPaid = paidWon > 0 && maxParticipants === numberOfParticipants;
  const tooMany = isPaid ? t('partySize.paid') : t('booking:validation.participantsMax');
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
        hint={isPaid ? t('partySize.paid') : t('partySize.limit', { count: maxParticipants })}
        error={isValid ? undefined : isEnough ? tooMany : t('booking:validation.participantsMin')}
        onChange={setValue}
      />
      {isValid && people !== numberOfParticipants && agreed.price > 0 && (
        <output>
          {t('partySize.newTotal', {
            before: formatWon(totalWon),
            after: formatWon(agreed.price * people),
          })}
          {refundWon > 0 && ` ${t('partySize.refund', { won: formatWon(refundWon) })}`}
          {isPaidSmaller && !isFree && ` ${t('partySize.late')}`}
        </output>
      )}
      <Button
        type="submit"
        look="secondary"
        disabled={!isValid || people === numberOfParticipants || change.isPending}
      >
        {t(change.isPending ? 'saving' : 'partySize.submit')}
      </Button>
    </form>
  );
}
