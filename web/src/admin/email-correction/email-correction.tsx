import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { useCommand } from '../commands/use-command.tsx';
import { AdminForm } from '../form/admin-form.tsx';
import { findText, type KeptForm, useKeptValues } from '../form/kept-text.ts';

interface EmailCorrectionProps {
  /** Whose address it is. */
  record: 'booking' | 'order' | 'waitlist';
  name: string;
  formerEmail: string;
  /** Where the typed address is kept in this browser until it is sent. */
  kept: { form: KeptForm; id: string };
  request: (email: string, start: { idempotencyKey: string }) => Promise<unknown>;
}

/**
 * Corrects the address of a record after a question that names both addresses. The form opens by itself with an address that was
 * typed, and starts again once the record has another one.
 */
export function EmailCorrection(props: EmailCorrectionProps) {
  return <CorrectionForm key={props.formerEmail} {...props} />;
}

function CorrectionForm({ record, name, formerEmail, kept: { form, id }, request }: EmailCorrectionProps) {
  const { t } = useTranslation('adminDialogs');
  const [isKept] = useState(() => findText(form, id) !== null);
  const kept = useKeptValues(form, id, { email: formerEmail });
  const { start, isBusy, question } = useCommand({
    asks: (email: string) => ({
      question: t('emailCorrection.question', { name }),
      consequence: t(`emailCorrection.consequence.${record}`, { email, formerEmail }),
      keep: t('emailCorrection.keep'),
      yes: t('emailCorrection.yes'),
    }),
    request,
    forget: kept.forget,
    done: t('emailCorrection.done'),
    failed: t('emailCorrection.failed'),
    changes: formerEmail,
  });
  return (
    <details open={isKept}>
      <summary>{t('emailCorrection.open')}</summary>
      <AdminForm
        initialValues={kept.initial}
        onValuesChange={(_, values: { email: string }) => kept.keep(values)}
        disabled={isBusy}
        onFinish={({ email }: { email: string }) => start(cleanCode(email))}
      >
        <Form.Item
          name="email"
          label={t('emailCorrection.email')}
          extra={t(`emailCorrection.hint.${record}`)}
          validateTrigger="onSubmit"
          rules={[
            {
              required: true,
              transform: cleanCode,
              pattern: EMAIL_PATTERN,
              message: t('emailCorrection.invalid'),
            },
            {
              validator: async (_, typed: string) => {
                if (comparableEmail(typed) === comparableEmail(formerEmail))
                  throw new Error(t('emailCorrection.same'));
              },
            },
          ]}
        >
          <Input inputMode="email" autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit" loading={isBusy}>
          {t('emailCorrection.open')}
        </Button>
      </AdminForm>
      {question}
    </details>
  );
}
