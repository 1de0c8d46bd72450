import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearched, type SearchedCollection } from '@app/domain/record-search/search-entry.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useLiveCount } from '../live/use-live-count.ts';
import { FoundItems, type ListProps } from './found-items.tsx';
import styles from './live-list.module.css';
import {
  PAGE,
  SEARCHED_PAGES,
  searchSelection,
  useSearchedItems,
  useSelectedItems,
  wholeSelection,
  type EntrySelection,
  type Search,
  type SortedSelection,
  type StoredEntry,
} from './use-found-items.ts';

export interface LiveListProps<T extends { id: string }> extends ListProps<T> {
  selection: SortedSelection;
  /** Number of items on a page of the selection. */
  pageSize?: number | undefined;
  /** A search replaces the selection by the items that it finds. An empty text is no search. */
  search?: Search;
}

/** A live list that grows by pages. Give it a `key` that identifies the query, so that another query starts at the first page. */
export function LiveList<T extends { id: string }>(props: LiveListProps<T>) {
  const { collection, search } = props;
  if (!search?.text || !isSearched(collection)) return <SelectedList {...props} />;
  const parts = searchSelection(collection, search);
  // A text without a searchable word, such as a single Latin letter, finds nothing.
  if (!parts) return <div className={styles.empty}>{props.empty}</div>;
  const whole = wholeSelection(collection, search);
  if (!whole) return <SearchedList {...props} collection={collection} found={parts} />;
  return <WholeOrParts {...props} collection={collection} whole={whole} parts={parts} />;
}

function SelectedList<T extends { id: string }>(props: LiveListProps<T>) {
  const { collection, selection, pageSize = PAGE } = props;
  const [pages, setPages] = useState(1);
  const { live, mayHaveMore } = useSelectedItems<T>(collection, selection, pages, pageSize);
  // Counted by the server once the first page is full.
  const total = useLiveCount(collection, mayHaveMore || pages > 1 ? selection : null);
  const isAll = live.state === 'ready' && live.value.length === total;
  return (
    <FoundItems
      {...props}
      latest={live}
      mayHaveMore={mayHaveMore && !isAll}
      total={<Total count={total} />}
      onMore={() => setPages(pages + 1)}
    />
  );
}

interface SearchProps<T extends { id: string }> extends LiveListProps<T> {
  collection: SearchedCollection;
}

interface WholeOrPartsProps<T extends { id: string }> extends SearchProps<T> {
  whole: EntrySelection;
  parts: EntrySelection;
}

/** The items with an address or number; while there is none, those that have all its parts, because it may be incomplete. */
function WholeOrParts<T extends { id: string }>({ whole, parts, ...props }: WholeOrPartsProps<T>) {
  const first = useLiveDocuments<StoredEntry>('searchEntries', {
    ...whole.selection,
    limit: 1,
  });
  if (first.state !== 'ready') return <LiveStatus live={first} {...props} />;
  const isWhole = first.value.length > 0;
  return <SearchedList key={String(isWhole)} {...props} found={isWhole ? whole : parts} />;
}

interface SearchedListProps<T extends { id: string }> extends SearchProps<T> {
  found: EntrySelection;
}

function SearchedList<T extends { id: string }>({ found, ...props }: SearchedListProps<T>) {
  const [pages, setPages] = useState(1);
  const [wanted, setWanted] = useState({ items: PAGE, pages: SEARCHED_PAGES });
  const { live, mayHaveMore } = useSearchedItems<T>(props.collection, found, pages);
  const { keep = () => true } = props;
  const shown = live.state === 'ready' ? live.value.filter(keep).length : null;
  const total = useLiveCount('searchEntries', mayHaveMore ? found.counted : null, {
    newest: found.selection,
  });
  const hasMore = mayHaveMore && shown !== total;
  const isTooLittle = shown !== null && shown < wanted.items && pages < wanted.pages && hasMore;
  // Few of the entries with the queried token may have the others.
  if (isTooLittle) setPages(pages + 1);
  return (
    <FoundItems
      {...props}
      latest={live}
      mayHaveMore={hasMore}
      // Entries of an earlier version are found, but not counted.
      total={<Total count={total !== null && shown !== null && total > shown ? total : null} />}
      onMore={() => {
        setPages(pages + 1);
        setWanted({ items: (shown ?? 0) + PAGE, pages: pages + SEARCHED_PAGES });
      }}
    />
  );
}

/** The number of all items; that there are more while it is unknown. */
function Total({ count }: { count: number | null }) {
  const { t } = useTranslation('admin');
  return count === null ? t('lists.thereIsMore') : t('lists.total', { count });
}
