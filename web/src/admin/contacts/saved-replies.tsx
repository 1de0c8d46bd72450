import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SavedReply } from '@app/domain/contact/saved-reply-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import styles from './saved-replies.module.css';

const SavedRepliesDialog = lazyChunk(
  async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog,
);

/** More than fit above a reply. */
const MAX = 50;

interface SavedRepliesProps {
  /** The language of the message. */
  language: Language;
  isDisabled: boolean;
  onInsert: (text: string) => void;
}

/** A button for each saved reply, which inserts its text, and one that opens the dialog in which they are written. */
export function SavedReplies({ language, isDisabled, onInsert }: SavedRepliesProps) {
  const { t } = useTranslation('adminDialogs');
  const live = useLiveDocuments<SavedReply>('savedReplies', { orderBy: ['title', 'asc'], limit: MAX });
  return (
    <section className={styles.buttons} aria-label={t('savedReplies.title')}>
      {live.state === 'ready' ? (
        live.value.map((reply) => (
          <Button
            key={reply.id}
            size="small"
            disabled={isDisabled}
            aria-label={t('savedReplies.insert', { title: reply.title })}
            onClick={() => onInsert(localized(reply, 'text', language))}
          >
            {reply.title}
          </Button>
        ))
      ) : (
        <LiveStatus live={live} loading={t('savedReplies.loading')} />
      )}
      {live.state === 'ready' && (
        <DialogButton title={t('savedReplies.open')}>
          {(close) => <SavedRepliesDialog replies={live.value} max={MAX} onClose={close} />}
        </DialogButton>
      )}
    </section>
  );
}
