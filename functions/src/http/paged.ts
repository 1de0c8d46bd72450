import type { Page } from '../store/page.ts';
import type { Http } from './http.ts';

/** The items of a page; the address of the next one goes into the answer's Link header (RFC 8288). */
export function paged<T>(http: Http, { items, next }: Page<T>): T[] {
  if (next !== undefined) {
    const { pathname, searchParams } = new URL(http.req.url);
    searchParams.set('cursor', next);
    http.header('Link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return items;
}
