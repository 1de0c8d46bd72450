import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { ContactCard } from '../contacts/contact-card.tsx';
import { forgetReply, useKeptReplies } from '../contacts/kept-replies.ts';
import { useLiveDocuments, useLiveDocumentsById } from '../live/live-documents.ts';
import type { Live } from '../live/live.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import { UNREAD, useTotal, useUnreadContacts } from './counts.ts';
import { TodayItems } from './today-list.tsx';
import { TodaySection } from './today-section.tsx';

/** The newest unread messages, which can be answered here. */
export function UnreadMessages() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection
      title={t('today.unread')}
      count={useTotal('contacts', UNREAD, useUnreadContacts())}
      all={{ label: t('today.all'), search: { tab: 'contacts', state: 'unread' } }}
    >
      <UnreadList />
    </TodaySection>
  );
}

/** Returns the newest unread messages, and those whose reply is not sent yet; replies to deleted ones are forgotten. */
function useShownMessages(): Live<ContactSubmission[]> {
  const newest = useKeepPreviousData(useLiveDocuments<ContactSubmission>('contacts', UNREAD));
  const replies = useKeptReplies();
  const answered = useLiveDocumentsById<ContactSubmission>('contacts', replies);
  const begun = useKeepPreviousData(answered);
  useEffect(() => {
    if (answered.state !== 'ready') return;
    const existing = new Set(answered.value.map(({ id }) => id));
    for (const id of replies) if (!existing.has(id)) forgetReply(id);
  }, [answered, replies]);
  if (newest.state !== 'ready' || begun.state !== 'ready') return newest;
  const byId = new Map([...begun.value, ...newest.value].map((contact) => [contact.id, contact]));
  // In the order of their arrival, so that none moves, and loses the focus, when another comes or goes.
  const latestFirst = [...byId.values()].toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt));
  return { state: 'ready', value: latestFirst };
}

export function UnreadList() {
  const { t } = useTranslation('admin');
  return (
    <TodayItems<ContactSubmission>
      collection="contacts"
      live={useShownMessages()}
      empty={t('today.noUnread')}
    >
      {(contacts) =>
        contacts.map((contact) => (
          <li key={contact.id}>
            <ContactCard contact={contact} />
          </li>
        ))
      }
    </TodayItems>
  );
}
