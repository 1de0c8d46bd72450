import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import styles from './contact-card.module.css';
import { ContactDeletion } from './contact-deletion.tsx';
import { replyAddress } from './reply-address.ts';
import { useMarkContact } from './use-mark-contact.ts';

export function ContactCard({ contact }: { contact: ContactSubmission }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { isRead, mark } = useMarkContact(contact);
  const { name, email } = contact;
  const toggle = isRead ? t('contacts.markUnread') : t('contacts.markRead');
  const named = (action: string) => t('contacts.nameOfAction', { action, name });
  return (
    <ItemCard
      title={name}
      isWaiting={!isRead}
      badges={
        <>
          {!isRead && <span className={styles.new}>{t('contacts.new')}</span>}
          <Badge>{t(`contacts.inquiries.${contact.inquiryType}`)}</Badge>
        </>
      }
      acts={
        <>
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
        </>
      }
    >
      <p className={styles.sender}>
        <a href={`mailto:${email}`}>{email}</a>
        <time dateTime={contact.createdAt.toISOString()}>
          {t('bookings.kst', { moment: formatEventTime(contact.createdAt, language) })}
        </time>
      </p>
      <p className={styles.message}>{contact.message}</p>
    </ItemCard>
  );
}
