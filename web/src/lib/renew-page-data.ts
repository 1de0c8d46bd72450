import type { Query, QueryClient } from '@tanstack/react-query';
import { type ContentVersions, isUnchanged, isVersioned } from '@app/domain/content/content-versions.ts';
import { findContentVersions } from './content-versions.ts';
import { hasChangedContent } from './own-changes.ts';
import { isInlined, isStale, type PageData } from './page-data.ts';

/** The first part of a query's key is the collection that it reads. */
const collectionOf = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0];

/**
 * Fetches inlined data again that has changed since the page was rendered; the page may come from a cache. For public content
 * it reads the versions first, one document, and only the collections whose version is another one. Where versions are
 * unknown, and after changes by this browser, it fetches all of it.
 *
 * Unchanged data is not complete: it is in one language and without fields that the page does not show. So it counts as invalid,
 * and a page that is opened later fetches it.
 * @param now the time of the page's clock, which does not know for how long a cache has kept the page
 * @returns the current versions, or null if they were not read
 */
export async function renewPageData(
  queryClient: QueryClient,
  page: PageData,
  now: Date,
  readVersions = findContentVersions,
): Promise<ContentVersions | null> {
  const isContent = (query: Query) => isVersioned(collectionOf(query)) && isInlined(query);
  void queryClient.invalidateQueries({
    predicate: (query) => !isVersioned(collectionOf(query)) && isStale(query, page.now, new Date()),
  });
  const hasContent = queryClient.getQueryCache().getAll().some(isContent);
  const current = hasContent && page.versions && !hasChangedContent() ? await readVersions() : null;
  const isSame = (query: Query) => {
    const collection = collectionOf(query);
    return current !== null && isVersioned(collection) && isUnchanged(collection, page, current, now);
  };
  await Promise.all([
    queryClient.invalidateQueries({
      predicate: (query) => isContent(query) && isSame(query),
      refetchType: 'none',
    }),
    queryClient.invalidateQueries({ predicate: (query) => isContent(query) && !isSame(query) }),
  ]);
  return current;
}
