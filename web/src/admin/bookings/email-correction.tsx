import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { correctBookingEmail } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { call } from '../../lib/api-client.ts';
import { useCommand } from '../commands/use-command.tsx';
import { AdminForm } from '../form/admin-form.tsx';
import { findText, useKeptValues } from '../form/kept-text.ts';

/**
 * Corrects the address of a booking after a question that names both addresses. The form opens by itself with an address that was
 * typed, and starts again once the booking has another one.
 */
export function EmailCorrection({ booking }: { booking: Booking & { email: string } }) {
  return <CorrectionForm key={booking.email} booking={booking} />;
}

function CorrectionForm({
  booking: { id, name, email: formerEmail },
}: {
  booking: Booking & { email: string };
}) {
  const { t } = useTranslation('admin');
  const [isKept] = useState(() => findText('guest-emails', id) !== null);
  const kept = useKeptValues('guest-emails', id, { email: formerEmail });
  const { start, isBusy, question } = useCommand({
    asks: (email: string) => ({
      question: t('bookings.guest.emailQuestion', { name }),
      consequence: t('bookings.guest.emailConsequence', { email, formerEmail }),
      keep: t('bookings.guest.emailKeep'),
      yes: t('bookings.guest.emailYes'),
    }),
    request: (email: string, { idempotencyKey }) =>
      call<typeof correctBookingEmail>('PUT', `/api/admin/bookings/${id}/email`, {
        body: { email },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    forget: kept.forget,
    done: t('bookings.guest.emailCorrected'),
    failed: t('bookings.guest.emailFailed'),
    changes: formerEmail,
  });
  return (
    <details open={isKept}>
      <summary>{t('bookings.guest.correctEmail')}</summary>
      <AdminForm
        initialValues={kept.initial}
        onValuesChange={(_, values: { email: string }) => kept.keep(values)}
        disabled={isBusy}
        onFinish={({ email }: { email: string }) => start(cleanCode(email))}
      >
        <Form.Item
          name="email"
          label={t('bookings.guest.email')}
          extra={t('bookings.guest.emailHint')}
          validateTrigger="onSubmit"
          rules={[
            {
              required: true,
              transform: cleanCode,
              pattern: EMAIL_PATTERN,
              message: t('bookings.guest.emailInvalid'),
            },
            {
              validator: async (_, typed: string) => {
                if (comparableEmail(typed) === comparableEmail(formerEmail))
                  throw new Error(t('bookings.guest.emailSame'));
              },
            },
          ]}
        >
          <Input inputMode="email" autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit" loading={isBusy}>
          {t('bookings.guest.correctEmail')}
        </Button>
      </AdminForm>
      {question}
    </details>
  );
}
