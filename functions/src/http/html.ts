import type { Http } from './http.ts';

/** For a page that runs nothing and loads nothing, and carries its own few styles. */
export const STILL_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page that runs nothing, loads nothing and tells nobody that it was visited. */
export function answerPage(http: Http, html: string): Response {
  http.header('Content-Security-Policy', STILL_PAGE_POLICY);
  http.header('Referrer-Policy', 'no-referrer');
  http.header('X-Robots-Tag', 'noindex');
  return http.html(html);
}
