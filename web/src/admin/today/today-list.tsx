import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { useRemaining } from '../deleting/use-remaining.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import type { Live } from '../live/live.ts';
import { LiveStatus } from '../live/live-status.tsx';
import type { Selection } from '../live/selection.ts';
import styles from './today.module.css';

interface TodayItemsProps<T extends { id: string }> {
  collection: CollectionName;
  live: Live<readonly T[]>;
  empty: string;
  children: (items: readonly T[]) => ReactNode;
}

interface TodayListProps<T extends { id: string }> extends Omit<TodayItemsProps<T>, 'live'> {
  selection: Selection;
}

/** The first items of a live list; `children` returns its `li` elements. */
export function TodayList<T extends { id: string }>({ selection, ...props }: TodayListProps<T>) {
  return <TodayItems {...props} live={useLiveDocuments<T>(props.collection, selection)} />;
}

/** The same for items that are not those of one selection. */
export function TodayItems<T extends { id: string }>({
  collection,
  live,
  empty,
  children,
}: TodayItemsProps<T>) {
  const { t } = useTranslation('admin');
  const items = useRemaining(collection, live.state === 'ready' ? live.value : []);
  if (live.state !== 'ready') return <LiveStatus live={live} loading={t('loading')} />;
  if (items.length === 0) return <p className={styles.aside}>{empty}</p>;
  return <ul className={styles.list}>{children(items)}</ul>;
}
