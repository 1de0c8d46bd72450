import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import { EMAIL_MAX } from '@app/domain/shared/email.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import styles from './booking-details.module.css';
import { ApiError } from '../../../lib/api-error.ts';
import { useSendLink, useSendLinks } from './use-guest-booking.ts';

/** The button by which the browser that booked has the mailed link sent again. */
export function SendLinkAgain({ token }: { token: string }) {
  const { t } = useTranslation('manageBooking');
  const { mutate, isPending, isSuccess, isError, error } = useSendLink(token);
  const failure = error instanceof ApiError && error.status === 429 ? 'limited' : 'failed';
  return (
    <div className={styles.action}>
      <p>{t('seenOnly')}</p>
      {!isSuccess && (
        <Button look="secondary" disabled={isPending} onClick={() => mutate()}>
          {t(isPending ? 'saving' : 'linkAgain.submit')}
        </Button>
      )}
      <output>{isSuccess ? t('linkAgain.sent') : isError ? t(`linkAgain.${failure}`) : ''}</output>
    </div>
  );
}

/** Requests new links by mail. What it says afterwards is the same whether the address has bookings or not. */
export function SendLinks() {
  const { t } = useTranslation(['manageBooking', 'booking']);
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, isError } = useSendLinks();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(cleanCode(email));
  };
  return (
    <form className={styles.action} aria-label={t('links.title')} onSubmit={submit}>
      <h2 className={styles.heading}>{t('links.title')}</h2>
      <p>{t('links.text')}</p>
      <TextField
        label={t('booking:email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PrivacyNotice />
      <Button type="submit" look="secondary" disabled={isPending}>
        {t(isPending ? 'saving' : 'links.submit')}
      </Button>
      <output>{isSuccess ? t('links.sent') : isError ? t('links.failed') : ''}</output>
    </form>
  );
}
