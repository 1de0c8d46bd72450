import { environment } from '../config/environment.ts';

/**
 * Returns the App Check header, or no header if App Check is not configured or issues no token; the API then decides. Call it
 * when a form is opened, so that sending does not wait for the token.
 */
export async function appCheckHeader(): Promise<Record<string, string>> {
  const key = environment.VITE_APP_CHECK_KEY;
  return key
    ? import('./app-check.ts').then(({ appCheckHeaderFor }) => appCheckHeaderFor(key)).catch(() => ({}))
    : {};
}
