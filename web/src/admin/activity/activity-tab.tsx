import { useTranslation } from 'react-i18next';
import { AUDITED_COLLECTIONS } from '@app/domain/audit/audit-entry.ts';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { choiceFilter } from '../lists/filters.tsx';
import { ResourceTab } from '../lists/resource-tab.tsx';
import styles from './activity.module.css';
import { ActivityTable } from './activity-table.tsx';

/** The audit log: who changed what and when, latest first. */
export function ActivityTab() {
  // With the texts of its rows, which would otherwise load after the first entries.
  const { t } = useTranslation(['admin', 'adminActivity', 'product', 'events']);
  return (
    <>
      <p className={styles.orders}>
        {t('activity.orders')}{' '}
        <LocalLink to={`${paths.admin}?tab=orders`}>{t('activity.openOrders')}</LocalLink>
      </p>
      <ResourceTab<AuditEntry>
        collection="auditLog"
        itemField="item"
        label={t('activity.title')}
        loading={t('activity.loading')}
        counted={(count) => t('activity.shown', { count })}
        empty={<EmptyState title={t('activity.empty')} detail={t('activity.emptyDetail')} />}
        reach={t('activity.searchReach')}
        orderBy={['when', 'desc']}
        sorts={{ when: 'when' }}
        filters={[
          choiceFilter({
            parameter: 'of',
            label: t('activity.filterLabel'),
            choices: ['all', ...AUDITED_COLLECTIONS],
            labelOf: (choice) => t(`activity.filters.${choice}`),
            narrow: (choice) => ({
              where: [['collection', '==', choice]],
              keep: ({ collection }) => collection === choice,
            }),
          }),
        ]}
        renderCards={(entries, sorting) => <ActivityTable entries={entries} sorting={sorting} />}
      />
    </>
  );
}
