import { Button, Form, Input, Space } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { CONTACT_LIMITS } from '@app/domain/contact/contact-submission.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { SavedReplies } from './saved-replies.tsx';
import { endEmptyReply, findReply, forgetReply, keepReply } from './kept-replies.ts';
import { useCommand } from '../commands/use-command.tsx';
import type { replyToContact } from '@app/domain/api/contacts.ts';
import { call } from '../../lib/api-client.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { mailAddress } from '../../lib/mail-address.ts';

/** Mail programs handle long addresses badly, so only the beginning of a long message is quoted. */
const QUOTED = 600;

/** Returns a `mailto:` address that opens a reply with recipient, subject and the quoted message. */
export function replyAddress({ email, message }: ContactSubmission, subject: string): string {
  const beginning = message.length > QUOTED ? `${message.slice(0, QUOTED)}…` : message;
  const quoted = beginning.replaceAll(/^/gm, '> ');
  const body = encodePathSegment(`\r\n\r\n${quoted.replaceAll('\n', '\r\n')}`);
  return `${mailAddress(email)}?subject=${encodePathSegment(subject)}&body=${body}`;
}

interface ReplyFormProps {
  contact: ContactSubmission;
  onSent: () => void;
  onCancel: () => void;
}

/** Writes a reply to a message. The text is kept in this browser until it is sent; the form begins with what was kept. */
export function ReplyForm({ contact, onSent, onCancel }: ReplyFormProps) {
  const { t } = useTranslation('admin');
  const [form] = Form.useForm<{ message: string }>();
  const { id } = contact;
  const [kept] = useState(() => findReply(id));
  // Each text has its own key: sending the same text again after a lost answer does not send a second mail.
  const [idempotencyKey, setKey] = useState(() => kept?.idempotencyKey ?? crypto.randomUUID());
  const { start, isBusy } = useCommand({
    request: (message: string) =>
      call<typeof replyToContact>('POST', `/api/admin/contacts/${id}/replies`, {
        body: { message },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    forget: () => forgetReply(id),
    done: t('contacts.replySent'),
    failed: t('contacts.replyFailed'),
    changes: idempotencyKey,
    onDone: onSent,
  });
  useEffect(() => {
    // A form with a kept text opens by itself, and must not take the focus.
    if (!kept) form.focusField('message');
  }, [form, kept]);
  useEffect(() => () => endEmptyReply(id), [id]);

  function keep({ message }: { message: string }): void {
    const renewed = crypto.randomUUID();
    setKey(renewed);
    keepReply(id, { message, idempotencyKey: renewed });
  }

  /** Adds a saved reply below what is typed. */
  function insert(text: string): void {
    const typed = form.getFieldsValue().message.trimEnd();
    const message = typed ? `${typed}\n\n${text}` : text;
    form.setFieldValue('message', message);
    keep({ message });
    form.focusField('message');
  }

  const { language = DEFAULT_LANGUAGE } = contact;
  const subject = t('contacts.replySubject', { brand: BRAND.name[language] });
  return (
    <>
      <SavedReplies language={language} isDisabled={isBusy} onInsert={insert} />
      <AdminForm
        form={form}
        initialValues={{ message: kept?.message ?? '' }}
        onValuesChange={(_, values) => keep(values)}
        onFinish={({ message }) => start(message.trim())}
        disabled={isBusy}
      >
        <Form.Item
          name="message"
          label={t('contacts.replyLabel', { name: contact.name })}
          extra={t('contacts.replyHint', { email: contact.email })}
          validateTrigger="onSubmit"
          rules={[
            { required: true, whitespace: true, message: t('contacts.replyMissing') },
            {
              max: CONTACT_LIMITS.replyMax,
              message: t('contacts.replyTooLong', { max: CONTACT_LIMITS.replyMax }),
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} lang={LANGUAGE_TAG[language]} />
        </Form.Item>
        <Space wrap>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('contacts.sendReply')}
          </Button>
          <Button onClick={onCancel}>{t('editing.cancel')}</Button>
          <Button href={replyAddress(contact, subject)}>{t('contacts.replyByProgram')}</Button>
        </Space>
      </AdminForm>
    </>
  );
}
