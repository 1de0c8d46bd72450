import { MAX_SEARCH_LENGTH } from '@app/domain/search/search-entries.ts';

/** The query parameter of a search: `?q=guji`. */
export const SEARCH_PARAMETER = 'q';

export function readSearch(address: URLSearchParams): string {
  const search = address.get(SEARCH_PARAMETER) ?? '';
  return search.trim() === '' ? '' : [...search].slice(0, MAX_SEARCH_LENGTH).join('');
}

export function writeSearch(search: string): URLSearchParams {
  const written = new URLSearchParams();
  if (search.trim() !== '') written.set(SEARCH_PARAMETER, search);
  return written;
}
