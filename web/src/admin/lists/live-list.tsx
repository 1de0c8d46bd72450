import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { isSearched } from '@app/domain/record-search/search-entry.ts';
import { useLiveCount } from '../live/use-live-count.ts';
import { FoundItems, type ListProps } from './found-items.tsx';
import styles from './live-list.module.css';
import {
  PAGE,
  searchSelection,
  useSearchedItems,
  useSelectedItems,
  type Search,
  type SortedSelection,
} from './use-found-items.ts';

interface LiveListProps<T extends { id: string }> extends ListProps<T> {
  selection: SortedSelection;
  /** Number of items on a page of the selection. */
  pageSize?: number;
  /** A search replaces the selection by the items that it finds. An empty text is no search. */
  search?: Search;
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

/** The number of all selected items, counted by the server. */
function Total({ collection, selection }: { collection: CollectionName; selection: SortedSelection }) {
  const { t } = useTranslation('admin');
  const total = useLiveCount(collection, selection);
  return total === null ? t('lists.thereIsMore') : t('lists.total', { count: total });
}
