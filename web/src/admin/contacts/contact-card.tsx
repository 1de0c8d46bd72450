import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { deleteContact } from '@app/domain/api/contacts.ts';
import { BRAND } from '@app/domain/brand.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import { useDelete } from '../deleting/use-delete.ts';
import styles from './contact-card.module.css';
import { replyAddress } from './reply-address.ts';
import { useMarkContact } from './use-mark-contact.ts';

export function ContactCard({ contact }: { contact: ContactSubmission }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { mutate: mark } = useMarkContact(contact);
  const titleId = useId();
  const { name, email, isRead } = contact;
  const toggle = isRead ? t('contacts.markUnread') : t('contacts.markRead');
  const named = (action: string) => t('contacts.nameOfAction', { action, name });
  return (
    <article
      className={classNames(styles.card, !isRead && styles.unread)}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{name}</h2>
        {!isRead && <span className={styles.new}>{t('contacts.new')}</span>}
        <Badge>{t(`contacts.inquiries.${contact.inquiryType}`)}</Badge>
      </header>
      <p className={styles.sender}>
        <a href={`mailto:${email}`}>{email}</a>
        <time dateTime={contact.createdAt.toISOString()}>
          {t('bookings.kst', { moment: formatEventTime(contact.createdAt, language) })}
        </time>
      </p>
      <p className={styles.message}>{contact.message}</p>
      <footer className={styles.acts}>
        <Button
          type="primary"
          href={replyAddress(contact, t('contacts.replySubject', { brand: BRAND.name[language] }))}
          aria-keyshortcuts="e"
          aria-label={named(t('contacts.reply'))}
        >
          {t('contacts.reply')}
        </Button>
        <Button aria-keyshortcuts="r" aria-label={named(toggle)} onClick={() => mark(!isRead)}>
          {toggle}
        </Button>
        <ContactDeletion contact={contact} />
      </footer>
    </article>
  );
}

function ContactDeletion({ contact: { id, name } }: { contact: ContactSubmission }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const remove = useDelete();
  return (
    <>
      <Button
        danger
        type="text"
        aria-keyshortcuts="d"
        aria-label={t('contacts.nameOfAction', { action: t('contacts.delete'), name })}
        onClick={() => setAsking(true)}
      >
        {t('contacts.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t('contacts.deleteQuestion', { name })}
        keep={t('deleting.keep')}
        yes={t('deleting.yes')}
        onKeep={() => setAsking(false)}
        onYes={() =>
          remove({
            collection: 'contacts',
            id,
            label: t('contacts.deletedLabel', { name }),
            act: () => call<typeof deleteContact>('DELETE', `/api/admin/contacts/${id}`, { keepalive: true }),
            succeeded: t('contacts.deleted'),
            failed: t('contacts.deleteFailed'),
          })
        }
      >
        {t('deleting.undoable')}
      </ConfirmDialog>
    </>
  );
}
