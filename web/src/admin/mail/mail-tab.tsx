import { useTranslation } from 'react-i18next';
import { WAITING_STATES } from '@app/domain/mail/mail.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { FilteredList } from '../lists/filtered-list.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { MailCard } from './mail-card.tsx';
import { NoticeSettingsButton } from './notice-settings-button.tsx';
import { MailTable } from './mail-table.tsx';

/** The mails of the site, newest first, with their delivery state. */
export function MailTab() {
  const { t } = useTranslation('admin');
  return (
    <FilteredList
      collection="mail"
      parameter="state"
      choices={['all', 'PENDING', 'ERROR', 'SUCCESS']}
      where={(choice) =>
        choice === 'PENDING' ? ['delivery.state', 'in', WAITING_STATES] : ['delivery.state', '==', choice]
      }
      orderBy={['createdAt', 'desc']}
      sorts={{ to: 'to', createdAt: 'createdAt' }}
      texts={{
        title: t('mail.title'),
        loading: t('mail.loading'),
        filter: t('mail.filterLabel'),
        choice: (choice) => t(`mail.filters.${choice}`),
        counted: (count) => t('mail.shown', { count }),
      }}
      empty={<EmptyState title={t('mail.empty')} />}
      actions={<NoticeSettingsButton />}
      view="table"
      renderTable={(mails: readonly Mail[], sorting) => <MailTable mails={mails} sorting={sorting} />}
    >
      {(mails: readonly Mail[]) => <CardGrid items={mails}>{(mail) => <MailCard mail={mail} />}</CardGrid>}
    </FilteredList>
  );
}
