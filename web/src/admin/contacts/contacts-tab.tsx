import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { CardGrid } from '../lists/card-grid.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { LiveList } from '../lists/live-list.tsx';
import { Nothing, NothingFound } from '../lists/nothing.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useChoice } from '../lists/use-parameter.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './contacts-tab.module.css';

const FILTERS = ['all', 'unread', 'read'] as const;

/** What visitors wrote, the newest first. */
export function ContactsTab() {
  const { t } = useTranslation();
  const [filter, choose] = useChoice('state', FILTERS);
  return (
    <div className={styles.tab}>
      <Toolbar>
        <ChoiceField
          label={t('contacts.filterLabel')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`contacts.filters.${value}`) }))}
          onChoose={choose}
        />
      </Toolbar>
      <LiveList<ContactSubmission>
        key={filter}
        collection="contacts"
        selections={(limit) => [
          {
            ...(filter === 'all' ? {} : { where: [['isRead', '==', filter === 'read']] }),
            orderBy: ['createdAt', 'desc'],
            limit,
          },
        ]}
        label={t('contacts.title')}
        loading={t('contacts.loading')}
        counted={(count) => t('contacts.shown', { count })}
        empty={
          filter === 'all' ? (
            <Nothing title={t('contacts.empty')} detail={t('contacts.emptyDetail')} />
          ) : (
            <NothingFound />
          )
        }
      >
        {(contacts) => <CardGrid items={contacts}>{(contact) => <ContactCard contact={contact} />}</CardGrid>}
      </LiveList>
    </div>
  );
}
