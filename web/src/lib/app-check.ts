import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import { environment } from '../config/environment.ts';

/** App Check and with it Google's reCAPTCHA. Load this file through `app-check-header.ts`, when a form is first wanted. */

/**
 * A Firebase of its own for the forms: beside the one that reads, so that content never waits for a reCAPTCHA that a
 * browser may hold back for good.
 */
export const FORMS_APP = 'forms';

/** A reCAPTCHA that is blocked never answers. */
const TIMEOUT_MS = 5_000;

/** The header with a token, or none where none comes in time. @throws when Google refuses one. */
export async function appCheckHeaderFor(siteKey: string): Promise<Record<string, string>> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const token = await Promise.race([fetchToken(siteKey), tooLate]);
  return token ? { [APP_CHECK_HEADER]: token } : {};
}

/** Firebase keeps a token for as long as it holds. */
async function fetchToken(siteKey: string): Promise<string> {
  const { VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID = '' } = environment;
  // Whoever asks Firebase for the same again is given what there is.
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
