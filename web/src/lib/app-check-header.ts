import { environment } from '../config/environment.ts';

/**
 * The header by which the API tells the site's own pages from programs; none where App Check is not set up or gives no
 * token, and then the API decides. A form that asks when it is opened need not wait when it is sent.
 */
export async function appCheckHeader(): Promise<Record<string, string>> {
  const key = environment.VITE_APP_CHECK_KEY;
  return key
    ? import('./app-check.ts').then(({ appCheckHeaderFor }) => appCheckHeaderFor(key)).catch(() => ({}))
    : {};
}
