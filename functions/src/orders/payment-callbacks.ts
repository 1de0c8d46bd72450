import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { Http, HttpEnv } from '../http/http.ts';
import { NOTIFICATION_PATH, readViewToken, RETURN_PATH } from './order-token.ts';
import { receiveNotification } from './receive-notification.ts';

/**
 * Redirects the buyer's browser from the provider's page to the page of the order or of the booking. Its arrival proves no
 * payment; the page only waits for the notification.
 */
function leadBack(http: Http, { config }: Deps): Response {
  const token = http.req.param('token') ?? '';
  const home = http.req.query('language') === 'en' ? '/en' : '';
  const page = http.req.query('kind') === 'booking' ? 'booking' : 'orders';
  const isKnown = readViewToken(config, token) !== null;
  return http.redirect(isKnown ? `${home}/${page}/${token}#returned` : `${home}/`, 303);
}

/**
 * Serves the two URLs that the payment provider calls. Only they accept a POST with a foreign Origin, because the buyer's
 * browser arrives by a form on the provider's page.
 */
export function mountPaymentCallbacks(app: Hono<HttpEnv>, deps: Deps): void {
  app.post(`${NOTIFICATION_PATH}/:token`, (http) => {
    http.set('route', `${NOTIFICATION_PATH}/{token}`);
    return receiveNotification(http, deps);
  });
  app.on(['GET', 'POST'], `${RETURN_PATH}/:token`, (http) => {
    http.set('route', `${RETURN_PATH}/{token}`);
    return leadBack(http, deps);
  });
}
