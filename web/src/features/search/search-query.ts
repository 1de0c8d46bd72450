import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { searchEntries } from '@app/domain/search/search-entries.ts';
import type { SearchEntry } from '@app/domain/search/search-entry.ts';

/** The path of the index: a file that the server generates from the public content, cached by the CDN. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** Returns the index at `now`, which a browser does not need to know. */
export type ReadIndex = (now: Date) => Promise<SearchEntry[]>;

/** Loads the index file. @throws Error when it cannot be loaded */
export async function fetchSearchIndex(): Promise<SearchEntry[]> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`${SEARCH_INDEX_PATH}: ${response.status}`);
  return (await response.json()) as SearchEntry[];
}

/** The index, read once in a visit. The server keeps it out of the page, which contains the results alone. */
const loaded = new WeakMap<QueryClient, Promise<SearchEntry[]>>();

function indexOf(queryClient: QueryClient, readIndex: () => Promise<SearchEntry[]>): Promise<SearchEntry[]> {
  const earlier = loaded.get(queryClient);
  if (earlier) return earlier;
  const reading = readIndex();
  loaded.set(queryClient, reading);
  reading.catch(() => loaded.delete(queryClient));
  return reading;
}

/** Returns the query for the results of a search. */
export function searchQuery(search: string, { readIndex, now }: { readIndex: ReadIndex; now: Date }) {
  return queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ client }) => searchEntries(await indexOf(client, () => readIndex(now)), search, now),
    placeholderData: keepPreviousData,
  });
}
