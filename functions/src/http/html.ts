import type { Http } from './http.ts';

/** A page that runs nothing, loads nothing and tells nobody that it was visited. */
export function answerPage(http: Http, html: string): Response {
  http.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  http.header('Referrer-Policy', 'no-referrer');
  http.header('X-Robots-Tag', 'noindex');
  return http.html(html);
}
