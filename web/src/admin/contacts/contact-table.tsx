import { Button, Grid, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useRecordDeletion } from '../deleting/use-record-deletion.ts';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { ListTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import { ContactCard } from './contact-card.tsx';
import { useKeptReplies } from './kept-replies.ts';
import { useMarkContact, writeIsRead } from './use-mark-contact.ts';

interface ContactTableProps {
  contacts: readonly ContactSubmission[];
  sorting: Sorting | undefined;
}

/** The messages as a table; a row opens the whole message with its answer form. */
export function ContactTable({ contacts, sorting }: ContactTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const kept = useKeptReplies();
  const isWide = Grid.useBreakpoint().xl;
  /** Columns are equally wide unless a wide screen leaves the rest to the message. */
  const wide = (width: string) => (isWide ? { width } : {});
  const columns: TableColumnsType<ContactSubmission> = [
    {
      key: 'name',
      ...wide('18%'),
      title: t('bookings.name'),
      render: (_, { id, name, isRead, replies = [] }) => (
        <>
          {isRead ? name : <strong>{name}</strong>}{' '}
          {kept.includes(id) && <Badge tone="celadon">{t('contacts.replyBegun')}</Badge>}{' '}
          {replies.length > 0 && <Badge tone="celadon">{t('contacts.answered')}</Badge>}
        </>
      ),
    },
    {
      key: 'inquiry',
      ...wide('10%'),
      title: t('contacts.inquiry'),
      responsive: ['md'],
      render: (_, { inquiryType }) => <Badge>{t(`contacts.inquiries.${inquiryType}`)}</Badge>,
    },
    {
      key: 'message',
      title: t('contacts.message'),
      ellipsis: true,
      render: (_, { message }) => message,
    },
    {
      key: 'createdAt',
      ...wide('19%'),
      title: t('contacts.sentAt'),
      responsive: ['lg'],
      render: (_, { createdAt }) => t('bookings.kst', { moment: formatEventTime(createdAt, language) }),
    },
    {
      key: 'read',
      ...wide('11%'),
      title: t('lists.actions'),
      render: (_, contact) => <MarkButton contact={contact} />,
    },
  ];
  const deleteSoon = useRecordDeletion('contacts');
  const mark = (isRead: boolean) => ({
    label: t(isRead ? 'contacts.markRead' : 'contacts.markUnread'),
    suits: (contact: ContactSubmission) => contact.isRead !== isRead,
    run: ({ id }: ContactSubmission) => writeIsRead(id, isRead),
  });
  return (
    <ListTable
      items={contacts}
      columns={columns}
      sorting={sorting}
      nameOf={({ name }) => name}
      actions={[
        mark(true),
        mark(false),
        bulkDeletion(t, async (contact: ContactSubmission, batch) => deleteSoon(contact, batch)),
      ]}
      renderDetail={(contact) => <ContactCard contact={contact} />}
    />
  );
}

function MarkButton({ contact }: { contact: ContactSubmission }) {
  const { t } = useTranslation('admin');
  const { isRead, mark } = useMarkContact(contact);
  const action = t(isRead ? 'contacts.markUnread' : 'contacts.markRead');
  return (
    <Button
      size="small"
      aria-keyshortcuts="r"
      aria-label={t('contacts.nameOfAction', { action, name: contact.name })}
      onClick={() => mark(!isRead)}
    >
      {action}
    </Button>
  );
}
