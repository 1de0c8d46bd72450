import { matchPath } from 'react-router-dom';
import { INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { paths, STORE_PARAMETER } from '../config/paths.ts';
import { FILTER_KEYS_OF, type ListKind } from '../features/products/list-kind.ts';
import { readListState, writeListState } from '../features/products/list-state.ts';
import { ABOUT_PARAMETER, TYPE_PARAMETER } from '../features/contact/contact-draft.ts';
import { readEventFilter, writeEventFilter } from '../features/events/event-filter.ts';
import { readSearch, writeSearch } from '../features/search/search-parameter.ts';
import { readStoryFilter, writeStoryFilter } from '../features/stories/filter-search-params.ts';
import { neutralPath } from '../i18n/localized-path.ts';

type Canonical = (search: URLSearchParams) => URLSearchParams;

const list =
  (kind: ListKind): Canonical =>
  (search) =>
    writeListState(readListState(search, FILTER_KEYS_OF[kind]));

/** Keeps the initial values of the contact form and the selected store. */
function contact(search: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  for (const name of [TYPE_PARAMETER, ABOUT_PARAMETER, STORE_PARAMETER]) {
    const value = search.get(name);
    const isRead = name === TYPE_PARAMETER ? INQUIRY_TYPES.some((type) => type === value) : value;
    if (value && isRead) canonical.set(name, value);
  }
  return canonical;
}

/** The pages that read query parameters. Each uses the functions by which its components read and write them. */
const PAGES: readonly (readonly [path: string, canonical: Canonical])[] = [
  [paths.coffee, list('coffee')],
  [paths.makgeolli, list('makgeolli')],
  [paths.products, list('all')],
  [paths.experiences, (search) => writeEventFilter(readEventFilter(search))],
  [paths.stories, (search) => writeStoryFilter(readStoryFilter(search))],
  [paths.search, (search) => writeSearch(readSearch(search))],
  [paths.contact, contact],
];

/**
 * Returns the query of a page in canonical form, '' or `?…`: without parameters that the page does not read
 * (`utm_source`, `fbclid`) and invalid values, sorted and uniformly encoded. Otherwise every variant (`?&`, `%61`)
 * would be rendered and cached separately. A space may be `%20` or `+`, because browsers and intermediaries write both.
 * The function is idempotent, so that a redirect to its result is never redirected again.
 */
export function canonicalSearch(pathname: string, search: string): string {
  const canonical = PAGES.find(([path]) => matchPath(path, neutralPath(pathname)))?.[1](
    new URLSearchParams(search),
  );
  const clean = canonical?.size ? `?${canonical}` : '';
  return search.replaceAll('%20', '+') === clean ? search : clean;
}
