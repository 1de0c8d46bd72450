import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryCollection } from '@app/domain/record-search/search-entry.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { EmptyState, NoResults } from './empty-state.tsx';
import styles from './live-list.module.css';
import { useFoundIds } from './use-found-items.ts';

interface FoundIdsProps {
  text: string;
  /** The collections that are searched. */
  collections: readonly EntryCollection[];
  loading: string;
  children: (ids: readonly string[]) => ReactNode;
}

/** What a list shows about the items that a search finds, one page of items at a time. */
export function FoundIds({ text, collections, loading, children }: FoundIdsProps) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const found = useFoundIds(collections, text, page);
  if (found.state !== 'ready') return <LiveStatus live={found} loading={loading} />;
  const { ids, hasMore } = found.value;
  const turnPages = (hasMore || page > 1) && (
    <div className={styles.pages}>
      {ids.length > 0 && <p>{t('lists.foundPage', { page, count: ids.length })}</p>}
      {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('lists.laterItems')}</Button>}
      {hasMore && <Button onClick={() => setPage(page + 1)}>{t('lists.earlierItems')}</Button>}
    </div>
  );
  return (
    <>
      {turnPages}
      {ids.length > 0 ? (
        children(ids)
      ) : (
        <div className={styles.empty}>
          {turnPages ? <EmptyState title={t('lists.notOnPage')} /> : <NoResults />}
        </div>
      )}
    </>
  );
}
