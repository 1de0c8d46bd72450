import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchedCollection } from '@app/domain/record-search/search-entry.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { EmptyState, NoResults } from './empty-state.tsx';
import styles from './live-list.module.css';
import { useFoundIds } from './use-found-items.ts';

interface FoundIdsProps {
  text: string;
  /** The collections that are searched. */
  collections: readonly SearchedCollection[];
  loading: string;
  children: (ids: readonly string[]) => ReactNode;
}

/** What a list shows about the items that a search finds. */
export function FoundIds({ text, collections, loading, children }: FoundIdsProps) {
  const { t } = useTranslation('admin');
  const found = useFoundIds(collections, text);
  if (found.state !== 'ready') return <LiveStatus live={found} loading={loading} />;
  const { ids, isPartial } = found.value;
  if (ids.length > 0)
    return (
      <>
        {isPartial && <p className={styles.notice}>{t('lists.latestFound', { count: ids.length })}</p>}
        {children(ids)}
      </>
    );
  return (
    <div className={styles.empty}>
      {isPartial ? (
        <EmptyState title={t('lists.notAmongLatest')} detail={t('lists.notAmongLatestDetail')} />
      ) : (
        <NoResults />
      )}
    </div>
  );
}
