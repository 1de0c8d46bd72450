import type { Http } from './http.ts';

/** For a page that runs nothing and loads nothing, and carries its own few styles. */
export const STILL_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A page that runs nothing, loads nothing and tells no other site that it was visited. Its form needs a referrer within
 * the site: under `no-referrer` browsers send `Origin: null`, which is refused as foreign.
 * https://fetch.spec.whatwg.org/#append-a-request-origin-header
 */
export function answerPage(http: Http, html: string): Response {
  http.header('Content-Security-Policy', STILL_PAGE_POLICY);
  http.header('Referrer-Policy', 'same-origin');
  http.header('X-Robots-Tag', 'noindex');
  return http.html(html);
}
