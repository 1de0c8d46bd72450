import { useFormik } from 'formik';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { participantsOf } from '@app/domain/booking/participants-text.ts';
import { largestParty } from '@app/domain/booking/party-limit.ts';
import { cleanCode, cleanLine } from '@app/domain/shared/clean-text.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { appCheckHeader } from '../../../lib/app-check-header.ts';
import { submissionFailureDetail } from '../../../lib/submission-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useToaster } from '../../../ui/toast.tsx';
import formStyles from '../booking/booking-form.module.css';
import { bookingErrorName, bookingFormSchema, EMPTY_BOOKING } from '../booking/booking-values.ts';
import { ParticipantsField } from '../booking/participants-field.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import { joinRefusalOf, useJoinWaitlist } from './use-join-waitlist.ts';
import styles from './waitlist-form.module.css';

const TOAST_MS = 7_000;
const FIELDS = ['name', 'email', 'phone', 'participants'] as const;

/** The form to join a waitlist. What was typed stays after a failure. */
export function WaitlistForm({ event, onJoined }: { event: ListedEvent; onJoined: () => void }) {
  const { t } = useTranslation(['waitlist', 'booking', 'submission']);
  const { t: tSubmission } = useTranslation('submission');
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const join = useJoinWaitlist();
  const checkId = useId();
  const max = largestParty(event, event.capacity);
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  /** Stays the same until the guest has joined, so that a retry after a lost response joins once. */
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  useEffect(() => void appCheckHeader(), []);

  const form = useFormik({
    initialValues: { ...EMPTY_BOOKING, acceptsFewer: false },
    validationSchema: bookingFormSchema(max),
    validateOnBlur: false,
    validateOnChange: wasSent,
    onSubmit: async (values, { resetForm }) => {
      const phone = cleanCode(values.phone);
      try {
        const body = {
          eventId: event.id,
          name: cleanLine(values.name),
          email: cleanCode(values.email),
          ...(phone && { phone }),
          partySize: participantsOf(values.participants),
          acceptsFewer: values.acceptsFewer,
          language,
        };
        await join.mutateAsync({ body, idempotencyKey });
        resetForm();
        setWasSent(false);
        setIdempotencyKey(crypto.randomUUID());
        onJoined();
        showToast({
          tone: 'success',
          title: t('join.done'),
          detail: t('join.doneDetail'),
          duration: TOAST_MS,
        });
      } catch (error) {
        const refusal = joinRefusalOf(error);
        const texts = refusal
          ? { title: t(`join.refused.${refusal}`) }
          : { title: t('join.error'), ...submissionFailureDetail(error, tSubmission) };
        showToast({ tone: 'error', ...texts, duration: TOAST_MS });
      }
    },
  });

  const errorText = (field: (typeof FIELDS)[number]) => {
    const name = bookingErrorName(form.errors[field]);
    if (!name) return undefined;
    return name === 'participantsMax' ? t('join.tooMany', { count: max }) : t(`booking:validation.${name}`);
  };

  const submit = async (submission: FormEvent): Promise<void> => {
    submission.preventDefault();
    setWasSent(true);
    const errors = await form.validateForm();
    const wrong = FIELDS.find((field) => errors[field]);
    if (!wrong) return void (await form.submitForm());
    formRef.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <form ref={formRef} className={formStyles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('join.lead')}</p>
      <TextField
        label={t('booking:name')}
        error={errorText('name')}
        required
        autoComplete="name"
        {...form.getFieldProps('name')}
      />
      <EmailField label={t('booking:email')} error={errorText('email')} {...form.getFieldProps('email')} />
      <TextField
        label={t('booking:phone')}
        note={t('booking:optional')}
        error={errorText('phone')}
        type="tel"
        autoComplete="tel"
        {...form.getFieldProps('phone')}
      />
      <ParticipantsField
        value={form.values.participants}
        max={max}
        hint={t('join.partyLimit', { count: max })}
        error={errorText('participants')}
        onChange={(value) => void form.setFieldValue('participants', value)}
      />
      <div className={styles.check}>
        <input
          type="checkbox"
          id={checkId}
          {...form.getFieldProps({ name: 'acceptsFewer', type: 'checkbox' })}
        />
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
