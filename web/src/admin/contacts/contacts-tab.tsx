import { Button, Grid } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useRecordDeletion } from '../deleting/use-record-deletion.ts';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { EmptyState } from '../lists/empty-state.tsx';
import { choiceFilter } from '../lists/filters.tsx';
import { ResourceTab } from '../lists/resource-tab.tsx';
import { ContactCard } from './contact-card.tsx';
import { DataRequests } from './data-requests.tsx';
import { useKeptReplies } from './kept-replies.ts';
import { useMarkContact, writeIsRead } from './use-mark-contact.ts';

/** Contact submissions, newest first; a row of the table opens the whole message with its answer form. */
export function ContactsTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const kept = useKeptReplies();
  const deleteSoon = useRecordDeletion('contacts');
  const { md, xl: isWide } = Grid.useBreakpoint();
  /** Columns are equally wide unless a wide screen leaves the rest to the message. */
  const wide = (width: string) => (isWide ? { width } : {});
  const mark = (isRead: boolean) => ({
    label: t(isRead ? 'contacts.markRead' : 'contacts.markUnread'),
    suits: (contact: ContactSubmission) => contact.isRead !== isRead,
    run: ({ id }: ContactSubmission) => writeIsRead(id, isRead),
  });
  return (
    <>
      <DataRequests />
      <ResourceTab<ContactSubmission>
        collection="contacts"
        label={t('contacts.title')}
        loading={t('contacts.loading')}
        counted={(count) => t('contacts.shown', { count })}
        empty={<EmptyState title={t('contacts.empty')} detail={t('contacts.emptyDetail')} />}
        orderBy={['createdAt', 'desc']}
        sorts={{ name: 'name', createdAt: 'createdAt' }}
        filters={[
          choiceFilter({
            parameter: 'state',
            label: t('contacts.filterLabel'),
            choices: ['all', 'unread', 'read'],
            labelOf: (state) => t(`contacts.filters.${state}`),
            narrow: (state) => ({ where: [['isRead', '==', state === 'read']] }),
          }),
        ]}
        renderCard={(contact) => <ContactCard contact={contact} />}
        table={{
          nameOf: ({ name }) => name,
          actions: [
            mark(true),
            mark(false),
            bulkDeletion(t, async (contact: ContactSubmission, batch) => deleteSoon(contact, batch)),
          ],
          columns: [
            {
              key: 'name',
              ...wide('18%'),
              title: t('bookings.name'),
              render: (_, { id, name, isRead, inquiryType, replies = [] }) => (
                <>
                  {isRead ? name : <strong>{name}</strong>}{' '}
                  {md === false && <Badge>{t(`contacts.inquiries.${inquiryType}`)}</Badge>}{' '}
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
              render: (_, { createdAt }) =>
                t('bookings.kst', { moment: formatEventTime(createdAt, language) }),
            },
            {
              key: 'read',
              ...wide('11%'),
              title: t('lists.actions'),
              render: (_, contact) => <MarkButton contact={contact} />,
            },
          ],
        }}
      />
    </>
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
