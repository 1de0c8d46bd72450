import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { isSearched } from '@app/domain/record-search/search-entry.ts';
import { useRemaining } from '../deleting/use-remaining.ts';
import type { Live } from '../live/live.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import { useLiveCount } from '../live/use-live-count.ts';
import { useListView, type ListView } from './list-view.ts';
import styles from './live-list.module.css';
import {
  PAGE,
  searchSelection,
  useSearchedItems,
  useSelectedItems,
  type Search,
  type SortedSelection,
} from './use-found-items.ts';
import { ViewSwitch } from './view-switch.tsx';

interface LiveListProps<T extends { id: string }> {
  collection: CollectionName;
  selection: SortedSelection;
  /** Number of items on a page of the selection. */
  pageSize?: number;
  /** A search replaces the selection by the items that it finds. An empty text is no search. */
  search?: Search;
  /** Filters the items by what a query cannot express. */
  keep?: (item: T) => boolean;
  compare?: (a: T, b: T) => number;
  label: string;
  /** One of several lists of a tab: its label is its heading, and the tab has the switch to the table. */
  isGroup?: boolean;
  loading: string;
  failed?: string;
  /** "12 bookings". */
  counted: (count: number) => string;
  empty: ReactNode;
  /** How the list is shown at first; cards unless given. */
  view?: ListView;
  /** The items as a compact table, one press away. */
  renderTable?: (items: readonly T[]) => ReactNode;
  /** The items as cards. */
  children: (items: readonly T[]) => ReactNode;
}

/** A live list that grows by pages. Give it a `key` that identifies the query, so that another query starts at the first page. */
export function LiveList<T extends { id: string }>(props: LiveListProps<T>) {
  const { collection, search } = props;
  if (!search?.text || !isSearched(collection)) return <SelectedList {...props} />;
  const found = searchSelection(collection, search);
  // A text without a searchable word, such as a single Latin letter, finds nothing.
  if (!found) return <div className={styles.empty}>{props.empty}</div>;
  return <SearchedList {...props} collection={collection} found={found} />;
}

function SelectedList<T extends { id: string }>(props: LiveListProps<T>) {
  const { collection, selection, pageSize = PAGE } = props;
  const [pages, setPages] = useState(1);
  const { live, mayHaveMore } = useSelectedItems<T>(collection, selection, pages, pageSize);
  return (
    <FoundItems
      {...props}
      latest={live}
      mayHaveMore={mayHaveMore}
      total={<Total collection={collection} selection={selection} />}
      onMore={() => setPages(pages + 1)}
    />
  );
}

interface SearchedListProps<T extends { id: string }> extends LiveListProps<T> {
  collection: Parameters<typeof searchSelection>[0];
  found: NonNullable<ReturnType<typeof searchSelection>>;
}

function SearchedList<T extends { id: string }>({ found, ...props }: SearchedListProps<T>) {
  const { t } = useTranslation('admin');
  const [pages, setPages] = useState(1);
  const { live, mayHaveMore } = useSearchedItems<T>(props.collection, found, pages);
  return (
    <FoundItems
      {...props}
      latest={live}
      mayHaveMore={mayHaveMore}
      total={
        // What the browser filters is not known to the server's count.
        found.isExact && !props.keep ? (
          <Total collection="searchEntries" selection={found.selection} />
        ) : (
          t('lists.thereIsMore')
        )
      }
      onMore={() => setPages(pages + 1)}
    />
  );
}

interface FoundItemsProps<T extends { id: string }> extends LiveListProps<T> {
  latest: Live<T[]>;
  mayHaveMore: boolean;
  /** Shown while not all items are loaded. */
  total: ReactNode;
  onMore: () => void;
}

function FoundItems<T extends { id: string }>({
  collection,
  latest,
  mayHaveMore,
  total,
  onMore,
  keep = () => true,
  compare,
  label,
  isGroup = false,
  loading,
  failed,
  counted,
  empty,
  view: firstView = 'cards',
  renderTable,
  children,
}: FoundItemsProps<T>) {
  const { t } = useTranslation('admin');
  const [view] = useListView(collection, firstView);
  const live = useKeepPreviousData(latest);
  const found = live.state === 'ready' ? live.value : [];
  const kept = useRemaining(collection, found).filter(keep);
  const items = compare ? kept.toSorted(compare) : kept;

  if (live.state !== 'ready') return <LiveStatus live={live} loading={loading} failed={failed} />;

  const isGrowing = latest.state === 'loading';
  const hasMore = mayHaveMore || isGrowing;
  if (items.length === 0 && !hasMore) return empty && <div className={styles.empty}>{empty}</div>;
  return (
    <section aria-label={label} className={isGroup ? styles.group : undefined}>
      {isGroup && <h2>{label}</h2>}
      <div className={styles.head}>
        <output className={styles.count}>
          {counted(items.length)}
          {hasMore && ' · '}
          {hasMore && total}
        </output>
        {renderTable && !isGroup && <ViewSwitch collection={collection} first={firstView} />}
      </div>
      {renderTable && view === 'table' ? renderTable(items) : children(items)}
      {hasMore && (
        <Button className={styles.more ?? ''} loading={isGrowing} onClick={onMore}>
          {isGrowing ? t('lists.loadingMore') : t('lists.more')}
        </Button>
      )}
    </section>
  );
}

/** The number of all selected items, counted by the server. */
function Total({ collection, selection }: { collection: CollectionName; selection: SortedSelection }) {
  const { t } = useTranslation('admin');
  const total = useLiveCount(collection, selection);
  return total === null ? t('lists.thereIsMore') : t('lists.total', { count: total });
}
