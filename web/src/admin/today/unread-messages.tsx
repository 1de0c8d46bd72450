import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { ContactCard } from '../contacts/contact-card.tsx';
import { useUnreadContacts } from './counts.ts';
import { TodayList } from './today-list.tsx';
import { TodaySection } from './today-section.tsx';

const SHOWN = 3;

/** The newest unread messages, which can be answered here. */
export function UnreadMessages() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection
      title={t('today.unread')}
      count={useUnreadContacts()}
      all={{ label: t('today.all'), search: { tab: 'contacts', state: 'unread' } }}
    >
      <TodayList<ContactSubmission>
        collection="contacts"
        selection={{ where: [['isRead', '==', false]], orderBy: ['createdAt', 'desc'], limit: SHOWN }}
        empty={t('today.noUnread')}
      >
        {(contacts) =>
          contacts.map((contact) => (
            <li key={contact.id}>
              <ContactCard contact={contact} />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}
