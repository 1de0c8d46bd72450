import type { ReactNode } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useRemaining } from '../deleting/use-remaining.ts';
import type { Live } from '../live/live.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import { useListView, type ListView } from './list-view.ts';
import styles from './live-list.module.css';
import { LoadMore } from './load-more.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** What a live list shows, however its items are found. */
export interface ListProps<T extends { id: string }> {
  collection: CollectionName;
  /** Drops items that no longer fit: search entries follow a change within seconds. */
  keep?: (item: T) => boolean;
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
  renderTable?: ((items: readonly T[]) => ReactNode) | undefined;
  /** The items as cards. */
  children: (items: readonly T[]) => ReactNode;
}

interface FoundItemsProps<T extends { id: string }> extends ListProps<T> {
  latest: Live<T[]>;
  mayHaveMore: boolean;
  /** Shown while not all items are loaded. */
  total: ReactNode;
  onMore: () => void;
}

/** The items of a list that are loaded. They stay while more are loaded, and when that fails. */
export function FoundItems<T extends { id: string }>({
  collection,
  latest,
  mayHaveMore,
  total,
  onMore,
  keep = () => true,
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
  const [view] = useListView(collection, firstView);
  const live = useKeepPreviousData(latest);
  const found = live.state === 'ready' ? live.value : [];
  const items = useRemaining(collection, found).filter(keep);

  if (live.state !== 'ready') return <LiveStatus live={live} loading={loading} failed={failed} />;

  const isGrowing = latest.state !== 'ready';
  const hasMore = mayHaveMore || isGrowing;
  if (items.length === 0 && !hasMore) return empty && <div className={styles.empty}>{empty}</div>;
  // Whether it is still empty is not known, nor how many there are.
  if (items.length === 0 && isGrowing) return <LoadMore latest={latest} failed={failed} onMore={onMore} />;
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
      {/* Items whose code or texts load late leave the rest of the tab as it is, with what is being typed into its search. */}
      <LoadBoundary resetKey={view} loading={<Spinner label={loading} />}>
        {renderTable && view === 'table' ? renderTable(items) : children(items)}
      </LoadBoundary>
      {hasMore && (
        <div className={styles.more}>
          <LoadMore latest={latest} failed={failed} onMore={onMore} />
        </div>
      )}
    </section>
  );
}
