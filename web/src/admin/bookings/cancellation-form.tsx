import { Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { useKeptValues } from '../form/kept-text.ts';
import { useChangeStatus } from './use-change-status.ts';

/** Cancels a confirmed booking for a reason, which the mail tells a guest who has an address. The reason is kept in this browser until it is sent. */
export function CancellationForm({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const { name, email } = booking;
  const kept = useKeptValues('cancellations', booking.id, { reason: '' });
  const { start, isBusy } = useChangeStatus(booking, kept.forget);
  return (
    <AdminForm
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values: { reason: string }) => kept.keep(values)}
      onFinish={({ reason }: { reason: string }) => start({ status: 'cancelled', reason: reason.trim() })}
    >
      <Form.Item
        name="reason"
        label={email ? t('bookings.reasonLabel', { name }) : t('bookings.cancellationReason')}
        extra={[
          t('bookings.cancelConsequence', { count: booking.numberOfParticipants }),
          booking.payBy && t('bookings.refundConsequence'),
          !email && t('bookings.callGuest', { name }),
        ]
          .filter(Boolean)
          .join(' ')}
        validateTrigger="onSubmit"
        rules={[
          {
            required: true,
            whitespace: true,
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
      <Button danger htmlType="submit" loading={isBusy}>
        {t('bookings.cancelYes')}
      </Button>
    </AdminForm>
  );
}
