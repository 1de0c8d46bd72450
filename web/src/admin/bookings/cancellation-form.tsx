import { Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { expectsGuests } from '@app/domain/booking/booking-status.ts';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { useKeptValues } from '../form/kept-text.ts';
import styles from './booking-card.module.css';
import type { Cancellation } from './use-change-status.ts';

interface CancellationFormProps {
  /** A button elsewhere submits the form by it. */
  id: string;
  booking: Booking;
  onCancelBooking: (cancellation: Cancellation) => void;
}

/**
 * Takes the reason of a cancellation, which the mail tells a guest who has an address. A confirmed booking needs one, because its guest
 * counts on it. The reason is kept in this browser until it is sent.
 */
export function CancellationForm({ id, booking, onCancelBooking }: CancellationFormProps) {
  const { t } = useTranslation('admin');
  const { name, email } = booking;
  const isRequired = expectsGuests(booking.status);
  const kept = useKeptValues('cancellations', booking.id, { reason: '' });
  const label = email ? t('bookings.reasonLabel', { name }) : t('bookings.cancellationReason');
  return (
    <AdminForm
      name={id}
      initialValues={kept.initial}
      onValuesChange={(_, values: { reason: string }) => kept.keep(values)}
      onFinish={({ reason }: { reason: string }) => {
        const text = reason.trim();
        onCancelBooking({ status: 'cancelled', ...(text && { reason: text }) });
      }}
    >
      <p className={styles.consequence}>
        {[
          t('bookings.cancelConsequence', { count: booking.numberOfParticipants }),
          booking.payBy && t('bookings.refundConsequence'),
          !email && t('bookings.callGuest', { name }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Form.Item
        name="reason"
        label={isRequired ? label : t('bookings.optional', { label })}
        validateTrigger="onSubmit"
        rules={[
          {
            required: isRequired,
            whitespace: isRequired,
            message: t(email ? 'bookings.reasonMissing' : 'bookings.reasonNeeded'),
          },
          {
            max: BOOKING_LIMITS.reasonMax,
            message: t('bookings.reasonTooLong', { max: BOOKING_LIMITS.reasonMax }),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} lang={LANGUAGE_TAG[booking.language]} />
      </Form.Item>
    </AdminForm>
  );
}
