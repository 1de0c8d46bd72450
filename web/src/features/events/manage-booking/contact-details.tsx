import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { cleanCode, cleanLine } from '@app/domain/shared/clean-text.ts';
import { NAME_LIMITS } from '@app/domain/shared/name.ts';
import { shownPhone, storedPhone } from '@app/domain/shared/telephone.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { characterCount } from '../../../lib/character-count.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import styles from './booking-details.module.css';
import { useChangeBooking, type BookingView } from './use-guest-booking.ts';

/** Corrects the name and the phone number of the booking. */
export function ContactDetails({ token, booking }: { token: string; booking: BookingView }) {
  const { t } = useTranslation(['manageBooking', 'booking']);
  const { language } = useLanguage();
  const [name, setName] = useState(booking.name ?? '');
  const [phone, setPhone] = useState(shownPhone(booking.phone ?? '', language));
  const change = useChangeBooking(token, booking);
  const cleaned = { name: cleanLine(name), phone: cleanCode(phone) };
  const isInvalid = characterCount(cleaned.name) < NAME_LIMITS.min;
  const isSame =
    cleaned.name === booking.name && storedPhone(cleaned.phone) === storedPhone(booking.phone ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ kind: 'contact', ...cleaned });
  };
  return (
    <form className={styles.action} aria-label={t('contact.title')} onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{t('contact.title')}</h2>
      <TextField
        label={t('booking:name')}
        name="name"
        autoComplete="name"
        maxLength={NAME_LIMITS.max}
        value={name}
        error={isInvalid ? t('booking:validation.nameMin') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('booking:phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={BOOKING_LIMITS.phoneMax}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <PrivacyNotice />
      <Button type="submit" look="secondary" disabled={isInvalid || isSame || change.isPending}>
        {t(change.isPending ? 'saving' : 'contact.submit')}
      </Button>
    </form>
  );
}
