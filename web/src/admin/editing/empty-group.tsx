import { useTranslation } from 'react-i18next';
import { EmptyState } from '../lists/empty-state.tsx';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import type { ContentItem, ContentName } from './content-kind.ts';

interface EmptyGroupProps {
  collection: ContentName;
  /** The first pages of the other groups, which are shown as well, so that they are not read again. */
  others: readonly Selection[];
  isFiltered: boolean;
  /** Said when other groups have items. */
  text: string;
}

/** What a group without items says: that the list has none at all, or that they are in other groups. */
export function EmptyGroup({ collection, others, isFiltered, text }: EmptyGroupProps) {
  const { t } = useTranslation('admin');
  const live = useLiveUnion<ContentItem>(collection, others);
  if (live.state === 'loading') return null;
  if (live.state !== 'ready' || live.value.length > 0) return <EmptyState title={text} />;
  if (isFiltered) return <EmptyState title={t('editing.noMatch')} />;
  return <EmptyState title={t(`${collection}.empty`)} detail={t(`${collection}.emptyDetail`)} />;
}
