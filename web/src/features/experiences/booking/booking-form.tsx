import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { proofOfApp } from '../../../lib/app-proof.ts';
import { remedyOf } from '../../../lib/app-remedy.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { useToaster } from '../../../ui/toast.tsx';
import type { ListedEvent } from '../use-events.ts';
import styles from './booking-form.module.css';
import {
  BOOKING_FIELDS,
  bookingBody,
  bookingErrorName,
  bookingFormSchema,
  EMPTY_BOOKING,
  participantsOf,
} from './booking-values.ts';
import { useBookingWords } from './booking-words.ts';
import { ParticipantsField } from './participants-field.tsx';
import { isCapacityExceeded, isConflict, useCreateBooking } from './use-create-booking.ts';

const TOAST_MS = 5_000;

interface BookingFormProps {
  event: ListedEvent;
  seatsLeft: number;
  onBooked: (id: string) => void;
}

export function BookingForm({ event, seatsLeft, onBooked }: BookingFormProps) {
  const booking = useBookingWords();
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const create = useCreateBooking();
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  useEffect(() => void proofOfApp(), []);

  /**
   * One until a booking is taken: pressing twice, or again after a lost answer, stays one booking, also when the dialog
   * was closed in between.
   */
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const form = useFormik({
    initialValues: EMPTY_BOOKING,
    validationSchema: bookingFormSchema(seatsLeft),
    validateOnBlur: false,
    // No error is shown before the form was sent once; then each goes as it is mended.
    validateOnChange: wasSent,
    onSubmit: async (values, { resetForm }) => {
      try {
        const body = bookingBody(event.id, values, language);
        const { id, reference } = await create.mutateAsync({ body, idempotencyKey });
        resetForm();
        setWasSent(false);
        setIdempotencyKey(crypto.randomUUID());
        onBooked(id);
        const detail = booking.successDetail(reference);
        showToast({ tone: 'success', title: booking.success, detail, duration: TOAST_MS });
      } catch (error) {
        showToast({ tone: 'error', ...explain(error), duration: TOAST_MS });
      }
    },
  });

  const explain = (error: unknown) => {
    if (isCapacityExceeded(error)) return { title: booking.capacityError };
    // The answer to an earlier, different request was lost: it was taken under this key, which its reference is made of.
    if (isConflict(error)) {
      return { title: booking.error, detail: booking.conflict(bookingReference(idempotencyKey)) };
    }
    return { title: booking.error, ...remedyOf(error, language) };
  };

  const errorText = (field: (typeof BOOKING_FIELDS)[number]) => {
    const name = bookingErrorName(form.errors[field]);
    return name && booking.validation[name];
  };

  const submit = async (submission: FormEvent): Promise<void> => {
    submission.preventDefault();
    setWasSent(true);
    const errors = await form.validateForm();
    const wrong = BOOKING_FIELDS.find((field) => errors[field]);
    const name = wrong && bookingErrorName(errors[wrong]);
    if (!name) return void (await form.submitForm());
    showToast({ tone: 'error', title: booking.validation[name], duration: TOAST_MS });
    formRef.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  const people = participantsOf(form.values.participants);
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(submission) => void submit(submission)}>
      <TextField
        label={booking.name}
        error={errorText('name')}
        required
        autoComplete="name"
        {...form.getFieldProps('name')}
      />
      <TextField
        label={booking.email}
        error={errorText('email')}
        required
        type="email"
        autoComplete="email"
        {...form.getFieldProps('email')}
      />
      <TextField
        label={booking.phone}
        note={booking.optional}
        error={errorText('phone')}
        type="tel"
        autoComplete="tel"
        {...form.getFieldProps('phone')}
      />
      <ParticipantsField
        value={form.values.participants}
        max={seatsLeft}
        error={errorText('participants')}
        onChange={(value) => void form.setFieldValue('participants', value)}
      />
      <TextAreaField
        label={booking.specialRequests}
        note={booking.optional}
        error={errorText('specialRequests')}
        rows={3}
        {...form.getFieldProps('specialRequests')}
      />
      <div className={styles.foot}>
        <p>
          {event.price > 0 && (
            <>
              {booking.total}{' '}
              <strong className={styles.total}>{formatWon(event.price * Math.max(1, people))}</strong>
            </>
          )}
        </p>
        <Button type="submit" disabled={form.isSubmitting}>
          {form.isSubmitting ? booking.submitting : booking.submit}
        </Button>
      </div>
    </form>
  );
}
