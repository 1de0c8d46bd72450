import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useRecordDeletion } from '../deleting/use-record-deletion.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { mailAddress } from '../../lib/mail-address.ts';
import styles from './contact-card.module.css';
import { findReply } from './kept-replies.ts';
import { useMarkContact } from './use-mark-contact.ts';

const loadReplyForm = async () => (await import('./reply-form.tsx')).ReplyForm;
const ReplyForm = lazyChunk(loadReplyForm);
/** Loads the form as soon as the button is pointed at, so that it is there when the admin starts to type. */
const prefetch = () => void loadReplyForm().catch(() => undefined);

export function ContactCard({ contact }: { contact: ContactSubmission }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { isRead, mark } = useMarkContact(contact);
  const remove = useRecordDeletion('contacts');
  const { name, email, replies = [] } = contact;
  /** Undefined until the form is first opened; afterwards it stays in the document. It opens by itself with a kept text. */
  const [isReplying, setIsReplying] = useState(() => (findReply(contact.id) ? true : undefined));
  const replyRef = useRef<HTMLButtonElement>(null);
  const toggle = isRead ? t('contacts.markUnread') : t('contacts.markRead');
  const named = (action: string) => t('contacts.nameOfAction', { action, name });
  return (
    <ItemCard
      title={name}
      isWaiting={!isRead}
      badges={
        <>
          {!isRead && <Badge tone="sun">{t('contacts.new')}</Badge>}
          {replies.length > 0 && <Badge tone="celadon">{t('contacts.answered')}</Badge>}
          <Badge>{t(`contacts.inquiries.${contact.inquiryType}`)}</Badge>
        </>
      }
      actions={
        <>
          <Button
            ref={replyRef}
            type={isReplying ? 'default' : 'primary'}
            aria-keyshortcuts="e"
            aria-expanded={isReplying ?? false}
            aria-label={named(t('contacts.reply'))}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={() => setIsReplying(!isReplying)}
          >
            {t('contacts.reply')}
          </Button>
          <Button aria-keyshortcuts="r" aria-label={named(toggle)} onClick={() => mark(!isRead)}>
            {toggle}
          </Button>
          <DeleteButton
            label={named(t('deleting.yes'))}
            question={t('contacts.deleteQuestion', { name })}
            onDelete={() => remove(contact)}
          >
            {t('deleting.undoable')}
          </DeleteButton>
        </>
      }
    >
      <p className={styles.sender}>
        <a href={mailAddress(email)}>{email}</a>
        <time dateTime={contact.createdAt.toISOString()}>
          {t('bookings.kst', { moment: formatEventTime(contact.createdAt, language) })}
        </time>
      </p>
      <p className={styles.message}>{contact.message}</p>
      {replies.map(({ id, message, sentAt }) => (
        <figure key={id} className={styles.reply}>
          <figcaption>
            {t('contacts.repliedAt', {
              moment: t('bookings.kst', { moment: formatEventTime(sentAt, language) }),
            })}
          </figcaption>
          <p className={styles.message}>{message}</p>
        </figure>
      ))}
      {isReplying !== undefined && (
        <div hidden={!isReplying}>
          <LoadBoundary>
            <ReplyForm
              contact={contact}
              onSent={() => setIsReplying(undefined)}
              onCancel={() => {
                setIsReplying(false);
                replyRef.current?.focus();
              }}
            />
          </LoadBoundary>
        </div>
      )}
    </ItemCard>
  );
}
