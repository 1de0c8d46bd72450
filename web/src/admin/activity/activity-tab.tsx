import { useTranslation } from 'react-i18next';
import { AUDITED_COLLECTIONS } from '@app/domain/audit/audit-entry.ts';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { FilteredList } from '../lists/filtered-list.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import styles from './activity.module.css';
import { ActivityTable } from './activity-table.tsx';

/** The audit log: who changed what and when, latest first. */
export function ActivityTab() {
  // With the texts of its rows, which would otherwise load after the first entries.
  const { t } = useTranslation(['admin', 'adminActivity', 'product', 'experiences']);
  return (
    <>
      <p className={styles.orders}>
        {t('activity.orders')}{' '}
        <LocalLink to={`${paths.admin}?tab=orders`}>{t('activity.openOrders')}</LocalLink>
      </p>
      <FilteredList
        collection="auditLog"
        parameter="of"
        choices={['all', ...AUDITED_COLLECTIONS]}
        where={(choice) => ['collection', '==', choice]}
        orderBy={['when', 'desc']}
        itemField="item"
        sorts={{ when: 'when' }}
        texts={{
          title: t('activity.title'),
          loading: t('activity.loading'),
          filter: t('activity.filterLabel'),
          reach: t('activity.searchReach'),
          choice: (choice) => t(`activity.filters.${choice}`),
          counted: (count) => t('activity.shown', { count }),
        }}
        empty={<EmptyState title={t('activity.empty')} detail={t('activity.emptyDetail')} />}
      >
        {(entries: readonly AuditEntry[], sorting) => <ActivityTable entries={entries} sorting={sorting} />}
      </FilteredList>
    </>
  );
}
