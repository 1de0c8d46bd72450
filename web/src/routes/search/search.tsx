import { fetchSearchIndex } from '../../features/search/search-query.ts';
import { SearchPage } from '../../features/search/search-page.tsx';
import { readSearchIndex } from './read-search-index.ts';

/** The server reads the content; the browser loads the file that the server made of it. */
const readIndex = import.meta.env.SSR ? readSearchIndex : fetchSearchIndex;

export function SearchRoute() {
  return <SearchPage readIndex={readIndex} />;
}
