import { STATIC_PAGE_POLICY } from '@app/domain/page/content-security-policy.ts';
import type { Http } from './http.ts';

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
