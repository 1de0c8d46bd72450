import { Button, Form, Input, Space, type InputRef } from 'antd';
import { doc } from 'firebase/firestore';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTIONS } from '@app/domain/collections.ts';
import {
  type SavedReply,
  savedReplyInputSchema,
  type SavedReplyInput,
} from '@app/domain/contact/saved-reply-schema.ts';
import { CONTACT_LIMITS } from '@app/domain/contact/contact-submission.ts';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { commit, firestore } from '../live/firestore.ts';
import styles from './saved-replies.module.css';
import { useCommand } from '../commands/use-command.tsx';
import { AdminForm } from '../form/admin-form.tsx';
import { forgetText, useKeptValues } from '../form/kept-text.ts';

interface SavedReplyFormProps {
  /** Undefined for a new one. */
  reply: SavedReply | undefined;
  /** Whether it opens after a press in the dialog, and takes the focus of what was pressed. */
  takesFocus: boolean;
  /** It is saved, or is not changed after all. */
  onDone: () => void;
}

/** Changes a saved reply or adds one. */
function SavedReplyForm({ reply, takesFocus, onDone }: SavedReplyFormProps) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const [id] = useState(() => reply?.id ?? crypto.randomUUID());
  const titleInput = useRef<InputRef>(null);
  useEffect(() => {
    if (takesFocus) titleInput.current?.focus();
  }, [takesFocus]);
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
    <section className={styles.form} aria-label={t(reply ? 'savedReplies.change' : 'savedReplies.add')}>
      <h3>{t(reply ? 'savedReplies.change' : 'savedReplies.add')}</h3>
      <AdminForm<SavedReplyInput>
        disabled={isBusy}
        initialValues={kept.initial}
        onValuesChange={(_, values) => kept.keep(values)}
        onFinish={start}
      >
        {field('title', TEXT_LIMITS.title, <Input autoComplete="off" ref={titleInput} />)}
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

interface SavedRepliesDialogProps {
  replies: readonly SavedReply[];
  /** The most that can be saved. */
  max: number;
  onClose: () => void;
}

/** The saved replies, and the form that changes the chosen one or adds one. What is typed is kept in this browser until it is saved. */
export function SavedRepliesDialog({ replies, max, onClose }: SavedRepliesDialogProps) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  /** As it was when its change began: what is typed stays in the form when it is deleted elsewhere. */
  const [edited, setEdited] = useState<SavedReply>();
  /** A saved reply leaves the form to the next one. */
  const [finished, setFinished] = useState(0);
  function finish() {
    setEdited(undefined);
    setFinished(finished + 1);
  }
  return (
    <SmallDialog
      title={t('savedReplies.title')}
      open
      onClose={onClose}
      width={40}
      footer={<Button onClick={onClose}>{t('admin:editing.close')}</Button>}
    >
      <p>{t('savedReplies.explanation')}</p>
      <ul className={styles.list} aria-label={t('savedReplies.title')}>
        {replies.map((reply) => {
          const { id, title } = reply;
          return (
            <li key={id}>
              <span>{title}</span>
              <Button
                size="small"
                aria-label={t('savedReplies.nameOfEdit', { title })}
                disabled={id === edited?.id}
                onClick={() => setEdited(reply)}
              >
                {t('savedReplies.edit')}
              </Button>
              <CommandButton
                danger
                type="text"
                size="small"
                aria-label={t('savedReplies.nameOfDelete', { title })}
                command={{
                  asks: () => ({
                    question: t('savedReplies.deleteQuestion', { title }),
                    consequence: t('savedReplies.deleteConsequence'),
                    keep: t('admin:deleting.keep'),
                    yes: t('admin:deleting.yes'),
                  }),
                  request: () =>
                    commit(
                      async (transaction) =>
                        void transaction.delete(doc(firestore, COLLECTIONS.savedReplies, id)),
                    ),
                  done: t('savedReplies.deleted'),
                  failed: t('savedReplies.notDeleted'),
                  changes: id,
                  forget: () => forgetText('saved-replies', id),
                  onDone: () => {
                    if (edited?.id === id) finish();
                  },
                }}
              >
                {t('admin:deleting.yes')}
              </CommandButton>
            </li>
          );
        })}
      </ul>
      {edited || replies.length < max ? (
        <SavedReplyForm
          key={edited?.id ?? finished}
          reply={edited}
          takesFocus={edited !== undefined || finished > 0}
          onDone={finish}
        />
      ) : (
        <p>{t('savedReplies.full', { max })}</p>
      )}
    </SmallDialog>
  );
}
