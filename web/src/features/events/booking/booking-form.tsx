import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import type { createBooking } from '@app/domain/api/bookings.ts';
import { participantsOf } from '@app/domain/booking/participants-text.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { largestParty } from '@app/domain/booking/party-limit.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { call } from '../../../lib/api-client.ts';
import { problemCodeOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useVisitorForm } from '../../../ui/use-visitor-form.ts';
import { SEATS_KEY } from '../event-data/event-queries.ts';
import type { ListedEvent } from '../event-data/use-events.ts';
import { EventTerms } from './event-terms.tsx';
import styles from './booking-form.module.css';
import { bookingBody, bookingFormSchema, EMPTY_BOOKING, type BookingError } from './booking-values.ts';
import type { Booked } from './kept-receipt.ts';
import { ParticipantsField } from './participants-field.tsx';

interface BookingFormProps {
  event: ListedEvent;
  seatsLeft: number;
  onBooked: (booked: Booked) => void;
  onFull: () => void;
}

export function BookingForm({ event, seatsLeft, onBooked, onFull }: BookingFormProps) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const max = largestParty(event, seatsLeft);
  const full = { title: t('capacityError'), detail: t('capacityDetail') };

  const { form, field, submit } = useVisitorForm({
    initialValues: EMPTY_BOOKING,
    schema: bookingFormSchema(seatsLeft, max),
    errorText: (error: BookingError) => t(`validation.${error}`),
    async send(sent, idempotencyKey) {
      // The seats are outdated after a success and after a failure.
      const { id, token, reference, payment } = await call<typeof createBooking>('POST', '/api/bookings', {
        body: bookingBody(event.id, sent, language),
        headers: { 'Idempotency-Key': idempotencyKey },
      }).finally(() => void queryClient.invalidateQueries({ queryKey: SEATS_KEY }));
      onBooked({ id, token, payment });
      return { title: t('success'), detail: t(payment ? 'successUnpaid' : 'successDetail', { reference }) };
    },
    failed: t('error'),
    onFailure(error, idempotencyKey) {
      switch (problemCodeOf(error)) {
        case 'capacity_exceeded':
          onFull();
          return full;
        case 'party_too_large':
          return { title: t('validation.partyMax'), detail: t('partyTooLarge') };
        // An earlier, different request with this key succeeded, but its response was lost. Its booking id is the key.
        case 'idempotency_conflict':
          return {
            title: t('error'),
            detail: t('conflict', { reference: bookingReference(idempotencyKey) }),
          };
      }
    },
    onInvalid(invalid, title) {
      if (invalid !== 'participants' || seatsLeft > 0) return { title };
      // The last seats were taken while the form was filled in.
      onFull();
      return full;
    },
  });

  const people = participantsOf(form.values.participants);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField label={t('name')} required autoComplete="name" {...field('name')} />
      <EmailField label={t('email')} {...field('email')} />
      <TextField label={t('phone')} note={t('optional')} type="tel" autoComplete="tel" {...field('phone')} />
      <ParticipantsField
        value={form.values.participants}
        max={max}
        hint={max < seatsLeft ? t('partyLimit', { count: max }) : t('seatsLeft', { count: seatsLeft })}
        error={field('participants').error}
        onChange={(value) => void form.setFieldValue('participants', value)}
      />
      <TextAreaField
        label={t('specialRequests')}
        note={t('optional')}
        hint={t('specialRequestsHint')}
        rows={3}
        {...field('specialRequests')}
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
