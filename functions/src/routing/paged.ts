import type { Page } from '../store/page.ts';
import type { Http } from '../http/http.ts';

/** Returns the items of a page and puts the URL of the next page into the Link header (RFC 8288). */
export function paged<T>(http: Http, { items, next }: Page<T>): T[] {
  if (next !== undefined) {
    const { pathname, searchParams } = new URL(http.req.url);
    searchParams.set('cursor', next);
    http.header('Link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return items;
}
