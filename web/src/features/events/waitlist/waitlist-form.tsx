import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean } from 'yup';
import type { joinWaitlist } from '@app/domain/api/waitlist.ts';
import { largestParty } from '@app/domain/booking/party-limit.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { call } from '../../../lib/api-client.ts';
import { refusalAmong } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useVisitorForm } from '../../../ui/use-visitor-form.ts';
import formStyles from '../booking/booking-form.module.css';
import { bookingFormSchema, EMPTY_BOOKING, type BookingError } from '../booking/booking-values.ts';
import { ParticipantsField } from '../booking/participants-field.tsx';
import { SEATS_KEY } from '../event-data/event-queries.ts';
import type { ListedEvent } from '../event-data/use-events.ts';
import styles from './waitlist-form.module.css';

/** The refusals of the server that have a text of their own. */
const REFUSALS = [
  'seats_available',
  'waitlist_full',
  'party_too_large',
  'event_closed',
  'idempotency_conflict',
] as const;

/** The form to join a waitlist. What was typed stays after a failure. */
export function WaitlistForm({ event, onJoined }: { event: ListedEvent; onJoined: () => void }) {
  const { t } = useTranslation(['waitlist', 'booking', 'submission']);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const checkId = useId();
  const max = largestParty(event, event.capacity);

  const { form, field, submit } = useVisitorForm({
    initialValues: { ...EMPTY_BOOKING, acceptsFewer: false },
    schema: bookingFormSchema(max).shape({ acceptsFewer: boolean().default(false) }),
    errorText: (error: BookingError) =>
      error === 'participantsMax' ? t('join.tooMany', { count: max }) : t(`booking:validation.${error}`),
    async send({ name, email, phone, participants, acceptsFewer }, idempotencyKey) {
      await call<typeof joinWaitlist>('POST', '/api/waitlist', {
        body: {
          eventId: event.id,
          name,
          email,
          ...(phone && { phone }),
          partySize: participants,
          acceptsFewer,
          language,
        },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      onJoined();
      return { title: t('join.done'), detail: t('join.doneDetail') };
    },
    failed: t('join.error'),
    onFailure(error) {
      // Until the seats are read again, the page shows the event as sold out to a guest who can book.
      void queryClient.invalidateQueries({ queryKey: SEATS_KEY });
      const refusal = refusalAmong(REFUSALS, error);
      return refusal && { title: t(`join.refused.${refusal}`) };
    },
    duration: 7_000,
  });

  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      <p>{t('join.lead')}</p>
      <TextField label={t('booking:name')} required autoComplete="name" {...field('name')} />
      <EmailField label={t('booking:email')} {...field('email')} />
      <TextField
        label={t('booking:phone')}
        note={t('booking:optional')}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <ParticipantsField
        value={form.values.participants}
        max={max}
        hint={t('join.partyLimit', { count: max })}
        error={field('participants').error}
        onChange={(value) => void form.setFieldValue('participants', value)}
      />
      <div className={styles.check}>
        <input type="checkbox" id={checkId} {...field('acceptsFewer')} />
        <label htmlFor={checkId}>{t('join.acceptsFewer')}</label>
      </div>
      <PrivacyNotice />
      <div className={formStyles.foot}>
        <p>{t('join.free')}</p>
        <Button type="submit" disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'join.submitting' : 'join.submit')}
        </Button>
      </div>
    </form>
  );
}
