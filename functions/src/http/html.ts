import type { Http } from './http.ts';

/** The policy of a static page without scripts and external resources, with inline styles. */
export const STATIC_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Sends a static page without scripts and external resources that sends no referrer to other sites. Its form needs a
 * same-origin referrer: under `no-referrer` browsers send `Origin: null`, which is refused as foreign.
 * https://fetch.spec.whatwg.org/#append-a-request-origin-header
 */
export function answerPage(http: Http, html: string): Response {
  http.header('Content-Security-Policy', STATIC_PAGE_POLICY);
  http.header('Referrer-Policy', 'same-origin');
  http.header('X-Robots-Tag', 'noindex');
  return http.html(html);
}
