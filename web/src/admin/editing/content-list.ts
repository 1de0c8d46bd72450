import { useState } from 'react';
import { useLiveDocuments, type Selection } from '../live/live-documents.ts';
import { useKept } from '../live/use-kept.ts';
import type { ContentItem, ContentName } from './content-kind.ts';
import { matchesSearch } from './search.ts';

/** How many items are read and shown at first, and by how many more at each asking. */
const PAGE = 24;
/** Among how many a search looks: Firestore itself cannot look into texts. */
export const SEARCHED = 1_000;

/** The items of a tab, live, a page at a time; a search looks through many more and shows what it finds. */
export function useContentList<Item extends ContentItem>(
  name: ContentName,
  orderBy: NonNullable<Selection['orderBy']>,
  search: string,
) {
  const [limit, setLimit] = useState(PAGE);
  const isSearching = search.trim() !== '';
  const read = isSearching ? SEARCHED : limit;
  const latest = useLiveDocuments<Item>(name, { orderBy, limit: read });
  const live = useKept(latest);
  const all = live.state === 'ready' ? live.value : [];
  return {
    live,
    items: isSearching ? all.filter((item) => matchesSearch(item, search)) : all,
    isSearching,
    isGrowing: latest.state === 'loading',
    /** There may be more than has been read. */
    isCutOff: all.length >= read,
    showMore: () => setLimit(limit + PAGE),
  };
}
