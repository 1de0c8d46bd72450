import type { ReactNode } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { EmptyState } from './empty-state.tsx';

interface EmptyGroupProps {
  collection: CollectionName;
  /** The first pages of the other groups, which are shown as well, so that they are not read again. */
  others: readonly Selection[];
  /** Said when other groups have items. */
  text: string;
  /** Shown when none has. */
  empty: ReactNode;
}

/** What a group without items says: that the list has none at all, or that they are in other groups. */
export function EmptyGroup({ collection, others, text, empty }: EmptyGroupProps) {
  const live = useLiveUnion<{ id: string }>(collection, others);
  if (live.state === 'loading') return null;
  return live.state === 'ready' && live.value.length === 0 ? empty : <EmptyState title={text} />;
}
