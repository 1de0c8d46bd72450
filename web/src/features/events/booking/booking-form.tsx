import { useTranslation } from 'react-i18next';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { participantsOf } from '@app/domain/booking/participants-text.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { largestParty } from '@app/domain/booking/party-limit.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { appCheckHeader } from '../../../lib/app-check-header.ts';
import { submissionFailureDetail } from '../../../lib/submission-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useToaster } from '../../../ui/toast.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import { EventTerms } from './event-terms.tsx';
import styles from './booking-form.module.css';
import {
  BOOKING_FIELDS,
  bookingBody,
  bookingErrorName,
  bookingFormSchema,
  EMPTY_BOOKING,
} from './booking-values.ts';
import type { Booked } from './kept-receipt.ts';
import { ParticipantsField } from './participants-field.tsx';
import { isCapacityExceeded, isConflict, isPartyTooLarge, useCreateBooking } from './use-create-booking.ts';

const TOAST_MS = 5_000;

interface BookingFormProps {
  event: ListedEvent;
  seatsLeft: number;
  onBooked: (booked: Booked) => void;
  onFull: () => void;
}

export function BookingForm({ event, seatsLeft, onBooked, onFull }: BookingFormProps) {
  const { t } = useTranslation('booking');
  const { t: tSubmission } = useTranslation('submission');
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const create = useCreateBooking();
  const max = largestParty(event, seatsLeft);
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  useEffect(() => void appCheckHeader(), []);

  /**
   * Stays the same until a booking succeeds, so that a double press or a retry after a lost response creates one
   * booking, even when the dialog was closed in between.
   */
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const form = useFormik({
    initialValues: EMPTY_BOOKING,
    validationSchema: bookingFormSchema(seatsLeft, max),
    validateOnBlur: false,
    // Errors appear with the first submission; each disappears when its field becomes valid.
    validateOnChange: wasSent,
    onSubmit: async (values, { resetForm }) => {
      try {
        const body = bookingBody(event.id, values, language);
        const { id, token, reference, payment } = await create.mutateAsync({ body, idempotencyKey });
        resetForm();
        setWasSent(false);
        setIdempotencyKey(crypto.randomUUID());
        onBooked({ id, token, payment });
        const detail = t(payment ? 'successUnpaid' : 'successDetail', { reference });
        showToast({ tone: 'success', title: t('success'), detail, duration: TOAST_MS });
      } catch (error) {
        if (isCapacityExceeded(error)) onFull();
        showToast({ tone: 'error', ...explain(error), duration: TOAST_MS });
      }
    },
  });

  const full = { title: t('capacityError'), detail: t('capacityDetail') };
  const explain = (error: unknown) => {
    if (isCapacityExceeded(error)) return full;
    if (isPartyTooLarge(error)) return { title: t('validation.partyMax'), detail: t('partyTooLarge') };
    // An earlier, different request with this key succeeded, but its response was lost. Its booking id is the key.
    if (isConflict(error)) {
      return { title: t('error'), detail: t('conflict', { reference: bookingReference(idempotencyKey) }) };
    }
    return { title: t('error'), ...submissionFailureDetail(error, tSubmission) };
  };

  const errorText = (field: (typeof BOOKING_FIELDS)[number]) => {
    const name = bookingErrorName(form.errors[field]);
    return name && t(`validation.${name}`);
  };

  const submit = async (submission: FormEvent): Promise<void> => {
    submission.preventDefault();
    setWasSent(true);
    const errors = await form.validateForm();
    const wrong = BOOKING_FIELDS.find((field) => errors[field]);
    const name = wrong && bookingErrorName(errors[wrong]);
    if (!name) return void (await form.submitForm());
    // The last seats were taken while the form was filled in.
    const isFull = wrong === 'participants' && seatsLeft === 0;
    if (isFull) onFull();
    showToast({ tone: 'error', ...(isFull ? full : { title: t(`validation.${name}`) }), duration: TOAST_MS });
    formRef.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  const people = participantsOf(form.values.participants);
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(submission) => void submit(submission)}>
      <TextField
        label={t('name')}
        error={errorText('name')}
        required
        autoComplete="name"
        {...form.getFieldProps('name')}
      />
      <EmailField label={t('email')} error={errorText('email')} {...form.getFieldProps('email')} />
      <TextField
        label={t('phone')}
        note={t('optional')}
        error={errorText('phone')}
        type="tel"
        autoComplete="tel"
        {...form.getFieldProps('phone')}
      />
      <ParticipantsField
        value={form.values.participants}
        max={max}
        hint={max < seatsLeft ? t('partyLimit', { count: max }) : t('seatsLeft', { count: seatsLeft })}
        error={errorText('participants')}
        onChange={(value) => void form.setFieldValue('participants', value)}
      />
      <TextAreaField
        label={t('specialRequests')}
        note={t('optional')}
        hint={t('specialRequestsHint')}
        error={errorText('specialRequests')}
        rows={3}
        {...form.getFieldProps('specialRequests')}
      />
      <EventTerms event={event} />
      <PrivacyNotice />
      <div className={styles.foot}>
        <p>
          {event.price > 0 && (
            <>
              {t('total')}{' '}
              <strong className={styles.total}>{formatWon(event.price * Math.max(1, people))}</strong>
            </>
          )}
        </p>
        <Button type="submit" disabled={form.isSubmitting}>
          {form.isSubmitting ? t('submitting') : t('submit')}
        </Button>
      </div>
    </form>
  );
}
