import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { useRemaining } from '../deleting/use-remaining.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
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
  children,
}: LiveListProps<T>) {
  const { t } = useTranslation('admin');
  const [limit, setLimit] = useState(PAGE);
  const latest = useLiveUnion<T>(collection, selections(limit));
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
      <output className={styles.count}>
        {counted(items.length)}
        {mayHaveMore && ` · ${t('lists.thereIsMore')}`}
      </output>
      {children(items)}
      {(mayHaveMore || isGrowing) && (
        <Button className={styles.more ?? ''} loading={isGrowing} onClick={() => setLimit(limit + PAGE)}>
          {isGrowing ? t('lists.loadingMore') : t('lists.more')}
        </Button>
      )}
    </section>
  );
}
