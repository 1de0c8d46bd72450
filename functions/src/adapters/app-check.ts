import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';

/** Returns whether an App Check token is valid for this project. */
export type AppCheck = (token: string) => Promise<boolean>;

/** Error codes of firebase-admin for a token that is forged, expired or of another project. */
const INVALID_CODES: readonly unknown[] = ['app-check/invalid-argument', 'app-check/app-check-token-expired'];

/** Returns a check that verifies tokens with Firebase: https://firebase.google.com/docs/app-check/custom-resource-backend */
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
