import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import { environment } from '../config/environment.ts';

/** App Check with Google's reCAPTCHA. Load this file through `app-check-header.ts`, when a form is first wanted. */

/**
 * The name of a separate Firebase app for the forms, so that reading content never waits for a reCAPTCHA that a browser may
 * block.
 */
export const FORMS_APP = 'forms';

/** The longest time to wait: a blocked reCAPTCHA never responds. */
const TIMEOUT_MS = 5_000;

/** Returns the header with a token, or no header after `TIMEOUT_MS`. @throws if Google rejects the request. */
export async function appCheckHeaderFor(siteKey: string): Promise<Record<string, string>> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const token = await Promise.race([fetchToken(siteKey), timeout]);
  return token ? { [APP_CHECK_HEADER]: token } : {};
}

/** Firebase caches a token until it expires. */
async function fetchToken(siteKey: string): Promise<string> {
  const { VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID = '' } = environment;
  // Firebase returns the existing instance for the same options.
  const app = initializeApp(
    { projectId: VITE_FIREBASE_PROJECT_ID, apiKey: VITE_FIREBASE_API_KEY, appId: VITE_FIREBASE_APP_ID },
    FORMS_APP,
  );
  const check = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(check)).token;
}
