import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchEntries } from '@app/domain/search/search-entries.ts';
import type { SearchEntry } from '@app/domain/search/search-entry.ts';
import { NOT_INLINED } from '../../lib/inlining.ts';
import { SEARCH_KEY } from '../../lib/page-data.ts';

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

/** The query for the index. The server keeps it out of the page, which contains the results alone. */
const indexQuery = (readIndex: () => Promise<SearchEntry[]>) =>
  queryOptions({ queryKey: [SEARCH_KEY, 'index'], meta: NOT_INLINED, queryFn: readIndex });

/** Returns the query for the results of a search. */
export function searchQuery(search: string, { readIndex, now }: { readIndex: ReadIndex; now: Date }) {
  return queryOptions({
    queryKey: [SEARCH_KEY, 'results', search],
    queryFn: async ({ client }) => {
      const index = await client.ensureQueryData(indexQuery(() => readIndex(now)));
      return searchEntries(index, search, now);
    },
    placeholderData: keepPreviousData,
  });
}
