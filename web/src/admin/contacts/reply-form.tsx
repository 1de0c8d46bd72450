import { Button, Form, Input, Space } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { CONTACT_LIMITS } from '@app/domain/contact/contact-submission.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { replyAddress } from './reply-address.ts';
import { useReply } from './use-reply.ts';

interface ReplyFormProps {
  contact: ContactSubmission;
  onSent: () => void;
}

/** Writes a reply to a message. Text that could not be sent stays in the form. */
export function ReplyForm({ contact, onSent }: ReplyFormProps) {
  const { t } = useTranslation('admin');
  const [form] = Form.useForm<{ message: string }>();
  // Each text has its own key: sending the same text again after a lost answer does not send a second mail.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useReply(contact.id);
  useEffect(() => form.focusField('message'), [form]);
  const renewKey = () => setKey(crypto.randomUUID());

  function send({ message }: { message: string }): void {
    const onSuccess = () => {
      form.resetFields();
      renewKey();
      onSent();
    };
    mutate({ message: message.trim(), idempotencyKey }, { onSuccess });
  }

  const { language = DEFAULT_LANGUAGE } = contact;
  const subject = t('contacts.replySubject', { brand: BRAND.name[language] });
  return (
    <Form form={form} layout="vertical" onValuesChange={renewKey} onFinish={send} disabled={isPending}>
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
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('contacts.sendReply')}
        </Button>
        <Button href={replyAddress(contact, subject)}>{t('contacts.replyByProgram')}</Button>
      </Space>
    </Form>
  );
}
