import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { FilteredList } from '../lists/filtered-list.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { ContactCard } from './contact-card.tsx';
import { DataRequests } from './data-requests.tsx';
import { ContactTable } from './contact-table.tsx';

/** Contact submissions, newest first. */
export function ContactsTab() {
  const { t } = useTranslation('admin');
  return (
    <>
      <DataRequests />
      <FilteredList
        collection="contacts"
        parameter="state"
        choices={['all', 'unread', 'read']}
        where={(choice) => ['isRead', '==', choice === 'read']}
        orderBy={['createdAt', 'desc']}
        sorts={{ name: 'name', createdAt: 'createdAt' }}
        texts={{
          title: t('contacts.title'),
          loading: t('contacts.loading'),
          filter: t('contacts.filterLabel'),
          choice: (choice) => t(`contacts.filters.${choice}`),
          counted: (count) => t('contacts.shown', { count }),
        }}
        empty={<EmptyState title={t('contacts.empty')} detail={t('contacts.emptyDetail')} />}
        renderTable={(contacts: readonly ContactSubmission[], sorting) => (
          <ContactTable contacts={contacts} sorting={sorting} />
        )}
      >
        {(contacts: readonly ContactSubmission[]) => (
          <CardGrid items={contacts}>{(contact) => <ContactCard contact={contact} />}</CardGrid>
        )}
      </FilteredList>
    </>
  );
}
