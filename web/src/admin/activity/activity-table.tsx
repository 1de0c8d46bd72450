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
import { describeEntry, type Named } from './describe-entry.ts';
import { itemAddress, restoreAddress } from './item-address.ts';
import { useItemsAt } from './use-items-at.ts';

type Item = Named & { id: string };

const isOfStock = ({ collection }: AuditEntry) => collection === 'productStock';

/** Returns the path of an entry's item, such as `events/ID`; of a stock, that of its product. */
const pathOf = (entry: AuditEntry) => `${isOfStock(entry) ? 'products' : entry.collection}/${entry.item}`;

/** Returns what the entry of a deletion has recorded of the item. */
const deletedItem = ({ changes }: AuditEntry): Named =>
  Object.fromEntries(Object.entries(changes).map(([field, { before }]) => [field, before]));

interface EntryItems {
  /** Those that exist, as they are now. */
  stored: ReadonlyMap<string, Named>;
  /** Those that were deleted, as they were when it was done last; they may have been restored since. */
  deleted: ReadonlyMap<string, Named>;
}

/** Returns the items that the entries are about, by collection and id. */
function useEntryItems(entries: readonly AuditEntry[]): EntryItems {
  const paths = entries.map(pathOf);
  const lists = [
    useItemsAt<Item>('products', paths),
    useItemsAt<Item>('events', paths),
    useItemsAt<Item>('stories', paths),
    useItemsAt<Item>('storeLocations', paths),
    useItemsAt<Item>('faqs', paths),
    useItemsAt<Item>('bookings', paths),
    useItemsAt<Item>('waitlistEntries', paths),
    useItemsAt<Item>('contacts', paths),
    useItemsAt<Item>('newsletterSubscriptions', paths),
    useItemsAt<Item>('mail', paths),
  ];
  // Of several deletions of an item, a map keeps the last one.
  const deletions = entries
    .filter((entry) => entry.what === 'deleted' && !isOfStock(entry))
    .toSorted((a, b) => a.when.getTime() - b.when.getTime());
  return {
    stored: new Map(lists.flatMap((list) => list ?? [])),
    deleted: new Map(deletions.map((entry) => [pathOf(entry), deletedItem(entry)])),
  };
}

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
