import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { useRemaining } from '../deleting/use-remaining.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import type { Selection } from '../live/selection.ts';
import styles from './today.module.css';

interface TodayListProps<T extends { id: string }> {
  collection: CollectionName;
  selection: Selection;
  empty: string;
  children: (items: readonly T[]) => ReactNode;
}

/** The first items of a live list; `children` returns its `li` elements. */
export function TodayList<T extends { id: string }>({
  collection,
  selection,
  empty,
  children,
}: TodayListProps<T>) {
  const { t } = useTranslation('admin');
  const live = useLiveDocuments<T>(collection, selection);
  const items = useRemaining(collection, live.state === 'ready' ? live.value : []);
  if (live.state !== 'ready') return <LiveStatus live={live} loading={t('loading')} />;
  if (items.length === 0) return <p className={styles.aside}>{empty}</p>;
  return <ul className={styles.list}>{children(items)}</ul>;
}
