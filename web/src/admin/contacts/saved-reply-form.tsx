import { Button, Form, Input, Space } from 'antd';
import { doc } from 'firebase/firestore';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { CONTACT_LIMITS } from '@app/domain/contact/contact-submission.ts';
import {
  savedReplyInputSchema,
  type SavedReply,
  type SavedReplyInput,
} from '@app/domain/contact/saved-reply-schema.ts';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { useCommand } from '../commands/use-command.tsx';
import { AdminForm } from '../form/admin-form.tsx';
import { useKeptValues } from '../form/kept-text.ts';
import { commit } from '../live/commit.ts';
import { firestore } from '../live/firestore.ts';

interface SavedReplyFormProps {
  /** Undefined for a new one. */
  reply: SavedReply | undefined;
  /** It is saved, or is not changed after all. */
  onDone: () => void;
}

/** Changes a saved reply or adds one. */
export function SavedReplyForm({ reply, onDone }: SavedReplyFormProps) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const [id] = useState(() => reply?.id ?? crypto.randomUUID());
  const { title = '', text = '', textKr = '' } = reply ?? {};
  const kept = useKeptValues<SavedReplyInput>('saved-replies', reply?.id ?? 'new', { title, text, textKr });
  const { start, isBusy } = useCommand({
    request: (typed: SavedReplyInput) =>
      commit(
        async (transaction) =>
          void transaction.set(
            doc(firestore, COLLECTIONS.savedReplies, id),
            savedReplyInputSchema.parse(typed),
          ),
      ),
    forget: kept.forget,
    done: t('savedReplies.saved'),
    failed: t('savedReplies.notSaved'),
    onDone,
  });
  const field = (name: keyof SavedReplyInput, max: number, input: ReactNode) => (
    <Form.Item
      name={name}
      label={t(`savedReplies.fields.${name}`)}
      validateTrigger="onSubmit"
      rules={[
        { required: true, whitespace: true, message: t(`savedReplies.missing.${name}`) },
        { max, message: t('admin:contacts.replyTooLong', { max }) },
      ]}
    >
      {input}
    </Form.Item>
  );
  const rows = { minRows: 3, maxRows: 12 };
  return (
    <section aria-label={t(reply ? 'savedReplies.change' : 'savedReplies.add')}>
      <h3>{t(reply ? 'savedReplies.change' : 'savedReplies.add')}</h3>
      <AdminForm<SavedReplyInput>
        disabled={isBusy}
        initialValues={kept.initial}
        onValuesChange={(_, values) => kept.keep(values)}
        onFinish={start}
      >
        {field('title', TEXT_LIMITS.title, <Input autoComplete="off" />)}
        {field('textKr', CONTACT_LIMITS.replyMax, <Input.TextArea lang="ko" autoSize={rows} />)}
        {field('text', CONTACT_LIMITS.replyMax, <Input.TextArea lang="en" autoSize={rows} />)}
        <Space wrap>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('savedReplies.save')}
          </Button>
          {reply && (
            <Button
              onClick={() => {
                kept.forget();
                onDone();
              }}
            >
              {t('admin:editing.cancel')}
            </Button>
          )}
        </Space>
      </AdminForm>
    </section>
  );
}
