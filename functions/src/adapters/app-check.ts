import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';

/** Whether a token of App Check is valid for this project. */
export type AppCheck = (token: string) => Promise<boolean>;

/** What firebase-admin says of a token that is forged, expired or another project's. */
const INVALID_CODES: readonly unknown[] = ['app-check/invalid-argument', 'app-check/app-check-token-expired'];

/** App Check as Firebase verifies it: https://firebase.google.com/docs/app-check/custom-resource-backend */
export function appCheck(firebase: FirebaseAppCheck): AppCheck {
  return async (token) => {
    try {
      await firebase.verifyToken(token);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && INVALID_CODES.includes(error.code)) return false;
      throw error;
    }
  };
}
