import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { useRemaining } from '../deleting/use-remaining.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import { useLiveCount } from '../live/use-live-count.ts';
import { useListView } from './list-view.ts';
import styles from './live-list.module.css';

/** Number of items on a page. */
export const PAGE = 25;

interface LiveListProps<T extends { id: string }> {
  collection: CollectionName;
  /** Returns the queries, each with a limit. */
  selections: (limit: number) => readonly Selection[];
  /** Filters the results by what a query cannot express. */
  keep?: (item: T) => boolean;
  compare?: (a: T, b: T) => number;
  label: string;
  loading: string;
  failed?: string;
  /** "12 bookings". */
  counted: (count: number) => string;
  empty: ReactNode;
  /** The items as a compact table, one press away. */
  renderTable?: (items: readonly T[]) => ReactNode;
  /** The items as cards. */
  children: (items: readonly T[]) => ReactNode;
}

/** A live list that grows by pages. Give it a `key` that identifies the query, so that another query starts at the first page. */
export function LiveList<T extends { id: string }>({
  collection,
  selections,
  keep = () => true,
  compare,
  label,
  loading,
  failed,
  counted,
  empty,
  renderTable,
  children,
}: LiveListProps<T>) {
  const { t } = useTranslation('admin');
  const [limit, setLimit] = useState(PAGE);
  const [view, chooseView] = useListView(collection);
  const queries = selections(limit);
  const latest = useLiveUnion<T>(collection, queries);
  const live = useKeepPreviousData(latest);
  const found = live.state === 'ready' ? live.value : [];
  const kept = useRemaining(collection, found).filter(keep);
  const items = compare ? kept.toSorted(compare) : kept;

  if (live.state !== 'ready') return <LiveStatus live={live} loading={loading} failed={failed} />;

  const mayHaveMore = found.length >= limit;
  const isGrowing = latest.state === 'loading';
  if (items.length === 0 && !mayHaveMore) return <div className={styles.empty}>{empty}</div>;
  return (
    <section aria-label={label}>
      <div className={styles.head}>
        <output className={styles.count}>
          {counted(items.length)}
          {mayHaveMore && ' · '}
          {/* The server counts what a single query selects, not what is filtered here. */}
          {mayHaveMore &&
            (queries.length === 1 && items.length === found.length ? (
              <Total collection={collection} selection={queries[0]!} />
            ) : (
              t('lists.thereIsMore')
            ))}
        </output>
        {renderTable && (
          <Button
            size="small"
            aria-pressed={view === 'table'}
            onClick={() => chooseView(view === 'table' ? 'cards' : 'table')}
          >
            {t('lists.table')}
          </Button>
        )}
      </div>
      {renderTable && view === 'table' ? renderTable(items) : children(items)}
      {(mayHaveMore || isGrowing) && (
        <Button className={styles.more ?? ''} loading={isGrowing} onClick={() => setLimit(limit + PAGE)}>
          {isGrowing ? t('lists.loadingMore') : t('lists.more')}
        </Button>
      )}
    </section>
  );
}

/** The number of all selected items, counted by the server. */
function Total({ collection, selection }: { collection: CollectionName; selection: Selection }) {
  const { t } = useTranslation('admin');
  const { limit: _, ...all } = selection;
  const total = useLiveCount(collection, all);
  return total === null ? t('lists.thereIsMore') : t('lists.total', { count: total });
}
