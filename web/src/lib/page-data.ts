import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  isVersioned,
  type VersionedCollection,
  type Versions,
} from '@app/domain/content/content-versions.ts';
import { inliningOptions } from './inlining.ts';

/** The data that a server-rendered page inlines, so that the browser hydrates it without reading it again. */
export interface PageData {
  now: Date;
  /** The public origin of the site: `https://…`. */
  origin: string;
  /** The namespaces of the translations that the page uses. */
  namespaces: readonly string[];
  /** The versions of the content before it was read; absent where they are not known. */
  versions?: Versions | undefined;
  answers: readonly (readonly [QueryKey, unknown])[];
}

/** The id of the element that contains the data. */
export const PAGE_DATA_ID = 'page-data';

const DATE = '$date';

function tagDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.getTime() };
  if (Array.isArray(value)) return value.map(tagDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tagDates(inner)]));
}

/** Returns JSON in which a date is `{"$date": milliseconds}` and `<` is escaped, so that no text ends the script element. */
export function serializePageData(data: PageData): string {
  return JSON.stringify(tagDates(data)).replaceAll('<', '\\u003c');
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && DATE in value ? new Date(value[DATE] as number) : value,
  ) as PageData;
}

/** The first part of the keys of the search's queries. */
export const SEARCH_KEY = 'search';

/** The collections that the search index is made of. */
export const SEARCHED_COLLECTIONS: readonly VersionedCollection[] = [
  'products',
  'events',
  'stories',
  'storeLocations',
  'faqs',
];

/** Returns the versioned collections of which the data under a key is made: the one that its first part names, or those of the search. */
export function sourcesOf([first]: QueryKey): readonly VersionedCollection[] {
  if (first === SEARCH_KEY) return SEARCHED_COLLECTIONS;
  return isVersioned(first) ? [first] : [];
}

const NEVER_FETCHED = 0;

/** Sets inlined query data in the cache. It counts as never fetched. */
export function restoreQueries(queryClient: QueryClient, answers: PageData['answers']): void {
  for (const [queryKey, data] of answers)
    queryClient.setQueryData(queryKey, data, { updatedAt: NEVER_FETCHED });
}

/** Returns the valid data under a key that this browser has fetched. It is complete; inlined data need not be. */
export function completeQueryData<Answer>(queryClient: QueryClient, queryKey: QueryKey): Answer[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.dataUpdatedAt > NEVER_FETCHED && !state.isInvalidated)
    .map(({ state }) => state.data as Answer);
}

/** Returns whether this browser has not fetched the data of a query: it came with the page. */
export const isInlined = ({ state: { data, dataUpdatedAt } }: Query) =>
  data !== undefined && dataUpdatedAt === NEVER_FETCHED;

/**
 * Sets the data of a page that is opened later. It does not replace data that this browser has fetched, nor older content any
 * other. Only current public content is not fetched again: older content and anything else, such as seats, is shown until then.
 */
export function restorePrefetched(
  queryClient: QueryClient,
  answers: PageData['answers'],
  isCurrent: (collection: VersionedCollection) => boolean,
): void {
  const cache = queryClient.getQueryCache();
  for (const [queryKey, data] of answers) {
    const query = cache.find({ queryKey });
    const [collection] = queryKey;
    const isContent = isVersioned(collection);
    const isOld = isContent && !isCurrent(collection);
    if (query?.state.data !== undefined && (isOld || !isInlined(query))) continue;
    restoreQueries(queryClient, [[queryKey, data]]);
    if (isOld || !isContent)
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** Removes inlined data that the page does not show, because it is in another language now. */
export function removeUnusedInlinedData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isInlined });
}

/**
 * Fetches the inlined data under a key that the page shows, which is in one language and may be shortened. Without a key, all
 * of it. @throws when it cannot be read; the inlined data remains
 */
export async function completeInlinedData(queryClient: QueryClient, queryKey: QueryKey = []): Promise<void> {
  await queryClient.refetchQueries(
    { queryKey, type: 'active', predicate: isInlined },
    { cancelRefetch: false, throwOnError: true },
  );
}

/** Returns whether inlined data of a page rendered at `written` is stale at `now`. */
export function isStale({ meta }: Pick<Query, 'meta'>, written: Date, now: Date): boolean {
  const age = now.getTime() - written.getTime();
  // A negative age means that the visitor's clock is slow.
  return age < 0 || age >= (inliningOptions(meta).freshFor ?? 0);
}
