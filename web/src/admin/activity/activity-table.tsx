import { Grid, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ListTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import { useAdminName } from '../session/admin-name.ts';
import styles from './activity.module.css';
import { ActivityChanges, shownChanges } from './activity-changes.tsx';
import { describeEntry } from './describe-entry.ts';
import { itemAddress, restoreAddress } from './item-address.ts';
import { pathOf, useEntryItems } from './use-entry-items.ts';

interface ActivityTableProps {
  entries: readonly AuditEntry[];
  sorting: Sorting | undefined;
}

/** The entries of the audit log as sentences; a row opens the values before and after. */
export function ActivityTable({ entries, sorting }: ActivityTableProps) {
  const { t } = useTranslation(['admin', 'adminActivity']);
  const { language } = useLanguage();
  const { stored, deleted } = useEntryItems(entries);
  const nameOf = useAdminName();
  const isNarrow = Grid.useBreakpoint().lg === false;
  const sentence = (entry: AuditEntry) => {
    const path = pathOf(entry);
    return describeEntry(entry, stored.get(path) ?? deleted.get(path), language, t);
  };
  const columns: TableColumnsType<AuditEntry> = [
    {
      key: 'sentence',
      title: t('activity.sentence'),
      render: (_, entry) => {
        const address = itemAddress(entry, stored.get(pathOf(entry)));
        const text = <strong>{sentence(entry)}</strong>;
        return (
          <>
            {address ? <LocalLink to={address}>{text}</LocalLink> : text}
            {isNarrow && <div className={styles.who}>{nameOf(entry.who)}</div>}
          </>
        );
      },
    },
    {
      key: 'kind',
      title: t('activity.filterLabel'),
      responsive: ['md'],
      render: (_, { collection }) => t(`activity.filters.${collection}`),
    },
    {
      key: 'when',
      title: t('activity.when'),
      render: (_, { when }) => (
        <time dateTime={when.toISOString()}>
          {t('bookings.kst', { moment: formatEventTime(when, language) })}
        </time>
      ),
    },
    {
      key: 'who',
      title: t('activity.who'),
      responsive: ['lg'],
      render: (_, { who }) => nameOf(who),
    },
  ];
  return (
    <ListTable
      items={entries}
      columns={columns}
      sorting={sorting}
      nameOf={sentence}
      hasDetail={({ changes }) => shownChanges(changes).length > 0}
      renderDetail={(entry) => {
        const address = stored.has(pathOf(entry)) ? null : restoreAddress(entry);
        return (
          <>
            <ActivityChanges collection={entry.collection} changes={entry.changes} />
            {address && <LocalLink to={address}>{t('activity.restore')}</LocalLink>}
          </>
        );
      }}
    />
  );
}
