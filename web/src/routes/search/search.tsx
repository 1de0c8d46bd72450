import { fetchSearchIndex, type ReadIndex } from '../../features/search/search-query.ts';
import { SearchPage } from '../../features/search/search-page.tsx';

/** The server reads the content; the browser loads the file that the server made of it, and none of the code for it. */
const readIndex: ReadIndex = import.meta.env.SSR
  ? async (now) => (await import('./read-search-index.ts')).readSearchIndex(now)
  : fetchSearchIndex;

export function SearchRoute() {
  return <SearchPage readIndex={readIndex} />;
}
