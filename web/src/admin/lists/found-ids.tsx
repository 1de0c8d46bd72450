import type { ReactNode } from 'react';
import { isSearched } from '@app/domain/record-search/search-entry.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { NoResults } from './empty-state.tsx';
import styles from './live-list.module.css';
import { searchSelection, useFoundIds } from './use-found-items.ts';

interface FoundIdsProps {
  text: string;
  /** The collection that is searched; all of them without it. */
  collection: string | null;
  loading: string;
  children: (ids: readonly string[]) => ReactNode;
}

/** What a list shows about the items that a search finds. */
export function FoundIds({ text, collection, loading, children }: FoundIdsProps) {
  const isPossible = collection === null || isSearched(collection);
  const ids = useFoundIds(isPossible ? searchSelection(collection, { text }) : null);
  if (ids.state !== 'ready') return <LiveStatus live={ids} loading={loading} />;
  if (ids.value.length > 0) return children(ids.value);
  return (
    <div className={styles.empty}>
      <NoResults />
    </div>
  );
}
