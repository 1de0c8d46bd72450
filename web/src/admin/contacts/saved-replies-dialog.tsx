import { Button } from 'antd';
import { doc } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { SavedReply } from '@app/domain/contact/saved-reply-schema.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { commit } from '../live/commit.ts';
import { firestore } from '../live/firestore.ts';
import { SavedReplyForm } from './saved-reply-form.tsx';
import styles from './saved-replies.module.css';

interface SavedRepliesDialogProps {
  replies: readonly SavedReply[];
  onClose: () => void;
}

/** The saved replies, and the form that changes the chosen one or adds one. What is typed is kept in this browser until it is saved. */
export function SavedRepliesDialog({ replies, onClose }: SavedRepliesDialogProps) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const [editedId, setEditedId] = useState<string | null>(null);
  /** A saved reply leaves the form to the next one. */
  const [added, setAdded] = useState(0);
  const edited = replies.find(({ id }) => id === editedId);
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
        {replies.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <Button
              size="small"
              aria-label={t('savedReplies.nameOfEdit', { title })}
              disabled={id === editedId}
              onClick={() => setEditedId(id)}
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
              }}
            >
              {t('admin:deleting.yes')}
            </CommandButton>
          </li>
        ))}
      </ul>
      <SavedReplyForm
        key={edited?.id ?? added}
        reply={edited}
        onDone={() => {
          setEditedId(null);
          setAdded(added + 1);
        }}
      />
    </SmallDialog>
  );
}
